// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The scrolling page, as people use it") @MainActor
struct ScrollingTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = ScrollingController()

    init() {
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
    }

    private func flick(_ view: UIView, _ dx: CGFloat, _ dy: CGFloat) throws {
        let finger = screen.touch(view)
        finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.1)
        finger.up()
        try screen.settle()
    }

    @Test("A flick turns one page, and the page around it stays")
    func pages() throws {
        try flick(controller.pager, -100, 5)
        #expect(controller.pager.page == 1 && controller.scrollView.contentOffset.y <= 0)
        try flick(controller.pager, 5, -100)
        #expect(controller.pager.page == 1)
    }

    @Test("The list scrolls by itself until its end, and then the page does")
    func nested() throws {
        controller.scrollView.contentSize.height = 1400
        let top = controller.scrollView.contentOffset.y
        try flick(controller.list, 0, -100)
        #expect(controller.list.contentOffset.y > 50 && controller.scrollView.contentOffset.y == top)
        controller.list.contentOffset.y = controller.list.contentSize.height - controller.list.bounds.height
        try flick(controller.list, 0, -60)
        #expect(controller.scrollView.contentOffset.y > top + 30)
    }

    @Test("Two taps zoom in at the place, two more out")
    func zoom() throws {
        for _ in 0..<2 { screen.tap(controller.picture) }
        try screen.settle()
        #expect(controller.picture.zoomScale > 1.5)
        screen.advance(by: 1)
        for _ in 0..<2 { screen.tap(controller.picture) }
        try screen.settle()
        #expect(controller.picture.zoomScale == 0.5)
    }

    @Test("A pull refreshes: the spinner stays until it is done")
    func refresh() throws {
        let finger = screen.touch(at: CGPoint(x: 195, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 300), duration: 0.5)
        finger.up()
        screen.advance(by: 1)
        #expect(controller.scrollView.refreshControl?.isRefreshing == true)
        try screen.settle()
        screen.advance(by: 1)
        #expect(controller.scrollView.refreshControl?.isRefreshing == false)
        #expect(controller.scrollView.contentOffset.y == -controller.scrollView.adjustedContentInset.top)
    }
}
