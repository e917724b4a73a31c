// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: changes of 10,000 rows") @MainActor
struct LinkedTablesLargeBatchTests {
    private let stage = LinkedStage([20_000, 20_000, 0])
    /// Every other row of the first list, for a change of 10,000 rows.
    private let rows = Array(stride(from: 0, to: 20_000, by: 2))

    init() { stage.isWatched = false }

    /// The maximum number of visible rows: ten and a partial one in each of two tables.
    private var mostVisible: Int { 2 * 11 }

    /// Checks that a change, which failure messages call `name`, fills the cells of visible rows only, each once.
    private func expectFewFilled(_ name: String, _ change: () -> Void) throws {
        stage.filled = [:]
        change()
        try stage.screen.settle()
        #expect(stage.filled.count <= mostVisible, "\(name): \(stage.filled)")
        #expect(stage.filled.values.allSatisfy { $0 == 1 }, "\(name): \(stage.filled)")
    }

    @Test("A drop, undo and redo fill the cells of visible rows, each once")
    func drop() throws {
        stage.select(0, rows)
        let before = stage.items
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4, below: -6), duration: 0.3)
        finger.hold(0.3)
        try expectFewFilled("drop") { finger.up() }
        let after = stage.items
        #expect(after[0] == (0..<10_000).map { "A\($0 * 2 + 1)" })
        #expect(Array(after[1][4..<10_004]) == rows.map { "A\($0)" })
        try expectFewFilled("undo") { stage.screen.undoManager?.undo() }
        #expect(stage.items == before)
        try expectFewFilled("redo") { stage.screen.undoManager?.redo() }
        #expect(stage.items == after)
        try stage.expectSettled()
    }

    @Test("Items set by the app fill the cells of visible rows once, of new rows and of rows that stay")
    func set() throws {
        var items = stage.tables.lists.map(\.items)
        items[0] = items[0].enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        items[1] = items[1].map { LinkedCard($0.id, text: "other") }
        try expectFewFilled("half of the items") { stage.tables.setItems(items) }
        #expect(stage.filled.count == 20, "Ten in the second table, five that stay in the first, and five new ones")
        items[0].reverse()
        items[1][0].text = "again"
        try expectFewFilled("the reverse") { stage.tables.setItems(items) }
        try stage.expectSettled()
    }

    @Test("Selected rows that come into sight ask `canReceive` once for the whole selection")
    func selected() throws {
        var asked = 0
        stage.select(0, rows)
        stage.tables.lists[1].canReceive = { _ in
            asked += 1
            return true
        }
        asked = 0
        for _ in 0..<10 {
            stage.views[0].contentOffset.y += 440
            stage.screen.advance(by: 1 / 60)
        }
        #expect(asked < 100, "Only the rows between them, which are not selected, ask for themselves")
        let actions = stage.views[0].cellForRow(at: IndexPath(row: 102, section: 0))?.accessibilityCustomActions ?? []
        #expect(actions.map(\.name).contains("Move to Second"))
        let other = stage.views[0].cellForRow(at: IndexPath(row: 103, section: 0))?.accessibilityCustomActions ?? []
        #expect(other.map(\.name).contains("Move to Second"))
    }

    @Test("A row that was not yet shown when the app set its item has the new text")
    func late() throws {
        stage.views[0].contentOffset.y = 4400
        stage.tables.lists[0].items[102].text = "new"
        stage.tables.lists[0].items.removeLast()
        try stage.expectSettled()
    }

    @Test("Undo checks the position of visible rows only, not of each moved row")
    func undoFrames() throws {
        final class CountingTable: UITableView {
            var reads = 0

            override var bounds: CGRect {
                get {
                    reads += 1
                    return super.bounds
                }
                set { super.bounds = newValue }
            }
        }
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 200, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let list = LinkedTables<LinkedCard>.List(
            tableView: table, items: (0..<30_000).map { LinkedCard("\($0)") }
        ) { table, path, item in table.dequeueReusableCell(withIdentifier: "row", for: path) }
        let tables = LinkedTables(lists: [list])
        let screen = TestScreen(size: CGSize(width: 200, height: 440))
        screen.show(table)
        table.scrollToRow(at: IndexPath(row: 29_000, section: 0), at: .top, animated: false)
        tables.move((0..<10_000).map { "\($0)" }, to: list, at: 5_000)
        try screen.settle()
        table.reads = 0
        screen.undoManager?.undo()
        #expect(table.reads < 2_000, "\(table.reads)")
        try screen.settle()
        #expect(list.items[0].id == "0", "The first is in sight")
        #expect(table.indexPathsForVisibleRows?.first?.row == 0, "The first is in sight")
    }
}
