// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Destinations of row drops") @MainActor
struct TableDropTests {
    @Test("A row of another table goes above a row if the pointer is above that row's centre, else below (rule 8)")
    func slot() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 2)
        for (row, below, expected) in [
            (4, -1, 4), (4, 1, 5), (4, 21, 5), (5, -21, 5), (5, -1, 5), (5, 1, 6), (0, -21, 0),
        ] {
            finger.move(to: stage.point(stage.right, row, below: CGFloat(below)))
            #expect(stage.log.drain().last == "right at 0-\(expected)", "\(below) below the centre of row \(row)")
        }
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Up to one row below the last row is the section's end, and farther down nil (fact 285, I44)")
    func sectionEnd() throws {
        let stage = TableDragStage(right: [["B0"]])
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 450, y: 60))
        #expect(stage.log.drain().last == "right at 0-1")
        finger.move(to: CGPoint(x: 450, y: 400))
        #expect(stage.log.drain().last == "right at nowhere")
        finger.up()
        #expect(stage.log.drain() == ["right takes at nowhere"])
        try stage.expectSettled()
        #expect(stage.theirs.sections == [["B0", "A2"]])
    }

    @Test("A drop on empty space has a proposal without an intent (fact 288)")
    func emptySpace() throws {
        let stage = TableDragStage(right: [["B0"]])
        var intent: UITableViewDropProposal.Intent?
        var operation: UIDropOperation?
        stage.theirs.perform = {
            intent = $1.proposal.intent; operation = $1.proposal.operation
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 450, y: 400))
        finger.up()
        #expect(intent == .unspecified)
        #expect(operation == .move)
        try stage.expectSettled()
    }

    @Test("An empty table and a table with an empty section accept rows (I44)")
    func emptyTableAndSection() throws {
        for (sections, point, word) in [
            ([[String]()], CGPoint(x: 450, y: 10), "0-0"),
            ([["B0"], [], ["C0"]], CGPoint(x: 450, y: 50), "2-0"),
        ] {
            let stage = TableDragStage(right: sections)
            let finger = stage.lift(stage.left, 2)
            finger.move(to: point, duration: 0.2)
            #expect(stage.log.drain().last == "right at \(word)")
            finger.up()
            try stage.expectSettled()
            #expect(stage.theirs.sections.flatMap { $0 }.contains("A2"))
        }
    }

    @Test("An empty table of zero height accepts rows within five points (I44)")
    func zeroHeight() throws {
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

    @Test("An unspecified intent opens no gap; an intent into a row highlights that row (fact 287)")
    func intoRow() throws {
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
        #expect(stage.visibleTexts(stage.right) == all)
        finger.move(to: stage.point(stage.right, 3, below: -5), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.visibleTexts(stage.right) == all)
        let cell = try #require(stage.right.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(cell.isHighlighted)
        #expect(cell.configurationState.cellDropState == .targeted)
        // Once a row is the target, it remains the target over its whole height.
        finger.move(to: stage.point(stage.right, 3, below: 20), duration: 0.2)
        #expect(cell.configurationState.cellDropState == .targeted)
        finger.up()
        #expect(stage.log.drain().last == "right takes at 0-3")
        try stage.expectSettled()
    }

    @Test("An automatic intent drops into a row over its middle, and between rows elsewhere (fact 287)")
    func automatic() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
        let finger = stage.lift(stage.left, 2)
        let cell = { (row: Int) in stage.right.cellForRow(at: IndexPath(row: row, section: 0)) }
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.hold(0.3)
        #expect(cell(3)?.configurationState.cellDropState == .targeted)
        #expect(cell(4)?.configurationState.cellDropState == .notTargeted)
        #expect(stage.visibleTexts(stage.right) == (0..<10).map { "B\($0)" })
        finger.move(to: stage.point(stage.right, 3, below: 18), duration: 0.2)
        finger.hold(0.3)
        #expect(cell(3)?.configurationState.cellDropState == .notTargeted)
        #expect(stage.visibleTexts(stage.right) == (0..<4).map { "B\($0)" } + ["-"] + (4..<9).map { "B\($0)" })
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A refusing table shows a badge and gets no drop, and the row returns (I39)")
    func forbidden() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in
            UITableViewDropProposal(operation: .forbidden, intent: .insertAtDestinationIndexPath)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.visibleTexts(stage.right) == (0..<10).map { "B\($0)" })
        #expect(stage.screen.window.all("DragBadge").contains { !$0.isHidden })
        _ = stage.log.drain()
        finger.up()
        try stage.expectSettled()
        #expect(stage.log.drain() == ["left drop over", "right drop over", "left ended"])
        #expect(stage.theirs.sections[0].count == 20 && stage.ours.sections[0].count == 20)
    }

    @Test("If the source allows no move, a move proposal cancels and opens no gap (fact 258)")
    func noMove() throws {
        let stage = TableDragStage()
        stage.ours.allowsMove = false
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.visibleTexts(stage.right) == (0..<10).map { "B\($0)" })
        finger.up()
        try stage.expectSettled()
        #expect(stage.log.drain().contains { $0.contains("takes") } == false)
    }

    @Test("A table that cannot handle a session gets no further calls for it (fact 284)")
    func cannotHandle() throws {
        let stage = TableDragStage()
        stage.theirs.canHandle = false
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.move(to: stage.point(stage.right, 5), duration: 0.2)
        #expect(stage.log.drain().filter { $0.contains("right") } == ["right?"])
        #expect(!stage.right.hasActiveDrop)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A performDrop that does nothing leaves the table as it was (fact 290)")
    func nothingDone() throws {
        let stage = TableDragStage()
        stage.theirs.perform = { _, _ in }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 3), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.visibleTexts(stage.right) == (0..<10).map { "B\($0)" })
    }

    @Test("Three selected rows dragged by one of them end up adjacent and in order (I45)")
    func severalRows() throws {
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
        #expect(stage.log.drain() == ["left gives A1", "left gives A2", "left gives A6"])
        // The three rows start one row above the finger. A5 moves aside when their lower edge passes A5's centre.
        finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.3)
        finger.hold(0.3)
        #expect(stage.visibleTexts(stage.left) == ["A0", "A3", "A4", "-", "-", "-", "A5", "A7", "A8", "A9"])
        finger.up()
        #expect(place == IndexPath(row: 3, section: 0))
        try stage.screen.settle()
        #expect(stage.left.indexPathsForSelectedRows?.map(\.row).sorted() == [3, 4, 5])
        #expect((3...5).allSatisfy { stage.left.cellForRow(at: IndexPath(row: $0, section: 0))?.isSelected == true })
        stage.deselectAll()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(8) == ["A0", "A3", "A4", "A1", "A2", "A6", "A5", "A7"])
    }

    @Test("Selected rows without drag items stay, and a row without drag items cannot be dragged (fact 278)")
    func rowsWithoutItems() throws {
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
        try stage.expectSettled()
        #expect(stage.theirs.sections[0][3...4].contains("A1") && !stage.theirs.sections[0].contains("A2"))
        _ = stage.log.drain()
        let other = stage.lift(stage.left, 2)
        other.move(to: stage.point(stage.right, 3), duration: 0.2)
        #expect(!stage.left.hasActiveDrag)
        other.up()
        #expect(stage.log.drain().contains("left begins") == false)
        try stage.expectSettled()
    }

    @Test("The destination table autoscrolls while the finger rests near its edge (I46, I28)")
    func autoscroll() throws {
        for framesPerSecond in [30.0, 60, 120] {
            let stage = TableDragStage()
            stage.screen.framesPerSecond = framesPerSecond
            let finger = stage.lift(stage.left, 2)
            finger.move(to: CGPoint(x: 450, y: 200), duration: 0.2)
            finger.move(to: CGPoint(x: 450, y: 430), duration: 0.2)
            _ = stage.log.drain()
            finger.hold(0.3)
            let first = stage.right.contentOffset.y
            finger.hold(2)
            #expect(first > 0)
            #expect(stage.right.contentOffset.y > first)
            #expect(stage.right.contentOffset.y == CGFloat(484), "to the end, with the gap")
            #expect(stage.log.drain().last == "right at 0-20")
            #expect(stage.left.contentOffset.y == 0)
            finger.up()
            try stage.expectSettled()
            #expect(stage.theirs.sections[0].last == "A2")
        }
    }

    @Test("During autoscroll of the row's own table, the drop position follows (I28)")
    func ownAutoscroll() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 4)
        finger.move(to: CGPoint(x: 145, y: 430), duration: 0.3)
        finger.hold(3)
        #expect(stage.left.contentOffset.y == CGFloat(440))
        #expect(stage.visibleTexts(stage.left).last == "-" || stage.visibleTexts(stage.left).last == "A19")
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].last == "A4")
    }

    @Test("A dragged row scrolled out of sight hides no other row and is there when scrolled back (I25)")
    func recycled() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 0)
        finger.move(to: CGPoint(x: 450, y: 60), duration: 0.2)
        stage.left.contentOffset.y = 440
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts(stage.left) == (10..<20).map { "A\($0)" })
        stage.left.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts(stage.left).first == "A0~")
        finger.cancel()
        try stage.expectSettled()
    }
}
