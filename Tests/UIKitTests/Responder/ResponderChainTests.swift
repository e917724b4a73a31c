// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("The responder chain") @MainActor
struct ResponderChainTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))

    @Test("fact 13: a view's next is its controller or superview; a controller's is the superview or window")
    func next() {
        let (root, child) = (UIViewController(), UIViewController())
        screen.show(root)
        root.addChild(child)
        let holder = UIView()
        root.view.addSubview(holder)
        holder.addSubview(child.view)
        let inner = UIView()
        child.view.addSubview(inner)
        #expect(inner.next === child.view)
        #expect(child.view.next === child)
        #expect(child.next === holder)
        #expect(holder.next === root.view)
        #expect(root.view.next === root)
        #expect(root.next === screen.window)
    }

    @Test("fact 13: a presented controller's next is its presenting controller")
    func presented() {
        let (root, sheet) = (UIViewController(), UIViewController())
        screen.show(root)
        root.present(sheet, animated: false)
        screen.advance(by: 1)
        #expect(sheet.next === root)
    }

    @Test("A controller whose view leaves the window resigns first responder, and keys go to the new page")
    func coveredFirstResponder() {
        final class Page: UIViewController {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap(\.key?.characters)
            }
        }
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        screen.show(navigation)
        screen.advance(by: 0.1)
        first.becomeFirstResponder()
        screen.press(.keyboardA)
        navigation.pushViewController(second, animated: false)
        screen.advance(by: 0.1)
        #expect(!first.isFirstResponder)
        screen.press(.keyboardB)
        #expect(first.keys == ["a"])
        #expect(second.keys == ["b"])
    }

    @Test("fact 14: a window's next is its scene or the application; an application's is a responder delegate")
    func window() {
        #expect(screen.window.next === screen.window.windowScene ?? UIApplication.shared)
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate()
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        #expect(UIApplication.shared.next === delegate)
        UIApplication.shared.delegate = old
    }

    @Test("fact 15: a gesture recognizer is not a responder")
    func recognizers() {
        let recognizer: NSObject = UITapGestureRecognizer()
        #expect(!(recognizer is UIResponder))
    }

    @Test("fact 16: an action without target goes to the nearest responder that implements it, or to none")
    func nilTarget() {
        final class Board: UIView {
            var calls: [Int] = []
            func pressed(_ control: UIControl) { calls.append(control.tag) }
            func pressed(_ control: UIControl, event: UIEvent?) { calls.append(control.tag + 100) }
        }
        final class Elsewhere: UIView {
            func pressed(_ control: UIControl) { Issue.record("It is not in the chain") }
        }
        let (outer, inner, control) = (Board(), Board(), UIControl())
        outer.addSubview(inner)
        inner.addSubview(control)
        control.tag = 3
        control.sendAction(Board.pressed(_:), to: nil, for: nil)
        #expect(inner.calls == [3])
        #expect(outer.calls == [])
        control.sendAction(Board.pressed(_:), to: outer, for: nil)
        #expect(outer.calls == [3])
        control.sendAction(Board.pressed(_:event:), to: outer, for: nil)
        #expect(outer.calls == [3, 103])
        control.sendAction(Elsewhere.pressed(_:), to: nil, for: nil)
    }

    @Test("fact 19: a responder gets one touchesBegan and one touchesEnded or touchesCancelled for a touch")
    func beginningsAndEnds() {
        final class Recorder: UIView {
            var lines: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
        }
        let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(recorder)
        screen.tap(recorder)
        #expect(recorder.lines == ["began", "ended"])
        screen.touch(recorder).cancel()
        #expect(recorder.lines == ["began", "ended", "began", "cancelled"])
        let tap = UITapGestureRecognizer()
        recorder.addGestureRecognizer(tap)
        screen.tap(recorder)
        #expect(Array(recorder.lines.dropFirst(4)) == ["began", "cancelled"])
        recorder.removeGestureRecognizer(tap)
        let finger = screen.touch(recorder)
        screen.isActive = false
        finger.up()
        #expect(Array(recorder.lines.dropFirst(6)) == ["began", "cancelled"])
    }

    @Test("fact 19: touch methods that a responder does not override go to the next responder")
    func passedOn() {
        final class Recorder: UIViewController {
            var lines: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
        }
        let recorder = Recorder()
        screen.show(recorder)
        recorder.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let finger = screen.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.up()
        screen.touch(at: CGPoint(x: 50, y: 50)).cancel()
        #expect(recorder.lines == ["began", "moved", "ended", "began", "cancelled"])
    }

    @Test("fact 20: by default a view cannot become first responder, and can always resign")
    func firstResponder() {
        final class Keen: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (plain, keen) = (UIView(), Keen())
        screen.window.addSubview(plain)
        screen.window.addSubview(keen)
        #expect(!plain.canBecomeFirstResponder)
        #expect(plain.canResignFirstResponder)
        #expect(!plain.becomeFirstResponder())
        #expect(keen.becomeFirstResponder())
        #expect(keen.isFirstResponder)
        #expect(keen.resignFirstResponder())
        #expect(!keen.isFirstResponder)
    }
}
