// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Table sections") @MainActor
struct TableSectionsTests: SectionsSuite {
    let screen = makeScreen()
    let owner = HeaderOwner()

    // MARK: Heights

    @Test("196: a plain header is 28 points high, with 22 points above it")
    func plainHeader() {
        let table = show(Teams([2, 2], headers: ["One", "Two"]))
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(50))
        #expect(table.rectForHeader(inSection: 1).minY == CGFloat(50 + 88 + 22))
        #expect(title(table, 0) == "One")
        #expect(title(table, 1) == "Two")
        #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == CGFloat(20))
        table.sectionHeaderTopPadding = 0
        screen.advance(by: 0.1)
        #expect(table.rectForHeader(inSection: 0).minY == CGFloat(0))
    }

    @Test(
        "197 and 198: grouped headers and footers have UIKit's heights",
        arguments: [UITableView.Style.grouped, .insetGrouped])
    func groupedHeights(style: UITableView.Style) {
        let table = show(Teams([1, 1, 1], headers: ["One", "Two", nil], footers: ["Below", nil, nil]), style)
        #expect(table.rectForHeader(inSection: 0).height == CGFloat(55.5))
        #expect(table.rectForHeader(inSection: 1).height == CGFloat(38))
        #expect(table.rectForFooter(inSection: 0).height == CGFloat(30))
        #expect(table.rectForFooter(inSection: 1).height == CGFloat(17.5))
        #expect(table.footerView(forSection: 1) == nil)
        #expect(table.headerView(forSection: 2) == nil)
        #expect(title(table, 0) == "ONE")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Below")
    }

    @Test(
        "At scale 1, groups and the end of the content are at whole points",
        arguments: [UITableView.Style.grouped, .insetGrouped])
    func wholePixels(style: UITableView.Style) {
        let coarse = TestScreen(size: CGSize(width: 390, height: 440), scale: 1)
        let data = Teams([8, 8, 8], headers: ["One", nil, "Three"], footers: ["Below", nil, nil])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = data
        coarse.show(table)
        coarse.advance(by: 0.1)
        for section in 0..<3 {
            let top = table.rectForRow(at: IndexPath(row: 0, section: section)).minY
            #expect(top == top.rounded(), "\(section)")
        }
        table.rowHeight = 43.3
        table.reloadData()
        coarse.advance(by: 0.1)
        table.scrollToRow(at: IndexPath(row: 7, section: 2), at: .bottom, animated: false)
        coarse.mouse.scroll(by: CGVector(dx: 0, dy: 4000), at: CGPoint(x: 200, y: 200))
        coarse.advance(by: 1)
        let end = table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
        #expect(table.contentOffset.y == end.rounded(.up))
        withExtendedLifetime(data) {}
    }

    @Test("199: a grouped table leaves 35 points above a first section without a title")
    func gap() {
        let table = show(Teams([1], headers: [nil]), .grouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(35))
        table.sectionHeaderHeight = 10
        table.delegate = nil
        screen.advance(by: 0.1)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(10))
    }

    @Test("A plain section without a title has no header, and no space for one")
    func none() {
        let table = show(Teams([1, 1], headers: [nil, "Two"]))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(0))
        #expect(table.headerView(forSection: 0) == nil)
        #expect(title(table, 1) == "Two")
        #expect(table.contentSize.height == CGFloat(44 + 50 + 44))
    }

    @Test("A header whose subviews are connected with the header itself is as high as they need")
    func headerWithoutConstraintsInItsContentView() {
        owner.view = { _, _ in
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let label = UILabel()
            label.text = "2026"
            label.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
                label.heightAnchor.constraint(equalToConstant: 24),
                label.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
            ])
            return header
        }
        let table = show(Teams([2]))
        #expect(table.rectForHeader(inSection: 0).height == CGFloat(44))
        #expect(table.headerView(forSection: 0)?.subviews.last?.frame.minX == CGFloat(20))
    }

    @Test("188: the delegate's header view replaces the title, with the delegate's height or its fitting height")
    func views() throws {
        owner.view = { _, section in
            guard section < 2 else { return nil }
            let label = UILabel()
            label.text = "Mine"
            label.font = .systemFont(ofSize: 40)
            return label
        }
        owner.height = { $0 == 0 ? 61 : UITableView.automaticDimension }
        let data = Teams([1, 1, 1], headers: ["One", "Two", "Three"])
        let table = show(data)
        table.sectionHeaderTopPadding = 0
        screen.advance(by: 0.1)
        #expect(table.rectForHeader(inSection: 0).height == CGFloat(61))
        let wanted = UIFont.systemFont(ofSize: 40).lineHeight
        #expect(abs(table.rectForHeader(inSection: 1).height - wanted) <= CGFloat(1))
        #expect(table.rectForHeader(inSection: 2).height == CGFloat(28))
        #expect(table.headerView(forSection: 0) == nil)
        #expect(title(table, 2) == "Three")
        #expect(!data.calls.contains("header title 0"))
        #expect(data.calls.contains("header title 2"))
    }

    @Test("A header height from the delegate leaves space even without a view or title")
    func room() {
        owner.height = { CGFloat($0 == 0 ? 0 : 30) }
        let table = show(Teams([1, 1]))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(0))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(44 + 22 + 30))
        #expect(!owner.calls.contains("comes 1"))
    }

    @Test("A header with several lines, or with large text, is as high as its text")
    func severalLines() throws {
        let words = Array(repeating: "words", count: 40).joined(separator: " ")
        let table = show(Teams([1], headers: [words]), .grouped)
        let label = try #require(table.headerView(forSection: 0)?.textLabel)
        let height = table.rectForHeader(inSection: 0).height
        #expect(label.frame.height > 40)
        #expect(height >= label.frame.maxY)
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        screen.advance(by: 0.2)
        #expect(table.rectForHeader(inSection: 0).height > height * 1.5)
        #expect(table.rectForHeader(inSection: 0).height >= label.frame.maxY)
    }

    @Test("Footers take height and view from the delegate, or else from the table's properties and titles")
    func footers() throws {
        let table = show(Teams([2, 2], footers: ["One", "Two"]))
        table.estimatedSectionFooterHeight = 10
        table.sectionFooterHeight = 33
        screen.advance(by: 0.1)
        #expect(table.rectForFooter(inSection: 0).height == CGFloat(33))
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "Two")

        final class FooterOwner: NSObject, UITableViewDelegate {
            let view = UIView()
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                section == 0 ? 50 : UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                section == 0 ? view : nil
            }
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                indexPath.row
            }
        }
        let footers = FooterOwner()
        table.delegate = footers
        screen.advance(by: 0.1)
        #expect(table.rectForFooter(inSection: 0).height == CGFloat(50))
        #expect(footers.view.superview === table)
        #expect(footers.view.frame == table.rectForFooter(inSection: 0))
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "Two")
        let cells = table.visibleCells
        #expect(cells.map(\.indentationLevel) == [0, 1, 0, 1])
        #expect(cells[1].textLabel?.frame.minX == (cells[0].textLabel?.frame.minX ?? 0) + 10)
    }

    @Test("Changing the estimated footer height moves the rows below the footers")
    func estimatedFooters() {
        let table = show(Teams(Array(repeating: 20, count: 3), footers: ["One", "Two", "Three"]), .grouped)
        table.estimatedSectionFooterHeight = 100
        let before = table.rectForRow(at: IndexPath(row: 0, section: 2)).minY
        table.estimatedSectionFooterHeight = 140
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == before + 80)
    }

    @Test("Configuration update handlers update headers and cells, and a controller provides its footers")
    func handlers() throws {
        let table = show(Teams([2], headers: ["One"]))
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.contentConfiguration == nil)
        let handler: UITableViewHeaderFooterView.ConfigurationUpdateHandler = { header, state in
            var content = header.defaultContentConfiguration()
            content.text = state.isPinned ? "Pinned" : "Resting"
            header.contentConfiguration = content
        }
        header.configurationUpdateHandler = handler
        screen.advance(by: 0.1)
        let shown = header.contentConfiguration as? UIListContentConfiguration
        #expect(shown?.text == "Resting")
        #expect(header.textLabel == nil)

        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let update: UITableViewCell.ConfigurationUpdateHandler = { cell, state in
            cell.accessoryType = state.isSelected ? .checkmark : .none
        }
        cell.configurationUpdateHandler = update
        cell.setSelected(true, animated: false)
        screen.advance(by: 0.1)
        #expect(cell.accessoryType == .checkmark)

        final class Controller: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 24 }
            override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                UIProgressView()
            }
        }
        let controller = Controller(style: .grouped)
        screen.show(controller)
        screen.advance(by: 0.1)
        #expect(controller.tableView.subviews.filter { $0 is UIProgressView }.count == 2)
        #expect(controller.tableView.rectForFooter(inSection: 1).height == CGFloat(24))
    }

    // MARK: Requests and reuse

    @Test("153: header and footer heights and their estimates are automatic by default")
    func defaults() {
        let table = UITableView()
        for height in [
            table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedSectionHeaderHeight,
            table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding,
        ] { #expect(height == UITableView.automaticDimension) }
        #expect(table.sectionIndexMinimumDisplayRowCount == 0)
        #expect(table.sectionIndexColor == nil)
    }

    @Test("158: a header is requested after the rows: its height, then its view, then its title")
    func order() {
        let data = Teams([2], headers: ["One"])
        owner.view = { _, _ in
            data.calls.append("view")
            return nil
        }
        owner.height = { _ in
            data.calls.append("height")
            return UITableView.automaticDimension
        }
        _ = show(data)
        #expect(
            data.calls.filter { $0 != "footer title 0" }.prefix(5) == [
                "cell 0-0", "cell 0-1", "height", "view", "header title 0",
            ])
        #expect(owner.calls.last == "comes 0")
    }

    @Test("The height of a header that comes on screen is requested once")
    func askedOnce() {
        owner.height = { _ in 30 }
        owner.view = { _, _ in UIView() }
        let table = show(Teams(Array(repeating: 3, count: 100)))
        #expect(owner.calls.filter { $0 == "height 0" }.count == 1)
        owner.calls = []
        table.contentOffset.y = 4000
        screen.advance(by: 0.1)
        let asked = owner.calls.filter { $0.hasPrefix("height") }
        #expect(!asked.isEmpty)
        #expect(Set(asked).count == asked.count)
    }

    @Test("Only visible headers are requested, with 10,000 sections too")
    func cost() {
        let data = Teams(Array(repeating: 3, count: 10_000), headers: Array(repeating: "Title", count: 10_000))
        let table = show(data)
        #expect(data.calls.filter { $0.hasPrefix("header") }.count < 5)
        data.calls = []
        table.contentOffset.y = 900_000
        screen.advance(by: 0.1)
        #expect(data.calls.filter { $0.hasPrefix("header") }.count < 5)
        #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count < 5)
    }

    @Test("Each displayed header gets one didEndDisplaying call, and header views are reused")
    func reuse() throws {
        var made = 0
        owner.view = { table, section in
            if let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head") { return view }
            made += 1
            return UITableViewHeaderFooterView(reuseIdentifier: "head")
        }
        owner.height = { _ in 30 }
        let table = show(Teams(Array(repeating: 3, count: 100)))
        for step in 1...80 {
            table.contentOffset.y = CGFloat(step * 100)
            table.layoutIfNeeded()
        }
        #expect(made < 8)
        let came = owner.calls.filter { $0.hasPrefix("comes") }.map { $0.dropFirst(6) }
        let went = owner.calls.filter { $0.hasPrefix("gone") }.map { $0.dropFirst(5) }
        #expect(came.count > 40)
        #expect(Set(came).count == came.count)
        #expect(Set(went).isSubset(of: Set(came)))
        #expect(came.count - went.count == table.subviews.filter { $0 is UITableViewHeaderFooterView }.count)
        table.reloadData()
        #expect(owner.calls.filter { $0.hasPrefix("gone") }.count == came.count)
    }

    private final class Badge: UITableViewHeaderFooterView {
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    @Test("A registered class is used for new headers, and prepareForReuse is called before their reuse")
    func registration() throws {
        let table = show(Teams([1]))
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") == nil)
        table.register(Badge.self, forHeaderFooterViewReuseIdentifier: "badge")
        let badge = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") as? Badge)
        #expect(badge.reuseIdentifier == "badge")
        #expect(badge.reuses == 0)
        owner.view = { _, _ in badge }
        owner.height = { _ in 40 }
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.headerView(forSection: 0) === badge)
        #expect(badge.frame.height == CGFloat(40))
        owner.view = { _, _ in nil }
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(badge.superview == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") === badge)
        #expect(badge.reuses == 1)
        table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "badge")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") == nil)
    }

    // MARK: Positions

    @Test("179: a section's rectangle covers header, rows and footer")
    func section() {
        let table = show(Teams([2, 1], headers: ["One"], footers: ["Below"]), .grouped)
        let section = table.rect(forSection: 0)
        #expect(section.minY == table.rectForHeader(inSection: 0).minY)
        #expect(section.maxY == table.rectForFooter(inSection: 0).maxY)
        #expect(table.rectForFooter(inSection: 0).minY == table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY)
        #expect(table.rectForHeader(inSection: 9) == .zero)
        #expect(table.rectForFooter(inSection: -1) == .zero)
    }

    @Test("189: a plain header is pinned until its section's end pushes it out; a grouped header scrolls away")
    func pinnedHeader() throws {
        for style in [UITableView.Style.plain, .grouped] {
            let table = show(Teams([10, 20], headers: ["One", "Two"]), style, delegate: false)
            func top(_ section: Int) -> CGFloat? {
                table.headerView(forSection: section).map { $0.frame.minY - table.contentOffset.y }
            }
            table.contentOffset.y = 200
            table.layoutIfNeeded()
            guard style == .plain else {
                #expect(top(0) == nil)
                continue
            }
            #expect(top(0) == CGFloat(0))
            // The section's rows end at y = 490, so 14 points of them stay visible after this scroll.
            table.contentOffset.y = 490 - 14
            table.layoutIfNeeded()
            #expect(top(0) == CGFloat(-14))
            #expect(top(1) == CGFloat(14 + 22))
            table.contentOffset.y = 600
            table.layoutIfNeeded()
            #expect(top(0) == nil)
            #expect(top(1) == CGFloat(0))
            table.contentOffset.y = -60
            table.layoutIfNeeded()
            #expect(top(0) == CGFloat(60 + 22))
        }
    }

    @Test("A plain footer is pinned at the bottom, above the bottom inset, until its section's end scrolls up")
    func pinnedFooter() throws {
        let data = Teams([20, 20], footers: ["One", "Two"])
        let table = show(data, delegate: false)
        let footer = try #require(table.footerView(forSection: 0))
        #expect(footer.frame.maxY == CGFloat(440))
        table.contentInset.bottom = 40
        table.layoutIfNeeded()
        #expect(footer.frame.maxY == CGFloat(400))
        table.contentOffset.y = 880 - 400 + 100
        table.layoutIfNeeded()
        #expect(footer.frame.minY == CGFloat(880))
    }

    @Test("Rows scroll under a pinned header, which receives the touches")
    func above() throws {
        let table = show(Teams([20], headers: ["One"]), delegate: false)
        table.contentOffset.y = 130
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        let hit = try #require(table.hitTest(CGPoint(x: 100, y: table.bounds.minY + 10), with: nil))
        #expect(hit.isDescendant(of: header))
        let pixels = try #require(screen.capture().cgImage)
        // The second half of row 0 is behind the header, whose background hides it.
        let ground = pixels.pixel(x: 300 * 2, y: 3 * 2)
        #expect(ground.r == 255)
        #expect(ground.g == 255)
        #expect(ground.b == 255)
    }

    @Test("Scrolling to a row places it below its pinned header, and to a section places its header at the top")
    func scrolling() {
        let table = show(Teams([30, 30, 0, 30], headers: ["One", "Two", "Three", "Four"]))
        table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
        let row = table.rectForRow(at: IndexPath(row: 10, section: 1))
        #expect(row.minY - table.contentOffset.y == CGFloat(28))
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 2), at: .top, animated: false)
        #expect(table.rectForHeader(inSection: 2).minY - table.contentOffset.y == CGFloat(22))
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: true)
        screen.advance(by: 1)
        #expect(table.rectForHeader(inSection: 1).minY - table.contentOffset.y == CGFloat(22))
    }

    @Test("Visible rows keep their place while headers above turn out higher than estimated")
    func anchored() throws {
        owner.height = { _ in 90 }
        owner.view = { _, _ in UIView() }
        let table = show(Teams(Array(repeating: 4, count: 50)))
        table.estimatedSectionHeaderHeight = 20
        table.scrollToRow(at: IndexPath(row: 2, section: 30), at: .bottom, animated: false)
        var seen = table.rectForRow(at: IndexPath(row: 2, section: 30)).minY - table.contentOffset.y
        #expect(seen == CGFloat(440 - 44))
        for _ in 0..<30 {
            table.contentOffset.y -= 11
            table.layoutIfNeeded()
            let now = table.rectForRow(at: IndexPath(row: 2, section: 30)).minY - table.contentOffset.y
            #expect(now == seen + 11)
            seen = now
        }
    }
}
