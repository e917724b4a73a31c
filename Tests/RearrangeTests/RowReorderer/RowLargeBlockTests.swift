// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: 10,000 of 20,000 rows at once") @MainActor
struct RowLargeBlockTests {
    /// The receiver of the reorderer's moves: the app's `onChange` closure, or the table's data source.
    enum MoveReceiver: CaseIterable { case closure, dataSource }

    private let stage = RowsStage(
        [(0..<20_000).map { "A\($0)" }], prepare: { $0.tableView.allowsMultipleSelection = true })

    /// Every other row of the table, for a selection of 10,000 rows.
    private let rows = Array(stride(from: 0, to: 20_000, by: 2))

    private func select() {
        for row in rows {
            stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
    }

    /// Checks that a change configures no more cells than are visible.
    private func expectFewFilled(_ change: () -> Void) throws {
        let before = stage.table.statistics.cellsBound
        change()
        try stage.screen.settle()
        #expect(stage.table.statistics.cellsBound - before <= 11)
    }

    @Test("Lifting 10,000 rows creates previews only for those that can be visible")
    func pictures() throws {
        select()
        let finger = stage.lift(2)
        let block = try #require(stage.lifted.first)
        #expect(block.subviews.count > 20, "\(block.subviews.count)")
        #expect(block.subviews.count < 60, "\(block.subviews.count)")
        #expect(block.bounds.height == 440_000)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Drop, undo and redo of 10,000 rows configure only the visible cells", arguments: MoveReceiver.allCases)
    func moved(_ hearer: MoveReceiver) throws {
        if hearer == .dataSource { stage.controller.reorderer?.onChange = nil }
        select()
        let before = stage.model
        let finger = stage.lift(2)
        finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
        try expectFewFilled { finger.up() }
        let after = stage.model
        let first = try #require(after.firstIndex(of: "A0"))
        #expect(Array(after[first..<(first + 10_000)]) == rows.map { "A\($0)" })
        #expect(first > 0)
        try expectFewFilled { stage.screen.undoManager?.undo() }
        #expect(stage.model == before)
        try expectFewFilled { stage.screen.undoManager?.redo() }
        #expect(stage.model == after)
        try stage.expectSettled()
    }
}
