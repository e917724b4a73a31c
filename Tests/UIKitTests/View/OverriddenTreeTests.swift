// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

/// A view that counts the calls that change its subviews.
private final class CountingView: UIView {
    var calls: [String] = []

    override func addSubview(_ view: UIView) {
        calls.append("add")
        super.addSubview(view)
    }

    override func removeFromSuperview() {
        calls.append("remove")
        super.removeFromSuperview()
    }
}

@MainActor
@Suite("The tree of views") struct OverriddenTreeTests {
    @Test("A subclass can override the methods that change the tree")
    func overrides() {
        let (superview, view, child) = (UIView(), CountingView(), UIView())
        superview.addSubview(view)
        view.addSubview(child)
        (view as UIView).removeFromSuperview()
        #expect(view.calls == ["add", "remove"])
        #expect(superview.subviews.isEmpty)
        #expect(child.superview === view)
    }

    @Test("A view that is inserted beside a view of another superview is in front")
    func noSibling() {
        let (superview, first, stranger) = (UIView(), UIView(), UIView())
        superview.addSubview(first)
        let (above, below) = (UIView(), UIView())
        superview.insertSubview(above, aboveSubview: stranger)
        superview.insertSubview(below, belowSubview: stranger)
        #expect(superview.subviews == [first, above, below])
    }

    @Test("A mask view shows only the parts that it covers")
    func mask() throws {
        let screen = TestScreen(size: CGSize(width: 20, height: 10), scale: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .black
        let mask = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        mask.backgroundColor = .black
        view.mask = mask
        screen.show(view)
        screen.window.backgroundColor = .white
        screen.advance(by: 0.1)
        #expect(view.mask === mask)
        let image = try #require(screen.capture().cgImage)
        let row = (0..<20).map { image.pixels[$0 * 4] > 128 }
        #expect(row == Array(repeating: true, count: 10) + Array(repeating: false, count: 10))
        view.mask = nil
        #expect(view.layer.mask == nil)
    }
}
