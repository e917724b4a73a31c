// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Default behaviour of views") @MainActor
struct ViewDefaultTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))

    @Test("fact 21: a new view is visible, opaque and unclipped, and scales its content to fill")
    func defaults() {
        let view = UIView()
        #expect(view.alpha == 1)
        #expect(view.isOpaque)
        #expect(!view.isHidden)
        #expect(!view.clipsToBounds)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.tag == 0)
        #expect(view.autoresizesSubviews)
        #expect(view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.backgroundColor == nil)
        #expect(!view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch)
    }

    @Test("fact 23: the tint colour is the nearest one set above, and the views that inherit it are notified")
    func tint() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, middle, inner) = (Told(), Told(), Told())
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(outer.count == 1)
        #expect(middle.count == 1)
        #expect(inner.count == 1)
        middle.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green)
        #expect(outer.count == 2)
        #expect(middle.count == 2)
        #expect(inner.count == 2)
    }

    @Test("fact 24: a view has no intrinsic size by default")
    func intrinsicSize() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("fact 25: a window lays out before it draws")
    func passes() {
        final class Recorder: UIView {
            var lines: [String] = []
            override func layoutSubviews() { lines.append("layout") }
            override func draw(_ rect: CGRect) { lines.append("draw") }
        }
        let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(recorder)
        recorder.lines = []
        recorder.setNeedsDisplay()
        recorder.setNeedsLayout()
        screen.advance(by: 0.1)
        #expect(recorder.lines == ["layout", "draw"])
    }

    @Test("fact 26: a view is a descendant of itself, and viewWithTag also finds the view itself")
    func descent() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.tag = 5
        #expect(outer.isDescendant(of: outer))
        #expect(inner.isDescendant(of: outer))
        #expect(!outer.isDescendant(of: inner))
        #expect(outer.viewWithTag(5) === inner)
        #expect(inner.viewWithTag(5) === inner)
        #expect(outer.viewWithTag(6) == nil)
    }

    @Test("fact 27: a transform does not change bounds and centre, and the anchor point is the middle")
    func transform() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        view.transform = CGAffineTransform(rotationAngle: 1)
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }
}
