// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: keyboard lift and cancel") @MainActor
struct DragDropStackLiftingKeysTests {
    @Test(
        "Control-D and command-D lift the chosen view, as space does",
        arguments: [UIKeyModifierFlags.control, .command])
    func picksUp(modifier: UIKeyModifierFlags) throws {
        let stage = try StackStage()
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        stage.screen.press(.keyboardD, modifiers: modifier)
        #expect(stage.stack.isDragging)
        #expect(stage.tile(1).alpha == 0)
        #expect(stage.modelDelegate.calls == ["begin"])
        // Pressing the lift keys again has no effect.
        stage.screen.press(.keyboardD, modifiers: modifier)
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 1 2", "end"])
        stage.screen.press(.keyboardD, modifiers: [modifier, .shift])
        stage.screen.press(.keyboardD)
        #expect(!stage.stack.isDragging)
        stage.screen.press(.keyboardD, modifiers: modifier)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.stack.isFocused)
    }

    @Test("Control-D lifts nothing while a text field is edited, and lifts no fixed view")
    func notLifted() throws {
        let stage = try StackStage(2)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        stage.tile(1).addSubview(field)
        field.becomeFirstResponder()
        stage.screen.press(.keyboardD, modifiers: .control)
        #expect(!stage.stack.isDragging)
        field.resignFirstResponder()
        stage.modelDelegate.fixed = ["V0", "V1"]
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        #expect(!stage.stack.isDragging)
        #expect(stage.modelDelegate.calls == [])
    }

    @Test(
        "After Escape far from its place, the view is in sight again, and has the focus ring",
        arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [false, true])
    func escapeScrollsBack(axis: NSLayoutConstraint.Axis, isAtEnd: Bool) throws {
        let stage = try StackStage(20, axis: axis, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        let isRow = axis == .horizontal
        stage.screen.press(.tab)
        let onward: UIKeyboardHIDUsage = isRow ? .keyboardRightArrow : .keyboardDownArrow
        if isAtEnd { for _ in 0..<19 { stage.screen.press(onward) } }
        stage.screen.press(.space)
        stage.screen.press(isAtEnd ? .home : .end)
        stage.screen.advance(by: 0.5)
        let home = stage.tile(isAtEnd ? 19 : 0)
        #expect(!scrollView.bounds.intersects(home.convert(home.bounds, to: scrollView)))
        stage.screen.press(.escape)
        // The preview returns to the place that the view has after the scrolling.
        stage.screen.advance(by: 0.28)
        let place = home.convert(CGPoint(x: 30, y: 30), to: nil)
        #expect(stage.lifted?.center == place)
        try stage.expectSettled()
        #expect(home.isWhollyOnScreen())
        #expect(stage.stack.isFocused)
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
        let ring = stage.stack.subviews.first { view in !stage.stack.arrangedSubviews.contains { $0 === view } }
        #expect(ring?.center == home.center)
    }

    @Test("After Escape in another stack far away, the view is in sight again, and has the focus")
    func escapeInOtherStack() throws {
        let stage = try StackStage(3)
        let scrollView = UIScrollView(frame: stage.controller.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 1000)
        stage.controller.view.addSubview(scrollView)
        scrollView.addSubview(stage.stack)
        let (other, group) = stage.join(["W0", "W1"], in: CGRect(x: 15, y: 900, width: 130, height: 60))
        stage.screen.liftByKeys(.downArrow)
        stage.screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y > 400)
        #expect(other.isFocused)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(scrollView.contentOffset.y <= 20)
        #expect(stage.stack.isFocused)
        #expect(group.stacks.count == 2)
    }

    @Test("Space scrolls a focused view back into sight, and lifts it there")
    func scrolledAway() throws {
        let stage = try StackStage(20, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        stage.screen.press(.tab)
        scrollView.contentOffset.x = 600
        stage.screen.advance(by: 0.1)
        stage.screen.press(.space)
        stage.screen.advance(by: 0.5)
        let lifted = try #require(stage.lifted)
        #expect(stage.stack.isDragging)
        #expect(scrollView.contentOffset.x < 20)
        #expect(scrollView.convert(scrollView.bounds, to: nil).contains(lifted.center))
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    @Test("A cancelled touch after autoscroll leaves the content offset unchanged (I31)")
    func cancelledTouch() throws {
        let stage = try StackStage(20, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 385, y: 150), duration: 0.2)
        finger.hold(1)
        let offset = scrollView.contentOffset
        #expect(offset.x > 300)
        finger.cancel()
        try stage.expectSettled()
        #expect(scrollView.contentOffset == offset)
    }
}
