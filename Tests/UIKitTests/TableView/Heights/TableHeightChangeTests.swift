// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import Typesetting
@testable import UIKit
import UIKitTesting

/// A delegate that returns row heights and logs the rows that it was asked about.
@MainActor
private final class Heights: NSObject, UITableViewDelegate {
    var height: (UITableView, Int) -> CGFloat
    var asked: [Int] = []

    init(_ height: @escaping (Int) -> CGFloat = { _ in 44 }) {
        self.height = { height($1) }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return height(tableView, indexPath.row)
    }
}

/// A delegate that returns row heights, and a header of 60 points for each section.
@MainActor
private final class HeadedHeights: NSObject, UITableViewDelegate {
    var height: (Int) -> CGFloat = { _ in 44 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath.row) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
}

/// A delegate that estimates the height of every second row.
@MainActor
private final class Guesses: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row % 2 == 0 ? 0 : 50
    }
}

/// A cell that measures itself with zero height if its text is in `folded`.
private final class CollapsibleCell: UITableViewCell {
    nonisolated(unsafe) static var folded: Set<String> = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CollapsibleCell.folded.contains(textLabel?.text ?? "") ? 0 : 44)
    }
}

@Suite("Changes of row heights", .serialized) @MainActor
struct TableHeightChangeTests {
    private let stage = TableStage()
    private var table: UITableView { stage.table }

    private func height(_ row: Int) -> CGFloat { table.rectForRow(at: path(row)).height }

    private func scroll(to offset: CGFloat) {
        table.contentOffset.y = offset
        stage.screen.advance(by: 0.1)
    }

    // MARK: Collapsed rows

    @Test("A collapsed row expands in an empty batch, on screen and off screen")
    func expands() throws {
        let heights = Heights { $0 == 2 ? 0 : 44 }
        table.delegate = heights
        stage.screen.advance(by: 0.1)
        scroll(to: 1)
        scroll(to: 0)
        #expect(height(2) == CGFloat(0))
        #expect(stage.cell(2) == nil)
        heights.height = { $1 == 2 ? 216 : 44 }
        table.performBatchUpdates(nil)
        #expect(height(2) == CGFloat(216))
        #expect(stage.cell(2) != nil)
        try stage.expectSettled()
        heights.height = { $1 == 2 ? 0 : 44 }
        table.performBatchUpdates(nil)
        try stage.screen.settle()
        scroll(to: 2000)
        heights.height = { $1 == 2 ? 216 : 44 }
        let cell = try #require(stage.cell(50))
        let place = cell.convert(CGPoint.zero, to: nil).y
        table.performBatchUpdates(nil)
        #expect(height(2) == CGFloat(216))
        #expect(cell.convert(CGPoint.zero, to: nil).y == place)
        try stage.expectSettled()
    }

    @Test("A batch measures a row of zero height again, wherever the batch has moved it")
    func unfolds() throws {
        CollapsibleCell.folded = ["A2"]
        table.register(CollapsibleCell.self, forCellReuseIdentifier: "folding")
        stage.data.identifier = "folding"
        table.reloadData()
        stage.screen.advance(by: 0.1)
        scroll(to: 1)
        scroll(to: 0)
        #expect(height(2) == CGFloat(0))
        CollapsibleCell.folded = []
        stage.data.sections[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        try stage.expectSettled()
        #expect(height(3) == CGFloat(44))
        #expect(stage.visibleTexts.prefix(4) == ["new", "A0", "A1", "A2"])
    }

    @Test("Ten thousand collapsed rows bind no cells, with estimates too")
    func collapsed() throws {
        let heights = Heights { $0 == 0 || $0 > 10_000 ? 44 : 0 }
        let stage = TableStage(Players(count: 10_005))
        stage.table.delegate = heights
        let before = stage.table.statistics.cellsBound
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts == ["A0", "A10001", "A10002", "A10003", "A10004"])
        #expect(stage.table.statistics.cellsBound - before <= 20)
        #expect(stage.table.contentSize.height == CGFloat(220))
        heights.asked = []
        stage.table.contentOffset.y = 0.5
        stage.screen.advance(by: 0.1)
        #expect(heights.asked == [])
    }

    // MARK: Batches without estimates

    @Test("Without estimates, a batch asks for every height again, also of unchanged rows")
    func unchangedRows() throws {
        let heights = Heights()
        table.estimatedRowHeight = 0
        table.delegate = heights
        stage.screen.advance(by: 0.1)
        heights.height = { $1 == 2 ? 100 : 44 }
        heights.asked = []
        stage.data.sections[0].insert("new", at: 3)
        table.insertRows(at: [path(3)], with: .fade)
        #expect(height(2) == CGFloat(100))
        #expect(heights.asked.count == 101)
        try stage.expectSettled()
        #expect(table.contentSize.height == CGFloat(101 * 44 + 56))
    }

