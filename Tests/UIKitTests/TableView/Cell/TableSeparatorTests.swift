// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Separators and filler rows") @MainActor
struct TableSeparatorTests {
    private let stage = TableStage(Players(count: 3))

    private func line(_ row: Int) throws -> CGRect {
        stage.screen.advance(by: 0.05)
        return try #require(stage.cell(row)).separator.frame
    }

    @Test("Separators have the table's colour and inset, from the cell edges or the automatic insets")
    func insets() throws {
        let text = try line(0).minX
        #expect(text > 10)
        #expect(stage.table.separatorInset.left == text)
        #expect(stage.table.separatorColor == .separator)
        stage.table.separatorColor = .red
        #expect(stage.cell(0)?.separator.backgroundColor == .red)
        stage.table.separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
        #expect(try line(0).minX == CGFloat(7))
        #expect(try line(0).maxX == CGFloat(381))
        #expect(stage.table.separatorInset.left == CGFloat(7))
        stage.table.separatorInsetReference = .fromAutomaticInsets
        #expect(try line(0).minX == text + 7)
        #expect(try line(0).maxX == CGFloat(381))
        // A cell's own inset counts from the edges of the cell.
        stage.cell(0)?.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
        #expect(try line(0).minX == CGFloat(3))
        #expect(try line(1).minX == text + 7)
        stage.table.separatorInsetReference = .fromCellEdges
        #expect(try line(1).minX == CGFloat(7))
        stage.screen.traits.layoutDirection = .rightToLeft
        #expect(try line(1).minX == CGFloat(7))
        #expect(try line(1).maxX == CGFloat(381))
    }

    @Test("Separators end before the section index while there is one")
    func besideIndex() throws {
        let data = Teams([20])
        data.index = ["A"]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = data
        stage.screen.show(table)
        stage.screen.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.separator.frame.maxX == CGFloat(375))
        data.index = nil
        table.reloadSectionIndexTitles()
        stage.screen.advance(by: 0.1)
        #expect(cell.separator.frame.maxX == CGFloat(390))
    }

    private var fillers: [CGRect] {
        stage.screen.advance(by: 0.05)
        return stage.table.subviews.compactMap { $0 as? FillerRows }
            .flatMap { view in view.subviews.map { $0.convert($0.bounds, to: stage.table) } }
    }

    @Test("Filler rows fill the rest of a plain table if their height is set")
    func fill() {
        #expect(stage.table.fillerRowHeight == CGFloat(0))
        #expect(fillers.isEmpty)
        stage.table.fillerRowHeight = 100
        #expect(fillers.map(\.maxY) == [232, 332, 432])
        #expect(fillers.allSatisfy { $0.minX == stage.table.separatorInset.left && $0.maxX == CGFloat(390) })
        stage.table.fillerRowHeight = UITableView.automaticDimension
        #expect(fillers.map(\.maxY) == [176, 220, 264, 308, 352, 396, 440])
        stage.table.rowHeight = 80
        #expect(fillers.map(\.maxY) == [320, 400])
        stage.table.separatorColor = .red
        stage.screen.advance(by: 0.05)
        let pixels = Pixels(stage.screen.capture())
        #expect(pixels.color(at: CGPoint(x: 300, y: 319.7)).red > 0.9)
        #expect(pixels.color(at: CGPoint(x: 300, y: 319.7)).green < 0.5)
        stage.table.separatorStyle = .none
        #expect(fillers.isEmpty)
    }

    @Test("An inserted row replaces a filler row, and a footer or a full table leaves none")
    func fillerChanges() throws {
        stage.table.fillerRowHeight = 44
        stage.data.sections[0].append("New")
        stage.table.insertRows(at: [path(3)], with: .none)
        try stage.screen.settle()
        #expect(fillers.first?.maxY == CGFloat(220))
        // While the table is pulled down, filler rows move with the rows, and no more of them appear.
        stage.table.contentOffset.y = -30
        #expect(fillers.first?.maxY == CGFloat(220))
        #expect(fillers.last?.maxY == CGFloat(396))
        stage.table.contentOffset.y = 0
        stage.table.tableFooterView = UIView()
        #expect(fillers.isEmpty)
        stage.table.tableFooterView = nil
        #expect(fillers.count == 6)
        stage.data.sections = [(0..<40).map { "B\($0)" }]
        stage.table.reloadData()
        #expect(fillers.isEmpty)
    }

    @Test("An empty table has filler rows of the default height")
    func emptyTable() {
        stage.data.sections = [[]]
        stage.table.reloadData()
        stage.table.fillerRowHeight = UITableView.automaticDimension
        #expect(fillers.count == 10)
        #expect(fillers.first?.maxY == CGFloat(44))
    }

    @Test("A filler row height that is not a number ends the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in UITableView().fillerRowHeight = .nan }
    }

    @Test("A selected row hides the separators above and below it, but not that of the section before")
    func linesOfSections() throws {
        let stage = TableStage(Players([["A", "B"], ["C", "D"]]))
        let table = UITableView(frame: stage.table.frame, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = stage.data
        stage.screen.show(table)
        func lines() -> [Bool] {
            stage.screen.advance(by: 0.05)
            return [(0, 0), (0, 1), (1, 0), (1, 1)].map { section, row in
                table.cellForRow(at: IndexPath(row: row, section: section))?.separator.isHidden == false
            }
        }
        #expect(lines() == [true, true, true, true])
        table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        #expect(lines() == [true, true, false, true])
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(lines() == [false, false, true, true])
    }

    @Test("Filler rows lower than a pixel are not shown")
    func tinyFillers() {
        for height in [CGFloat.leastNormalMagnitude, 0.001] {
            stage.table.fillerRowHeight = height
            #expect(fillers.isEmpty)
            stage.table.fillerRowHeight = 44
            #expect(fillers.count == 7)
        }
        stage.table.fillerRowHeight = UITableView.automaticDimension
        stage.table.rowHeight = .leastNormalMagnitude
        #expect(fillers.isEmpty)
    }
}
