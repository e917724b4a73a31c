// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: swipe actions") @MainActor
struct LinkedTablesSwipeTests {
    private let stage = LinkedStage()
    private let mail = Mail()

    init() {
        for view in stage.views { view.delegate = mail }
    }

    private func isOpen(_ list: Int, _ row: Int) -> Bool {
        stage.views[list].cellForRow(at: IndexPath(row: row, section: 0))?.showingDeleteConfirmation == true
    }

    /// Swipes a finger across a row, so early that the touch has not lifted the row. Returns the finger, which is still
    /// down.
    private func swipe(_ list: Int, _ row: Int) -> TestFinger {
        let finger = stage.screen.touch(at: stage.point(list, row))
        finger.hold(0.1)
        finger.move(by: CGVector(dx: -90, dy: 0), duration: 0.2)
        return finger
    }

    @Test(
        "A horizontal pan opens a row's actions, and resting afterwards lifts nothing (I09)",
        arguments: [30.0, 60, 120])
    func opens(rate: Double) throws {
        stage.screen.framesPerSecond = rate
        let finger = swipe(0, 3)
        finger.hold(0.8)
        #expect(!stage.tables.isDragging)
        finger.up()
        try stage.screen.settle()
        #expect(isOpen(0, 3))
        #expect(stage.begun.isEmpty)
        stage.screen.tap(at: stage.point(0, 8))
        try stage.expectSettled()
        #expect(!isOpen(0, 3))
    }

    @Test(
        "A lifted row dragged sideways goes to the other list, and no actions open (I09)", arguments: [30.0, 60, 120])
    func lifted(rate: Double) throws {
        stage.screen.framesPerSecond = rate
        let finger = stage.lift(0, 3)
        finger.move(by: CGVector(dx: -90, dy: 0), duration: 0.2)
        #expect(stage.tables.isDragging)
        #expect(!isOpen(0, 3))
        finger.move(to: stage.point(1, 4, below: -6), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[1][4] == "A3")
        #expect(stage.changes.count == 1)
        #expect(!isOpen(1, 4))
    }

    @Test("Open actions close when a row is dragged over them (I09)")
    func closes() throws {
        swipe(1, 3).up()
        try stage.screen.settle()
        #expect(isOpen(1, 3))
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 6, below: -6), duration: 0.3)
        finger.hold(1.5)
        #expect(stage.tables.isDragging)
        #expect(!isOpen(1, 3))
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[1][6] == "A2")
        #expect(stage.changes.count == 1)
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
}
