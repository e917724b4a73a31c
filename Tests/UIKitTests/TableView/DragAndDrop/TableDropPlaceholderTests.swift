// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drop placeholders") @MainActor
struct TableDropPlaceholderTests {
    let stage = TableDragStage()

    private func text(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Drops A2 on the right table, by default at B4, and inserts a placeholder for it there.
    private func drop(row: Int = 4, height: CGFloat = 44) throws -> any UITableViewDropPlaceholderContext {
        var found: (any UITableViewDropPlaceholderContext)?
        stage.theirs.perform = { _, coordinator in
            guard let path = coordinator.destinationIndexPath else { return }
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path, reuseIdentifier: "row", rowHeight: height)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            found = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, row, below: -5), duration: 0.2)
        finger.hold(0.3)
        finger.up()
        return try #require(found)
    }

    @Test("A placeholder is visible among the rows without data source or delegate calls (fact 295, I42)")
    func shows() throws {
        let context = try drop()
        #expect(stage.right.hasUncommittedUpdates)
        try stage.screen.settle()
        #expect(stage.visibleTexts(stage.right) == ["B0", "B1", "B2", "B3", "…"] + (4..<9).map { "B\($0)" })
        #expect(stage.right.numberOfRows(inSection: 0) == 20)
        #expect(stage.right.contentSize.height == CGFloat(21 * 44))
        // Rows below the placeholder are found at their shifted places.
        #expect(stage.right.indexPathForRow(at: CGPoint(x: 10, y: 44 * 5 + 10)) == text(4))
        #expect(stage.right.indexPathForRow(at: CGPoint(x: 10, y: 44 * 4 + 10)) == nil)
        #expect(stage.right.rectForRow(at: text(4)).minY == CGFloat(44 * 5))
        #expect(context.dragItem.localObject as? String == "A2")
        #expect(context.commitInsertion { _ in stage.theirs.sections[0].insert("A2", at: 4) })
        #expect(stage.visibleTexts(stage.right)[4] == "A2")
        try stage.expectSettled()
        #expect(!context.commitInsertion { _ in Issue.record("it has gone") })
        #expect(!context.deletePlaceholder())
    }

    @Test("Rows inserted above shift a placeholder, and its commit gets the shifted index (fact 296, I42)")
    func shiftedPlaceholder() throws {
        let context = try drop()
        stage.right.performBatchUpdates {
            stage.theirs.sections[0].insert(contentsOf: ["X", "Y"], at: 0)
            stage.theirs.sections[0].remove(at: 4)
            stage.right.insertRows(at: [text(0), text(1)], with: .automatic)
            stage.right.deleteRows(at: [text(2)], with: .automatic)
        }
        try stage.screen.settle()
        #expect(stage.visibleTexts(stage.right).prefix(7) == ["X", "Y", "B0", "B1", "B3", "…", "B4"])
        var path: IndexPath?
        #expect(
            context.commitInsertion {
                path = $0
                stage.theirs.sections[0].insert("A2", at: $0.row)
            })
        #expect(path == text(5))
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].prefix(7) == ["X", "Y", "B0", "B1", "B3", "A2", "B4"])
    }

    @Test("Deleting a placeholder whose data never arrives closes its gap (I43)")
    func deleted() throws {
        let context = try drop(height: 100)
        try stage.screen.settle()
        #expect(stage.right.rectForRow(at: text(4)).minY == CGFloat(44 * 4 + 100))
        #expect(context.deletePlaceholder())
        try stage.expectSettled()
        #expect(stage.visibleTexts(stage.right) == (0..<10).map { "B\($0)" })
        #expect(!context.deletePlaceholder())
    }

    @Test("A reload removes placeholders (fact 297)")
    func reloaded() throws {
        let context = try drop()
        try stage.screen.settle()
        stage.right.reloadData()
        try stage.expectSettled()
        #expect(!context.commitInsertion { _ in Issue.record("it has gone") })
    }

    @Test("Adjacent placeholders keep their order, whichever commits first")
    func adjacentPlaceholders() throws {
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
            let stage = TableDragStage()
            var contexts: [any UITableViewDropPlaceholderContext] = []
            stage.theirs.perform = { _, coordinator in
                for (index, item) in coordinator.items.enumerated() {
                    let placeholder = UITableViewDropPlaceholder(
                        insertionIndexPath: IndexPath(row: 3 + index, section: 0), reuseIdentifier: "row", rowHeight: 44
                    )
                    placeholder.cellUpdateHandler = { $0.textLabel?.text = "\(index)" }
                    contexts.append(coordinator.drop(item.dragItem, to: placeholder))
                }
            }
            stage.left.allowsMultipleSelection = true
            for row in 0..<3 { stage.left.selectRow(at: text(row), animated: false, scrollPosition: .none) }
            let finger = stage.lift(stage.left, 1)
            finger.move(to: stage.point(stage.right, 3, below: -5), duration: 0.2)
            finger.up()
            try stage.screen.settle()
            #expect(stage.visibleTexts(stage.right).prefix(7) == ["B0", "B1", "B2", "0", "1", "2", "B3"])
            for index in order {
                #expect(contexts[index].commitInsertion { stage.theirs.sections[0].insert("A\(index)", at: $0.row) })
            }
            stage.deselectAll()
            try stage.expectSettled()
            #expect(stage.theirs.sections[0].prefix(7) == ["B0", "B1", "B2", "A0", "A1", "A2", "B3"], "\(order)")
        }
    }

    @Test("A placeholder scrolled out of sight and back is configured again, and deletion frees its cell")
    func scrolled() throws {
        let context = try drop()
        try stage.screen.settle()
        stage.right.contentOffset.y = 440
        stage.screen.advance(by: 0.1)
        #expect(!stage.visibleTexts(stage.right).contains("…"))
        stage.right.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts(stage.right)[4] == "…")
        #expect(context.deletePlaceholder())
        try stage.expectSettled()
    }
}
