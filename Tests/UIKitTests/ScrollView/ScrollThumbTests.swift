// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Dragging the thumb of a scroll bar") @MainActor
struct ScrollThumbTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 400))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func show(_ content: CGSize = CGSize(width: 300, height: 4000)) {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content
        screen.show(scrollView)
    }

    /// The frames of the visible scroll bars in the window, the vertical one first.
    private var bars: [CGRect] {
        scrollView.subviews.filter { $0.layer.zPosition >= 1_000_000 }.map { scrollView.convert($0.frame, to: nil) }
            .sorted { $0.height > $1.height }
    }

    @Test("A pointer at the edge shows a wide scroll bar, which disappears when the pointer leaves")
    func hover() throws {
        show()
        screen.mouse.move(to: CGPoint(x: 150, y: 200))
        screen.advance(by: 0.1)
        #expect(bars == [])
        screen.mouse.move(to: CGPoint(x: 294, y: 200))
        screen.advance(by: 0.1)
        let bar = try #require(bars.first)
        #expect(bar.width == 8)
        #expect(bar.minY == 3)
        #expect(bar.maxX == 297)
        screen.advance(by: 5)
        #expect(bars.count == 1)
        screen.mouse.move(to: CGPoint(x: 200, y: 200))
        try screen.settle()
        #expect(bars == [])
    }

    @Test("A mouse drags the content to both ends and no further, and the thumb stays under the pointer")
    func mouse() throws {
        show()
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 0, dy: 177), duration: 0.2)
        screen.advance(by: 0.1)
        let bar = try #require(bars.first)
        #expect(abs(bar.minY - 180) < 0.6, "\(bar)")
        #expect(abs(scrollView.contentOffset.y - 1797) < 1)
        screen.mouse.move(to: CGPoint(x: 294, y: 900), duration: 0.2)
        #expect(scrollView.contentOffset.y == 3600)
        screen.mouse.move(to: CGPoint(x: 20, y: -900), duration: 0.2)
        #expect(scrollView.contentOffset.y == 0)
        screen.mouse.release()
        try screen.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("A finger that rests on the thumb drags it, and one that moves at once scrolls as usual")
    func finger() throws {
        show()
        scrollView.flashScrollIndicators()
        screen.advance(by: 0.05)
        let finger = screen.touch(at: CGPoint(x: 292, y: 20))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(scrollView.contentOffset.y > 900)
        finger.up()
        try screen.settle()
        let pulled = scrollView.contentOffset.y
        scrollView.flashScrollIndicators()
        screen.advance(by: 0.05)
        let other = screen.touch(at: CGPoint(x: 292, y: bars.first?.midY ?? 0))
        other.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
        #expect(scrollView.contentOffset.y < pulled)
        other.cancel()
    }

    @Test("Without a visible bar, with scrolling disabled or by the secondary button no thumb is dragged")
    func nothing() {
        show()
        let finger = screen.touch(at: CGPoint(x: 292, y: 20))
        finger.hold(0.5)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(scrollView.contentOffset.y <= 0)
        finger.up()
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        screen.advance(by: 0.5)
        screen.mouse.press(button: 2)
        screen.mouse.move(by: CGVector(dx: 0, dy: 100), duration: 0.1)
        screen.mouse.release()
        #expect(scrollView.contentOffset.y <= 0)
        scrollView.isScrollEnabled = false
        screen.mouse.move(to: CGPoint(x: 294, y: 12))
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 0, dy: 100), duration: 0.1)
        screen.mouse.release()
        #expect(scrollView.contentOffset.y <= 0)
    }

    @Test("The horizontal bar drags sideways, and from right to left the vertical one is at the left")
    func directions() throws {
        show(CGSize(width: 3000, height: 4000))
        screen.mouse.move(to: CGPoint(x: 10, y: 394))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 100, dy: 0), duration: 0.1)
        screen.mouse.release()
        #expect(scrollView.contentOffset.x > 900)
        #expect(scrollView.contentOffset.y == 0)
        screen.traits.layoutDirection = .rightToLeft
        screen.mouse.move(to: CGPoint(x: 6, y: 10))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 0, dy: 100), duration: 0.1)
        screen.mouse.release()
        #expect(scrollView.contentOffset.y > 900)
    }

    @Test("A thumb released between two pages or past the edge settles on a valid offset")
    func rest() throws {
        show(CGSize(width: 300, height: 2000))
        scrollView.isPagingEnabled = true
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(scrollView.contentOffset.y.truncatingRemainder(dividingBy: 400) != 0)
        screen.mouse.release()
        try screen.settle()
        #expect(scrollView.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
        scrollView.isPagingEnabled = false
        scrollView.contentOffset.y = -60
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.release()
        try screen.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("Disabling scrolling or removing the view ends a thumb drag, and no bar is left")
    func ends() throws {
        show()
        func press() {
            screen.mouse.move(to: CGPoint(x: 294, y: bars.first.map { $0.midY } ?? 10))
            screen.advance(by: 0.1)
            screen.mouse.press()
            screen.mouse.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
        }
        press()
        screen.mouse.move(to: CGPoint(x: 150, y: 200), duration: 0.1)
        screen.mouse.release()
        try screen.settle()
        #expect(bars == [])
        scrollView.contentOffset.y = 0
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        press()
        scrollView.isScrollEnabled = false
        let offset = scrollView.contentOffset.y
        #expect(offset > 0)
        screen.mouse.move(by: CGVector(dx: 0, dy: 50), duration: 0.1)
        #expect(scrollView.contentOffset.y == offset)
        screen.mouse.release()
        scrollView.isScrollEnabled = true
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        press()
        let parent = try #require(scrollView.superview)
        scrollView.removeFromSuperview()
        screen.mouse.move(by: CGVector(dx: 0, dy: 50), duration: 0.1)
        screen.mouse.release()
        try screen.settle()
        parent.addSubview(scrollView)
        try screen.settle()
        #expect(bars == [])
    }

    @Test("The scroll bar of a table is beside its section index")
    func index() throws {
        @MainActor final class Sections: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 26 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { (0..<26).map { "\($0)" } }
        }
        let sections = Sections()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = sections
        screen.show(table)
        screen.mouse.move(to: CGPoint(x: 280, y: 10))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        screen.mouse.release()
        #expect(table.contentOffset.y > 1000)
        let bar = try #require(table.subviews.first { $0.layer.zPosition >= 1_000_000 && $0.frame.height > 20 })
        #expect(bar.frame.maxX <= 285)
        // While rows are edited, the reorder controls take the place of the index.
        let index = try #require(table.parts.sectionIndex)
        #expect(!index.isHidden)
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        #expect(index.isHidden)
        #expect(!screen.describeAccessibility().contains("Section Index"))
        table.setEditing(false, animated: false)
        screen.advance(by: 0.1)
        #expect(!index.isHidden)
    }

    @Test("The app neither sees nor removes the recognizers of the thumb")
    func hidden() throws {
        show()
        let count = try #require(scrollView.gestureRecognizers?.count)
        scrollView.gestureRecognizers = scrollView.gestureRecognizers
        #expect(scrollView.gestureRecognizers?.count == count)
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 0, dy: 177), duration: 0.2)
        #expect(scrollView.contentOffset.y > 1000)
        screen.mouse.release()
    }

    @Test("The row under a dragged thumb is not highlighted, and the thumb reaches the last of a million rows")
    func rows() throws {
        @MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var calls: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                var content = UIListContentConfiguration.cell()
                content.text = Array(repeating: "\(indexPath.row)", count: 1 + indexPath.row % 4).joined(
                    separator: "\n")
                cell.contentConfiguration = content
                return cell
            }
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls.append("lit") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("selected") }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        screen.show(table)
        screen.mouse.move(to: CGPoint(x: 294, y: 10))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.mouse.move(to: CGPoint(x: 294, y: 210), duration: 0.3)
        let middle = try #require(table.indexPathsForVisibleRows?.first?.row)
        #expect(middle > 300_000)
        #expect(middle < 700_000)
        screen.mouse.move(to: CGPoint(x: 294, y: 420), duration: 0.3)
        screen.mouse.release()
        try screen.settle()
        let last = IndexPath(row: 999_999, section: 0)
        #expect(abs(table.rectForRow(at: last).maxY - table.bounds.maxY) <= 0.5)
        #expect(rows.calls == [])
    }
}
