// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A typical cell class of an app.
private final class AppCell: UITableViewCell {
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

@Suite @MainActor
struct TableRowsTests {
    @Test("A new table has UIKit's defaults (152-156)")
    func defaults() {
        let table = UITableView()
        #expect(table.style == .plain)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == -1)
        #expect(table.allowsSelection)
        #expect(!table.allowsMultipleSelection)
        #expect(!table.allowsSelectionDuringEditing)
        #expect(table.separatorStyle == .singleLine)
        #expect(!table.isEditing)
        #expect(!table.hasUncommittedUpdates)
        #expect(table.numberOfSections == 0)
        #expect(table.visibleCells.isEmpty)
    }

    @Test("Only rows on screen have cells, 44 points each (164, 190)")
    func visibleRows() {
        let stage = TableStage()
        #expect(stage.table.visibleCells.count == 10)
        #expect(stage.visibleTexts == (0..<10).map { "A\($0)" })
        #expect(stage.table.indexPathsForVisibleRows == (0..<10).map { path($0) })
        #expect(stage.table.contentSize == CGSize(width: 390, height: 4400))
        #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 132, width: 390, height: 44))
        #expect(stage.cell(30) == nil)
        #expect(stage.cell(0)?.contentView.frame.height == 43.5)
    }

    @Test("A table needs no delegate, is empty without a data source, and fills when one is set (155)")
    func noDelegate() {
        let data = Players(count: 5)
        let stage = TableStage(data)
        stage.table.delegate = nil
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts == ["A0", "A1", "A2", "A3", "A4"])
        stage.table.dataSource = nil
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts == [])
        stage.table.dataSource = data
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts.count == 5)
    }

    @Test("Scrolling reuses cells, starting with the one that left last (165, 166)")
    func reuse() throws {
        let stage = TableStage()
        let first = try #require(stage.cell(0))
        stage.table.contentOffset.y = 44
        stage.screen.advance(by: 0.1)
        // The new row at the bottom needed an eleventh cell: the cell of the row that scrolled off screen was not in
        // the pool yet.
        #expect(stage.table.statistics.cellsMade == 11)
        stage.table.contentOffset.y = 88
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(11) === first)
        stage.table.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        stage.table.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.table.statistics.cellsMade <= 23)
        try stage.expectSettled()
    }

    @Test("A new cell of an app's class is made by its own initialiser, and not prepared for reuse (170)")
    func appClass() throws {
        let data = Players(count: 100)
        let stage = TableStage(data)
        stage.table.register(AppCell.self, forCellReuseIdentifier: "player")
        stage.table.reloadData()
        // The pool still contains cells that were created before the class was registered. Takes them out, so that the
        // next cell is new.
        for _ in 0..<12 { _ = stage.table.dequeueReusableCell(withIdentifier: "player") }
        let cell = try #require(stage.table.dequeueReusableCell(withIdentifier: "player") as? AppCell)
        #expect(cell.reuses == 0)
        #expect(cell.reuseIdentifier == "player")
        #expect(cell.detailTextLabel != nil)
        #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("A cell dequeued for a row already has the row's size (171)")
    func dequeuedSize() {
        let data = Players(count: 3)
        var sizes: [CGSize] = []
        data.configure = { cell, _ in sizes.append(cell.bounds.size) }
        _ = TableStage(data)
        #expect(sizes == Array(repeating: CGSize(width: 390, height: 44), count: 3))
    }

    @Test("With a million rows, 100 frames of scrolling bind cells only for the rows that came by")
    func millionRows() {
        final class Million: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
        }
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let data = Million()
        table.dataSource = data
        screen.show(table)
        #expect(table.contentSize.height == 44_000_000)
        let before = table.statistics
        #expect(before.cellsBound == 10)
        #expect(before.countsAsked == 1)
        for frame in 1...100 {
            table.contentOffset.y = CGFloat(frame) * 10
            screen.advance(by: 1.0 / 60)
        }
        #expect(table.statistics.cellsBound - before.cellsBound <= 24)
        #expect(table.statistics.cellsMade <= 12)
        #expect(table.statistics.countsAsked == 1)
        table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
        screen.advance(by: 1.0 / 60)
        #expect(table.contentOffset.y == 43_999_560)
        #expect(table.indexPathsForVisibleRows?.last?.row == 999_999)
        #expect(table.statistics.cellsBound < 60)
        #expect(table.statistics.cellsMade <= 24)
    }

    @Test("Rows are found by point and by rectangle, and rectForRow returns their frames (178)")
    func finding() {
        let stage = TableStage(Players([["a", "b"], [], ["c"]]))
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 87.9)) == path(1))
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 88)) == path(0, 2))
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 133)) == nil)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
        #expect(
            stage.table.indexPathsForRows(in: CGRect(x: 0, y: 10, width: 10, height: 90))
                == [path(0), path(1), path(0, 2)])
        #expect(stage.table.rectForRow(at: path(0, 2)) == CGRect(x: 0, y: 88, width: 390, height: 44))
        #expect(stage.table.rect(forSection: 0).height == 88)
        #expect(stage.table.numberOfRows(inSection: 1) == 0)
    }

    @Test("Scrolling to a row places it at the requested position, within the content")
    func scrollToRow() throws {
        let stage = TableStage()
        stage.table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 2200)
        stage.table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(stage.table.contentOffset.y == 1804)
        stage.table.scrollToRow(at: path(50), at: .middle, animated: false)
        #expect(stage.table.contentOffset.y == 2002)
        stage.table.scrollToRow(at: path(51), at: .none, animated: false)
        #expect(stage.table.contentOffset.y == 2002)
        stage.table.scrollToRow(at: path(99), at: .top, animated: true)
        try stage.screen.settle()
        #expect(stage.table.contentOffset.y == 3960)
    }

    @Test("Header, footer and background views are laid out around and behind the rows (185, 186)")
    func decoration() {
        let stage = TableStage(Players(count: 3))
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        let background = UIView()
        stage.table.tableHeaderView = header
        stage.table.tableFooterView = footer
        stage.table.backgroundView = background
        stage.screen.advance(by: 0.1)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
        #expect(stage.cell(0)?.frame.minY == 50)
        #expect(footer.frame == CGRect(x: 0, y: 182, width: 390, height: 30))
        #expect(stage.table.contentSize.height == 212)
        #expect(background.frame == stage.table.bounds)
        #expect(stage.table.subviews.first === background)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 0, y: 49)) == nil)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 0, y: 51)) == path(0))
    }

    @Test("Reloading recycles all cells at once and asks for new ones at the next layout (157, 173)")
    func reload() {
        let stage = TableStage()
        let cells = stage.table.visibleCells
        stage.data.sections = [(0..<100).map { "B\($0)" }]
        stage.table.reloadData()
        #expect(stage.cell(0) == nil)
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts.first == "B0")
        // The cells entered the reuse pool from the bottom row up, and leave it in the reverse order. So the top row
        // gets its cell again.
        #expect(stage.table.visibleCells.first === cells.first)
        #expect(stage.table.statistics.cellsMade == 10)
    }

    @Test("A data source that reloads with fewer rows while it makes cells is asked again after the layout")
    func reloadWhileMakingCells() throws {
        let stage = TableStage(Players(count: 20))
        stage.data.configure = { [unowned data = stage.data, unowned table = stage.table] _, path in
            guard path.row == 8, data.sections[0].count == 20 else { return }
            data.sections[0].removeLast(16)
            table.reloadData()
        }
        stage.table.reloadData()
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["A0", "A1", "A2", "A3"])
    }

    @Test("Reloading in willDisplay or in didEndDisplaying shows the data of that time")
    func reloadWhileShowing() throws {
        final class Reloading: NSObject, UITableViewDelegate {
            var willDisplay: () -> Void = {}
            var didEndDisplaying: () -> Void = {}
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { willDisplay() }
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { didEndDisplaying() }
        }
        let stage = TableStage(Players(count: 30))
        let delegate = Reloading()
        stage.table.delegate = delegate
        stage.screen.advance(by: 0.1)
        delegate.willDisplay = { [unowned data = stage.data, unowned table = stage.table] in
            guard data.sections[0].count == 30 else { return }
            data.sections[0].removeLast(10)
            table.reloadData()
        }
        stage.table.contentOffset.y = 440
        try stage.expectSettled()
        #expect(stage.visibleTexts == (10..<20).map { "A\($0)" })
        delegate.didEndDisplaying = { [unowned data = stage.data, unowned table = stage.table] in
            guard data.sections[0].count == 20 else { return }
            data.sections[0].removeLast(5)
            table.reloadData()
        }
        stage.table.contentOffset.y = 0
        try stage.expectSettled()
        #expect(stage.visibleTexts == (0..<10).map { "A\($0)" })
        #expect(stage.table.numberOfRows(inSection: 0) == 15)
    }
}
