// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// The data source of a form, which creates its cells once and returns the same ones each time.
@MainActor
private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [UITableViewCell]
    var gone: [Int] = []

    init(_ names: [String]) {
        rows = names.map { name in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows[indexPath.row]
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        gone.append(indexPath.row)
    }
}

@Suite("Headers and cells retained by the app") @MainActor
struct TableRetainedViewTests: SectionsSuite {
    let screen = makeScreen()
    let owner = HeaderOwner()

    @Test("A header that the app retains stays visible when its section is reloaded", arguments: [true, false])
    func header(animated: Bool) throws {
        let kept = UIView()
        owner.view = { _, section in section == 0 ? kept : nil }
        owner.height = { _ in 40 }
        let table = show(Teams([2, 2]))
        owner.calls = []
        func reload() { table.reloadSections([0], with: .fade) }
        if animated { reload() } else { UIView.performWithoutAnimation(reload) }
        try screen.settle()
        #expect(kept.superview === table)
        #expect(kept.alpha == 1)
        #expect(kept.frame == table.rectForHeader(inSection: 0))
        #expect(owner.calls.count { $0 == "gone 0" } == 1)
        #expect(owner.calls.count { $0 == "comes 0" } == 1)
        reload()
        screen.advance(by: 0.1)
        reload()
        try screen.settle()
        #expect(kept.superview === table)
        #expect(kept.alpha == 1)
        #expect(kept.layer.presentation()?.opacity ?? 1 == 1)
    }

    private func form(_ names: [String]) -> (Form, UITableView) {
        let form = Form(names)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        (table.dataSource, table.delegate) = (form, form)
        screen.show(table)
        screen.advance(by: 0.1)
        return (form, table)
    }

    private func expectShown(_ form: Form, _ table: UITableView, sourceLocation: SourceLocation = #_sourceLocation) {
        for (row, cell) in form.rows.enumerated() {
            let path = IndexPath(row: row, section: 0)
            #expect(cell.superview === table, sourceLocation: sourceLocation)
            #expect(cell.alpha == 1, sourceLocation: sourceLocation)
            #expect(table.cellForRow(at: path) === cell, sourceLocation: sourceLocation)
            #expect(cell.frame == table.rectForRow(at: path), sourceLocation: sourceLocation)
        }
        #expect(
            table.subviews.count { $0 is UITableViewCell } == form.rows.count, sourceLocation: sourceLocation)
    }

    @Test("A cell deleted and inserted elsewhere in one batch is shown at its new place", arguments: [true, false])
    func oneBatch(animated: Bool) throws {
        let (form, table) = form(["a", "picker"])
        let update = {
            table.performBatchUpdates {
                form.rows.swapAt(0, 1)
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
        try screen.settle()
        expectShown(form, table)
        #expect(form.gone == [1])
    }

    @Test(
        "A cell inserted again during its deletion animation is shown at its new place",
        arguments: [UITableView.RowAnimation.fade, .left, .top, .middle])
    func duringDeletion(animation: UITableView.RowAnimation) throws {
        let (form, table) = form(["a", "picker", "b"])
        let picker = form.rows.remove(at: 1)
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        screen.advance(by: 0.15)
        form.rows.append(picker)
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: animation)
        try screen.settle()
        expectShown(form, table)
        #expect(form.gone == [1])
    }

    @Test("The end of an earlier animation does not remove a reused cell that a later animation moves")
    func lateEnd() throws {
        let stage = TableStage()
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .fade)
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        let cell = try #require(stage.cell(0))
        let name = stage.data.sections[0].remove(at: 0)
        stage.data.sections[0].insert(name, at: 50)
        stage.table.moveRow(at: path(0), to: path(50))
        stage.screen.advance(by: 0.15)
        #expect(cell.superview === stage.table)
        #expect(stage.table.visible.cells.values.contains { $0 === cell })
        try stage.expectSettled()
    }
}
