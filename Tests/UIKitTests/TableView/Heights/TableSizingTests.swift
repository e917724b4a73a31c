// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Rows with one to five lines of text, which size themselves.
@MainActor
private final class Letters: NSObject, UITableViewDataSource {
    var counts: [Int]
    var word = { (path: IndexPath) in "\(path.row)" + String(repeating: "\nmore", count: path.row * 7 % 5) }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = word(indexPath)
        cell.contentConfiguration = content
        return cell
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Footer \(section) " + String(repeating: "of many words that take several lines ", count: section % 4)
    }
}

@Suite("Self-sizing rows and footers in long lists") @MainActor
struct TableSizingTests {
    private func letters(_ counts: [Int], _ style: UITableView.Style = .grouped) -> (TestScreen, UITableView, Letters) {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: style)
        let data = Letters(counts)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        table.dataSource = data
        screen.show(table)
        screen.advance(by: 0.1)
        return (screen, table, data)
    }

    @Test("Reconfiguring a focused row that is out of sight does not move the visible rows")
    func reconfiguredOutOfSight() throws {
        let (screen, table, data) = letters([200], .plain)
        screen.press(.tab)
        screen.press(.downArrow)
        #expect(table.focusedRow != nil)
        table.contentOffset.y = 3000
        try screen.settle()
        let cell = try #require(table.visibleCells.first)
        let top = cell.frame.minY - table.contentOffset.y
        data.word = { "\($0.row)" + String(repeating: "\nfar more", count: 9) }
        let row = try #require(table.focusedRow)
        table.reconfigureRows(at: [IndexPath(row: row.row, section: row.section)])
        try screen.settle()
        #expect(cell.frame.minY - table.contentOffset.y == top)
    }

    @Test("A text size change far down a long list keeps the top row in place and measures few rows")
    func textSizeFarDown() throws {
        let (screen, table, data) = letters([100_000])
        defer { withExtendedLifetime(data) {} }
        table.scrollToRow(at: IndexPath(row: 60_000, section: 0), at: .top, animated: false)
        try screen.settle()
        let first = try #require(table.indexPathsForVisibleRows?.first)
        let top = table.rectForRow(at: first).minY - table.contentOffset.y
        for category in [UIContentSizeCategory.accessibilityLarge, .small, .large] {
            screen.traits.preferredContentSizeCategory = category
            try screen.settle()
            #expect(abs(table.rectForRow(at: first).minY - table.contentOffset.y - top) < 0.01)
            #expect(table.statistics.rowsMeasured < 1000)
        }
    }

    @Test("Self-sizing footers have the same heights after scrolling and moves as in a new table")
    func sizingFooters() throws {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let (screen, table, data) = letters([3, 0, 2, 0, 0, 9, 1, 4], style)
            while table.contentOffset.y < table.contentSize.height - 440 {
                table.contentOffset.y = min(table.contentOffset.y + 90, table.contentSize.height - 440)
                screen.advance(by: 0.02)
            }
            try screen.settle()
            data.counts = [3, 0, 0, 0, 2, 9, 1, 4]
            table.performBatchUpdates {
                table.moveRow(at: IndexPath(row: 0, section: 2), to: IndexPath(row: 1, section: 4))
                table.moveRow(at: IndexPath(row: 1, section: 2), to: IndexPath(row: 0, section: 4))
            }
            try screen.settle()
            let other = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 4000), style: style)
            other.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
            other.dataSource = data
            screen.show(other)
            try screen.settle()
            for section in 0..<8 {
                #expect(
                    table.rectForFooter(inSection: section).height == other.rectForFooter(inSection: section).height)
                #expect(
                    table.rectForHeader(inSection: section).height == other.rectForHeader(inSection: section).height)
            }
        }
    }

    @Test("With wrong estimates, scrolling reaches both ends exactly, with and without animation")
    func wrongEstimates() throws {
        for guess in [CGFloat(1), 2000] {
            let (screen, table, data) = letters([3000], .plain)
            defer { withExtendedLifetime(data) {} }
            table.estimatedRowHeight = guess
            for isAnimated in [false, true] {
                table.scrollToRow(at: IndexPath(row: 2999, section: 0), at: .bottom, animated: isAnimated)
                try screen.settle()
                #expect(table.indexPathsForVisibleRows?.last?.row == 2999)
                #expect(table.rectForRow(at: IndexPath(row: 2999, section: 0)).maxY == table.bounds.maxY)
                table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: isAnimated)
                try screen.settle()
                #expect(table.contentOffset.y == 0)
                #expect(table.indexPathsForVisibleRows?.first?.row == 0)
            }
        }
    }

    @Test("A jump to an unmeasured row measures only the rows that become visible")
    func jumpMeasuresLittle() throws {
        for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
            let (screen, table, data) = letters([3000], .plain)
            defer { withExtendedLifetime(data) {} }
            table.estimatedRowHeight = 1
            let before = table.statistics.cellsBound
            table.scrollToRow(at: IndexPath(row: 2000, section: 0), at: position, animated: false)
            try screen.settle()
            let bound = table.statistics.cellsBound - before
            #expect(bound <= table.visibleCells.count + 1)
            let row = table.rectForRow(at: IndexPath(row: 2000, section: 0))
            switch position {
            case .top: #expect(row.minY == table.bounds.minY)
            case .middle: #expect(abs(row.midY - table.bounds.midY) <= 0.5)
            default: #expect(row.maxY == table.bounds.maxY)
            }
        }
    }
}
