// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags: tables that lose all rows") @MainActor
struct TableDragEmptiedTests {
    private let stage = TableDragStage()

    /// Lifts the fourth row of the left table, drags it over the right table, and returns the finger.
    private func dragToTarget() -> TestFinger {
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.right, 5), duration: 0.3)
        return finger
    }

    private func reload(_ sections: [[String]]) {
        stage.ours.sections = sections
        stage.left.reloadData()
    }

    private func expectCancelled(_ finger: TestFinger) throws {
        finger.hold(0.6)
        #expect(!stage.left.hasActiveDrag)
        #expect(stage.log.drain().suffix(2) == ["right drop over", "left ended"])
        finger.up()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count == 20)
    }

    @Test("A reload that leaves no rows ends the drag (I53)", arguments: [[[]], [[], []]] as [[[String]]])
    func emptied(sections: [[String]]) throws {
        let finger = dragToTarget()
        reload(sections)
        try expectCancelled(finger)
    }

    @Test("Deleting all rows after a reload ends the drag (I53)")
    func deletedLater() throws {
        let finger = dragToTarget()
        reload([["X", "Y"]])
        finger.hold(0.3)
        #expect(stage.left.hasActiveDrag, "nobody knows which rows there are now (fact 294)")
        stage.left.performBatchUpdates {
            stage.ours.sections[0] = []
            stage.left.deleteRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .automatic)
        }
        try expectCancelled(finger)
    }

    @Test("Emptying and refilling a table at once keeps the drag, like any reload (fact 294)")
    func refilled() throws {
        let names = stage.ours.sections
        let finger = dragToTarget()
        reload([[]])
        reload(names)
        finger.hold(0.6)
        #expect(stage.left.hasActiveDrag)
        finger.cancel()
        try stage.expectSettled()
    }
}
