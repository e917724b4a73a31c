// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("How a row is lifted") @MainActor
struct RowLiftTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("Jitter within the tolerance lifts all the same (I01)", arguments: [3.0, 9.0], [30.0, 60, 120])
    func jitter(reach: CGFloat, framesPerSecond: Double) throws {
        let stage = RowsStage()
        stage.screen.framesPerSecond = framesPerSecond
        let finger = stage.screen.touch(at: stage.row(3))
        for step in 0..<10 {
            finger.move(to: stage.row(3) + CGVector(dx: 0, dy: step % 2 == 0 ? reach : -reach))
            finger.hold(0.055)
        }
        #expect(stage.controller.heard == ["begin 3"])
        finger.cancel()
        try stage.expectTidy()
    }

    @Test("Moved 11 points at 0.3 s the table scrolls, and nothing is lifted (I02)")
    func scrolls() throws {
        let stage = RowsStage()
        let finger = stage.screen.touch(at: stage.row(5))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.2)
        finger.hold(0.6)
        #expect(stage.table.contentOffset.y > 50 && stage.controller.heard == [])
        finger.up()
        try stage.expectTidy()
    }

    @Test("Let go of at 0.49 s it was a tap (I03)", arguments: [30.0, 60, 120])
    func tap(framesPerSecond: Double) throws {
        let stage = RowsStage()
        stage.screen.framesPerSecond = framesPerSecond
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.49)
        finger.up()
        try stage.expectTidy()
        #expect(stage.controller.heard == [] && stage.table.indexPathForSelectedRow == path(3))
    }

    @Test("Lifted and let go of on the spot, nothing is written (I04)")
    func onTheSpot() throws {
        let stage = RowsStage()
        stage.lift(3).up()
        try stage.expectTidy()
        #expect(stage.controller.heard == ["begin 3", "dropped"] && stage.controller.moves == [])
    }

    @Test("A fixed row is not lifted, and keeps its place when another is let go of there (I05)")
    func fixed() throws {
        let stage = RowsStage(prepare: { $0.fixed = ["A3"] })
        stage.lift(3).up()
        try stage.expectTidy()
        #expect(stage.controller.heard == [])
        stage.carry(1, to: 3).up()
        try stage.expectTidy()
        #expect(stage.model[3] == "A3" || stage.controller.moves == [[path(1), path(2)]])
    }

    @Test("With a handle, a press on it lifts at once, and one elsewhere never (I06)")
    func handle() throws {
        let stage = RowsStage(prepare: { $0.hasHandles = true })
        stage.lift(3).up()
        #expect(stage.controller.heard == [])
        let handle = try #require(stage.cell(3)?.accessoryView)
        let place = handle.convert(CGPoint(x: 20, y: 22), to: nil)
        let finger = stage.screen.touch(at: place)
        finger.hold(0.02)
        #expect(stage.controller.heard == ["begin 3"])
        finger.move(by: CGVector(dx: 0, dy: 47), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(3, to: 4))
    }

    @Test("With a handle, and held anywhere too (I06)")
    func handleAndHold() throws {
        let stage = RowsStage(prepare: { $0.hasHandles = true })
        stage.controller.reorderer?.configuration.liftsBesideHandles = true
        stage.carry(3, to: 5).up()
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(3, to: 5))
    }

    @Test("A second finger on another row changes nothing (I07)")
    func secondFinger() throws {
        let stage = RowsStage()
        let finger = stage.carry(3, to: 5)
        let second = stage.screen.touch(at: stage.row(7))
        second.hold(0.8)
        second.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        second.up()
        #expect(stage.controller.heard == ["begin 3"])
        finger.up()
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(3, to: 5))
    }

    @Test("While a row is carried nothing is pulled to refresh, and no scroll view around moves (I08)")
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
        #expect(stage.controller.refreshControl?.isRefreshing == false && stage.table.contentOffset.y == 0)
        #expect(outer.contentOffset == .zero)
        finger.up()
        try stage.screen.settle()
        #expect(stage.controller.moves.count == 1)
    }

    @Test("A horizontal pan opens the row's actions and nothing is lifted; once lifted, none open (I09)")
    func swipe() throws {
        let stage = RowsStage(prepare: { $0.swipes = true })
        let pan = stage.screen.touch(at: stage.row(3))
        pan.hold(0.2)
        pan.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        pan.hold(0.8)
        #expect(stage.controller.heard == [])
        pan.up()
        try stage.screen.settle()
        #expect(stage.cell(3).map { $0.contentView.convert(CGPoint.zero, to: nil).x < -50 } == true)
        stage.screen.tap(at: stage.row(8))
        try stage.screen.settle()
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.3)
        #expect(stage.cell(3).map { $0.contentView.convert(CGPoint.zero, to: nil).x } == 0)
        finger.up()
        try stage.expectTidy()
        #expect(stage.controller.heard == ["begin 3", "dropped"] && stage.controller.moves == [])
    }

    @Test("A row is lifted beside one whose actions are open: they close, and the row goes (I75)")
    func besideAnOpenRow() throws {
        let stage = RowsStage(prepare: { $0.swipes = true })
        let pan = stage.screen.touch(at: stage.row(3))
        pan.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        pan.up()
        try stage.screen.settle()
        // The first touch closes the row and is swallowed by that.
        stage.carry(6, to: 8).cancel()
        try stage.expectTidy()
        stage.carry(6, to: 8).up()
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(6, to: 8))
    }

    @Test("Who edits a text ends that with the lift (I10)")
    func editing() throws {
        let stage = RowsStage()
        let field = UITextField(frame: CGRect(x: 200, y: 5, width: 100, height: 30))
        stage.cell(6)?.contentView.addSubview(field)
        field.becomeFirstResponder()
        let finger = stage.carry(2, to: 4)
        #expect(!field.isFirstResponder)
        finger.up()
        try stage.expectTidy()
    }

    @Test("A button in the row is tapped as ever, and holding it lifts only where the app allows that (I11)")
    func button() throws {
        let stage = RowsStage()
        let button = UIButton(frame: CGRect(x: 200, y: 5, width: 60, height: 34))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let cell = try #require(stage.cell(2))
        cell.contentView.addSubview(button)
        let place = button.convert(CGPoint(x: 30, y: 17), to: nil)
        stage.screen.tap(at: place)
        #expect(taps == 1 && stage.controller.heard == [])
        stage.controller.mayLift = { [table = stage.table] _ in
            // The app knows where the button is.
            !button.isTracking && table.window != nil
        }
        let finger = stage.screen.touch(at: place)
        finger.hold(0.8)
        #expect(stage.controller.heard == [])
        finger.up()
        taps = 0
        stage.controller.mayLift = { _ in true }
        let other = stage.screen.touch(at: place)
        other.hold(0.8)
        #expect(stage.controller.heard == ["begin 2"])
        other.up()
        try stage.expectTidy()
        #expect(taps == 0)
    }

    @Test("The picture is of the row at rest: neither highlighted nor selected (I27)")
    func pictureAtRest() throws {
        let stage = RowsStage(prepare: { $0.tableView.allowsMultipleSelection = true })
        func picture() throws -> Data? {
            let finger = stage.lift(2)
            stage.screen.advance(by: 0.4)
            let picture = stage.screen.capture().pngData()
            finger.cancel()
            try stage.expectTidy()
            stage.screen.advance(by: 3)
            return picture
        }
        let plain = try picture()
        let before = stage.screen.capture().pngData()
        stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        stage.screen.advance(by: 0.4)
        #expect(stage.screen.capture().pngData() != before)
        #expect(try picture() == plain && plain != nil)
        #expect(stage.table.indexPathsForSelectedRows == [path(2)])
    }

    @Test("Where rows size themselves the picture is as large as the row, and over it (I26)")
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
        #expect(abs(shown.midX - cell.frame.midX) < 0.5 && abs(shown.midY - cell.frame.midY) < 0.5)
        #expect(picture.bounds.size == cell.frame.size)
        finger.up()
        try stage.expectTidy()
    }
}
