// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: keyboard and screen reader") @MainActor
struct DragDropStackViewKeysTests {
    @Test("Arrows choose a view, space lifts it, arrows move it, and space drops it")
    func keys() throws {
        let stage = try StackStage()
        stage.screen.press(.tab)
        #expect(stage.stack.isFocused)
        stage.screen.press(.rightArrow)
        // The focus ring is around the chosen view.
        #expect(stage.ring == stage.tile(1).frame.midX)
        stage.screen.press(.space)
        #expect(stage.stack.isDragging)
        #expect(stage.tile(1).alpha == 0)
        stage.screen.press(.rightArrow)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.lifted?.center == stage.middle(3))
        #expect(stage.ring == nil)
        #expect(stage.stack.names == ["V0", "V1", "V2", "V3", "V4"])
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 1 3", "end"])
        // The dropped view is still chosen: space lifts it again.
        #expect(stage.stack.isFocused)
        stage.screen.press(.space)
        stage.screen.press(.home)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V1", "V0", "V2", "V3", "V4"])
    }

    @Test("Home, End and the page keys choose a view at an end or a page away, and scroll to it")
    func endsAndPages() throws {
        let stage = try StackStage(20, axis: .vertical, scrolls: true)
        let stack = stage.stack
        func ring() -> CGFloat? {
            stack.subviews.first { view in view.alpha > 0 && !stack.arrangedSubviews.contains { $0 === view } }?.frame
                .midY
        }
        stage.screen.press(.tab)
        stage.screen.press(.end)
        try stage.screen.settle()
        #expect(stage.offset > 900)
        #expect(ring() == stage.tile(19).frame.midY)
        stage.screen.press(.home)
        try stage.screen.settle()
        #expect(stage.offset == 0)
        #expect(ring() == stage.tile(0).frame.midY)
        stage.screen.press(.pageDown)
        try stage.screen.settle()
        let page = try #require(ring())
        #expect(page > 300)
        #expect(page < 500)
        stage.screen.press(.pageUp)
        try stage.screen.settle()
        #expect(ring() == stage.tile(0).frame.midY)
    }

    @Test("Escape returns the view, and the focus stays on it")
    func escape() throws {
        let stage = try StackStage(axis: .vertical)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
        #expect(stage.stack.isFocused)
        stage.screen.press(.space)
        #expect(stage.stack.isDragging)
        stage.screen.press(.tab)
        #expect(stage.stack.isDragging)
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    @Test("Arrows do nothing beyond the ends, and in a right-to-left layout the left arrow moves to the next place")
    func ends() throws {
        let stage = try StackStage(isRightToLeft: true)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        stage.screen.press(.leftArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 1", "end"])
        stage.screen.press(.space)
        stage.screen.press(.end)
        stage.screen.press(.leftArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.modelDelegate.model.last == "V0")
    }

    @Test("A view that keys move is scrolled into sight")
    func scrolls() throws {
        let stage = try StackStage(20, scrolls: true)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        for _ in 0..<10 { stage.screen.press(.rightArrow) }
        stage.screen.advance(by: 0.5)
        let lifted = try #require(stage.lifted)
        #expect(lifted.center.x < 390)
        #expect(stage.scrollView!.contentOffset.x > 300)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 10", "end"])
    }

    @Test("Space lifts a focused view in the stack, but not while a text field is edited")
    func focusedView() throws {
        let stage = try StackStage(2)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        stage.tile(1).addSubview(field)
        field.becomeFirstResponder()
        stage.screen.press(.space)
        #expect(!stage.stack.isDragging)
        field.resignFirstResponder()
        let focusable = FocusableTile("F")
        stage.stack.addArrangedSubview(focusable)
        stage.modelDelegate.model.append("F")
        stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        stage.screen.advance(by: 0.1)
        UIFocusSystem.focusSystem(for: stage.stack)?.requestFocusUpdate(to: focusable)
        stage.screen.advance(by: 0.1)
        #expect(focusable.isFocused)
        stage.screen.press(.space)
        stage.screen.press(.leftArrow)
        stage.screen.press(.space)
        try stage.expectSettled(ids: ["V0", "V1", "F"])
        #expect(stage.modelDelegate.model == ["V0", "F", "V1"])
    }

    @Test("A finger elsewhere in the stack lifts nothing during a keyboard drag")
    func fingerDuringKeyboardDrag() throws {
        let stage = try StackStage()
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.lift(3).up()
        #expect(stage.stack.isDragging)
        #expect(stage.modelDelegate.calls == ["begin"])
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 1", "end"])
    }

    @Test("Arrows across the axis move the view to the next stack of the group")
    func across() throws {
        let stage = try StackStage(3)
        let (other, group) = stage.join(["W0", "W1"], in: CGRect(x: 15, y: 200, width: 130, height: 60))
        var moves: [String] = []
        group.onChange = { move in
            moves.append("\(move.sourceIndex) \(move.targetIndex)")
            stage.modelDelegate.model.remove(at: move.sourceIndex)
        }
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        try stage.screen.settle()
        #expect(moves == ["1 2"])
        #expect(other.names == ["W0", "W1", "V1"])
        #expect(stage.modelDelegate.calls == ["begin", "end"])
    }

    @Test("After a keyboard drop in another stack, or a cancel, the view has the focus ring", arguments: [true, false])
    func ringAcross(isDropped: Bool) throws {
        let stage = try StackStage(3)
        let (other, group) = stage.join(["W0", "W1"], in: CGRect(x: 15, y: 200, width: 130, height: 60))
        group.onChange = { move in stage.modelDelegate.model.remove(at: move.sourceIndex) }
        func ring(_ stack: DragDropStackView) -> CGPoint? {
            stack.subviews.first { view in view.alpha > 0 && !stack.arrangedSubviews.contains { $0 === view } }?.center
        }
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        let view = stage.tile(1)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(ring(stage.stack) == nil)
        #expect(other.isFocused)
        let place = try #require(stage.lifted?.center)
        #expect(ring(other) == nil)
        #expect(other.convert(other.bounds, to: nil).insetBy(dx: -70, dy: 0).contains(place))
        stage.screen.press(.leftArrow)
        stage.screen.advance(by: 0.5)
        #expect(try #require(stage.lifted).center.x < place.x)
        stage.screen.press(isDropped ? .space : .escape)
        try stage.screen.settle()
        if isDropped {
            #expect(view.superview === other)
            #expect(other.isFocused)
            #expect(ring(stage.stack) == nil)
            #expect(ring(other) == view.center)
        } else {
            #expect(view.superview === stage.stack)
            #expect(stage.stack.isFocused)
            #expect(ring(other) == nil)
            #expect(ring(stage.stack) == view.center)
        }
        // The view is still chosen: space lifts it again.
        stage.screen.press(.space)
        stage.screen.advance(by: 0.3)
        #expect(view.alpha == 0)
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(group.stacks.count == 2)
    }

    @Test("A view that arrows move to another stack and back has the focus in its own stack")
    func backInOwnStack() throws {
        let stage = try StackStage(3)
        let (other, group) = stage.join([], in: CGRect(x: 15, y: 200, width: 200, height: 60))
        stage.screen.liftByKeys(.downArrow)
        stage.screen.advance(by: 0.5)
        #expect(other.isFocused)
        stage.screen.press(.upArrow)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.stack.isFocused)
        #expect(stage.lifted?.center == stage.middle(1))
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 1", "end"])
        #expect(stage.stack.isFocused)
        #expect(group.stacks.count == 2)
    }

    // MARK: - Accessibility

    @Test(
        "The lift, the last of several moves and the drop are announced with names and numbers (I83)",
        arguments: frameRates)
    func announcements(rate: Double) throws {
        let stage = try StackStage()
        stage.screen.framesPerSecond = rate
        let finger = stage.lift(1)
        #expect(stage.screen.announcements.last == "V1 lifted, 2 of 5")
        finger.move(by: CGVector(dx: 143, dy: 0), duration: 0.2)
        finger.hold(0.5)
        #expect(stage.screen.announcements == ["V1 lifted, 2 of 5", "Moved before V4, 4 of 5"])
        finger.up()
        #expect(stage.screen.announcements.last == "V1 dropped, 4 of 5")
        try stage.expectSettled()
        stage.drag(0, to: 1).cancel()
        #expect(stage.screen.announcements.last == "V0 put back, 1 of 5")
        try stage.expectSettled()
    }

    @Test("Custom actions move a view, are absent at the ends, and are one undo step each (I84)")
    func actions() throws {
        let stage = try StackStage(3, axis: .vertical)
        func names(_ index: Int) -> [String] { stage.tile(index).accessibilityCustomActions?.map(\.name) ?? [] }
        #expect(names(0) == ["Move Down", "Move to Bottom"])
        #expect(names(1) == ["Move Up", "Move Down", "Move to Top", "Move to Bottom"])
        #expect(names(2) == ["Move Up", "Move to Top"])
        let element = try #require(stage.screen.accessibilityElement(named: "V0"))
        #expect(stage.screen.perform("Move to Bottom", on: element))
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
        #expect(stage.screen.announcements.last == "V0 moved below V2, 3 of 3")
        #expect(names(2) == ["Move Up", "Move to Top"])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V0", "V1", "V2"])
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("The app's own actions remain, and fixed or removed views have no move actions")
    func ownActions() throws {
        let stage = try StackStage(3)
        let tile = stage.tile(1)
        tile.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
        stage.stack.setNeedsLayout()
        stage.screen.advance(by: 0.1)
        #expect(
            tile.accessibilityCustomActions?.map(\.name)
                == ["Open", "Move Left", "Move Right", "Move to Start", "Move to End"])
        stage.modelDelegate.fixed = ["V1"]
        stage.stack.setNeedsLayout()
        stage.screen.advance(by: 0.1)
        #expect(tile.accessibilityCustomActions?.map(\.name) == ["Open"])
        let other = stage.tile(0)
        other.removeFromSuperview()
        stage.screen.advance(by: 0.1)
        #expect(other.accessibilityCustomActions == nil)
    }

    @Test("A drag is one undo step, which can be redone (I57, I84)")
    func undo() throws {
        let stage = try StackStage()
        let undoManager = try #require(stage.screen.undoManager)
        stage.drag(0, to: 3).up()
        try stage.expectSettled()
        stage.drag(4, to: 1).up()
        try stage.expectSettled()
        let end = stage.modelDelegate.model
        undoManager.undo()
        try stage.expectSettled()
        undoManager.undo()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V0", "V1", "V2", "V3", "V4"])
        #expect(!undoManager.canUndo)
        undoManager.redo()
        undoManager.redo()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == end)
        stage.stack.configuration.registersUndo = false
        undoManager.removeAllActions()
        stage.drag(0, to: 3).up()
        try stage.expectSettled()
        #expect(!undoManager.canUndo)
    }
}

private final class FocusableTile: Tile {
    override var canBecomeFocused: Bool { true }
}
