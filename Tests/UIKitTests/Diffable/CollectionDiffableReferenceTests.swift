// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Diffable data sources with identifiers of any type, of collection views") @MainActor
struct CollectionDiffableReferenceTests {
    @MainActor
    private struct Stage {
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        let source: UICollectionViewDiffableDataSourceReference

        init() {
            grid.register(TileCell.self, forCellWithReuseIdentifier: "item")
            source = UICollectionViewDiffableDataSourceReference(collectionView: grid) { grid, path, item in
                let cell = grid.dequeueReusableCell(withReuseIdentifier: "item", for: path) as! TileCell
                cell.label.text = "\(item)"
                return cell
            }
            screen.show(grid)
        }

        func texts() throws -> [String] {
            try screen.settle()
            return grid.indexPathsForVisibleItems.sorted().compactMap {
                (grid.cellForItem(at: $0) as? TileCell)?.label.text
            }
        }
    }

    private func snapshot(_ items: [Any]) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["s"])
        snapshot.appendItems(withIdentifiers: items)
        return snapshot
    }

    private func strings(_ values: [Any]) -> [String] { values.map { "\($0)" } }

    @Test("The data source shows snapshots, and finds items and sections")
    func snapshots() throws {
        let stage = Stage()
        let source = stage.source
        #expect(stage.grid.dataSource === source)
        let snapshot = snapshot(["a", 2])
        source.applySnapshot(snapshot, animatingDifferences: true)
        // Later changes of the snapshot do not affect the collection view.
        snapshot.appendItems(withIdentifiers: ["late"])
        #expect(try stage.texts() == ["a", "2"])
        #expect(source.snapshot().numberOfItems == 2)
        var completions = 0
        source.applySnapshot(snapshot, animatingDifferences: false) { completions += 1 }
        #expect(try stage.texts() == ["a", "2", "late"])
        snapshot.deleteItems(withIdentifiers: ["a"])
        source.applySnapshot(usingReloadData: snapshot)
        #expect(try stage.texts() == ["2", "late"])
        source.applySnapshot(usingReloadData: snapshot) { completions += 1 }
        #expect(completions == 2)
        #expect(source.itemIdentifier(for: path(0)) as? Int == 2)
        #expect(source.itemIdentifier(for: path(5)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
        #expect(source.indexPath(forItemIdentifier: "late") == path(1))
        #expect(source.indexPath(forItemIdentifier: "a") == nil)
        #expect(source.index(forSectionIdentifier: "s") == 0)
        #expect(source.index(forSectionIdentifier: "t") == NSNotFound)
        #expect(source.sectionIdentifier(for: 0) as? String == "s")
        #expect(source.sectionIdentifier(for: 1) == nil)
        #expect(source.numberOfSections(in: stage.grid) == 1)
        #expect(source.collectionView(stage.grid, numberOfItemsInSection: 0) == 2)
        #expect(source.indexTitles(for: stage.grid) == nil)
        #expect(source.collectionView(stage.grid, indexPathForIndexTitle: "B", at: 1) == path(0, 1))
    }

    @Test("Supplementary views come from the provider")
    func supplementaryViews() throws {
        let stage = Stage()
        (stage.grid.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
        let kind = UICollectionView.elementKindSectionHeader
        stage.grid.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        stage.source.supplementaryViewProvider = { grid, kind, path in
            grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        #expect(stage.source.supplementaryViewProvider != nil)
        stage.source.applySnapshot(snapshot(["a"]), animatingDifferences: false)
        #expect(try stage.texts() == ["a"])
        #expect(stage.grid.visibleSupplementaryViews(ofKind: kind).count == 1)
    }

    @Test("Section snapshots are applied and read, and items are expanded with the handlers (C243, C244, C245)")
    func sections() throws {
        let stage = Stage()
        let source = stage.source
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["fruit", 7])
        outline.appendItems(["pear"], intoParentItem: "fruit")
        source.applySnapshot(outline, toSection: "s", animatingDifferences: false)
        outline.deleteAllItems()
        #expect(try stage.texts() == ["fruit", "7"])
        #expect(strings(source.snapshot(forSection: "s").items) == ["fruit", "pear", "7"])
        var calls: [String] = []
        let handlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
        handlers.shouldExpandItemHandler = {
            calls.append("should expand \($0)")
            return true
        }
        handlers.willExpandItemHandler = { calls.append("will expand \($0)") }
        handlers.shouldCollapseItemHandler = {
            calls.append("should collapse \($0)")
            return true
        }
        handlers.willCollapseItemHandler = { calls.append("will collapse \($0)") }
        handlers.snapshotForExpandingParentItemHandler = { parent, current in
            calls.append("expands \(parent) with \(current.items)")
            current.appendItems(["fig"])
            return current
        }
        source.sectionSnapshotHandlers = handlers
        #expect(source.toggleExpansion(of: "fruit"))
        #expect(try stage.texts() == ["fruit", "pear", "fig", "7"])
        #expect(source.toggleExpansion(of: "fruit"))
        #expect(try stage.texts() == ["fruit", "7"])
        #expect(
            calls == [
                "should expand fruit", "will expand fruit", "expands fruit with [\"pear\"]", "should collapse fruit",
                "will collapse fruit",
            ])
        var completions = 0
        source.applySnapshot(
            NSDiffableDataSourceSectionSnapshotReference(), toSection: "s", animatingDifferences: false
        ) { completions += 1 }
        #expect(try stage.texts() == [])
        #expect(completions == 1)
    }

    @Test("Handlers are copied when they are set, and the getters return one object (C242)")
    func handlers() throws {
        let stage = Stage()
        let source = stage.source
        #expect(source.reorderingHandlers === source.reorderingHandlers)
        #expect(source.sectionSnapshotHandlers === source.sectionSnapshotHandlers)
        source.reorderingHandlers.canReorderItemHandler = { _ in true }
        let reordering = source.reorderingHandlers
        source.reorderingHandlers = reordering
        #expect(source.reorderingHandlers !== reordering)
        reordering.canReorderItemHandler = nil
        #expect(source.reorderingHandlers.canReorderItemHandler != nil)
        let copy = try #require(
            source.reorderingHandlers.copy() as? __UICollectionViewDiffableDataSourceReorderingHandlers)
        #expect(copy.canReorderItemHandler != nil)
        source.sectionSnapshotHandlers.shouldExpandItemHandler = { _ in true }
        let sections = try #require(
            source.sectionSnapshotHandlers.copy() as? __UICollectionViewDiffableDataSourceSectionSnapshotHandlers)
        #expect(sections.shouldExpandItemHandler != nil)
        #expect(sections !== source.sectionSnapshotHandlers)
    }

    @Test("A moved item is told of with a transaction (C239, C240, C241)")
    func reordering() throws {
        let stage = Stage()
        let source = stage.source
        source.applySnapshot(snapshot(["a", 2, "c"]), animatingDifferences: false)
        #expect(!source.mayMoveItem(stage.grid, at: path(0)))
        source.reorderingHandlers.canReorderItemHandler = { $0 as? Int != 2 }
        #expect(source.mayMoveItem(stage.grid, at: path(0)))
        #expect(!source.mayMoveItem(stage.grid, at: path(1)))
        #expect(!source.mayMoveItem(stage.grid, at: path(4)))
        var calls: [String] = []
        var transactions: [__NSDiffableDataSourceTransaction] = []
        source.reorderingHandlers.willReorderHandler = { _ in calls.append("will") }
        source.reorderingHandlers.didReorderHandler = {
            calls.append("did")
            transactions.append($0)
        }
        stage.grid.performBatchUpdates {
            source.moveItem(stage.grid, from: path(0), to: path(2))
            stage.grid.moveItem(at: path(0), to: path(2))
        }
        #expect(try stage.texts() == ["2", "c", "a"])
        #expect(calls == ["will", "did"])
        let transaction = try #require(transactions.first)
        #expect(strings(transaction.initialSnapshot.itemIdentifiers) == ["a", "2", "c"])
        #expect(strings(transaction.finalSnapshot.itemIdentifiers) == ["2", "c", "a"])
        let before: [AnyHashable] = ["a", 2, "c"]
        #expect(before.applying(transaction.difference) == [2, "c", "a"])
        let section = try #require(transaction.sectionTransactions.first)
        #expect(section.sectionIdentifier as? String == "s")
        #expect(strings(section.initialSnapshot.items) == ["a", "2", "c"])
        #expect(strings(section.finalSnapshot.items) == ["2", "c", "a"])
        #expect(before.applying(section.difference) == [2, "c", "a"])
    }

    @Test("A section snapshot takes identifiers of any type (C247, C248, C250)")
    func outlines() throws {
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["a", 2])
        outline.appendItems(["a1", "a2"], intoParentItem: "a")
        outline.insertItems(["b"], beforeItem: 2)
        outline.insertItems(["a3"], afterItem: "a2")
        #expect(strings(outline.items) == ["a", "a1", "a2", "a3", "b", "2"])
        #expect(strings(outline.rootItems) == ["a", "b", "2"])
        #expect(strings(outline.visibleItems) == ["a", "b", "2"])
        outline.expandItems(["a"])
        #expect(outline.isExpanded("a"))
        #expect(outline.isVisible("a1"))
        #expect(strings(outline.expandedItems()) == ["a"])
        #expect(outline.containsItem(2))
        #expect(!outline.containsItem(3))
        #expect(outline.level(ofItem: "a1") == 1)
        #expect(outline.index(ofItem: "b") == 4)
        #expect(outline.index(ofItem: "x") == NSNotFound)
        #expect(outline.parent(ofChildItem: "a1") as? String == "a")
        #expect(outline.parent(ofChildItem: 2) == nil)
        let part = outline.snapshot(ofParentItem: "a")
        #expect(strings(part.items) == ["a1", "a2", "a3"])
        #expect(strings(outline.snapshot(ofParentItem: "a", includingParentItem: true).rootItems) == ["a"])
        let copy = try #require(outline.copy() as? NSDiffableDataSourceSectionSnapshotReference)
        outline.deleteItems(["a"])
        #expect(strings(outline.items) == ["b", "2"])
        outline.collapseItems(["b"])
        outline.insert(part, beforeItem: "b")
        #expect(strings(outline.rootItems) == ["a1", "a2", "a3", "b", "2"])
        let kinds = NSDiffableDataSourceSectionSnapshotReference()
        kinds.appendItems(["k"])
        outline.replaceChildren(ofParentItem: "b", with: kinds)
        #expect(outline.parent(ofChildItem: "k") as? String == "b")
        #expect(!outline.visualDescription().isEmpty)
        func insertion(after item: Any, _ name: String) -> Any? {
            let new = NSDiffableDataSourceSectionSnapshotReference()
            new.appendItems([name])
            return copy.insert(new, afterItem: item)
        }
        #expect(insertion(after: "a", "n1") as? String == "b")
        #expect(strings(copy.items) == ["a", "a1", "a2", "a3", "n1", "b", "2"])
        #expect(insertion(after: "b", "n2") as? String == "b")
        copy.appendItems(["c"], intoParentItem: 2)
        #expect(insertion(after: 2, "n3") == nil)
        #expect(strings(copy.rootItems) == ["a", "n1", "b", "n2", "2", "n3"])
        // The last item has no descendants.
        #expect(insertion(after: "n3", "n4") == nil)
        #expect(strings(copy.rootItems).suffix(2) == ["n3", "n4"])
    }
}
