// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A data source with titles for headers and footers, which records the table's requests.
@MainActor
final class Teams: NSObject, UITableViewDataSource {
    var counts: [Int]
    var headers: [String?]
    var footers: [String?]
    var index: [String]?
    var calls: [String] = []

    init(_ counts: [Int], headers: [String?] = [], footers: [String?] = []) {
        self.counts = counts
        self.headers = headers
        self.footers = footers
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell \(indexPath.section)-\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        calls.append("header title \(section)")
        return headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        calls.append("footer title \(section)")
        return footers.indices.contains(section) ? footers[section] : nil
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        calls.append("index \(title) \(index)")
        return index
    }
}

/// A delegate that provides the heights and views of headers, and records its callbacks.
@MainActor
final class HeaderOwner: NSObject, UITableViewDelegate {
    var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
    var view: (UITableView, Int) -> UIView? = { _, _ in nil }
    var calls: [String] = []
    /// The data source, retained here because tables reference it weakly.
    var data: Teams?

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        calls.append("height \(section)")
        return height(section)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        calls.append("view \(section)")
        return view(tableView, section)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        calls.append("comes \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        calls.append("gone \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        calls.append("footer comes \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        calls.append("footer gone \(section)")
    }
}

/// A test suite with a screen of 390 by 440 points, and helpers for tables with sections.
@MainActor
protocol SectionsSuite {
    var screen: TestScreen { get }
    var owner: HeaderOwner { get }
}

extension SectionsSuite {
    static func makeScreen() -> TestScreen { TestScreen(size: CGSize(width: 390, height: 440), scale: 2) }

    func show(_ data: Teams, _ style: UITableView.Style = .plain, delegate: Bool = true) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = data
        owner.data = data
        if delegate { table.delegate = owner }
        screen.show(table)
        screen.advance(by: 0.1)
        return table
    }

    func title(_ table: UITableView, _ section: Int) -> String? {
        table.headerView(forSection: section)?.textLabel?.text
    }
}
