// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Scroll layers")
@MainActor
struct CAScrollLayerTests {
    private let pane = CAScrollLayer()
    private let content = CALayer()
    private let item = CALayer()

    init() {
        pane.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        item.frame = CGRect(x: 90, y: 200, width: 40, height: 40)
        pane.addSublayer(content)
        content.addSublayer(item)
    }

    @Test("scroll(_:) scrolls the enclosing scroll layer in the allowed directions")
    func scroll() {
        content.scroll(CGPoint(x: 30, y: 40))
        #expect(pane.bounds.origin == CGPoint(x: 30, y: 40))
        #expect(pane.masksToBounds)
        item.scroll(CGPoint(x: 5, y: 5))
        #expect(pane.bounds.origin == CGPoint(x: 95, y: 205))
        pane.scrollMode = .vertically
        content.scroll(.zero)
        #expect(pane.bounds.origin == CGPoint(x: 95, y: 0))
        pane.scrollMode = .horizontally
        content.scroll(CGPoint(x: 1, y: 1))
        #expect(pane.bounds.origin == CGPoint(x: 1, y: 0))
        pane.scrollMode = .none
        pane.scroll(to: CGPoint(x: 50, y: 50))
        #expect(pane.bounds.origin == CGPoint(x: 1, y: 0))
        // A layer that is not inside a scroll layer does not scroll.
        let alone = CALayer()
        alone.scroll(CGPoint(x: 3, y: 3))
        alone.scrollRectToVisible(CGRect(x: 3, y: 3, width: 1, height: 1))
        #expect(alone.bounds.origin == .zero)
    }

    @Test("scrollRectToVisible scrolls only as far as needed")
    func rectangle() {
        item.scrollRectToVisible(item.bounds)
        #expect(pane.bounds.origin == CGPoint(x: 30, y: 140))
        item.scrollRectToVisible(item.bounds)
        #expect(pane.bounds.origin == CGPoint(x: 30, y: 140))
        content.scrollRectToVisible(CGRect(x: 10, y: 150, width: 10, height: 10))
        #expect(pane.bounds.origin == CGPoint(x: 10, y: 140))
        content.scrollRectToVisible(CGRect(x: 10, y: 300, width: 10, height: 400))
        #expect(pane.bounds.origin == CGPoint(x: 10, y: 300))
    }

    @Test("visibleRect is the part that the scroll layer does not clip")
    func visible() {
        #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(item.visibleRect == .zero)
        content.scroll(CGPoint(x: 0, y: 120))
        #expect(content.visibleRect == CGRect(x: 0, y: 120, width: 100, height: 100))
        #expect(item.visibleRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(pane.visibleRect == pane.bounds)
    }
}
