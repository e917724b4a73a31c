// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate whose rows have one action, and that logs when rows open, close and are selected.
@MainActor
private final class Watcher: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var handler: UIContextualAction.Handler = { _, _, _ in }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Flag") { [unowned self] in handler($0, $1, $2) }
        return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("begin \(indexPath.section)-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("end \(indexPath.map { "\($0.section)-\($0.row)" } ?? "nil")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }
}

@Suite("Open rows: interruptions") @MainActor
struct TableOpenRowTests {
    private let watcher = Watcher()

    private func stage(_ data: Players = Players(count: 100), _ style: UITableView.Style = .plain) -> TableStage {
        TableStage(data, style: style, delegate: watcher)
    }

    private func swipe(_ stage: TableStage, _ row: Int, _ section: Int = 0) throws {
        let finger = stage.screen.touch(at: stage.point(row, section, x: 370))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
    }

    @Test("setEditing(false) closes an open row", arguments: [true, false])
    func closedBySetEditing(animated: Bool) throws {
        let stage = stage()
        try swipe(stage, 2)
        #expect(stage.cell(2)?.showingDeleteConfirmation == true)
        stage.table.setEditing(false, animated: animated)
        #expect(watcher.calls == ["begin 0-2", "end 0-2"])
        if !animated { #expect(stage.cell(2)?.showingDeleteConfirmation == false) }
        try stage.expectSettled()
        #expect(stage.cell(2)?.showingDeleteConfirmation == false)
        #expect(!stage.table.isEditing)
        stage.screen.tap(at: stage.point(4))
        #expect(watcher.calls.contains("select 4"))
    }

    @Test("An action that never calls its completion leaves the row open until another is swiped")
    func missingCompletion() throws {
        let stage = stage()
        var late: ((Bool) -> Void)?
        watcher.handler = { _, _, done in late = done }
        try swipe(stage, 2)
        let button = try #require(stage.cell(2)?.swipeActions?.buttons.first)
        stage.screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil))
        stage.screen.advance(by: 5)
        #expect(late != nil)
        #expect(stage.cell(2)?.showingDeleteConfirmation == true)
        try swipe(stage, 5)
        #expect(stage.cell(2)?.showingDeleteConfirmation == false)
        #expect(stage.cell(5)?.showingDeleteConfirmation == true)
        // Row 2's completion, called after row 5 has opened, does not close row 5.
        late?(true)
        try stage.screen.settle()
        #expect(stage.cell(5)?.showingDeleteConfirmation == true)
        stage.table.setEditing(false, animated: true)
        try stage.expectSettled()
    }

    @Test("An open row moves with its section, and didEndEditing gets the new index path")
    func movedSection() throws {
        let stage = stage(Players([["a", "b"], ["c", "d"], ["e", "f"]]))
        try swipe(stage, 1, 0)
        let cell = try #require(stage.cell(1, 0))
        stage.data.sections = [["c", "d"], ["e", "f"], ["a", "b"]]
        stage.table.moveSection(0, toSection: 2)
        try stage.screen.settle()
        #expect(stage.cell(1, 2) === cell)
        #expect(cell.showingDeleteConfirmation)
        stage.screen.tap(at: stage.point(0))
        #expect(watcher.calls == ["begin 0-1", "end 2-1"])
        try stage.expectSettled()
    }

    @Test("Edit mode that begins during a swipe closes the swiped row")
    func editedWhileSwiped() throws {
        let stage = stage()
        let finger = stage.screen.touch(at: stage.point(2, x: 370))
        finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.3)
        stage.table.setEditing(true, animated: true)
        finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(watcher.calls == ["begin 0-2", "end 0-2"])
        #expect(stage.table.visibleCells.allSatisfy { $0.isEditing && !$0.showingDeleteConfirmation })
    }
}
