// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Swipes on rows that are deleted") @MainActor
struct TableSwipeDeletionTests {
    private func brush(_ stage: TableStage, _ row: Int) -> TestFinger {
        let finger = stage.screen.touch(at: stage.point(row, x: 350))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.05)
        return finger
    }

    private func delete(_ row: Int, _ stage: TableStage) {
        stage.data.sections[0].remove(at: row)
        stage.table.deleteRows(at: [path(row)], with: .left)
    }

    @Test(
        "A quick swipe where a row is being deleted reports an existing row or none (I79)", arguments: [30.0, 60, 120])
    func duringDeletion(rate: Double) throws {
        let stage = TableStage()
        stage.screen.framesPerSecond = rate
        for wait in [0.0, 0.05, 0.2] {
            delete(2, stage)
            stage.screen.advance(by: wait)
            brush(stage, 2).up()
            try stage.screen.settle()
            #expect(!stage.listener.calls.contains("didEndEditing nil"))
            stage.screen.tap(at: stage.point(7))
            try stage.expectSettled()
            stage.table.deselectRow(at: path(7), animated: false)
        }
        #expect(stage.data.sections[0].count == 97)
        #expect(stage.data.calls == [])
    }

    @Test("A row deleted during a quick swipe ends the swipe, and no other row is deleted (I79)", arguments: [2, 1])
    func underFinger(deleted: Int) throws {
        let stage = TableStage()
        let finger = brush(stage, 2)
        delete(deleted, stage)
        finger.move(by: CGVector(dx: -250, dy: 0), duration: 0.05)
        finger.up()
        try stage.screen.settle()
        stage.screen.tap(at: stage.point(7))
        try stage.screen.settle()
        stage.table.setEditing(true, animated: false)
        stage.table.setEditing(false, animated: false)
        try stage.expectSettled()
        // If another row was deleted, the full swipe may delete its own row A2, once, or nothing. If A2 was deleted, it
        // deletes nothing.
        #expect(stage.data.calls == (deleted == 2 ? [] : ["commit delete A2"]) || stage.data.calls == [])
        #expect(!stage.data.sections[0].contains("A\(deleted)") && stage.data.sections[0].contains("A3"))
    }
}
