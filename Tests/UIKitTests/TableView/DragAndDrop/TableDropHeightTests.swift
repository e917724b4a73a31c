// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drops of rows with different heights") @MainActor
struct TableDropHeightTests {
    private let stage: TableDragStage

    init() {
        let heights = [60, 118, 80, 100]
        stage = TableDragStage(
            left: [(0..<12).map { "A\($0)/\(heights[$0 % 4])" }], right: [(0..<12).map { "B\($0)/\(heights[$0 % 4])" }],
            moves: false)
        for list in [stage.ours, stage.theirs] { list.identifier = "measured" }
        for table in [stage.left, stage.right] {
            table.register(MeasuredCell.self, forCellReuseIdentifier: "measured")
            table.estimatedRowHeight = 90
            table.reloadData()
        }
        stage.screen.advance(by: 0.1)
    }

    private func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    /// The height of the gap above a row, in points.
    private func gap(_ table: UITableView, above row: Int) throws -> CGFloat {
        let start = row > 0 ? try cell(table, row - 1).frame.maxY : 0
        return try cell(table, row).frame.minY - start
    }

    /// The centre of the drag preview in the coordinates of a table.
    private func carried(in table: UITableView) throws -> CGPoint {
        let pictures = stage.screen.window.all("DragPreviewView")
        let picture = try #require(pictures.first)
        return picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: table)
    }

    @Test("The gap is as high as a row dragged from another table, and its drop moves no other row")
    func gapOfIncomingItem() throws {
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.point(stage.right, 2, below: -10), duration: 0.3)
        finger.hold(0.4)
        #expect(try gap(stage.right, above: 2) == CGFloat(118))
        let below = try cell(stage.right, 2)
        let place = below.frame.minY
        finger.up()
        for _ in 0..<20 {
            try #require(below.frame.minY == place)
            stage.screen.advance(by: 0.03)
        }
        try stage.expectSettled()
        #expect(stage.theirs.sections[0][2] == "A1/118")
    }

    @Test("The gap for several rows has their total height, and at most half of the table's height")
    func gapOfSeveral() throws {
        stage.left.allowsMultipleSelection = true
        for row in [0, 2] {
            stage.left.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        var finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.right, 1, below: -10), duration: 0.3)
        finger.hold(0.4)
        #expect(try gap(stage.right, above: 1) == CGFloat(140))
        finger.cancel()
        try stage.screen.settle()
        for row in 0..<4 {
            stage.left.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.right, 1, below: -10), duration: 0.3)
        finger.hold(0.4)
        #expect(try gap(stage.right, above: 1) == CGFloat(220))
        finger.cancel()
        try stage.screen.settle()
        stage.deselectAll()
        try stage.expectSettled()
    }

    @Test("In a table with a fixed row height, the gap has that height")
    func gapOfFixedRows() throws {
        stage.right.rowHeight = 50
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.point(stage.right, 2, below: -10), duration: 0.3)
        finger.hold(0.4)
        #expect(try gap(stage.right, above: 2) == CGFloat(50))
        finger.up()
        try stage.expectSettled()
    }

    @Test("Keys place the dragged row in its gap, also at the first place")
    func byKeys() throws {
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.advance(by: 0.5)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.6)
        #expect(try gap(stage.right, above: 0) == CGFloat(118))
        // The lifted preview is scaled up and kept inside the window, so its centre is a few points off.
        #expect(try abs(carried(in: stage.right).y - 59) < 5)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.6)
        #expect(try gap(stage.right, above: 1) == CGFloat(118))
        #expect(try abs(carried(in: stage.right).y - (60 + 59)) < 1)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.theirs.sections[0][1] == "A1/118")
    }

    @Test("A drop at the end after autoscroll keeps the offset and shows the dropped row (I31)")
    func atEndAfterAutoscroll() throws {
        for source in [stage.left, stage.right] {
            let finger = stage.lift(source, 1)
            finger.move(to: CGPoint(x: 145, y: 437), duration: 0.4)
            finger.hold(6)
            let (offset, count) = (stage.left.contentOffset.y, stage.ours.sections[0].count)
            #expect(offset > CGFloat(300))
            finger.up()
            for _ in 0..<30 {
                stage.screen.advance(by: 0.03)
                try #require(stage.left.contentOffset.y == offset)
            }
            try stage.expectSettled()
            #expect(stage.ours.sections[0].count == count + (source === stage.left ? 0 : 1))
            let row = IndexPath(row: stage.ours.sections[0].count - 1, section: 0)
            #expect(stage.left.bounds.contains(stage.left.rectForRow(at: row).insetBy(dx: 1, dy: 1)))
            stage.left.contentOffset = .zero
            stage.screen.advance(by: 0.1)
        }
    }

    @Test("A drop at the first place of a table at its top keeps the table at its top")
    func atTop() throws {
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.point(stage.right, 0, below: -20), duration: 0.3)
        finger.hold(0.4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].first == "A1/118")
        #expect(stage.right.contentOffset.y == CGFloat(0))
    }

    @Test("A dropped preview stays opaque until it reaches its row")
    func opaque() throws {
        let finger = stage.lift(stage.left, 1)
        finger.move(to: CGPoint(x: 455, y: 400), duration: 0.4)
        finger.hold(0.4)
        finger.up()
        var frames = 0
        while let picture = stage.screen.window.all("DragPreviewView").first, frames < 100 {
            frames += 1
            // `through` is the fraction of the background that is visible through the preview's stacked subviews.
            let through = picture.subviews.reduce(Float(1)) { $0 * (1 - ($1.layer.presentation() ?? $1.layer).opacity) }
            #expect(picture.alpha == CGFloat(1))
            #expect(through < 0.01)
            stage.screen.advance(by: 1.0 / 60)
        }
        #expect(frames > 5)
        try stage.expectSettled()
    }
}