    @Test("Without estimates, an empty batch keeps measured headers and leaves visible rows in place")
    func anchored() throws {
        let heights = HeadedHeights()
        table.estimatedRowHeight = 0
        table.sectionHeaderTopPadding = 0
        table.delegate = heights
        stage.screen.advance(by: 0.1)
        #expect(table.rectForHeader(inSection: 0).height == CGFloat(60))
        table.performBatchUpdates(nil)
        #expect(table.rectForHeader(inSection: 0).height == CGFloat(60))
        scroll(to: 44 * 50)
        let cell = try #require(stage.cell(52))
        let place = cell.convert(CGPoint.zero, to: nil).y
        heights.height = { $0 == 0 ? 100 : 44 }
        table.performBatchUpdates(nil)
        #expect(height(0) == CGFloat(100))
        #expect(cell.convert(CGPoint.zero, to: nil).y == place)
        try stage.expectSettled()
        #expect(cell.convert(CGPoint.zero, to: nil).y == place)
    }

    // MARK: Width and text size

    @Test("Heights from before the table is shown are asked for again at its width and text size")
    func firstLayout() {
        let heights = Heights()
        heights.height = { table, _ in
            let factor: CGFloat = table.traitCollection.preferredContentSizeCategory == .large ? 1 : 2
            return factor * (table.bounds.width < 350 ? 80 : 40)
        }
        for category in [UIContentSizeCategory.large, .accessibilityLarge] {
            let screen = TestScreen(size: CGSize(width: 390, height: 440))
            screen.traits.preferredContentSizeCategory = category
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
            table.estimatedRowHeight = 0
            (table.dataSource, table.delegate) = (stage.data, heights)
            table.reloadData()
            #expect(table.contentSize.height == (category == .large ? CGFloat(8000) : 16000))
            table.frame.size.width = 390
            screen.show(table)
            screen.advance(by: 0.1)
            #expect(table.contentSize.height == (category == .large ? CGFloat(4000) : 8000))
        }
    }

    @Test("Headers of empty sections fit their titles again after a change of width")
    func headersAlone() {
        let words = String(repeating: "many words ", count: 10)
        let data = Teams([0, 0], headers: [words, words])
        table.dataSource = data
        table.reloadData()
        stage.screen.advance(by: 0.1)
        let before = table.rectForHeader(inSection: 0).height
        table.frame.size.width = 200
        stage.screen.advance(by: 0.1)
        #expect(table.rectForHeader(inSection: 0).height > before)
    }

