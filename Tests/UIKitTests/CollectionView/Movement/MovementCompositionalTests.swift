// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Interactive movement in compositional layouts.
@Suite("Interactive movement in compositional layouts") @MainActor
struct MovementCompositionalTests {
    private func stage(_ sections: [Int], scrolls: Bool = false) -> (StoreStage, TileMover) {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(scrolls ? .absolute(100) : .fractionalWidth(1), .absolute(100)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        if scrolls { section.orthogonalScrollingBehavior = .continuous }
        let stage = StoreStage(sections, UICollectionViewCompositionalLayout(section: section))
        let mover = TileMover(stage.data)
        stage.grid.dataSource = mover
        stage.screen.advance(by: 0.1)
        return (stage, mover)
    }

    private func expectSettled(_ stage: StoreStage) throws {
        try stage.screen.settle()
        #expect(stage.grid.movement == nil)
        for (path, cell) in stage.grid.visible.cells {
            #expect((cell as? TileCell)?.label.text == stage.data.name(IndexPath(path)))
            #expect(stage.grid.convert(cell.bounds, from: cell) == stage.frame(path.row, path.section))
        }
    }

    @Test("An item moves to the item at its position, also in another section (C263)")
    func moves() throws {
        let (stage, mover) = stage([6, 4])
        #expect(stage.grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
        stage.screen.advance(by: 0.4)
        #expect(stage.cell(1)?.frame.origin == CGPoint(x: 0, y: 0))
        #expect(stage.cell(4)?.frame.origin == CGPoint(x: 0, y: 110))
        #expect(stage.cell(5)?.frame.origin == CGPoint(x: 220, y: 110))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 270))
        #expect(stage.grid.layoutCounts == [5, 5])
        stage.grid.endInteractiveMovement()
        #expect(mover.moves == ["S0I0 to 1-1"])
        try expectSettled(stage)
        #expect(stage.onScreen(1, 1)?.minX == 110)
    }

    @Test("Items are inserted at the end of a section while one of its items is shown in another section")
    func insertionWithItemElsewhere() throws {
        let (stage, mover) = stage([6, 4])
        #expect(stage.grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 270))
        #expect(stage.grid.layoutCounts == [5, 5])
        stage.data.sections[0].append("new")
        stage.grid.insertItems(at: [IndexPath(item: 6, section: 0)])
        #expect(stage.grid.layoutCounts == [6, 5])
        stage.grid.cancelInteractiveMovement()
        #expect(mover.moves.isEmpty)
        try expectSettled(stage)
    }

    @Test("An item of a row that scrolls keeps its place on screen at the lift, and can leave the row")
    func scrollingRow() throws {
        let (stage, mover) = stage([8, 8], scrolls: true)
        let before = try #require(stage.onScreen(1))
        #expect(stage.grid.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(stage.onScreen(1) == before)
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
        stage.screen.advance(by: 0.4)
        stage.grid.endInteractiveMovement()
        #expect(mover.moves == ["S0I1 to 1-0"])
        try expectSettled(stage)
        #expect(stage.grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 150))
        stage.screen.advance(by: 0.1)
        stage.grid.cancelInteractiveMovement()
        #expect(mover.moves.count == 1)
        try expectSettled(stage)
    }

    @Test("Items with estimated heights have their own heights at every place")
    func estimatedHeights() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        let stage = StoreStage(
            [5], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        stage.data.configure = { cell, _ in
            let lines = cell.label.text == "S0I1" ? 5 : 1
            cell.contentConfiguration = {
                var content = UIListContentConfiguration.cell()
                content.text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
                return content
            }()
        }
        let mover = TileMover(stage.data)
        stage.grid.dataSource = mover
        stage.screen.advance(by: 0.1)
        func heights() -> [CGFloat] { (0..<5).compactMap { stage.cell($0)?.bounds.height } }
        let before = heights()
        #expect(before[1] > before[0])
        #expect(stage.grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let last = try #require(stage.frame(4))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: last.midY))
        stage.screen.advance(by: 0.4)
        #expect(heights() == before)
        #expect(stage.cell(1)?.frame.minY == 0)
        stage.grid.endInteractiveMovement()
        try stage.screen.settle()
        #expect(mover.moves == ["S0I0 to 0-4"])
        #expect(heights() == Array(before[1...]) + [before[0]])
    }
}
