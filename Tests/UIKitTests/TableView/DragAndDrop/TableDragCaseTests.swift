// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags by touch: numbered cases") @MainActor
struct TableDragCaseTests {
    @Test(
        "A touch that moves by 3 or 9 points lifts the row after a third of a second (I01)",
        arguments: [30.0, 60, 120], [3.0, 9])
    func jitterStillLifts(rate: Double, distance: Double) throws {
        let stage = TableDragStage()
        stage.screen.framesPerSecond = rate
        let finger = stage.screen.touch(at: stage.point(stage.left, 3))
        for step in 0..<4 {
            finger.hold(0.07)
            let sign: Double = step.isMultiple(of: 2) ? 1 : -1
            finger.move(to: stage.point(stage.left, 3, below: CGFloat(sign * distance)))
        }
        #expect(!stage.left.hasActiveDrag)
        finger.hold(0.08)
        #expect(stage.left.hasActiveDrag)
        #expect(stage.log.drain() == ["left gives A3"])
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Moving 11 points before the lift scrolls the table and lifts no row (I02)", arguments: [30.0, 60, 120])
    func earlyMoveScrolls(rate: Double) throws {
        let stage = TableDragStage()
        stage.screen.framesPerSecond = rate
        let finger = stage.screen.touch(at: stage.point(stage.left, 5))
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.3)
        // The finger moves by 11 and 80 points. The first 10 points are the touch slop and do not scroll.
        #expect(abs(stage.left.contentOffset.y - 81) < 10.5)
        finger.hold(0.6)
        #expect(!stage.left.hasActiveDrag)
        #expect(stage.log.drain() == [])
        finger.up()
        try stage.expectSettled()
    }

    @Test("Releasing just before the lift is a tap that selects the row (I03)", arguments: [30.0, 60, 120])
    func tap(rate: Double) throws {
        let stage = TableDragStage()
        stage.screen.framesPerSecond = rate
        let finger = stage.screen.touch(at: stage.point(stage.left, 3))
        finger.hold(0.31)
        finger.up()
        #expect(stage.log.drain() == [])
        #expect(stage.left.indexPathForSelectedRow == path(3))
        stage.deselectAll()
        try stage.expectSettled()
    }

    @Test("A fixed row keeps its place when another row is dropped on it (I05)")
    func fixedRowStays() throws {
        let stage = TableDragStage()
        stage.ours.fixed = ["A4"]
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.left, 4), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0][4] == "A4")
    }

    @Test("Dragging a row moves neither the refresh control nor an enclosing scroll view (I08)")
    func surroundingsStay() throws {
        let stage = TableDragStage()
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 290, height: 440))
        outer.contentSize = CGSize(width: 290, height: 1000)
        let refresh = UIRefreshControl()
        stage.left.refreshControl = refresh
        stage.left.superview?.addSubview(outer)
        outer.addSubview(stage.left)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(stage.left, 0)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        #expect(outer.contentOffset == .zero)
        #expect(stage.left.contentOffset.y == 0)
        #expect(!refresh.isRefreshing)
        finger.up()
        try stage.screen.settle()
        #expect(outer.contentOffset == .zero)
        #expect(stage.left.contentOffset.y == 0)
        #expect(stage.ours.sections[0][0] == "A1")
    }

    @Test("A horizontal pan opens the swipe actions and lifts nothing; after a lift none open (I09)")
    func swipe() throws {
        let stage = TableDragStage()
        let mail = Mail()
        stage.left.delegate = mail
        let finger = stage.screen.touch(at: stage.point(stage.left, 3))
        finger.hold(0.1)
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        finger.hold(0.6)
        #expect(stage.log.drain() == [])
        finger.up()
        try stage.screen.settle()
        #expect(stage.left.cellForRow(at: path(3))?.showingDeleteConfirmation == true)
        stage.screen.tap(at: stage.point(stage.left, 8))
        try stage.screen.settle()
        let other = stage.lift(stage.left, 3)
        other.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        #expect(stage.left.hasActiveDrag)
        #expect(stage.left.cellForRow(at: path(3))?.showingDeleteConfirmation == false)
        other.cancel()
        try stage.expectSettled()
        _ = mail
    }

    @MainActor
    private final class Mail: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
    }

    @Test(
        "One event across seven rows opens the gap at the destination in the same frame (I12, I14)",
        arguments: [(0, 8), (8, 0)])
    func fastMove(from: Int, to: Int) throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, from)
        finger.move(to: stage.point(stage.left, to, below: to > from ? 3 : -3))
        var gap = (0..<20).map { "A\($0)" }
        gap.remove(at: from)
        gap.insert("-", at: to)
        #expect(stage.visibleTexts(stage.left) == Array(gap.prefix(10)))
        _ = stage.log.drain()
        finger.up()
        #expect(stage.log.drain() == ["left moves A\(from) to 0-\(to)"])
        try stage.expectSettled()
    }

    @Test("Moving a section's only row to another section moves it once and leaves that section empty (I17, I18)")
    func sections() throws {
        let stage = TableDragStage(left: [["a"], ["b", "c"]])
        let finger = stage.lift(stage.left, 0, 0)
        finger.move(to: stage.point(stage.left, 0, 1, below: 3), duration: 0.3)
        finger.hold(0.3)
        _ = stage.log.drain()
        finger.up()
        #expect(stage.log.drain() == ["left moves a to 1-1"])
        try stage.expectSettled()
        #expect(stage.ours.sections == [[], ["b", "a", "c"]])
    }

    @Test("Dragging above and then far below the table and releasing there returns the row (I19)")
    func outside() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: CGPoint(x: 145, y: -300), duration: 0.1)
        finger.move(to: CGPoint(x: 145, y: 900))
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0] == (0..<20).map { "A\($0)" })
    }

    @Test("A partly visible row can be dragged (I23)")
    func partlyVisible() throws {
        let stage = TableDragStage()
        stage.left.contentOffset.y = 30
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 145, y: 5))
        finger.hold(0.35)
        #expect(stage.log.drain() == ["left gives A0"])
        finger.move(to: stage.point(stage.left, 4), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].firstIndex(of: "A0") == 4)
    }

    @Test("A copy into the other table inserts the row there and keeps the original (I37)")
    func copied() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4, below: -5), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0] == (0..<20).map { "A\($0)" })
        #expect(stage.theirs.sections[0][4] == "A2")
    }

    @Test("Changing the screen's scale ends the drag (I50)")
    func scaleChange() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4), duration: 0.3)
        #expect(stage.right.hasActiveDrop)
        stage.screen.surface.resize(to: stage.screen.size, scale: 3)
        stage.screen.advance(by: 0.1)
        #expect(!stage.right.hasActiveDrop)
        finger.up()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count == 20)
    }
}
