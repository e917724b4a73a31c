// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: accessibility actions") @MainActor
struct LinkedTablesActionTests {
    let stage = LinkedStage([5, 5, 0])

    private func row(_ name: String) throws -> UIResponder {
        try #require(stage.screen.accessibilityElement(named: name))
    }

    private func actions(_ name: String) throws -> [String] {
        try (row(name).accessibilityCustomActions ?? []).map(\.name).filter { $0 != "Pick Up" }
    }

    @Test("An action on a selected row moves all selected rows, within the list or to another (I45, I84)")
    func selected() throws {
        stage.select(0, [1, 3])
        #expect(stage.screen.perform("Move Down", on: try row("A1")))
        try stage.expectSettled()
        #expect(stage.items[0] == ["A0", "A2", "A1", "A3", "A4"])
        #expect(stage.screen.announcements.last == "A1 and 1 more moved above A4, 3 of 5")
        #expect(stage.screen.perform("Move to Second", on: try row("A3")))
        try stage.expectSettled()
        #expect(stage.items[0] == ["A0", "A2", "A4"])
        #expect(stage.items[1].suffix(2) == ["A1", "A3"])
        #expect(stage.begun == [["A1", "A3"], ["A1", "A3"]])
        #expect(stage.changes.count == 2)
        #expect(stage.screen.announcements.last == "A3 and 1 more moved to Second, 6 of 7")
        stage.screen.undoManager?.undo()
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.items[0] == ["A0", "A1", "A2", "A3", "A4"])
        #expect(stage.items[1].count == 5)
    }

    @Test("A list with room for one of two selected rows takes neither (I39, I84)")
    func room() throws {
        stage.select(0, [1, 3])
        stage.tables.lists[1].capacity = 6
        #expect(try !actions("A1").contains("Move to Second"))
        #expect(try actions("A0").contains("Move to Second"))
    }

    @Test("Actions move no row while another drag is running (I07, I84)")
    func oneAtATime() throws {
        let finger = stage.lift(0, 0)
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.2)
        let other = try row("A3")
        #expect(!stage.screen.perform("Move to Second", on: other))
        #expect(!stage.screen.perform("Move Up", on: other))
        #expect(stage.begun == [["A0"]])
        #expect(stage.ended == [])
        #expect(stage.changes.isEmpty)
        finger.cancel()
        try stage.expectSettled()
        let card = MovingView(frame: CGRect(x: 450, y: 300, width: 100, height: 60))
        stage.views[0].superview?.addSubview(card)
        stage.screen.advance(by: 0.1)
        let second = stage.screen.touch(at: CGPoint(x: 500, y: 330))
        second.hold(0.6)
        #expect(card.state == .began)
        #expect(!stage.screen.perform("Move Up", on: other))
        second.cancel()
        try stage.expectSettled()
        #expect(stage.screen.perform("Move Up", on: try row("A3")))
        try stage.expectSettled()
        #expect(stage.begun == [["A0"], ["A3"]])
        #expect(stage.ended == [false, true])
        #expect(stage.changes.count == 1)
    }

    @Test("Begin and change are reported at once, rest and end when the rows are at rest (I56, I84)")
    func order() throws {
        var calls: [String] = []
        stage.tables.onBegin = { calls.append("begin \($0.map(\.id).joined())") }
        stage.tables.onChange = { calls.append("change \($0.count)") }
        stage.tables.onSettled = { calls.append("rest \($0.count)") }
        stage.tables.onEnd = { calls.append("end \($0)") }
        #expect(stage.screen.perform("Move to Second", on: try row("A0")))
        #expect(calls == ["begin A0", "change 2"])
        // A second action first ends the first one, and only then begins.
        #expect(stage.screen.perform("Move Up", on: try row("A2")))
        #expect(calls == ["begin A0", "change 2", "rest 2", "end true", "begin A2", "change 1"])
        try stage.screen.settle()
        #expect(calls.dropFirst(6) == ["rest 1", "end true"])
    }

    @Test("Actions move no row during a drop animation, so that drags begin and end in turn")
    func landing() throws {
        let other = try row("A3")
        let finger = stage.lift(0, 0)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.up()
        #expect(stage.ended.isEmpty)
        #expect(!stage.screen.perform("Move Up", on: other))
        try stage.expectSettled()
        #expect(stage.begun == [["A0"]])
        #expect(stage.ended == [true])
    }

    @Test("An action inside `onChange` is performed after that change (I56)")
    func nested() throws {
        let other = try row("A3")
        var (depth, deepest) = (0, 0)
        stage.onChange = { [stage] in
            depth += 1
            deepest = max(deepest, depth)
            if stage.changes.count == 1 { stage.screen.perform("Move to Second", on: other) }
            depth -= 1
        }
        #expect(stage.screen.perform("Move to Third", on: try row("A0")))
        try stage.expectSettled()
        #expect(deepest == 1)
        #expect(stage.items == [["A1", "A2", "A4"], ["B0", "B1", "B2", "B3", "B4", "A3"], ["A0"]])
    }

    @Test("An action on an item that can no longer be lifted does nothing (I84)")
    func kept() throws {
        let cell = try row("A3")
        stage.tables.lists[0].canLift = { $0.id != "A3" }
        #expect(!stage.screen.perform("Move Up", on: cell))
        #expect(stage.begun.isEmpty)
    }

    @Test("Actions reflect a changed `canReceive` or `canLift` at once (I84)")
    func rules() throws {
        #expect(try actions("A1").contains("Move to Second"))
        stage.tables.lists[1].canReceive = { $0.id != "A1" }
        #expect(try !actions("A1").contains("Move to Second"))
        #expect(try actions("A2").contains("Move to Second"))
        stage.tables.lists[0].canLift = { $0.id != "A2" }
        #expect(try actions("A2") == [])
        stage.tables.lists[0].canLift = { _ in true }
        #expect(try actions("A2").count == 6)
    }
}
