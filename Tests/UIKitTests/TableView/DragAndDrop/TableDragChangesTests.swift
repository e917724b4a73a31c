// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags: changes of the tables") @MainActor
struct TableDragChangesTests {
    private func text(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("Inserting and deleting other rows does not end the drag of a row (I52)")
    func otherSourceRowsChange() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.left, 5), duration: 0.3)
        stage.left.performBatchUpdates {
            stage.ours.sections[0].remove(at: 6)
            stage.ours.sections[0].insert("X", at: 0)
            stage.left.deleteRows(at: [text(6)], with: .automatic)
            stage.left.insertRows(at: [text(0)], with: .automatic)
        }
        finger.hold(0.5)
        #expect(stage.left.hasActiveDrag)
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].count == 20 && stage.ours.sections[0].count { $0 == "A3" } == 1)
        #expect(stage.ours.sections[0][5] == "A3", "it is still where the finger is")
    }

    @Test("Deleting the dragged row ends the drag (rule 4, I53)")
    func draggedRowDeleted() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.right, 5), duration: 0.3)
        stage.ours.sections[0].remove(at: 3)
        stage.left.deleteRows(at: [text(3)], with: .automatic)
        finger.hold(0.6)
        #expect(stage.log.drain().suffix(3) == ["left drop over", "right drop over", "left ended"])
        finger.up()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count == 20)
    }

    @Test("A reload keeps the drag, whose source row is unknown afterwards (fact 294)")
    func reloaded() throws {
        let stage = TableDragStage()
        var source: IndexPath? = text(0)
        stage.ours.perform = { _, coordinator in source = coordinator.items[0].sourceIndexPath }
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.left, 5), duration: 0.3)
        stage.left.reloadData()
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: 44), duration: 0.1)
        #expect(stage.left.hasActiveDrag)
        finger.up()
        #expect(source == nil)
        try stage.expectSettled()
    }

    @Test("Inserting a row at the top of the destination table keeps the gap under the finger")
    func destinationRowsChange() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.right, 5, below: -5), duration: 0.3)
        stage.theirs.sections[0].insert("X", at: 0)
        stage.right.insertRows(at: [text(0)], with: .automatic)
        finger.hold(0.5)
        // The finger is where B4 would be without the gap. So the gap is above B4.
        #expect(stage.visibleTexts(stage.right).prefix(6) == ["X", "B0", "B1", "B2", "B3", "-"])
        stage.right.reloadData()
        finger.hold(0.3)
        #expect(stage.right.hasActiveDrop)
        finger.up()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count == 22)
    }

    @Test("Removing a table or its delegate ends the drag or drop of that table (I51)")
    func tableOrDelegateRemoved() throws {
        for change in [{ (stage: TableDragStage) in stage.left.removeFromSuperview() }, { $0.left.dragDelegate = nil }]
        {
            let stage = TableDragStage()
            let finger = stage.lift(stage.left, 3)
            finger.move(to: stage.point(stage.right, 5, below: -5), duration: 0.3)
            change(stage)
            finger.hold(0.5)
            #expect(!stage.right.hasActiveDrop)
            #expect(stage.visibleTexts(stage.right) == (0..<10).map { "B\($0)" })
            finger.up()
            try stage.screen.settle()
            #expect(stage.screen.window.all("DragPreviewStack").isEmpty && stage.theirs.sections[0].count == 20)
        }
        for change in [
            { (stage: TableDragStage) in stage.right.removeFromSuperview() }, { $0.right.dropDelegate = nil },
        ] {
            let stage = TableDragStage()
            let finger = stage.lift(stage.left, 3)
            finger.move(to: stage.point(stage.right, 5, below: -5), duration: 0.3)
            change(stage)
            finger.hold(0.3)
            finger.up()
            try stage.screen.settle()
            #expect(!stage.right.hasActiveDrop)
            #expect(!stage.left.hasActiveDrag)
            #expect(stage.visibleTexts(stage.left) == (0..<10).map { "A\($0)" })
        }
    }

    @Test("Changing the table inside any delegate call does not prevent a clean end of the drag")
    func reentrant() throws {
        let acts: [(String, @MainActor (UITableView, LoggingDragSource) -> Void)] = [
            ("reload", { table, _ in table.reloadData() }),
            (
                "insert",
                { table, list in
                    list.sections[0].insert("N\(list.sections[0].count)", at: 0)
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                }
            ),
            (
                "empty",
                { table, list in
                    list.sections = [[]]
                    table.reloadData()
                }
            ),
        ]
        for (name, act) in acts {
            for moment in ["begun", "updated", "performed", "ended"] {
                let stage = TableDragStage()
                var isDone = false
                let once = { (table: UITableView, list: LoggingDragSource) in
                    guard !isDone else { return }
                    isDone = true
                    act(table, list)
                }
                switch moment {
                case "begun": stage.ours.whenBegun = { once(stage.left, stage.ours) }
                case "updated": stage.theirs.whenUpdated = { once(stage.right, stage.theirs) }
                case "performed": stage.theirs.perform = { table, _ in once(table, stage.theirs) }
                default: stage.ours.whenEnded = { _ in once(stage.left, stage.ours) }
                }
                let finger = stage.lift(stage.left, 3)
                finger.move(to: stage.point(stage.left, 5), duration: 0.1)
                finger.move(to: CGPoint(x: 450, y: 200), duration: 0.1)
                finger.up()
                try stage.screen.settle()
                #expect(isDone, "\(name), \(moment)")
                try stage.expectSettled()
            }
        }
    }

    @Test(
        "Hovering for a second selects a row of a spring-loaded table; leaving earlier does not (I47)",
        arguments: [30.0, 60, 120])
    func springLoading(rate: Double) throws {
        let stage = TableDragStage()
        stage.screen.framesPerSecond = rate
        let listener = Listener()
        stage.right.delegate = listener
        stage.right.isSpringLoaded = true
        stage.theirs.propose = { _, _ in UITableViewDropProposal(operation: .copy, intent: .unspecified) }
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.right, 2), duration: 0.2)
        finger.hold(0.7)
        finger.move(to: stage.point(stage.right, 3))
        finger.hold(0.7)
        #expect(listener.selected.isEmpty)
        finger.hold(0.5)
        #expect(listener.selected == [3])
        listener.allows = false
        finger.move(to: stage.point(stage.right, 5))
        finger.hold(2)
        #expect(listener.selected == [3])
        finger.cancel()
        stage.right.isSpringLoaded = false
        stage.deselectAll()
        try stage.expectSettled()
    }

    @MainActor
    private final class Listener: NSObject, UITableViewDelegate {
        var selected: [Int] = []
        var allows = true

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }

        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { allows }
    }
}
