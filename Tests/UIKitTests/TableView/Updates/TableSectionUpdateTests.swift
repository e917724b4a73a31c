// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Section updates and section index") @MainActor
struct TableSectionUpdateTests: SectionsSuite {
    let screen = makeScreen()
    let owner = HeaderOwner()

    // MARK: Updates

    @Test(
        "Headers follow their sections through updates, with the frames as after a reload", arguments: [true, false])
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
        #expect(frames == fresh)
        #expect(fresh.count == 4)
    }

    @Test("A deleted section's header fades, and gets didEndDisplaying after the animation")
    func deletion() throws {
        let data = Teams([2, 2], headers: ["A", "B"])
        let table = show(data)
        let header = try #require(table.headerView(forSection: 0))
        data.counts = [2]
        data.headers = ["B"]
        table.deleteSections([0], with: .fade)
        #expect(header.superview === table)
        #expect(!owner.calls.contains("gone 0"))
        try screen.settle()
        #expect(header.superview == nil)
        #expect(owner.calls.filter { $0 == "gone 0" }.count == 1)
        #expect(title(table, 0) == "B")
        #expect(table.rectForHeader(inSection: 0).minY == CGFloat(22))
    }

    @Test(
        "A row dragged by its reorder control into the next section moves that section's header up",
        arguments: [UITableView.Style.plain, .insetGrouped])
    func reordering(style: UITableView.Style) throws {
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
        #expect(header.frame.minY == rest.minY - 44)
        #expect(cell.frame.minX == row.minX)
        finger.up()
        try screen.settle()
        #expect(data.sections == [["B"], ["C", "A", "D"]])
        #expect(header.frame == table.rectForHeader(inSection: 1))
        #expect(header.frame.minY == rest.minY - 44)
    }

    // MARK: Index

    @Test("204: the section index is at the edge, and a finger on it scrolls from section to section")
    func index() throws {
        let letters = ["A", "B", "C", "D", "E"]
        let data = Teams(Array(repeating: 20, count: 5), headers: letters.map { $0 })
        data.index = letters
        let table = show(data)
        let strip = try #require(screen.window.hitTest(CGPoint(x: 385, y: 220), with: nil))
        #expect(strip.bounds.width == CGFloat(15))
        #expect(strip.frame.maxX == CGFloat(390))
        let finger = screen.touch(at: CGPoint(x: 384, y: 220 - 2 * 14))
        #expect(data.calls.last == "index A 0")
        finger.move(to: CGPoint(x: 384, y: 220), duration: 0.1)
        screen.advance(by: 0.05)
        #expect(data.calls.contains("index C 2"))
        #expect(title(table, 2) == "C")
        #expect(table.rectForHeader(inSection: 2).minY - table.contentOffset.y == CGFloat(22))
        finger.move(to: CGPoint(x: 384, y: 430), duration: 0.1)
        #expect(data.calls.filter { $0.hasPrefix("index") }.last == "index E 4")
        finger.up()
        data.index = nil
        table.reloadSectionIndexTitles()
        screen.advance(by: 0.05)
        #expect(screen.window.hitTest(CGPoint(x: 385, y: 220), with: nil) !== strip)
        #expect(strip.superview == nil)
    }

    @Test("The index needs sectionIndexMinimumDisplayRowCount rows, and is at the left in right-to-left layout")
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
        #expect(strip(5))
        #expect(!strip(385))
    }

    @Test("The index has the colours that the app sets, with another background while a finger is on it")
    func indexColors() throws {
        let data = Teams([20, 20], headers: ["A", "B"])
        data.index = ["A", "B"]
        let table = show(data)
        let strip = try #require(screen.window.hitTest(CGPoint(x: 385, y: 220), with: nil))
        func letters() -> [UIColor?] { strip.subviews.compactMap { ($0 as? UILabel)?.textColor } }
        #expect(letters() == [table.tintColor, table.tintColor])
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .yellow
        table.sectionIndexTrackingBackgroundColor = .green
        #expect(letters() == [.red, .red])
        #expect(strip.backgroundColor == .yellow)
        let finger = screen.touch(at: CGPoint(x: 385, y: 220))
        #expect(strip.backgroundColor == .green)
        finger.up()
        #expect(strip.backgroundColor == .yellow)
    }

    @Test("Registering a class that is not a header view fails")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UITableView().register(UILabel.self, forHeaderFooterViewReuseIdentifier: "x")
        }
    }

    @Test("The first section's header loses its extra height if a section is inserted before it, off screen")
    func firstOffScreen() throws {
        let data = Teams([20, 20, 20], headers: ["A", "B", "C"])
        let table = show(data, .grouped)
        table.estimatedSectionHeaderHeight = 0
        screen.advance(by: 0.1)
        table.contentOffset.y = 1200
        screen.advance(by: 0.1)
        (data.counts, data.headers) = ([20, 20, 20, 20], ["New", "A", "B", "C"])
        table.insertSections([0], with: .none)
        try screen.settle()
        func heights() -> [CGFloat] { (0..<4).map { table.rectForHeader(inSection: $0).height } }
        let after = heights()
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(after == heights())
        #expect(after[0] > after[1])
        #expect(after[1] == after[2])
    }
}
