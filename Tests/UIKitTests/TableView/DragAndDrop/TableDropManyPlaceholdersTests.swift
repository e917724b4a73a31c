// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Many placeholders of one drop") @MainActor
struct TableDropManyPlaceholdersTests {
    private let stage = TableDragStage()
    private static let count = 300

    /// Drops a row on the right table, whose delegate inserts 300 placeholders: number n at the row `row(n)`.
    ///
    /// - Returns: The contexts of the placeholders, and how often a cell of a placeholder was configured.
    private func drop(at row: @escaping (Int) -> Int) throws -> (
        contexts: [any UITableViewDropPlaceholderContext], shown: Int
    ) {
        var contexts: [any UITableViewDropPlaceholderContext] = []
        var shown = 0
        stage.theirs.perform = { _, coordinator in
            for number in 0..<Self.count {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: IndexPath(row: row(number), section: 0), reuseIdentifier: "row", rowHeight: 44)
                placeholder.cellUpdateHandler = {
                    $0.textLabel?.text = "…\(number)"
                    shown += 1
                }
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4, below: -5), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        return (contexts, shown)
    }

    @Test("Only the visible placeholders get cells, although each placeholder moves the others down")
    func cells() throws {
        let (_, shown) = try drop { _ in 4 }
        #expect(shown > 0, "\(shown)")
        #expect(shown <= 12, "\(shown)")
        #expect(stage.right.contentSize.height == CGFloat(20 + Self.count) * 44)
        stage.right.setContentOffset(CGPoint(x: 0, y: 150 * 44), animated: false)
        try stage.screen.settle()
        let first = stage.right.subviews.compactMap { $0 as? UITableViewCell }
            .filter { !$0.isHidden && $0.frame.minY == 150 * 44 }
        #expect(first.map { $0.textLabel?.text } == ["…\(Self.count - 1 - 146)"])
    }

    @Test("Rows committed in one batch, or one by one from below, replace their placeholders in order")
    func commitsInOrder() throws {
        for isOneBatch in [true, false] {
            let stage = self.stage
            stage.theirs.sections = [(0..<20).map { "B\($0)" }]
            stage.right.reloadData()
            stage.right.contentOffset = .zero
            let contexts = try drop { 4 + $0 }.contexts
            if isOneBatch {
                stage.right.performBatchUpdates {
                    for (number, context) in contexts.enumerated() {
                        context.commitInsertion { stage.theirs.sections[0].insert("N\(number)", at: $0.row) }
                    }
                }
            } else {
                for (number, context) in contexts.enumerated().reversed() {
                    context.commitInsertion { stage.theirs.sections[0].insert("N\(number)", at: $0.row) }
                }
            }
            try stage.screen.settle()
            let expected =
                (0..<4).map { "B\($0)" } + (0..<Self.count).map { "N\($0)" } + (4..<20).map { "B\($0)" }
            #expect(stage.theirs.sections[0] == expected)
            #expect(stage.right.contentSize.height == CGFloat(expected.count) * 44)
            #expect(Array(stage.visibleTexts(stage.right).prefix(6)) == Array(expected.prefix(6)))
        }
    }

    @Test("Placeholders of two drops at the end keep their order if the second commits first")
    func twoDropsAtEnd() throws {
        stage.theirs.sections = [["B0"]]
        stage.right.reloadData()
        var contexts: [any UITableViewDropPlaceholderContext] = []
        for row in 1...2 {
            stage.theirs.perform = { _, coordinator in
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: "row", rowHeight: 44)
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
            let finger = stage.lift(stage.left, row)
            finger.move(to: CGPoint(x: 450, y: 400), duration: 0.2)
            finger.up()
            try stage.screen.settle()
        }
        contexts[1].commitInsertion { stage.theirs.sections[0].insert("second", at: $0.row) }
        try stage.screen.settle()
        contexts[0].commitInsertion { stage.theirs.sections[0].insert("first", at: $0.row) }
        try stage.expectSettled()
        #expect(stage.theirs.sections == [["B0", "first", "second"]])
    }
}
