// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

/// A data source whose rows can be deleted and moved, with titles for its headers and footers.
private final class EditableReference: UITableViewDiffableDataSourceReference {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Above" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Below" }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { calls.append("deletes \(itemIdentifier(for: indexPath) ?? "")") }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { calls.append("moves \(itemIdentifier(for: sourceIndexPath) ?? "")") }
}

@Suite @MainActor
struct DiffableReferenceTests {
    @Test("A subclass adds deleting, moving and titles by overriding; the base class has none of them")
    func subclass() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        let provide: UITableViewDiffableDataSourceReferenceCellProvider = { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "item", for: path)
        }
        screen.show(table)
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: [0])
        snapshot.appendItems(withIdentifiers: ["a", "b", "c"])
        func cell() throws -> UITableViewCell {
            screen.advance(by: 0.1)
            return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        }
        let plain = UITableViewDiffableDataSourceReference(tableView: table, cellProvider: provide)
        plain.applySnapshot(snapshot, animatingDifferences: false)
        table.isEditing = true
        #expect(try !cell().showsReorderControl)
        #expect(try cell().editingStyle == .none)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.footerView(forSection: 0) == nil)
        let source = EditableReference(tableView: table, cellProvider: provide)
        source.applySnapshot(snapshot, animatingDifferences: false)
        #expect(try cell().showsReorderControl)
        #expect(try cell().editingStyle == .delete)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Above")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Below")
        let grip = table.convert(CGPoint(x: 370, y: try cell().frame.midY), to: nil)
        let finger = screen.touch(at: grip)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(source.calls == ["moves a"])
        table.isEditing = false
        let swipe = screen.touch(at: CGPoint(x: 370, y: grip.y))
        swipe.move(by: CGVector(dx: -380, dy: 0), duration: 0.3)
        swipe.up()
        try screen.settle()
        #expect(source.calls == ["moves a", "deletes a"])
        _ = plain
    }

    private func strings(_ values: [Any]) -> [String] { values.map { "\($0)" } }

    @Test("A snapshot reference takes identifiers of any type, and can be copied")
    func snapshot() throws {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["one", 2])
        snapshot.appendItems(withIdentifiers: ["a", 1.5])
        snapshot.appendItems(withIdentifiers: [7], intoSectionWithIdentifier: "one")
        #expect(snapshot.numberOfItems == 3)
        #expect(snapshot.numberOfSections == 2)
        #expect(strings(snapshot.sectionIdentifiers) == ["one", "2"])
        #expect(strings(snapshot.itemIdentifiers) == ["7", "a", "1.5"])
        #expect(snapshot.numberOfItems(inSection: 2) == 2)
        #expect(strings(snapshot.itemIdentifiersInSection(withIdentifier: "one")) == ["7"])
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "a") as? Int == 2)
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "x") == nil)
        #expect(snapshot.index(ofItemIdentifier: 1.5) == 2)
        #expect(snapshot.index(ofItemIdentifier: 9) == NSNotFound)
        #expect(snapshot.index(ofSectionIdentifier: 2) == 1)
        #expect(snapshot.index(ofSectionIdentifier: 3) == NSNotFound)
        let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
        snapshot.deleteAllItems()
        #expect(copy.numberOfItems == 3)
        #expect(snapshot.numberOfItems == 0)
    }

    @Test("Items and sections of a snapshot reference are inserted, moved, deleted and marked")
    func changes() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: [0, 1])
        snapshot.appendItems(withIdentifiers: ["a", "b"], intoSectionWithIdentifier: 0)
        snapshot.insertItems(withIdentifiers: ["c"], beforeItemWithIdentifier: "a")
        snapshot.insertItems(withIdentifiers: ["d"], afterItemWithIdentifier: "a")
        #expect(strings(snapshot.itemIdentifiers) == ["c", "a", "d", "b"])
        snapshot.moveItem(withIdentifier: "c", afterItemWithIdentifier: "b")
        snapshot.moveItem(withIdentifier: "d", beforeItemWithIdentifier: "a")
        #expect(strings(snapshot.itemIdentifiers) == ["d", "a", "b", "c"])
        snapshot.deleteItems(withIdentifiers: ["a"])
        snapshot.insertSections(withIdentifiers: [2], beforeSectionWithIdentifier: 0)
        snapshot.insertSections(withIdentifiers: [3], afterSectionWithIdentifier: 0)
        #expect(strings(snapshot.sectionIdentifiers) == ["2", "0", "3", "1"])
        snapshot.moveSection(withIdentifier: 2, afterSectionWithIdentifier: 1)
        snapshot.moveSection(withIdentifier: 3, beforeSectionWithIdentifier: 0)
        snapshot.deleteSections(withIdentifiers: [1])
        #expect(strings(snapshot.sectionIdentifiers) == ["3", "0", "2"])
        snapshot.reloadItems(withIdentifiers: ["d"])
        snapshot.reconfigureItems(withIdentifiers: ["b"])
        snapshot.reloadSections(withIdentifiers: [0])
        #expect(strings(snapshot.reloadedItemIdentifiers) == ["d"])
        #expect(strings(snapshot.reconfiguredItemIdentifiers) == ["b"])
        #expect(strings(snapshot.reloadedSectionIdentifiers) == ["0"])
    }

    @Test("The data source reference shows a snapshot, and finds items by index path and the reverse")
    func dataSource() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        let provider: UITableViewDiffableDataSourceReferenceCellProvider = { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let source = UITableViewDiffableDataSourceReference(tableView: table, cellProvider: provider)
        screen.show(table)
        func texts() throws -> [String] {
            try screen.settle()
            return table.visibleCells.compactMap { $0.textLabel?.text }
        }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["s"])
        snapshot.appendItems(withIdentifiers: ["a", 2])
        source.applySnapshot(snapshot, animatingDifferences: true)
        // Later changes of the snapshot do not affect the table.
        snapshot.appendItems(withIdentifiers: ["late"])
        #expect(try texts() == ["a", "2"])
        #expect(source.snapshot().numberOfItems == 2)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) as? Int == 2)
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
        #expect(source.indexPath(forItemIdentifier: "a") == IndexPath(row: 0, section: 0))
        #expect(source.indexPath(forItemIdentifier: "b") == nil)
        #expect(source.index(forSectionIdentifier: "s") == 0)
        #expect(source.index(forSectionIdentifier: "t") == NSNotFound)
        #expect(source.sectionIdentifier(for: 0) as? String == "s")
        #expect(source.sectionIdentifier(for: 1) == nil)
        #expect(source.defaultRowAnimation == .automatic)
        source.defaultRowAnimation = .fade
        #expect(source.defaultRowAnimation == .fade)
        #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
        #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))

        var completions = 0
        source.applySnapshot(snapshot, animatingDifferences: false, completion: { completions += 1 })
        #expect(try texts() == ["a", "2", "late"])
        snapshot.deleteItems(withIdentifiers: ["a"])
        source.applySnapshot(usingReloadData: snapshot)
        #expect(try texts() == ["2", "late"])
        source.applySnapshot(usingReloadData: snapshot, completion: { completions += 1 })
        #expect(try texts() == ["2", "late"])
        #expect(completions == 2)
        #expect(source.numberOfSections(in: table) == 1)
        #expect(source.tableView(table, numberOfRowsInSection: 0) == 2)
    }
}
