// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drags of rows, at the edges of what apps do") @MainActor
struct TableDragEdgeTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("I21: data that has shrunk and been reloaded since the last frame is not asked for rows that are gone")
    func shrunk() throws {
        for reloads in [true, false] {
            let stage = TableDragStage(moves: reloads)
            let finger = stage.lift(stage.left, 3)
            finger.move(to: stage.point(stage.left, 6), duration: 0.2)
            stage.ours.sections = [["A0"]]
            stage.left.reloadData()
            finger.up()
            try stage.screen.settle()
            #expect(stage.ours.sections[0].count <= 2)
            stage.ours.sections = [["A0"]]
            stage.left.reloadData()
            try stage.expectTidy()
        }
    }

    @Test("A data source that updates its table while it moves the row keeps rows and cells together")
    func updatesInMove() throws {
        let stage = TableDragStage()
        let source = UpdatingSource(stage.ours.sections[0])
        stage.left.dataSource = source
        stage.left.layoutIfNeeded()
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.left, 5), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        #expect(source.names.prefix(6) == ["A0", "A1", "A3", "A4", "A5", "A2"])
        #expect(stage.picture(stage.left) == Array(source.names.prefix(10)))
    }

    @MainActor
    private final class UpdatingSource: NSObject, UITableViewDataSource {
        var names: [String]

        init(_ names: [String]) { self.names = names }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            tableView.performBatchUpdates(nil)
        }
    }

    @Test("rule 6: who takes the delegates away in mid drag has tables as they were")
    func delegatesGo() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.right, 5, below: -5), duration: 0.2)
        stage.left.dragDelegate = nil
        stage.right.dropDelegate = nil
        finger.hold(0.2)
        finger.up()
        try stage.expectTidy()
        let other = TableDragStage()
        let second = other.lift(other.left, 3)
        second.move(to: other.point(other.right, 5, below: -5), duration: 0.2)
        second.up()
        other.right.dropDelegate = nil
        try other.screen.settle()
        #expect(other.right.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Two thousand rows that are dragged together stay in their places, and are dropped where they will be")
    func many() throws {
        let stage = TableDragStage(left: [(0..<4000).map { "A\($0)" }], moves: false)
        stage.left.allowsMultipleSelection = true
        for row in 0..<2000 { stage.left.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        var place: IndexPath?
        stage.ours.perform = { place = $1.destinationIndexPath }
        stage.left.contentOffset.y = 44 * 1995
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: CGPoint(x: 145, y: 100))
        finger.hold(0.4)
        finger.move(to: CGPoint(x: 145, y: 44 * 6 + 30), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.left.subviews.count { $0 is UITableViewCell } < 40)
        finger.up()
        #expect(place == path(2), "after two rows that are not dragged, with all that are away")
        try stage.screen.settle()
    }

    @Test("rule 3: with no intent, too, an own row's place is what it will be once it has been taken out")
    func unspecified() throws {
        let stage = TableDragStage(left: [["A0", "A1", "A2"]], moves: false)
        stage.ours.propose = { _, _ in UITableViewDropProposal(operation: .move, intent: .unspecified) }
        var place: IndexPath?
        stage.ours.perform = { place = $1.destinationIndexPath }
        let finger = stage.lift(stage.left, 0)
        finger.move(to: CGPoint(x: 145, y: 44 * 3 - 5), duration: 0.2)
        finger.up()
        #expect(place == path(2))
        try stage.expectTidy()
    }

    @Test("Keys come past two places that lie at the same height")
    func keysBetweenSections() throws {
        let stage = TableDragStage(left: [["A0", "A1"], [], ["C0", "C1"]])
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        for _ in 0..<4 { stage.screen.press(.downArrow) }
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(stage.ours.sections == [["A1"], [], ["C0", "A0", "C1"]])
        stage.screen.press(.keyboardD, modifiers: .control)
        for _ in 0..<2 { stage.screen.press(.upArrow) }
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(stage.ours.sections.flatMap { $0 }.count == 4)
        #expect(stage.ours.sections != [["A1"], [], ["C0", "A0", "C1"]])
    }

    @Test("Keys lead a row of the table's own into another where the intent is automatic")
    func keysIntoOwn() throws {
        let stage = TableDragStage(moves: false)
        stage.ours.propose = { _, _ in UITableViewDropProposal(operation: .move, intent: .automatic) }
        var taken: (IndexPath?, UITableViewDropProposal.Intent)?
        stage.ours.perform = { taken = ($1.destinationIndexPath, $1.proposal.intent) }
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.downArrow)
        #expect(stage.left.cellForRow(at: path(1))?.configurationState.cellDropState == .targeted)
        stage.screen.press(.return)
        #expect(taken?.0 == path(1) && taken?.1 == .automatic)
        try stage.expectTidy()
    }

    // MARK: Placeholders

    private func dropWithPlaceholder(
        _ stage: TableDragStage, _ row: Int, at target: Int
    ) throws -> any UITableViewDropPlaceholderContext {
        var found: (any UITableViewDropPlaceholderContext)?
        stage.theirs.perform = { _, coordinator in
            guard let path = coordinator.destinationIndexPath else { return }
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path, reuseIdentifier: "row", rowHeight: 44)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            found = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        let finger = stage.lift(stage.left, row)
        finger.move(to: stage.point(stage.right, target, below: -5), duration: 0.2)
        finger.hold(0.3)
        finger.up()
        return try #require(found)
    }

    @Test("A second drop while a placeholder waits above goes where it was shown")
    func secondDrop() throws {
        let stage = TableDragStage()
        let first = try dropWithPlaceholder(stage, 0, at: 1)
        try stage.screen.settle()
        let second = try dropWithPlaceholder(stage, 1, at: 5)
        try stage.screen.settle()
        #expect(stage.picture(stage.right).prefix(8) == ["B0", "…", "B1", "B2", "B3", "B4", "…", "B5"])
        #expect(second.commitInsertion { stage.theirs.sections[0].insert("A1", at: $0.row) })
        #expect(first.commitInsertion { stage.theirs.sections[0].insert("A0", at: $0.row) })
        try stage.expectTidy()
        #expect(stage.theirs.sections[0].prefix(8) == ["B0", "A0", "B1", "B2", "B3", "B4", "A1", "B5"])
    }

    @Test("Two placeholders whose rows come in one batch both go")
    func oneBatch() throws {
        let stage = TableDragStage()
        let first = try dropWithPlaceholder(stage, 0, at: 2)
        try stage.screen.settle()
        let second = try dropWithPlaceholder(stage, 1, at: 2)
        try stage.screen.settle()
        stage.right.performBatchUpdates {
            #expect(first.commitInsertion { stage.theirs.sections[0].insert("A0", at: $0.row) })
            #expect(!first.commitInsertion { _ in Issue.record("once") })
            #expect(second.commitInsertion { stage.theirs.sections[0].insert("A1", at: $0.row) })
        }
        try stage.expectTidy()
        #expect(Set(stage.theirs.sections[0][2...3]) == ["A0", "A1"])
    }

    @Test("I36: a row that comes while its preview is still flying is not seen twice")
    func whileFlying() throws {
        let stage = TableDragStage()
        let context = try dropWithPlaceholder(stage, 2, at: 3)
        #expect(context.commitInsertion { stage.theirs.sections[0].insert("A2", at: $0.row) })
        #expect(stage.right.cellForRow(at: path(3))?.alpha == 0)
        try stage.expectTidy()
        #expect(stage.right.cellForRow(at: path(3))?.alpha == 1)
    }

    @Test("Keys lead past a placeholder")
    func keysPastPlaceholder() throws {
        let stage = TableDragStage()
        let context = try dropWithPlaceholder(stage, 9, at: 0)
        try stage.screen.settle()
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.tab)
        stage.screen.press(.home)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.theirs.perform = nil
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(context.deletePlaceholder())
        #expect(stage.theirs.sections[0].firstIndex { $0.hasPrefix("A") } == 3)
    }

    @Test("A placeholder that goes above what is shown leaves that where it is")
    func anchored() throws {
        let stage = TableDragStage()
        let context = try dropWithPlaceholder(stage, 2, at: 1)
        try stage.screen.settle()
        stage.right.contentOffset.y = 200
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.right.visibleCells.first)
        let top = stage.right.convert(cell.frame, to: nil).minY
        #expect(context.deletePlaceholder())
        try stage.screen.settle()
        #expect(stage.right.convert(cell.frame, to: nil).minY == top)
        try stage.expectTidy()
    }

    @Test(
        "A row that is held until it is raised, and let go of where it is, is no longer dragged", arguments: [0.5, 1.5])
    func putDown(after duration: Double) throws {
        let stage = TableDragStage()
        let finger = stage.screen.touch(at: stage.point(stage.left, 2))
        finger.hold(duration)
        #expect(stage.left.hasActiveDrag)
        finger.up()
        try stage.expectTidy()
        #expect(
            !stage.left.hasActiveDrag
                && stage.left.cellForRow(at: path(2))?.configurationState.cellDragState
                    == UICellConfigurationState.DragState.none
        )
    }
}
