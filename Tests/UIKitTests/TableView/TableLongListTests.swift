// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A data source of any number of rows, whose heights fit their text.
@MainActor
private final class Words: NSObject, UITableViewDataSource {
    var count: Int
    /// The number of rows inserted above the original ones. Their numbers are negative.
    var added = 0

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count + added }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let number = indexPath.row - added
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(number)"
        content.secondaryText = Array(repeating: "words of a row", count: 1 + abs(number) * 7 % 11).joined(
            separator: " ")
        cell.contentConfiguration = content
        return cell
    }
}

@Suite("Long lists of self-sizing rows") @MainActor
struct TableLongListTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)

    private func show(_ words: Words) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = words
        screen.show(table)
        return table
    }

    private func tops(_ table: UITableView) -> [CGFloat] {
        (table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0).minY - table.contentOffset.y }
    }

    @Test(
        "Each row that comes on screen binds one cell, and no cell is made after the first screens",
        arguments: [37, 400])
    func oneCellARow(_ distance: CGFloat) {
        let words = Words(count: 1_000_000)
        let table = show(words)
        func scroll(_ frames: Int) {
            for _ in 0..<frames {
                table.contentOffset.y += distance
                screen.advance(by: 1 / 60)
            }
        }
        scroll(40)
        let first = table.indexPathsForVisibleRows?.last?.row ?? 0
        table.statistics = ListStatistics()
        scroll(100)
        let last = table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect(last > first + 20)
        #expect(table.statistics.cellsBound == last - first)
        #expect(table.statistics.cellsMade <= 2, "More fit on a screen of short rows")
    }

    @Test("A row that was scrolled to stays at its position for a second while its neighbours are measured")
    func scrolledToRow() {
        let words = Words(count: 1_000_000)
        let table = show(words)
        for (row, position) in [
            (999_000, UITableView.ScrollPosition.top), (3, .top), (500_000, .middle), (750_001, .bottom), (12, .bottom),
        ] {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: position, animated: false)
            screen.advance(by: 1 / 60)
            let frame = table.rectForRow(at: path)
            let (top, room) = (frame.minY - table.contentOffset.y, 844 - frame.height)
            let wanted: CGFloat = position == .top ? 0 : position == .bottom ? room : room / 2
            #expect(abs(top - wanted) <= 0.5, "row \(row)")
            for _ in 0..<60 {
                table.setNeedsLayout()
                screen.advance(by: 1 / 60)
                #expect(table.rectForRow(at: path).minY - table.contentOffset.y == top, "row \(row)")
            }
        }
    }

    @Test("Inserting 10,000 rows at the top moves no visible row and binds no cells")
    func insertOnTop() {
        let words = Words(count: 1_000_000)
        let table = show(words)
        table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
        screen.advance(by: 1 / 60)
        let before = tops(table)
        table.statistics = ListStatistics()
        words.added += 10_000
        table.insertRows(at: (0..<10_000).map { IndexPath(row: $0, section: 0) }, with: .none)
        screen.advance(by: 1 / 60)
        #expect(tops(table) == before)
        #expect(table.indexPathsForVisibleRows?.first?.row == 510_000)
        #expect(table.statistics.cellsBound == 0)
    }

    @Test("A jump to any place binds cells for visible rows only, with a thousand or a million rows")
    func thumb() {
        for count in [1_000, 1_000_000] {
            let words = Words(count: count)
            let table = show(words)
            for part in [0.3, 0.91, 0.07, 0.5, 0.66] as [CGFloat] {
                table.statistics = ListStatistics()
                table.contentOffset.y = ((table.contentSize.height - 844) * part).rounded()
                screen.advance(by: 1 / 60)
                let shown = table.indexPathsForVisibleRows?.count ?? 0
                #expect(shown > 4)
                #expect(table.statistics.cellsBound <= shown + 1, "\(part) of \(count) rows")
            }
        }
    }
}
