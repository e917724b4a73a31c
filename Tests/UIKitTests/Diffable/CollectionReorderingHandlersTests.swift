// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Items of diffable data sources that the user moves. The numbers are those of `Documentation/Facts.md`.
@Suite("Reordering handlers of diffable data sources") @MainActor
struct CollectionReorderingHandlersTests {
    private typealias Transaction = NSDiffableDataSourceTransaction<Int, String>

    private func stage(_ sections: [[String]] = [["a", "b", "c", "d"], ["e"], []]) throws -> CollectionDiffableStage {
        let stage = try CollectionDiffableStage(sections)
        stage.source.reorderingHandlers.canReorderItem = { $0 != "b" }
        return stage
    }

    @Test("canReorderItem decides which items the user can move, and without it none can be moved (C239, C240)")
    func canReorder() throws {
        let stage = try stage()
        let source: ItemSource = stage.source
        #expect(source.movesItems)
        #expect(source.mayMoveItem(stage.grid, at: path(0)))
        #expect(!source.mayMoveItem(stage.grid, at: path(1)))
        #expect(!source.mayMoveItem(stage.grid, at: path(7)))
        source.reorderingHandlers.canReorderItem = nil
        #expect(!source.collectionView(stage.grid, canMoveItemAt: path(0)))
    }

