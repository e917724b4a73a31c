// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: lift") @MainActor
struct RowLiftTests {
    @Test(
        "A long press that jitters within the tolerance lifts the row (I01)", arguments: [3.0, 9.0], [30.0, 60, 120])
    func jitter(reach: CGFloat, framesPerSecond: Double) throws {
        let stage = RowsStage()
        stage.screen.framesPerSecond = framesPerSecond
        let finger = stage.screen.touch(at: stage.row(3))
        for step in 0..<10 {
            finger.move(to: stage.row(3) + CGVector(dx: 0, dy: step % 2 == 0 ? reach : -reach))
            finger.hold(0.055)
        }
        #expect(stage.controller.calls == ["begin 3"])
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A finger that moves 11 points at 0.3 s scrolls the table and lifts nothing (I02)")
    func scrolls() throws {
        let stage = RowsStage()
        let finger = stage.screen.touch(at: stage.row(5))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.2)
        finger.hold(0.6)
        #expect(stage.table.contentOffset.y > 50)
        #expect(stage.controller.calls == [])
        finger.up()
        try stage.expectSettled()
    }

    @Test("A release at 0.49 s is a tap (I03)", arguments: [30.0, 60, 120])
    func tap(framesPerSecond: Double) throws {
        let stage = RowsStage()
        stage.screen.framesPerSecond = framesPerSecond
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.49)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
        #expect(stage.table.indexPathForSelectedRow == path(3))
    }

    @Test("A row lifted and dropped on the spot is not moved (I04)")
    func onTheSpot() throws {
        let stage = RowsStage()
        stage.lift(3).up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "dropped"])
        #expect(stage.controller.moves == [])
    }

    @Test("A fixed row is not lifted, and keeps its place when another row is dropped there (I05)")
    func fixed() throws {
        let stage = RowsStage(prepare: { $0.fixed = ["A3"] })
        stage.lift(3).up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
        stage.drag(1, to: 3).up()
        try stage.expectSettled()
        #expect(stage.model[3] == "A3" || stage.controller.moves == [[path(1), path(2)]])
    }

    @Test("If a row has a handle, a press on it lifts at once, and a press elsewhere never (I06)")
    func handle() throws {
        let stage = RowsStage(prepare: { $0.hasHandles = true })
        stage.lift(3).up()
        #expect(stage.controller.calls == [])
        let handle = try #require(stage.cell(3)?.accessoryView)
        let place = handle.convert(CGPoint(x: 20, y: 22), to: nil)
        let finger = stage.screen.touch(at: place)
        finger.hold(0.02)
        #expect(stage.controller.calls == ["begin 3"])
        finger.move(by: CGVector(dx: 0, dy: 47), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(3, to: 4))
    }

    @Test("With liftsBesideHandles, a long press beside the handle lifts the row too (I06)")
    func handleAndHold() throws {
        let stage = RowsStage(prepare: { $0.hasHandles = true })
        stage.controller.reorderer?.configuration.liftsBesideHandles = true
        stage.drag(3, to: 5).up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(3, to: 5))
    }

    @Test("A second finger on another row does not affect the drag (I07)")
    func secondFinger() throws {
        let stage = RowsStage()
        let finger = stage.drag(3, to: 5)
        let second = stage.screen.touch(at: stage.row(7))
        second.hold(0.8)
        second.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        second.up()
        #expect(stage.controller.calls == ["begin 3"])
        finger.up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(3, to: 5))
    }

    @Test("During a drag, pull-to-refresh does not start, and no enclosing scroll view moves (I08)")
    func refresh() throws {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        outer.contentSize = CGSize(width: 390, height: 1000)
        let stage = RowsStage(
            in: { child in
                let parent = UIViewController()
                parent.view.addSubview(outer)
                parent.addChild(child)
                outer.addSubview(child.view)
                child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 440)
                child.didMove(toParent: parent)
                return parent
            }, prepare: { $0.refreshControl = UIRefreshControl() })
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 0, dy: 250), duration: 0.3)
        #expect(stage.controller.refreshControl?.isRefreshing == false)
        #expect(stage.table.contentOffset.y == 0)
        #expect(outer.contentOffset == .zero)
        finger.up()
        try stage.screen.settle()
        #expect(stage.controller.moves.count == 1)
    }

    @Test("A horizontal pan opens the row's actions and lifts nothing; after a lift it opens none (I09)")
    func swipe() throws {
        let stage = RowsStage(prepare: { $0.swipes = true })
        let pan = stage.screen.touch(at: stage.row(3))
        pan.hold(0.2)
        pan.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        pan.hold(0.8)
        #expect(stage.controller.calls == [])
        pan.up()
        try stage.screen.settle()
        #expect(stage.cell(3).map { $0.contentView.convert(CGPoint.zero, to: nil).x < -50 } == true)
        stage.screen.tap(at: stage.row(8))
        try stage.screen.settle()
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.3)
        #expect(stage.cell(3).map { $0.contentView.convert(CGPoint.zero, to: nil).x } == 0)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "dropped"])
        #expect(stage.controller.moves == [])
    }

    @Test("If a row's actions are open, the first touch closes them, and the next can drag another row (I75)")
    func besideAnOpenRow() throws {
        let stage = RowsStage(prepare: { $0.swipes = true })
        let pan = stage.screen.touch(at: stage.row(3))
        pan.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        pan.up()
        try stage.screen.settle()
        // This touch lifts no row: it only hides the actions of the swiped row.
        stage.drag(6, to: 8).cancel()
        try stage.expectSettled()
        stage.drag(6, to: 8).up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(6, to: 8))
    }

    @Test("A lift ends the editing of a text field (I10)")
    func editing() throws {
        let stage = RowsStage()
        let field = UITextField(frame: CGRect(x: 200, y: 5, width: 100, height: 30))
        stage.cell(6)?.contentView.addSubview(field)
        field.becomeFirstResponder()
        let finger = stage.drag(2, to: 4)
        #expect(!field.isFirstResponder)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A button in a row can be tapped; a long press on it lifts only if the app allows it (I11)")
    func button() throws {
        let stage = RowsStage()
        let button = UIButton(frame: CGRect(x: 200, y: 5, width: 60, height: 34))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let cell = try #require(stage.cell(2))
        cell.contentView.addSubview(button)
        let place = button.convert(CGPoint(x: 30, y: 17), to: nil)
        stage.screen.tap(at: place)
        #expect(taps == 1)
        #expect(stage.controller.calls == [])
        stage.controller.mayLift = { [table = stage.table] _ in
            // The app refuses the lift while the button is pressed.
            !button.isTracking && table.window != nil
        }
        let finger = stage.screen.touch(at: place)
        finger.hold(0.8)
        #expect(stage.controller.calls == [])
        finger.up()
        taps = 0
        stage.controller.mayLift = { _ in true }
        let other = stage.screen.touch(at: place)
        other.hold(0.8)
        #expect(stage.controller.calls == ["begin 2"])
        other.up()
        try stage.expectSettled()
        #expect(taps == 0)
    }

    @Test("The drag preview shows the row neither highlighted nor selected (I27)")
    func pictureAtRest() throws {
        let stage = RowsStage(prepare: { $0.tableView.allowsMultipleSelection = true })
        func picture() throws -> Data? {
            let finger = stage.lift(2)
            stage.screen.advance(by: 0.4)
            let picture = stage.screen.capture().pngData()
            finger.cancel()
            try stage.expectSettled()
            stage.screen.advance(by: 3)
            return picture
        }
        let plain = try picture()
        let before = stage.screen.capture().pngData()
        stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        stage.screen.advance(by: 0.4)
        #expect(stage.screen.capture().pngData() != before)
        #expect(try picture() == plain)
        #expect(plain != nil)
        #expect(stage.table.indexPathsForSelectedRows == [path(2)])
    }

    @Test("The drag preview of a self-sizing row has the row's size and place (I26)")
    func selfSizing() throws {
        let stage = RowsStage(
            [["a", String(repeating: "many words ", count: 20), "c"]],
            prepare: { controller in
                controller.tableView.estimatedRowHeight = 44
                controller.sizesRows = true
            })
        let cell = try #require(stage.cell(1))
        #expect(cell.frame.height > 60)
        let finger = stage.lift(1)
        let picture = try #require(stage.lifted.first)
        let shown = picture.convert(picture.bounds, to: stage.table)
        #expect(abs(shown.midX - cell.frame.midX) < 0.5)
        #expect(abs(shown.midY - cell.frame.midY) < 0.5)
        #expect(picture.bounds.size == cell.frame.size)
        finger.up()
        try stage.expectSettled()
    }
}
