// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A view that can become first responder.
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

    @Test("Arrow keys scroll a little, page keys and space a page, Home and End all the way")
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
        #expect(stage.listener.calls == ["scroll"])
    }

    @Test("Keys pressed while the content still moves add up")
    func addsUp() throws {
        let stage = ScrollStage()
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        #expect(stage.view.isScrollAnimating)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 120)
    }

    @Test("With paging, keys turn pages")
    func pages() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 1300))
        stage.view.isPagingEnabled = true
        #expect(try press(.downArrow, [], stage).y == 600)
        #expect(try press(.pageDown, [], stage).y == 700)
        #expect(try press(.pageUp, [], stage).y == 600)
    }

    @Test("Keys scroll the view around the first responder, or the outer view if that is at its end")
    func firstResponder() throws {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = CGSize(width: 200, height: 230)
        let focused = FocusedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.addSubview(focused)
        stage.view.addSubview(inner)
        #expect(focused.becomeFirstResponder())
        #expect(try press(.downArrow, [], stage).y == 0)
        #expect(inner.contentOffset.y == 30)
        #expect(try press(.downArrow, [], stage).y == 40)
        #expect(inner.contentOffset.y == 30)
    }

    @Test("Keys scroll nothing if that or scrolling is disabled, or while text is edited")
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
