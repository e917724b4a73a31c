// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

/// An identifier that counts how often it is hashed or compared.
private struct CountedID: Hashable, Sendable {
    let number: Int
    nonisolated(unsafe) static var operations = 0

    static func == (a: CountedID, b: CountedID) -> Bool {
        operations += 1
        return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
        CountedID.operations += 1
        hasher.combine(number)
    }
}

/// Diffable data sources of collection views. The numbers are those of `Documentation/Facts.md`.
@Suite("Diffable data sources of collection views") @MainActor
struct CollectionDiffableDataSourceTests {
    private func stage() throws -> CollectionDiffableStage {
        try CollectionDiffableStage([["a", "b", "c", "d", "e"], ["f", "g"]])
    }

    // MARK: Applying

    @Test("The data source sets itself, and the collection view holds it weakly (C230)")
    func weakly() {
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        var source: ItemSource? = ItemSource(collectionView: grid) { _, _, _ in nil }
        #expect(grid.dataSource === source)
        source = nil
        #expect(grid.dataSource == nil)
    }

    @Test("The first snapshot is shown by a reload, without animation (C231)")
    func first() throws {
        let stage = CollectionDiffableStage()
        stage.screen.advance(by: 0.1)
        var completions = 0
        stage.source.apply(Snapshot([["a", "b"]]), animatingDifferences: true) { completions += 1 }
        #expect(completions == 1)
        stage.screen.advance(by: 1 / 60)
        #expect(stage.cell("a")?.layer.presentation()?.opacity == 1)
        #expect(stage.shown("b") == stage.frame("b"))
        try stage.expectSettled([["a", "b"]])
    }

