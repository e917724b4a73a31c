// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: selected rows (I10)") @MainActor
struct RowSelectionTests {
    private let stage = RowsStage(prepare: { $0.tableView.allowsMultipleSelection = true })

    private func select(_ rows: Int...) {
        for row in rows {
            stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
    }

    private var selected: [Int] { (stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }
    private var looksSelected: [Int] {
        stage.table.visibleCells.filter(\.isSelected).compactMap { stage.table.indexPath(for: $0)?.row }.sorted()
    }

    @Test("A row dragged past a selected row leaves it selected, at its new index")
    func carriedPast() throws {
        select(5)
        stage.drag(2, to: 8).up()
        try stage.expectSettled()
        #expect(selected == [4])
        #expect(looksSelected == [4])
        #expect(stage.model[4] == "A5")
    }

    @Test("A selected row that is dragged is selected where it lands")
    func carried() throws {
        select(3)
        stage.drag(3, to: 7).up()
        try stage.expectSettled()
        #expect(selected == [7])
        #expect(looksSelected == [7])
    }

    @Test("A selected row whose drag is cancelled is selected at its old place")
    func cancelled() throws {
        select(3)
        stage.drag(3, to: 7).cancel()
        try stage.expectSettled()
        #expect(selected == [3])
        #expect(looksSelected == [3])
    }

    @Test("If one of several selected rows is dragged alone, all of them stay selected")
    func several() throws {
        stage.controller.reorderer?.configuration.liftsSelectedRows = false
        select(1, 3, 8)
        stage.drag(3, to: 0).up()
        try stage.expectSettled()
        #expect(selected == [0, 2, 8])
        #expect(looksSelected == [0, 2, 8])
    }

    @Test("With single selection, a drag does not select another row")
    func single() throws {
        stage.table.allowsMultipleSelection = false
        select(5)
        stage.drag(2, to: 8).up()
        try stage.expectSettled()
        #expect(selected == [4])
        #expect(looksSelected == [4])
    }
}
