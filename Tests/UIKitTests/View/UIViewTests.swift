// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("View hierarchy and geometry") @MainActor
struct UIViewTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))

    /// A view that records its moves to and from superviews and windows.
    final class Recorder: UIView {
        var lines: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            lines.append("willMove superview \(newSuperview != nil)")
        }
        override func didMoveToSuperview() { lines.append("didMove superview \(superview != nil)") }
        override func willMove(toWindow newWindow: UIWindow?) { lines.append("willMove window \(newWindow != nil)") }
        override func didMoveToWindow() { lines.append("didMove window \(window != nil)") }
    }

    @Test("A view is notified when it enters or leaves a superview and a window")
    func moves() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(root)
        let recorder = Recorder()
        root.addSubview(recorder)
        #expect(
            recorder.lines == [
                "willMove window true", "willMove superview true", "didMove window true", "didMove superview true",
            ])
        recorder.lines = []
        recorder.removeFromSuperview()
        #expect(
            recorder.lines == [
                "willMove window false", "willMove superview false", "didMove window false", "didMove superview false",
            ])
    }

    @Test("Subviews keep their order through inserting, exchanging and bringing to front")
    func order() {
        let root = UIView()
        let views = (0..<4).map { number in
            let view = UIView()
            view.tag = number
            return view
        }
        root.addSubview(views[0])
        root.addSubview(views[1])
        root.insertSubview(views[2], at: 0)
        root.insertSubview(views[3], aboveSubview: views[2])
        #expect(root.subviews.map(\.tag) == [2, 3, 0, 1])
        root.bringSubviewToFront(views[2])
        #expect(root.subviews.map(\.tag) == [3, 0, 1, 2])
        root.sendSubviewToBack(views[1])
        #expect(root.subviews.map(\.tag) == [1, 3, 0, 2])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(root.subviews.map(\.tag) == [2, 3, 0, 1])
        root.insertSubview(views[1], belowSubview: views[3])
        #expect(root.subviews.map(\.tag) == [2, 1, 3, 0])
        #expect(root.layer.sublayers?.count == 4)
        #expect(zip(root.subviews, root.layer.sublayers ?? []).allSatisfy { $0.layer === $1 })
        #expect(root.viewWithTag(3) === views[3])
    }

    @Test("The last subview at the point is hit, unless it is hidden, transparent or disabled (facts 1-5)")
    func hitTest() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
        root.addSubview(back)
        root.addSubview(front)
        let both = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(both, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(both, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.01
        #expect(root.hitTest(both, with: nil) === back)
        front.alpha = 0.010000001
        #expect(root.hitTest(both, with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(both, with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: 5, y: 90), with: nil) === root)
    }

    @Test("A rotated view is hit by its rotated shape (fact 10)")
    func rotatedHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let bar = UIView(frame: CGRect(x: 50, y: 95, width: 100, height: 10))
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(bar)
        #expect(root.hitTest(CGPoint(x: 100, y: 60), with: nil) === bar)
        #expect(root.hitTest(CGPoint(x: 60, y: 100), with: nil) === root)
    }

    @Test("Points convert between views through transforms and scrolled bounds")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.show(root)
        let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let scaled = UIView(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(scrolled)
        scrolled.addSubview(scaled)
        // The middle of `scaled` keeps its place: (25, 75) in `scrolled`, (35, 45) in `root`.
        #expect(scaled.convert(CGPoint(x: 25, y: 25), to: root) == CGPoint(x: 35, y: 45))
        #expect(scaled.convert(CGPoint(x: 35, y: 25), to: root) == CGPoint(x: 55, y: 45))
        #expect(root.convert(CGPoint(x: 55, y: 45), to: scaled) == CGPoint(x: 35, y: 25))
        #expect(scaled.convert(scaled.bounds, to: root) == CGRect(x: -15, y: -5, width: 100, height: 100))
    }

    @Test(
        "Autoresizing distributes a size change among the flexible parts",
        arguments: [
            (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 120, height: 20)),
            (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 20, height: 20)),
            (
                UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
                CGRect(x: 22.5, y: 10, width: 20, height: 20)
            ),
            (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 20, height: 20)),
        ])
    func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.autoresizingMask = mask
        root.addSubview(view)
        root.frame.size.width = 200
        #expect(view.frame == expected)
    }

    @Test("The alpha is stored in 32 bits (fact 5), and is the layer's opacity (fact 12)")
    func alpha() {
        let view = UIView()
        view.alpha = 0.35
        #expect(view.alpha == 0.34999999403953552)
        view.layer.opacity = 0.5
        #expect(view.alpha == 0.5)
    }

    @Test("layoutSubviews runs once per frame, after the size or the subviews changed")
    func layout() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(view)
        let first = view.layouts
        screen.advance(by: 0.1)
        #expect(view.layouts == first)
        view.frame.size.width = 50
        view.addSubview(UIView())
        #expect(view.layouts == first)
        screen.advance(by: 0.1)
        #expect(view.layouts == first + 1)
        view.center.x += 10
        screen.advance(by: 0.1)
        #expect(view.layouts == first + 1)
    }

    @Test("A view that overrides draw(_:) is drawn once, and again only after setNeedsDisplay")
    func drawing() {
        final class Drawn: UIView {
            var drawings = 0
            override func draw(_ rect: CGRect) {
                drawings += 1
                UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
                UIGraphicsGetCurrentContext()?.fill(rect)
            }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(view)
        #expect(view.drawings == 1)
        view.center.y += 5
        screen.advance(by: 0.1)
        #expect(view.drawings == 1)
        view.setNeedsDisplay()
        screen.advance(by: 0.1)
        #expect(view.drawings == 2)
    }
}
