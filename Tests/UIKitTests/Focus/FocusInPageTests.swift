// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

@Suite("The focus in what is larger than the page that it lies in") @MainActor
struct FocusInPageTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let data = Players(count: 40)

    private func isInSight(_ rect: CGRect, of view: UIView) -> Bool {
        CGRect(origin: .zero, size: screen.size).contains(view.convert(rect, to: nil))
    }

    /// Shows a page of a button and a table of 40 rows below it, which is as high as it is said to be.
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

    @Test(
        "Arrows bring each row of a table as high as its rows into sight, and tab brings back the one that had the focus"
    )
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
        #expect(focused === button && isInSight(button.bounds, of: button))
        screen.press(.tab)
        try screen.settle()
        #expect(isInSight(table.rectForRow(at: IndexPath(row: 29, section: 0)), of: table))
    }

    @Test(
        "A move of the focus scrolls what its list lies in once: to all of the list where there is room, else to the row"
    )
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
            #expect(button.isFocused && page.scrolls == 0)
            screen.press(.tab)
            try screen.settle()
            let row = try #require(UIFocusSystem.focusSystem(for: page)?.focusedItem as? UITableViewCell)
            let wanted = height < 480 ? table.frame : row.convert(row.bounds, to: page)
            #expect(page.scrolls == 1 && page.bounds.contains(wanted), "\(height): \(page.scrolls) \(page.bounds)")
            for row in 1..<12 {
                page.scrolls = 0
                screen.press(.downArrow)
                try screen.settle()
                let path = IndexPath(row: row, section: 0)
                #expect(page.scrolls <= 1 && page.bounds.contains(table.convert(table.rectForRow(at: path), to: page)))
            }
        }
    }

    @Test("What has been scrolled beyond what lies above it comes after that still")
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

    // MARK: What only scrolls

    /// Shows a page with a button and, below each other, as many scroll views of labels as there are content sizes.
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

    @Test("Tab comes by each scroll view with nothing in it that can have the focus, and keys scroll that")
    func scrollViews() throws {
        let (button, areas) = show(contents: [
            CGSize(width: 900, height: 200), CGSize(width: 280, height: 200), CGSize(width: 280, height: 900),
        ])
        screen.press(.tab)
        #expect(focused === button)
        screen.press(.tab)
        screen.press(.rightArrow)
        try screen.settle()
        #expect(focused === areas[0] && areas[0].contentOffset == CGPoint(x: 40, y: 0))
        screen.press(.tab)
        try screen.settle()
        #expect(focused === areas[2] && page.bounds.contains(areas[2].frame))
        let offset = page.contentOffset
        screen.press(.pageDown)
        try screen.settle()
        #expect(areas[2].contentOffset.y > 100 && page.contentOffset == offset)
        screen.press(.tab)
        #expect(focused === button)
    }

    @Test("The ring of a scroll view stays round what shows of it while keys scroll it")
    func ringOfScrollView() throws {
        let (_, areas) = show(contents: [CGSize(width: 280, height: 900)])
        for _ in 0..<2 { screen.press(.tab) }
        for _ in 0..<3 {
            let ring = try #require(areas[0].subviews.first { $0 is FocusRing })
            #expect(areas[0].bounds.contains(ring.frame) && ring.frame.height > 180)
            screen.press(.downArrow)
            try screen.settle()
        }
        #expect(areas[0].contentOffset.y == 120)
    }

    @Test("No key brings the focus to a scroll view that keys may not scroll")
    func refusingScrollViews() {
        let (button, areas) = show(contents: [CGSize(width: 280, height: 900), CGSize(width: 280, height: 900)])
        areas[0].isScrollEnabled = false
        areas[1].allowsKeyboardScrolling = false
        for _ in 0..<3 {
            screen.press(.tab)
            #expect(focused === button)
        }
    }

    // MARK: The first arrow

    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    /// Shows a page with a low scroll view above a high one, each with two items that can have the focus.
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

    @Test("The first arrow goes to the first item of the largest scroll view in the page, not of the topmost")
    func firstArrow() {
        let stops = showStops(in: page)
        screen.show(page)
        screen.advance(by: 0.1)
        screen.press(.downArrow)
        #expect(focused === stops[1][0])
    }

    @Test("The first arrow goes to what the page's controller prefers")
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
