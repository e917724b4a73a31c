// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The gallery by keyboard alone") @MainActor
struct KeyboardTests {
    /// Nothing is kept.
    private let options: GalleryOptions

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uplift-\(UUID().uuidString)")
        options = try GalleryOptions(arguments: ["--data", folder.path])
    }

    private func start() throws -> (TestScreen, UINavigationController) {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let list = DemoListController(options: options)
        let navigation = UINavigationController(rootViewController: list)
        screen.show(navigation)
        try screen.settle()
        return (screen, navigation)
    }

    @Test("Arrows and return open a page, escape goes back to the row that opened it")
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

    @Test("On every page with a list the first arrow gives a row the focus, and escape goes back")
    func lists() throws {
        for demo in Demo.allCases {
            let (screen, navigation) = try start()
            let page = demo.makeController(options)
            navigation.pushViewController(page, animated: false)
            screen.advance(by: 1)
            let hasList = page.view is UITableView || page.view.subviews.contains { $0 is UITableView }
            screen.press(.downArrow)
            screen.advance(by: 0.5)
            let focused = UIFocusSystem.focusSystem(for: page)?.focusedItem
            #expect((focused is UITableViewCell) == hasList, "\(demo)")
            screen.press(.escape)
            screen.advance(by: 1)
            #expect(navigation.topViewController is DemoListController, "\(demo)")
        }
    }
}
