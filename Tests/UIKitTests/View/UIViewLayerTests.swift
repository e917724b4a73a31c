// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@Suite("A view and its layer") @MainActor
struct UIViewLayerTests {
    let screen = TestScreen(size: CGSize(width: 120, height: 120), scale: 1)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))

    init() {
        root.backgroundColor = .white
        screen.show(root)
    }

    /// The name of the colour at a point, or its numbers if it has no name.
    private func colorName(_ x: Int, _ y: Int) -> String {
        let pixel = screen.capture().cgImage!.pixel(x: x, y: y)
        switch (pixel.r, pixel.g, pixel.b) {
        case (255, 255, 255): return "white"
        case (255, 0, 0): return "red"
        case (0, 0, 255): return "blue"
        case (0, 255, 0): return "green"
        default: return "\(pixel.r) \(pixel.g) \(pixel.b)"
        }
    }

    @Test("fact 12: alpha and opacity, and the two kinds of hidden, are the same storage")
    func storage() {
        let view = UIView()
        view.layer.opacity = 0.25
        #expect(view.alpha == 0.25 as CGFloat)
        view.alpha = 0.5
        #expect(view.layer.opacity == 0.5 as Float)
        view.layer.isHidden = true
        #expect(view.isHidden)
        view.isHidden = false
        #expect(!view.layer.isHidden)
    }

    @Test("fact 21: a new view has UIKit's default properties")
    func defaults() {
        let view = UIView()
        #expect(view.alpha == 1 as CGFloat)
        #expect(view.isOpaque)
        #expect(!view.isHidden)
        #expect(!view.clipsToBounds)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.tag == 0)
        #expect(view.autoresizesSubviews)
        #expect(view.autoresizingMask.isEmpty)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.backgroundColor == nil)
    }

    @Test("fact 27: bounds and centre stay valid under a transform, and the default anchor point is the middle")
    func transformed() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(view.center == CGPoint(x: 30, y: 30))
        view.center = CGPoint(x: 60, y: 60)
        view.bounds.size.width = 60
        #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 30, y: 50, width: 60, height: 20))
        view.anchorPoint = .zero
        #expect(view.frame.origin == CGPoint(x: 60, y: 60))
    }

    /// A view that overrides all methods that a view implements as its layer's delegate.
    private final class Delegate: UIView {
        var calls: [String] = []
        override func layoutSublayers(of layer: CALayer) {
            calls.append("layout")
            super.layoutSublayers(of: layer)
        }
        override func layoutSubviews() { calls.append("subviews") }
        override func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("draw")
            ctx.setFillColor(UIColor.blue.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            super.draw(layer, in: ctx)
        }
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            calls.append("action \(event)")
            return super.action(for: layer, forKey: event)
        }
    }

    @Test("A subclass can override the layout, drawing and actions of its layer")
    func delegate() {
        let view = Delegate(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(view)
        view.calls = []
        #expect(colorName(5, 5) == "blue")
        #expect(colorName(15, 5) == "red")
        #expect(view.calls == ["layout", "subviews", "will draw", "draw", "action contents"])
        view.calls = []
        view.layer.cornerRadius = 3
        #expect(view.calls == ["action cornerRadius"])
        #expect(view.layer.animationKeys() == nil)
    }

    private final class Giving: UIView {
        override func display(_ layer: CALayer) {
            layer.contents =
                UIGraphicsImageRenderer(size: bounds.size).image { context in
                    UIColor.green.setFill()
                    context.fill(bounds)
                }.cgImage
        }
    }

    @Test("A subclass can set the layer's contents in display(_:) instead of drawing")
    func contents() {
        let view = Giving(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(view)
        view.layer.setNeedsDisplay()
        #expect(colorName(5, 5) == "green")
    }

    // MARK: Perspective

    private func turned(_ angle: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 200
        return CATransform3DRotate(transform, angle, 0, 1, 0)
    }

    /// Adds a page that turns about its left edge, which is at the middle of the root view. It has a red and a blue
    /// half and a line of text.
    private func addPage() -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        page.backgroundColor = .red
        let half = UIView(frame: CGRect(x: 30, y: 0, width: 30, height: 80))
        half.backgroundColor = .blue
        page.addSubview(half)
        let label = UILabel(frame: CGRect(x: 2, y: 60, width: 56, height: 20))
        label.text = "Page"
        page.addSubview(label)
        page.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        page.center = CGPoint(x: 60, y: 60)
        root.addSubview(page)
        return page
    }

    @Test("In each step of a page flip with m34, every point is at its projected place, and no pink is drawn")
    func pageFlip() {
        let page = addPage()
        for step in 0...16 {
            page.layer.transform = turned(-CGFloat(step) * .pi / 16)
            let picture = screen.capture().cgImage!
            let pixels = picture.pixels
            let isPink = stride(from: 0, to: pixels.count, by: 4).contains {
                pixels[$0] == 204 && pixels[$0 + 1] == 0 && pixels[$0 + 2] == 255
            }
            #expect(!isPink, "in step \(step)")
            for x in 0..<120 {
                for y in [30, 45, 60, 75] {
                    let point = page.convert(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), from: root)
                    // Skips points near edges and the text, and step 8, in which the page is edge-on.
                    guard step != 8, abs(point.x) > 3, abs(point.x - 30) > 3, abs(point.x - 60) > 3, point.y < 55 else {
                        continue
                    }
                    let isInside = page.bounds.insetBy(dx: 0, dy: 2).contains(point)
                    guard isInside || !page.bounds.insetBy(dx: 0, dy: -2).contains(point) else { continue }
                    let expected: [UInt8] = isInside ? (point.x < 30 ? [255, 0, 0] : [0, 0, 255]) : [255, 255, 255]
                    let pixel = picture.pixel(x: x, y: y)
                    #expect([pixel.r, pixel.g, pixel.b] == expected, "step \(step), at (\(x), \(y))")
                }
            }
        }
    }

    @Test("A touch hits a view at its projected place in perspective")
    func touch() {
        final class Button: UIControl {
            var isTouched = false
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                isTouched = true
                return true
            }
        }
        let page = addPage()
        let button = Button(frame: CGRect(x: 40, y: 0, width: 20, height: 80))
        page.addSubview(button)
        page.layer.transform = turned(-.pi / 3)
        let seen = root.convert(CGPoint(x: 10, y: 40), from: button)
        // Rotated by 60 degrees, the page would appear half as wide, but it appears wider because it is closer to the
        // camera.
        #expect(seen.x > 84)
        #expect(seen.x < 100)
        screen.touch(at: CGPoint(x: 108, y: 60)).up()
        #expect(!button.isTouched)
        screen.touch(at: seen).up()
        #expect(button.isTouched)
    }

    @Test("Animating a rotation turns the view, and does not shrink it")
    func turning() throws {
        let page = addPage()
        page.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        _ = screen.capture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            page.transform = CGAffineTransform(rotationAngle: .pi * 0.9)
        }
        screen.advance(by: 0.5)
        let middle = try #require(page.layer.presentation()?.affineTransform())
        #expect(abs(middle.a * middle.d - middle.b * middle.c - 1) < 1e-6)
        #expect(abs(atan2(middle.b, middle.a) - .pi * 0.45) < 0.06)
        try screen.settle()
    }
}
