// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A data source of sections with titles, whose rows are as high as their text.
@MainActor
private final class Chapters: NSObject, UITableViewDataSource {
    var counts = [40, 40, 40]
    /// Returns the number of lines of text in a row.
    var lines: (IndexPath) -> Int = { 1 + $0.row * 7 % 5 }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    var titled: (Int) -> Bool = { _ in true }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titled(section) ? "Chapter \(section)" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = Array(repeating: "Line \(indexPath.row)", count: lines(indexPath)).joined(separator: "\n")
        cell.contentConfiguration = content
        return cell
    }
}

@Suite("Content offset of self-sizing rows: reloads, scrolls and keys") @MainActor
struct TableReloadOffsetTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 600))
    private let chapters = Chapters()

    private func show(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = chapters
        screen.show(table)
        return table
    }

    /// The visible rows, with the distances of their top edges from the top of the table.
    private func places(_ table: UITableView) -> [String] {
        (table.indexPathsForVisibleRows ?? []).map { path in
            "\(path.section)-\(path.row) at \(table.rectForRow(at: path).minY - table.contentOffset.y)"
        }
    }

    private func scroll(_ table: UITableView, _ frames: Int) {
        for _ in 0..<frames {
            table.contentOffset.y += 90
            screen.advance(by: 1 / 60)
        }
    }

    @Test(
        "A reload without changes moves no visible row",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func same(_ style: UITableView.Style) {
        let table = show(style)
        scroll(table, 45)
        let before = places(table)
        #expect(before.count > 4 && !before[0].hasPrefix("0-0 "))
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(places(table) == before)
    }

    @Test("A reload without changes at the end of the table moves no visible row")
    func atTheEnd() throws {
        let table = show()
        table.scrollToRow(at: IndexPath(row: 39, section: 2), at: .bottom, animated: false)
        screen.advance(by: 0.1)
        let before = places(table)
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(places(table) == before)
        #expect(before.last?.hasPrefix("2-39 ") == true)
    }

    @Test("A reload with other counts below moves no visible row; with two rows left, the table is at its top")
    func others() {
        let table = show()
        scroll(table, 20)
        let before = places(table)
        chapters.counts = [40, 60, 3, 9]
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(places(table) == before)
        chapters.counts = [2]
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
        #expect(table.contentOffset.y == 0)
    }

    @Test("A content offset that the app sets after reloadData, before its layout, is kept")
    func scrolledMeanwhile() {
        let table = show()
        scroll(table, 20)
        table.reloadData()
        table.contentOffset = .zero
        screen.advance(by: 0.1)
        #expect(table.contentOffset.y == 0)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
    }

    @Test("After a reload visible rows fit their new text, and another width discards all measured heights")
    func otherWords() throws {
        let table = show()
        scroll(table, 20)
        chapters.lines = { _ in 2 }
        table.reloadData()
        screen.advance(by: 0.1)
        let heights = Set((table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0).height })
        #expect(heights.count == 1)
        table.frame.size.width = 200
        table.reloadData()
        screen.advance(by: 0.1)
        // No row above the screen has been measured at this width, so all of them have the same estimated height.
        let estimate = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(estimate == table.rectForRow(at: IndexPath(row: 1, section: 0)).height)
    }

    @Test("Rows and headers of zero height above the screen keep it after a reload, and no visible row moves")
    func collapsedAbove() {
        @MainActor final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                (2..<12).contains(indexPath.row) ? 0 : UITableView.automaticDimension
            }
        }
        let heights = Heights()
        chapters.titled = { $0 == 2 }
        let table = show()
        table.delegate = heights
        screen.advance(by: 0.1)
        scroll(table, 60)
        let before = places(table)
        #expect(before.first?.hasPrefix("0-") == false)
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(places(table) == before)
    }

    @Test("Headers that a reload adds are shown, at the top and between rows")
    func titlesCome() {
        chapters.counts = [3, 3, 30]
        chapters.titled = { _ in false }
        let table = show()
        #expect(table.headerView(forSection: 0) == nil)
        chapters.titled = { _ in true }
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.headerView(forSection: 0) != nil)
        #expect(table.headerView(forSection: 1) != nil)
        #expect(table.rectForHeader(inSection: 0).height > 20)
    }

    @Test("A row of zero height can have a height after a reload")
    func collapsed() throws {
        @MainActor final class Heights: NSObject, UITableViewDelegate {
            var collapsed = true
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 1 && collapsed ? 0 : UITableView.automaticDimension
            }
        }
        let heights = Heights()
        let table = show()
        table.delegate = heights
        screen.advance(by: 0.1)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 0)
        heights.collapsed = false
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 40)
    }

    // MARK: Programmatic scrolls

    @Test("The app's next scroll ends at its offset after arrow keys have scrolled to a row")
    func afterReveal() throws {
        let table = show()
        table.showsVerticalScrollIndicator = false
        screen.advance(by: 0.1)
        for _ in 0..<12 { screen.press(.downArrow) }
        try screen.settle()
        #expect(table.contentOffset.y > 0)
        table.setContentOffset(.zero, animated: true)
        try screen.settle()
        #expect(table.contentOffset.y == 0)
        table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: true)
        screen.advance(by: 0.1)
        table.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        try screen.settle()
        #expect(table.contentOffset.y == 30)
    }

    @Test("The End key stops scrolling in a feed that keeps inserting rows")
    func feed() throws {
        @MainActor final class Feed: NSObject, UITableViewDelegate {
            var more: (() -> Void)?
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {
                if indexPath.row == tableView.numberOfRows(inSection: 0) - 1 { more?() }
            }
        }
        chapters.counts = [50]
        let feed = Feed()
        let table = show()
        table.allowsFocus = false
        table.delegate = feed
        feed.more = { [chapters] in
            let count = chapters.counts[0]
            chapters.counts[0] += 50
            table.insertRows(at: (count..<count + 50).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        screen.advance(by: 0.1)
        screen.press(.end)
        try screen.settle()
        #expect(chapters.counts[0] > 50)
        #expect(chapters.counts[0] <= 500)
    }

    // MARK: Keys

    @Test("End scrolls to the end, though rows on the way differ from their estimates; Home returns")
    func end() throws {
        chapters.counts = [300]
        let table = show()
        screen.advance(by: 0.1)
        table.allowsFocus = false
        screen.press(.end)
        try screen.settle()
        let last = table.rectForRow(at: IndexPath(row: 299, section: 0))
        #expect(abs(last.maxY - table.bounds.maxY) < 0.5, "\(last) \(table.bounds)")
        screen.press(.home)
        try screen.settle()
        #expect(table.contentOffset.y == 0)
    }

    @Test("scrollToTop, which a tap on the status bar calls, ends at the first row")
    func top() throws {
        chapters.counts = [300]
        let table = show()
        table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        screen.advance(by: 0.1)
        table.scrollToTop()
        try screen.settle()
        #expect(table.contentOffset.y == 0)
    }

    @Test("If a row is focused, End focuses the last row and shows all of it, as arrow keys do with theirs")
    func endWithFocus() throws {
        chapters.counts = [300]
        chapters.lines = { $0.row > 290 ? 9 : 1 }
        let table = show()
        screen.advance(by: 0.1)
        screen.press(.downArrow)
        screen.press(.end)
        try screen.settle()
        let last = IndexPath(row: 299, section: 0)
        #expect(table.focusedRow.map { IndexPath($0) } == last)
        #expect(table.bounds.insetBy(dx: 0, dy: -0.5).contains(table.rectForRow(at: last)))
        for row in (290..<299).reversed() {
            screen.press(.upArrow)
            try screen.settle()
            let path = IndexPath(row: row, section: 0)
            #expect(table.focusedRow.map { IndexPath($0) } == path)
            #expect(table.bounds.insetBy(dx: 0, dy: -0.5).contains(table.rectForRow(at: path)), "row \(row)")
        }
    }
}
