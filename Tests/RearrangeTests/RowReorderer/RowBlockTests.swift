// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: several rows") @MainActor
struct RowBlockTests {
    private let stage = RowsStage(prepare: { $0.tableView.allowsMultipleSelection = true })

    private func select(_ rows: Int...) {
        for row in rows { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    }

    private var selected: [Int] { (stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

    @Test("Lifting one of three selected rows drops all three adjacent, in their order (I45)", arguments: [1, 3, 6])
    func together(held: Int) throws {
        select(1, 3, 6)
        let finger = stage.lift(held)
        #expect(stage.controller.calls == ["begin \(held)"])
        #expect([1, 3, 6].allSatisfy { stage.cell($0)?.alpha == 0 })
        // Drags the held row to A8's place.
        finger.move(by: CGVector(dx: 0, dy: CGFloat(8 - held) * 44 + 3), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        let block = try #require(stage.model.firstIndex(of: "A1"))
        #expect(Array(stage.model[block..<(block + 3)]) == ["A1", "A3", "A6"])
        let others = stage.model.filter { !["A1", "A3", "A6"].contains($0) }
        #expect(others == (0..<100).map { "A\($0)" }.filter { !["A1", "A3", "A6"].contains($0) })
        #expect(stage.controller.moves == [[path(1), path(3), path(6), path(block), path(block + 1), path(block + 2)]])
        #expect(selected == [block, block + 1, block + 2])
        #expect(stage.controller.calls == ["begin \(held)", "dropped"])
    }

    @Test("Scattered rows that are lifted and dropped on the spot become adjacent there, in one move (I45)")
    func gathered() throws {
        select(2, 5)
        stage.lift(5).up()
        try stage.expectSettled()
        #expect(Array(stage.model.prefix(7)) == ["A0", "A1", "A3", "A4", "A2", "A5", "A6"])
        #expect(stage.controller.moves == [[path(2), path(5), path(4), path(5)]])
    }

    @Test("A cancel returns each row to its own place")
    func cancelled() throws {
        select(1, 3, 6)
        let before = stage.model
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(stage.controller.moves == [])
        #expect(selected == [1, 3, 6])
    }

    @Test("A row that is not selected is dragged alone, and so is each row without liftsSelectedRows")
    func alone() throws {
        select(1, 3)
        stage.drag(5, to: 7).up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(5, to: 7))
        stage.controller.reorderer?.configuration.liftsSelectedRows = false
        let finger = stage.lift(1)
        #expect(stage.cell(3)?.alpha == 1)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A selected row that may not move stays in its place (I05)")
    func fixed() throws {
        stage.controller.fixed = ["A3"]
        select(1, 3, 6)
        let finger = stage.lift(1)
        #expect(stage.cell(3)?.alpha == 1)
        #expect(stage.cell(6)?.alpha == 0)
        finger.move(by: CGVector(dx: 0, dy: 44 * 7), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model[3] == "A3" || stage.model[2] == "A3")
    }

    @Test("The delegate decides which rows are dragged together")
    func chosen() throws {
        stage.controller.along = { [$0, IndexPath(row: 9, section: 0), IndexPath(row: 1000, section: 4)] }
        stage.drag(2, to: 4).up()
        try stage.expectSettled()
        #expect(Array(stage.model.prefix(6)) == ["A0", "A1", "A3", "A4", "A2", "A9"])
    }

    @Test("Selected rows far off the screen are moved too, and undo returns them (I45, I57)")
    func farAway() throws {
        select(3, 80)
        let before = stage.model
        stage.drag(3, to: 6).up()
        try stage.expectSettled()
        #expect(Array(stage.model[5...7]) == ["A6", "A3", "A80"])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        stage.screen.undoManager?.redo()
        try stage.expectSettled()
        #expect(Array(stage.model[5...7]) == ["A6", "A3", "A80"])
    }

    @Test("If the delegate returns the held row's own path, the rows stay in their places", arguments: 6..<9)
    func redirectedToSource(held: Int) throws {
        let stage = RowsStage(
            [["a", "b", "c"], (0..<9).map { "\($0)" }], prepare: { $0.tableView.allowsMultipleSelection = true })
        for row in 6..<9 {
            stage.table.selectRow(at: IndexPath(row: row, section: 1), animated: false, scrollPosition: .none)
        }
        stage.controller.target = { _ in IndexPath(row: held, section: 1) }
        let before = stage.controller.model
        let finger = stage.lift(held, 1)
        finger.move(by: CGVector(dx: 0, dy: -44 * 4))
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.model == before)
        #expect(stage.controller.moves == [])
    }

    @Test("With several rows, the delegate is asked about the held row's path and can limit it", arguments: [2, 3])
    func limited(held: Int) throws {
        select(2, 3)
        var proposals: [Int] = []
        stage.controller.target = {
            proposals.append($0.row)
            return IndexPath(row: min($0.row, held + 4), section: 0)
        }
        let finger = stage.lift(held)
        for _ in 0..<5 { finger.move(by: CGVector(dx: 0, dy: 44), duration: 0.2) }
        finger.up()
        try stage.expectSettled()
        #expect(proposals.contains(held + 5))
        #expect(Array(stage.model[6...7]) == ["A2", "A3"])
    }

    @Test("Selected rows of several sections are dropped in one section, in one move (I17, I45)")
    func sections() throws {
        let stage = RowsStage(
            [["a", "b"], ["c"], ["d", "e"]], prepare: { $0.tableView.allowsMultipleSelection = true })
        for path in [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 2)] {
            stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        let before = stage.controller.model
        let finger = stage.lift(1, 2)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.model == [["b"], [], ["d", "a", "c", "e"]])
        #expect(stage.controller.moves.count == 1)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.controller.model == before)
    }

    @Test("Without onChange, the data source moves row by row, and each path counts the moves before")
    func dataSource() throws {
        stage.controller.reorderer?.onChange = nil
        select(1, 3, 6)
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: 0, dy: 44 * 5), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        let block = try #require(stage.model.firstIndex(of: "A1"))
        #expect(Array(stage.model[block..<(block + 3)]) == ["A1", "A3", "A6"])
    }

    @Test("The announcement of the lift has the number of rows (I83)")
    func announced() throws {
        select(1, 3, 6)
        stage.lift(3).cancel()
        try stage.expectSettled()
        #expect(stage.screen.announcements.first?.hasPrefix("A3 and 2 more lifted") == true)
    }
}
