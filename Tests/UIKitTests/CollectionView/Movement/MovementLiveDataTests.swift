// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

/// Changes by the app and the system while an item is moved.
@Suite("Interactive movement and live data") @MainActor
struct MovementLiveDataTests {
    @Test("A change of the width cancels the movement, and all items get their new places (G37)")
    func resize() throws {
        let stage = MovementStage()
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        stage.grid.frame.size.width = 430
        finger.hold(0.1)
        #expect(stage.grid.movement == nil)
        #expect(stage.stage.frame(3)?.minY == 0)
        finger.move(by: CGVector(dx: 30, dy: 0))
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("A grid that leaves its window ends the movement and is released (G37)")
    func dismissal() throws {
        weak var released: UICollectionView?
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        do {
            let stage = MovementStage()
            released = stage.grid
            let finger = stage.lift(4)
            finger.move(to: CGPoint(x: 160, y: 430), duration: 0.1)
            #expect(stage.grid.movement?.link != nil)
            stage.grid.removeFromSuperview()
            #expect(stage.grid.movement == nil)
            finger.up()
            #expect(stage.mover.moves == [])
            try stage.screen.settle()
            #expect(stage.screen.runningDisplayLinks.isEmpty)
            stage.screen.show(UIView())
        }
        screen.advance(by: 0.1)
        #expect(released == nil)
    }

    @Test("Reloading the data cancels the movement (G37)")
    func reload() throws {
        let stage = MovementStage()
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        stage.tiles.sections[0].removeLast(295)
        stage.grid.reloadData()
        finger.hold(0.1)
        #expect(stage.grid.movement == nil)
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("Items that are inserted and deleted leave the moved item under the finger (rule 4, I52)")
    func updates() throws {
        let stage = MovementStage()
        let cell = try #require(stage.stage.cell(4))
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        finger.hold(0.4)
        stage.grid.performBatchUpdates {
            stage.tiles.sections[0].removeSubrange(0..<3)
            stage.tiles.sections[0].insert("new", at: 3)
            stage.grid.deleteItems(at: (0..<3).map { stage.path($0) })
            stage.grid.insertItems(at: [stage.path(3)])
        }
        finger.hold(0.5)
        #expect(stage.grid.movement?.item.row == 1)
        #expect(stage.stage.cell(1) === cell)
        #expect(cell.center == CGPoint(x: 270, y: 270))
        finger.up()
        #expect(stage.mover.moves == ["B4 to 0-8"])
        try stage.expectSettled()
    }

    @Test("Over a gap between items, the target stays before the same item after an update (rule 4)")
    func targetAfterUpdate() throws {
        let stage = MovementStage(Tiles(count: 9))
        stage.grid.collectionViewLayout = ColumnsLayout()
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.beginInteractiveMovementForItem(at: stage.path(4)))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 160))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 105, y: 105))
        #expect(stage.target == stage.path(3))
        stage.tiles.sections[0].insert("new", at: 0)
        stage.grid.insertItems(at: [stage.path(0)])
        stage.screen.advance(by: 0.5)
        #expect(stage.target == stage.path(4))
        stage.grid.endInteractiveMovement()
        #expect(stage.mover.moves == ["B4 to 0-4"])
        try stage.expectSettled()
    }

    @Test("Deleting the moved item ends the movement (rule 4, I53, I91)", arguments: [false, true])
    func deletion(ofAll: Bool) throws {
        let stage = MovementStage(Tiles(count: 12))
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        stage.grid.performBatchUpdates {
            let gone = ofAll ? 0..<12 : 4..<5
            stage.tiles.sections[0].removeSubrange(gone)
            stage.grid.deleteItems(at: gone.map { stage.path($0) })
        }
        #expect(stage.grid.movement == nil)
        finger.move(by: CGVector(dx: 30, dy: 0))
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("A data source that reports the move itself gets one move", arguments: [false, true])
    func ownReport(reloads: Bool) throws {
        let stage = MovementStage()
        stage.mover.onMove = { [grid = stage.grid] from, to in
            if reloads { grid.reloadData() } else { grid.moveItem(at: from, to: to) }
        }
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        finger.up()
        #expect(stage.mover.moves == ["B4 to 0-8"])
        try stage.expectSettled()
    }

    @Test("Ending or cancelling in a batch of updates returns the item", arguments: [false, true])
    func endInBatch(isEnd: Bool) throws {
        let stage = MovementStage(Tiles(count: 30))
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        stage.grid.performBatchUpdates {
            stage.tiles.sections[0].remove(at: 0)
            if isEnd { stage.grid.endInteractiveMovement() } else { stage.grid.cancelInteractiveMovement() }
            stage.grid.deleteItems(at: [stage.path(0)])
        }
        finger.up()
        #expect(stage.mover.moves == [])
        #expect(stage.order == (1..<30).map { "B\($0)" })
        try stage.expectSettled()
    }

    @Test("Another layout cancels the movement", arguments: [false, true])
    func otherLayout(animated: Bool) throws {
        let stage = MovementStage(Tiles(count: 30))
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 60, height: 60)
        stage.grid.setCollectionViewLayout(other, animated: animated)
        #expect(stage.grid.movement == nil)
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("A controller presented over the grid returns the item (I51)")
    func presentation() throws {
        let stage = MovementStage()
        let root = UIViewController()
        root.view = stage.grid
        stage.screen.show(root)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        root.present(UIViewController(), animated: false)
        finger.hold(0.1)
        finger.up()
        #expect(stage.mover.moves == [])
    }

    @Test("Self-sizing items keep their sizes during a movement (rule 5)")
    func selfSizing() throws {
        let stage = MovementStage(Tiles(count: 60)) {
            $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        let before = Dictionary(
            uniqueKeysWithValues: (0..<6).compactMap { item in
                stage.stage.frame(item).map { (stage.order[item], $0.size) }
            })
        let finger = stage.lift(1)
        finger.move(to: stage.stage.point(4))
        finger.hold(0.4)
        for (name, size) in before {
            let row = try #require(stage.order.firstIndex(of: name))
            #expect(stage.stage.cell(row)?.bounds.size == size)
        }
        finger.up()
        try stage.expectSettled()
    }

    // MARK: Random movements

    @Test("Random movements, cancels and updates keep the model and the frames", arguments: 0..<40)
    func random(seed: UInt64) throws {
        var numbers = Seeded(seed: seed)
        let tiles = Tiles(
            (0..<1 + numbers.next(below: 3)).map { section in
                (0..<numbers.next(below: 14)).map { "S\(section)I\($0)" }
            })
        if tiles.sections[0].isEmpty { tiles.sections[0] = ["only"] }
        let delegate = NamedSizes(tiles)
        func size() -> CGSize {
            CGSize(width: 40 + numbers.next(below: 5) * 35, height: 40 + numbers.next(below: 4) * 40)
        }
        for name in tiles.sections.joined() { delegate.sizes[name] = size() }
        let stage = MovementStage(tiles, delegate: delegate)
        if seed % 4 == 3 { stage.grid.collectionViewLayout = ColumnsLayout() }
        var count = 0
        for _ in 0..<12 {
            let section = numbers.next(below: tiles.sections.count)
            guard !tiles.sections[section].isEmpty else { continue }
            let item = numbers.next(below: tiles.sections[section].count)
            var expected = tiles.sections
            let moves = stage.mover.moves.count
            guard stage.grid.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section)) else {
                Issue.record("\(item) in \(section) cannot be lifted")
                continue
            }
            for _ in 0..<numbers.next(below: 8) {
                stage.grid.updateInteractiveMovementTargetPosition(
                    CGPoint(x: numbers.next(below: 400) - 40, y: numbers.next(below: 700) - 50))
                stage.screen.advance(by: Double(numbers.next(below: 5)) * 0.05)
                #expect(stage.tiles.sections == expected)
                try expectShownOnce(stage)
                guard numbers.next(below: 6) == 0 else { continue }
                count += 1
                update(stage, "new\(count)", size(), &numbers)
                expected = tiles.sections
            }
            if let movement = stage.grid.movement, movement.phase == .moving {
                let (from, to) = (movement.item, movement.target)
                if numbers.next(below: 3) == 0 {
                    stage.grid.cancelInteractiveMovement()
                } else {
                    let name = expected[from.section].remove(at: from.row)
                    expected[to.section].insert(name, at: to.row)
                    stage.grid.endInteractiveMovement()
                    #expect(stage.mover.moves.count == moves + (from == to ? 0 : 1))
                }
            }
            #expect(tiles.sections == expected)
            // Some movements begin during the drop animation.
            if numbers.next(below: 2) == 0 { try stage.expectSettled() }
        }
        try stage.expectSettled()
        let frames = stage.tiles.sections.indices.map { section in
            stage.tiles.sections[section].indices.map { stage.stage.frame($0, section) }
        }
        stage.grid.reloadData()
        try stage.expectSettled()
        for section in frames.indices {
            #expect(frames[section] == frames[section].indices.map { stage.stage.frame($0, section) })
        }
    }

    /// Checks that no item has two cells, and that each cell shows its item.
    private func expectShownOnce(_ stage: MovementStage) throws {
        for (path, cell) in stage.grid.visible.cells {
            #expect((cell as? TileCell)?.label.text == stage.tiles.name(IndexPath(path)))
        }
        let shown = stage.grid.layoutCounts
        #expect(shown.reduce(0, +) == stage.tiles.sections.joined().count)
    }

    /// Inserts, deletes or moves a random item.
    private func update(_ stage: MovementStage, _ name: String, _ size: CGSize, _ numbers: inout Seeded) {
        let section = numbers.next(below: stage.tiles.sections.count)
        let count = stage.tiles.sections[section].count
        switch numbers.next(below: 3) {
        case 0:
            (stage.grid.delegate as? NamedSizes)?.sizes[name] = size
            let item = numbers.next(below: count + 1)
            stage.tiles.sections[section].insert(name, at: item)
            stage.grid.insertItems(at: [IndexPath(item: item, section: section)])
        case 1 where count > 0:
            let item = numbers.next(below: count)
            stage.tiles.sections[section].remove(at: item)
            stage.grid.deleteItems(at: [IndexPath(item: item, section: section)])
        case 2 where count > 1:
            let (from, to) = (numbers.next(below: count), numbers.next(below: count))
            let name = stage.tiles.sections[section].remove(at: from)
            stage.tiles.sections[section].insert(name, at: to)
            stage.grid.moveItem(
                at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
        default: break
        }
    }
}

