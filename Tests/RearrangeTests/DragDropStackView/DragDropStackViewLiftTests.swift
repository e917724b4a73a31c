// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: lift") @MainActor
struct DragDropStackViewLiftTests {
    @Test("A press of a fifth of a second within 10 points lifts the view (I01)", arguments: [3.0, 9.0])
    func jitter(by distance: Double) throws {
        let stage = try StackStage()
        let finger = stage.screen.touch(at: stage.middle(2))
        for step in 0..<4 {
            finger.hold(0.04)
            finger.move(to: stage.middle(2) + CGVector(dx: step.isMultiple(of: 2) ? distance : -distance, dy: 0))
        }
        #expect(!stage.stack.isDragging)
        finger.hold(0.06)
        #expect(stage.stack.isDragging)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "end"])
    }

    @Test("A finger that moves 11 points before the lift scrolls, and lifts nothing (I02)")
    func scroll() throws {
        let stage = try StackStage(20, scrolls: true)
        let finger = stage.screen.touch(at: stage.middle(3))
        finger.hold(0.1)
        finger.move(by: CGVector(dx: -11, dy: 0))
        finger.move(by: CGVector(dx: -50, dy: 0), duration: 0.2)
        finger.hold(0.5)
        #expect(!stage.stack.isDragging)
        #expect((stage.scrollView?.contentOffset.x ?? 0) > 40)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == [])
    }

