// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: undo") @MainActor
struct RowUndoTests {
    @Test("A drag is one undo step, which can be redone (I57)")
    func undo() throws {
        let stage = RowsStage()
        let before = stage.model
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        let manager = try #require(stage.screen.undoManager)
        #expect(manager.canUndo)
        #expect(manager.undoActionName == "Move Row")
        manager.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(stage.shown == Array(before.prefix(10)))
        #expect(!manager.canUndo)
        #expect(manager.canRedo)
        manager.redo()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
        #expect(manager.canUndo)
        #expect(!manager.canRedo)
        #expect(stage.controller.moves == [[path(2), path(5)], [path(5), path(2)], [path(2), path(5)]])
    }

    @Test("Control-Z undoes a move across sections (I57)")
    func sections() throws {
        let stage = RowsStage([["a"], ["b", "c"]])
        let finger = stage.lift(0, 0)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.model[0].isEmpty)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.controller.model == [["a"], ["b", "c"]])
    }

    @Test("Two drags are two undo steps")
    func two() throws {
        let stage = RowsStage()
        let before = stage.model
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        let between = stage.model
        stage.drag(0, to: 1).up()
        try stage.expectSettled()
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == between)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
    }

    @Test("A drag that changes nothing, or is cancelled, registers no undo step")
    func nothing() throws {
        let stage = RowsStage()
        stage.lift(3).up()
        stage.drag(2, to: 5).cancel()
        try stage.expectSettled()
        #expect(stage.screen.undoManager?.canUndo != true)
    }

    @Test("After a row was deleted, undo returns the moved row only with identifiers (I57)")
    func changedBeforeUndo() throws {
        for identifies in [false, true] {
            let stage = RowsStage()
            stage.controller.identifies = identifies
            stage.drag(2, to: 5).up()
            try stage.expectSettled()
            stage.controller.model[0].removeFirst()
            stage.table.deleteRows(at: [path(0)], with: .none)
            let left = stage.model
            stage.screen.undoManager?.undo()
            try stage.expectSettled(ids: left)
            var expected = left
            if identifies { expected.insert(expected.remove(at: 4), at: 2) }
            #expect(stage.model == expected)
        }
    }

    @Test("After all rows were deleted, undo changes nothing", arguments: [false, true])
    func emptied(identifies: Bool) throws {
        let stage = RowsStage()
        stage.controller.identifies = identifies
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        stage.controller.model = []
        stage.table.reloadData()
        stage.screen.undoManager?.undo()
        try stage.expectSettled(ids: [])
    }

    @Test("Undo during the drag of another row cancels that drag first")
    func whileDragging() throws {
        let stage = RowsStage()
        let before = stage.model
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        let finger = stage.drag(7, to: 9)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(stage.controller.calls == ["begin 2", "dropped", "begin 7", "cancelled"])
        finger.up()
    }

    @Test(
        "A move undone during its onChange is undone after the call, and can be redone (I56, I57)",
        arguments: [false, true])
    func whileMoving(identifies: Bool) throws {
        let stage = RowsStage(prepare: { $0.identifies = identifies })
        let before = stage.model
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        let between = stage.model
        var depth = 0
        var deepest = 0
        stage.controller.whenMoved = { [controller = stage.controller, screen = stage.screen] in
            depth += 1
            deepest = max(deepest, depth)
            if controller.moves.count == 2 { screen.undoManager?.undo() }
            depth -= 1
        }
        stage.drag(0, to: 1).up()
        try stage.expectSettled()
        #expect(deepest == 1)
        #expect(stage.controller.moves == [[path(2), path(5)], [path(0), path(1)], [path(1), path(0)]])
        #expect(stage.model == between)
        let manager = try #require(stage.screen.undoManager)
        #expect(manager.canUndo)
        #expect(manager.canRedo)
        manager.redo()
        try stage.expectSettled()
        #expect(stage.controller.moves.last == [path(0), path(1)])
        #expect(!manager.canRedo)
        manager.undo()
        try stage.expectSettled()
        #expect(stage.model == between)
        #expect(manager.canRedo)
        manager.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(!manager.canUndo)
    }

    @Test("A move by a custom action during another move's onChange is made after the call (I56)")
    func movedWhileMoving() throws {
        let stage = RowsStage()
        let row = try #require(stage.cell(7))
        stage.screen.focus(on: row)
        stage.controller.whenMoved = { [controller = stage.controller, screen = stage.screen] in
            if controller.moves.count == 1 { screen.perform("Move Down", on: row) }
        }
        stage.drag(0, to: 1).up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(0), path(1)], [path(7), path(8)]])
        #expect(stage.model.prefix(9) == ["A1", "A0", "A2", "A3", "A4", "A5", "A6", "A8", "A7"])
    }

    @Test("Without registersUndo, a drag registers no undo step")
    func off() throws {
        let stage = RowsStage()
        stage.controller.reorderer?.configuration.registersUndo = false
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        #expect(stage.screen.undoManager?.canUndo != true)
    }

    @Test("A released reorderer leaves no undo step")
    func released() throws {
        let stage = RowsStage()
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        stage.controller.releaseReorderer()
        #expect(stage.screen.undoManager?.canUndo != true)
    }

    @Test("After a section was inserted, undo changes nothing (I57)", arguments: [false, true])
    func sectionAbove(identifies: Bool) throws {
        let stage = RowsStage([["a", "x"], ["b", "c"]])
        stage.controller.identifies = identifies
        let finger = stage.lift(1, 0)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        stage.controller.model.insert(["n"], at: 0)
        stage.table.insertSections([0], with: .none)
        let left = stage.controller.model
        stage.screen.undoManager?.undo()
        try stage.expectSettled(ids: left.flatMap { $0 })
        #expect(stage.controller.model == left)
    }
}