/// The cost of a movement with 10,000 items.
@Suite("Cost of interactive movements") @MainActor
struct MovementCostTests {
    @Test("Moving an item among 10,000 asks for no cell, no size and no count")
    func moves() throws {
        let tiles = Tiles(count: 10_000)
        let delegate = NamedSizes.wide(tiles)
        let stage = MovementStage(tiles, delegate: delegate)
        let finger = stage.lift(4)
        delegate.asked = []
        tiles.calls = []
        let counts = stage.grid.statistics.countsAsked
        for x in stride(from: 20, through: 300, by: 5) {
            finger.move(to: CGPoint(x: x, y: 160))
            finger.move(to: CGPoint(x: x, y: 270))
        }
        finger.hold(0.4)
        #expect(delegate.asked == [])
        // Items of another width may fit into the last visible line.
        #expect(tiles.calls.count <= 4)
        #expect(stage.grid.statistics.countsAsked == counts)
        finger.cancel()
        try stage.expectSettled()
        #expect(delegate.asked == [])
    }

    @Test("A custom layout is prepared once for each new target, and not for movements within a target")
    func layouts() throws {
        let stage = MovementStage(Tiles(count: 300))
        let layout = ColumnsLayout()
        stage.grid.collectionViewLayout = layout
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(4)
        layout.prepared = 0
        for x in 130..<190 { finger.move(to: CGPoint(x: x, y: 160)) }
        #expect(layout.prepared == 0)
        finger.move(to: CGPoint(x: 270, y: 160))
        for x in 230..<310 { finger.move(to: CGPoint(x: x, y: 160)) }
        #expect(layout.prepared == 1)
        finger.up()
        try stage.expectSettled()
        #expect(layout.prepared == 2)
    }

    @Test("Autoscroll asks for each cell once")
    func scrolledCells() throws {
        let stage = MovementStage(Tiles(count: 10_000))
        let finger = stage.lift(4)
        stage.tiles.calls = []
        finger.move(to: CGPoint(x: 160, y: 435), duration: 0.1)
        finger.hold(3)
        let lines = stage.grid.contentOffset.y / 110
        #expect(lines > 6)
        #expect(stage.tiles.calls.count <= (Int(lines) + 2) * 3)
        finger.cancel()
        try stage.expectSettled()
    }
}