    @Test("A subclass decides about moves by overriding (C239)")
    func overriding() throws {
        final class Moving: UICollectionViewDiffableDataSource<Int, String> {
            var moves: [String] = []
            override func collectionView(
                _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
            ) -> Bool { indexPath.section == 0 }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                moves.append(itemIdentifier(for: sourceIndexPath) ?? "")
                super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
            }
        }
        let stage = CollectionDiffableStage { Moving(collectionView: $0, cellProvider: $1) }
        stage.source.apply(Snapshot([["a", "b"], ["c"]]))
        #expect(stage.source.mayMoveItem(stage.grid, at: path(0)))
        #expect(!stage.source.mayMoveItem(stage.grid, at: path(0, 1)))
        stage.move(path(0), to: path(1))
        try stage.expectSettled([["b", "a"], ["c"]])
        #expect((stage.source as? Moving)?.moves == ["a"])
    }

    @Test("A data source with moveItemAt and without canMoveItemAt can move all items (C260)")
    func plainDataSources() {
        final class MovableTiles: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {}
        }
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let (plain, movable) = (Tiles(count: 1), MovableTiles())
        #expect(!plain.movesItems)
        #expect(!plain.mayMoveItem(grid, at: path(0)))
        #expect(movable.mayMoveItem(grid, at: path(0)))
        #expect(movable.indexTitles(for: grid) == nil)
        #expect(movable.collectionView(grid, indexPathForIndexTitle: "B", at: 1) == path(0, 1))
    }

    @Test(
        "A moved item has its new place in the snapshot, and no cell is requested (C240)",
        arguments: [
            ("a", 2, 0, [["b", "c", "a", "d"], ["e"], []]), ("d", 0, 0, [["d", "a", "b", "c"], ["e"], []]),
            ("a", 3, 0, [["b", "c", "d", "a"], ["e"], []]), ("c", 0, 1, [["a", "b", "d"], ["c", "e"], []]),
            ("c", 1, 1, [["a", "b", "d"], ["e", "c"], []]), ("e", 0, 2, [["a", "b", "c", "d"], [], ["e"]]),
            ("b", 1, 0, [["a", "b", "c", "d"], ["e"], []]),
        ])
    func moving(item: String, row: Int, section: Int, result: [[String]]) throws {
        let stage = try stage()
        let cell = try #require(stage.cell(item))
        stage.move(try #require(stage.source.indexPath(for: item)), to: path(row, section))
        #expect(stage.source.snapshot().itemIdentifiers == Array(result.joined()))
        try stage.expectSettled(result)
        #expect(stage.cell(item) === cell)
        #expect(stage.provided == [])
    }

    @Test("The handlers get the transaction before and after the data source has changed its snapshot (C240, C241)")
    func handlers() throws {
        let stage = try stage()
        let source: ItemSource = stage.source
        var calls: [String] = []
        var transactions: [Transaction] = []
        source.reorderingHandlers.willReorder = {
            calls.append("will \(source.snapshot().itemIdentifiers.joined())")
            transactions.append($0)
        }
        source.reorderingHandlers.didReorder = {
            calls.append("did \(source.snapshot().itemIdentifiers.joined())")
            transactions.append($0)
        }
        stage.move(path(0), to: path(1, 1))
        #expect(calls == ["will abcde", "did bcdea"])
        for transaction in transactions {
            let (initial, final) = (transaction.initialSnapshot, transaction.finalSnapshot)
            #expect(initial.itemIdentifiers == ["a", "b", "c", "d", "e"])
            #expect(final.itemIdentifiers == ["b", "c", "d", "e", "a"])
            #expect(initial.itemIdentifiers.applying(transaction.difference) == final.itemIdentifiers)
            #expect(transaction.difference.removals.count == 1)
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0, 1])
            for section in transaction.sectionTransactions {
                let (before, after) = (section.initialSnapshot.items, section.finalSnapshot.items)
                #expect(before == initial.itemIdentifiers(inSection: section.sectionIdentifier))
                #expect(after == final.itemIdentifiers(inSection: section.sectionIdentifier))
                #expect(before.applying(section.difference) == after)
            }
        }
        // A move to the same place is none.
        stage.move(path(0), to: path(0))
        #expect(calls.count == 2)
        try stage.expectSettled()
    }

    @Test("A snapshot that the app applies in didReorder is shown after the list has moved the item")
    func applyingInHandler() throws {
        let stage = try stage()
        let source: ItemSource = stage.source
        source.reorderingHandlers.didReorder = { transaction in
            var snapshot = transaction.finalSnapshot
            snapshot.reconfigureItems(["a"])
            snapshot.deleteItems(["c"])
            source.apply(snapshot)
        }
        stage.texts["a"] = "A"
        stage.move(path(0), to: path(2))
        try stage.expectSettled([["b", "a", "d"], ["e"], []])
        #expect(stage.provided == ["a"])
    }

    @Test("A snapshot that the app applies in willReorder decides about the order")
    func applyingInWillReorder() throws {
        let stage = try stage()
        let source: ItemSource = stage.source
        source.reorderingHandlers.willReorder = { _ in source.apply(Snapshot([["d", "a"], ["x"]])) }
        stage.move(path(0), to: path(2))
        #expect(source.snapshot().itemIdentifiers == ["d", "a", "x"])
        try stage.expectSettled([["d", "a"], ["x"]])
    }

    @Test("A snapshot that waits for the main actor decides about the order, and the app is not told of a move")
    func waitingSnapshot() async throws {
        let stage = try stage()
        let source: ItemSource = stage.source
        var calls = 0
        source.reorderingHandlers.didReorder = { _ in calls += 1 }
        let task = Task { @MainActor in await source.apply(Snapshot([["x", "a", "b", "c"], ["d"]])) }
        while source.snapshot().indexOfItem("x") == nil { await Task.yield() }
        stage.move(path(0), to: path(3))
        #expect(source.indexPath(for: "a") == path(3))
        try await stage.wait(for: task)
        try stage.expectSettled([["x", "a", "b", "c"], ["d"]])
        #expect(calls == 0)
    }

    @Test("Handlers are values: a copy does not change the data source (C242)")
    func values() throws {
        let stage = try stage()
        var copy = stage.source.reorderingHandlers
        copy.canReorderItem = nil
        var sections = stage.source.sectionSnapshotHandlers
        sections.shouldExpandItem = { _ in false }
        #expect(stage.source.reorderingHandlers.canReorderItem != nil)
        #expect(stage.source.sectionSnapshotHandlers.shouldExpandItem == nil)
    }

    // MARK: Section snapshots

    @Test("An item of a section snapshot moves with its descendants (C252)")
    func hierarchies() throws {
        let stage = try CollectionDiffableStage([["x"]])
        stage.source.apply(Outline("+a\n  a1\n  a2\nb\n  b1\nc"), to: 1)
        try stage.screen.settle()
        stage.provided = []
        var orders: [[String]] = []
        stage.source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
        stage.move(path(0, 1), to: path(4, 1))
        #expect(orders == [["x", "b", "c", "a", "a1", "a2"]])
        try stage.expectSettled([["x"], ["b", "c", "a", "a1", "a2"]])
        #expect(stage.source.snapshot(for: 1).text == "b\n  b1\nc\n+a\n  a1\n  a2")
        stage.move(path(2, 1), to: path(1, 0))
        try stage.expectSettled([["x", "a", "a1", "a2"], ["b", "c"]])
        #expect(stage.source.snapshot(for: 0).text == "x\n+a\n  a1\n  a2")
        #expect(stage.provided == [])
    }

    @Test("An item that is dropped among its own descendants returns (C252)")
    func amongDescendants() throws {
        let stage = try CollectionDiffableStage([["x"]])
        stage.source.apply(Outline("+a\n  a1\n  a2\nb"), to: 0)
        try stage.screen.settle()
        var calls = 0
        stage.source.reorderingHandlers.didReorder = { _ in calls += 1 }
        stage.move(path(0), to: path(1))
        try stage.expectSettled([["a", "a1", "a2", "b"]])
        #expect(calls == 0)
        #expect(stage.source.snapshot(for: 0).text == "+a\n  a1\n  a2\nb")
    }
}
