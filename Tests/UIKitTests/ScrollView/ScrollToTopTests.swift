// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct ScrollToTopTests {
    @Test("fact 97: a tap on the status bar scrolls to the top, and the delegate is told")
    func tap() throws {
        let stage = ScrollStage()
        let delegate = TopDelegate()
        stage.view.delegate = delegate
        stage.view.contentInset.top = 20
        stage.view.contentOffset.y = 900
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == -20)
        #expect(delegate.calls == ["should", "did"])
        // If the content is at the top already, the delegate is not asked.
        stage.screen.tapStatusBar()
        #expect(delegate.calls == ["should", "did"])
    }

    @Test("fact 97: nothing scrolls if the delegate refuses or scrollsToTop is false")
    func refused() throws {
        let stage = ScrollStage()
        let delegate = TopDelegate()
        delegate.allows = false
        stage.view.delegate = delegate
        stage.view.contentOffset.y = 900
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 900)
        #expect(delegate.calls == ["should"])
        stage.view.scrollsToTop = false
        stage.screen.tapStatusBar()
        #expect(delegate.calls == ["should"])
    }

    @Test("fact 97: on an iPhone nothing scrolls if several visible scroll views have scrollsToTop")
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
        // A second scroll view with `scrollsToTop` that is off screen does not prevent the scroll to the top.
        other.scrollsToTop = true
        stage.view.contentOffset.y = 100
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("A scroll to the top that a finger stops is not reported as done")
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
        #expect(stage.view.contentOffset.y > 100)
        #expect(delegate.calls == ["should"])
    }

    @Test(
        "Dragging dismisses the keyboard at once in the onDrag mode, and not in the interactive mode",
        arguments: [true, false])
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
    var calls: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("should")
        return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
}
