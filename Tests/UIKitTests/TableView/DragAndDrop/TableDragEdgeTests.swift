// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags: edge cases") @MainActor
struct TableDragEdgeTests {
    @Test("After the data shrinks and is reloaded, a drop asks for no removed row (I21)")
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
            try stage.expectSettled()
        }
    }

    @Test("Batch updates inside moveRowAt keep the rows and their cells consistent")
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
        #expect(stage.visibleTexts(stage.left) == Array(source.names.prefix(10)))
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

    @Test("Removing the delegates during a drag leaves both tables as they were (rule 6)")
    func delegatesRemoved() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.right, 5, below: -5), duration: 0.2)
        stage.left.dragDelegate = nil
        stage.right.dropDelegate = nil
        finger.hold(0.2)
        finger.up()
        try stage.expectSettled()
        let other = TableDragStage()
        let second = other.lift(other.left, 3)
        second.move(to: other.point(other.right, 5, below: -5), duration: 0.2)
        second.up()
        other.right.dropDelegate = nil
        try other.screen.settle()
        #expect(other.right.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Dragging 2000 rows creates few cells, and their drop index does not count the dragged rows")
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

    @Test("Without an intent, a drop index in the row's own table holds after its removal (rule 3)")
    func unspecified() throws {
        let stage = TableDragStage(left: [["A0", "A1", "A2"]], moves: false)
        stage.ours.propose = { _, _ in UITableViewDropProposal(operation: .move, intent: .unspecified) }
        var place: IndexPath?
        stage.ours.perform = { place = $1.destinationIndexPath }
        let finger = stage.lift(stage.left, 0)
        finger.move(to: CGPoint(x: 145, y: 44 * 3 - 5), duration: 0.2)
        finger.up()
        #expect(place == path(2))
        try stage.expectSettled()
    }

    @Test("Arrow keys pass two drop positions at the same height")
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

    @Test("With an automatic intent, an arrow key targets another row of the same table")
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
        #expect(taken?.0 == path(1))
        #expect(taken?.1 == .automatic)
        try stage.expectSettled()
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

    @Test("A second drop below a waiting placeholder inserts its row where the gap was")
    func secondDrop() throws {
        let stage = TableDragStage()
        let first = try dropWithPlaceholder(stage, 0, at: 1)
        try stage.screen.settle()
        let second = try dropWithPlaceholder(stage, 1, at: 5)
        try stage.screen.settle()
        #expect(stage.visibleTexts(stage.right).prefix(8) == ["B0", "…", "B1", "B2", "B3", "B4", "…", "B5"])
        #expect(second.commitInsertion { stage.theirs.sections[0].insert("A1", at: $0.row) })
        #expect(first.commitInsertion { stage.theirs.sections[0].insert("A0", at: $0.row) })
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].prefix(8) == ["B0", "A0", "B1", "B2", "B3", "B4", "A1", "B5"])
    }

    @Test("Committing two placeholders in one batch update replaces both")
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
        try stage.expectSettled()
        #expect(Set(stage.theirs.sections[0][2...3]) == ["A0", "A1"])
    }

    @Test("A row committed during the drop animation of its preview is visible only once (I36)")
    func commitDuringDropAnimation() throws {
        let stage = TableDragStage()
        let context = try dropWithPlaceholder(stage, 2, at: 3)
        #expect(context.commitInsertion { stage.theirs.sections[0].insert("A2", at: $0.row) })
        #expect(stage.right.cellForRow(at: path(3))?.alpha == 0)
        try stage.expectSettled()
        #expect(stage.right.cellForRow(at: path(3))?.alpha == 1)
    }

    @Test("Arrow keys move a dragged row past a placeholder")
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

    @Test("Deleting a placeholder above the visible rows does not move them")
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
        try stage.expectSettled()
    }

    @Test("Releasing a lifted row in place ends its drag", arguments: [0.5, 1.5])
    func releasedInPlace(after duration: Double) throws {
        let stage = TableDragStage()
        let finger = stage.screen.touch(at: stage.point(stage.left, 2))
        finger.hold(duration)
        #expect(stage.left.hasActiveDrag)
        finger.up()
        try stage.expectSettled()
        #expect(!stage.left.hasActiveDrag)
        #expect(
            stage.left.cellForRow(at: path(2))?.configurationState.cellDragState
                == UICellConfigurationState.DragState.none)
    }
}
