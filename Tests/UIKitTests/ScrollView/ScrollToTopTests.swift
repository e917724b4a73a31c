// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct ScrollToTopTests {
    @Test("fact 97: a tap on the status bar takes the content to its top, and the delegate hears of it")
    func tap() throws {
        let stage = ScrollStage()
        let delegate = TopDelegate()
        stage.view.delegate = delegate
        stage.view.contentInset.top = 20
        stage.view.contentOffset.y = 900
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == -20)
        #expect(delegate.heard == ["should", "did"])
        // At the top already nothing happens, not even a question.
        stage.screen.tapStatusBar()
        #expect(delegate.heard == ["should", "did"])
    }

    @Test("fact 97: nothing happens where the delegate refuses, or the view does not want it")
    func refused() throws {
        let stage = ScrollStage()
        let delegate = TopDelegate()
        delegate.allows = false
        stage.view.delegate = delegate
        stage.view.contentOffset.y = 900
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 900 && delegate.heard == ["should"])
        stage.view.scrollsToTop = false
        stage.screen.tapStatusBar()
        #expect(delegate.heard == ["should"])
    }

    @Test("fact 97: on an iPhone nothing happens where several scroll views in sight want it")
    func several() throws {
        let stage = ScrollStage()
        let other = UIScrollView(frame: CGRect(x: 0, y: 900, width: 100, height: 100))
        stage.view.addSubview(other)
        stage.view.contentOffset.y = 850
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 850)
        other.scrollsToTop = false
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
        // Out of sight it does not count.
        other.scrollsToTop = true
        stage.view.contentOffset.y = 100
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("A finger that stops the way up is not told as an arrival")
    func stopped() throws {
        let stage = ScrollStage()
        let delegate = TopDelegate()
        stage.view.delegate = delegate
        stage.view.contentOffset.y = 2000
        stage.screen.tapStatusBar()
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.05)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y > 100 && delegate.heard == ["should"])
    }

    @Test("Dragging takes the keyboard away where it says so, and only then", arguments: [true, false])
    func keyboard(onDrag: Bool) {
        let stage = ScrollStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.view.addSubview(field)
        #expect(stage.view.keyboardDismissMode == .none)
        stage.view.keyboardDismissMode = onDrag ? .onDrag : .interactive
        field.becomeFirstResponder()
        let finger = stage.drag(by: CGVector(dx: 0, dy: -50), from: CGPoint(x: 150, y: 300))
        #expect(field.isFirstResponder == !onDrag)
        finger.up()
    }
}

@MainActor
private final class TopDelegate: NSObject, UIScrollViewDelegate {
    var allows = true
    var heard: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        heard.append("should")
        return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didEndScrollingAnimation") }
}
