// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Rows dragged by a finger, case by case") @MainActor
struct TableDragCaseTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test(
        "I01: a finger that trembles by 3 or 9 points lifts after a third of a second", arguments: [30.0, 60, 120],
        [3.0, 9])
    func tremble(rate: Double, distance: Double) throws {
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
        #expect(stage.left.hasActiveDrag && stage.log.take() == ["left gives A3"])
        finger.cancel()
        try stage.expectTidy()
    }

    @Test(
        "I02: moved 11 points before that it scrolls by the movement, and nothing is lifted",
        arguments: [30.0, 60, 120])
    func scrolls(rate: Double) throws {
        let stage = TableDragStage()
        stage.screen.framesPerSecond = rate
        let finger = stage.screen.touch(at: stage.point(stage.left, 5))
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.3)
        // All of it but the 10 points that a finger may stray.
        #expect(abs(stage.left.contentOffset.y - 81) < 10.5)
        finger.hold(0.6)
        #expect(!stage.left.hasActiveDrag && stage.log.take() == [])
        finger.up()
        try stage.expectTidy()
    }

    @Test("I03: let go of just before that it is a tap", arguments: [30.0, 60, 120])
    func tap(rate: Double) throws {
        let stage = TableDragStage()
        stage.screen.framesPerSecond = rate
        let finger = stage.screen.touch(at: stage.point(stage.left, 3))
        finger.hold(0.31)
        finger.up()
        #expect(stage.log.take() == [] && stage.left.indexPathForSelectedRow == path(3))
        stage.deselectAll()
        try stage.expectTidy()
    }

    @Test("I05: a fixed row keeps its place when another is let go of there")
    func fixed() throws {
        let stage = TableDragStage()
        stage.ours.fixed = ["A4"]
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.left, 4), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.expectTidy()
        #expect(stage.ours.sections[0][4] == "A4")
    }

    @Test("I08: neither a refresh nor a scroll view around moves while a row is dragged")
    func surroundings() throws {
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
        #expect(outer.contentOffset == .zero && stage.left.contentOffset.y == 0 && !refresh.isRefreshing)
        finger.up()
        try stage.screen.settle()
        #expect(outer.contentOffset == .zero && stage.left.contentOffset.y == 0)
        #expect(stage.ours.sections[0][0] == "A1")
    }

    @Test("I09: a pan across opens the row's actions and lifts nothing; once lifted, none open")
    func swipe() throws {
        let stage = TableDragStage()
        let mail = Mail()
        stage.left.delegate = mail
        let finger = stage.screen.touch(at: stage.point(stage.left, 3))
        finger.hold(0.1)
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        finger.hold(0.6)
        #expect(stage.log.take() == [])
        finger.up()
        try stage.screen.settle()
        #expect(stage.left.cellForRow(at: path(3))?.showingDeleteConfirmation == true)
        stage.screen.tap(at: stage.point(stage.left, 8))
        try stage.screen.settle()
        let other = stage.lift(stage.left, 3)
        other.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        #expect(stage.left.hasActiveDrag && stage.left.cellForRow(at: path(3))?.showingDeleteConfirmation == false)
        other.cancel()
        try stage.expectTidy()
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
        "I12, I14: up or down past seven rows in one event, the gap is there in the same frame",
        arguments: [(0, 8), (8, 0)])
    func fast(from: Int, to: Int) throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, from)
        finger.move(to: stage.point(stage.left, to, below: to > from ? 3 : -3))
        var gap = (0..<20).map { "A\($0)" }
        gap.remove(at: from)
        gap.insert("-", at: to)
        #expect(stage.picture(stage.left) == Array(gap.prefix(10)))
        _ = stage.log.take()
        finger.up()
        #expect(stage.log.take() == ["left moves A\(from) to 0-\(to)"])
        try stage.expectTidy()
    }

    @Test("I17, I18: into another section, once; the section that is left is empty")
    func sections() throws {
        let stage = TableDragStage(left: [["a"], ["b", "c"]])
        let finger = stage.lift(stage.left, 0, 0)
        finger.move(to: stage.point(stage.left, 0, 1, below: 3), duration: 0.3)
        finger.hold(0.3)
        _ = stage.log.take()
        finger.up()
        #expect(stage.log.take() == ["left moves a to 1-1"])
        try stage.expectTidy()
        #expect(stage.ours.sections == [[], ["b", "a", "c"]])
    }

    @Test("I19: above the table, then far below it: let go of out there the row goes home")
    func outside() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: CGPoint(x: 145, y: -300), duration: 0.1)
        finger.move(to: CGPoint(x: 145, y: 900))
        finger.up()
        try stage.expectTidy()
        #expect(stage.ours.sections[0] == (0..<20).map { "A\($0)" })
    }

    @Test("I23: a row of which only a part shows is dragged")
    func partlyVisible() throws {
        let stage = TableDragStage()
        stage.left.contentOffset.y = 30
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 145, y: 5))
        finger.hold(0.35)
        #expect(stage.log.take() == ["left gives A0"])
        finger.move(to: stage.point(stage.left, 4), duration: 0.3)
        finger.up()
        try stage.expectTidy()
        #expect(stage.ours.sections[0].firstIndex(of: "A0") == 4)
    }

    @Test("I37: where the other table takes a copy, the row stays, and the other has one of its own")
    func copied() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4, below: -5), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.expectTidy()
        #expect(stage.ours.sections[0] == (0..<20).map { "A\($0)" } && stage.theirs.sections[0][4] == "A2")
    }

    @Test("I50: a screen of another scale ends the drag")
    func scale() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4), duration: 0.3)
        #expect(stage.right.hasActiveDrop)
        stage.screen.surface.resize(to: stage.screen.size, scale: 3)
        stage.screen.advance(by: 0.1)
        #expect(!stage.right.hasActiveDrop)
        finger.up()
        try stage.expectTidy()
        #expect(stage.theirs.sections[0].count == 20)
    }
}
