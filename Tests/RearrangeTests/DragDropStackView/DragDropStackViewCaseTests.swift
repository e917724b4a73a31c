// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: text fields, buttons, covered screens and changing views") @MainActor
struct DragDropStackViewCaseTests {
    @Test("A lift ends the editing of a text field in the stack (I10)")
    func editing() throws {
        let stage = try StackStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        stage.tile(3).addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        let finger = stage.drag(1, to: 2)
        #expect(stage.stack.isDragging)
        #expect(!field.isFirstResponder)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 1 2", "end"])
    }

    @Test("A partly visible view can be lifted, and follows the finger (I23)")
    func partlyVisible() throws {
        let stage = try StackStage(20, scrolls: true)
        stage.scrollView?.contentOffset.x = 40
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 10, y: 150))
        finger.hold(0.25)
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.3)
        #expect(stage.modelDelegate.calls == ["begin"])
        // The finger pressed 20 points to the right of the view's centre, and the preview keeps that distance.
        #expect(abs((stage.lifted?.center.x ?? 0) - 140) < 0.01)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls[1].hasPrefix("move 0 "))
    }

    @Test("With insets, a press lifts the view under the finger, and the autoscroll zones are inside them (I24)")
    func insets() throws {
        let stage = try StackStage(30, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 134)
        scrollView.contentOffset.x = 200
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 150))
        finger.hold(0.25)
        // The press is 350 points from the stack's start. A view with its spacing takes 70 points, so the press is on
        // the sixth view.
        #expect(stage.tile(5).alpha == 0)
        finger.move(to: CGPoint(x: 240, y: 150), duration: 0.3)
        finger.hold(0.5)
        let far = scrollView.contentOffset.x
        #expect(far > 200)
        finger.move(to: CGPoint(x: 60, y: 150), duration: 0.3)
        finger.hold(4)
        #expect(scrollView.contentOffset.x == -47)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model.first == "V5")
    }

    @Test("The drag preview shows a button as not pressed, though the lifting finger is on it (I27)")
    func pictureAtRest() throws {
        let stage = try StackStage()
        stage.stack.configuration.liftsByControls = true
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        stage.tile(2).addSubview(button)
        stage.screen.advance(by: 0.1)
        func picture(from point: CGPoint) throws -> [UInt8]? {
            let finger = stage.screen.touch(at: point)
            finger.hold(1)
            #expect(stage.stack.isDragging)
            #expect(!button.isHighlighted)
            let picture = stage.screen.capture().pngData().map { [UInt8]($0) }
            finger.cancel()
            try stage.expectSettled()
            return picture
        }
        let pressed = try picture(from: stage.middle(2))
        button.isUserInteractionEnabled = false
        let beside = try picture(from: stage.middle(2))
        #expect(pressed == beside)
        #expect(pressed != nil)
    }

    @Test("Pushing a screen or presenting a sheet over the stack cancels the drag (I51)", arguments: [true, false])
    func covered(isPushed: Bool) throws {
        let stage = try StackStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isNavigationBarHidden = true
        navigation.topViewController?.view.addSubview(stage.stack)
        stage.screen.show(navigation)
        stage.screen.advance(by: 0.5)
        let finger = stage.drag(1, to: 3)
        #expect(stage.stack.isDragging)
        if isPushed {
            navigation.pushViewController(UIViewController(), animated: true)
        } else {
            navigation.present(UIViewController(), animated: true, completion: nil)
        }
        stage.screen.advance(by: 0.1)
        #expect(stage.modelDelegate.calls == ["begin", "cancel"] || stage.stack.isDragging)
        finger.up()
        try stage.screen.settle()
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
        #expect(!stage.stack.isDragging)
        #expect(stage.stack.names == ["V0", "V1", "V2", "V3", "V4"])
        for case let tile as Tile in stage.stack.arrangedSubviews {
            #expect(tile.alpha == 1)
            #expect(tile.transform == .identity)
        }
    }

    @Test("An inserted view can be dragged, a removed view is released, and the others can be dragged (I59)")
    func comeAndGo() throws {
        let stage = try StackStage(4)
        stage.stack.insertArrangedSubview(Tile("new"), at: 1)
        stage.modelDelegate.model.insert("new", at: 1)
        stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        stage.screen.advance(by: 0.1)
        let all = ["V0", "V1", "V2", "V3", "new"]
        stage.drag(1, to: 3).up()
        try stage.expectSettled(ids: all)
        #expect(stage.modelDelegate.model == ["V0", "V1", "V2", "new", "V3"])
        weak var gone: UIView?
        do {
            let tile = stage.tile(3)
            gone = tile
            stage.stack.removeArrangedSubview(tile)
            tile.removeFromSuperview()
            stage.modelDelegate.model.remove(at: 3)
        }
        stage.screen.undoManager?.removeAllActions()
        stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        stage.screen.advance(by: 0.5)
        #expect(gone == nil)
        stage.drag(0, to: 3).up()
        try stage.expectSettled(ids: ["V0", "V1", "V2", "V3"])
        #expect(stage.modelDelegate.model == ["V1", "V2", "V3", "V0"])
    }

    @Test("A move by a custom action during the callback of another move is made after the callback (I56)")
    func nested() throws {
        let stage = try StackStage()
        let element = try #require(stage.screen.accessibilityElement(named: "V4"))
        var (depth, deepest, isAsked) = (0, 0, false)
        stage.modelDelegate.moved = {
            depth += 1
            deepest = max(deepest, depth)
            if !isAsked {
                isAsked = true
                stage.screen.perform("Move to Start", on: element)
            }
            depth -= 1
        }
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        #expect(deepest == 1)
        #expect(isAsked)
        #expect(stage.modelDelegate.model == ["V4", "V1", "V2", "V0", "V3"])
        // The move by the drag and the move by the custom action belong to the same event, so they are one undo step.
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V0", "V1", "V2", "V3", "V4"])
    }

    @Test("A move undone during its callback is undone after the callback (I56)")
    func undoneInMove() throws {
        let stage = try StackStage()
        var (depth, deepest) = (0, 0)
        stage.modelDelegate.moved = {
            depth += 1
            deepest = max(deepest, depth)
            if stage.modelDelegate.calls.count == 2 { stage.screen.undoManager?.undo() }
            depth -= 1
        }
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        #expect(deepest == 1)
        #expect(stage.modelDelegate.calls.filter { $0.hasPrefix("move") } == ["move 0 2", "move 2 0"])
        #expect(stage.modelDelegate.model == ["V0", "V1", "V2", "V3", "V4"])
        let undoManager = try #require(stage.screen.undoManager)
        #expect(!undoManager.canUndo)
        #expect(undoManager.canRedo)
        undoManager.redo()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == stage.namesAfterMove(0, to: 2))
    }
}
