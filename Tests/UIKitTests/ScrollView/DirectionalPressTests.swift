// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Arrow key gesture recognizer") @MainActor
struct DirectionalPressTests {
    private final class Focus: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    let stage = ScrollStage()
    let listener = GestureListener()
    private let focus = Focus(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        stage.view.addSubview(focus)
        focus.becomeFirstResponder()
    }

    @Test("The recognizer follows an arrow key while it is down, and the key still scrolls")
    func follows() throws {
        let recognizer = stage.view.directionalPressGestureRecognizer
        #expect(recognizer === stage.view.directionalPressGestureRecognizer)
        #expect(recognizer.view === stage.view)
        recognizer.addTarget(listener, action: GestureListener.record)
        stage.screen.press(.downArrow)
        try stage.screen.settle()
        #expect(listener.calls == [" began", " ended"])
        #expect(stage.view.contentOffset.y == 40)
        stage.screen.press(.pageDown)
        try stage.screen.settle()
        #expect(listener.calls.count == 2)
        #expect(stage.view.contentOffset.y > 500)
    }

    @Test("With two arrow keys the later release is the end, and a window that becomes inactive cancels")
    func several() throws {
        stage.view.directionalPressGestureRecognizer.addTarget(listener, action: GestureListener.record)
        stage.screen.hold(.downArrow)
        stage.screen.hold(.rightArrow)
        stage.screen.release(.downArrow)
        #expect(listener.calls == [" began", " changed"])
        stage.screen.release(.rightArrow)
        #expect(listener.calls == [" began", " changed", " ended"])
        stage.screen.hold(.upArrow)
        stage.screen.isActive = false
        #expect(listener.calls.suffix(2) == [" began", " cancelled"])
        stage.screen.isActive = true
    }

    @Test("While the recognizer is disabled arrow keys do not scroll, and other keys do")
    func disabled() throws {
        stage.view.directionalPressGestureRecognizer.isEnabled = false
        stage.screen.press(.downArrow)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
        stage.screen.press(.pageDown)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y > 500)
    }
}
