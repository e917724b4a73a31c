// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate whose headers and footers have one class, and that configures each as soon as it is dequeued.
@MainActor
private final class Edges: NSObject, UITableViewDelegate {
    var identifier = "edge"
    var fill: (UITableViewHeaderFooterView, _ isFooter: Bool, Int) -> Void = { _, _, _ in }

    private func view(_ table: UITableView, isFooter: Bool, _ section: Int) -> UIView? {
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        if let view { fill(view, isFooter, section) }
        return view
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        view(tableView, isFooter: false, section)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        view(tableView, isFooter: true, section)
    }
}

/// A header that copies `number` to `shownNumber` when its configuration updates.
private final class NumberHeader: UITableViewHeaderFooterView {
    var number = -1
    var shownNumber = -1

    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        shownNumber = number
    }
}

@Suite("Dequeued cells, headers and footers") @MainActor
struct TableDequeuedAppearanceTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 440))
    private let edges = Edges()
    private let data = Players((0..<20).map { section in (0..<3).map { "\(section)-\($0)" } })

    private func show(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: style)
        for identifier in ["player", "red"] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        }
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
        (table.dataSource, table.delegate) = (data, edges)
        screen.show(table)
        screen.advance(by: 0.1)
        return table
    }

    private func scrollThrough(_ table: UITableView) {
        for offset in [CGFloat(300), 900, 1500, 600, 0] {
            table.contentOffset.y = offset
            screen.advance(by: 0.1)
        }
    }

    @Test("A cell's default background matches the table's style: new, reused and reconfigured")
    func cells() throws {
        for (style, background) in [
            (UITableView.Style.plain, UIBackgroundConfiguration.listPlainCell()), (.grouped, .listGroupedCell()),
            (.insetGrouped, .listGroupedCell()),
        ] {
            var backgrounds: [UIBackgroundConfiguration] = []
            data.configure = { cell, _ in backgrounds.append(cell.defaultBackgroundConfiguration()) }
            let table = show(style)
            scrollThrough(table)
            table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
            #expect(backgrounds.count > 20)
            #expect(backgrounds.allSatisfy { $0 == background })
        }
    }

    @Test("Default configurations of headers and footers match the style and the kind, new and reused")
    func headersAndFooters() throws {
        for style in [UITableView.Style.plain, .grouped] {
            var (contents, backgrounds): ([UIListContentConfiguration], [UIBackgroundConfiguration]) = ([], [])
            edges.fill = { view, isFooter, section in
                let content = view.defaultContentConfiguration()
                let (header, footer): (UIListContentConfiguration, UIListContentConfiguration) =
                    style == .plain ? (.plainHeader(), .plainFooter()) : (.groupedHeader(), .groupedFooter())
                #expect(content == (isFooter ? footer : header), "\(section), footer: \(isFooter)")
                contents.append(content)
                backgrounds.append(view.defaultBackgroundConfiguration())
            }
            scrollThrough(show(style))
            #expect(contents.count > 10)
            #expect(
                backgrounds.allSatisfy {
                    $0 == (style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter())
                })
        }
    }

    @Test("A reused header updates its configuration, as a cell does (fact 334)")
    func reusedHeader() throws {
        edges.fill = { view, isFooter, section in (view as? NumberHeader)?.number = isFooter ? -1 : section }
        let table = show(.grouped)
        table.register(NumberHeader.self, forHeaderFooterViewReuseIdentifier: "number")
        edges.identifier = "number"
        table.reloadData()
        for offset in [CGFloat(0), 600, 1200, 1800] {
            table.contentOffset.y = offset
            screen.advance(by: 0.1)
            for section in 0..<20 {
                guard let header = table.headerView(forSection: section) as? NumberHeader else { continue }
                #expect(header.shownNumber == section)
            }
        }
    }

    // MARK: Height

    @Test("Reused headers are measured with the table's text size, as cells are")
    func textSize() throws {
        edges.fill = { view, _, section in
            if view.tag == 0 { view.textLabel?.font = .preferredFont(forTextStyle: .headline) }
            view.tag = 1
            view.textLabel?.text = "Header \(section)"
        }
        data.sections = (0..<20).map { section in (0..<9).map { "\(section)-\($0)" } }
        let table = show(.grouped)
        table.rowHeight = 44
        // The header and the footer of the first section are in the reuse pool when the text size changes.
        table.scrollToRow(at: IndexPath(row: 2, section: 4), at: .top, animated: false)
        screen.advance(by: 0.1)
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        screen.advance(by: 0.1)
        var seen: Set<Int> = []
        for _ in 0..<10 {
            table.contentOffset.y += 100
            screen.advance(by: 0.1)
            for section in 0..<20 {
                for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
                    guard let view, let label = view.textLabel else { continue }
                    seen.insert(section)
                    let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
                    #expect(label.bounds.height >= wanted, "\(section)")
                    #expect(label.frame.minY >= 0, "\(section)")
                    let fresh = view.sizeThatFits(CGSize(width: view.bounds.width, height: 1000)).height
                    #expect(view.bounds.height >= fresh, "\(section)")
                }
            }
        }
        #expect(seen.count > 2)
    }

    // MARK: Background colour

    @Test("Removing a background configuration restores the table's row colour, or the app's")
    func colorAfterConfiguration() throws {
        for own in [UIColor?.none, .red] {
            data.identifier = own == nil ? "player" : "red"
            data.configure = { cell, path in
                if let own, cell.tag == 0 {
                    cell.tag = 1
                    cell.backgroundColor = own
                }
                cell.backgroundConfiguration = path.section % 2 == 0 ? .listSidebarCell() : nil
            }
            let table = show(.grouped)
            for offset in stride(from: CGFloat(0), to: 2000, by: 150) {
                table.contentOffset.y = offset
                screen.advance(by: 0.1)
                for path in table.indexPathsForVisibleRows ?? [] {
                    let color = table.cellForRow(at: path)?.backgroundColor
                    #expect(color == (path.section % 2 == 0 ? nil : own ?? .secondarySystemGroupedBackground))
                }
            }
        }
    }
}