    @Test("Reused cells are measured with the table's text size, not with that of their last use")
    func pooled() throws {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "below")
        stage.data.identifier = "below"
        scroll(to: 2200)
        stage.data.identifier = "player"
        scroll(to: 0)
        stage.screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.screen.advance(by: 0.1)
        stage.data.identifier = "below"
        let made = table.statistics.cellsMade
        scroll(to: 4000)
        #expect(table.statistics.cellsMade == made)
        for cell in table.visibleCells {
            let label = try #require(cell.textLabel)
            #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)).height <= label.bounds.height)
            #expect(cell.frame.height > 60)
        }
    }

    @Test("A text is laid out once as its row appears, and looked up three times at most")
    func sizedOnce() {
        let data = Players(count: 10_000)
        data.configure = { cell, path in
            var content = UIListContentConfiguration.cell()
            content.text = "Player \(path.row) of the club"
            cell.contentConfiguration = content
        }
        let stage = TableStage(data)
        stage.table.contentOffset.y = 2_000
        stage.screen.advance(by: 0.1)
        let (bound, before) = (stage.table.statistics.cellsBound, TypesettingStatistics.current)
        for _ in 0..<20 {
            stage.table.contentOffset.y += 400
            stage.screen.advance(by: 1.0 / 60)
        }
        let (rows, after) = (stage.table.statistics.cellsBound - bound, TypesettingStatistics.current)
        let asked = after.layoutHits + after.layoutMisses - before.layoutHits - before.layoutMisses
        #expect(rows > 100, "\(asked) of \(rows)")
        #expect(asked <= rows * 3, "\(asked) of \(rows)")
        #expect(after.layoutMisses - before.layoutMisses <= rows)
    }

    @Test("The delegate is asked for a height once as the row appears, and for no other row (fact 163)")
    func askedOnce() throws {
        let heights = Heights { CGFloat(40 + $0 % 7 * 20) }
        table.delegate = heights
        stage.screen.advance(by: 0.1)
        func expectOnce(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
            let shown = Set((table.indexPathsForVisibleRows ?? []).map(\.row))
            #expect(Set(heights.asked).count == heights.asked.count, "\(what)", sourceLocation: sourceLocation)
            #expect(
                !heights.asked.isEmpty, "\(what)",
                sourceLocation: sourceLocation)
            #expect(
                shown.isSuperset(of: heights.asked), "\(what)",
                sourceLocation: sourceLocation)
            heights.asked = []
        }
        expectOnce("first layout")
        for (row, position) in [
            (60, UITableView.ScrollPosition.top), (20, .bottom), (80, .middle), (40, .none), (99, .top), (0, .bottom),
        ] {
            table.scrollToRow(at: path(row), at: position, animated: false)
            stage.screen.advance(by: 0.1)
            expectOnce("jump to \(row)")
        }
        table.scrollToRow(at: path(30), at: .top, animated: true)
        try stage.screen.settle()
        #expect(Set(heights.asked).count == heights.asked.count)
        #expect(heights.asked.contains(30))
        heights.asked = []
        stage.screen.press(.end)
        stage.screen.advance(by: 0.1)
        try stage.screen.settle()
        #expect(Set(heights.asked).count == heights.asked.count)
        #expect(heights.asked.contains(99))
    }

    // MARK: Estimates

    @Test("A row whose estimate is 0 is measured at once and is visible")
    func noEstimate() throws {
        let guesses = Guesses()
        table.delegate = guesses
        stage.screen.advance(by: 0.1)
        // Half of the rows have the estimate 0 and are measured at once. Of the others, only the four visible ones are
        // measured.
        #expect(table.contentSize.height == CGFloat(50 * 60 + 4 * 60 + 46 * 50))
        #expect(stage.visibleTexts.prefix(4) == ["A0", "A1", "A2", "A3"])
    }

    @Test("If the delegate returns automaticDimension, the cell sets the height, whatever rowHeight is")
    func leftToCell() {
        let heights = Heights { $0 == 0 ? UITableView.automaticDimension : 60 }
        table.rowHeight = 100
        table.delegate = heights
        stage.screen.advance(by: 0.1)
        #expect(height(0) == CGFloat(44))
        #expect(height(1) == CGFloat(60))
        table.estimatedRowHeight = 0
        stage.screen.advance(by: 0.1)
        #expect(height(0) == CGFloat(44))
        #expect(height(1) == CGFloat(60))
    }

    // MARK: Editing

    @Test("Rows with several lines grow if edit controls reduce their width", arguments: [false, true])
    func editing(animated: Bool) throws {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        var words = "A word"
        while true {
            label.text = words + " and more"
            guard label.sizeThatFits(CGSize(width: 350, height: 1000)).height < label.font.lineHeight * 2.5 else {
                break
            }
            words += " and more"
        }
        let data = Players([Array(repeating: words, count: 4)])
        data.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        let stage = TableStage(data)
        stage.table.delegate = nil
        stage.screen.advance(by: 0.1)
        let before = stage.table.rectForRow(at: path(1)).height
        stage.table.setEditing(true, animated: animated)
        try stage.screen.settle()
        #expect(stage.table.rectForRow(at: path(1)).height > before + 10)
        let shown = try #require(stage.cell(1)?.textLabel)
        let needed = shown.sizeThatFits(CGSize(width: shown.bounds.width, height: 1000)).height
        #expect(needed > label.font.lineHeight * 2.5)
        #expect(needed <= shown.bounds.height)
        #expect(stage.cell(2)?.frame.minY == stage.cell(1)?.frame.maxY)
    }

    // MARK: Content

    @Test("A row grows when a label in its list content grows")
    func labelInContent() throws {
        let data = Players(count: 10)
        data.configure = { cell, path in
            var content = UIListContentConfiguration.cell()
            content.text = "Player \(path.row)"
            cell.contentConfiguration = content
        }
        let stage = TableStage(data)
        let cell = try #require(stage.cell(2))
        let label = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first)
        label.text = "One\ntwo\nthree"
        stage.screen.advance(by: 0.1)
        #expect(cell.frame.height > 60)
        #expect(stage.cell(3)?.frame.minY == cell.frame.maxY)
    }

    @Test("A reconfigured row is measured once")
    func reconfigured() throws {
        stage.data.sections[0][2] = "other"
        let before = table.statistics.rowsMeasured
        table.reconfigureRows(at: [path(2)])
        stage.screen.advance(by: 0.1)
        #expect(table.statistics.rowsMeasured == before + 1)
    }

    // MARK: Order

    @Test("Cells end displaying, and the delegate is asked, in the order of the rows")
    func rowOrder() throws {
        final class Noting: NSObject, UITableViewDelegate {
            var gone: [Int] = []
            var asked: [Int] = []
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { gone.append(indexPath.row) }
            func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle {
                asked.append(indexPath.row)
                return .delete
            }
        }
        let (noting, heights) = (Noting(), Heights())
        table.delegate = noting
        stage.screen.advance(by: 0.1)
        (noting.gone, noting.asked) = ([], [])
        scroll(to: 2200)
        #expect(noting.gone == Array(0..<10))
        table.setEditing(true, animated: false)
        #expect(noting.asked == Array(50..<60))
        table.setEditing(false, animated: false)
        table.delegate = heights
        stage.screen.advance(by: 0.1)
        scroll(to: 0)
        heights.asked = []
        table.estimatedRowHeight = 50
        #expect(heights.asked == Array(0..<10))
        heights.asked = []
        table.performBatchUpdates(nil)
        #expect(Array(heights.asked.prefix(10)) == Array(0..<10))
    }
}
