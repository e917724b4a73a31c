// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell that records the changes of its drag state.
@MainActor
private final class DragStateLoggingCell: UITableViewCell {
    static var calls: [(text: String, state: UITableViewCell.DragState)] = []

    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        super.dragStateDidChange(dragState)
        DragStateLoggingCell.calls.append((textLabel?.text ?? "", dragState))
    }
}

@Suite("Drop coordinator and drag states of cells", .serialized) @MainActor
struct TableDropCoordinatorTests {
    let stage = TableDragStage()

    /// Drags A2 over the right table's fifth row and drops it there.
    private func drop() throws {
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4, below: -5), duration: 0.2)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
    }

    @Test("The coordinator has the session, its items, the destination and the proposal (fact 294)")
    func coordinator() throws {
        var item: UIDragItem?
        var calls = 0
        stage.theirs.perform = { table, coordinator in
            calls += 1
            #expect(coordinator.destinationIndexPath == path(4))
            #expect(coordinator.proposal.operation == .move)
            #expect(coordinator.proposal.intent == .insertAtDestinationIndexPath)
            #expect(coordinator.session.location(in: table) == CGPoint(x: 145, y: 4 * 44 + 17))
            #expect(coordinator.session.localDragSession?.localContext as? String == "list")
            let items: [any UITableViewDropItem] = coordinator.items
            #expect(items.map { $0.dragItem.localObject as? String } == ["A2"])
            // A row of another table has no source index path in this one.
            #expect(items[0].sourceIndexPath == nil)
            #expect(items[0].previewSize == CGSize(width: 290, height: 44))
            item = items[0].dragItem
            stage.theirs.insert(coordinator, into: table)
        }
        stage.ours.whenStarted = { $0.localContext = "list" }
        try drop()
        #expect(calls == 1)
        #expect(item?.localObject as? String == "A2")
        #expect(stage.theirs.sections[0][4] == "A2")
    }

    @Test("A row of the same table has its own index path as its source (fact 294)")
    func sourceInSameTable() throws {
        let stage = TableDragStage(moves: false)
        var sources: [IndexPath?] = []
        stage.ours.perform = { table, coordinator in
            sources = coordinator.items.map(\.sourceIndexPath)
            stage.ours.insert(coordinator, into: table)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.left, 5), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(sources == [path(2)])
        #expect(stage.ours.sections[0].prefix(6) == ["A0", "A1", "A3", "A4", "A5", "A2"])
    }

    /// Adds a table over the right one. Only its superview retains the new table.
    private func addTable() -> UITableView {
        let table = UITableView(frame: stage.right.frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let list = stage.theirs as? DragSourceWithoutMoveRow
        (table.dataSource, table.dropDelegate) = (list, list)
        stage.right.superview?.addSubview(table)
        stage.screen.advance(by: 0.1)
        return table
    }

    @Test("A coordinator that the app retains longer than the table does not prevent the end of the drag")
    func outlivesTable() throws {
        var kept: (any UITableViewDropCoordinator)?
        stage.theirs.perform = { kept = $1 }
        weak var table: UITableView?
        do { table = addTable() }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4, below: -5), duration: 0.2)
        finger.hold(0.3)
        finger.up()
        let coordinator = try #require(kept)
        table?.removeFromSuperview()
        try stage.screen.settle()
        #expect(table == nil)
        #expect(!coordinator.items.isEmpty)
        #expect(stage.log.drain().contains("left ended"))
        try stage.expectSettled()
    }

    @Test("Removing the table inside performDrop releases it, and the drag ends")
    func tableRemovedInPerformDrop() throws {
        stage.theirs.perform = { table, _ in table.removeFromSuperview() }
        weak var table: UITableView?
        do { table = addTable() }
        try drop()
        #expect(table == nil)
        #expect(stage.log.drain().contains("left ended"))
        try stage.expectSettled()
    }

    @Test("A dropped item animates to a target in any view of the app and disappears there")
    func dropToPreviewTarget() throws {
        let basket = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.right.superview?.addSubview(basket)
        var ended: [UIViewAnimatingPosition] = []
        stage.theirs.perform = { _, coordinator in
            let target = UIDragPreviewTarget(container: basket, center: CGPoint(x: 20, y: 20))
            coordinator.drop(coordinator.items[0].dragItem, to: target).addCompletion { ended.append($0) }
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4), duration: 0.2)
        finger.up()
        stage.screen.advance(by: 0.2)
        #expect(stage.screen.window.all("DragPreviewView").count == 1)
        #expect(ended.isEmpty)
        try stage.screen.settle()
        #expect(ended == [.end])
        basket.removeFromSuperview()
        try stage.expectSettled()
    }

    @Test("A placeholder's preview parameters provider is called with the placeholder's cell")
    func placeholderParameters() throws {
        var asked: [String] = []
        var context: (any UITableViewDropPlaceholderContext)?
        stage.theirs.perform = { _, coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path(4), reuseIdentifier: "row", rowHeight: 44)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            placeholder.previewParametersProvider = { cell in
                asked.append(cell.textLabel?.text ?? "")
                return nil
            }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try drop()
        #expect(asked == ["…"])
        #expect(context?.dragItem.localObject as? String == "A2")
        #expect(context?.deletePlaceholder() == true)
        try stage.expectSettled()
    }

    @Test("Only the dragged row's cell reports lifting, dragging and none (fact 282)")
    func states() throws {
        DragStateLoggingCell.calls = []
        stage.left.register(DragStateLoggingCell.self, forCellReuseIdentifier: "noting")
        stage.ours.identifier = "noting"
        stage.left.reloadData()
        let finger = stage.screen.touch(at: stage.point(stage.left, 2))
        #expect(DragStateLoggingCell.calls.isEmpty)
        finger.hold(0.35)
        #expect(DragStateLoggingCell.calls.map(\.state) == [.lifting])
        finger.move(to: stage.point(stage.right, 4), duration: 0.2)
        #expect(DragStateLoggingCell.calls.map(\.state) == [.lifting, .dragging])
        finger.cancel()
        try stage.expectSettled()
        #expect(DragStateLoggingCell.calls.map(\.state) == [.lifting, .dragging, .none])
        #expect(DragStateLoggingCell.calls.allSatisfy { $0.text == "A2" })
        #expect(
            [0, 1, 2].map(UITableViewCell.DragState.init(rawValue:)) == [
                UITableViewCell.DragState.none, .lifting, .dragging,
            ])
        DragStateLoggingCell.calls = []
    }

    @Test("The remaining cell of a dragged row takes no touches, unless the cell opts in")
    func touchesWhileDragging() throws {
        for takes in [false, true] {
            let stage = TableDragStage()
            let cell = try #require(stage.left.cellForRow(at: path(2)))
            cell.userInteractionEnabledWhileDragging = takes
            let finger = stage.lift(stage.left, 2)
            finger.move(to: stage.point(stage.right, 4), duration: 0.2)
            let hit = stage.left.hitTest(cell.center, with: nil)
            #expect((hit?.isDescendant(of: cell) == true) == takes)
            finger.cancel()
            try stage.expectSettled()
            #expect(stage.left.hitTest(cell.center, with: nil)?.isDescendant(of: cell) == true)
        }
    }

    @Test("Rows cannot be dragged while drag interaction is disabled, and can be once it is enabled")
    func disabled() throws {
        #expect(stage.left.dragInteractionEnabled)
        stage.left.dragInteractionEnabled = false
        let finger = stage.lift(stage.left, 2)
        finger.up()
        stage.deselectAll()
        try stage.expectSettled()
        #expect(stage.log.drain().isEmpty)
        stage.left.dragInteractionEnabled = true
        let other = stage.lift(stage.left, 2)
        #expect(stage.log.drain() == ["left gives A2"])
        other.up()
        try stage.screen.settle()
    }

    @Test("The raw values of intents are UIKit's")
    func intentRawValues() {
        typealias Intent = UITableViewDropProposal.Intent
        #expect(
            (0..<4).map(Intent.init(rawValue:)) == [
                .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic,
            ])
    }
}
