// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell that wants to be as many points high as its text says after a stroke.
final class MeasuredCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let words = textLabel?.text?.split(separator: "/") ?? []
        return CGSize(width: size.width, height: words.last.flatMap { Double($0) }.map { CGFloat($0) } ?? 44)
    }
}

@Suite("Where a table rests whose rows turn out otherwise than they were taken to be") @MainActor
struct TableRestingTests {
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
        table.insertRows(at: names.indices.map { stage.path(row + $0) }, with: .automatic)
    }

    private func delete(_ rows: Range<Int>) {
        stage.data.sections[0].removeSubrange(rows)
        table.deleteRows(at: rows.map { stage.path($0) }, with: .automatic)
    }

    /// Lets the animation run, in which the table stays where it is.
    private func expectRest(at offset: CGFloat, _ location: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<20 {
            try #require(table.contentOffset.y == offset, sourceLocation: location)
            stage.screen.advance(by: 0.03)
        }
        try stage.expectTidy(sourceLocation: location)
        #expect(table.contentOffset.y == offset, sourceLocation: location)
    }

    @Test(
        "A row that comes in at the top leaves the table at its top, as high as it may be",
        arguments: [20, 80, 118, 300])
    func insertedAtTop(height: Int) throws {
        insert(["new/\(height)"], at: 0)
        try expectRest(at: 0)
        #expect(stage.picture.first == "new/\(height)" && stage.cell(0)?.frame.height == CGFloat(height))
        let last = try #require(table.indexPathsForVisibleRows?.last)
        #expect(table.rectForRow(at: last).maxY >= table.bounds.maxY)
        // As undoing and redoing do.
        delete(0..<1)
        try expectRest(at: 0)
        insert(["again/\(height)"], at: 0)
        try expectRest(at: 0)
        #expect(stage.picture.first == "again/\(height)")
    }

    @Test("So do several, below an inset too, and in a table that lays its rows out meanwhile")
    func severalAtTop() throws {
        table.contentInset.top = 12
        stage.screen.advance(by: 0.1)
        #expect(table.contentOffset.y == CGFloat(-12))
        insert(["x/30", "y/130", "z/100"], at: 0)
        try expectRest(at: -12)
        #expect(stage.picture.prefix(3) == ["x/30", "y/130", "z/100"])
    }

    @Test("Rows in sight keep their places when others come in above them, out of sight")
    func insertedAboveSight() throws {
        table.contentOffset.y = 200
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.cell(3))
        let place = cell.convert(CGPoint.zero, to: nil).y
        insert(["new/118"], at: 0)
        try stage.expectTidy()
        #expect(cell.convert(CGPoint.zero, to: nil).y == place && table.indexPath(for: cell) == stage.path(4))
    }

    @Test("A table that rests at its end is within its limits when its last rows become others", arguments: [20, 118])
    func atEnd(height: Int) throws {
        table.scrollToRow(at: stage.path(19), at: .bottom, animated: false)
        try stage.screen.settle()
        stage.data.sections[0].replaceSubrange(18..<20, with: ["x/\(height)", "y/\(height)"])
        table.reloadRows(at: [stage.path(18), stage.path(19)], with: .automatic)
        try stage.expectTidy()
        let most = table.contentSize.height - table.bounds.height
        #expect(table.contentOffset.y <= most)
        #expect(try #require(stage.cell(19)).frame.maxY == table.contentSize.height)
    }

    @Test("A short row that is found above the one at the top brings the table to its top, not past it")
    func foundAbove() throws {
        insert(["new/20"], at: 0)
        try stage.expectTidy()
        table.contentOffset.y = 300
        stage.screen.advance(by: 0.1)
        insert(["short/10"], at: 0)
        try stage.expectTidy()
        while table.contentOffset.y > 0 {
            table.contentOffset.y = max(table.contentOffset.y - 35, 0)
            stage.screen.advance(by: 0.02)
            #expect(table.contentOffset.y >= CGFloat(0))
        }
        try stage.expectTidy()
        #expect(table.contentOffset.y == CGFloat(0) && stage.picture.prefix(2) == ["short/10", "new/20"])
    }
}
