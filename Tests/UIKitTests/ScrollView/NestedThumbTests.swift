// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Scroll bar thumbs of zoomed and nested scroll views") @MainActor
struct NestedThumbTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 400))
    private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))

    @MainActor private final class Zoomed: NSObject, UIScrollViewDelegate {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
    }

    private func press(at x: CGFloat, _ y: CGFloat) {
        screen.mouse.move(to: CGPoint(x: x, y: y))
        screen.advance(by: 0.1)
        screen.mouse.press()
    }

    /// The frame of the outer scroll view's vertical thumb, in the window's coordinates.
    private var thumb: CGRect? {
        outer.subviews.filter { $0.layer.zPosition >= 1_000_000 }.map { outer.convert($0.frame, to: nil) }
            .max { $0.height < $1.height }
    }

    /// Puts the inner scroll view into the outer one, whose content size is `content`. The content of the inner scroll
    /// view is 3,000 points high.
    private func nest(_ content: CGSize) {
        for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
        outer.contentSize = content
        inner.contentSize = CGSize(width: 300, height: 3000)
        outer.addSubview(inner)
        screen.show(outer)
    }

    @Test("A thumb drags zoomed content to both ends, and stays under the pointer when the scale changes")
    func zoomed() throws {
        let zoomed = Zoomed()
        outer.contentInsetAdjustmentBehavior = .never
        outer.delegate = zoomed
        outer.maximumZoomScale = 4
        outer.addSubview(zoomed.page)
        outer.contentSize = zoomed.page.bounds.size
        screen.show(outer)
        outer.setZoomScale(2, animated: false)
        outer.contentOffset = .zero
        press(at: 294, 10)
        screen.mouse.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(outer.contentOffset.y > 400)
        #expect(outer.contentOffset.y < 700)
        #expect(outer.contentOffset.x == 0)
        screen.advance(by: 0.1)
        let top = try #require(thumb).minY
        outer.setZoomScale(4, animated: false)
        screen.advance(by: 0.1)
        #expect(outer.contentSize.height == 4000)
        #expect(outer.contentOffset.y > 900)
        #expect(try abs(#require(thumb).minY - top) < 0.6)
        screen.mouse.move(by: CGVector(dx: 0, dy: 10), duration: 0.1)
        screen.advance(by: 0.1)
        #expect(try abs(#require(thumb).minY - top - 10) < 0.6)
        screen.mouse.move(to: CGPoint(x: 294, y: 900), duration: 0.2)
        #expect(outer.contentOffset.y == 3600)
        screen.mouse.release()
        try screen.settle()
        let across = outer.contentOffset.x
        press(at: 2 + across / 1200 * 290 + 10, 394)
        screen.mouse.move(by: CGVector(dx: 400, dy: 0), duration: 0.2)
        screen.mouse.release()
        try screen.settle()
        #expect(outer.contentOffset == CGPoint(x: 900, y: 3600))
    }

    @Test("Dragging the inner view's thumb scrolls the inner view only, by mouse and by finger")
    func innerAlone() throws {
        nest(CGSize(width: 300, height: 2000))
        press(at: 294, 110)
        screen.mouse.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(inner.contentOffset.y > 700)
        #expect(outer.contentOffset.y == 0)
        // The mouse drags the inner view's thumb past the end of its track. The outer view does not scroll then.
        screen.mouse.move(by: CGVector(dx: 0, dy: 400), duration: 0.2)
        #expect(inner.contentOffset.y == 2700)
        #expect(outer.contentOffset.y == 0)
        screen.mouse.release()
        try screen.settle()
        inner.contentOffset.y = 0
        inner.flashScrollIndicators()
        screen.advance(by: 0.05)
        let finger = screen.touch(at: CGPoint(x: 292, y: 110))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(inner.contentOffset.y > 700)
        #expect(outer.contentOffset.y == 0)
    }

    @Test("The outer view's thumb scrolls the outer view, and the inner thumb is in front of it")
    func both() throws {
        nest(CGSize(width: 300, height: 2000))
        press(at: 294, 40)
        screen.mouse.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        screen.mouse.release()
        try screen.settle()
        #expect(outer.contentOffset.y > 100)
        #expect(inner.contentOffset.y == 0)
        // Both thumbs are at the top of the window now.
        outer.contentOffset.y = 100
        try screen.settle()
        let thumbs = (outer.contentOffset.y, inner.contentOffset.y)
        press(at: 294, 25)
        screen.mouse.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        screen.mouse.release()
        try screen.settle()
        #expect(inner.contentOffset.y > thumbs.1 + 100)
        #expect(outer.contentOffset.y == thumbs.0)
    }

    @Test("Pages do not turn while the thumb of a list in them is dragged, however far sideways")
    func pages() throws {
        nest(CGSize(width: 900, height: 400))
        outer.isPagingEnabled = true
        inner.flashScrollIndicators()
        screen.advance(by: 0.05)
        let finger = screen.touch(at: CGPoint(x: 292, y: 110))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: -200, dy: 60), duration: 0.3)
        #expect(inner.contentOffset.y > 400)
        #expect(outer.contentOffset.x == 0)
        finger.up()
        try screen.settle()
        #expect(outer.contentOffset.x == 0)
        // A finger that moves sideways at once, without holding the thumb first, scrolls the pages.
        inner.flashScrollIndicators()
        screen.advance(by: 0.05)
        let other = screen.touch(at: CGPoint(x: 292, y: 300))
        other.move(by: CGVector(dx: -250, dy: 0), duration: 0.2)
        other.up()
        try screen.settle()
        #expect(outer.contentOffset.x == 300)
    }
}
