// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: accessibility actions") @MainActor
struct RowActionTests {
    private func moves(_ cell: UITableViewCell) -> [String] {
        (cell.accessibilityCustomActions ?? []).map(\.name).filter { $0.hasPrefix("Move") }
    }

    @Test("If the table's delegate keeps rows in their section, no action leads out of it (I84)")
    func target() throws {
        let stage = RowsStage([["a", "b", "c"], ["d", "e"]])
        stage.controller.target = { $0.section == 0 ? $0 : IndexPath(row: 2, section: 0) }
        let last = try #require(stage.cell(2))
        stage.screen.focus(on: last)
        #expect(moves(last) == ["Move Up", "Move to Top"])
        let first = try #require(stage.cell(0))
        stage.screen.focus(on: first)
        // The delegate redirects the row to the end of its section.
        #expect(stage.screen.perform("Move to Bottom", on: first))
        try stage.expectSettled()
        #expect(stage.controller.model == [["b", "c", "a"], ["d", "e"]])
        #expect(stage.screen.announcements.last == "a moved below c, 3 of 5")
    }

    @Test("If the delegate forbids a target after the actions were offered, the action does nothing (I84)")
    func targetForbiddenLater() throws {
        let stage = RowsStage([["a", "b", "c"], ["d", "e"]])
        let last = try #require(stage.cell(2))
        stage.screen.focus(on: last)
        #expect(moves(last).contains("Move Down"))
        stage.controller.target = { $0.section == 0 ? $0 : IndexPath(row: 2, section: 0) }
        #expect(!stage.screen.perform("Move Down", on: last))
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
        #expect(stage.controller.moves == [])
    }

    @Test("If the delegate changes rows in its answer to an action, the action does nothing (I84)")
    func rowsChangedInAnswer() throws {
        let stage = RowsStage([["a", "b", "c"], ["d"]])
        let last = try #require(stage.cell(2))
        stage.screen.focus(on: last)
        #expect(moves(last).contains("Move Up"))
        stage.controller.target = { [controller = stage.controller, table = stage.table] _ in
            controller.model[1].append("new")
            table.insertRows(at: [path(controller.model[1].count - 1, 1)], with: .none)
            return path(controller.model[1].count, 1)
        }
        #expect(!stage.screen.perform("Move Up", on: last))
        #expect(stage.controller.model[0] == ["a", "b", "c"])
        #expect(stage.controller.moves == [])
        try stage.screen.settle()
    }

    @Test("An action moves all selected rows, as a drag does, and announces their number (I45, I84)")
    func selected() throws {
        let stage = RowsStage([(0..<8).map { "A\($0)" }])
        stage.table.allowsMultipleSelection = true
        for row in [1, 3, 6] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        let row = try #require(stage.cell(3))
        stage.screen.focus(on: row)
        #expect(stage.screen.perform("Move to Bottom", on: row))
        try stage.expectSettled()
        #expect(stage.model == ["A0", "A2", "A4", "A5", "A7", "A1", "A3", "A6"])
        #expect(stage.controller.moves.count == 1)
        #expect(stage.controller.calls == ["begin 3", "dropped"])
        #expect(stage.screen.announcements.last == "A3 and 2 more moved below A7, 6 of 8")
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == (0..<8).map { "A\($0)" })
        stage.controller.along = { _ in [IndexPath(row: 0, section: 0)] }
        let last = try #require(stage.cell(7))
        stage.screen.focus(on: last)
        #expect(stage.screen.perform("Move Up", on: last))
        try stage.expectSettled()
        #expect(stage.model == ["A1", "A2", "A3", "A4", "A5", "A0", "A7", "A6"])
    }

    @Test("An action that the app adds to a row remains when the screen reader leaves the row")
    func added() throws {
        let stage = RowsStage()
        let row = try #require(stage.cell(3))
        stage.screen.focus(on: row)
        row.accessibilityCustomActions?.append(UIAccessibilityCustomAction(name: "Greet") { _ in true })
        stage.screen.focus(on: try #require(stage.cell(4)))
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Greet"])
    }

    @Test("Undo of a move adds no actions to a row that the screen reader has left")
    func left() throws {
        let stage = RowsStage()
        let outside = UIButton(frame: CGRect(x: 300, y: 400, width: 60, height: 30))
        outside.accessibilityLabel = "Outside"
        stage.screen.window.addSubview(outside)
        let row = try #require(stage.cell(3))
        stage.screen.focus(on: row)
        #expect(stage.screen.perform("Move Up", on: row))
        try stage.expectSettled()
        stage.screen.focus(on: outside)
        #expect(moves(row) == [])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(moves(row) == [])
    }

    @Test("An element that computes its custom actions at each read has each action once")
    func computedActions() throws {
        final class Teller: UIButton {
            override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
                get {
                    (super.accessibilityCustomActions ?? []) + [UIAccessibilityCustomAction(name: "Tell") { _ in true }]
                }
                set { super.accessibilityCustomActions = newValue }
            }
        }
        let stage = RowsStage()
        let teller = Teller(frame: CGRect(x: 200, y: 5, width: 60, height: 34))
        stage.cell(3)?.contentView.addSubview(teller)
        for _ in 0..<2 {
            stage.screen.focus(on: teller)
            #expect(teller.accessibilityCustomActions?.count == 5)
            stage.screen.focus(on: try #require(stage.cell(5)))
            #expect(teller.accessibilityCustomActions?.map(\.name) == ["Tell"])
        }
    }

    @Test("If the app deletes the rows in the begin callback, the action is cancelled and moves nothing (I84)")
    func gone() throws {
        let stage = RowsStage([["a", "b", "c"]])
        stage.controller.willBegin = { [controller = stage.controller] in
            controller.model = [["a"]]
            controller.tableView.reloadData()
        }
        let row = try #require(stage.cell(2))
        stage.screen.focus(on: row)
        let announced = stage.screen.announcements
        #expect(!stage.screen.perform("Move Up", on: row))
        try stage.expectSettled(ids: ["a"])
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
        #expect(stage.screen.announcements == announced)
    }
}
