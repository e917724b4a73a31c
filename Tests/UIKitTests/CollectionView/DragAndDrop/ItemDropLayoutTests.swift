// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Drops in other layouts and from other views") @MainActor
struct ItemDropLayoutTests {
    /// Three columns of items of 100 by 100 points with spaces of 10.
    private static func compositional() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test("A compositional layout opens a gap at the item under the pointer, and closes it after the drop")
    func compositional() throws {
        let stage = ItemDragStage(layout: Self.compositional())
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 7))
        #expect(stage.slot(stage.left)?.item == 7)
        finger.hold(1)
        #expect(stage.slot(stage.left)?.item == 7)
        finger.up()
        try stage.expectSettled()
        #expect(Array(stage.ours.sections[0][..<9]) == ["B0", "B1", "B2", "B3", "B5", "B6", "B7", "B4", "B8"])
    }

    @Test("Items from outside get a place in a compositional layout, also at the end")
    func incoming() throws {
        for (point, expected) in [(CGPoint(x: 160, y: 160), 4), (CGPoint(x: 300, y: 430), 7)] {
            let stage = ItemDragStage(left: [(0..<7).map { "B\($0)" }], layout: Self.compositional())
            let finger = stage.lift(stage.right, 0)
            finger.move(to: point)
            #expect(stage.slot(stage.left)?.item == expected)
            #expect(stage.shown(stage.left).count == 8)
            finger.up()
            try stage.expectSettled()
            #expect(stage.ours.sections[0][expected] == "C0")
        }
    }

    @Test("Several items over a compositional layout stay within its places, and are dropped together")
    func severalItems() throws {
        let stage = ItemDragStage(left: [(0..<7).map { "B\($0)" }], layout: Self.compositional())
        stage.left.allowsMultipleSelection = true
        for item in 0..<3 {
            stage.left.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        let finger = stage.lift(stage.left, 0)
        for point in [
            CGPoint(x: 160, y: 160), CGPoint(x: 50, y: 270), CGPoint(x: 300, y: 300), CGPoint(x: 300, y: 430),
        ] {
            finger.move(to: point)
            finger.hold(0.2)
            #expect(try #require(stage.slot(stage.left)?.item) <= 4)
        }
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0] == ["B3", "B4", "B5", "B6", "B0", "B1", "B2"])
    }

    @Test("Rows that have measured themselves keep their sizes, and the list its place, while a gap opens (rule 5)")
    func measuredSizes() throws {
        let stage = ItemDragStage(
            left: [(0..<40).map { "B\($0)" }],
            layout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        stage.ours.configure = { cell, _ in
            cell.contentView.constraints.forEach { $0.isActive = false }
            cell.contentView.heightAnchor.constraint(equalToConstant: 80).isActive = true
        }
        stage.left.reloadData()
        try stage.screen.settle()
        for offset in stride(from: 0, to: 1600, by: 200) {
            stage.left.contentOffset.y = CGFloat(offset)
            stage.left.layoutIfNeeded()
        }
        let before = stage.frame(stage.left, 18)
        let finger = stage.lift(stage.right, 0)
        finger.move(to: stage.left.convert(CGPoint(x: 100, y: stage.left.contentOffset.y + 300), to: nil))
        finger.hold(0.5)
        #expect(stage.slot(stage.left) != nil)
        #expect(stage.frame(stage.left, 18) == before)
        finger.cancel()
        try stage.screen.settle()
        #expect(stage.frame(stage.left, 18) == before)
    }

    @Test("Another layout during a drag closes the gap, and the next movement opens it again")
    func otherLayout() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 7))
        stage.left.setCollectionViewLayout(Self.compositional(), animated: true)
        #expect(stage.slot(stage.left) == nil)
        stage.screen.advance(by: 0.5)
        finger.move(to: stage.point(stage.left, 8))
        #expect(stage.slot(stage.left) != nil)
        finger.up()
        try stage.expectSettled()
        #expect(Set(stage.ours.sections[0]).count == 300)
    }

    @Test("In a list, a row goes above the first row whose centre is not above the pointer (rule 8)")
    func list() throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let stage = ItemDragStage(
            left: [(0..<5).map { "B\($0)" }], layout: UICollectionViewCompositionalLayout.list(using: configuration))
        for (below, expected) in [(-5, 2), (5, 3)] {
            let finger = stage.lift(stage.right, 0)
            let frame = stage.frame(stage.left, 2)
            finger.move(to: stage.left.convert(CGPoint(x: 100, y: frame.midY + CGFloat(below)), to: nil))
            #expect(stage.slot(stage.left)?.item == expected)
            finger.cancel()
            try stage.screen.settle()
        }
    }

    @Test("Rows of a table are dropped on a grid, and items of a grid on a table")
    func tableAndGrid() throws {
        let log = DragLog()
        let screen = TestScreen(size: CGSize(width: 644, height: 440))
        let tiles = LoggingTiles("grid", [(0..<12).map { "B\($0)" }], log)
        let rows = DragSourceWithoutMoveRow("table", [(0..<5).map { "A\($0)" }], log)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: flow)
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        let table = UITableView(frame: CGRect(x: 324, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (grid.dataSource, grid.dragDelegate, grid.dropDelegate) = (tiles, tiles, tiles)
        (table.dataSource, table.dragDelegate, table.dropDelegate) = (rows, rows, rows)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 644, height: 440))
        ground.addSubview(grid)
        ground.addSubview(table)
        screen.show(ground)

        var finger = screen.touch(at: CGPoint(x: 400, y: 66))
        finger.hold(0.35)
        finger.move(to: CGPoint(x: 160, y: 50))
        finger.up()
        try screen.settle()
        #expect(Array(tiles.sections[0][..<3]) == ["B0", "A1", "B1"])
        finger = screen.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(0.35)
        finger.move(to: CGPoint(x: 400, y: 100))
        finger.up()
        try screen.settle()
        #expect(Array(rows.sections[0][..<4]) == ["A0", "A1", "B0", "A2"])
        try expectNoLeftovers(screen)
    }

    @Test("A drag near the edge scrolls, and the gap moves on without a touch (G20)")
    func autoscroll() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 4)
        finger.move(to: CGPoint(x: 160, y: 400))
        finger.move(to: CGPoint(x: 160, y: 425))
        let first = try #require(stage.slot(stage.left)?.item)
        finger.hold(2)
        #expect(stage.left.contentOffset.y > 200)
        #expect(try #require(stage.slot(stage.left)?.item) > first + 5)
        finger.up()
        try stage.expectSettled()
        #expect(Set(stage.ours.sections[0]).count == 300)
    }

    @Test("A drag that hovers over an item selects it, if the grid is spring loaded")
    func springLoading() throws {
        let listener = GridListener()
        let stage = ItemDragStage(delegate: { _ in listener })
        #expect(!stage.left.isSpringLoaded)
        stage.left.isSpringLoaded = true
        stage.ours.canHandle = false
        let finger = stage.lift(stage.right, 0)
        finger.move(to: stage.point(stage.left, 4))
        finger.hold(1.5)
        #expect(listener.calls.contains("didSelect 0-4"))
        finger.cancel()
        try stage.screen.settle()
    }

    @Test("Another width during a drag keeps every item at its place, and the drop works (G37)")
    func resize() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 7))
        stage.left.frame.size.width = 210
        stage.left.layoutIfNeeded()
        finger.move(by: CGVector(dx: -20, dy: 3))
        #expect(stage.slot(stage.left) != nil)
        finger.up()
        try stage.expectSettled()
        #expect(Set(stage.ours.sections[0]).count == 300)
    }

    @Test("A drag interaction that is not enabled lifts nothing")
    func disabled() throws {
        let stage = ItemDragStage()
        stage.left.dragInteractionEnabled = false
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 7))
        #expect(!stage.left.hasActiveDrag)
        finger.up()
        stage.left.dragInteractionEnabled = true
        stage.left.dropDelegate = nil
        let second = stage.lift(stage.left, 4)
        second.move(to: stage.point(stage.left, 7))
        #expect(stage.left.hasActiveDrag)
        #expect(!stage.left.hasActiveDrop)
        second.up()
        try stage.expectSettled()
    }

    @Test("Random drags leave each item in the grids exactly once", arguments: 0..<6)
    func random(seed: UInt64) throws {
        var numbers = Seeded(seed: seed)
        let stage = ItemDragStage(left: [(0..<9).map { "B\($0)" }, (9..<12).map { "B\($0)" }])
        stage.removeMovedItems()
        for _ in 0..<12 {
            let grid = Bool.random(using: &numbers) ? stage.left : stage.right
            let paths = grid.indexPathsForVisibleItems.sorted()
            guard let path = paths.randomElement(using: &numbers) else { continue }
            let finger = stage.lift(grid, path.item, path.section)
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                finger.move(
                    to: CGPoint(
                        x: Int.random(in: 0..<644, using: &numbers), y: Int.random(in: 0..<440, using: &numbers)))
                if Int.random(in: 0..<4, using: &numbers) == 0 { finger.hold(0.6) }
            }
            if Int.random(in: 0..<4, using: &numbers) == 0 { finger.cancel() } else { finger.up() }
            try stage.expectSettled()
            let all = stage.ours.sections.flatMap { $0 } + stage.theirs.sections.flatMap { $0 }
            #expect(Set(all).count == 42)
            #expect(all.count == 42)
        }
    }
}
