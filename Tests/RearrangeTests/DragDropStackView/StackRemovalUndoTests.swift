// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: undo after a removal") @MainActor
struct StackRemovalUndoTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 440))
    private let navigation = UINavigationController(rootViewController: UIViewController())

    init() { screen.show(navigation) }

    /// Pushes a view controller with the stacks one below the other, each 120 by 60 points.
    private func push(_ stacks: [DragDropStackView]) {
        let page = UIViewController()
        for (index, stack) in stacks.enumerated() {
            stack.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 100, width: 120, height: 60)
            page.view.addSubview(stack)
        }
        navigation.pushViewController(page, animated: false)
        screen.advance(by: 0.1)
    }

    private func drag(by offset: CGVector) throws {
        let finger = screen.touch(at: CGPoint(x: 50, y: 130))
        finger.hold(0.3)
        finger.move(by: offset, duration: 0.3)
        finger.up()
        try screen.settle()
    }

    private func pop() throws {
        navigation.popViewController(animated: false)
        screen.advance(by: 0.5)
        try screen.settle()
    }

    @Test("Popping the controller after a drag releases the stack and its undo step (I57)")
    func popped() throws {
        weak var gone: DragDropStackView?
        weak var tile: UIView?
        let modelDelegate = StackModelDelegate(["V0", "V1"])
        do {
            let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
            stack.dragDelegate = modelDelegate
            (gone, tile) = (stack, stack.arrangedSubviews[0])
            push([stack])
        }
        try drag(by: CGVector(dx: 70, dy: 0))
        #expect(modelDelegate.calls == ["begin", "move 0 1", "end"])
        #expect(screen.undoManager?.undoActionName == "Move")
        try pop()
        #expect(gone == nil)
        #expect(tile == nil)
        #expect(screen.undoManager?.canUndo == false)
        screen.press(.keyboardZ, modifiers: .control)
        #expect(modelDelegate.calls == ["begin", "move 0 1", "end"])
    }

    @Test("Undo restores a removed view that only the undo step retains (I57)")
    func removed() throws {
        let modelDelegate = StackModelDelegate(["V0", "V1"])
        let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
        stack.dragDelegate = modelDelegate
        stack.configuration.removalDistance = 30
        push([stack])
        try drag(by: CGVector(dx: 0, dy: 250))
        #expect(modelDelegate.calls.contains("remove 0"))
        #expect(stack.names == ["V1"])
        #expect(screen.undoManager?.undoActionName == "Remove")
        screen.undoManager?.undo()
        try screen.settle()
        #expect(stack.names == ["V0", "V1"])
        #expect(modelDelegate.model == ["V0", "V1"])
        #expect(screen.undoManager?.redoActionName == "Remove")
        screen.undoManager?.redo()
        try screen.settle()
        #expect(stack.names == ["V1"])
        #expect(modelDelegate.model == ["V1"])
    }

    @Test("If the stack that a view was moved to is gone, undo moves nothing and calls nothing (I57)")
    func otherGone() throws {
        let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
        var told = 0
        let group: DragDropStackGroup
        do {
            let other = DragDropStackView(arrangedSubviews: [Tile("W0"), Tile("W1")])
            group = DragDropStackGroup([stack, other])
            group.onChange = { _ in told += 1 }
            push([stack, other])
            try drag(by: CGVector(dx: 0, dy: 100))
            #expect(told == 1)
            #expect(stack.names == ["V1"])
            #expect(other.names.contains("V0"))
            other.removeFromSuperview()
        }
        screen.advance(by: 0.1)
        try screen.settle()
        #expect(group.stacks.count == 1)
        screen.undoManager?.undo()
        try screen.settle()
        #expect(told == 1)
        #expect(stack.names == ["V1"])
    }
}