    @Test("A release after 0.19 s is a tap, and no drag begins (I03)")
    func tap() throws {
        let stage = try StackStage()
        let counter = TapCounter()
        stage.tile(1).addGestureRecognizer(UITapGestureRecognizer(target: counter, action: TapCounter.tapped))
        let finger = stage.screen.touch(at: stage.middle(1))
        finger.hold(0.19)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == [])
        #expect(counter.taps == 1)
    }

    @Test("A view lifted and dropped on the spot has a begin and an end, and is not moved (I04)")
    func nothingMoved() throws {
        let stage = try StackStage()
        stage.lift(2).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "end"])
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("A view that may not be dragged is not lifted, but other views can displace it (I05)")
    func fixed() throws {
        let stage = try StackStage()
        stage.modelDelegate.fixed = ["V1"]
        stage.lift(1).up()
        #expect(stage.modelDelegate.calls == [])
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
    }

    @Test("If a view has a handle, a press on it lifts at once, and a press elsewhere never (I06)")
    func handle() throws {
        let stage = try StackStage()
        let handle = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 60))
        stage.tile(2).addSubview(handle)
        stage.modelDelegate.handles = ["V2": handle]
        let finger = stage.lift(2)
        #expect(!stage.stack.isDragging)
        finger.up()
        let other = stage.screen.touch(at: stage.middle(2) + CGVector(dx: 20, dy: 0))
        #expect(stage.stack.isDragging)
        other.move(by: CGVector(dx: 73, dy: 0), duration: 0.2)
        other.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 2 3", "end"])
    }

    @Test("A second finger on this or another stack lifts nothing and does not end the drag (I07)")
    func secondFinger() throws {
        let stage = try StackStage()
        let other = DragDropStackView(arrangedSubviews: [Tile("W0"), Tile("W1")])
        other.frame = CGRect(x: 20, y: 300, width: 120, height: 60)
        stage.controller.view.addSubview(other)
        let finger = stage.drag(1, to: 2)
        let second = stage.screen.touch(at: stage.middle(4))
        let third = stage.screen.touch(at: CGPoint(x: 40, y: 330))
        second.hold(0.5)
        second.up()
        third.up()
        #expect(stage.stack.isDragging)
        #expect(!other.isDragging)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 1 2", "end"])
    }

    @Test("While a row of a table is dragged, no view of a stack is lifted, and vice versa (I07)")
    func oneAtATime() throws {
        let stage = RowsStage()
        let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
        stack.frame = CGRect(x: 20, y: 360, width: 120, height: 60)
        stage.table.window?.addSubview(stack)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(1)
        let second = stage.screen.touch(at: CGPoint(x: 40, y: 390))
        second.hold(0.5)
        #expect(stage.controller.reorderer?.isDragging == true)
        #expect(!stack.isDragging)
        finger.up()
        try stage.screen.settle()
        second.up()
        let third = stage.screen.touch(at: CGPoint(x: 40, y: 390))
        third.hold(0.3)
        stage.lift(2).up()
        #expect(stage.controller.reorderer?.isDragging == false)
        #expect(stack.isDragging)
        third.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 1", "dropped"])
    }

    @Test("A drag neither scrolls the enclosing scroll view nor starts pull-to-refresh (I08)")
    func surroundings() throws {
        let stage = try StackStage(3, axis: .vertical, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        let refresh = UIRefreshControl()
        scrollView.refreshControl = refresh
        scrollView.alwaysBounceVertical = true
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 0, dy: 260), duration: 0.4)
        #expect(scrollView.contentOffset.y == 0)
        #expect(!refresh.isRefreshing)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V1", "V2", "V0"])
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("A button in a view can be tapped; a press on it lifts only with liftsByControls (I11)")
    func button() throws {
        let stage = try StackStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.tile(2).addSubview(button)
        stage.screen.tap(at: stage.middle(2))
        #expect(taps == 1)
        stage.lift(2).up()
        #expect(stage.modelDelegate.calls == [])
        #expect(taps == 2)
        stage.stack.configuration.liftsByControls = true
        stage.drag(2, to: 3).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 2 3", "end"])
        #expect(taps == 2)
    }

    @Test("Buttons that are arranged views can be dragged, and can still be tapped")
    func arrangedButtons() throws {
        var taps = 0
        let stage = try StackStage(
            0,
            prepare: { stack in
                stack.distribution = .fillEqually
                for _ in 0..<3 {
                    let button = UIButton(type: .system)
                    button.setTitle("Button", for: .normal)
                    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
                    stack.addArrangedSubview(button)
                }
            })
        let first = stage.stack.arrangedSubviews[0]
        stage.modelDelegate.model = ["", "", ""]
        stage.screen.tap(at: stage.middle(0))
        stage.drag(0, to: 2).up()
        try stage.screen.settle()
        #expect(taps == 1)
        #expect(stage.stack.arrangedSubviews.last === first)
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
    }

    @Test("A mouse lifts a view after 5 points, however long it was pressed before")
    func mouse() throws {
        let stage = try StackStage()
        let mouse = stage.screen.mouse
        mouse.move(to: stage.middle(1))
        mouse.press()
        mouse.hold(1)
        mouse.move(by: CGVector(dx: 4, dy: 0))
        #expect(!stage.stack.isDragging)
        mouse.move(by: CGVector(dx: 1, dy: 0))
        #expect(stage.stack.isDragging)
        mouse.move(by: CGVector(dx: 70, dy: 0), duration: 0.2)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 1 2", "end"])
    }

    @Test("A disabled stack lifts no view; enabled again, it lifts also those added in between (I61)")
    func enabled() throws {
        let stage = try StackStage(3)
        stage.stack.isEnabled = false
        stage.stack.addArrangedSubview(Tile("V3"))
        stage.modelDelegate.model.append("V3")
        stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        stage.screen.advance(by: 0.1)
        for index in 0..<4 { stage.lift(index).up() }
        #expect(stage.modelDelegate.calls == [])
        stage.stack.isEnabled = true
        stage.drag(3, to: 0).up()
        try stage.expectSettled(ids: ["V0", "V1", "V2", "V3"])
        #expect(stage.modelDelegate.model == ["V3", "V0", "V1", "V2"])
        let finger = stage.drag(0, to: 2)
        stage.stack.isEnabled = false
        finger.up()
        try stage.expectSettled(ids: ["V0", "V1", "V2", "V3"])
        #expect(stage.modelDelegate.calls.suffix(2) == ["begin", "cancel"])
    }

    @Test("In nested stacks, a press lifts the view of the innermost stack at that point")
    func nested() throws {
        let stage = try StackStage(2, axis: .vertical)
        let inner = DragDropStackView(arrangedSubviews: [Tile("W0"), Tile("W1")])
        inner.spacing = 10
        stage.stack.addArrangedSubview(inner)
        stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: inner.convert(CGPoint(x: 30, y: 30), to: nil))
        finger.hold(0.3)
        #expect(inner.isDragging)
        #expect(!stage.stack.isDragging)
        finger.up()
        try stage.screen.settle()
        let other = stage.screen.touch(at: inner.convert(CGPoint(x: 65, y: 30), to: nil))
        other.hold(0.3)
        #expect(!inner.isDragging)
        #expect(stage.stack.isDragging)
        other.up()
        try stage.screen.settle()
    }
}

@MainActor
private final class TapCounter {
    var taps = 0
    func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
}
