// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Clicks on the track of a scroll bar") @MainActor
struct ScrollTrackTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 400))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func show(_ content: CGSize = CGSize(width: 300, height: 4000)) {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content
        screen.show(scrollView)
    }

    /// Moves the mouse to the point, which shows the scroll bar, and clicks.
    private func click(_ point: CGPoint, button: Int = 1) throws {
        screen.mouse.move(to: point)
        screen.advance(by: 0.1)
        screen.mouse.click(at: point, button: button)
        try screen.settle()
    }

    @Test("A click below the thumb scrolls a page on and one above it a page back, as the page keys do")
    func pages() throws {
        show()
        try click(CGPoint(x: 294, y: 300))
        #expect(scrollView.contentOffset.y == 360)
        try click(CGPoint(x: 294, y: 300))
        #expect(scrollView.contentOffset.y == 720)
        try click(CGPoint(x: 294, y: 10))
        #expect(scrollView.contentOffset.y == 360)
        screen.press(.pageDown)
        try screen.settle()
        #expect(scrollView.contentOffset.y == 720)
        for _ in 0..<3 { try click(CGPoint(x: 294, y: 4)) }
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("A click on the track scrolls with animation, and two clicks add up")
    func animated() throws {
        show()
        let place = CGPoint(x: 294, y: 390)
        screen.mouse.move(to: place)
        screen.advance(by: 0.1)
        screen.mouse.click(at: place)
        screen.advance(by: 0.1)
        #expect(scrollView.contentOffset.y > 0)
        #expect(scrollView.contentOffset.y < 360)
        screen.mouse.click(at: place)
        try screen.settle()
        #expect(scrollView.contentOffset.y == 720)
    }

    @Test("Holding the button scrolls on until the thumb is under the pointer, wherever that moves")
    func held() throws {
        show()
        screen.mouse.move(to: CGPoint(x: 294, y: 200))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.advance(by: 0.35)
        #expect(scrollView.contentOffset.y == 360)
        screen.advance(by: 5)
        let rest = scrollView.contentOffset.y
        let thumb = try #require(scrollView.subviews.first { $0.layer.zPosition >= 1_000_000 })
        let frame = scrollView.convert(thumb.frame, to: nil)
        #expect(frame.minY <= 200, "\(frame)")
        #expect(frame.maxY >= 200, "\(frame)")
        screen.mouse.move(to: CGPoint(x: 294, y: 396), duration: 0.1)
        screen.advance(by: 5)
        #expect(scrollView.contentOffset.y > rest)
        screen.mouse.release()
        try screen.settle()
        let end = scrollView.contentOffset.y
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == end)
    }

    @Test("Clicks scroll whole pages with paging, and work horizontally and from right to left")
    func kinds() throws {
        show(CGSize(width: 3000, height: 4000))
        scrollView.isPagingEnabled = true
        try click(CGPoint(x: 294, y: 300))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 400))
        scrollView.isPagingEnabled = false
        try click(CGPoint(x: 200, y: 394))
        #expect(scrollView.contentOffset == CGPoint(x: 260, y: 400))
        screen.traits.layoutDirection = .rightToLeft
        try click(CGPoint(x: 6, y: 300))
        #expect(scrollView.contentOffset == CGPoint(x: 260, y: 760))
    }

    @Test("Fingers, the secondary button, clicks beside the track and disabled scrolling scroll no page")
    func others() throws {
        show()
        try click(CGPoint(x: 294, y: 300), button: 2)
        try click(CGPoint(x: 260, y: 300))
        scrollView.flashScrollIndicators()
        screen.advance(by: 0.05)
        screen.tap(at: CGPoint(x: 294, y: 300))
        try screen.settle()
        #expect(scrollView.contentOffset.y == 0)
        scrollView.isScrollEnabled = false
        try click(CGPoint(x: 294, y: 300))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("A click on the track does not select the row below it")
    func row() throws {
        let stage = TableStage()
        let place = CGPoint(x: 384, y: 300)
        stage.screen.mouse.move(to: place)
        stage.screen.advance(by: 0.1)
        stage.screen.mouse.click(at: place)
        try stage.screen.settle()
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.listener.calls.isEmpty)
        #expect(stage.table.contentOffset.y == 400)
    }

    @Test("A scroll view removed while the mouse is down scrolls no more pages")
    func removed() throws {
        show()
        screen.mouse.move(to: CGPoint(x: 294, y: 390))
        screen.advance(by: 0.1)
        screen.mouse.press()
        screen.advance(by: 0.1)
        scrollView.removeFromSuperview()
        let offset = scrollView.contentOffset.y
        screen.advance(by: 3)
        #expect(scrollView.contentOffset.y == offset)
        screen.mouse.release()
        try screen.settle()
    }
}
