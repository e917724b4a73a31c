// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Safe area at the sides of a table") @MainActor
struct TableSafeAreaTests {
    private let stage = TableStage()

    private func cover(_ left: CGFloat, _ right: CGFloat) {
        stage.screen.safeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
        stage.screen.advance(by: 0.1)
    }

    private func content(_ row: Int = 0) throws -> CGRect {
        stage.screen.advance(by: 0.1)
        return try #require(stage.cell(row)).contentView.frame
    }

    @Test("Row content stays in the safe area, and reaches the edges if insetsContentViewsToSafeArea is false")
    func rows() throws {
        cover(44, 30)
        #expect(try content().minX == CGFloat(44))
        #expect(try content().maxX == CGFloat(360))
        #expect(stage.cell(0)?.frame.width == CGFloat(390))
        let line = try #require(stage.cell(0)?.separator.frame)
        #expect(line.minX == 44 + stage.table.separatorInset.left)
        #expect(line.maxX == CGFloat(390))
        stage.table.insetsContentViewsToSafeArea = false
        #expect(try content().minX == CGFloat(0))
        #expect(try content().maxX == CGFloat(390))
        stage.table.insetsContentViewsToSafeArea = true
        stage.screen.traits.layoutDirection = .rightToLeft
        #expect(try content().minX == CGFloat(44))
        #expect(try content().maxX == CGFloat(360))
        cover(0, 0)
        #expect(try content().minX == CGFloat(0))
        #expect(try content().maxX == CGFloat(390))
    }

    @Test("Accessories and editing controls stay in the safe area")
    func controls() throws {
        stage.data.configure = { cell, _ in cell.accessoryType = .checkmark }
        stage.table.reloadData()
        cover(44, 30)
        let cell = try #require(stage.cell(0))
        let mark = try #require(cell.subviews.first { $0 is UIImageView })
        #expect(mark.frame.maxX == 390 - 30 - cell.rowMargin)
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(cell.controls.edit?.frame.minX == CGFloat(44))
        #expect(cell.controls.reorderControl?.frame.maxX == CGFloat(360))
        #expect(cell.contentView.frame.minX == CGFloat(84))
    }

    @Test("Inset grouped rows are inside the safe area")
    func insetGroups() throws {
        let table = UITableView(frame: stage.table.frame, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = stage.data
        stage.screen.show(table)
        cover(44, 30)
        let cell = try #require(table.cellForRow(at: path(0)))
        #expect(cell.frame.minX == CGFloat(64))
        #expect(cell.frame.maxX == CGFloat(340))
        #expect(cell.contentView.frame.width == cell.bounds.width)
    }

    @Test("Rows become higher if the safe area leaves less width for their text")
    func heights() throws {
        stage.data.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        stage.data.sections = [["Some words that need most of the width of the screen"]]
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        let before = stage.table.rectForRow(at: path(0)).height
        cover(120, 120)
        #expect(stage.table.rectForRow(at: path(0)).height > before + 10)
        stage.data.configure = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = self.stage.data.name(path)
            cell.contentConfiguration = content
        }
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        let configured = stage.table.rectForRow(at: path(0)).height
        cover(0, 0)
        #expect(configured > stage.table.rectForRow(at: path(0)).height + 10)
    }

    @Test("The text of headers stays in the safe area")
    func headers() throws {
        let teams = Teams([1], headers: ["A title that is long enough for one line of the screen only"])
        let table = UITableView(frame: stage.table.frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = teams
        stage.screen.show(table)
        stage.screen.advance(by: 0.1)
        let header = try #require(table.headerView(forSection: 0))
        let height = header.frame.height
        cover(100, 60)
        #expect(header.frame.width == CGFloat(390))
        #expect(header.frame.height > height + 10)
        #expect(header.contentView.frame.minX == CGFloat(100))
        #expect(header.contentView.frame.maxX == CGFloat(330))
        #expect((header.textLabel?.frame.maxX ?? 0) <= header.contentView.bounds.width)
    }

    @Test("Headers in contentHuggingElements are as wide as their text, at the leading edge")
    func hugging() throws {
        let teams = Teams(
            [1, 1], headers: ["One", "A title that is long enough for two lines of the screen and more"])
        let table = UITableView(frame: stage.table.frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = teams
        stage.screen.show(table)
        stage.screen.advance(by: 0.1)
        #expect(table.contentHuggingElements == [])
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.width == CGFloat(390))
        table.contentHuggingElements = .sectionHeaders
        stage.screen.advance(by: 0.1)
        let label = try #require(header.textLabel)
        #expect(header.frame.minX == CGFloat(0))
        #expect(header.frame.width < 120)
        #expect(label.frame.width >= label.intrinsicContentSize.width)
        #expect(table.headerView(forSection: 1)?.frame.width == CGFloat(390))
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        #expect(header.frame.maxX == CGFloat(390))
        #expect(header.frame.width < 120)
        var content = UIListContentConfiguration.plainHeader()
        content.text = "One"
        header.contentConfiguration = content
        stage.screen.advance(by: 0.1)
        #expect(header.frame.width > 30)
        #expect(header.frame.width < 120)
    }
}
