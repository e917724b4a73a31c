// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Appearance and configurations of sections") @MainActor
struct TableSectionLookTests: SectionsSuite {
    let screen = makeScreen()
    let owner = HeaderOwner()

    // MARK: Styles

    @Test("200: inset grouped rows have side margins and rounded ends, and no separator below the last row")
    func insetGrouped() throws {
        let table = show(Teams([3, 1], headers: ["One", "Two"]), .insetGrouped)
        func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
            try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == CGFloat(20))
        #expect(try cell(0).frame.width == CGFloat(350))
        #expect(try cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(try cell(0).layer.cornerRadius == CGFloat(10))
        #expect(try cell(1).layer.cornerRadius == CGFloat(0))
        #expect(try cell(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(try cell(0, 1).layer.maskedCorners.rawValue == 15)
        #expect(table.backgroundColor == .systemGroupedBackground)
        #expect(try cell(1).backgroundColor == .secondarySystemGroupedBackground)
        // The corner shows the table's background, and the middle of the row its own colour.
        // No separator is drawn below the last row.
        let pixels = try #require(screen.capture().cgImage)
        let scale = 2
        let top = Int(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
        #expect(pixels.pixel(x: 20 * scale, y: top * scale).r == 242)
        #expect(pixels.pixel(x: 200 * scale, y: (top + 20) * scale).r == 255)
        let bottom = Int(table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY)
        #expect(pixels.pixel(x: 200 * scale, y: bottom * scale - 1).r == 255)
    }

    @Test("Grouped rows have separators from edge to edge above the first row and below the last")
    func groupedLines() throws {
        let table = show(Teams([2], headers: ["One"]), .grouped)
        let pixels = try #require(screen.capture().cgImage)
        let rows = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let (top, middle) = (Int(rows.minY * 2), Int(rows.maxY * 2))
        let bottom = Int((rows.maxY + 44) * 2)
        #expect(pixels.pixel(x: 2, y: top).r < 240)
        #expect(pixels.pixel(x: 2, y: bottom - 1).r < 240)
        #expect(pixels.pixel(x: 2, y: middle - 1).r == 255)
        #expect(pixels.pixel(x: 120, y: middle - 1).r < 240)
    }

    @Test("The separator above a group takes a separator colour that is set later")
    func lineAboveFollows() throws {
        let table = show(Teams([2]), .grouped)
        table.separatorColor = .red
        screen.advance(by: 0.1)
        let pixels = try #require(screen.capture().cgImage)
        let top = Int(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY * 2)
        let pixel = pixels.pixel(x: 2, y: top)
        #expect(pixel.r > 200)
        #expect(pixel.g < 100)
    }

    @Test("Rows get or lose rounded corners as they join or leave a group's end, and keep the app's colour")
    func cornersFollow() throws {
        let data = Teams([2])
        let table = show(data, .insetGrouped)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        first.backgroundColor = .red
        data.counts = [3]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        try screen.settle()
        #expect(first.layer.cornerRadius == CGFloat(0))
        #expect(first.backgroundColor == .red)
        #expect(!first.clipsToBounds)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.cornerRadius == CGFloat(10))
    }

    // MARK: Configurations

    @Test("A header has content and background configurations and updates for its state, as a cell does")
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
        #expect(header.textLabel == nil)
        #expect(header.detailTextLabel == nil)
        #expect(header.contentView is UIListContentView)
        #expect(header.frame.height > 40)
        #expect(header.defaultContentConfiguration() == .plainHeader())
        #expect(header.defaultBackgroundConfiguration() == .listPlainHeaderFooter())
        #expect(header.automaticallyUpdatesContentConfiguration)
        #expect(header.automaticallyUpdatesBackgroundConfiguration)
        var states: [Bool] = []
        header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
        screen.advance(by: 0.1)
        table.contentOffset.y = 100
        screen.advance(by: 0.1)
        #expect(states == [false, true])
        #expect(header.configurationState.isPinned)
        #expect(header.configurationUpdateHandler != nil)
        #expect(header.backgroundConfiguration != nil)
        header.contentConfiguration = nil
        #expect(header.textLabel != nil)
        #expect(!(header.contentView is UIListContentView))
    }

    @Test("Setting a background view removes the background configuration, and the reverse")
    func backgrounds() throws {
        let table = show(Teams([2], headers: ["One"]), .grouped)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.backgroundConfiguration == .listGroupedHeaderFooter())
        let view = UIView()
        header.backgroundView = view
        screen.advance(by: 0.1)
        #expect(header.backgroundConfiguration == nil)
        #expect(view.superview === header)
        #expect(view.frame == header.bounds)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        header.backgroundConfiguration = background
        screen.advance(by: 0.1)
        #expect(header.backgroundView == nil)
        #expect(view.superview == nil)
        let pixels = try #require(screen.capture().cgImage)
        let pixel = pixels.pixel(x: 700, y: 10)
        #expect(pixel.r > 200)
        #expect(pixel.g < 100)
    }

    private final class Counting: UITableViewHeaderFooterView {
        var updates = 0
        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            updates += 1
        }
    }

    @Test("Several setNeedsUpdateConfiguration calls before a layout cause one update")
    func updatesOfConfiguration() {
        let view = Counting(reuseIdentifier: nil)
        owner.view = { _, _ in view }
        let table = show(Teams([2]))
        let before = view.updates
        for _ in 0..<3 { view.setNeedsUpdateConfiguration() }
        screen.advance(by: 0.1)
        #expect(view.updates == before + 1)
        #expect(table.headerView(forSection: 0) === view)
        view.automaticallyUpdatesContentConfiguration = false
        view.automaticallyUpdatesBackgroundConfiguration = false
        #expect(!view.automaticallyUpdatesContentConfiguration)
        #expect(!view.automaticallyUpdatesBackgroundConfiguration)
    }

    @Test("In a wide table text keeps to the readable width if cellLayoutMarginsFollowReadableWidth is set")
    func readableWidth() throws {
        screen.size = CGSize(width: 1200, height: 440)
        let table = show(Teams([2], headers: ["One"]), delegate: false)
        table.frame = CGRect(x: 0, y: 0, width: 1200, height: 440)
        screen.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        func left(_ view: UIView?) -> CGFloat? { view?.convert(CGPoint.zero, to: table).x }
        #expect(left(cell.textLabel) == CGFloat(20))
        #expect(!table.cellLayoutMarginsFollowReadableWidth)
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

    @Test("With cellLayoutMarginsFollowReadableWidth, inset grouped sections have the readable width")
    func readableSections() throws {
        screen.size = CGSize(width: 1200, height: 440)
        let table = show(Teams([2], headers: ["One"], footers: ["End"]), .insetGrouped, delegate: false)
        table.frame = CGRect(x: 0, y: 0, width: 1200, height: 440)
        screen.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.minX == 20)
        #expect(cell.frame.width == 1160)
        table.cellLayoutMarginsFollowReadableWidth = true
        screen.advance(by: 0.1)
        #expect(cell.frame.minX == CGFloat((1200 - 672) / 2))
        #expect(cell.frame.width == 672)
        #expect(cell.textLabel?.convert(CGPoint.zero, to: cell).x == 20)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.minX == cell.frame.minX)
        #expect(header.frame.width == 672)
        screen.size.width = 390
        table.frame.size.width = 390
        screen.advance(by: 0.1)
        #expect(cell.frame.minX == 20)
        #expect(cell.frame.width == 350)
    }
}
