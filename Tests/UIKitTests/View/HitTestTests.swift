// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Hit testing") @MainActor
struct HitTestTests {
    /// A view that counts the calls of `point(inside:with:)`.
    private final class Asked: UIView {
        var asked = 0
        var points: [CGPoint] = []
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            asked += 1
            points.append(point)
            return super.point(inside: point, with: event)
        }
    }

    private let root = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = Asked(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = Asked(frame: CGRect(x: 20, y: 20, width: 50, height: 50))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test("fact 1: a view whose point(inside:) is false is not hit, and its subviews are not asked")
    func outside() {
        #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
        #expect(root.asked == 1)
        #expect(back.asked + front.asked == 0)
    }

    @Test("fact 2: subviews are asked from last to first, in their own coordinates, until one is hit")
    func order() {
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
        #expect(front.points == [CGPoint(x: 10, y: 10)])
        #expect(back.asked == 0)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
        #expect(front.asked == 2)
    }

    @Test("fact 3: if no subview is hit, the view itself is hit")
    func itself() {
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("fact 4: hidden, disabled and nearly transparent views are not asked, nor are their subviews")
    func excluded() {
        let inner = Asked(frame: front.bounds)
        front.addSubview(inner)
        for exclude in [
            { self.front.isHidden = true }, { self.front.isUserInteractionEnabled = false },
            { self.front.alpha = 0.009 },
        ] {
            (front.isHidden, front.isUserInteractionEnabled, front.alpha) = (false, true, 1)
            (front.asked, inner.asked) = (0, 0)
            exclude()
            #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
            #expect(front.asked + inner.asked == 0)
        }
    }

    @Test("fact 6: the alpha is compared for each view, and not multiplied down the hierarchy")
    func alphaPerView() {
        let inner = UIView(frame: front.bounds)
        front.addSubview(inner)
        front.alpha = 0.02
        inner.alpha = 0.02
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === inner)
    }

    @Test("fact 7: a point is inside from the origin up to the far edges, but not at them")
    func halfOpen() {
        #expect(root.point(inside: .zero, with: nil))
        #expect(root.point(inside: CGPoint(x: 99.999, y: 99.999), with: nil))
        #expect(!root.point(inside: CGPoint(x: 100, y: 50), with: nil))
        #expect(!root.point(inside: CGPoint(x: 50, y: 100), with: nil))
        #expect(!root.point(inside: CGPoint(x: -0.001, y: 50), with: nil))
    }

    @Test("facts 8, 9: clipping and clear backgrounds do not affect hits; a child outside is not hit")
    func clippingAndColour() {
        let outer = UIView(frame: CGRect(x: 60, y: 60, width: 30, height: 30))
        root.addSubview(outer)
        let child = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 30))
        outer.addSubview(child)
        outer.backgroundColor = .clear
        child.backgroundColor = .clear
        for clips in [false, true] {
            outer.clipsToBounds = clips
            #expect(root.hitTest(CGPoint(x: 85, y: 65), with: nil) === child)
            #expect(root.hitTest(CGPoint(x: 95, y: 65), with: nil) === root)
        }
    }

    @Test("fact 11: user interaction is off by default for labels and image views, and on for other views")
    func defaults() {
        for view in [UIView(), UIButton(), UIScrollView(), UIProgressView()] { #expect(view.isUserInteractionEnabled) }
        for view in [UILabel(), UIImageView()] { #expect(!view.isUserInteractionEnabled) }
    }

    @Test("fact 12: a view and its layer share the hidden state and the opacity")
    func sameStorage() {
        let view = UIView()
        view.layer.isHidden = true
        #expect(view.isHidden)
        view.isHidden = false
        #expect(!view.layer.isHidden)
        view.layer.opacity = 0.25
        #expect(view.alpha == 0.25)
    }
}
