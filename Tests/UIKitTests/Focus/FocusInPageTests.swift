// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Focus in scrolling pages") @MainActor
struct FocusInPageTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let data = Players(count: 40)

    private func isInSight(_ rect: CGRect, of view: UIView) -> Bool {
        CGRect(origin: .zero, size: screen.size).contains(view.convert(rect, to: nil))
    }

    /// Shows a page with a button and, below the button, a table of 40 rows that is `height` points high.
    private func show(
        on page: UIScrollView, buttonAt origin: CGPoint, tableAt top: CGFloat, height: CGFloat
    ) -> (button: UIButton, table: UITableView) {
        let table = UITableView(frame: CGRect(x: 0, y: top, width: 320, height: height))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.rowHeight = 44
        table.dataSource = data
        let button = UIButton(type: .system)
        button.setTitle("Above", for: .normal)
        button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 44))
        page.contentSize = CGSize(width: 320, height: table.frame.maxY)
        page.addSubview(button)
        page.addSubview(table)
        screen.show(page)
        screen.advance(by: 0.1)
        return (button, table)
    }

    @Test("Arrow keys scroll each row of a full-height table into view, and Tab returns to the last focused row")
    func rows() throws {
        let (button, table) = show(on: page, buttonAt: .zero, tableAt: 60, height: 40 * 44)
        table.remembersLastFocusedIndexPath = true
        while table.indexPathForSelectedRow == nil, !(focused is UITableViewCell) { screen.press(.tab) }
        for row in 1..<30 {
            screen.press(.downArrow)
            screen.advance(by: 0.5)
            #expect(table.indexPath(for: try #require(focused as? UITableViewCell))?.row == row)
            #expect(isInSight(table.rectForRow(at: IndexPath(row: row, section: 0)), of: table), "\(row)")
        }
        screen.press(.tab, modifiers: .shift)
        try screen.settle()
        #expect(focused === button)
        #expect(isInSight(button.bounds, of: button))
        screen.press(.tab)
        try screen.settle()
        #expect(isInSight(table.rectForRow(at: IndexPath(row: 29, section: 0)), of: table))
    }

    @Test("A focus move scrolls the page once: to the whole list if it fits, otherwise to the row")
    func once() throws {
        final class CountingPage: UIScrollView {
            var scrolls = 0

            override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
                scrolls += 1
                super.scrollRectToVisible(rect, animated: animated)
            }
        }
        for height in [200, 40 * 44] as [CGFloat] {
            let page = CountingPage(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let (button, table) = show(on: page, buttonAt: CGPoint(x: 20, y: 20), tableAt: 440, height: height)
            screen.press(.tab)
            #expect(button.isFocused)
            #expect(page.scrolls == 0)
            screen.press(.tab)
            try screen.settle()
            let row = try #require(UIFocusSystem.focusSystem(for: page)?.focusedItem as? UITableViewCell)
            let wanted = height < 480 ? table.frame : row.convert(row.bounds, to: page)
            #expect(page.scrolls == 1, "\(height): \(page.scrolls) \(page.bounds)")
            #expect(page.bounds.contains(wanted), "\(height): \(page.scrolls) \(page.bounds)")
            for row in 1..<12 {
                page.scrolls = 0
                screen.press(.downArrow)
                try screen.settle()
                let path = IndexPath(row: row, section: 0)
                #expect(page.scrolls <= 1)
                #expect(page.bounds.contains(table.convert(table.rectForRow(at: path), to: page)))
            }
        }
    }

    @Test("Content that is scrolled up beyond the item above its scroll view still follows it in tab order")
    func order() throws {
        let (above, long) = (Stop(frame: CGRect(x: 0, y: 20, width: 320, height: 44)), Stop())
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
        long.frame = CGRect(x: 0, y: 0, width: 320, height: 1000)
        list.contentSize = long.frame.size
        list.contentOffset.y = 500
        list.addSubview(long)
        let below = Stop(frame: CGRect(x: 0, y: 320, width: 320, height: 44))
        let ground = UIView(frame: CGRect(origin: .zero, size: screen.size))
        for view in [below, list, above] { ground.addSubview(view) }
        screen.show(ground)
        screen.advance(by: 0.1)
        for stop in [above, long, below] {
            screen.press(.tab)
            screen.advance(by: 0.5)
            #expect(UIFocusSystem.focusSystem(for: ground)?.focusedItem === stop)
        }
    }

    // MARK: Scroll views without focusable items

    /// Shows a page with a button and a column of scroll views, one for each content size, each with a label.
    private func show(contents: [CGSize]) -> (button: UIButton, areas: [UIScrollView]) {
        let button = UIButton(type: .system)
        button.setTitle("Above", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        page.addSubview(button)
        let areas = contents.enumerated().map { index, size in
            let area = UIScrollView(frame: CGRect(x: 20, y: 60 + CGFloat(index) * 220, width: 280, height: 200))
            area.addSubview(UILabel(frame: CGRect(origin: .zero, size: size)))
            area.contentSize = size
            page.addSubview(area)
            return area
        }
        page.contentSize = CGSize(width: 320, height: 60 + CGFloat(contents.count) * 220)
        screen.show(page)
        screen.advance(by: 0.1)
        return (button, areas)
    }

    @Test("Tab focuses each scrollable view without focusable items, and keys scroll it")
    func scrollViews() throws {
        let (button, areas) = show(contents: [
            CGSize(width: 900, height: 200), CGSize(width: 280, height: 200), CGSize(width: 280, height: 900),
        ])
        screen.press(.tab)
        #expect(focused === button)
        screen.press(.tab)
        screen.press(.rightArrow)
        try screen.settle()
        #expect(focused === areas[0])
        #expect(areas[0].contentOffset == CGPoint(x: 40, y: 0))
        screen.press(.tab)
        try screen.settle()
        #expect(focused === areas[2])
        #expect(page.bounds.contains(areas[2].frame))
        let offset = page.contentOffset
        screen.press(.pageDown)
        try screen.settle()
        #expect(areas[2].contentOffset.y > 100)
        #expect(page.contentOffset == offset)
        screen.press(.tab)
        #expect(focused === button)
    }

    @Test("The ring of a scroll view stays around its visible part while keys scroll it")
    func ringOfScrollView() throws {
        let (_, areas) = show(contents: [CGSize(width: 280, height: 900)])
        for _ in 0..<2 { screen.press(.tab) }
        for _ in 0..<3 {
            let ring = try #require(areas[0].subviews.first { $0 is FocusRing })
            #expect(areas[0].bounds.contains(ring.frame))
            #expect(ring.frame.height > 180)
            screen.press(.downArrow)
            try screen.settle()
        }
        #expect(areas[0].contentOffset.y == 120)
    }

    @Test("Tab skips scroll views that keys may not scroll")
    func refusingScrollViews() {
        let (button, areas) = show(contents: [CGSize(width: 280, height: 900), CGSize(width: 280, height: 900)])
        areas[0].isScrollEnabled = false
        areas[1].allowsKeyboardScrolling = false
        for _ in 0..<3 {
            screen.press(.tab)
            #expect(focused === button)
        }
    }

    // MARK: First arrow key

    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    /// Adds a scroll view 100 points high and, below it, one 300 points high to a page. Returns the two focusable items
    /// of each.
    private func showStops(in page: UIScrollView) -> [[UIView]] {
        [CGRect(x: 0, y: 20, width: 320, height: 100), CGRect(x: 0, y: 140, width: 320, height: 300)].map { frame in
            let area = UIScrollView(frame: frame)
            page.addSubview(area)
            return [0, 60].map { y in
                let stop = Stop(frame: CGRect(x: 0, y: y, width: 100, height: 40))
                area.addSubview(stop)
                return stop
            }
        }
    }

    @Test("The first arrow key focuses the first item of the page's largest scroll view, not of the topmost")
    func firstArrow() {
        let stops = showStops(in: page)
        screen.show(page)
        screen.advance(by: 0.1)
        screen.press(.downArrow)
        #expect(focused === stops[1][0])
    }

    @Test("The first arrow key focuses the preferred environment of the page's controller")
    func firstArrowToPreferred() {
        final class Page: UIViewController {
            var wanted: [any UIFocusEnvironment] = []
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted }
        }
        let controller = Page()
        controller.view.addSubview(page)
        controller.wanted = [showStops(in: page)[0][1]]
        screen.show(controller)
        screen.advance(by: 0.1)
        screen.press(.downArrow)
        #expect(focused === controller.wanted[0])
    }

    private var focused: UIView? { UIFocusSystem.focusSystem(for: page)?.focusedItem as? UIView }
}
