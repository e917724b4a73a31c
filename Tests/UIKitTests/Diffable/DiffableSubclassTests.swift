// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

/// A typical data source of an app: rows can be deleted and moved, and sections have titles.
private final class EditableSource: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath) != "b"
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let moved = itemIdentifier(for: sourceIndexPath) else { return }
        var snapshot = snapshot()
        if let other = itemIdentifier(for: destinationIndexPath) {
            let isBelow =
                sourceIndexPath.section == destinationIndexPath.section && sourceIndexPath < destinationIndexPath
            if isBelow {
                snapshot.moveItem(moved, afterItem: other)
            } else {
                snapshot.moveItem(moved, beforeItem: other)
            }
        } else {
            snapshot.appendItems([moved], toSection: sectionIdentifier(for: destinationIndexPath.section))
        }
        apply(snapshot, animatingDifferences: false)
    }
}

@Suite @MainActor
struct DiffableSubclassTests {
    private func stage(_ sections: [[String]] = [["a", "b", "c", "d", "e"]]) -> DiffableStage {
        let stage = DiffableStage { EditableSource(tableView: $0, cellProvider: $1) }
        stage.source.apply(Snapshot(sections), animatingDifferences: false)
        stage.screen.advance(by: 0.1)
        return stage
    }

    @Test("The base class allows no editing and moving, and has no titles (329)")
    func base() {
        let stage = DiffableStage()
        stage.source.apply(Snapshot([["a", "b"]]), animatingDifferences: false)
        let (source, table, path): (Source, UITableView, IndexPath) = (stage.source, stage.table, path(0))
        #expect(!source.tableView(table, canEditRowAt: path))
        #expect(!source.tableView(table, canMoveRowAt: path))
        #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
        #expect(source.sectionIndexTitles(for: table) == nil)
        #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
        source.tableView(table, commit: .delete, forRowAt: path)
        source.tableView(table, moveRowAt: path, to: IndexPath(row: 1, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["a", "b"])
        #expect(!table.dataSourceMethods.commits)
        #expect(!table.dataSourceMethods.movesRows)
        table.isEditing = true
        stage.screen.advance(by: 0.1)
        #expect(table.visibleCells.count == 2)
        #expect(table.visibleCells.allSatisfy { $0.controls.edit == nil && $0.controls.reorderControl == nil })
    }

    @Test("The table detects and calls the overrides of a subclass (329)")
    func overrides() throws {
        let stage = stage()
        #expect(stage.table.dataSourceMethods.commits)
        #expect(stage.table.dataSourceMethods.movesRows)
        #expect(stage.source.tableView(stage.table, titleForHeaderInSection: 0) == "Section 0")
        stage.table.isEditing = true
        stage.screen.advance(by: 0.1)
        #expect(stage.cell("a")?.controls.edit != nil)
        #expect(stage.cell("b")?.controls.edit == nil)
        #expect(stage.table.visibleCells.allSatisfy { $0.controls.reorderControl != nil })
    }

    @Test("A subclass that overrides only commit has commit and no moving")
    func oneOverride() {
        final class Committing: UITableViewDiffableDataSource<Int, String> {
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
            ) {}
        }
        final class Other: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        }
        let (table, second) = (UITableView(), UITableView())
        let committing = Committing(tableView: table) { _, _, _ in nil }
        #expect(table.dataSource === committing)
        #expect(table.dataSourceMethods.commits)
        #expect(!table.dataSourceMethods.movesRows)
        let other = Other(tableView: second) { _, _, _ in nil }
        #expect(second.dataSource === other)
        #expect(!second.dataSourceMethods.commits)
        #expect(!second.dataSourceMethods.movesRows)
    }

    @Test("A full swipe on a row deletes it: the subclass applies a snapshot without it")
    func swiping() throws {
        let stage = stage()
        let finger = stage.screen.touch(at: stage.point(2, x: 350))
        finger.move(by: CGVector(dx: -340, dy: 0), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.source.snapshot().itemIdentifiers == ["a", "b", "d", "e"])
        #expect(stage.visibleTexts == ["a", "b", "d", "e"])
    }

    @Test(
        "Moving a row by its reorder control applies the subclass's snapshot, and no row jumps",
        arguments: [(1, 3), (3, 1), (0, 4), (4, 0), (2, 3), (2, 2)])
    func moving(from: Int, to: Int) throws {
        let stage = stage()
        stage.table.isEditing = true
        stage.screen.advance(by: 0.1)
        var items = stage.source.snapshot().itemIdentifiers
        let moved = try #require(stage.cell(items[from]))
        let finger = stage.screen.touch(at: stage.point(from, x: 368))
        finger.move(by: CGVector(dx: 0, dy: CGFloat(to - from) * 44 + (to > from ? 4 : -4)), duration: 0.4)
        finger.hold(0.4)
        let held = moved.frame.minY
        finger.up()
        #expect(abs((moved.layer.presentation()?.frame.minY ?? 0) - held) < 5)
        items.insert(items.remove(at: from), at: to)
        #expect(stage.source.snapshot().itemIdentifiers == items)
        try stage.expectSettled()
        #expect(stage.visibleTexts == items)
        #expect(stage.cell(items[to]) === moved)
    }

    @Test("A row can be moved to the end of another section")
    func movingAcross() throws {
        let stage = stage([["a", "b"], ["c"]])
        stage.table.isEditing = true
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: stage.point(0, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 110 + 50), duration: 0.4)
        finger.hold(0.4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.source.snapshot().itemIdentifiers(inSection: 0) == ["b"])
        #expect(stage.source.snapshot().itemIdentifiers(inSection: 1) == ["c", "a"])
        #expect(stage.visibleTexts == ["b", "c", "a"])
    }
}
