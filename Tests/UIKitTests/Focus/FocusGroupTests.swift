// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Focus groups of controls and lists") @MainActor
struct FocusGroupTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 440))
    private let page = UIViewController()
    private let data = Players(count: 3)

    private func button(_ frame: CGRect) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = frame
        page.view.addSubview(button)
        return button
    }

    @Test("Arrow keys move into and out of a list that is part of the app's focus group")
    func listInGroup() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = data
        let above = button(CGRect(x: 0, y: 20, width: 390, height: 44))
        page.view.addSubview(table)
        let below = button(CGRect(x: 0, y: 320, width: 390, height: 44))
        page.view.focusGroupIdentifier = "all"
        screen.show(page)
        screen.press(.tab)
        #expect(above.isFocused)
        screen.press(.downArrow)
        #expect(table.focusedRow?.row == 0)
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(table.focusedRow?.row == 2)
        screen.press(.downArrow)
        #expect(below.isFocused)
        screen.press(.upArrow)
        #expect(table.focusedRow?.row == 2, "The row that had it last")
        for _ in 0..<2 { screen.press(.upArrow) }
        #expect(table.focusedRow?.row == 0)
        screen.press(.upArrow)
        #expect(above.isFocused)
    }

    @Test("Tab visits items scrolled out of sight with their scroll view, before the items below it")
    func scrolledOut() throws {
        let area = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        area.contentSize = CGSize(width: 390, height: 600)
        let below = [
            button(CGRect(x: 0, y: 320, width: 100, height: 44)), button(CGRect(x: 0, y: 380, width: 100, height: 44)),
        ]
        // The last of these buttons is clipped away. Without clipping, it would be between the two buttons below the
        // scroll view.
        let inside = [20, 120, 265].map { top in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: top, width: 100, height: 12)
            area.addSubview(button)
            return button
        }
        page.view.addSubview(area)
        let above = button(CGRect(x: 0, y: 40, width: 100, height: 44))
        screen.show(page)
        for stop in [above] + inside + below {
            screen.press(.tab)
            try screen.settle()
            #expect(stop.isFocused)
            area.contentOffset = .zero
        }
    }

    @Test("Tab visits the rows of a table partly out of sight before the controls in those rows")
    func tableCutOff() throws {
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        page.contentSize = CGSize(width: 390, height: 900)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = data
        let field = UITextField(frame: CGRect(x: 200, y: 5, width: 100, height: 30))
        page.addSubview(table)
        self.page.view.addSubview(page)
        screen.show(self.page)
        try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))).contentView.addSubview(field)
        page.contentOffset.y = 110
        try screen.settle()
        screen.press(.tab)
        #expect(table.focusedRow != nil)
        #expect(!field.isFocused)
        screen.press(.tab)
        #expect(field.isFocused)
    }

    @Test("A focused control with user interaction disabled ignores keys, and keeps the focus")
    func withoutInteraction() {
        var pressed = 0
        let control = button(CGRect(x: 0, y: 20, width: 100, height: 44))
        control.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
        screen.show(page)
        screen.press(.tab)
        screen.press(.space)
        #expect(pressed == 1)
        page.view.isUserInteractionEnabled = false
        screen.press(.space)
        #expect(pressed == 1)
        page.view.isUserInteractionEnabled = true
        screen.press(.space)
        #expect(pressed == 2)
        #expect(control.isFocused)
    }

    @Test("A changed focus effect is shown at once on the focused control")
    func otherEffect() throws {
        let control = button(CGRect(x: 20, y: 20, width: 100, height: 44))
        screen.show(page)
        screen.press(.tab)
        func ring() -> FocusRing? { control.subviews.lazy.compactMap { $0 as? FocusRing }.first }
        control.focusEffect = UIFocusHaloEffect(path: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
        #expect(ring()?.layer.sublayers?.count == 1)
        control.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 50, height: 20))
        let ring = try #require(ring())
        #expect(ring.layer.sublayers?.isEmpty != false)
        #expect(ring.layer.borderWidth > 0)
        #expect(ring.bounds.width > 50)
        control.focusEffect = nil
        #expect(control.subviews.allSatisfy { !($0 is FocusRing) })
    }

    @Test("A bar button that is replaced when pressed passes the focus on, with a ring inside the bar")
    func barButton() throws {
        let table = UITableViewController(style: .plain)
        table.navigationItem.rightBarButtonItem = table.editButtonItem
        screen.show(UINavigationController(rootViewController: table))
        screen.press(.tab)
        let system = try #require(UIFocusSystem.focusSystem(for: table))
        let edit = try #require(system.focusedItem as? BarButton)
        screen.press(.space)
        try screen.settle()
        #expect(table.isEditing)
        let done = try #require(system.focusedItem as? BarButton)
        #expect(done !== edit)
        #expect(done.accessibilityLabel == "Done")
        let ring = try #require(done.subviews.lazy.compactMap { $0 as? FocusRing }.first)
        let bar = try #require(table.navigationController?.navigationBar)
        #expect(bar.bounds.contains(ring.convert(ring.bounds, to: bar)))
        #expect(ring.frame.width > done.bounds.width)
        #expect(ring.frame.height > 20)
        screen.press(.space)
        try screen.settle()
        #expect(!table.isEditing)
        #expect((system.focusedItem as? BarButton)?.accessibilityLabel == "Edit")
    }

    @Test("A bar button that its press disables passes the focus and the ring to the button beside it")
    func disabledBarButton() throws {
        let page = UIViewController()
        let (undo, redo) = (UIBarButtonItem(title: "Undo"), UIBarButtonItem(title: "Redo"))
        undo.primaryAction = UIAction(title: "Undo") { _ in (redo.isEnabled, undo.isEnabled) = (true, false) }
        redo.primaryAction = UIAction(title: "Redo") { _ in (undo.isEnabled, redo.isEnabled) = (true, false) }
        redo.isEnabled = false
        page.navigationItem.rightBarButtonItems = [redo, undo]
        screen.show(UINavigationController(rootViewController: page))
        screen.press(.tab)
        let system = try #require(UIFocusSystem.focusSystem(for: page))
        for name in ["Undo", "Redo", "Undo", "Redo"] {
            let button = try #require(system.focusedItem as? BarButton)
            #expect(button.accessibilityLabel == name)
            let ring = try #require(button.subviews.lazy.compactMap { $0 as? FocusRing }.first)
            #expect(ring.frame.height > 20)
            #expect(ring.frame.width > button.bounds.width)
            screen.press(.return)
            try screen.settle()
        }
    }

    @Test("A bar button whose press inserts another button before it keeps the focus")
    func barButtons() throws {
        final class Page: UITableViewController {
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                let add = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
                navigationItem.rightBarButtonItems = editing ? [add, editButtonItem] : [editButtonItem]
            }
        }
        let page = Page(style: .plain)
        page.navigationItem.rightBarButtonItems = [page.editButtonItem]
        screen.show(UINavigationController(rootViewController: page))
        screen.press(.tab)
        for isEditing in [true, false] {
            screen.press(.space)
            try screen.settle()
            #expect(page.isEditing == isEditing)
        }
    }

    @Test("Arrow keys move between the buttons of a bar, and do not scroll or leave it", arguments: [false, true])
    func arrowsInBar(isRightToLeft: Bool) throws {
        let page = UITableViewController(style: .plain)
        page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        let data = Players(count: 100)
        page.tableView.dataSource = data
        var calls: [String] = []
        let items = ["One", "Two"].map { name in
            UIBarButtonItem(title: name, primaryAction: UIAction { _ in calls.append(name) })
        }
        page.navigationItem.rightBarButtonItems = items
        screen.show(UINavigationController(rootViewController: page))
        if isRightToLeft { screen.traits.layoutDirection = .rightToLeft }
        screen.advance(by: 0.1)
        screen.press(.tab)
        let (back, on) =
            isRightToLeft ? (UIKeyboardHIDUsage.rightArrow, UIKeyboardHIDUsage.leftArrow) : (.leftArrow, .rightArrow)
        for key in [back, .space, on, .space, on, .space, .downArrow, .upArrow, .space] { screen.press(key) }
        #expect(calls == ["Two", "One", "One", "One"])
        try screen.settle()
        #expect(page.tableView.contentOffset.y == -44)
        #expect(page.tableView.focusedRow == nil)
        screen.press(.tab)
        #expect(page.tableView.focusedRow?.row == 0, "Tab leads on")
    }

    @Test("A single bar button keeps arrow keys from the list, until a touch is used")
    func arrowsAtOneBarButton() throws {
        let page = UITableViewController(style: .plain)
        page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        let data = Players(count: 100)
        page.tableView.dataSource = data
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        screen.press(.tab)
        screen.hold(.downArrow, repeats: 5)
        screen.release(.downArrow)
        try screen.settle()
        let system = try #require(UIFocusSystem.focusSystem(for: page))
        #expect(page.tableView.contentOffset.y == -44)
        #expect(system.focusedItem is BarButton)
        screen.tap(at: CGPoint(x: 360, y: 22))
        try screen.settle()
        #expect(page.isEditing)
        screen.press(.downArrow)
        #expect(page.tableView.focusedRow?.row == 0)
    }

    @Test("Returning to a page focuses its previous row again, by any way back and despite early key presses")
    func restoring() throws {
        let page = UITableViewController(style: .plain)
        page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        let data = Players(count: 100)
        page.tableView.dataSource = data
        let navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.advance(by: 0.1)
        for _ in 0..<3 { screen.press(.downArrow) }
        func go(_ wait: Double, animated: Bool = true) {
            let next = UITableViewController(style: .plain)
            next.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
            next.tableView.dataSource = data
            next.navigationItem.rightBarButtonItem = next.editButtonItem
            navigation.pushViewController(next, animated: animated)
            screen.advance(by: wait)
        }
        func expectBack(_ comment: Comment) throws {
            try screen.settle()
            #expect(navigation.topViewController === page, comment)
            #expect(page.tableView.focusedRow?.row == 2, comment)
            let cell = page.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
            #expect(cell?.subviews.contains { $0 is FocusRing } == true, comment)
        }
        go(1)
        screen.press(.tab)
        screen.press(.space)
        try expectBack("The way back, pressed")
        go(0.1)
        screen.press(.downArrow)
        try screen.settle()
        screen.press(.downArrow)
        screen.press(.escape)
        try expectBack("An arrow while the page was coming")
        go(0.1, animated: false)
        screen.press(.tab)
        navigation.popViewController(animated: false)
        try expectBack("At once")
        // Two presses of Tab focus the second bar button, which belongs only to the pushed page.
        go(1)
        for _ in 0..<2 { screen.press(.tab) }
        screen.press(.keyboardOpenBracket, modifiers: .command)
        try expectBack("From a bar button")
    }

    @Test(
        "Dismissing a page focuses the previous row again if restoresFocusAfterTransition is set",
        arguments: [false, true])
    func presented(restores: Bool) throws {
        let table = UITableViewController(style: .plain)
        table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.tableView.dataSource = data
        table.restoresFocusAfterTransition = restores
        screen.show(table)
        screen.advance(by: 0.1)
        screen.press(.downArrow)
        screen.press(.downArrow)
        for style in [UIModalPresentationStyle.overFullScreen, .fullScreen] {
            let over = UIViewController()
            over.modalPresentationStyle = style
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            over.view.addSubview(button)
            table.present(over, animated: true)
            screen.advance(by: 0.1)
            screen.press(.tab)
            try screen.settle()
            #expect(button.isFocused)
            #expect(table.tableView.focusedRow == nil)
            table.dismiss(animated: true)
            try screen.settle()
            #expect(table.tableView.focusedRow?.row == (restores ? 1 : nil))
            if !restores { screen.press(.downArrow) }
        }
    }

    @Test("A focus system that outlives its window has no host and ignores requests")
    func keptSystem() throws {
        var kept: UIFocusSystem?
        do {
            let other = TestScreen(size: CGSize(width: 100, height: 100))
            let view = UIView()
            other.show(view)
            kept = UIFocusSystem.focusSystem(for: view)
            _ = kept?.host
        }
        let next = TestScreen(size: CGSize(width: 100, height: 100))
        next.show(UIView())
        let system = try #require(kept)
        #expect(system.host == nil)
        system.requestFocusUpdate(to: UIView())
        system.updateFocusIfNeeded()
        #expect(system.focusedItem == nil)
    }
}
