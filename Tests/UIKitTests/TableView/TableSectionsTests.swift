// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Teams with a title above and below, which note what the table asks.
@MainActor
private final class Teams: NSObject, UITableViewDataSource {
    var counts: [Int]
    var headers: [String?]
    var footers: [String?]
    var index: [String]?
    var heard: [String] = []

    init(_ counts: [Int], headers: [String?] = [], footers: [String?] = []) {
        self.counts = counts
        self.headers = headers
        self.footers = footers
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        heard.append("cell \(indexPath.section)-\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        heard.append("header title \(section)")
        return headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        heard.append("footer title \(section)")
        return footers.indices.contains(section) ? footers[section] : nil
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        heard.append("index \(title) \(index)")
        return index
    }
}

/// Gives headers of its own, and hears of all.
@MainActor
private final class HeaderOwner: NSObject, UITableViewDelegate {
    var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
    var view: (UITableView, Int) -> UIView? = { _, _ in nil }
    var heard: [String] = []
    /// Kept alive here: tables hold it weakly.
    var data: Teams?

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        heard.append("height \(section)")
        return height(section)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        heard.append("view \(section)")
        return view(tableView, section)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        heard.append("comes \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        heard.append("gone \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        heard.append("footer comes \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        heard.append("footer gone \(section)")
    }
}

@Suite("Sections of a table") @MainActor
struct TableSectionsTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 440), scale: 2)
    private let owner = HeaderOwner()

    private func show(_ data: Teams, _ style: UITableView.Style = .plain, delegate: Bool = true) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = data
        owner.data = data
        if delegate { table.delegate = owner }
        screen.show(table)
        screen.advance(by: 0.1)
        return table
    }

    private func title(_ table: UITableView, _ section: Int) -> String? {
        table.headerView(forSection: section)?.textLabel?.text
    }

    // MARK: Heights

    @Test("196: a plain header is 28 points high, with 22 above it")
    func plainHeader() {
        let table = show(Teams([2, 2], headers: ["One", "Two"]))
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(50))
        #expect(table.rectForHeader(inSection: 1).minY == CGFloat(50 + 88 + 22))
        #expect(title(table, 0) == "One" && title(table, 1) == "Two")
        #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == CGFloat(20))
        table.sectionHeaderTopPadding = 0
        screen.advance(by: 0.1)
        #expect(table.rectForHeader(inSection: 0).minY == CGFloat(0))
    }

    @Test("197 and 198: grouped headers and footers", arguments: [UITableView.Style.grouped, .insetGrouped])
    func groupedHeights(style: UITableView.Style) {
        let table = show(Teams([1, 1, 1], headers: ["One", "Two", nil], footers: ["Below", nil, nil]), style)
        #expect(table.rectForHeader(inSection: 0).height == CGFloat(55.5))
        #expect(table.rectForHeader(inSection: 1).height == CGFloat(38))
        #expect(table.rectForFooter(inSection: 0).height == CGFloat(30))
        #expect(table.rectForFooter(inSection: 1).height == CGFloat(17.5))
        #expect(table.footerView(forSection: 1) == nil && table.headerView(forSection: 2) == nil)
        #expect(title(table, 0) == "ONE" && table.footerView(forSection: 0)?.textLabel?.text == "Below")
    }

    @Test("199: above a first section without a title a grouped table leaves 35 points")
    func gap() {
        let table = show(Teams([1], headers: [nil]), .grouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(35))
        table.sectionHeaderHeight = 10
        table.delegate = nil
        screen.advance(by: 0.1)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(10))
    }

    @Test("A plain section without a title has no header, and no room for one")
    func none() {
        let table = show(Teams([1, 1], headers: [nil, "Two"]))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(0))
        #expect(table.headerView(forSection: 0) == nil && title(table, 1) == "Two")
        #expect(table.contentSize.height == CGFloat(44 + 50 + 44))
    }

    @Test("188: the delegate's view goes before the title, and has the height it is given or what it wants")
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
        #expect(table.headerView(forSection: 0) == nil && title(table, 2) == "Three")
        #expect(!data.heard.contains("header title 0") && data.heard.contains("header title 2"))
    }

    @Test("Room without a view is left where the delegate gives a height and nothing else")
    func room() {
        owner.height = { CGFloat($0 == 0 ? 0 : 30) }
        let table = show(Teams([1, 1]))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(0))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(44 + 22 + 30))
        #expect(!owner.heard.contains("comes 1"))
    }

    @Test("A header of several lines, and of large text, is as high as its words")
    func severalLines() throws {
        let words = Array(repeating: "words", count: 40).joined(separator: " ")
        let table = show(Teams([1], headers: [words]), .grouped)
        let label = try #require(table.headerView(forSection: 0)?.textLabel)
        let height = table.rectForHeader(inSection: 0).height
        #expect(label.frame.height > 40 && height >= label.frame.maxY)
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        screen.advance(by: 0.2)
        #expect(table.rectForHeader(inSection: 0).height > height * 1.5)
        #expect(table.rectForHeader(inSection: 0).height >= label.frame.maxY)
    }

    // MARK: Questions

    @Test("153: heights are automatic unless set, and estimates are made")
    func defaults() {
        let table = UITableView()
        for height in [
            table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedSectionHeaderHeight,
            table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding,
        ] { #expect(height == UITableView.automaticDimension) }
        #expect(table.sectionIndexMinimumDisplayRowCount == 0 && table.sectionIndexColor == nil)
    }

    @Test("158: a section's header is asked for after the rows: its height, its view, its title")
    func order() {
        let data = Teams([2], headers: ["One"])
        owner.view = { _, _ in
            data.heard.append("view")
            return nil
        }
        owner.height = { _ in
            data.heard.append("height")
            return UITableView.automaticDimension
        }
        _ = show(data)
        #expect(
            data.heard.filter { $0 != "footer title 0" }.prefix(5) == [
                "cell 0-0", "cell 0-1", "height", "view", "header title 0",
            ])
        #expect(owner.heard.last == "comes 0")
    }

    @Test("Only the headers that show are asked for, however many sections there are")
    func cost() {
        let data = Teams(Array(repeating: 3, count: 10_000), headers: Array(repeating: "Title", count: 10_000))
        let table = show(data)
        #expect(data.heard.filter { $0.hasPrefix("header") }.count < 5)
        data.heard = []
        table.contentOffset.y = 900_000
        screen.advance(by: 0.1)
        #expect(data.heard.filter { $0.hasPrefix("header") }.count < 5)
        #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count < 5)
    }

    @Test("Views come and go in pairs, and are used again")
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
        let came = owner.heard.filter { $0.hasPrefix("comes") }.map { $0.dropFirst(6) }
        let went = owner.heard.filter { $0.hasPrefix("gone") }.map { $0.dropFirst(5) }
        #expect(came.count > 40 && Set(came).count == came.count && Set(went).isSubset(of: Set(came)))
        #expect(came.count - went.count == table.subviews.filter { $0 is UITableViewHeaderFooterView }.count)
        table.reloadData()
        #expect(owner.heard.filter { $0.hasPrefix("gone") }.count == came.count)
    }

    private final class Badge: UITableViewHeaderFooterView {
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    @Test("A registered class makes headers, and is asked to get ready before it is used again")
    func registration() throws {
        let table = show(Teams([1]))
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") == nil)
        table.register(Badge.self, forHeaderFooterViewReuseIdentifier: "badge")
        let badge = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") as? Badge)
        #expect(badge.reuseIdentifier == "badge" && badge.reuses == 0)
        owner.view = { _, _ in badge }
        owner.height = { _ in 40 }
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.headerView(forSection: 0) === badge && badge.frame.height == CGFloat(40))
        owner.view = { _, _ in nil }
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.headerView(forSection: 0) == nil && badge.superview == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") === badge && badge.reuses == 1)
        table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "badge")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "badge") == nil)
    }

    // MARK: Places

    @Test("179: a section's rectangle covers header, rows and footer")
    func section() {
        let table = show(Teams([2, 1], headers: ["One"], footers: ["Below"]), .grouped)
        let section = table.rect(forSection: 0)
        #expect(section.minY == table.rectForHeader(inSection: 0).minY)
        #expect(section.maxY == table.rectForFooter(inSection: 0).maxY)
        #expect(table.rectForFooter(inSection: 0).minY == table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY)
        #expect(table.rectForHeader(inSection: 9) == .zero && table.rectForFooter(inSection: -1) == .zero)
    }

    @Test("189: a plain header stays at the top until its section's end pushes it out; a grouped one scrolls away")
    func floating() throws {
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
            // The rows end at 490: 14 points of them are left to see.
            table.contentOffset.y = 490 - 14
            table.layoutIfNeeded()
            #expect(top(0) == CGFloat(-14) && top(1) == CGFloat(14 + 22))
            table.contentOffset.y = 600
            table.layoutIfNeeded()
            #expect(top(0) == nil && top(1) == CGFloat(0))
            table.contentOffset.y = -60
            table.layoutIfNeeded()
            #expect(top(0) == CGFloat(60 + 22))
        }
    }

    @Test("A plain footer stays at the bottom while its rows are there, and below an inset's edge")
    func floatingFooter() throws {
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

    @Test("Rows pass under a header that stays, and the header has the touch")
    func above() throws {
        let table = show(Teams([20], headers: ["One"]), delegate: false)
        table.contentOffset.y = 130
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        let hit = try #require(table.hitTest(CGPoint(x: 100, y: table.bounds.minY + 10), with: nil))
        #expect(hit.isDescendant(of: header))
        let pixels = try #require(screen.capture().cgImage)
        // The second half of row 0 lies under the header's ground.
        let ground = pixels.pixel(x: 300 * 2, y: 3 * 2)
        #expect(ground.r == 255 && ground.g == 255 && ground.b == 255)
    }

    @Test("A row that is scrolled to the top comes to lie below its header, and a section begins with its header")
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

    @Test("What shows keeps its place while headers above are found higher than they were taken to be")
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

    // MARK: Styles

    @Test("200: rows of inset groups have room at both sides and round ends; the last row has no line")
    func insetGrouped() throws {
        let table = show(Teams([3, 1], headers: ["One", "Two"]), .insetGrouped)
        func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
            try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == CGFloat(20))
        #expect(try cell(0).frame.width == CGFloat(350))
        #expect(try cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(try cell(0).layer.cornerRadius == CGFloat(10) && cell(1).layer.cornerRadius == CGFloat(0))
        #expect(try cell(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(try cell(0, 1).layer.maskedCorners.rawValue == 15)
        #expect(table.backgroundColor == .systemGroupedBackground)
        #expect(try cell(1).backgroundColor == .secondarySystemGroupedBackground)
        // The corner shows the ground, the row's middle its own colour, and nothing is drawn below the last row.
        let pixels = try #require(screen.capture().cgImage)
        let scale = 2
        let top = Int(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
        #expect(pixels.pixel(x: 20 * scale, y: top * scale).r == 242)
        #expect(pixels.pixel(x: 200 * scale, y: (top + 20) * scale).r == 255)
        let bottom = Int(table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY)
        #expect(pixels.pixel(x: 200 * scale, y: bottom * scale - 1).r == 255)
    }

    @Test("Grouped rows have lines from edge to edge above the first and below the last")
    func groupedLines() throws {
        let table = show(Teams([2], headers: ["One"]), .grouped)
        let pixels = try #require(screen.capture().cgImage)
        let rows = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let (top, middle) = (Int(rows.minY * 2), Int(rows.maxY * 2))
        let bottom = Int((rows.maxY + 44) * 2)
        #expect(pixels.pixel(x: 2, y: top).r < 240 && pixels.pixel(x: 2, y: bottom - 1).r < 240)
        #expect(pixels.pixel(x: 2, y: middle - 1).r == 255)
        #expect(pixels.pixel(x: 120, y: middle - 1).r < 240)
    }

    @Test("A row that joins or leaves a group's end takes or loses the round corners; the app's colour stays")
    func cornersFollow() throws {
        let data = Teams([2])
        let table = show(data, .insetGrouped)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        first.backgroundColor = .red
        data.counts = [3]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        try screen.settle()
        #expect(first.layer.cornerRadius == CGFloat(0) && first.backgroundColor == .red && !first.clipsToBounds)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.cornerRadius == CGFloat(10))
    }

    // MARK: Configurations

    @Test("A header is configured as a cell is: by content, by background, and for its state")
    func configuration() throws {
        owner.view = { table, _ in
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = view.defaultContentConfiguration()
            content.text = "Configured"
            content.secondaryText = "In two lines"
            view.contentConfiguration = content
            return view
        }
        let table = show(Teams([20, 2]))
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel == nil && header.detailTextLabel == nil)
        #expect(header.contentView is UIListContentView && header.frame.height > 40)
        #expect(header.defaultContentConfiguration() == .plainHeader())
        #expect(header.defaultBackgroundConfiguration() == .listPlainHeaderFooter())
        #expect(header.automaticallyUpdatesContentConfiguration && header.automaticallyUpdatesBackgroundConfiguration)
        var states: [Bool] = []
        header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
        screen.advance(by: 0.1)
        table.contentOffset.y = 100
        screen.advance(by: 0.1)
        #expect(states == [false, true] && header.configurationState.isPinned)
        #expect(header.configurationUpdateHandler != nil && header.backgroundConfiguration != nil)
        header.contentConfiguration = nil
        #expect(header.textLabel != nil && !(header.contentView is UIListContentView))
    }

    @Test("A background view takes the place of the background's configuration, and the other way round")
    func backgrounds() throws {
        let table = show(Teams([2], headers: ["One"]), .grouped)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.backgroundConfiguration == .listGroupedHeaderFooter())
        let view = UIView()
        header.backgroundView = view
        screen.advance(by: 0.1)
        #expect(header.backgroundConfiguration == nil && view.superview === header && view.frame == header.bounds)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        header.backgroundConfiguration = background
        screen.advance(by: 0.1)
        #expect(header.backgroundView == nil && view.superview == nil)
        let pixels = try #require(screen.capture().cgImage)
        let pixel = pixels.pixel(x: 700, y: 10)
        #expect(pixel.r > 200 && pixel.g < 100)
    }

    private final class Counting: UITableViewHeaderFooterView {
        var updates = 0
        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            updates += 1
        }
    }

    @Test("A subclass is asked to update once for several changes before a layout")
    func updatesOfConfiguration() {
        let view = Counting(reuseIdentifier: nil)
        owner.view = { _, _ in view }
        let table = show(Teams([2]))
        let before = view.updates
        for _ in 0..<3 { view.setNeedsUpdateConfiguration() }
        screen.advance(by: 0.1)
        #expect(view.updates == before + 1 && table.headerView(forSection: 0) === view)
        view.automaticallyUpdatesContentConfiguration = false
        view.automaticallyUpdatesBackgroundConfiguration = false
        #expect(!view.automaticallyUpdatesContentConfiguration && !view.automaticallyUpdatesBackgroundConfiguration)
    }

    @Test("In a wide table text keeps to a readable width where that is asked for")
    func readableWidth() throws {
        screen.size = CGSize(width: 1200, height: 440)
        let table = show(Teams([2], headers: ["One"]), delegate: false)
        table.frame = CGRect(x: 0, y: 0, width: 1200, height: 440)
        screen.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        func left(_ view: UIView?) -> CGFloat? { view?.convert(CGPoint.zero, to: table).x }
        #expect(left(cell.textLabel) == CGFloat(20) && !table.cellLayoutMarginsFollowReadableWidth)
        table.cellLayoutMarginsFollowReadableWidth = true
        screen.advance(by: 0.1)
        #expect(left(cell.textLabel) == CGFloat((1200 - 672) / 2))
        #expect(left(table.headerView(forSection: 0)?.textLabel) == CGFloat((1200 - 672) / 2))
        var content = cell.defaultContentConfiguration()
        content.text = "Configured"
        cell.contentConfiguration = content
        screen.advance(by: 0.1)
        let list = try #require(cell.contentView as? UIListContentView)
        #expect(list.textLayoutGuide.map { list.convert($0.layoutFrame, to: table).minX } == CGFloat((1200 - 672) / 2))
    }

    // MARK: Updates

    @Test(
        "Headers follow their sections through updates, and the screen is as after a reload", arguments: [true, false])
    func updates(animated: Bool) throws {
        let data = Teams([2, 2, 2], headers: ["A", "B", "C"])
        let table = show(data)
        let b = try #require(table.headerView(forSection: 1))
        data.counts = [1, 2, 2, 4]
        data.headers = ["C", "New", "B", "A"]
        func change() {
            table.performBatchUpdates {
                table.moveSection(0, toSection: 3)
                table.moveSection(2, toSection: 0)
                table.insertSections([1], with: .fade)
                table.insertRows(at: [IndexPath(row: 2, section: 3), IndexPath(row: 3, section: 3)], with: .top)
                table.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .fade)
            }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
        try screen.settle()
        #expect(table.headerView(forSection: 2) === b)
        #expect((0..<4).map { title(table, $0) } == ["C", "New", "B", "A"])
        let frames = table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.frame }.sorted {
            $0.minY < $1.minY
        }
        table.reloadData()
        screen.advance(by: 0.1)
        let fresh = table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.frame }.sorted {
            $0.minY < $1.minY
        }
        #expect(frames == fresh && fresh.count == 4)
    }

    @Test("A deleted section's header fades, and is told as gone once it has")
    func deletion() throws {
        let data = Teams([2, 2], headers: ["A", "B"])
        let table = show(data)
        let header = try #require(table.headerView(forSection: 0))
        data.counts = [2]
        data.headers = ["B"]
        table.deleteSections([0], with: .fade)
        #expect(header.superview === table && !owner.heard.contains("gone 0"))
        try screen.settle()
        #expect(header.superview == nil && owner.heard.filter { $0 == "gone 0" }.count == 1)
        #expect(title(table, 0) == "B" && table.rectForHeader(inSection: 0).minY == CGFloat(22))
    }

    @Test(
        "A row carried by its grip into the next section moves that section's header out of its way",
        arguments: [UITableView.Style.plain, .insetGrouped])
    func carrying(style: UITableView.Style) throws {
        let data = Players([["A", "B"], ["C", "D"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        owner.view = { _, _ in UIView() }
        owner.height = { _ in 30 }
        (table.dataSource, table.delegate) = (data, owner)
        screen.show(table)
        table.isEditing = true
        screen.advance(by: 0.1)
        let header = try #require(table.subviews.first { $0.frame == table.rectForHeader(inSection: 1) })
        let rest = header.frame
        let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let finger = screen.touch(at: CGPoint(x: row.maxX - 24, y: row.midY))
        let below = table.rectForRow(at: IndexPath(row: 0, section: 1)).midY - 10
        finger.move(to: CGPoint(x: row.maxX - 24, y: below), duration: 0.4)
        finger.hold(0.5)
        #expect(header.frame.minY == rest.minY - 44 && cell.frame.minX == row.minX)
        finger.up()
        try screen.settle()
        #expect(data.sections == [["B"], ["C", "A", "D"]])
        #expect(header.frame == table.rectForHeader(inSection: 1) && header.frame.minY == rest.minY - 44)
    }

    // MARK: Index

    @Test("204: the index stands at the edge, and a finger on it goes from section to section")
    func index() throws {
        let letters = ["A", "B", "C", "D", "E"]
        let data = Teams(Array(repeating: 20, count: 5), headers: letters.map { $0 })
        data.index = letters
        let table = show(data)
        let strip = try #require(screen.window.hitTest(CGPoint(x: 385, y: 220), with: nil))
        #expect(strip.bounds.width == CGFloat(15) && strip.frame.maxX == CGFloat(390))
        let finger = screen.touch(at: CGPoint(x: 384, y: 220 - 2 * 14))
        #expect(data.heard.last == "index A 0")
        finger.move(to: CGPoint(x: 384, y: 220), duration: 0.1)
        screen.advance(by: 0.05)
        #expect(data.heard.contains("index C 2") && title(table, 2) == "C")
        #expect(table.rectForHeader(inSection: 2).minY - table.contentOffset.y == CGFloat(22))
        finger.move(to: CGPoint(x: 384, y: 430), duration: 0.1)
        #expect(data.heard.filter { $0.hasPrefix("index") }.last == "index E 4")
        finger.up()
        data.index = nil
        table.reloadSectionIndexTitles()
        screen.advance(by: 0.05)
        #expect(screen.window.hitTest(CGPoint(x: 385, y: 220), with: nil) !== strip && strip.superview == nil)
    }

    @Test("The index shows from the number of rows on that is asked for, and at the other side in Arabic")
    func indexRules() throws {
        let data = Teams([20, 20], headers: ["A", "B"])
        data.index = ["A", "B"]
        let table = show(data)
        func strip(_ x: CGFloat) -> Bool { screen.window.hitTest(CGPoint(x: x, y: 220), with: nil)?.bounds.width == 15 }
        #expect(strip(385))
        table.sectionIndexMinimumDisplayRowCount = 41
        #expect(!strip(385))
        table.sectionIndexMinimumDisplayRowCount = 40
        #expect(strip(385))
        screen.traits.layoutDirection = .rightToLeft
        screen.advance(by: 0.1)
        #expect(strip(5) && !strip(385))
    }

    @Test("Every requirement has a view for it: a class that is no header is refused")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UITableView().register(UILabel.self, forHeaderFooterViewReuseIdentifier: "x")
        }
    }
}
