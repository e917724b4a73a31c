// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// Tests of all ways in which a drag can end, except the release of the finger.
@Suite("Row reordering: interrupted drags") @MainActor
struct RowDragEndTests {
    @Test("Popping the controller during a drag releases its reorderer, and the app is idle again (I51)")
    func popped() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(navigation)
        weak var gone: RowReorderer?
        var table: UITableView?
        do {
            let controller = RowsController([(0..<20).map { "A\($0)" }])
            navigation.pushViewController(controller, animated: false)
            screen.advance(by: 0.1)
            gone = controller.reorderer
            table = controller.tableView
        }
        let finger = screen.touch(at: CGPoint(x: 195, y: 200))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(gone?.isDragging == true)
        navigation.popViewController(animated: false)
        screen.advance(by: 0.5)
        try screen.settle()
        #expect(!screen.host.hasWork)
        #expect(gone == nil)
        let cells = table?.subviews.filter { $0 is UITableViewCell } ?? []
        #expect(cells.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
        #expect(table?.subviews.contains { $0.layer.shadowPath != nil } == false)
        finger.up()
    }

    @Test("A reorderer released during a drag restores the table, and removes its recognizers")
    func released() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = UITableViewController(style: .plain)
        let rows = RowsController([(0..<20).map { "A\($0)" }])
        _ = rows.view
        rows.reorderer?.isEnabled = false
        screen.show(controller)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        controller.tableView.dataSource = rows
        controller.tableView.reloadData()
        screen.advance(by: 0.1)
        let recognizers = controller.tableView.gestureRecognizers?.count
        var reorderer: RowReorderer? = RowReorderer(tableView: controller.tableView)
        let finger = screen.touch(at: CGPoint(x: 195, y: 100))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.2)
        #expect(reorderer?.isDragging == true)
        reorderer = nil
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork)
        #expect(controller.tableView.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
        #expect(!controller.tableView.subviews.contains { $0.layer.shadowPath != nil })
        #expect(controller.tableView.gestureRecognizers?.count == recognizers)
        finger.up()
    }

    @Test("A reorderer released during the drop animation leaves no cell hidden")
    func releasedWhileLanding() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        finger.up()
        stage.screen.advance(by: 0.05)
        stage.controller.releaseReorderer()
        try stage.screen.settle()
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
        #expect(stage.lifted.isEmpty)
    }

    @Test("Removing the table from the window during a drag cancels the drag, with one callback (I51)")
    func tableRemoved() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        stage.table.removeFromSuperview()
        try stage.expectSettled()
        finger.up()
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test(
        "A cancelled touch, Escape and every other interruption cancel the drag (I48 to I51)",
        arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        try expectReturn { finger, stage in try interruption.apply(to: finger, on: stage.screen) }
    }

    @Test("Beginning to edit the table cancels the drag")
    func edited() throws {
        try expectReturn { _, stage in stage.controller.setEditing(true, animated: true) }
    }

    private func expectReturn(after happen: (TestFinger, RowsStage) throws -> Void) throws {
        let stage = RowsStage(in: { UINavigationController(rootViewController: $0) })
        let before = stage.model
        let finger = stage.drag(2, to: 5)
        try happen(finger, stage)
        stage.screen.advance(by: 0.05)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
        #expect(stage.model == before)
    }

    @Test("If editing begins just before the release, nothing is moved")
    func editedAtRelease() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        stage.controller.setEditing(true, animated: false)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test("A window that grows by one point does not cancel the drag (I50)")
    func resizedByAPoint() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        stage.screen.size = CGSize(width: 390, height: 441)
        stage.screen.advance(by: 0.1)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "dropped"])
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
    }

    @Test("A reorderer released without a drag removes its recognizers")
    func releasedIdle() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        let before = table.gestureRecognizers?.count
        var reorderer: RowReorderer? = RowReorderer(tableView: table)
        #expect(reorderer?.isDragging == false)
        #expect(table.gestureRecognizers?.count == (before ?? 0) + 2)
        reorderer = nil
        #expect(table.gestureRecognizers?.count == before)
    }

    @Test("After a drag, cells have the alpha and the transform that the app has set", arguments: [true, false])
    func look(isDropped: Bool) throws {
        let stage = RowsStage()
        let (cell, neighbour) = try (#require(stage.cell(2)), #require(stage.cell(4)))
        cell.alpha = 0.5
        neighbour.alpha = 0.25
        neighbour.transform = CGAffineTransform(scaleX: 1, y: -1)
        let finger = stage.drag(2, to: 5)
        #expect(neighbour.alpha == 0.25)
        #expect(neighbour.transform == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: -44))
        if isDropped { finger.up() } else { finger.cancel() }
        try stage.screen.settle()
        #expect(cell.alpha == 0.5)
        #expect(neighbour.alpha == 0.25)
        #expect(neighbour.transform == CGAffineTransform(scaleX: 1, y: -1))
    }

    @Test("A cell that draws nothing can be dragged like any other")
    func blank() throws {
        let stage = RowsStage()
        for cell in stage.table.visibleCells {
            cell.backgroundColor = nil
            cell.textLabel?.text = nil
            cell.subviews.forEach { $0.isHidden = true }
        }
        stage.drag(2, to: 5).up()
        try stage.screen.settle()
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
    }

    @Test("Escape during a drag leaves the first responder unchanged (I49)")
    func firstResponder() throws {
        let stage = RowsStage()
        stage.controller.takesKeys = true
        stage.controller.becomeFirstResponder()
        let finger = stage.drag(2, to: 5)
        stage.screen.press(.keyboardA)
        #expect(stage.controller.keys == 1)
        stage.screen.press(.keyboardEscape)
        #expect(stage.controller.isFirstResponder)
        #expect(stage.controller.keys == 1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
    }

    @Test("Removing all rows during a drag cancels the drag (I53)")
    func emptied() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        stage.controller.model = [[]]
        stage.table.reloadData()
        finger.move(by: CGVector(dx: 0, dy: 60))
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.expectSettled(ids: [])
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test("If all rows are removed just before the release, nothing is moved (I53)")
    func emptiedAndReleased() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        stage.controller.model = [[]]
        stage.table.reloadData()
        finger.up()
        try stage.expectSettled(ids: [])
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }
}
