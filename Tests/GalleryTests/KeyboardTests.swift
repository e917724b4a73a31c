// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Gallery: keyboard") @MainActor
struct KeyboardTests {
    /// Options with a new data folder, so that no saved file affects a test.
    private let options: GalleryOptions

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uplift-\(UUID().uuidString)")
        options = try GalleryOptions(arguments: ["--data", folder.path])
    }

    private func start() throws -> (TestScreen, UINavigationController) {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let navigation = GalleryController(options: options)
        screen.show(navigation)
        try screen.settle()
        return (screen, navigation)
    }

    @Test("Arrow keys and Return open a page, and Escape goes back to the row that opened it")
    func contents() throws {
        let (screen, navigation) = try start()
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(navigation.topViewController is EmojiController)
        screen.press(.escape)
        try screen.settle()
        #expect(navigation.topViewController is DemoListController)
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(navigation.topViewController is MillionController)
        screen.press(.keyboardOpenBracket, modifiers: .command)
        try screen.settle()
        screen.type("sw")
        screen.press(.return)
        try screen.settle()
        #expect(navigation.topViewController is SwipeController)
    }

    /// Whether a view is a table or contains one at any depth.
    private func holdsTable(_ view: UIView) -> Bool { view is UITableView || view.subviews.contains(where: holdsTable) }

    @Test("On every page with a list, the first arrow key focuses a row and Escape goes back")
    func lists() throws {
        for demo in Demo.allCases {
            let (screen, navigation) = try start()
            let page = demo.makeController(options)
            navigation.pushViewController(page, animated: false)
            screen.finishFileJobs()
            screen.advance(by: 1)
            let hasList = holdsTable(page.view)
            screen.press(.downArrow)
            screen.advance(by: 0.5)
            let focused = UIFocusSystem.focusSystem(for: page)?.focusedItem
            #expect((focused is UITableViewCell) == hasList, "\(demo)")
            screen.press(.escape)
            screen.advance(by: 1)
            #expect(navigation.topViewController is DemoListController, "\(demo)")
        }
    }

    @Test(
        "Going back by keyboard puts the focus ring on the row that opened the page",
        arguments: [false, true], [false, true])
    func ringAtRow(opensByClick: Bool, clicksThere: Bool) throws {
        for (row, demo) in Demo.allCases.enumerated() {
            let (screen, navigation) = try start()
            let list = try #require(navigation.topViewController as? DemoListController)
            let path = IndexPath(row: row, section: 0)
            if opensByClick {
                list.tableView.scrollToRow(at: path, at: .none, animated: false)
                screen.advance(by: 0.1)
                screen.mouse.click(at: list.tableView.middle(ofRow: row))
            } else {
                for _ in 0...row { screen.press(.downArrow) }
                screen.press(.return)
            }
            screen.advance(by: 1)
            #expect(navigation.topViewController !== list, "\(demo)")
            if clicksThere { screen.mouse.click(at: CGPoint(x: 195, y: 20)) } else { screen.press(.tab) }
            screen.advance(by: 0.3)
            screen.press(.keyboardOpenBracket, modifiers: .command)
            screen.advance(by: 1.5)
            #expect(navigation.topViewController === list, "\(demo)")
            #expect(list.tableView.focusedPath == path, "\(demo)")
            let cell = list.tableView.cellForRow(at: path)
            #expect(cell?.all(UIView.self).contains { "\(type(of: $0))" == "FocusRing" } == true, "\(demo)")
        }
    }
}
