// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Where rows are dropped") @MainActor
struct TableDropTests {
    @Test(
        "rule 8: what comes from elsewhere goes above the row whose centre the pointer is not below, whatever gap is open"
    )
    func slot() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 2)
        for (row, below, expected) in [
            (4, -1, 4), (4, 1, 5), (4, 21, 5), (5, -21, 5), (5, -1, 5), (5, 1, 6), (0, -21, 0),
        ] {
            finger.move(to: stage.point(stage.right, row, below: CGFloat(below)))
            #expect(stage.log.take().last == "right at 0-\(expected)", "\(below) below the centre of row \(row)")
        }
        finger.cancel()
        try stage.expectTidy()
    }

    @Test("fact 285, I44: below the last row is its section's end, for as much as a row; farther down is nowhere")
    func end() throws {
        let stage = TableDragStage(right: [["B0"]])
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 450, y: 60))
        #expect(stage.log.take().last == "right at 0-1")
        finger.move(to: CGPoint(x: 450, y: 400))
        #expect(stage.log.take().last == "right at nowhere")
        finger.up()
        #expect(stage.log.take() == ["right takes at nowhere"])
        try stage.expectTidy()
        #expect(stage.theirs.sections == [["B0", "A2"]])
    }

    @Test("fact 288: dropped on nothing, the coordinator's proposal has no intent")
    func nowhere() throws {
        let stage = TableDragStage(right: [["B0"]])
        var intent: UITableViewDropProposal.Intent?
        var operation: UIDropOperation?
        stage.theirs.perform = {
            intent = $1.proposal.intent; operation = $1.proposal.operation
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 450, y: 400))
        finger.up()
        #expect(intent == .unspecified && operation == .move)
        try stage.expectTidy()
    }

    @Test("I44: an empty table and an empty section take rows")
    func empty() throws {
        for (sections, point, word) in [
            ([[String]()], CGPoint(x: 450, y: 10), "0-0"),
            ([["B0"], [], ["C0"]], CGPoint(x: 450, y: 50), "2-0"),
        ] {
            let stage = TableDragStage(right: sections)
            let finger = stage.lift(stage.left, 2)
            finger.move(to: point, duration: 0.2)
            #expect(stage.log.take().last == "right at \(word)")
            finger.up()
            try stage.expectTidy()
            #expect(stage.theirs.sections.flatMap { $0 }.contains("A2"))
        }
    }

    @Test("I44: an empty table of no height takes rows from five points around it")
    func thin() throws {
        for (away, isTaken) in [(-4.0, true), (0, true), (4, true), (7, false)] {
            let stage = TableDragStage(right: [[]])
            stage.right.frame = CGRect(x: 310, y: 200, width: 290, height: 0)
            let finger = stage.lift(stage.left, 2)
            finger.move(to: CGPoint(x: 450, y: 200 + away), duration: 0.2)
            #expect(stage.right.hasActiveDrop == isTaken, "\(away)")
            finger.up()
            try stage.screen.settle()
            #expect(stage.theirs.sections == [isTaken ? ["A2"] : []])
        }
    }

    @Test("fact 287: with no intent nothing opens; into a row that row is highlighted, and takes it")
    func into() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, path in
            UITableViewDropProposal(
                operation: .copy, intent: path?.row == 3 ? .insertIntoDestinationIndexPath : .unspecified)
        }
        stage.theirs.perform = { table, coordinator in
            guard let path = coordinator.destinationIndexPath else { return }
            coordinator.drop(
                coordinator.items[0].dragItem, intoRowAt: path, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        let all = (0..<10).map { "B\($0)" }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 1, below: -5), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.picture(stage.right) == all)
        finger.move(to: stage.point(stage.right, 3, below: -5), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.picture(stage.right) == all)
        let cell = try #require(stage.right.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(cell.isHighlighted && cell.configurationState.cellDropState == .targeted)
        // All of the row is the row once it has been named.
        finger.move(to: stage.point(stage.right, 3, below: 20), duration: 0.2)
        #expect(cell.configurationState.cellDropState == .targeted)
        finger.up()
        #expect(stage.log.take().last == "right takes at 0-3")
        try stage.expectTidy()
    }

    @Test("fact 287: an automatic intent goes into a row over its middle, and between rows elsewhere")
    func automatic() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
        let finger = stage.lift(stage.left, 2)
        let cell = { (row: Int) in stage.right.cellForRow(at: IndexPath(row: row, section: 0)) }
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.hold(0.3)
        #expect(cell(3)?.configurationState.cellDropState == .targeted)
        #expect(cell(4)?.configurationState.cellDropState == .notTargeted)
        #expect(stage.picture(stage.right) == (0..<10).map { "B\($0)" })
        finger.move(to: stage.point(stage.right, 3, below: 18), duration: 0.2)
        finger.hold(0.3)
        #expect(cell(3)?.configurationState.cellDropState == .notTargeted)
        #expect(stage.picture(stage.right) == (0..<4).map { "B\($0)" } + ["-"] + (4..<9).map { "B\($0)" })
        finger.cancel()
        try stage.expectTidy()
    }

    @Test("I39: a table that refuses shows it, gets nothing, and the row goes home")
    func forbidden() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in
            UITableViewDropProposal(operation: .forbidden, intent: .insertAtDestinationIndexPath)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.picture(stage.right) == (0..<10).map { "B\($0)" })
        #expect(stage.screen.window.all("DragBadge").contains { !$0.isHidden })
        _ = stage.log.take()
        finger.up()
        try stage.expectTidy()
        #expect(stage.log.take() == ["left drop over", "right drop over", "left ended"])
        #expect(stage.theirs.sections[0].count == 20 && stage.ours.sections[0].count == 20)
    }

    @Test("fact 258: where the source allows no move, a move is a cancel, and no gap opens for it")
    func noMove() throws {
        let stage = TableDragStage()
        stage.ours.allowsMove = false
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.picture(stage.right) == (0..<10).map { "B\($0)" })
        finger.up()
        try stage.expectTidy()
        #expect(stage.log.take().contains { $0.contains("takes") } == false)
    }

    @Test("fact 284: a table that cannot handle a session hears no more of it")
    func cannotHandle() throws {
        let stage = TableDragStage()
        stage.theirs.canHandle = false
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.move(to: stage.point(stage.right, 5), duration: 0.2)
        #expect(stage.log.take().filter { $0.contains("right") } == ["right?"])
        #expect(!stage.right.hasActiveDrop)
        finger.up()
        try stage.expectTidy()
    }

    @Test("fact 290: who does nothing with a drop has its table back as it was")
    func nothingDone() throws {
        let stage = TableDragStage()
        stage.theirs.perform = { _, _ in }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(stage.picture(stage.right) == (0..<10).map { "B\($0)" })
    }

    @Test("I45: three selected rows are dragged by one of them, and come to lie together in their order")
    func several() throws {
        let stage = TableDragStage(moves: false)
        stage.left.allowsMultipleSelection = true
        for row in [1, 2, 6] {
            stage.left.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        var place: IndexPath?
        stage.ours.perform = { table, coordinator in
            guard let path = coordinator.destinationIndexPath else { return }
            place = path
            let names = coordinator.items.compactMap { $0.dragItem.localObject as? String }
            let sources = coordinator.items.compactMap(\.sourceIndexPath)
            #expect(sources.map(\.row) == [1, 2, 6])
            table.performBatchUpdates {
                stage.ours.sections[0].removeAll { names.contains($0) }
                stage.ours.sections[0].insert(contentsOf: names, at: path.row)
                for (index, source) in sources.enumerated() {
                    table.moveRow(at: source, to: IndexPath(row: path.row + index, section: 0))
                }
            }
            for (index, item) in coordinator.items.enumerated() {
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: path.row + index, section: 0))
            }
        }
        let finger = stage.lift(stage.left, 2)
        #expect(stage.log.take() == ["left gives A1", "left gives A2", "left gives A6"])
        // The block begins a row above the finger: it passes A5 when its end does.
        finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.3)
        finger.hold(0.3)
        #expect(stage.picture(stage.left) == ["A0", "A3", "A4", "-", "-", "-", "A5", "A7", "A8", "A9"])
        finger.up()
        #expect(place == IndexPath(row: 3, section: 0))
        try stage.screen.settle()
        #expect(stage.left.indexPathsForSelectedRows?.map(\.row).sorted() == [3, 4, 5])
        #expect((3...5).allSatisfy { stage.left.cellForRow(at: IndexPath(row: $0, section: 0))?.isSelected == true })
        stage.deselectAll()
        try stage.expectTidy()
        #expect(stage.ours.sections[0].prefix(8) == ["A0", "A3", "A4", "A1", "A2", "A6", "A5", "A7"])
    }

    @Test("fact 278: selected rows that give nothing stay; a row that gives nothing cannot be dragged")
    func still() throws {
        let stage = TableDragStage()
        stage.left.allowsMultipleSelection = true
        stage.ours.still = ["A2"]
        for row in [1, 2] {
            stage.left.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        stage.deselectAll()
        try stage.expectTidy()
        #expect(stage.theirs.sections[0][3...4].contains("A1") && !stage.theirs.sections[0].contains("A2"))
        _ = stage.log.take()
        let other = stage.lift(stage.left, 2)
        other.move(to: stage.point(stage.right, 3), duration: 0.2)
        #expect(!stage.left.hasActiveDrag)
        other.up()
        #expect(stage.log.take().contains("left begins") == false)
        try stage.expectTidy()
    }

    @Test("I46, I28: the table that is dragged over scrolls near its edge, as long as the finger rests there")
    func autoscroll() throws {
        for framesPerSecond in [30.0, 60, 120] {
            let stage = TableDragStage()
            stage.screen.framesPerSecond = framesPerSecond
            let finger = stage.lift(stage.left, 2)
            finger.move(to: CGPoint(x: 450, y: 200), duration: 0.2)
            finger.move(to: CGPoint(x: 450, y: 430), duration: 0.2)
            _ = stage.log.take()
            finger.hold(0.3)
            let first = stage.right.contentOffset.y
            finger.hold(2)
            #expect(first > 0 && stage.right.contentOffset.y > first)
            #expect(stage.right.contentOffset.y == CGFloat(484), "to the end, with the gap")
            #expect(stage.log.take().last == "right at 0-20" && stage.left.contentOffset.y == 0)
            finger.up()
            try stage.expectTidy()
            #expect(stage.theirs.sections[0].last == "A2")
        }
    }

    @Test("I28: in its own table a row is carried on while that scrolls, and its place follows")
    func ownAutoscroll() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 4)
        finger.move(to: CGPoint(x: 145, y: 430), duration: 0.3)
        finger.hold(3)
        #expect(stage.left.contentOffset.y == CGFloat(440))
        #expect(stage.picture(stage.left).last == "-" || stage.picture(stage.left).last == "A19")
        finger.up()
        try stage.expectTidy()
        #expect(stage.ours.sections[0].last == "A4")
    }

    @Test("I25: a row that is carried out of sight hides no other row, and is there when it comes back")
    func recycled() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 0)
        finger.move(to: CGPoint(x: 450, y: 60), duration: 0.2)
        stage.left.contentOffset.y = 440
        stage.screen.advance(by: 0.1)
        #expect(stage.picture(stage.left) == (10..<20).map { "A\($0)" })
        stage.left.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.picture(stage.left).first == "A0~")
        finger.cancel()
        try stage.expectTidy()
    }
}
