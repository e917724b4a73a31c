// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: dragging a row") @MainActor
struct RowDragTests {
    @Test("A remove and an insert at the reported indices give the order on screen (I12)", arguments: [(2, 5), (5, 2)])
    func finalIndices(from: Int, to: Int) throws {
        let stage = RowsStage()
        stage.drag(from, to: to).up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(from), path(to)]])
        #expect(stage.model == stage.namesAfterMove(from, to: to))
        #expect(stage.shown == Array(stage.model.prefix(10)))
    }

    @Test("Dragging a row down two rows and back moves nothing (I13)")
    func backAgain() throws {
        let stage = RowsStage()
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.3)
        finger.move(by: CGVector(dx: 0, dy: -88), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [])
        #expect(stage.controller.calls == ["begin 3", "dropped"])
    }

    @Test("After a drag across nine rows in one event, the gap is there in the same frame (I14)")
    func fast() throws {
        let stage = RowsStage()
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 0, dy: 396))
        #expect((1..<10).allSatisfy { stage.cell($0)?.transform.ty == -44 })
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(0), path(9)]])
    }

    @Test("The only row of a section can be moved to another section (I17, I18)")
    func sections() throws {
        let stage = RowsStage([["a"], ["b", "c"]])
        let finger = stage.lift(0, 0)
        finger.move(by: CGVector(dx: 0, dy: 25), duration: 0.2)
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(0, 0), path(1, 1)]])
        #expect(stage.controller.model == [[], ["b", "a", "c"]])
    }

    @Test(
        "Section headers move aside with their rows, and have no transform after the drag (I17, I18)",
        arguments: [false, true])
    func headers(isDropped: Bool) throws {
        let stage = RowsStage([["a"], ["b", "c"]], prepare: { $0.header = "Names" })
        let header = try #require(stage.table.headerView(forSection: 1))
        let (b, c) = (try #require(stage.cell(0, 1)), try #require(stage.cell(1, 1)))
        let tops = [header, b, c].map(\.frame.minY)
        let finger = stage.lift(0, 0)
        finger.move(by: CGVector(dx: 0, dy: stage.row(0, 1).y - stage.row(0, 0).y + 3), duration: 0.3)
        finger.hold(0.5)
        #expect([header, b, c].map(\.frame.minY) == [tops[0] - 44, tops[1] - 44, tops[2]])
        if isDropped { finger.up() } else { finger.cancel() }
        try stage.expectSettled()
        #expect(stage.controller.model == (isDropped ? [[], ["b", "a", "c"]] : [["a"], ["b", "c"]]))
        let below = try #require(stage.table.headerView(forSection: 1))
        #expect(below.frame.minY == tops[0] - (isDropped ? 44 : 0))
    }

    @Test("A row dragged up over a header moves that header down; a sticky header stays at the top (I17, I32)")
    func headersUpwards() throws {
        let stage = RowsStage(
            [(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }], prepare: { $0.header = "Names" })
        stage.table.contentOffset.y = 700
        stage.screen.advance(by: 3)
        let before = try #require(stage.table.headerView(forSection: 1)).frame
        let finger = stage.lift(2, 1)
        finger.move(to: stage.row(18), duration: 0.3)
        finger.move(by: CGVector(dx: 0, dy: -3))
        finger.hold(0.5)
        let (held, moved) = (stage.table.headerView(forSection: 0), stage.table.headerView(forSection: 1))
        #expect(held?.frame.minY == 700)
        #expect(moved?.frame.minY == before.minY + 44)
        stage.table.setNeedsLayout()
        finger.hold(0.2)
        #expect(held?.frame.minY == 700)
        #expect(moved?.frame.minY == before.minY + 44)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.model[0][18] == "b2")
        #expect(stage.controller.model[1].count == 19)
    }

    @Test(
        "If the finger is far outside the table, the gap is at its edge and the rows land in sight (I19, I29)",
        arguments: [1.0, -1.0])
    func gapInSight(direction: CGFloat) throws {
        let stage = RowsStage(
            size: CGSize(width: 390, height: 840),
            in: { child in
                let parent = UIViewController()
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.view.frame = CGRect(x: 0, y: 200, width: 390, height: 440)
                child.didMove(toParent: parent)
                return parent
            }, prepare: { $0.tableView.allowsMultipleSelection = true })
        stage.table.contentOffset.y = 1760
        stage.screen.advance(by: 3)
        for row in [44, 45, 46] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        let finger = stage.lift(45)
        finger.move(by: CGVector(dx: 0, dy: 390 * direction), duration: 0.3)
        finger.hold(0.5)
        let shown = stage.table.visibleCells.filter { $0.alpha == 1 }.map(\.frame)
        let end = direction > 0 ? shown.map(\.maxY).max() : shown.map(\.minY).min()
        let edge = direction > 0 ? stage.table.bounds.maxY : stage.table.bounds.minY
        // Between the last visible row and the edge there is at most the gap for the three dragged rows, and half a
        // row.
        #expect(abs((end ?? 0) - edge) < 3 * 44 + 23)
        finger.up()
        try stage.expectSettled()
        let place = try #require(stage.model.firstIndex(of: "A45"))
        #expect(stage.table.bounds.contains(stage.table.rectForRow(at: path(place))))
    }

    @Test("A row dragged above the table and then far below it is dropped as the last row (I19, I20, I21)")
    func outside() throws {
        let stage = RowsStage([(0..<6).map { "A\($0)" }])
        let finger = stage.lift(3)
        finger.move(to: CGPoint(x: 195, y: -300), duration: 0.1)
        finger.move(to: CGPoint(x: 195, y: 900))
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(3), path(5)]])
    }

    @Test("The drag preview of a translucent cell is opaque, and has the cell's shape")
    func opaque() throws {
        let stage = RowsStage()
        let cell = try #require(stage.cell(2))
        cell.backgroundColor = UIColor.red.withAlphaComponent(0.3)
        (cell.layer.cornerRadius, cell.layer.maskedCorners) = (9, .layerMinXMinYCorner)
        let finger = stage.lift(2)
        let row = try #require(stage.lifted.first?.subviews.first)
        #expect(row.backgroundColor == stage.table.backgroundColor)
        #expect(row.backgroundColor != nil)
        #expect(row.layer.cornerRadius == 9)
        #expect(row.layer.maskedCorners == .layerMinXMinYCorner)
        finger.up()
        try stage.expectSettled()
        stage.cell(4)?.backgroundColor = .yellow
        let other = stage.lift(4)
        #expect(stage.lifted.first?.subviews.first?.backgroundColor == .yellow)
        other.up()
        try stage.expectSettled()
    }

    @Test("If cell and table are transparent, the drag preview has the colour of the table's superview")
    func opaqueOnPage() throws {
        let stage = RowsStage()
        stage.cell(2)?.backgroundColor = .clear
        stage.table.backgroundColor = nil
        stage.table.superview?.backgroundColor = .yellow
        let finger = stage.lift(2)
        #expect(stage.lifted.first?.subviews.first?.backgroundColor == .yellow)
        finger.up()
        try stage.expectSettled()
    }

    @Test("With content insets and a table header, a press lifts the row under the finger (I24)")
    func insets() throws {
        let stage = RowsStage(prepare: {
            $0.tableView.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            $0.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        })
        let finger = stage.drag(2, to: 4)
        #expect(stage.controller.calls == ["begin 2"])
        finger.up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(2, to: 4))
    }

    @Test("The reported index paths count the fixed rows too (I22)")
    func fixedBetween() throws {
        let stage = RowsStage(prepare: { $0.fixed = ["A1", "A3", "A5", "A7"] })
        stage.drag(2, to: 6).up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(2), path(6)]])
        #expect(stage.model == stage.namesAfterMove(2, to: 6))
    }

    @Test(
        "A row is dragged and dropped in the same way at each frame rate", arguments: [30.0, 60, 120], [(2, 5), (7, 1)])
    func rates(framesPerSecond: Double, rows: (Int, Int)) throws {
        let stage = RowsStage()
        stage.screen.framesPerSecond = framesPerSecond
        stage.drag(rows.0, to: rows.1).up()
        #expect(stage.model == stage.namesAfterMove(rows.0, to: rows.1))
        stage.screen.advance(by: 0.15)
        #expect(stage.lifted.count == 1)
        stage.screen.advance(by: 0.25)
        #expect(stage.lifted.isEmpty)
        try stage.expectSettled()
    }

    @Test("The model changes before the drop animation ends, and the old order never shows (I55)")
    func writtenFirst() throws {
        let stage = RowsStage()
        stage.drag(2, to: 5).up()
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
        #expect(stage.lifted.count == 1)
        #expect(stage.shown == Array(stage.model.prefix(10)))
        #expect(stage.cell(5)?.alpha == 0)
        try stage.expectSettled()
    }

    @Test("onHaptic is called for the lift, each new place and the end of a drag")
    func haptics() throws {
        let stage = RowsStage()
        stage.drag(2, to: 4).up()
        try stage.expectSettled()
        #expect(stage.controller.felt == [.lift, .move, .move, .drop])
        stage.lift(2).cancel()
        try stage.expectSettled()
        #expect(stage.controller.felt.suffix(2) == [.lift, .cancel])
    }

    @Test("In a right-to-left layout, rows are dragged as usual")
    func rightToLeft() throws {
        let stage = RowsStage(prepare: { $0.view.semanticContentAttribute = .forceRightToLeft })
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
    }

    @Test("With reduced motion, the row lands without animation (I85)")
    func reducedMotion() throws {
        let stage = RowsStage()
        stage.screen.traits.prefersReducedMotion = true
        let finger = stage.drag(2, to: 5)
        finger.up()
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
        stage.screen.advance(by: 0.05)
        #expect(stage.lifted.isEmpty)
        try stage.expectSettled()
    }

    @Test("The table's delegate can redirect the row from each proposed place")
    func redirected() throws {
        let stage = RowsStage(prepare: { $0.target = { _ in IndexPath(row: 9, section: 0) } })
        stage.drag(2, to: 4).up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(2, to: 9))
    }
}
