// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: UITableViewDiffableDataSourceReference") @MainActor
struct RowDiffableReferenceTests {
    @Test("A snapshot applied during a drag keeps the drag, and undo returns the row (I52, I57)")
    func reference() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = UITableViewController(style: .plain)
        let table: UITableView = controller.tableView
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(name)"
            return cell
        }
        let reorderer = RowReorderer(tableView: table)
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["all"])
        snapshot.appendItems(withIdentifiers: [0, 1, 2, 3, 4, 5])
        source.applySnapshot(snapshot, animatingDifferences: false)
        screen.show(controller)
        screen.advance(by: 3)
        var items: [Int] { source.snapshot().itemIdentifiers.compactMap { $0 as? Int } }
        let finger = screen.touch(at: CGPoint(x: 195, y: 66))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 91), duration: 0.3)
        snapshot.deleteItems(withIdentifiers: [0])
        source.applySnapshot(snapshot, animatingDifferences: false)
        screen.advance(by: 0.3)
        #expect(reorderer.isDragging)
        finger.up()
        try screen.settle()
        #expect(items == [2, 3, 4, 1, 5])
        screen.undoManager?.undo()
        try screen.settle()
        #expect(items == [1, 2, 3, 4, 5])
    }
}
