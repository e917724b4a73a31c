// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: begin and end of drags") @MainActor
struct LinkedTablesBeginTests {
    let stage = LinkedStage()

    @Test("A drag begins once its row moves, and ends once all rows are at rest, after `onSettled`")
    func order() throws {
        var calls: [String] = []
        stage.tables.onBegin = { calls.append("begins with \($0.map(\.id))") }
        stage.tables.onChange = { calls.append("changes \($0.count) lists") }
        stage.tables.onSettled = { calls.append("settles \($0.count) lists") }
        stage.tables.onEnd = { calls.append($0 ? "ends" : "goes back") }
        let finger = stage.lift(0, 2)
        #expect(calls.isEmpty, "a row that is only raised may be put down again")
        finger.move(to: stage.point(1, 4), duration: 0.3)
        #expect(calls == [#"begins with ["A2"]"#])
        finger.up()
        #expect(calls == [#"begins with ["A2"]"#, "changes 2 lists"])
        try stage.screen.settle()
        #expect(calls == [#"begins with ["A2"]"#, "changes 2 lists", "settles 2 lists", "ends"])
    }

    @Test("Several selected rows begin as one drag")
    func several() throws {
        stage.select(0, [1, 2, 4])
        try stage.drag(0, 2, to: 1, above: 0)
        #expect(stage.begun.map(Set.init) == [["A1", "A2", "A4"]])
        #expect(stage.ended == [true])
    }

    @Test("Rows added from another list belong to the running drag, which ends once")
    func gathered() throws {
        let finger = stage.gather()
        finger.move(to: CGPoint(x: 540, y: 100), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[2].sorted() == ["A2", "B5"])
        #expect(stage.begun == [["A2"]])
        #expect(stage.ended == [true])
    }

    @Test("A row dropped before it moves begins no drag")
    func putDown() throws {
        stage.lift(0, 2).up()
        try stage.expectSettled()
        #expect(stage.begun.isEmpty)
        #expect(stage.ended.isEmpty)
    }

    @Test("A row dragged back to its own place ends as taken, without a change")
    func unmoved() throws {
        let finger = stage.lift(0, 3)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.begun == [["A3"]])
        #expect(stage.ended == [true])
        #expect(stage.changes.isEmpty)
    }

    /// A reason why a dragged row returns to its place. In this order: the touch is cancelled, Escape is pressed, the
    /// app cancels the drag, the other list is full, or the row was removed.
    enum Refusal: CaseIterable { case takenAway, escape, app, full, gone }

    @Test("A cancelled or refused drag ends with false", arguments: Refusal.allCases)
    func refused(refusal: Refusal) throws {
        let finger = stage.lift(0, 2)
        if refusal == .full { stage.tables.lists[1].capacity = 10 }
        finger.move(to: stage.point(1, 4), duration: 0.3)
        switch refusal {
        case .takenAway: finger.cancel()
        case .escape: stage.screen.press(.escape)
        case .app: stage.tables.cancel()
        case .full: finger.up()
        case .gone: stage.change { stage.tables.lists[0].items.remove(at: 2) }
        }
        try stage.expectSettled()
        #expect(stage.begun == [["A2"]])
        #expect(stage.ended == [false])
        #expect(stage.changes.isEmpty)
    }

    @Test("A keyboard drag begins and ends as a finger drag does", arguments: [true, false])
    func keys(isDropped: Bool) throws {
        stage.pickUpByKeys()
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.3)
        #expect(stage.begun == [["A0"]])
        #expect(stage.ended.isEmpty)
        stage.screen.press(isDropped ? .return : .escape)
        try stage.expectSettled()
        #expect(stage.begun.count == 1 && stage.ended == [isDropped])
    }

    @Test("An accessibility action is a drag of its own")
    func action() throws {
        func row() throws -> UIResponder { try #require(stage.screen.accessibilityElement(named: "A3")) }
        #expect(stage.screen.perform("Move Up", on: try row()) == true)
        try stage.expectSettled()
        #expect(stage.begun == [["A3"]])
        #expect(stage.ended == [true])
        #expect(stage.changes.count == 1)
        #expect(stage.screen.perform("Move to Third", on: try row()) == true)
        try stage.expectSettled()
        #expect(stage.begun == [["A3"], ["A3"]])
        #expect(stage.ended == [true, true])
        #expect(stage.changes.count == 2)
    }

    @Test("Moves by the app, undo and external drops report no begin")
    func others() async throws {
        stage.tables.move(["A2"], to: stage.tables.lists[2])
        stage.screen.undoManager?.undo()
        #expect(stage.changes.count == 2)
        stage.change { stage.tables.lists[2].items = [] }
        let drop = stage.visit(#"{"id":"X","text":"X"}"#)
        await stage.drop(drop, at: stage.point(1, 3))
        try await stage.screen.settle()
        #expect(stage.items[1].contains("X"))
        #expect(stage.begun.isEmpty)
        #expect(stage.ended.isEmpty)
    }

    @Test("Without the callbacks, rows can still be dragged, undone and moved")
    func withoutCallbacks() throws {
        (stage.tables.onBegin, stage.tables.onEnd) = (nil, nil)
        (stage.tables.onChange, stage.tables.onSettled) = (nil, nil)
        try stage.drag(0, 2, to: 1, above: 0)
        #expect(stage.items[1].first == "A2")
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.items[0][2] == "A2")
        let isMoved = stage.tables.move(["A3"], to: stage.tables.lists[2])
        #expect(isMoved)
        #expect(stage.items[2] == ["A3"])
        try stage.drag(0, 0, to: 1, above: 0)
        #expect(stage.items[1].first == "A0")
    }
}
