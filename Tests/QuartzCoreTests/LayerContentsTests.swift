// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layer contents and corners")
@MainActor
struct LayerContentsTests {
    private let rootLayer = RenderedRootLayer()

    private func add(_ contents: CGImage, width: CGFloat = 60, height: CGFloat = 60) -> CALayer {
        let layer = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: width, height: height), nil)
        layer.contents = contents
        layer.magnificationFilter = .nearest
        return layer
    }

    @Test(
        "Contents are placed by contentsGravity",
        arguments: [
            (CALayerContentsGravity.center, CGRect(x: 20, y: 25, width: 20, height: 10)),
            (.top, CGRect(x: 20, y: 0, width: 20, height: 10)), (.bottom, CGRect(x: 20, y: 50, width: 20, height: 10)),
            (.left, CGRect(x: 0, y: 25, width: 20, height: 10)), (.right, CGRect(x: 40, y: 25, width: 20, height: 10)),
            (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
            (.topRight, CGRect(x: 40, y: 0, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 0, y: 50, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 40, y: 50, width: 20, height: 10)),
            (.resize, CGRect(x: 0, y: 0, width: 60, height: 60)),
            (.resizeAspect, CGRect(x: 0, y: 15, width: 60, height: 30)),
            (.resizeAspectFill, CGRect(x: -30, y: 0, width: 120, height: 60)),
        ])
    func gravity(gravity: CALayerContentsGravity, place: CGRect) {
        let layer = add(image(["rr"], size: 20).cropping(to: CGRect(x: 0, y: 0, width: 40, height: 20))!)
        layer.contentsScale = 2
        layer.contentsGravity = gravity
        let picture = rootLayer.picture
        for x in 0..<100 {
            for y in 0..<100 {
                let isRed = place.contains(CGPoint(x: Double(x) + 0.5 - 20, y: Double(y) + 0.5 - 20))
                #expect((picture.pixel(x: x, y: y).g == 0) == isRed, "at (\(x), \(y))")
            }
        }
    }

    @Test("contentsRect shows part of an image, scaled and placed like the whole")
    func part() {
        let layer = add(image(["rg", "bk"], size: 10))
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        #expect(rootLayer.colorName(21, 21) == "g")
        #expect(rootLayer.colorName(78, 78) == "g")
        #expect(rootLayer.colorName(10, 50) == "w")
        layer.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
        #expect(rootLayer.colorName(30, 50) == "b")
        #expect(rootLayer.colorName(70, 50) == "k")
        layer.contentsGravity = .center
        #expect(rootLayer.colorName(46, 50) == "b")
        #expect(rootLayer.colorName(54, 50) == "k")
        #expect(rootLayer.colorName(38, 50) == "w")
        #expect(rootLayer.colorName(50, 44) == "w")
        #expect(rootLayer.colorName(50, 46) != "w")
    }

    @Test("contentsRect shows part of drawn contents without redrawing")
    func partOfDrawing() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(green)
                ctx.fill(CGRect(x: 0, y: 0, width: 30, height: 60))
                ctx.setFillColor(red)
                ctx.fill(CGRect(x: 30, y: 0, width: 30, height: 60))
            }
        }
        let layer = rootLayer.add(Drawn(), CGRect(x: 20, y: 20, width: 60, height: 60), nil)
        layer.setNeedsDisplay()
        #expect(rootLayer.colorName(30, 50) == "g")
        #expect(rootLayer.colorName(70, 50) == "r")
        layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        #expect(rootLayer.colorName(45, 50) == "g")
        #expect(rootLayer.colorName(55, 50) == "r")
        #expect(rootLayer.colorName(85, 50) == "w")
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(rootLayer.colorName(22, 50) == "r")
        #expect(layer.needsDisplay() == false)
    }

    @Test("contentsCenter keeps the size of the corners and stretches the rest")
    func nineParts() {
        let layer = add(image(["rgr", "gbg", "rgr"], size: 10))
        layer.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
        for (x, y, look) in [
            (22, 22, "r"), (29, 29, "r"), (31, 25, "g"), (69, 25, "g"), (71, 22, "r"), (25, 50, "g"), (50, 50, "b"),
            (31, 31, "b"), (69, 69, "b"), (78, 78, "r"), (50, 78, "g"),
        ] {
            #expect(rootLayer.colorName(x, y) == look, "at (\(x), \(y))")
        }
        layer.contentsScale = 2
        #expect(rootLayer.colorName(24, 24) == "r")
        #expect(rootLayer.colorName(26, 24) == "g")
        #expect(rootLayer.colorName(26, 26) == "b")
        // A layer that is too small for the image's corners shows only the corners.
        layer.contentsScale = 1
        layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(rootLayer.colorName(46, 46) == "r")
        #expect(rootLayer.colorName(54, 54) == "r")
        // contentsCenter has an effect only if the gravity resizes the contents.
        layer.bounds.size = CGSize(width: 60, height: 60)
        layer.contentsGravity = .center
        #expect(rootLayer.colorName(22, 22) == "w")
        #expect(rootLayer.colorName(36, 36) == "r")
    }

    @Test("Magnified pixels are interpolated with .linear and sharp with .nearest")
    func magnification() {
        let layer = add(image(["rb"]))
        #expect(rootLayer.colorName(49, 50) == "r")
        #expect(rootLayer.colorName(50, 50) == "b")
        layer.magnificationFilter = .linear
        let middle = rootLayer.color(50, 50)
        #expect(abs(middle[0] - 128) < 10)
        #expect(abs(middle[2] - 128) < 10)
    }

    @Test("A minified image is sampled with .nearest and halved first with .trilinear")
    func minification() {
        // An image of black columns, each with seven white ones beside it, is shown at an eighth of its size.
        let row = String(repeating: "kwwwwwww", count: 30)
        let layer = add(image(Array(repeating: row, count: 16)), width: 30, height: 2)
        layer.contentsGravity = .resize
        layer.minificationFilter = .nearest
        let steps = Set((20..<50).map { rootLayer.color($0, 21)[0] })
        #expect(steps.isSubset(of: [0, 255]))
        layer.minificationFilter = .trilinear
        for x in 22..<48 { #expect(abs(rootLayer.color(x, 21)[0] - 223) <= 8, "at \(x)") }
        // The edge between black and white stays sharp, unless a mipmap bias selects a smaller version of the image.
        let edge = String(repeating: "k", count: 60) + String(repeating: "w", count: 180)
        layer.contents = image(Array(repeating: edge, count: 16))
        func between() -> Int { (20..<50).filter { (20..<235).contains(rootLayer.color($0, 21)[0]) }.count }
        #expect(between() <= 2)
        layer.minificationFilterBias = 3
        #expect(between() > 4)
    }

    @Test("An image is halved once for several layer changes, and any bias is safe")
    func halvedOnce() {
        let row = String(repeating: "w", count: 120) + String(repeating: "k", count: 120)
        let layer = add(image(Array(repeating: row, count: 16)), width: 30, height: 2)
        layer.contentsGravity = .resize
        layer.minificationFilter = .trilinear
        RenderStatistics.current = RenderStatistics()
        for color in [red, green, blue] {
            layer.backgroundColor = color
            #expect(rootLayer.color(22, 21)[0] > 200)
            #expect(rootLayer.color(46, 21)[0] < 50)
        }
        #expect(RenderStatistics.current.halvings == 1)
        for bias in [Float.infinity, -.infinity, .nan, 1e30] {
            layer.minificationFilterBias = bias
            #expect(rootLayer.colorName(10, 50) == "w")
        }
    }

    @Test("Contents drawn in the gray8Uint format are grey")
    func grayFormat() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(green)
                ctx.fill(bounds)
            }
        }
        let layer = rootLayer.add(Drawn(), CGRect(x: 20, y: 20, width: 60, height: 60), nil)
        layer.contentsFormat = .gray8Uint
        layer.setNeedsDisplay()
        let gray = rootLayer.color(50, 50)
        #expect(gray[0] == gray[1])
        #expect(gray[1] == gray[2])
        #expect(abs(gray[0] - 182) <= 1)
        layer.contentsFormat = .RGBA8Uint
        #expect(rootLayer.colorName(50, 50) == "g")
    }

    @Test("Continuous corners follow their curve for fill, border and clip")
    func continuousCorners() {
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        let card = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 100), red)
        card.cornerRadius = 30
        // At the pixel (30, 0) the circular corner has ended, but the continuous one, which is longer, has not.
        let circular = rootLayer.color(30, 0)
        card.cornerCurve = .continuous
        let continuous = rootLayer.color(30, 0)
        #expect(circular == [255, 0, 0])
        #expect(continuous[1] > 25)
        #expect(rootLayer.colorName(2, 2) == "w")
        #expect(rootLayer.colorName(50, 0) == "r")
        #expect(rootLayer.colorName(20, 20) == "r")

        /// The y-coordinate of the topmost filled pixel of a column; 50 if none of the upper 50 pixels is filled.
        func top(of column: Int, _ picture: CGImage) -> Int {
            (0..<50).first { picture.pixel(x: column, y: $0).g < 128 } ?? 50
        }
        let path = ContinuousCorner.path(in: card.bounds, corners: CornerRadii(30))
        let filled = rootLayer.picture
        for column in 3..<50 {
            let exact = (0..<50).first { path.contains(CGPoint(x: Double(column) + 0.5, y: Double($0) + 0.5)) } ?? 50
            #expect(abs(top(of: column, filled) - exact) <= 1, "in column \(column)")
        }
        // The border and the clip of masksToBounds follow the continuous curve too.
        card.borderWidth = 3
        card.borderColor = blue
        #expect(rootLayer.colorName(50, 1) == "b")
        #expect(rootLayer.colorName(50, 5) == "r")
        #expect(rootLayer.colorName(2, 2) == "w")
        card.borderWidth = 0
        let inner = CALayer()
        inner.frame = card.bounds
        inner.backgroundColor = green
        card.addSublayer(inner)
        #expect(rootLayer.colorName(2, 2) == "g")
        card.masksToBounds = true
        #expect(rootLayer.colorName(2, 2) == "w")
        #expect(rootLayer.colorName(20, 20) == "g")
        card.maskedCorners = [.layerMaxXMaxYCorner]
        #expect(rootLayer.colorName(2, 2) == "g")
        #expect(rootLayer.colorName(97, 97) == "w")
    }

    @Test("A property change redraws the contents if needsDisplay(forKey:) is true")
    func displayForKey() {
        final class Drawn: CALayer {
            var count = 0
            override class func needsDisplay(forKey key: String) -> Bool {
                key == "cornerRadius" || super.needsDisplay(forKey: key)
            }
            override func draw(in ctx: CGContext) { count += 1 }
        }
        let layer = Drawn()
        rootLayer.add(layer, CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.setNeedsDisplay()
        _ = rootLayer.picture
        layer.opacity = 0.5
        _ = rootLayer.picture
        #expect(layer.count == 1)
        #expect(!layer.needsDisplay())
        layer.cornerRadius = 4
        #expect(layer.needsDisplay())
        _ = rootLayer.picture
        #expect(layer.count == 2)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 20
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(layer.count == 3)
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.needsDisplay())
    }

    @Test("The delegate is called for layout, before drawing, for drawing and for display")
    func delegate() {
        final class Painter: NSObject, CALayerDelegate {
            var calls: [String] = []
            func layoutSublayers(of layer: CALayer) { calls.append("layout") }
            func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
            func draw(_ layer: CALayer, in ctx: CGContext) {
                calls.append("draw")
                ctx.setFillColor(green)
                ctx.fill(layer.bounds)
            }
        }
        final class Giver: NSObject, CALayerDelegate {
            func display(_ layer: CALayer) { layer.contents = image(["b"], size: 4) }
        }
        let (painter, giver) = (Painter(), Giver())
        let layer = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60), nil)
        layer.delegate = painter
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        #expect(painter.calls == ["layout"])
        #expect(!layer.needsLayout())
        layer.setNeedsDisplay()
        #expect(rootLayer.colorName(50, 50) == "g")
        #expect(painter.calls == ["layout", "will draw", "draw"])
        layer.setNeedsLayout()
        _ = rootLayer.picture
        #expect(painter.calls == ["layout", "will draw", "draw", "layout"])
        layer.delegate = giver
        layer.display()
        #expect(rootLayer.colorName(50, 50) == "b")
    }
}
