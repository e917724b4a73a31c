// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("Slider")
struct UISliderTests {
    /// Shows a slider from x = 50 to x = 250. Its thumb's center can be from x = 66 to x = 234.
    private func show(_ slider: UISlider) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 300, height: 100))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        slider.frame = CGRect(x: 50, y: 30, width: 200, height: 31)
        board.addSubview(slider)
        screen.show(board)
        return screen
    }

    @Test func valueFollowsTheThumb() {
        let slider = UISlider()
        var values: [Float] = []
        slider.addAction(UIAction { action in values.append((action.sender as! UISlider).value) }, for: .valueChanged)
        let screen = show(slider)
        let finger = screen.touch(at: CGPoint(x: 66, y: 45))
        finger.move(by: CGVector(dx: 84, dy: 60))
        #expect(abs(slider.value - 0.5) < 0.001)
        finger.move(by: CGVector(dx: 500, dy: 0))
        finger.up()
        #expect(slider.value == 1)
        #expect(values.count == 2)
    }

    @Test func nonContinuousSliderSendsOnlyTheLastValue() {
        let slider = UISlider()
        slider.isContinuous = false
        slider.maximumValue = 100
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let screen = show(slider)
        let finger = screen.touch(at: CGPoint(x: 66, y: 45))
        finger.move(by: CGVector(dx: 84, dy: 0), duration: 0.2)
        #expect(count == 0)
        finger.up()
        #expect(count == 1)
        #expect(abs(slider.value - 50) < 0.1)
    }

    @Test func touchBesideTheThumbDoesNotMoveIt() {
        let slider = UISlider()
        let screen = show(slider)
        let finger = screen.touch(at: CGPoint(x: 200, y: 45))
        finger.move(by: CGVector(dx: 20, dy: 0))
        finger.up()
        #expect(slider.value == 0)
    }

    @Test func arrowKeysMoveTheFocusedSlider() {
        let slider = UISlider()
        var values: [Float] = []
        slider.addAction(UIAction { action in values.append((action.sender as! UISlider).value) }, for: .valueChanged)
        let screen = show(slider)
        screen.press(.rightArrow)
        #expect(values.isEmpty)
        screen.press(.tab)
        #expect(slider.isFocused)
        for key in [UIKeyboardHIDUsage.rightArrow, .rightArrow, .leftArrow, .end, .rightArrow, .home] {
            screen.press(key)
        }
        let expected: [Float] = [0.1, 0.2, 0.1, 1, 0]
        #expect(values.count == expected.count)
        #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 0.001 })
        slider.semanticContentAttribute = .forceRightToLeft
        screen.press(.leftArrow)
        #expect(abs(slider.value - 0.1) < 0.001)
        screen.press(.upArrow)
        screen.press(.rightArrow, modifiers: .command)
        #expect(values.count == expected.count + 1)
        slider.isEnabled = false
        screen.press(.leftArrow)
        #expect(abs(slider.value - 0.1) < 0.001)
    }

    @Test func rightToLeftReversesTheDirection() {
        let slider = UISlider()
        let screen = show(slider)
        screen.traits.layoutDirection = .rightToLeft
        let finger = screen.touch(at: CGPoint(x: 234, y: 45))
        finger.move(by: CGVector(dx: -84, dy: 0))
        finger.up()
        #expect(abs(slider.value - 0.5) < 0.001)
    }

    @Test func valueStaysBetweenMinimumAndMaximum() {
        let slider = UISlider()
        slider.value = 5
        #expect(slider.value == 1)
        slider.minimumValue = 3
        #expect(slider.value == 3)
        #expect(slider.maximumValue == 3)
        slider.maximumValue = 10
        slider.value = .nan
        #expect(slider.value == 3)
    }
}

@MainActor
@Suite("Progress view")
struct UIProgressViewTests {
    @Test func fillsByItsProgress() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 50))
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 10, width: 100, height: 4)
        view.trackTintColor = .white
        view.progressTintColor = .black
        screen.show(view)
        #expect(ink(screen.capture()).isNull)
        view.progress = 0.5
        #expect(abs(ink(screen.capture()).maxX - 50) <= 1)
        view.setProgress(1.5, animated: true)
        #expect(view.progress == 1)
        screen.advance(by: 0.1)
        #expect(ink(screen.capture()).maxX < 99)
        try screen.settle()
        #expect(ink(screen.capture()).maxX > 99)
        view.progress = 0.25
        screen.traits.layoutDirection = .rightToLeft
        #expect(abs(ink(screen.capture()).minX - 75) <= 1)
    }
}
