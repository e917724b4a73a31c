// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Safe area below a navigation bar") struct NavigationSafeAreaTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let root = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
    }

    private func onScreen(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    private func top(_ top: CGFloat, bottom: CGFloat = 0) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    @Test func viewExtendsUnderTheBar() {
        #expect(onScreen(root) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.safeAreaInsets == top(44))
        #expect(navigation.view.safeAreaInsets == .zero)
        #expect(navigation.navigationBar.isTranslucent)
    }

    @Test func barIsBelowTheNotch() {
        screen.safeAreaInsets = top(47, bottom: 34)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(root.view.safeAreaInsets == top(91, bottom: 34))
        navigation.setNavigationBarHidden(true, animated: false)
        screen.advance(by: 0.1)
        #expect(root.view.safeAreaInsets == top(47, bottom: 34))
        // The area above the bar has the bar's colour.
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.navigationBar.barTintColor = .red
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 100, y: 10)).red == 1)
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 100, y: 85)).red == 1)
    }

    @Test func viewStartsBelowAnOpaqueBarUnlessItIncludesIt() {
        navigation.navigationBar.isTranslucent = false
        screen.advance(by: 0.1)
        #expect(onScreen(root) == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(root.view.safeAreaInsets == .zero)
        root.extendedLayoutIncludesOpaqueBars = true
        screen.advance(by: 0.1)
        #expect(onScreen(root).minY == 0)
        #expect(root.view.safeAreaInsets == top(44))
    }

    @Test func viewWithoutExtendedEdgesStartsBelowTheBar() throws {
        let detail = UIViewController()
        detail.edgesForExtendedLayout = []
        navigation.pushViewController(detail, animated: true)
        try screen.settle()
        #expect(onScreen(detail) == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(detail.view.safeAreaInsets == .zero)
        navigation.popViewController(animated: true)
        try screen.settle()
        #expect(onScreen(root).minY == 0)
        #expect(root.view.safeAreaInsets == top(44))
    }

    @Test func safeAreaIsConstantDuringAPush() throws {
        final class Watcher: UIViewController {
            var tops: [CGFloat] = []
            override func viewSafeAreaInsetsDidChange() { tops.append(view.safeAreaInsets.top) }
        }
        let detail = Watcher()
        navigation.pushViewController(detail, animated: true)
        try screen.settle()
        #expect(detail.tops == [44])
        #expect(detail.view.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 0, right: 16))
    }

    @Test func tableContentStartsBelowTheBar() throws {
        let players = Players(count: 40)
        let table = UITableViewController(style: .plain)
        table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.tableView.dataSource = players
        navigation.pushViewController(table, animated: false)
        try screen.settle()
        #expect(table.tableView.adjustedContentInset.top == 44)
        #expect(table.tableView.contentOffset.y == -44)
        let first = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(table.tableView.convert(first, to: nil).minY == 44)
        withExtendedLifetime(players) {}
    }

    @Test("A covered list that exceeds its page by less than the bar keeps its offset")
    func coveredPageKeepsItsOffset() throws {
        let players = Players(count: 14)
        let table = UITableViewController(style: .plain)
        table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.tableView.dataSource = players
        table.tableView.rowHeight = 60
        navigation.setViewControllers([table], animated: false)
        try screen.settle()
        table.tableView.contentOffset.y = -4
        navigation.pushViewController(UIViewController(), animated: true)
        try screen.settle()
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        #expect(table.tableView.contentOffset.y == -4)
        try screen.settle()
        #expect(table.tableView.contentOffset.y == -4)
        // If the window's size changes while another page covers the table, the table's content offset is still
        // adjusted to the new size.
        navigation.pushViewController(UIViewController(), animated: false)
        screen.size = CGSize(width: 390, height: 1000)
        navigation.popViewController(animated: false)
        try screen.settle()
        #expect(table.tableView.contentOffset.y == -44)
        withExtendedLifetime(players) {}
    }
}
