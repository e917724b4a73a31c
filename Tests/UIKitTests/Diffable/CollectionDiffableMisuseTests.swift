// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Tests that misuse of a diffable data source ends the process with UIKit's message.
@Suite("Misuse of diffable data sources of collection views")
struct CollectionDiffableMisuseTests {
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("Applying a snapshot fails if the collection view's data source was replaced (C230)")
    func replaced() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage()
                stage.source.apply(Snapshot([["a"]]))
                stage.grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
                let other = Tiles(count: 3)
                stage.grid.dataSource = other
                stage.screen.advance(by: 0.1)
                stage.source.apply(Snapshot([["a", "b"]]))
                withExtendedLifetime(other) {}
            }
        }
        #expect(message(result).contains("Invalid update: invalid number of items in section 0."))
    }

    @Test("A cell provider that returns nil (C234)")
    func noCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage { grid, _ in
                    ItemSource(collectionView: grid) { _, _, _ in nil }
                }
                stage.source.apply(Snapshot([["a"]]))
                stage.screen.advance(by: 0.1)
            }
        }
        let text = message(result)
        #expect(text.contains("UICollectionViewDiffableDataSource cell provider returned nil for index path"))
        #expect(
            text.contains(
                "with item identifier 'a', which is not allowed. You must always return a cell to the collection view: "
                    + "<UICollectionView"))
    }

    @Test("A layout with headers, and no supplementaryViewProvider (C235)")
    func noProvider() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage(prepare: { $0.headerReferenceSize.height = 20 })
                stage.source.apply(Snapshot([["a"]]))
                stage.screen.advance(by: 0.1)
            }
        }
        let text = message(result)
        #expect(text.contains("CollectionView <UICollectionView"))
        #expect(
            text.contains(
                " requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data "
                    + "source"))
    }

    @Test("A supplementaryViewProvider that returns nil (C235)")
    func noView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage(prepare: { $0.headerReferenceSize.height = 20 })
                stage.source.supplementaryViewProvider = { _, _, _ in nil }
                stage.source.apply(Snapshot([["a"]]))
                stage.screen.advance(by: 0.1)
            }
        }
        #expect(message(result).contains("Return a view from supplementaryViewProvider for each view of the layout."))
    }

    @Test("The number of items in a section that does not exist (C236)")
    func noSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage()
                stage.source.apply(Snapshot([["a"]]))
                _ = stage.source.collectionView(stage.grid, numberOfItemsInSection: 1)
            }
        }
        #expect(message(result).contains("Invalid parameter not satisfying: section < _impl.numberOfSections"))
    }

    @Test("A cell for an item that does not exist")
    func noItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage()
                stage.source.apply(Snapshot([["a"]]))
                _ = stage.source.collectionView(stage.grid, cellForItemAt: IndexPath(item: 4, section: 0))
            }
        }
        #expect(message(result).contains("Do not change the list directly: apply a snapshot."))
    }

    @Test("A registration made in the cell provider (C16)")
    func lateRegistration() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage { grid, _ in
                    ItemSource(collectionView: grid) { grid, path, item in
                        let registration = UICollectionView.CellRegistration<TileCell, String> { _, _, _ in }
                        return grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                    }
                }
                stage.source.apply(Snapshot([["a"]]))
                stage.screen.advance(by: 0.1)
            }
        }
        #expect(message(result).contains("inside a UICollectionViewDiffableDataSource cell provider"))
    }

    @Test("Applying an item twice to a section (C249)")
    func duplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionDiffableStage()
                var outline = stage.source.snapshot(for: 0)
                outline.append(["a"])
                stage.source.apply(outline, to: 0)
                var current = stage.source.snapshot(for: 0)
                current.append(["b", "a"])
            }
        }
        #expect(
            message(result).contains(
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a\n)}"))
    }

    // MARK: Threads

    @Test("Snapshots of another thread are shown, and completions are called on the main thread (C237)")
    func background() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await applyingElsewhere()
        }
        // The last snapshot is applied on the main thread.
        let warning =
            "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please "
            + "always submit updates either always on the main queue or always off the main queue - "
            + "view=<UICollectionView"
        #expect(message(result).components(separatedBy: warning).count == 2)
    }

    @Test("Applying on the main thread while snapshots of another thread wait (C237)")
    func mixing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await applyingEverywhere()
        }
        let text = message(result)
        #expect(text.contains("Warning: applying updates in a non-thread confined manner is dangerous"))
        #expect(
            text.contains(
                "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted "
                    + "and will deadlock. Please always submit updates either always on the main queue or always off the "
                    + "main queue - view=<UICollectionView"))
    }
}

@MainActor
private func applyingElsewhere() async {
    let stage = CollectionDiffableStage()
    let source: ItemSource = stage.source
    let calls = LockedBox<[Bool]>([])
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            source.apply(Snapshot([["a", "b"]]))
            var snapshot = source.snapshot()
            precondition(snapshot.itemIdentifiers == ["a", "b"])
            snapshot.appendItems(["c"])
            source.apply(snapshot, animatingDifferences: true) {
                calls.withLock { $0.append(MainThread.isCurrent) }
            }
            source.apply(Outline("d"), to: 1)
            precondition(source.snapshot().sectionIdentifiers == [0, 1])
            continuation.resume()
        }
    }
    // No snapshot is shown before the main queue runs.
    precondition(source.indexPath(for: "a") == nil && calls.withLock { $0 } == [])
    do { try await stage.screen.settle() } catch { preconditionFailure("\(error)") }
    precondition(stage.visibleTexts == ["a", "b", "c", "d"] && calls.withLock { $0 } == [true])
    // After all snapshots are shown, the main queue may apply others.
    source.apply(Snapshot([["c"]]), animatingDifferences: false, completion: nil)
    source.apply(Snapshot([["d"]]), animatingDifferences: false, completion: nil)
    precondition(source.snapshot().itemIdentifiers == ["d"])
}

@MainActor
private func applyingEverywhere() async {
    let stage = CollectionDiffableStage()
    let source: ItemSource = stage.source
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            source.apply(Snapshot([["a", "b"]]))
            continuation.resume()
        }
    }
    source.apply(Snapshot([["c"]]), animatingDifferences: false, completion: nil)
}
