// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("First arrow key on a page") @MainActor
struct FirstArrowTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    init() throws {
        folder = try ScratchFolder()
    }

    @Test(
        "The first arrow key shows the focus ring on a visible item",
        arguments: [Demo.kanban, .stack, .calendar, .players, .tables, .springboard])
    func ring(demo: Demo) throws {
        let page = demo.makeController(try GalleryOptions(arguments: ["--data", folder.url.path, "--list"]))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 1)
        screen.press(.downArrow)
        screen.advance(by: 0.5)
        let rings = screen.window.all(UIView.self).filter { "\(type(of: $0))" == "FocusRing" }
        #expect(rings.count == 1)
        let frame = try #require(rings.first.map { $0.convert($0.bounds, to: nil) })
        #expect(screen.window.bounds.contains(frame))
        #expect(frame.minY > 44)
    }

    @Test("On the stack page, the first arrow key focuses the first task of the largest stack")
    func largestStack() throws {
        let store = StackStore(directory: folder.url)
        let page = StackController(store: store)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 1)
        screen.press(.downArrow)
        screen.advance(by: 0.5)
        let focused = UIFocusSystem.focusSystem(for: page)?.focusedItem as? UIView
        #expect(focused?.isDescendant(of: page.columns[0]) == true)
    }

    @Test("On the scrolling page, which has nothing to focus, arrow keys scroll")
    func scrolls() throws {
        screen.size = CGSize(width: 390, height: 500)
        let page = ScrollingController()
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.2)
        let top = page.scrollView.contentOffset.y
        screen.press(.downArrow)
        try screen.settle()
        #expect(page.scrollView.contentOffset.y > top)
    }
}
