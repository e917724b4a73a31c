// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A view that keys can be for.
private final class FocusedView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

@Suite @MainActor
struct ScrollKeyTests {
    private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ stage: ScrollStage) throws
        -> CGPoint
    {
        stage.screen.press(key, modifiers: modifiers)
        try stage.screen.settle()
        return stage.view.contentOffset
    }

    @Test("Arrows scroll a little, page keys and space a page, home and end all the way")
    func keys() throws {
        let stage = ScrollStage(content: CGSize(width: 900, height: 3000))
        #expect(try press(.downArrow, [], stage) == CGPoint(x: 0, y: 40))
        #expect(try press(.upArrow, [], stage) == .zero)
        #expect(try press(.rightArrow, [], stage) == CGPoint(x: 40, y: 0))
        #expect(try press(.leftArrow, [], stage) == .zero)
        #expect(try press(.pageDown, [], stage).y == 560)
        #expect(try press(.space, [], stage).y == 1120)
        #expect(try press(.space, .shift, stage).y == 560)
        #expect(try press(.downArrow, .alternate, stage).y == 1120)
        #expect(try press(.pageUp, [], stage).y == 560)
        #expect(try press(.end, [], stage).y == 2400)
        #expect(try press(.home, [], stage).y == 0)
        #expect(try press(.downArrow, .command, stage).y == 2400)
        #expect(try press(.upArrow, .control, stage).y == 0)
        #expect(try press(.rightArrow, .command, stage).x == 600)
        #expect(stage.listener.heard == ["scroll"])
    }

    @Test("One key after another adds up while the content still moves")
    func addsUp() throws {
        let stage = ScrollStage()
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        #expect(stage.view.isScrollAnimating)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 120)
    }

    @Test("Keys turn pages where the view pages")
    func pages() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 1300))
        stage.view.isPagingEnabled = true
        #expect(try press(.downArrow, [], stage).y == 600)
        #expect(try press(.pageDown, [], stage).y == 700)
        #expect(try press(.pageUp, [], stage).y == 600)
    }

    @Test("Keys are for the view that holds the first responder, and go on where that has no room")
    func firstResponder() throws {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = CGSize(width: 200, height: 230)
        let focused = FocusedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.addSubview(focused)
        stage.view.addSubview(inner)
        #expect(focused.becomeFirstResponder())
        #expect(try press(.downArrow, [], stage).y == 0 && inner.contentOffset.y == 30)
        #expect(try press(.downArrow, [], stage).y == 40 && inner.contentOffset.y == 30)
    }

    @Test("No key scrolls that is switched off, nor while text is typed")
    func refused() throws {
        let stage = ScrollStage()
        stage.view.allowsKeyboardScrolling = false
        #expect(try press(.downArrow, [], stage) == .zero)
        stage.view.allowsKeyboardScrolling = true
        stage.view.isScrollEnabled = false
        #expect(try press(.downArrow, [], stage) == .zero)
        stage.view.isScrollEnabled = true
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        #expect(try press(.downArrow, [], stage) == .zero)
        field.resignFirstResponder()
        #expect(try press(.downArrow, [], stage).y == 40)
    }
}
