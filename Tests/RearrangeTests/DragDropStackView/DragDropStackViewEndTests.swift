// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: interrupted drags, and changes during a drag") @MainActor
struct DragDropStackViewEndTests {
    @Test(
        "A cancelled touch, Escape and every other interruption cancel the drag (I48 to I51)",
        arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        try expectReturn { finger, stage in try interruption.apply(to: finger, on: stage.screen) }
    }

    @Test("Calling cancel and hiding the dragged view cancel the drag (I53)")
    func cancelled() throws {
        try expectReturn { _, stage in stage.stack.cancel() }
        try expectReturn { _, stage in stage.tile(1).isHidden = true }
    }

    @Test("Removing the dragged view cancels the drag, and changes nothing else (I53)")
    func gone() throws {
        try expectReturn(left: ["V0", "V2", "V3", "V4"]) { _, stage in
            stage.tile(1).removeFromSuperview()
            stage.modelDelegate.model.remove(at: 1)
        }
    }

    private func expectReturn(
        left: [String] = ["V0", "V1", "V2", "V3", "V4"], after happen: (TestFinger, StackStage) throws -> Void
    ) throws {
        let stage = try StackStage()
        stage.screen.showInNavigation(stage.controller)
        let dragged = stage.tile(1)
        let finger = stage.drag(1, to: 3)
        try happen(finger, stage)
        stage.screen.advance(by: 0.05)
        finger.move(by: CGVector(dx: 30, dy: 0), duration: 0.1)
        finger.up()
        try stage.expectSettled(ids: left)
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
        #expect(dragged.alpha == 1)
        #expect(dragged.transform == .identity)
    }

    @Test("A window that grows by one point does not cancel the drag (I50)")
    func resizedByAPoint() throws {
        let stage = try StackStage()
        let finger = stage.drag(1, to: 3)
        stage.screen.size = CGSize(width: 390, height: 441)
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 1 3", "end"])
    }

    @Test(
        "If the stack leaves the window, a drag is cancelled, and a drop animation ends (I51)",
        arguments: [true, false])
    func removed(inMidDrag: Bool) throws {
        let stage = try StackStage()
        let finger = stage.drag(1, to: 3)
        if !inMidDrag {
            finger.up()
            stage.screen.advance(by: 0.05)
        }
        let window = stage.stack.window
        let count = window?.subviews.count ?? 0
        stage.stack.removeFromSuperview()
        stage.screen.advance(by: 0.1)
        if inMidDrag { finger.up() }
        try stage.expectSettled()
        #expect(window?.subviews.count == count - 1)
        #expect(stage.modelDelegate.calls == (inMidDrag ? ["begin", "cancel"] : ["begin", "move 1 3", "end"]))
    }

