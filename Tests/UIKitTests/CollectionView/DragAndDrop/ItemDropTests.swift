// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Drag and drop of items") @MainActor
struct ItemDropTests {
    @Test("A drag within a grid opens a gap, and its drop moves the item (C272, C276, C281, C283)")
    func moveWithinGrid() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 4)
        #expect(stage.log.drain() == ["left gives B4"])
        finger.move(to: stage.point(stage.left, 7))
        #expect(stage.left.hasActiveDrag)
        #expect(stage.left.hasActiveDrop)
        #expect(stage.left.hasUncommittedUpdates)
        #expect(Array(stage.shown(stage.left)[..<9]) == ["B0", "B1", "B2", "B3", "B5", "B6", "B7", "B4", "B8"])
        #expect(stage.slot(stage.left) == IndexPath(item: 7, section: 0))
        try stage.screen.settle()
        #expect(stage.gap(stage.left) == CGRect(x: 110, y: 220, width: 100, height: 100))
        finger.up()
        try stage.expectSettled()
        #expect(Array(stage.ours.sections[0][..<9]) == ["B0", "B1", "B2", "B3", "B5", "B6", "B7", "B4", "B8"])
        let calls = stage.log.drain()
        #expect(calls.first == "left begins")
        #expect(calls.contains("left takes at 0-7"))
        #expect(calls.suffix(2).sorted() == ["left drop over", "left ended"])
    }

    @Test("An item of another grid gets a gap at the pointer, and is inserted there (G31, G32)")
    func moveToOtherGrid() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 7))
        #expect(stage.slot(stage.left) == nil)
        #expect(stage.slot(stage.right) == IndexPath(item: 7, section: 0))
        #expect(Array(stage.shown(stage.right)[6..<9]) == ["C6", "-", "C7"])
        finger.up()
        try stage.expectSettled()
        #expect(Array(stage.theirs.sections[0][6..<9]) == ["C6", "B2", "C7"])
        #expect(stage.log.drain().contains("right takes at 0-7"))
    }

    @Test("The coordinator has the session and the items, with the sizes of their previews (C283)")
    func coordinator() throws {
        let stage = ItemDragStage()
        var calls = 0
        stage.theirs.perform = { grid, coordinator in
            calls += 1
            #expect(coordinator.session.items.map { $0.localObject as? String } == ["B2"])
            #expect(coordinator.session.localDragSession?.items.count == 1)
            #expect(coordinator.session.location(in: grid) == CGPoint(x: 160, y: 160))
            #expect(coordinator.proposal.operation == .move)
            let items: [any UICollectionViewDropItem] = coordinator.items
            #expect(items.map(\.previewSize) == [CGSize(width: 100, height: 100)])
            #expect(items[0].sourceIndexPath == nil)
            stage.theirs.insert(coordinator, into: grid)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(calls == 1)
        #expect(stage.theirs.sections[0][4] == "B2")
    }

    @Test("A dropped item animates to a target in any view, and disappears there (C284)")
    func dropToTarget() throws {
        let stage = ItemDragStage()
        let basket = UIView(frame: CGRect(x: 600, y: 0, width: 40, height: 40))
        stage.right.superview?.addSubview(basket)
        var ended: [UIViewAnimatingPosition] = []
        stage.theirs.perform = { _, coordinator in
            let target = UIDragPreviewTarget(
                container: basket, center: CGPoint(x: 20, y: 20), transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
            coordinator.drop(coordinator.items[0].dragItem, to: target).addCompletion { ended.append($0) }
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4), duration: 0.2)
        finger.up()
        stage.screen.advance(by: 0.2)
        let preview = try #require(stage.screen.window.all("DragPreviewView").first)
        let place = preview.convert(CGPoint(x: preview.bounds.midX, y: preview.bounds.midY), to: nil)
        #expect(hypot(place.x - 620, place.y - 20) < 200)
        #expect(ended.isEmpty)
        try stage.screen.settle()
        #expect(ended == [.end])
        basket.removeFromSuperview()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count == 30)
    }

    @Test("The image is where the item was lifted (G01)")
    func imageStaysUnderFinger() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 4, at: CGPoint(x: 8, y: 8))
        finger.move(by: CGVector(dx: 50, dy: 0))
        #expect(stage.slot(stage.left) == IndexPath(item: 4, section: 0))
        finger.move(by: CGVector(dx: 6, dy: 0))
        #expect(stage.slot(stage.left) == IndexPath(item: 5, section: 0))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Each neighbour gives way after half a place and half the spacing, and comes back (G06)")
    func distances() throws {
        for (dx, dy, neighbour) in [(1, 0, 17), (-1, 0, 15), (0, 1, 19), (0, -1, 13)] {
            let stage = ItemDragStage()
            stage.left.contentOffset.y = 330
            stage.left.layoutIfNeeded()
            let finger = stage.lift(stage.left, 16)
            finger.move(by: CGVector(dx: 54 * dx, dy: 54 * dy))
            #expect(stage.slot(stage.left)?.item == 16)
            finger.move(by: CGVector(dx: 2 * dx, dy: 2 * dy))
            #expect(stage.slot(stage.left)?.item == neighbour)
            finger.move(by: CGVector(dx: -2 * dx, dy: -2 * dy))
            #expect(stage.slot(stage.left)?.item == 16)
            finger.cancel()
            try stage.expectSettled()
        }
    }

    @Test("Every point of a way has one answer (G08)")
    func wayBackIsTheSame() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 3)
        func walk(_ direction: Int) -> [Int?] {
            (0..<23).map { _ in
                finger.move(by: CGVector(dx: 10 * direction, dy: 0))
                return stage.slot(stage.left)?.item
            }
        }
        let there = walk(1)
        #expect(there.last == 5)
        #expect(Array(stage.shown(stage.left)[3..<6]) == ["B4", "B5", "B3"])
        finger.move(by: CGVector(dx: 10, dy: 0))
        #expect(walk(-1) == Array(there.reversed()))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Below the last line the slot is the end (G10)", arguments: [0, 4], [300, 430])
    func endOfGrid(item: Int, y: Int) throws {
        let stage = ItemDragStage(left: [(0..<7).map { "B\($0)" }])
        let finger = stage.lift(stage.left, item)
        finger.move(to: CGPoint(x: 270, y: y))
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].last == "B\(item)")
        #expect(stage.ours.sections[0].count == 7)
    }

    @Test("The gap's frame is the item's frame after the drop, for every target (G11, G13)")
    func gapIsFrameAfterDrop() throws {
        for target in stride(from: 0, to: 40, by: 3) {
            var sizes: NamedSizes?
            let stage = ItemDragStage(left: [(0..<60).map { "B\($0)" }]) { tiles in
                let wide = NamedSizes.wide(tiles)
                sizes = wide
                return wide
            }
            let finger = stage.lift(stage.left, 1)
            sizes?.asked = []
            let there = stage.frame(stage.left, target)
            finger.move(to: stage.left.convert(CGPoint(x: there.midX, y: min(there.midY, 380)), to: nil))
            finger.hold(0.1)
            let gap = stage.gap(stage.left)
            #expect(sizes?.asked == [])
            finger.up()
            try stage.expectSettled()
            let now = try #require(stage.ours.sections[0].firstIndex(of: "B1"))
            #expect(gap == stage.frame(stage.left, now), "target \(target)")
        }
    }

    @Test("From right to left, indices rise leftwards (G16)")
    func rightToLeft() throws {
        let stage = ItemDragStage(left: [(0..<8).map { "B\($0)" }], isRightToLeft: true)
        #expect(stage.frame(stage.left, 0).maxX == 320)
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.left.convert(CGPoint(x: 20, y: 270), to: nil))
        #expect(stage.slot(stage.left)?.item == 7)
        finger.move(to: stage.point(stage.left, 0))
        #expect(stage.slot(stage.left)?.item == 0)
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(3) == ["B2", "B0", "B1"])
    }

    @Test("Leaving the grid gives back the order at once, and coming back opens the gap again (G19)")
    func leaveAndReturn() throws {
        let stage = ItemDragStage(right: [])
        let before = stage.ours.sections
        let finger = stage.lift(stage.left, 4)
        for item in [0, 1, 2, 5, 8, 7, 6, 3] { finger.move(to: stage.point(stage.left, item)) }
        #expect(stage.slot(stage.left)?.item == 3)
        finger.move(to: CGPoint(x: 500, y: 200))
        #expect(stage.slot(stage.left) == nil)
        #expect(stage.shown(stage.left) == before[0])
        finger.move(to: stage.point(stage.left, 1))
        #expect(stage.slot(stage.left)?.item == 1)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.ours.sections == before)
    }

    @Test("Items can be dropped into sections without items (G26)")
    func emptySections() throws {
        for (section, y) in [(1, 222), (3, 430)] {
            let stage = ItemDragStage(left: [["B0", "B1", "B2", "B3"], [], ["D0", "D1", "D2"], []])
            stage.flow.headerReferenceSize = CGSize(width: 0, height: 30)
            stage.flow.itemSize = CGSize(width: 100, height: 80)
            stage.left.layoutIfNeeded()
            let finger = stage.lift(stage.left, 1)
            finger.move(to: CGPoint(x: 50, y: y))
            #expect(stage.slot(stage.left)?.section == section)
            finger.up()
            try stage.expectSettled()
            #expect(stage.ours.sections[section] == ["B1"])
        }
    }

    @Test("The only item of a section leaves it and returns (G26)")
    func onlyItem() throws {
        let stage = ItemDragStage(left: [["B0"], ["C0", "C1"]])
        stage.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        stage.left.layoutIfNeeded()
        let finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.left, 1, 1))
        #expect(stage.slot(stage.left)?.section == 1)
        finger.move(to: CGPoint(x: 50, y: 20))
        #expect(stage.slot(stage.left) == IndexPath(item: 0, section: 0))
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections == [["B0"], ["C0", "C1"]])
    }

    @Test(
        "Selected items are dragged together in their order, from whichever is lifted (G34, C272)",
        arguments: [6, 7, 9])
    func severalItems(lead: Int) throws {
        let stage = ItemDragStage()
        stage.left.allowsMultipleSelection = true
        for item in [9, 7, 6] {
            stage.left.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        let finger = stage.lift(stage.left, lead)
        #expect(stage.log.drain() == ["left gives B6", "left gives B7", "left gives B9"])
        finger.move(to: CGPoint(x: 10, y: 10))
        #expect(Array(stage.shown(stage.left)[..<5]) == ["B6", "B7", "B9", "B0", "B1"])
        finger.up()
        try stage.expectSettled()
        #expect(Array(stage.ours.sections[0][..<8]) == ["B6", "B7", "B9", "B0", "B1", "B2", "B3", "B4"])
    }

    @Test("Three own items open a gap of three slots, and return after a cancel (G35, C282)")
    func gapOfThree() throws {
        let stage = ItemDragStage()
        stage.left.allowsMultipleSelection = true
        for item in 0..<3 {
            stage.left.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        let finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.left, 8))
        #expect(Array(stage.shown(stage.left)[5..<9]) == ["B8", "B0", "B1", "B2"] || stage.slot(stage.left) != nil)
        let shown = stage.shown(stage.left)
        let first = try #require(shown.firstIndex(of: "B0"))
        #expect(Array(shown[first..<first + 3]) == ["B0", "B1", "B2"])
        stage.screen.press(.keyboardEscape)
        finger.up()
        try stage.expectSettled()
        #expect(Array(stage.ours.sections[0][..<4]) == ["B0", "B1", "B2", "B3"])
    }

    @Test("A drop goes into an item after a rest in its middle, and passing over it only moves items aside (G05)")
    func intoItem() throws {
        let stage = ItemDragStage()
        stage.ours.propose = { [ours = stage.ours] _, path in
            let isFolder = path.map { $0.item < ours.sections[0].count && ours.name($0) == "B7" } ?? false
            return UICollectionViewDropProposal(
                operation: .move, intent: isFolder ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
        }
        var into: [String] = []
        stage.ours.perform = { _, coordinator in
            into.append("\(coordinator.proposal.intent.rawValue) \(coordinator.destinationIndexPath?.item ?? -1)")
            coordinator.drop(
                coordinator.items[0].dragItem, intoItemAt: coordinator.destinationIndexPath!, rect: .zero)
        }
        let finger = stage.lift(stage.left, 4)
        let middle = stage.point(stage.left, 7)
        finger.move(to: CGPoint(x: middle.x, y: middle.y - 10))
        finger.hold(0.2)
        #expect(stage.slot(stage.left)?.item == 7)
        #expect(stage.cell(7)?.isHighlighted == false)
        finger.hold(0.4)
        #expect(stage.slot(stage.left) == nil)
        #expect(stage.cell(7)?.isHighlighted == true)
        #expect(stage.cell(7)?.configurationState.cellDropState == .targeted)
        finger.move(to: stage.point(stage.left, 1))
        #expect(stage.slot(stage.left)?.item == 1)
        #expect(stage.cell(7)?.isHighlighted == false)
        finger.move(to: middle)
        finger.hold(0.6)
        finger.up()
        try stage.screen.settle()
        #expect(into == ["2 7"])
    }

    @Test("From right to left, a drop goes into the item where it is on screen (G05, G16)")
    func intoItemFromRightToLeft() throws {
        let stage = ItemDragStage(isRightToLeft: true)
        stage.ours.propose = { [ours = stage.ours] _, path in
            let isFolder = path.map { $0.item < ours.sections[0].count && ours.name($0) == "B6" } ?? false
            return UICollectionViewDropProposal(
                operation: .move, intent: isFolder ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
        }
        var into: [Int] = []
        stage.ours.perform = { into.append($1.destinationIndexPath?.item ?? -1) }
        let finger = stage.lift(stage.left, 4)
        #expect(stage.frame(stage.left, 6).maxX == 320)
        finger.move(to: stage.point(stage.left, 6))
        finger.hold(0.6)
        #expect(stage.cell(6)?.isHighlighted == true)
        finger.up()
        #expect(into == [6])
        try stage.expectSettled()
    }

    @Test("A delegate that only drops into items has nothing to wait for (C280)")
    func onlyIntoItems() throws {
        let stage = ItemDragStage()
        stage.theirs.propose = { _, _ in
            UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        var taken: [String] = []
        stage.theirs.perform = { taken.append(stage.theirs.word($1.destinationIndexPath)) }
        let finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.right, 4))
        #expect(stage.slot(stage.right) == nil)
        #expect((stage.right.cellForItem(at: IndexPath(item: 4, section: 0)))?.isHighlighted == true)
        finger.up()
        #expect(taken == ["0-4"])
        try stage.expectSettled()
    }

    @Test("A proposal without an intent opens no gap (C280)")
    func unspecified() throws {
        let stage = ItemDragStage()
        stage.theirs.propose = { _, _ in UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
        stage.theirs.perform = { _, coordinator in #expect(coordinator.proposal.intent == .unspecified) }
        let finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.right, 4))
        #expect(stage.slot(stage.right) == nil)
        finger.up()
        try stage.expectSettled()
    }

    @Test("The cell left behind is dimmed, and told of its drag state (C275)")
    func dragState() throws {
        let stage = ItemDragStage()
        let cell = try #require(stage.cell(4))
        let finger = stage.lift(stage.left, 4)
        #expect(cell.configurationState.cellDragState == .lifting)
        finger.move(to: stage.point(stage.right, 4))
        #expect(cell.configurationState.cellDragState == .dragging)
        #expect(cell.alpha > 0 && cell.alpha < 1)
        finger.move(to: stage.point(stage.left, 4))
        #expect(cell.alpha == 0)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A delegate that inserts nothing leaves the grid as it was (C286)")
    func performNothing() throws {
        let stage = ItemDragStage()
        stage.ours.perform = { _, _ in }
        let before = stage.ours.sections
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 8))
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections == before)
    }

    @Test("Items give way with the chosen delay (C287)")
    func cadence() throws {
        let stage = ItemDragStage()
        #expect(stage.left.reorderingCadence == .immediate)
        stage.left.reorderingCadence = .slow
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 8))
        #expect(stage.slot(stage.left)?.item == 4)
        finger.hold(0.6)
        #expect(stage.slot(stage.left)?.item == 8)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Changes of the data during a drag keep the gap before the same item")
    func liveData() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 7))
        stage.ours.sections[0].insert("new", at: 0)
        stage.left.insertItems(at: [IndexPath(item: 0, section: 0)])
        try stage.screen.settle()
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].count == 301)
        #expect(Set(stage.ours.sections[0]).count == 301)
        #expect(stage.ours.sections[0][0] == "new")
    }

    @Test("A reload during a drag loses nothing")
    func reload() throws {
        let stage = ItemDragStage()
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 7))
        stage.left.reloadData()
        finger.move(to: stage.point(stage.left, 2))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("An item that a diffable data source reorders is moved by its handlers (C281)")
    func diffable() throws {
        let stage = ItemDragStage()
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.left) { grid, path, name in
            let cell = grid.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! TileCell
            cell.label.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<20).map { "B\($0)" })
        source.apply(snapshot, animatingDifferences: false)
        source.reorderingHandlers.canReorderItem = { _ in true }
        var orders: [[String]] = []
        source.reorderingHandlers.didReorder = { orders.append(Array($0.finalSnapshot.itemIdentifiers[..<4])) }
        stage.left.dragDelegate = stage.ours
        let finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.left, 2))
        finger.up()
        try stage.screen.settle()
        #expect(orders == [["B1", "B2", "B0", "B3"]])
        #expect(Array(source.snapshot().itemIdentifiers[..<4]) == ["B1", "B2", "B0", "B3"])
        #expect(!stage.log.drain().contains { $0.contains("takes") })
        #expect(stage.cell(2)?.label.text == "B0")
        #expect(stage.cell(2)?.alpha == 1)
        #expect(!stage.left.hasUncommittedUpdates)
    }
}

extension ItemDragStage {
    func cell(_ item: Int) -> TileCell? { left.cellForItem(at: IndexPath(item: item, section: 0)) as? TileCell }
}
