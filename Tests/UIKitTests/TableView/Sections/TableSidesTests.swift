// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@Suite("What covers a table's sides") @MainActor
struct TableSidesTests {
    private let stage = TableStage()

    private func cover(_ left: CGFloat, _ right: CGFloat) {
        stage.screen.safeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
        stage.screen.advance(by: 0.1)
    }

    private func content(_ row: Int = 0) throws -> CGRect {
        stage.screen.advance(by: 0.1)
        return try #require(stage.cell(row)).contentView.frame
    }

    @Test("The content of rows keeps clear of it, and rows go from edge to edge; both reach under it if wanted")
    func rows() throws {
        cover(44, 30)
        #expect(try content().minX == CGFloat(44) && content().maxX == CGFloat(360))
        #expect(stage.cell(0)?.frame.width == CGFloat(390))
        let line = try #require(stage.cell(0)?.separator.frame)
        #expect(line.minX == 44 + stage.table.separatorInset.left && line.maxX == CGFloat(390))
        stage.table.insetsContentViewsToSafeArea = false
        #expect(try content().minX == CGFloat(0) && content().maxX == CGFloat(390))
        stage.table.insetsContentViewsToSafeArea = true
        stage.screen.traits.layoutDirection = .rightToLeft
        #expect(try content().minX == CGFloat(44) && content().maxX == CGFloat(360))
        cover(0, 0)
        #expect(try content().minX == CGFloat(0) && content().maxX == CGFloat(390))
    }

    @Test("So do accessories and the controls of editing")
    func controls() throws {
        stage.data.configure = { cell, _ in cell.accessoryType = .checkmark }
        stage.table.reloadData()
        cover(44, 30)
        let cell = try #require(stage.cell(0))
        let mark = try #require(cell.subviews.first { $0 is UIImageView })
        #expect(mark.frame.maxX == 390 - 30 - cell.rowMargin)
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(
            cell.controls.edit?.frame.minX == CGFloat(44) && cell.controls.reorderControl?.frame.maxX == CGFloat(360))
        #expect(cell.contentView.frame.minX == CGFloat(84))
    }

    @Test("Rows of inset groups lie inside it")
    func insetGroups() throws {
        let table = UITableView(frame: stage.table.frame, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = stage.data
        stage.screen.show(table)
        cover(44, 30)
        let cell = try #require(table.cellForRow(at: stage.path(0)))
        #expect(cell.frame.minX == CGFloat(64) && cell.frame.maxX == CGFloat(340))
        #expect(cell.contentView.frame.width == cell.bounds.width)
    }

    @Test("Rows whose text has less room become higher")
    func heights() throws {
        stage.data.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        stage.data.sections = [["Some words that need most of the width of the screen"]]
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        let before = stage.table.rectForRow(at: stage.path(0)).height
        cover(120, 120)
        #expect(stage.table.rectForRow(at: stage.path(0)).height > before + 10)
        stage.data.configure = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = self.stage.data.name(path)
            cell.contentConfiguration = content
        }
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        let configured = stage.table.rectForRow(at: stage.path(0)).height
        cover(0, 0)
        #expect(configured > stage.table.rectForRow(at: stage.path(0)).height + 10)
    }

    @Test("Headers' words keep clear of it too")
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
        #expect(header.frame.width == CGFloat(390) && header.frame.height > height + 10)
        #expect(header.contentView.frame.minX == CGFloat(100) && header.contentView.frame.maxX == CGFloat(330))
        #expect((header.textLabel?.frame.maxX ?? 0) <= header.contentView.bounds.width)
    }

    @Test("Headers that hug their content are as wide as their words, and lie where text begins")
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
        #expect(header.frame.minX == CGFloat(0) && header.frame.width < 120)
        #expect(label.frame.width >= label.intrinsicContentSize.width)
        #expect(table.headerView(forSection: 1)?.frame.width == CGFloat(390))
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        #expect(header.frame.maxX == CGFloat(390) && header.frame.width < 120)
        var content = UIListContentConfiguration.plainHeader()
        content.text = "One"
        header.contentConfiguration = content
        stage.screen.advance(by: 0.1)
        #expect(header.frame.width > 30 && header.frame.width < 120)
    }
}
