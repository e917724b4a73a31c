// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell whose height in points is the number after the slash in its text.
final class MeasuredCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let words = textLabel?.text?.split(separator: "/") ?? []
        return CGSize(width: size.width, height: words.last.flatMap { Double($0) }.map { CGFloat($0) } ?? 44)
    }
}

@Suite("Content offset if row heights differ from their estimates") @MainActor
struct TableEstimatedHeightOffsetTests {
    private let stage: TableStage
    private var table: UITableView { stage.table }

    init() {
        stage = TableStage(Players([(0..<20).map { "A\($0)/80" }]))
        stage.data.identifier = "measured"
        table.register(MeasuredCell.self, forCellReuseIdentifier: "measured")
        table.estimatedRowHeight = 90
        table.reloadData()
        stage.screen.advance(by: 0.1)
    }

    private var top: CGFloat { -table.adjustedContentInset.top }

    private func insert(_ names: [String], at row: Int) {
        stage.data.sections[0].insert(contentsOf: names, at: row)
        table.insertRows(at: names.indices.map { path(row + $0) }, with: .automatic)
    }

    private func delete(_ rows: Range<Int>) {
        stage.data.sections[0].removeSubrange(rows)
        table.deleteRows(at: rows.map { path($0) }, with: .automatic)
    }

    /// Runs the animation of an update, and checks that the content offset is `offset` all the time.
    private func expectRest(at offset: CGFloat, _ location: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<20 {
            try #require(table.contentOffset.y == offset, sourceLocation: location)
            stage.screen.advance(by: 0.03)
        }
        try stage.expectSettled(sourceLocation: location)
        #expect(table.contentOffset.y == offset, sourceLocation: location)
    }

    @Test(
        "A row inserted at the top leaves the table at its top, whatever the row's height",
        arguments: [20, 80, 118, 300])
    func insertedAtTop(height: Int) throws {
        insert(["new/\(height)"], at: 0)
        try expectRest(at: 0)
        #expect(stage.visibleTexts.first == "new/\(height)")
        #expect(stage.cell(0)?.frame.height == CGFloat(height))
        let last = try #require(table.indexPathsForVisibleRows?.last)
        #expect(table.rectForRow(at: last).maxY >= table.bounds.maxY)
        // The row is deleted and inserted again, as by undo and redo.
        delete(0..<1)
        try expectRest(at: 0)
        insert(["again/\(height)"], at: 0)
        try expectRest(at: 0)
        #expect(stage.visibleTexts.first == "again/\(height)")
    }

    @Test("Several rows inserted at the top leave the table at its top, also with a top inset")
    func severalAtTop() throws {
        table.contentInset.top = 12
        stage.screen.advance(by: 0.1)
        #expect(table.contentOffset.y == CGFloat(-12))
        insert(["x/30", "y/130", "z/100"], at: 0)
        try expectRest(at: -12)
        #expect(stage.visibleTexts.prefix(3) == ["x/30", "y/130", "z/100"])
    }

    @Test("Visible rows keep their places when a row is inserted above them, out of sight")
    func insertedAboveSight() throws {
        table.contentOffset.y = 200
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.cell(3))
        let place = cell.convert(CGPoint.zero, to: nil).y
        insert(["new/118"], at: 0)
        try stage.expectSettled()
        #expect(cell.convert(CGPoint.zero, to: nil).y == place)
        #expect(table.indexPath(for: cell) == path(4))
    }

    @Test("A table at its end stays within its content when its last rows change height", arguments: [20, 118])
    func atEnd(height: Int) throws {
        table.scrollToRow(at: path(19), at: .bottom, animated: false)
        try stage.screen.settle()
        stage.data.sections[0].replaceSubrange(18..<20, with: ["x/\(height)", "y/\(height)"])
        table.reloadRows(at: [path(18), path(19)], with: .automatic)
        try stage.expectSettled()
        let most = table.contentSize.height - table.bounds.height
        #expect(table.contentOffset.y <= most)
        #expect(try #require(stage.cell(19)).frame.maxY == table.contentSize.height)
    }

    @Test("Scrolling up to a row that is shorter than its estimate ends at the top, not past it")
    func shortRowAbove() throws {
        insert(["new/20"], at: 0)
        try stage.expectSettled()
        table.contentOffset.y = 300
        stage.screen.advance(by: 0.1)
        insert(["short/10"], at: 0)
        try stage.expectSettled()
        while table.contentOffset.y > 0 {
            table.contentOffset.y = max(table.contentOffset.y - 35, 0)
            stage.screen.advance(by: 0.02)
            #expect(table.contentOffset.y >= CGFloat(0))
        }
        try stage.expectSettled()
        #expect(table.contentOffset.y == CGFloat(0))
        #expect(stage.visibleTexts.prefix(2) == ["short/10", "new/20"])
    }
}
