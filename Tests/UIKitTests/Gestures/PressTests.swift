// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A recognizer of the space bar that records its calls.
private final class SpaceRecognizer: UIGestureRecognizer {
    var phases: [String] = []
    var ignores = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        phases.append("began \(event.presses(for: self).count)")
        if ignores { for press in presses { ignore(press, for: event) } }
        if presses.first?.key?.keyCode != .keyboardSpacebar { state = .failed }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases.append("changed") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        phases.append("ended")
        state = .recognized
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases.append("cancelled") }
}

/// A view that can be first responder and records key presses.
private final class Typist: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("cancelled") }
}

@Suite("Key presses and gesture recognizers") @MainActor
struct PressTests {
    let stage = GestureStage()
    private let typist = Typist(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        stage.view.addSubview(typist)
        typist.becomeFirstResponder()
    }

    @Test("A recognizer on or above the first responder gets a key first, and cancels it for the responder")
    func recognized() {
        let recognizer = stage.add(SpaceRecognizer(), "space")
        stage.screen.press(.space)
        #expect(recognizer.phases == ["began 1", "ended"])
        #expect(stage.listener.calls == ["space ended"])
        #expect(typist.calls == ["began", "cancelled"])
        #expect(recognizer.state == .possible)
        stage.screen.press(.tab)
        #expect(stage.listener.calls == ["space ended"])
        #expect(typist.calls == ["began", "cancelled", "began", "ended"])
        #expect(recognizer.state == .possible)
    }

    @Test("A key that is down when the window becomes inactive is cancelled once; its release is ignored")
    func cancelled() {
        let recognizer = stage.add(SpaceRecognizer(), "space")
        recognizer.cancelsTouchesInView = false
        stage.screen.hold(.space, repeats: 1)
        stage.screen.isActive = false
        #expect(recognizer.phases == ["began 1", "changed", "cancelled"])
        #expect(typist.calls == ["began", "cancelled"])
        stage.screen.isActive = true
        stage.screen.release(.space)
        #expect(recognizer.phases.count == 3)
        #expect(stage.listener.calls == [])
        #expect(typist.calls == ["began", "cancelled"])
    }

    @Test("Press types, delegate and isEnabled select the presses, and an ignored press stays the responder's")
    func refused() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var asked = 0
            var answer = false
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
                asked += 1
                return answer
            }
        }
        let recognizer = stage.add(SpaceRecognizer(), "space")
        let delegate = Delegate()
        recognizer.delegate = delegate
        stage.screen.press(.space)
        #expect(delegate.asked == 1)
        #expect(recognizer.phases == [])
        delegate.answer = true
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        stage.screen.press(.space)
        #expect(recognizer.phases == [])
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        recognizer.isEnabled = false
        stage.screen.press(.space)
        #expect(recognizer.phases == [])
        recognizer.isEnabled = true
        recognizer.ignores = true
        typist.calls = []
        stage.screen.press(.space)
        #expect(recognizer.phases == ["began 1"])
        #expect(typist.calls == ["began", "ended"])
    }

    @Test("A press is one object from key down to key up, and lists its recognizers")
    func identity() {
        final class Keeper: UIView {
            var presses: [UIPress] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += presses }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += presses }
        }
        let keeper = Keeper()
        stage.view.addSubview(keeper)
        keeper.becomeFirstResponder()
        let recognizer = stage.add(SpaceRecognizer(), "space")
        recognizer.cancelsTouchesInView = false
        stage.screen.press(.space)
        #expect(keeper.presses.count == 2)
        #expect(keeper.presses.first === keeper.presses.last)
        #expect(keeper.presses.first?.gestureRecognizers?.first === recognizer)
        #expect(keeper.presses.first?.phase == .ended)
        #expect(keeper.presses.first?.type == .select)
        #expect(keeper.presses.first?.force == 0)
    }

    @Test("Keys give the characters of a US keyboard: with Shift, as punctuation, and none for Delete")
    func characters() {
        final class Reader: UIView {
            var typed: [String] = []
            var plain: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                typed += presses.compactMap { $0.key?.characters }
                plain += presses.compactMap { $0.key?.charactersIgnoringModifiers }
            }
        }
        let reader = Reader()
        stage.view.addSubview(reader)
        reader.becomeFirstResponder()
        stage.screen.press(.keyboard1, modifiers: .shift)
        stage.screen.press(.keyboardComma)
        stage.screen.press(.delete)
        stage.screen.press(.keyboardA, modifiers: .shift)
        stage.screen.press(.return)
        stage.screen.type("{ü")
        #expect(reader.typed == ["!", ",", "", "A", "\r", "{"])
        #expect(reader.plain == ["1", ",", "", "a", "\r", "["])
    }
}
