// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("Switch")
struct UISwitchTests {
    private func show(_ control: UISwitch) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 200, height: 100))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        control.frame.origin = CGPoint(x: 50, y: 30)
        board.addSubview(control)
        screen.show(board)
        return screen
    }

    private func counting(_ control: UISwitch) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    @Test func tapToggles() throws {
        let control = UISwitch()
        let count = counting(control)
        let screen = show(control)
        screen.tap(control)
        #expect(control.isOn)
        #expect(count() == 1)
        screen.tap(control)
        #expect(!control.isOn)
        #expect(count() == 2)
        try screen.settle()
    }

    @Test func draggingTheThumbAcrossToggles() {
        let control = UISwitch()
        let count = counting(control)
        let screen = show(control)
        let finger = screen.touch(at: CGPoint(x: 60, y: 45))
        finger.move(to: CGPoint(x: 95, y: 45), duration: 0.2)
        #expect(!control.isOn)
        finger.up()
        #expect(control.isOn)
        #expect(count() == 1)
        let other = screen.touch(at: CGPoint(x: 95, y: 45))
        other.move(to: CGPoint(x: 60, y: 45), duration: 0.1)
        other.move(to: CGPoint(x: 95, y: 45), duration: 0.1)
        other.up()
        #expect(control.isOn)
        #expect(count() == 1)
    }

    @Test func cancelledTouchAndDisabledSwitchDoNotToggle() {
        let control = UISwitch()
        let count = counting(control)
        let screen = show(control)
        screen.touch(control).cancel()
        control.isEnabled = false
        screen.tap(control)
        #expect(!control.isOn)
        #expect(count() == 0)
    }

    @Test func changeByTheAppSendsNothing() {
        let control = UISwitch()
        let count = counting(control)
        control.isOn = true
        control.setOn(false, animated: true)
        #expect(count() == 0)
        control.performPrimaryAction()
        #expect(control.isOn)
        #expect(count() == 1)
    }

    @Test func isGreenWhileOnAndMirroredRightToLeft() {
        let control = UISwitch()
        let screen = show(control)
        func isWhite(_ x: CGFloat) -> Bool {
            let color = Pixels(screen.capture()).color(at: CGPoint(x: x, y: 45))
            return min(color.red, color.green, color.blue) > 0.98
        }
        #expect(isWhite(65))
        #expect(!isWhite(86))
        control.isOn = true
        #expect(!isWhite(65))
        #expect(isWhite(86))
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 65, y: 45)).green > 0.7)
        screen.traits.layoutDirection = .rightToLeft
        #expect(isWhite(65))
        #expect(!isWhite(86))
        control.onTintColor = .blue
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 86, y: 45)).blue > 0.9)
    }

    @Test func hasAFixedSize() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 500, height: 1))
        #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
        control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    }

    @Test func keysToggleASwitchThatIsFirstResponder() {
        final class Reachable: UISwitch {
            override var canBecomeFirstResponder: Bool { true }
        }
        let control = Reachable()
        let screen = show(control)
        control.becomeFirstResponder()
        screen.press(.space)
        #expect(control.isOn)
    }
}
