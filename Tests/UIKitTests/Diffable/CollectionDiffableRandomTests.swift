// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

/// Random snapshots in a collection view, beside a model with arrays.
@Suite("Random snapshots in collection views") @MainActor
struct CollectionDiffableRandomTests {
    /// The sections and items that the collection view must show.
    private struct Model {
        var sections: [(id: Int, items: [String])] = []
        var next = 0

        var snapshot: Snapshot {
            var snapshot = Snapshot()
            for section in sections {
                snapshot.appendSections([section.id])
                snapshot.appendItems(section.items)
            }
            return snapshot
        }

        mutating func makeItem() -> String {
            next += 1
            return "item \(next)"
        }

        /// Changes some items and sections.
        mutating func change(_ generator: inout Seeded) {
            for section in sections.indices {
                sections[section].items.removeAll { _ in Int.random(in: 0..<8, using: &generator) == 0 }
            }
            for _ in 0..<Int.random(in: 0..<5, using: &generator) {
                guard let section = sections.indices.randomElement(using: &generator) else { break }
                let place = Int.random(in: 0...sections[section].items.count, using: &generator)
                sections[section].items.insert(makeItem(), at: place)
            }
            for _ in 0..<Int.random(in: 0..<5, using: &generator) {
                guard
                    let from = sections.indices.filter({ !sections[$0].items.isEmpty }).randomElement(
                        using: &generator),
                    let to = sections.indices.randomElement(using: &generator)
                else { break }
                let item = sections[from].items.remove(
                    at: Int.random(in: 0..<sections[from].items.count, using: &generator))
                sections[to].items.insert(item, at: Int.random(in: 0...sections[to].items.count, using: &generator))
            }
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: sections.shuffle(using: &generator)
            case 1 where sections.count > 1: sections.remove(at: Int.random(in: 0..<sections.count, using: &generator))
            case 2 where sections.count < 5:
                next += 1
                let items = (0..<Int.random(in: 0..<10, using: &generator)).map { _ in makeItem() }
                sections.insert((next, items), at: Int.random(in: 0...sections.count, using: &generator))
            case 3:
                if let section = sections.indices.randomElement(using: &generator) {
                    sections[section].items.shuffle(using: &generator)
                }
            default: break
            }
        }
    }

    @Test("After each of 400 random snapshots the collection view shows the model", arguments: [1, 2, 3, 4])
    func sequences(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        let stage = CollectionDiffableStage(prepare: {
            $0.itemSize = CGSize(width: 90, height: 70)
            $0.headerReferenceSize.height = seed % 2 == 0 ? 20 : 0
        })
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        stage.source.supplementaryViewProvider = { grid, _, path in
            grid.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        var model = Model()
        model.sections = (0..<3).map { section in (section, (0..<12).map { "\(section), \($0)" }) }
        var completions = 0
        for number in 0..<400 {
            model.change(&generator)
            var snapshot = model.snapshot
            let cells = Dictionary(
                uniqueKeysWithValues: stage.grid.indexPathsForVisibleItems.compactMap { path in
                    stage.source.itemIdentifier(for: path).flatMap { item in stage.cell(item).map { (item, $0) } }
                })
            var reloaded: Set<String> = []
            for item in snapshot.itemIdentifiers where Int.random(in: 0..<15, using: &generator) == 0 {
                stage.texts[item] = "\(item), \(number)"
                if Bool.random(using: &generator) {
                    snapshot.reloadItems([item])
                    reloaded.insert(item)
                } else {
                    snapshot.reconfigureItems([item])
                }
            }
            stage.provided = []
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: stage.source.applySnapshotUsingReloadData(snapshot) { completions += 1 }
            case 1...3: stage.source.apply(snapshot, animatingDifferences: false) { completions += 1 }
            default:
                stage.source.apply(snapshot) { completions += 1 }
                let kept = cells.keys.filter { !reloaded.contains($0) && snapshot.indexOfItem($0) != nil }
                // An item on screen keeps its cell, and the cell is bound again only if the item is reconfigured.
                for item in kept where number > 0 {
                    let path = try #require(stage.source.indexPath(for: item))
                    #expect(stage.grid.cellForItem(at: path) === cells[item])
                    let isReconfigured = snapshot.reconfiguredItemIdentifiers.contains(item)
                    #expect(stage.provided.count { $0 == item } == (isReconfigured ? 1 : 0))
                }
            }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                stage.grid.contentOffset.y = CGFloat.random(
                    in: 0...max(stage.grid.contentSize.height - 440, 0), using: &generator)
            }
            if Int.random(in: 0..<3, using: &generator) == 0 {
                try stage.expectSettled(model.sections.map(\.items))
                #expect(completions == number + 1)
            } else {
                stage.screen.advance(by: Double.random(in: 0...0.3, using: &generator))
            }
        }
        try stage.expectSettled(model.sections.map(\.items))
        #expect(completions == 400)
    }

    @Test(
        "Random moves by the user, between random snapshots, keep the snapshot and the cells equal", arguments: [1, 2])
    func moves(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        let stage = CollectionDiffableStage()
        var model = Model()
        model.sections = (0..<3).map { section in (section, (0..<8).map { "\(section), \($0)" }) }
        stage.source.apply(model.snapshot)
        var transactions = 0
        stage.source.reorderingHandlers.didReorder = { transaction in
            transactions += 1
            let (before, after) = (transaction.initialSnapshot, transaction.finalSnapshot)
            #expect(before.itemIdentifiers.applying(transaction.difference) == after.itemIdentifiers)
        }
        for number in 0..<150 {
            if number % 3 == 0 { model.change(&generator) }
            stage.source.apply(model.snapshot)
            let sections = model.sections.indices.filter { !model.sections[$0].items.isEmpty }
            if let from = sections.randomElement(using: &generator),
                let to = model.sections.indices.randomElement(using: &generator)
            {
                let row = Int.random(in: 0..<model.sections[from].items.count, using: &generator)
                let item = model.sections[from].items.remove(at: row)
                let new = Int.random(in: 0...model.sections[to].items.count, using: &generator)
                model.sections[to].items.insert(item, at: new)
                let before = transactions
                stage.move(path(row, from), to: path(new, to))
                #expect(transactions == before + (from == to && row == new ? 0 : 1))
            }
            stage.screen.advance(by: Double.random(in: 0...0.3, using: &generator))
            if number % 7 == 0 { try stage.expectSettled(model.sections.map(\.items)) }
        }
        try stage.expectSettled(model.sections.map(\.items))
    }

    @Test("Items that are expanded and collapsed at random show the visible items of the section snapshot")
    func expansions() throws {
        var generator = Seeded(seed: 7)
        let stage = CollectionDiffableStage()
        var outline = Outline()
        for number in 0..<40 {
            let parent = number % 4 == 0 ? nil : outline.items.randomElement(using: &generator)
            outline.append(["\(number)"], to: parent)
        }
        stage.source.apply(Snapshot([["x"], [], ["y"]]))
        stage.source.apply(outline, to: 1)
        for number in 0..<200 {
            let item = try #require(outline.visibleItems.randomElement(using: &generator))
            if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
            let cells = stage.grid.indexPathsForVisibleItems.compactMap { stage.source.itemIdentifier(for: $0) }
            stage.provided = []
            stage.source.toggleExpansion(of: item)
            #expect(Set(stage.provided).isDisjoint(with: cells))
            stage.screen.advance(by: Double.random(in: 0...0.3, using: &generator))
            if number % 5 == 0 { try stage.expectSettled([["x"], outline.visibleItems, ["y"]]) }
        }
        #expect(stage.source.snapshot(for: 1).text == outline.text)
    }
}