    @Test("A later snapshot animates the differences, and moved items keep their cells (C231)")
    func animated() throws {
        let stage = try stage()
        let cells = try ["a", "b", "d", "e"].map { try #require(stage.cell($0)) }
        let oldFrame = stage.frame("e")
        var completions = 0
        stage.source.apply(Snapshot([["e", "a", "x", "b"], ["g", "d", "f"]])) { completions += 1 }
        #expect(stage.provided == ["x"])
        #expect(["a", "b", "d", "e"].map { stage.cell($0) } == cells)
        #expect(stage.shown("e") == oldFrame)
        #expect(stage.cell("x")?.layer.presentation()?.opacity == 0)
        stage.screen.advance(by: 0.15)
        #expect(stage.shown("e").minX < oldFrame.minX)
        #expect(stage.shown("e").minX > 0)
        #expect(completions == 0)
        try stage.expectSettled([["e", "a", "x", "b"], ["g", "d", "f"]])
        #expect(completions == 1)
        #expect(stage.provided == ["x"])
    }

    @Test("Reloaded items get new cells at their new places, and reconfigured ones keep theirs (C231, C49)")
    func marks() throws {
        let stage = try stage()
        let (a, b) = (try #require(stage.cell("a")), try #require(stage.cell("b")))
        stage.texts = ["a": "A", "b": "B"]
        var snapshot = Snapshot([["c", "b", "d", "e", "a"], ["f", "g"]])
        snapshot.reloadItems(["a"])
        snapshot.reconfigureItems(["b"])
        stage.source.apply(snapshot)
        try stage.expectSettled()
        #expect(stage.cell("a") !== a)
        #expect(stage.cell("b") === b)
        #expect(b.reused == 0)
        #expect(stage.provided.sorted() == ["a", "b"])
    }

    @Test("Reloaded sections get new cells")
    func sectionMarks() throws {
        let stage = try stage()
        let (a, f) = (try #require(stage.cell("a")), try #require(stage.cell("f")))
        var snapshot = stage.source.snapshot()
        snapshot.reloadSections([1])
        stage.source.apply(snapshot)
        try stage.expectSettled()
        #expect(stage.cell("a") === a)
        #expect(stage.cell("f") !== f)
        #expect(stage.provided == ["f", "g"])
    }

    @Test("Without animation the differences are shown at once, in the same cells (C232)")
    func unanimated() throws {
        let stage = try stage()
        let cell = try #require(stage.cell("g"))
        var completions = 0
        stage.source.apply(Snapshot([["c", "d", "e"], ["f", "g"]]), animatingDifferences: false) { completions += 1 }
        #expect(completions == 1)
        #expect(stage.cell("g") === cell)
        #expect(stage.shown("g") == stage.frame("g"))
        #expect(stage.provided == [])
        try stage.expectSettled()
    }

    @Test("applySnapshotUsingReloadData ends running animations, and requests every cell again (C232)")
    func reloading() throws {
        let stage = try stage()
        stage.source.apply(Snapshot([["e", "d", "c", "b", "a"], ["f"]]))
        stage.screen.advance(by: 0.1)
        #expect(stage.shown("e") != stage.frame("e"))
        stage.provided = []
        var completions = 0
        stage.source.applySnapshotUsingReloadData(stage.source.snapshot()) { completions += 1 }
        #expect(completions == 1)
        stage.screen.advance(by: 1 / 60)
        for item in stage.source.snapshot().itemIdentifiers { #expect(stage.shown(item) == stage.frame(item)) }
        #expect(stage.provided == ["e", "d", "c", "b", "a", "f"])
        #expect(stage.grid.subviews.count { $0 is TileCell } == 6)
        try stage.expectSettled()
    }

    @Test("The work for a snapshot grows with the number of items, not faster (C233)")
    func cost() {
        func operations(_ count: Int) -> Int {
            let grid = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: UICollectionViewFlowLayout())
            grid.register(TileCell.self, forCellWithReuseIdentifier: "item")
            let source = UICollectionViewDiffableDataSource<Int, CountedID>(collectionView: grid) { grid, path, _ in
                grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, CountedID>()
            snapshot.appendSections([0])
            snapshot.appendItems((0..<count).map { CountedID(number: $0) })
            source.apply(snapshot)
            snapshot.deleteItems((0..<count).filter { $0 % 10 == 3 }.map { CountedID(number: $0) })
            snapshot.appendItems((0..<count / 10).map { CountedID(number: count + $0) })
            snapshot.moveItem(CountedID(number: 0), afterItem: CountedID(number: count - 1))
            CountedID.operations = 0
            source.apply(snapshot)
            return CountedID.operations
        }
        let (small, large) = (operations(1000), operations(8000))
        #expect(small < 12_000)
        #expect(large < small * 10)
    }

    @Test("Shuffling 1,000 items requests only the cells that come on screen")
    func shuffle() throws {
        let items = (0..<1000).map { "item \($0)" }
        let stage = try CollectionDiffableStage([items])
        var generator = Seeded(seed: 5)
        let shuffled = items.shuffled(using: &generator)
        let bound = stage.grid.statistics.cellsBound
        stage.source.apply(Snapshot([shuffled]))
        try stage.expectSettled([shuffled])
        #expect(stage.grid.statistics.cellsBound - bound <= 12)
        #expect(Set(stage.provided).isDisjoint(with: items.prefix(12)))
        stage.provided = []
        var some = Array(shuffled.prefix(12).shuffled(using: &generator))
        some += shuffled.dropFirst(12)
        stage.source.apply(Snapshot([some]))
        try stage.expectSettled([some])
        #expect(stage.provided == [])
    }

    @Test("A snapshot without changes requests no cells, and calls its completion")
    func nothing() throws {
        let stage = try stage()
        var completions = 0
        stage.source.apply(stage.source.snapshot(), completion: { completions += 1 })
        try stage.expectSettled()
        #expect(stage.provided == [])
        #expect(completions == 1)
    }

    @Test("A snapshot that the cell provider applies during a layout is shown after it")
    func inLayout() throws {
        let stage = CollectionDiffableStage { grid, provide in
            ItemSource(collectionView: grid) { grid, path, item in
                if item == "b", let source = grid.dataSource as? ItemSource, source.snapshot().numberOfItems == 2 {
                    source.apply(Snapshot([["a", "b", "c", "d"]]))
                }
                return provide(grid, path, item)
            }
        }
        stage.source.apply(Snapshot([["a", "b"]]))
        try stage.expectSettled([["a", "b", "c", "d"]])
    }

    @Test("Selected items stay selected when a snapshot moves them")
    func selection() throws {
        let stage = try stage()
        stage.grid.selectItem(at: path(1), animated: false, scrollPosition: [])
        stage.source.apply(Snapshot([["c"], ["f", "b"]]))
        try stage.expectSettled()
        #expect(stage.grid.indexPathsForSelectedItems == [path(1, 1)])
        #expect(stage.cell("b")?.isSelected == true)
    }

    // MARK: Supplementary views

    @Test("Supplementary views come from the provider, and move with their sections (C235)")
    func supplementaryViews() throws {
        let stage = CollectionDiffableStage(prepare: { $0.headerReferenceSize.height = 20 })
        let kind = UICollectionView.elementKindSectionHeader
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
            _, _, _ in
        }
        var requested: [String] = []
        stage.source.supplementaryViewProvider = { grid, kind, path in
            requested.append("\(kind) \(path.section)")
            return grid.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        stage.source.apply(Snapshot([["a"], ["b"]]))
        try stage.expectSettled()
        #expect(requested == ["\(kind) 0", "\(kind) 1"])
        let header = try #require(stage.grid.supplementaryView(forElementKind: kind, at: path(0, 1)))
        var snapshot = stage.source.snapshot()
        snapshot.moveSection(1, beforeSection: 0)
        stage.source.apply(snapshot)
        try stage.expectSettled()
        #expect(stage.grid.supplementaryView(forElementKind: kind, at: path(0, 0)) === header)
        #expect(requested.count == 2)
    }

    // MARK: The current state

    @Test("snapshot() is a copy without marks, and sections and items may have equal identifiers (C238)")
    func current() throws {
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(TileCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { grid, path, _ in
            grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems([1, 2, 3], toSection: 1)
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections([2])
        source.apply(snapshot)
        var current = source.snapshot()
        #expect(current.itemIdentifiers == [1, 2, 3])
        #expect(current.reloadedItemIdentifiers == [])
        #expect(current.reconfiguredItemIdentifiers == [])
        #expect(current.reloadedSectionIdentifiers == [])
        current.deleteAllItems()
        #expect(source.snapshot().numberOfItems == 3)
        #expect(source.index(for: 2) == 1)
        #expect(source.indexPath(for: 2) == path(1))
    }

    @Test("Items and sections are found by index path and index, and the reverse")
    func finding() throws {
        let stage = try stage()
        #expect(stage.source.itemIdentifier(for: path(1, 1)) == "g")
        #expect(stage.source.itemIdentifier(for: path(2, 1)) == nil)
        #expect(stage.source.itemIdentifier(for: IndexPath(index: 0)) == nil)
        #expect(stage.source.indexPath(for: "f") == path(0, 1))
        #expect(stage.source.indexPath(for: "x") == nil)
        #expect(stage.source.sectionIdentifier(for: 1) == 1)
        #expect(stage.source.sectionIdentifier(for: 2) == nil)
        #expect(stage.source.index(for: 0) == 0)
        #expect(stage.source.index(for: 9) == nil)
        #expect(stage.source.numberOfSections(in: stage.grid) == 2)
        #expect(stage.source.collectionView(stage.grid, numberOfItemsInSection: 1) == 2)
        #expect(stage.source.description() == "<UICollectionViewDiffableDataSource<Int, String>: 2 sections, 7 items>")
        #expect(stage.source.indexTitles(for: stage.grid) == nil)
        #expect(stage.source.collectionView(stage.grid, indexPathForIndexTitle: "B", at: 1) == path(0, 1))
    }

    @Test("An asynchronous apply returns after the animations have ended")
    func waiting() async throws {
        let stage = try stage()
        let source: ItemSource = stage.source
        var calls: [String] = []
        let task = Task { @MainActor in
            await source.apply(Snapshot([["b", "a"]]))
            calls.append("applied")
            await source.apply(Snapshot([["c"]]), animatingDifferences: false)
            calls.append("applied at once")
            await source.applySnapshotUsingReloadData(Snapshot([["d", "e"]]))
            calls.append("reloaded")
            await source.apply(Outline("x\ny"), to: 1)
            calls.append("applied to a section")
        }
        try await stage.wait(for: task)
        try await stage.screen.settle()
        #expect(calls == ["applied", "applied at once", "reloaded", "applied to a section"])
        #expect(stage.visibleTexts == ["d", "e", "x", "y"])
    }
}
