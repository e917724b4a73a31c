// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Source index paths of dropped rows") @MainActor
struct TableDropSourceTests {
    /// Selects rows of the left table.
    private func choose(_ rows: [Int], in stage: TableDragStage) {
        stage.left.allowsMultipleSelection = true
        for row in rows {
            stage.left.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
    }

    @Test("Selected rows that the app moves one by one are all moved, and no other row is", arguments: [1, 7])
    func oneByOne(target: Int) throws {
        let stage = TableDragStage(moves: false)
        let before = stage.ours.sections[0]
        choose([3, 4, 6], in: stage)
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, target), duration: 0.4)
        finger.up()
        try stage.expectSettled()
        let after = stage.ours.sections[0]
        let carried = ["A3", "A4", "A6"]
        #expect(Set(after) == Set(before))
        #expect(after.count == 20)
        #expect(after.filter { !carried.contains($0) } == before.filter { !carried.contains($0) })
        #expect(after.filter { carried.contains($0) } == carried)
    }

    @Test("A source index path follows insertions and is nil after a reload (fact 294)")
    func sourceFollowsChanges() throws {
        let stage = TableDragStage(moves: false)
        var calls: [Int?] = []
        stage.ours.perform = { [ours = stage.ours] table, coordinator in
            let item = coordinator.items[0]
            @MainActor func note() { calls.append(item.sourceIndexPath?.row) }
            note()
            ours.sections[0].insert("X", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            note()
            table.reloadData()
            note()
        }
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.left, 6), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(calls == [3, 4, nil])
    }

    @Test("Deleting a row after its lift and before any movement ends its drag (rule 4)")
    func deletedBeforeMoving() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        stage.ours.sections[0].remove(at: 3)
        stage.left.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        finger.hold(0.2)
        finger.move(to: stage.point(stage.right, 5), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count == 20 && stage.ours.sections[0].count == 19)
    }
}