    @Test("Popping the controller during a drag releases its stack, and the app is idle again")
    func popped() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(navigation)
        weak var gone: DragDropStackView?
        let modelDelegate = StackModelDelegate(["V0", "V1"])
        do {
            let controller = UIViewController()
            let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
            stack.dragDelegate = modelDelegate
            stack.frame = CGRect(x: 20, y: 100, width: 120, height: 60)
            controller.view.addSubview(stack)
            navigation.pushViewController(controller, animated: false)
            screen.advance(by: 0.1)
            gone = stack
        }
        let finger = screen.touch(at: CGPoint(x: 50, y: 130))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 70, dy: 0), duration: 0.2)
        #expect(gone?.isDragging == true)
        navigation.popViewController(animated: false)
        screen.advance(by: 0.5)
        try screen.settle()
        #expect(!screen.host.hasWork)
        #expect(gone == nil)
        #expect(modelDelegate.calls == ["begin", "cancel"])
        finger.up()
    }

    @Test("Escape during a drag leaves the first responder unchanged (I49)")
    func escapeKeepsFirstResponder() throws {
        let controller = KeyController()
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
        stack.frame = CGRect(x: 20, y: 100, width: 120, height: 60)
        controller.view.addSubview(stack)
        screen.show(controller)
        controller.becomeFirstResponder()
        let finger = screen.touch(at: CGPoint(x: 50, y: 130))
        finger.hold(0.3)
        screen.press(.keyboardA)
        #expect(stack.isDragging)
        #expect(controller.keys == 1)
        screen.press(.keyboardEscape)
        #expect(controller.isFirstResponder)
        #expect(controller.keys == 1)
        finger.up()
        try screen.settle()
        #expect(!stack.isDragging)
        #expect(controller.isFirstResponder)
        screen.press(.keyboardA)
        #expect(controller.keys == 2)
    }

    @Test("A view that is first responder remains first responder when a finger drags it", arguments: [false, true])
    func firstResponder(isCancelled: Bool) throws {
        final class Taker: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 60) }
        }
        let taker = Taker()
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let stack = DragDropStackView(arrangedSubviews: [taker, Tile("V1")])
        stack.frame = CGRect(x: 20, y: 100, width: 120, height: 60)
        let controller = UIViewController()
        controller.view.addSubview(stack)
        screen.show(controller)
        screen.advance(by: 0.1)
        taker.becomeFirstResponder()
        let finger = screen.touch(at: CGPoint(x: 50, y: 130))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.2)
        #expect(stack.isDragging)
        #expect(taker.isFirstResponder)
        if isCancelled { finger.cancel() } else { finger.up() }
        try screen.settle()
        #expect(taker.isFirstResponder)
    }

    @Test("Undo during a drag cancels the drag first")
    func undoDuringDrag() throws {
        let stage = try StackStage()
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        let finger = stage.drag(4, to: 1)
        stage.screen.undoManager?.undo()
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V0", "V1", "V2", "V3", "V4"])
        #expect(stage.modelDelegate.calls.suffix(3) == ["begin", "cancel", "move 2 0"])
    }

    @Test("A drag that the delegate cancels in didBeginDrag ends at once")
    func endedAtOnce() throws {
        let stage = try StackStage()
        stage.modelDelegate.didBegin = { stage.stack.cancel() }
        stage.drag(1, to: 3).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
    }

    @Test("A view that is lifted again while it lands is at its place at once, and both drags are reported")
    func liftedWhileLanding() throws {
        let stage = try StackStage()
        stage.drag(0, to: 2).up()
        stage.screen.advance(by: 0.02)
        stage.drag(2, to: 0).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end", "begin", "move 2 0", "end"])
    }

    @Test("Without a delegate, a drop still rearranges the views")
    func noDelegate() throws {
        let stage = try StackStage()
        stage.stack.dragDelegate = nil
        stage.drag(0, to: 2).up()
        try stage.screen.settle()
        #expect(stage.stack.names == ["V1", "V2", "V0", "V3", "V4"])
    }

    @Test("If the app rearranges the views itself at the drop, its arrangement stays")
    func arrangedByApp() throws {
        let stage = try StackStage()
        stage.modelDelegate.moved = {
            for view in stage.stack.arrangedSubviews { view.removeFromSuperview() }
            for name in stage.modelDelegate.model { stage.stack.addArrangedSubview(Tile(name)) }
        }
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
    }

    // MARK: - Changes during a drag

    @Test("If another view is removed, also next to the gap, the drag continues (I52)", arguments: [0, 3, 4])
    func neighbourGone(index: Int) throws {
        let stage = try StackStage()
        let finger = stage.drag(1, to: 3)
        let gone = stage.modelDelegate.model.remove(at: index)
        let tile = stage.tile(index)
        tile.removeFromSuperview()
        finger.hold(0.3)
        #expect(stage.stack.isDragging)
        #expect(tile.transform == .identity)
        finger.up()
        let ids = ["V0", "V1", "V2", "V3", "V4"].filter { $0 != gone }
        try stage.expectSettled(ids: ids)
        #expect(stage.modelDelegate.calls.count == 3, "\(stage.modelDelegate.calls)")
    }

    @Test("If a view is inserted before the dragged one during a drag, the drag continues")
    func inserted() throws {
        let stage = try StackStage()
        let finger = stage.drag(1, to: 3)
        stage.stack.insertArrangedSubview(Tile("new"), at: 0)
        stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        stage.modelDelegate.model.insert("new", at: 0)
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        try stage.expectSettled(ids: ["V0", "V1", "V2", "V3", "V4", "new"])
        #expect(stage.modelDelegate.calls.first == "begin")
        #expect(stage.modelDelegate.calls.last == "end")
    }

    @Test("Removing all views during a drag cancels the drag (I53)")
    func emptied() throws {
        let stage = try StackStage()
        let finger = stage.drag(1, to: 3)
        for view in stage.stack.arrangedSubviews { view.removeFromSuperview() }
        stage.modelDelegate.model = []
        finger.up()
        try stage.expectSettled(ids: [])
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
    }

    @Test("After random drags, insertions, removals and hiding, the model is what is on screen", arguments: 0..<6)
    func random(seed: Int) throws {
        var random = Seeded(seed: UInt64(seed))
        let stage = try StackStage(axis: seed.isMultiple(of: 2) ? .horizontal : .vertical)
        var count = 0
        func change() {
            let names = stage.modelDelegate.model
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where names.count > 2:
                let index = Int.random(in: 0..<names.count, using: &random)
                stage.modelDelegate.model.remove(at: index)
                stage.stack.arrangedSubviews[index].removeFromSuperview()
            case 1 where names.count < 8:
                count += 1
                let index = Int.random(in: 0...names.count, using: &random)
                stage.modelDelegate.model.insert("N\(count)", at: index)
                stage.stack.insertArrangedSubview(Tile("N\(count)"), at: index)
            case 2: stage.stack.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
            default: break
            }
            stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        }
        for _ in 0..<25 {
            let shown = stage.stack.arrangedSubviews.indices.filter { !stage.stack.arrangedSubviews[$0].isHidden }
            guard let index = shown.randomElement(using: &random) else {
                change()
                stage.screen.advance(by: 0.05)
                continue
            }
            let finger = stage.lift(index)
            for _ in 0..<3 {
                finger.move(
                    to: CGPoint(
                        x: Double.random(in: -50...450, using: &random), y: Double.random(in: -50...500, using: &random)
                    ),
                    duration: Bool.random(using: &random) ? 0 : 0.1)
                if Int.random(in: 0..<3, using: &random) == 0 { change() }
            }
            if Int.random(in: 0..<5, using: &random) == 0 { finger.cancel() } else { finger.up() }
            if Bool.random(using: &random) { change() }
            try stage.expectSettled(ids: stage.modelDelegate.model)
        }
    }
}

private final class KeyController: UIViewController {
    var keys = 0

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
}
