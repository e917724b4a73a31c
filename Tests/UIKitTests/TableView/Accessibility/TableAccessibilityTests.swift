// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Accessibility elements of a table")
struct TableAccessibilityTests {
    private func labels(_ stage: TableStage) -> [String?] {
        stage.screen.accessibilityElements.map(\.accessibilityLabel)
    }

    // MARK: Rows

    @Test("Visible rows are read from the top, each with its position among all rows")
    func rows() {
        let stage = TableStage()
        #expect(labels(stage) == (0..<10).map { "A\($0)" })
        let lines = stage.screen.describeAccessibility().split(separator: "\n")
        #expect(lines.first == "A0, 1 of 100")
        #expect(lines.last == "A9, 10 of 100")
    }

    @Test("A row is read with its texts and with its selected, disabled and button traits")
    func traits() throws {
        let data = Players([["Ann", "Bob", "Cem", "Dan"]])
        data.configure = { cell, path in
            cell.detailTextLabel?.text = "\(path.row)"
            cell.accessoryType = [.disclosureIndicator, .checkmark, .none, .none][path.row]
            cell.isUserInteractionEnabled = path.row != 2
        }
        let stage = TableStage(data)
        stage.table.register(ValueCell.self, forCellReuseIdentifier: "value")
        data.identifier = "value"
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        #expect(
            stage.screen.describeAccessibility() == """
                Ann, 0, Button, 1 of 4
                Selected, Bob, 1, 2 of 4
                Cem, 2, Dimmed, 3 of 4
                Selected, Dan, 3, 4 of 4
                """)
    }

    private final class ValueCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A content configuration is read as its texts")
    func configuration() {
        let data = Players([["Ann"]])
        data.configure = { cell, _ in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Ann"
            content.secondaryText = "Captain"
            cell.contentConfiguration = content
        }
        #expect(TableStage(data).screen.describeAccessibility() == "Ann, Captain, 1 of 1")
    }

    @Test("Controls in a row are read after the row, and a label at its end is part of the row")
    func controls() {
        let data = Players([["Ann", "Bob", "Cem"]])
        data.configure = { cell, path in
            switch path.row {
            case 0:
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Plays"
                cell.accessoryView = toggle
            case 1: cell.accessoryType = .detailButton
            default:
                let stars = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
                stars.text = "3 stars"
                cell.accessoryView = stars
            }
        }
        let stage = TableStage(data)
        #expect(
            stage.screen.describeAccessibility() == """
                Ann, 1 of 3
                Plays, Off, Switch Button
                Bob, 2 of 3
                More Info, Button
                Cem, 3 stars, 3 of 3
                """)
        if let info = stage.screen.accessibilityElement(named: "More Info") { stage.screen.activate(info) }
        #expect(stage.listener.calls == ["accessory 0-1"])
    }

    @Test("In a right-to-left layout, the texts of a row are read from the right")
    func rightToLeft() {
        let data = Players([["Ann"]])
        data.configure = { cell, _ in
            for (number, text) in ["left", "right"].enumerated() {
                let label = UILabel(frame: CGRect(x: 10 + number * 100, y: 0, width: 90, height: 40))
                label.text = text
                cell.contentView.addSubview(label)
            }
            cell.textLabel?.text = nil
        }
        let stage = TableStage(data)
        #expect(stage.screen.describeAccessibility() == "left, right, 1 of 1")
        stage.screen.traits.layoutDirection = .rightToLeft
        #expect(stage.screen.describeAccessibility() == "right, left, 1 of 1")
    }

    @Test("The app can relabel a row, read its content instead, or give it its own elements")
    func overriddenByApp() throws {
        let stage = TableStage(Players([["Ann", "Bob", "Cem"]]))
        let (first, second, third) = (
            try #require(stage.cell(0)), try #require(stage.cell(1)), try #require(stage.cell(2))
        )
        first.accessibilityLabel = "Captain Ann"
        second.isAccessibilityElement = false
        third.accessibilityElements = [third.textLabel as Any, first.textLabel as Any]
        #expect(stage.screen.describeAccessibility() == "Captain Ann, 1 of 3\nBob\nCem\nAnn")
    }

    @Test("Activating a row has the same effect as a tap")
    func activation() throws {
        let stage = TableStage()
        let row = try #require(stage.screen.accessibilityElement(named: "A2"))
        stage.screen.activate(row)
        let byElement = stage.listener.calls
        #expect(byElement == ["highlight 0-2", "unhighlight 0-2", "willSelect 0-2", "didSelect 0-2"])
        #expect(row.accessibilityTraits.contains(.selected))
        let other = TableStage()
        other.screen.tap(at: other.point(2))
        #expect(other.listener.calls == byElement)
    }

    @Test("A row that cannot be selected is not activated")
    func inactive() throws {
        let stage = TableStage()
        stage.table.allowsSelection = false
        let row = try #require(stage.screen.accessibilityElement(named: "A2"))
        #expect(!row.accessibilityActivate())
        #expect(stage.listener.calls == [])
    }

    // MARK: Rows off screen

    @Test("Counting a million rows binds no cells, and each row has its index")
    func counting() throws {
        let data = Millions()
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = data
        screen.show(table)
        let (bound, asked) = (table.statistics.cellsBound, table.statistics.countsAsked)
        #expect(table.accessibilityElementCount() == 1_000_000)
        let far = try #require(table.accessibilityElement(at: 700_000) as? UIAccessibilityElement)
        #expect(table.index(ofAccessibilityElement: far) == 700_000)
        #expect(table.accessibilityElement(at: 3) as? UIView === table.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(screen.accessibilityElements.count == 10)
        #expect(table.accessibilityElement(at: 1_000_000) == nil)
        #expect(table.accessibilityElement(at: -1) == nil)
        #expect(table.statistics.cellsBound == bound)
        #expect(table.statistics.countsAsked == asked)
        #expect(far.accessibilityLabel == "row 700000")
        #expect(table.statistics.cellsBound == bound + 1)
        #expect(table.cellForRow(at: IndexPath(row: 700_000, section: 0)) == nil)
    }

    private final class Millions: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
    }

    @Test("An off-screen element knows its row, and scrolls it into view when it gets the focus")
    func offScreen() throws {
        let stage = TableStage()
        let element = try #require(stage.table.accessibilityElement(at: 50) as? UIAccessibilityElement)
        #expect(element.accessibilityLabel == "A50")
        #expect(element.isAccessibilityElement)
        #expect(element.spokenText == "A50, 51 of 100")
        #expect(element.accessibilityFrame.minY == CGFloat(50 * 44))
        stage.table.selectRow(at: path(50), animated: false, scrollPosition: .none)
        #expect(element.accessibilityTraits == .selected)
        #expect(stage.cell(50) == nil)
        let shown = stage.screen.focus(on: element)
        #expect(shown === stage.cell(50))
        #expect(shown != nil)
        #expect(stage.screen.accessibilityElements.contains { $0 === shown })
        try stage.expectSettled()
    }

    @Test("Activating an off-screen element scrolls its row into view and taps it")
    func activatingOffScreen() throws {
        let stage = TableStage()
        let element = try #require(stage.table.accessibilityElement(at: 50) as? UIAccessibilityElement)
        stage.screen.activate(element)
        #expect(stage.listener.calls.last == "didSelect 0-50")
        #expect(stage.cell(50) != nil)
        try stage.expectSettled()
    }

    @Test("The actions of an off-screen row can be performed")
    func actingOffScreen() throws {
        let stage = TableStage()
        let element = try #require(stage.table.accessibilityElement(at: 50) as? UIAccessibilityElement)
        #expect(element.accessibilityCustomActions?.map(\.name) == ["Delete"])
        #expect(stage.screen.perform("Delete", on: element))
        #expect(stage.data.calls == ["commit delete A50"])
        try stage.expectSettled()
    }

    @Test("Scrolling by a page announces the visible rows")
    func paging() throws {
        let stage = TableStage()
        let row = try #require(stage.screen.accessibilityElement(named: "A0"))
        #expect(stage.screen.scroll(.down, at: row))
        #expect(stage.table.contentOffset.y == 440)
        #expect(stage.screen.scroll(.next, at: stage.table))
        #expect(stage.screen.scroll(.up, at: stage.table))
        #expect(
            stage.screen.announcements
                == ["Rows 11 to 20 of 100", "Rows 21 to 30 of 100", "Rows 11 to 20 of 100"])
        try stage.expectSettled()
    }

    // MARK: Sections

    private final class TitledTeams: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 30 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Team \(section)" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End \(section)" }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { (0..<30).map { "\($0)" } }
    }

    private func titled(_ data: TitledTeams) -> (TestScreen, UITableView) {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = data
        screen.show(table)
        return (screen, table)
    }

    @Test("Headers are headings with their title as written, and footers are static texts")
    func sections() throws {
        let data = TitledTeams()
        let (screen, table) = titled(data)
        let lines = screen.describeAccessibility().split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(5) == ["Team 0, Heading", "0-0, 1 of 60", "0-1, 2 of 60", "End 0", "Team 1, Heading"])
        #expect(table.accessibilityElementCount() == 30 * 4 + 1)
        let header = try #require(table.accessibilityElement(at: 80) as? UIAccessibilityElement)
        #expect(header.accessibilityLabel == "Team 20")
        #expect(header.accessibilityTraits == .header)
        let footer = try #require(table.accessibilityElement(at: 83) as? UIAccessibilityElement)
        #expect(footer.accessibilityLabel == "End 20")
        #expect(footer.accessibilityTraits == .staticText)
        #expect(screen.focus(on: header) === table.headerView(forSection: 20))
        #expect(table.index(ofAccessibilityElement: table.headerView(forSection: 20) as Any) == 80)
    }

    @Test("The section index is one adjustable element that steps from title to title")
    func sectionIndex() throws {
        let data = TitledTeams()
        let (screen, table) = titled(data)
        let index = try #require(screen.accessibilityElements.last)
        #expect(index.spokenText == "Section Index, Adjustable")
        #expect(table.accessibilityElement(at: 120) as? UIView === index)
        for _ in 0..<4 { index.accessibilityIncrement() }
        index.accessibilityDecrement()
        #expect(index.accessibilityValue == "2")
        screen.advance(by: 0.1)
        #expect(screen.describeAccessibility().hasPrefix("Team 2, Heading"))
    }

    @Test("The header and footer views of the table are counted and read in their places")
    func headerAndFooterViews() {
        let stage = TableStage(Players([["Ann"]]))
        let (above, below) = (UILabel(), UILabel())
        for (label, text) in [(above, "Above"), (below, "Below")] {
            label.text = text
            label.frame.size.height = 30
        }
        stage.table.tableHeaderView = above
        stage.table.tableFooterView = below
        #expect(stage.screen.describeAccessibility() == "Above\nAnn, 1 of 1\nBelow")
        #expect(stage.table.accessibilityElementCount() == 3)
        #expect(stage.table.accessibilityElement(at: 0) as? UIView === above)
        #expect(stage.table.accessibilityElement(at: 2) as? UIView === below)
        #expect(stage.table.index(ofAccessibilityElement: below) == 2)
        #expect(stage.table.index(ofAccessibilityElement: stage.screen.window) == NSNotFound)
    }
}
