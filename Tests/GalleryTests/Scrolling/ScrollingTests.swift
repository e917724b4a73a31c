// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Scrolling page") @MainActor
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

    @Test("A flick turns the pager by one page, and the outer page does not scroll")
    func pages() throws {
        try flick(controller.pager, -100, 5)
        #expect(controller.pager.page == 1)
        #expect(controller.scrollView.contentOffset.y <= 0)
        try flick(controller.pager, 5, -100)
        #expect(controller.pager.page == 1)
    }

    @Test("The pager keeps its page when the window's width changes, and a click beside the dots turns it")
    func pagesOfAnotherWindow() throws {
        try flick(controller.pager, -100, 5)
        screen.size = CGSize(width: 500, height: 844)
        try screen.settle()
        #expect(controller.pager.page == 1)
        #expect(controller.pager.scrollView.contentOffset.x == controller.pager.scrollView.bounds.width)
        func click(_ x: CGFloat) throws {
            let pager = controller.pager
            screen.mouse.click(at: pager.convert(CGPoint(x: x, y: pager.bounds.maxY - 8), to: nil))
            try screen.settle()
        }
        try click(300)
        #expect(controller.pager.page == 2)
        for _ in 0..<3 { try click(100) }
        #expect(controller.pager.page == 0)
    }

    @Test("The inner list scrolls to its end first, and then the outer page scrolls")
    func nested() throws {
        controller.scrollView.contentSize.height = 1400
        let top = controller.scrollView.contentOffset.y
        try flick(controller.list, 0, -100)
        #expect(controller.list.contentOffset.y > 50)
        #expect(controller.scrollView.contentOffset.y == top)
        controller.list.contentOffset.y = controller.list.contentSize.height - controller.list.bounds.height
        try flick(controller.list, 0, -60)
        #expect(controller.scrollView.contentOffset.y > top + 30)
    }

    @Test("A double tap zooms in, and another one zooms out")
    func zoom() throws {
        for _ in 0..<2 { screen.tap(controller.picture) }
        try screen.settle()
        #expect(controller.picture.zoomScale > 1.5)
        screen.advance(by: 1)
        for _ in 0..<2 { screen.tap(controller.picture) }
        try screen.settle()
        #expect(controller.picture.zoomScale == 0.5)
    }

    @Test("Everything on the page can be focused and used by keyboard")
    func keys() throws {
        screen.size = CGSize(width: 390, height: 500)
        screen.advance(by: 0.1)
        func focused() -> UIView? { UIFocusSystem.focusSystem(for: controller)?.focusedItem as? UIView }
        func press(_ key: UIKeyboardHIDUsage) throws {
            screen.press(key)
            try screen.settle()
        }
        try press(.tab)
        #expect(focused() === controller.status)
        try press(.space)
        #expect(controller.status.configuration?.title?.hasPrefix("Refreshed once") == true)
        try press(.tab)
        try press(.rightArrow)
        #expect(focused() === controller.pager.scrollView)
        #expect(controller.pager.page == 1)
        try press(.tab)
        try press(.rightArrow)
        #expect(focused() === controller.strip)
        #expect(controller.strip.contentOffset.x > 0)
        try press(.tab)
        try press(.return)
        #expect(focused() === controller.picture)
        #expect(controller.picture.zoomScale > 1)
        let corner = controller.picture.contentOffset
        try press(.leftArrow)
        try press(.return)
        #expect(controller.picture.contentOffset != corner)
        #expect(controller.picture.zoomScale == 0.5)
        try press(.tab)
        try press(.pageDown)
        #expect(focused() === controller.list)
        #expect(controller.list.contentOffset.y > 50)
        #expect(controller.scrollView.bounds.contains(controller.list.frame.insetBy(dx: 0, dy: 1)))
    }

    @Test("A pull refreshes, and the spinner stays until the refresh ends")
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

    @Test("A mouse click on the status text refreshes")
    func click() throws {
        screen.mouse.click(at: CGPoint(x: 195, y: controller.view.safeAreaInsets.top + 17))
        #expect(controller.scrollView.refreshControl?.isRefreshing == true)
        try screen.settle()
        screen.advance(by: 2)
        #expect(controller.scrollView.refreshControl?.isRefreshing == false)
    }

    @Test("A mouse drag does nothing, and the page's texts do not mention dragging or pulling")
    func mouse() throws {
        for offset in [CGVector(dx: -150, dy: 0), CGVector(dx: 0, dy: 150)] {
            screen.mouse.move(to: controller.pager.middle)
            screen.mouse.press()
            screen.mouse.move(by: offset, duration: 0.3)
            screen.mouse.release()
            try screen.settle()
        }
        #expect(controller.pager.page == 0)
        #expect(controller.scrollView.refreshControl?.isRefreshing == false)
        for word in ["drag", "pull"] {
            #expect(!controller.view.words.contains { $0.lowercased().contains(word) })
        }
    }

    // MARK: Pictures

    /// The colour at a point: "w" for white, "k" for black, "?" for grey or an unclear colour, else the strongest of
    /// "r", "g" and "b".
    private func colorName(_ x: CGFloat, _ y: CGFloat, _ image: UIImage) -> String {
        guard let pixels = image.cgImage else { return "nothing" }
        let pixel = pixels.pixel(x: Int(x * image.scale), y: Int(y * image.scale))
        let parts = [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
        if parts.min()! > 250 { return "w" }
        if parts.max()! < 5 { return "k" }
        guard parts.max()! - parts.min()! > 60 else { return "?" }
        return ["r", "g", "b"][parts.firstIndex(of: parts.max()!)!]
    }

    @Test(
        "Each part of the page is drawn in its place, in light and dark mode",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func picture(style: UIUserInterfaceStyle) throws {
        screen.traits.userInterfaceStyle = style
        try screen.settle()
        let image = screen.capture()
        let ground = style == .light ? "w" : "k"
        #expect(colorName(5, 100, image) == ground)
        #expect(colorName(385, 400, image) == ground)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> String {
            let point = view.convert(CGPoint(x: view.bounds.minX + x, y: view.bounds.minY + y), to: nil)
            return colorName(point.x, point.y, image)
        }
        // The first card and the second tile are orange, for which `colorName` returns "r". The first tile is blue, and
        // the picture is green with round corners.
        #expect(place(controller.pager, 30, 60) == "r")
        #expect(place(controller.strip, 20, 20) == "b")
        #expect(place(controller.strip, 100, 20) == "r")
        #expect(place(controller.strip, 4, 44) == "?" || style == .dark)
        #expect(place(controller.picture, 320, 100) == "g")
        #expect(place(controller.picture, 1, 1) == ground)
    }

    @Test("A pull shows the spinner above the page", arguments: [UIUserInterfaceStyle.light, .dark])
    func refreshPicture(style: UIUserInterfaceStyle) throws {
        screen.traits.userInterfaceStyle = style
        let control = try #require(controller.scrollView.refreshControl)
        control.tintColor = .red
        let finger = screen.touch(at: CGPoint(x: 195, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 300), duration: 0.5)
        let image = screen.capture()
        let middle = control.convert(CGPoint(x: control.bounds.midX, y: 30), to: nil)
        // One spoke of the spinner is above its center and one beside it; the center itself is empty.
        #expect(colorName(middle.x, middle.y - 10, image) == "r")
        #expect(colorName(middle.x + 10, middle.y, image) == "r")
        #expect(colorName(middle.x, middle.y, image) == (style == .light ? "w" : "k"))
        finger.up()
    }
}
