// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate whose sizes depend on the items, not on their places.
@MainActor
private final class SizesByName: NSObject, UICollectionViewDelegateFlowLayout {
    let data: Tiles
    init(_ data: Tiles) { self.data = data }

    static func size(_ name: String) -> CGSize {
        let number = name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 97 }
        return CGSize(width: 60 + CGFloat(number % 3) * 40, height: 40 + CGFloat(number % 5) * 30)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { Self.size(data.name(indexPath)) }
}

/// Updates of the data of collection views. The numbers are those of `Documentation/Facts.md`.
@Suite("Updates of collection views") @MainActor
struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("Each update animates alone outside a batch, and together inside one (C39, C40, C41)")
    func batch() throws {
        let stage = GridStage(Tiles(count: 12))
        var results: [String] = []
        stage.grid.performBatchUpdates {
            stage.data.sections[0].remove(at: 0)
            stage.grid.deleteItems(at: [path(0)])
            stage.grid.performBatchUpdates {
                stage.data.sections[0].insert("new", at: 4)
                stage.grid.insertItems(at: [path(4)])
            } completion: {
                results.append("inner \($0)")
            }
            stage.data.sections[0].swapAt(10, 11)
            stage.grid.moveItem(at: path(11), to: path(10))
        } completion: {
            results.append("outer \($0)")
        }
        #expect(results == [])
        try stage.expectSettled()
        #expect(results.sorted() == ["inner true", "outer true"])
        #expect(stage.visibleTexts == stage.data.sections[0])
    }

    @Test("A batch of a view that is not loaded asks for the counts before its closure (C42)")
    func hiddenReload() {
        let data = Tiles(count: 4)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        grid.dataSource = data
        grid.performBatchUpdates {
            data.sections[0].append("new")
            grid.insertItems(at: [path(4)])
        }
        #expect(grid.numberOfItems(inSection: 0) == 5)
    }

    @Test("reloadItems asks for a new cell before the old one goes (C49)")
    func reloadItems() throws {
        let stage = GridStage(Tiles(count: 6))
        let old = try #require(stage.cell(1))
        stage.data.sections[0][1] = "changed"
        stage.grid.reloadItems(at: [path(1)])
        try stage.expectSettled()
        let new = try #require(stage.cell(1))
        #expect(new !== old)
        #expect(new.label.text == "changed")
    }

    @Test("reconfigureItems keeps the cell and does not prepare it for reuse (C49, C50)")
    func reconfigure() throws {
        let stage = GridStage(Tiles(count: 100))
        let cell = try #require(stage.cell(1))
        stage.data.calls = []
        stage.data.sections[0][1] = "changed"
        stage.grid.reconfigureItems(at: [path(1), path(90)])
        #expect(stage.cell(1) === cell)
        #expect(cell.label.text == "changed")
        #expect(cell.reused == 0)
        #expect(stage.data.calls == ["cell 0-1"])
    }

    @Test("Sections are moved and reloaded with their items and headers (C51)")
    func sections() throws {
        let stage = GridStage(Tiles([["a", "b"], ["c"], ["d"]])) { $0.headerReferenceSize.height = 20 }
        let header = UICollectionView.elementKindSectionHeader
        let first = try #require(stage.grid.supplementaryView(forElementKind: header, at: path(0, 0)))
        let cell = try #require(stage.cell(0, 0))
        stage.data.sections = [["c"], ["d"], ["a", "b"]]
        stage.grid.moveSection(0, toSection: 2)
        try stage.expectSettled()
        #expect(stage.cell(0, 2) === cell)
        #expect(stage.grid.supplementaryView(forElementKind: header, at: path(0, 2)) === first)
        #expect(first.frame.minY == stage.header(2)?.minY)
        stage.grid.reloadSections([2])
        try stage.expectSettled()
        #expect(stage.cell(0, 2) !== cell)
        #expect(stage.grid.visibleSupplementaryViews(ofKind: header).count == 3)
    }

    @Test("Inside performWithoutAnimation a batch and its completion end at once (C293)")
    func withoutAnimation() throws {
        let stage = GridStage(Tiles(count: 6))
        let gone = try #require(stage.cell(0))
        var finished: Bool?
        UIView.performWithoutAnimation {
            stage.data.sections[0].removeFirst()
            stage.grid.performBatchUpdates {
                stage.grid.deleteItems(at: [path(0)])
            } completion: {
                finished = $0
            }
        }
        #expect(finished == true)
        #expect(gone.superview == nil)
        #expect(stage.cell(0)?.frame.origin == .zero)
    }

    @Test("Items that are inserted above the screen move nothing on screen")
    func anchored() throws {
        let stage = GridStage(Tiles(count: 1000))
        stage.grid.contentOffset.y = 20_000
        stage.screen.advance(by: 0.1)
        let shown = Dictionary(
            uniqueKeysWithValues: stage.grid.visibleCells.map {
                (($0 as? TileCell)?.label.text ?? "", $0.frame.minY - stage.grid.bounds.minY)
            })
        stage.data.sections[0].insert(contentsOf: (0..<30).map { "N\($0)" }, at: 0)
        stage.grid.insertItems(at: (0..<30).map { path($0) })
        try stage.expectSettled()
        #expect(stage.grid.contentOffset.y == 21_100)
        for cell in stage.grid.visibleCells {
            let text = (cell as? TileCell)?.label.text ?? ""
            #expect(shown[text] == cell.frame.minY - stage.grid.bounds.minY)
        }
    }

    @Test("A hundred random batches leave every item at its place", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        var next = 0
        func name() -> String {
            next += 1
            return "N\(next)"
        }
        let data = Tiles((0..<3).map { _ in (0..<20).map { _ in name() } })
        let sizes = SizesByName(data)
        let stage = GridStage(data, delegate: seed % 2 == 0 ? sizes : nil) {
            $0.itemSize = CGSize(width: 90, height: 70)
            $0.headerReferenceSize.height = seed == 3 ? 30 : 0
            $0.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
            if seed >= 3 { $0.sectionHeadersPinToVisibleBounds = true }
        }
        stage.grid.allowsMultipleSelection = true
        for round in 0..<100 {
            let before = data.sections
            var after: [[String]] = []
            var deleted: [IndexPath] = []
            for (section, names) in before.enumerated() {
                let kept = names.indices.filter { item in
                    let stays = Int.random(in: 0..<6, using: &generator) > 0
                    if !stays { deleted.append(path(item, section)) }
                    return stays
                }
                after.append(kept.map { names[$0] })
            }
            var inserted: [IndexPath] = []
            for section in after.indices where Bool.random(using: &generator) {
                for _ in 0..<Int.random(in: 0..<6, using: &generator) {
                    let place = Int.random(in: 0...after[section].count, using: &generator)
                    after[section].insert(name(), at: place)
                }
            }
            let old = Set(before.joined())
            for (section, names) in after.enumerated() {
                for (item, name) in names.enumerated() where !old.contains(name) {
                    inserted.append(path(item, section))
                }
            }
            let selected = (stage.grid.indexPathsForSelectedItems ?? []).map { data.name($0) }
            stage.grid.performBatchUpdates {
                data.sections = after
                stage.grid.deleteItems(at: deleted)
                stage.grid.insertItems(at: inserted)
            }
            let kept = (stage.grid.indexPathsForSelectedItems ?? []).map { data.name($0) }
            let present = Set(after.joined())
            #expect(kept == selected.filter(present.contains))
            if let chosen = stage.grid.indexPathsForVisibleItems.randomElement(using: &generator) {
                stage.grid.selectItem(at: chosen, animated: false, scrollPosition: [])
            }
            switch round % 4 {
            case 0: try stage.expectSettled()
            case 1: stage.screen.advance(by: 0.1)
            case 2:
                stage.grid.contentOffset.y = CGFloat.random(
                    in: 0...max(stage.grid.contentSize.height - 440, 0), using: &generator)
            default: break
            }
        }
        try stage.expectSettled()
    }
}
