// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Cases of reordering a grid that apply to interactive movement.
@Suite("Interactive movement cases") @MainActor
struct MovementCaseTests {
    private func shown(_ view: UIView) -> CGPoint { view.layer.presentation()?.position ?? view.center }

    @Test("The item keeps its place under the finger at the lift, and moves as far as the finger (G01)")
    func grabOffset() throws {
        let stage = MovementStage()
        let cell = try #require(stage.stage.cell(4))
        let before = cell.frame
        let finger = stage.lift(4, at: CGPoint(x: 8, y: 8))
        #expect(stage.grid.hasUncommittedUpdates)
        #expect(abs(cell.frame.minX - before.minX) <= 1 && abs(cell.frame.minY - before.minY) <= 1)
        finger.move(by: CGVector(dx: 30, dy: 40))
        #expect(cell.frame == before.offsetBy(dx: 30, dy: 40))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("After a change of the columns, the lifted item and the gap have the new size (G02)")
    func newColumns() throws {
        let stage = MovementStage(Tiles(count: 60)) { $0.itemSize = CGSize(width: 150, height: 100) }
        stage.stage.flow.itemSize = CGSize(width: 70, height: 60)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(5)
        #expect(stage.stage.cell(5)?.frame.size == CGSize(width: 70, height: 60))
        finger.move(to: stage.stage.point(9))
        #expect(stage.gap?.size == CGSize(width: 70, height: 60))
        finger.up()
        try stage.expectSettled()
    }

    @Test("A second finger cannot lift another item, and its end changes nothing (G03)")
    func secondFinger() throws {
        let stage = MovementStage()
        let first = stage.lift(4)
        let second = stage.lift(9)
        #expect(!stage.grid.beginInteractiveMovementForItem(at: stage.path(9)))
        #expect(stage.grid.movement?.item.row == 4)
        second.move(by: CGVector(dx: 20, dy: 0))
        second.up()
        #expect(stage.grid.movement?.item.row == 4)
        first.move(to: stage.stage.point(5))
        first.up()
        #expect(stage.mover.moves == ["B4 to 0-5"])
        try stage.expectSettled()
        let next = stage.lift(0)
        next.move(to: stage.stage.point(1))
        next.up()
        #expect(stage.mover.moves.last == "B0 to 0-1")
        try stage.expectSettled()
    }

    @Test(
        "A neighbour gives way after half a place and half the space, and returns after the same way (G06)",
        arguments: [CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0)])
    func halfWay(_ way: CGVector) throws {
        let stage = MovementStage()
        stage.grid.contentOffset.y = 330
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(16)
        func flips(_ range: StrideThrough<Int>, _ from: IndexPath?) -> Int? {
            for distance in range {
                let start = stage.grid.convert(CGPoint(x: 160, y: 600), to: nil)
                finger.move(
                    to: CGPoint(
                        x: start.x + way.dx * CGFloat(distance), y: start.y + way.dy * CGFloat(distance)))
                if stage.target != from { return distance }
            }
            return nil
        }
        let out = try #require(flips(stride(from: 0, through: 80, by: 1), stage.path(16)))
        #expect(abs(out - 55) <= 1)
        let back = try #require(flips(stride(from: 80, through: 0, by: -1), stage.target))
        #expect(abs(back - 55) <= 1)
        #expect(stage.target == stage.path(16))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A resting small item over a tall one changes the target at most once (G07)", arguments: [false, true])
    func resting(isWide: Bool) throws {
        let tiles = Tiles(count: 60)
        let delegate = isWide ? NamedSizes.wide(tiles) : NamedSizes(tiles)
        if !isWide { delegate.sizes["B1"] = CGSize(width: 100, height: 180) }
        let stage = MovementStage(tiles, delegate: delegate)
        let tall = try #require(stage.stage.frame(1))
        let finger = stage.lift(7)
        for step in 0..<20 {
            finger.move(
                to: CGPoint(x: tall.minX + CGFloat(step % 5) * 22 + 3, y: tall.minY + CGFloat(step / 5) * 42 + 3))
            let target = stage.target
            finger.hold(2)
            #expect(stage.target == target)
        }
        finger.up()
        try stage.expectSettled()
    }

    @Test("Every point of the way has one target, forward and back (G08)")
    func oneAnswer() throws {
        let stage = MovementStage()
        let finger = stage.lift(3)
        var forward: [IndexPath?] = []
        for x in stride(from: 50, through: 290, by: 5) {
            finger.move(to: CGPoint(x: x, y: 160))
            forward.append(stage.target)
        }
        #expect(stage.shown()[3..<6] == ["B4", "B5", "B3"])
        var back: [IndexPath?] = []
        for x in stride(from: 290, through: 50, by: -5) {
            finger.move(to: CGPoint(x: x, y: 160))
            back.append(stage.target)
        }
        // At the two points half way between two places, the present one is kept.
        let different = zip(forward, back.reversed()).filter { $0 != $1 }
        #expect(different.count <= 2)
        finger.move(to: CGPoint(x: 290, y: 160))
        finger.up()
        #expect(stage.order[3..<6] == ["B4", "B5", "B3"])
        try stage.expectSettled()
    }

    @Test("Below the last item, the item becomes the last one (G10)", arguments: [0, 4], [CGFloat(430), 5000])
    func afterTheEnd(item: Int, y: CGFloat) throws {
        let stage = MovementStage(Tiles(count: 7))
        let finger = stage.lift(item)
        finger.move(to: CGPoint(x: 270, y: y), duration: 0.2)
        finger.up()
        #expect(stage.mover.moves == ["B\(item) to 0-6"])
        try stage.expectSettled()
    }

    @Test("The gap is where the item is after the drop, also where a line breaks earlier (G11)")
    func gapIsFinal() throws {
        for target in 0..<20 {
            let tiles = Tiles(count: 24)
            let delegate = NamedSizes.wide(tiles)
            let stage = MovementStage(tiles, delegate: delegate)
            let before = try #require(stage.stage.frame(target))
            guard before.maxY <= 440 else { continue }
            let finger = stage.lift(3)
            finger.move(to: stage.grid.convert(CGPoint(x: before.midX, y: before.midY), to: nil))
            let gap = try #require(stage.gap)
            #expect(gap.size == delegate.sizes["B3"])
            finger.up()
            try stage.expectSettled()
            let item = try #require(stage.order.firstIndex(of: "B3"))
            #expect(stage.stage.frame(item) == gap)
        }
    }

    @Test("An item that changes its line is animated in x and y together, in 0.3 s (G12)")
    func diagonal() throws {
        let stage = MovementStage()
        let cell = try #require(stage.stage.cell(3))
        let finger = stage.lift(1)
        finger.move(to: stage.stage.point(4))
        finger.hold(0.15)
        // From the beginning of the second line to the end of the first one.
        let half = shown(cell)
        #expect(abs(half.x - 160) < 15)
        #expect(abs(half.y - 105) < 8)
        finger.hold(0.2)
        #expect(shown(cell) == CGPoint(x: 270, y: 50))
        // An interrupted animation goes on from where the item is drawn.
        finger.move(to: stage.stage.point(1))
        finger.hold(0.1)
        let caught = shown(cell)
        finger.move(to: CGPoint(x: 160, y: 160))
        #expect(hypot(shown(cell).x - caught.x, shown(cell).y - caught.y) < 20)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Items keep their sizes, and the delegate is asked about no item during the movement (G13, C269)")
    func sizes() throws {
        let tiles = Tiles(count: 60)
        let delegate = NamedSizes.wide(tiles)
        let stage = MovementStage(tiles, delegate: delegate)
        delegate.asked = []
        let finger = stage.lift(5)
        for item in [3, 0, 7, 2, 9] {
            finger.move(to: stage.stage.point(item))
            finger.hold(0.4)
            for (row, name) in tiles.sections[0].enumerated() {
                let cell = stage.stage.cell(row)
                #expect(cell == nil || cell?.bounds.size == delegate.sizes[name])
            }
        }
        #expect(delegate.asked == [])
        finger.up()
        try stage.expectSettled()
        for (row, name) in tiles.sections[0].enumerated() {
            #expect(stage.stage.frame(row)?.size == delegate.sizes[name])
        }
    }

    @Test("From right to left, indices rise leftwards (G16)")
    func rightToLeft() throws {
        let stage = MovementStage(Tiles(count: 8), flow: FlippingFlow())
        stage.grid.semanticContentAttribute = .forceRightToLeft
        stage.screen.advance(by: 0.1)
        #expect(stage.stage.frame(0)?.minX == 220)
        let cell = try #require(stage.stage.cell(2))
        let before = cell.frame
        let finger = stage.lift(2, at: CGPoint(x: 20, y: 20))
        #expect(cell.frame == before)
        // The left end of the last line, which has two items.
        finger.move(to: CGPoint(x: 30, y: 270), duration: 0.2)
        #expect(stage.target == stage.path(7))
        finger.move(to: CGPoint(x: 20, y: 20), duration: 0.2)
        #expect(stage.target == stage.path(2))
        finger.move(to: CGPoint(x: 150, y: 20), duration: 0.2)
        #expect(stage.target == stage.path(1))
        finger.move(to: CGPoint(x: 30, y: 270), duration: 0.2)
        finger.up()
        #expect(stage.mover.moves == ["B2 to 0-7"])
        try stage.expectSettled()
    }

    @Test("If the item fits into an earlier line, the last line vanishes, and comes back (G18)")
    func shrinking() throws {
        let tiles = Tiles(count: 5)
        let delegate = NamedSizes(tiles)
        for (name, width) in zip(tiles.sections[0], [60, 100, 160, 140, 140]) {
            delegate.sizes[name] = CGSize(width: CGFloat(width), height: 100)
        }
        let stage = MovementStage(tiles, delegate: delegate)
        let height = stage.grid.contentSize.height
        #expect(height == 320)
        let cell = try #require(stage.stage.cell(4))
        let finger = stage.lift(4)
        // Items of 60 and 100 and spaces of 10: there is room for 140.
        finger.move(to: CGPoint(x: 250, y: 50))
        #expect(stage.target == stage.path(2))
        #expect(stage.grid.contentSize.height == 210)
        for _ in 0..<30 {
            finger.hold(1 / 60)
            #expect(abs(shown(cell).x - 250) <= 1 && abs(shown(cell).y - 50) <= 1)
        }
        finger.move(to: CGPoint(x: 70, y: 270))
        #expect(stage.grid.contentSize.height == height)
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("A movement is announced with the names of items; an item without a name is called an item")
    func announcements() throws {
        let stage = MovementStage(Tiles([["", "b", "c", "d"]]))
        for item in 0..<2 {
            let finger = stage.lift(item)
            finger.move(to: stage.stage.point(2))
            finger.hold(1)
            finger.up()
            try stage.expectSettled()
        }
        #expect(
            stage.screen.announcements == [
                "Item lifted, 1 of 4", "Moved before d, 3 of 4, row 1, column 3", "Item dropped, 3 of 4",
                "c lifted, 2 of 4", "Moved before d, 3 of 4, row 1, column 3", "c dropped, 3 of 4",
            ])
    }

    @Test("Near the bottom the content scrolls, and the gap moves on without a touch (G20)")
    func autoscroll() throws {
        let stage = MovementStage()
        let cell = try #require(stage.stage.cell(4))
        let finger = stage.lift(4)
        finger.move(to: CGPoint(x: 160, y: 420), duration: 0.2)
        finger.hold(0.5)
        var targets: Set<IndexPath> = []
        var last = stage.grid.contentOffset.y
        for _ in 0..<180 {
            finger.hold(1 / 60)
            #expect(stage.grid.contentOffset.y > last || last == stage.grid.contentSize.height - 440)
            last = stage.grid.contentOffset.y
            targets.formUnion([stage.target].compactMap { $0 })
            #expect(abs(stage.grid.convert(cell.center, to: nil).y - 420) <= 1)
        }
        #expect(targets.count >= 6)
        #expect(last > 660)
        finger.up()
        #expect(stage.mover.moves.count == 1)
        try stage.expectSettled()
    }

    @Test("To the end by autoscroll and back, no item is shown twice (G22)")
    func thereAndBack() throws {
        let stage = MovementStage(Tiles(count: 60))
        let finger = stage.lift(2)
        for _ in 0..<5 {
            for y in [430, 10] as [CGFloat] {
                finger.move(to: CGPoint(x: 160, y: 220), duration: 0.1)
                finger.move(to: CGPoint(x: 160, y: y), duration: 0.1)
                for _ in 0..<40 {
                    finger.hold(0.1)
                    let cells = stage.grid.visible.cells.values.compactMap { ($0 as? TileCell)?.label.text }
                    #expect(Set(cells).count == cells.count)
                    #expect(cells.filter { $0 == "B2" }.count == 1)
                    #expect(stage.grid.visible.cells.allSatisfy { !$0.value.isHidden && $0.value.alpha == 1 })
                }
                #expect(y == 430 ? stage.grid.contentOffset.y > 1500 : stage.grid.contentOffset.y == 0)
            }
        }
        finger.move(to: CGPoint(x: 270, y: 50), duration: 0.2)
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("Back at its own place after scrolling, nothing is moved (G25)")
    func scrolledBack() throws {
        let stage = MovementStage()
        stage.grid.contentOffset.y = 660
        stage.screen.advance(by: 0.1)
        let frames = (0..<60).map { stage.stage.frame($0) }
        let item = 25
        let finger = stage.lift(item)
        finger.move(to: CGPoint(x: 160, y: 20), duration: 0.2)
        while stage.grid.contentOffset.y > 440 { finger.hold(0.02) }
        finger.move(to: CGPoint(x: 160, y: 220), duration: 0.2)
        finger.hold(0.5)
        let frame = try #require(frames[item])
        finger.move(to: stage.grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
        #expect((0..<60).map { stage.stage.frame($0) } == frames)
    }

    @Test("A release over a pinned header, after the last gap has left the screen, drops at the gap (G24)")
    func pinnedHeader() throws {
        let stage = MovementStage(Tiles([(0..<60).map { "B\($0)" }])) {
            $0.itemSize = CGSize(width: 90, height: 100)
            $0.headerReferenceSize = CGSize(width: 0, height: 60)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.target == stage.path(8))
        let old = try #require(stage.gap)
        finger.move(to: CGPoint(x: 160, y: 30), duration: 0.05)
        stage.grid.contentOffset.y = 1100
        finger.hold(0.05)
        #expect(stage.grid.bounds.minY > old.maxY)
        #expect(stage.stage.header(0)?.minY == stage.grid.contentOffset.y)
        let (target, gap) = (try #require(stage.target), try #require(stage.gap))
        finger.up()
        #expect(stage.mover.moves == ["B4 to 0-\(target.item)"])
        try stage.expectSettled()
        #expect(stage.stage.frame(target.item) == gap)
        #expect(stage.tiles.sections[0][target.item] == "B4")
    }

    @Test("Empty sections are reached by the space under their header, and headers are asked again (G26)")
    func emptySections() throws {
        let names = [(0..<4).map { "A\($0)" }, [], ["C0", "C1", "C2"], []]
        func make() -> MovementStage {
            MovementStage(Tiles(names)) {
                $0.itemSize = CGSize(width: 90, height: 40)
                $0.headerReferenceSize = CGSize(width: 0, height: 30)
                $0.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
            }
        }
        for (section, part) in [(1, 0.7), (1, 1.2), (3, 0.7), (3, 3)] {
            let stage = make()
            let header = try #require(stage.stage.header(section))
            let finger = stage.lift(0)
            finger.move(to: CGPoint(x: 50, y: header.minY + header.height * CGFloat(part)), duration: 0.2)
            #expect(stage.target == IndexPath(item: 0, section: section))
            finger.hold(0.4)
            stage.tiles.calls = []
            finger.up()
            #expect(stage.mover.moves == ["A0 to \(section)-0"])
            #expect(stage.tiles.calls.sorted() == ["header 0", "header \(section)"])
            try stage.expectSettled()
        }
    }

    @Test("The only item of a section can leave it and return (G26)")
    func onlyItem() throws {
        let stage = MovementStage(Tiles([["A"], ["B", "C"]])) {
            $0.itemSize = CGSize(width: 90, height: 40)
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
        }
        let finger = stage.lift(0)
        finger.move(to: stage.stage.point(1, 1), duration: 0.2)
        #expect(stage.target?.section == 1)
        #expect(stage.grid.numberOfItems(inSection: 0) == 1)
        #expect(stage.grid.layoutCounts == [0, 3])
        finger.move(to: CGPoint(x: 45, y: 50), duration: 0.2)
        #expect(stage.target == stage.path(0))
        finger.move(to: stage.stage.point(0, 1), duration: 0.2)
        finger.up()
        #expect(stage.tiles.sections[0] == [])
        try stage.expectSettled()
        #expect(stage.stage.header(0)?.minY == 0)
    }

    @Test("Escape returns the item (I49)")
    func escape() throws {
        let stage = MovementStage()
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        stage.screen.press(.escape)
        finger.move(by: CGVector(dx: 0, dy: 20))
        finger.up()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("A landing item is caught where it is drawn (I87)", arguments: [0.05, 0.1, 0.2])
    func caught(after time: Double) throws {
        let stage = MovementStage()
        let cell = try #require(stage.stage.cell(4))
        let finger = stage.lift(4)
        finger.move(by: CGVector(dx: 40, dy: 45))
        finger.hold(0.4)
        finger.up()
        stage.screen.advance(by: time)
        let seen = shown(cell)
        #expect(stage.grid.beginInteractiveMovementForItem(at: stage.path(4)))
        #expect(abs(shown(cell).x - seen.x) <= 1 && abs(shown(cell).y - seen.y) <= 1)
        stage.grid.endInteractiveMovement()
        try stage.expectSettled()
    }
}

/// A flow layout that is mirrored from right to left.
@MainActor
private final class FlippingFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
