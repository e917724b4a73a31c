// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layer rendering")
@MainActor
struct LayerPictureTests {
    private let rootLayer = RenderedRootLayer()

    @Test("Sublayers are ordered by zPosition, then by index")
    func order() {
        let first = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40), red)
        rootLayer.add(CALayer(), CGRect(x: 30, y: 30, width: 40, height: 40), green)
        #expect(rootLayer.colorName(40, 40) == "g")
        first.zPosition = 1
        #expect(rootLayer.colorName(40, 40) == "r")
        #expect(rootLayer.colorName(60, 60) == "g")
        #expect(rootLayer.colorName(80, 80) == "w")
    }

    @Test("A hidden layer and a layer with opacity 0 are not drawn")
    func hidden() {
        let layer = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40))
        layer.isHidden = true
        #expect(rootLayer.colorName(20, 20) == "w")
        layer.isHidden = false
        #expect(rootLayer.colorName(20, 20) == "r")
        layer.opacity = 0
        #expect(rootLayer.colorName(20, 20) == "w")
    }

    @Test("Only a background that a sublayer covers completely is left out")
    func hiddenBackground() {
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        let cover = rootLayer.add(CALayer(), whole, red)
        func expect(
            _ corner: String, _ middle: String, colors: Int, _ place: SourceLocation = #_sourceLocation
        ) {
            #expect(
                [rootLayer.colorName(0, 0), rootLayer.colorName(50, 50)] == [corner, middle], sourceLocation: place)
            let drawn = rootLayer.root.renderTree(scale: 1)?.serialized.components(separatedBy: "color {").count
            #expect(drawn == colors + 1, sourceLocation: place)
        }
        expect("r", "r", colors: 1)
        cover.backgroundColor = red.copy(alpha: 0.5)
        expect("?", "?", colors: 2)
        cover.backgroundColor = red
        cover.opacity = 0.5
        expect("?", "?", colors: 2)
        cover.opacity = 1
        cover.cornerRadius = 20
        expect("w", "r", colors: 2)
        cover.cornerRadius = 0
        cover.frame = CGRect(x: 1, y: 1, width: 99, height: 99)
        expect("w", "r", colors: 2)
        cover.frame = whole
        cover.isHidden = true
        expect("w", "w", colors: 1)
        cover.isHidden = false
        cover.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        expect("w", "r", colors: 2)
        cover.setAffineTransform(.identity)
        expect("r", "r", colors: 1)

        // From here on, a sublayer of `cover` hides what is behind it. `cover` itself has no background and may clip
        // that sublayer.
        let inner = CALayer()
        inner.frame = CGRect(x: -10, y: -10, width: 120, height: 120)
        inner.backgroundColor = blue
        cover.addSublayer(inner)
        cover.backgroundColor = nil
        expect("b", "b", colors: 1)
        cover.masksToBounds = true
        expect("b", "b", colors: 1)
        cover.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        expect("b", "w", colors: 2)
        cover.frame = whole
        cover.cornerRadius = 20
        expect("w", "b", colors: 2)
    }

    @Test("Opacity applies to the group; overlapping sublayers do not show through each other")
    func groupOpacity() {
        let group = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 50), red)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 25, height: 50)
        inner.backgroundColor = blue
        group.addSublayer(inner)
        group.opacity = 0.5
        let picture = rootLayer.picture
        let (left, right) = (picture.pixel(x: 10, y: 10), picture.pixel(x: 40, y: 10))
        #expect(left.b == 255)
        #expect(abs(Int(left.r) - 127) <= 1)
        #expect(right.r == 255)
        #expect(abs(Int(right.b) - 127) <= 1)
    }

    @Test("Corners are rounded, and sublayers are clipped only with masksToBounds")
    func corners() {
        let card = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40), red)
        card.cornerRadius = 20
        #expect(rootLayer.colorName(11, 11) == "w")
        #expect(rootLayer.colorName(30, 30) == "r")
        let inner = CALayer()
        inner.frame = CGRect(x: -10, y: -10, width: 60, height: 60)
        inner.backgroundColor = blue
        card.addSublayer(inner)
        #expect(rootLayer.colorName(11, 11) == "b")
        #expect(rootLayer.colorName(5, 5) == "b")
        card.masksToBounds = true
        #expect(rootLayer.colorName(11, 11) == "w")
        #expect(rootLayer.colorName(5, 5) == "w")
        #expect(rootLayer.colorName(30, 30) == "b")
    }

    @Test("Only the corners in maskedCorners are rounded")
    func maskedCorners() {
        let card = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40), red)
        card.cornerRadius = 20
        card.maskedCorners = [.layerMinXMinYCorner]
        #expect(rootLayer.colorName(11, 11) == "w")
        #expect(rootLayer.colorName(48, 11) == "r")
        #expect(rootLayer.colorName(11, 48) == "r")
    }

    @Test("The border is inside the bounds, in front of the sublayers")
    func border() {
        let card = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40), red)
        card.borderWidth = 4
        card.borderColor = blue
        let inner = CALayer()
        inner.frame = card.bounds
        inner.backgroundColor = green
        card.addSublayer(inner)
        #expect(rootLayer.colorName(9, 30) == "w")
        #expect(rootLayer.colorName(11, 30) == "b")
        #expect(rootLayer.colorName(30, 30) == "g")
    }

    @Test("A layer outside the visible area is drawn when a change makes it reach in")
    func outOfSight() {
        let window = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 50), blue)
        window.masksToBounds = true
        let outside = CALayer()
        outside.frame = CGRect(x: 60, y: 0, width: 20, height: 20)
        outside.masksToBounds = true
        let reaching = CALayer()
        reaching.frame = CGRect(x: -30, y: 0, width: 30, height: 20)
        reaching.backgroundColor = red
        outside.addSublayer(reaching)
        window.addSublayer(outside)
        #expect(rootLayer.colorName(40, 10) == "b")
        outside.masksToBounds = false
        #expect(rootLayer.colorName(40, 10) == "r")

        let empty = CALayer()
        empty.frame = CGRect(x: 60, y: 30, width: 20, height: 20)
        window.addSublayer(empty)
        #expect(rootLayer.colorName(40, 40) == "b")
        let late = CALayer()
        late.frame = CGRect(x: -30, y: 0, width: 30, height: 20)
        late.backgroundColor = green
        empty.addSublayer(late)
        #expect(rootLayer.colorName(40, 40) == "g")
    }

    @Test("The bounds' origin scrolls the sublayers")
    func scrolledBounds() {
        let pane = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 50), nil)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 1_000_000_020, width: 50, height: 10)
        inner.backgroundColor = red
        pane.addSublayer(inner)
        pane.bounds.origin.y = 1_000_000_000
        // The position is exact to the pixel even with offsets of a billion points. Render nodes get only the
        // difference between the layer's position and the bounds' origin.
        #expect(rootLayer.colorName(10, 19) == "w")
        #expect(rootLayer.colorName(10, 20) == "r")
        #expect(rootLayer.colorName(10, 29) == "r")
        #expect(rootLayer.colorName(10, 30) == "w")
    }

    @Test("Transforms are applied about the anchor point")
    func transforms() {
        let bar = rootLayer.add(CALayer(), CGRect(x: 30, y: 45, width: 40, height: 10), red)
        bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(rootLayer.colorName(50, 35) == "r")
        #expect(rootLayer.colorName(35, 50) == "w")
        bar.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(rootLayer.colorName(15, 45) == "r")
        #expect(bar.frame == CGRect(x: 10, y: 40, width: 80, height: 20))
    }

    @Test("An image fills the bounds, or is placed by contentsGravity and contentsScale")
    func contents() {
        let pixels: [UInt8] = Array(repeating: [0, 0, 255, 255], count: 100).flatMap { $0 }
        let layer = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40), nil)
        layer.contents = CGImage(pixels: pixels, width: 10, height: 10)
        #expect(rootLayer.colorName(30, 30) == "r")
        layer.contentsGravity = .bottomRight
        #expect(rootLayer.colorName(15, 15) == "w")
        #expect(rootLayer.colorName(45, 45) == "r")
        layer.contentsScale = 2
        #expect(rootLayer.colorName(42, 42) == "w")
        #expect(rootLayer.colorName(47, 47) == "r")
    }

    @Test("A shadow is beside the layer, and is recreated only if the content changes")
    func shadows() {
        RenderStatistics.current = RenderStatistics()
        let image = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40), nil)
        let inner = CALayer()
        inner.frame = image.bounds
        inner.backgroundColor = red
        image.addSublayer(inner)
        image.shadowOpacity = 1
        image.shadowOffset = CGSize(width: 10, height: 0)
        image.shadowRadius = 2
        #expect(rootLayer.colorName(40, 40) == "r")
        #expect(rootLayer.colorName(66, 40) != "w")
        #expect(rootLayer.colorName(90, 40) == "w")
        #expect(rootLayer.colorName(10, 40) == "w")
        let made = RenderStatistics.current.shadows
        for step in 0..<20 {
            image.position.x += 1
            image.shadowOpacity = 0.5 + Float(step) / 100
            _ = rootLayer.picture
        }
        #expect(RenderStatistics.current.shadows == made)
        inner.backgroundColor = blue
        _ = rootLayer.picture
        #expect(RenderStatistics.current.shadows == made + 1)
    }

    @Test("An opaque rectangle's shadow needs no texture")
    func plainShadow() {
        let before = RenderStatistics.current.shadows
        let card = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40), red)
        card.shadowOpacity = 1
        card.shadowOffset = CGSize(width: 10, height: 0)
        #expect(rootLayer.colorName(66, 40) != "w")
        #expect(RenderStatistics.current.shadows == before)
    }

    @Test("A shape layer draws its fill, its stroke and its dashes")
    func shape() {
        let shape = CAShapeLayer()
        rootLayer.add(shape, CGRect(x: 10, y: 10, width: 80, height: 80), nil)
        shape.path = CGPath { $0.addRect(CGRect(x: 0, y: 0, width: 80, height: 80)) }
        shape.fillColor = nil
        shape.strokeColor = blue
        shape.lineWidth = 4
        shape.lineDashPattern = [8, 8]
        let row = (10..<90).map { rootLayer.colorName($0, 10) }.joined()
        #expect(row.contains("bbbbb"))
        #expect(row.contains("wwwww"))
        shape.lineDashPattern = nil
        shape.strokeEnd = 0.25
        #expect(rootLayer.colorName(50, 10) == "b")
        #expect(rootLayer.colorName(50, 90) == "w")
        shape.fillColor = green
        #expect(rootLayer.colorName(50, 50) == "g")
    }

    @Test("render(in:) draws the layer in its own coordinates")
    func renderInContext() {
        let layer = CALayer()
        layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        layer.backgroundColor = red
        let context = CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1)!
        layer.render(in: context)
        let pixel = context.makeImage()!.pixel(x: 5, y: 5)
        #expect(pixel.r == 255)
        #expect(pixel.a == 255)
    }

    @Test("draw(in:) is called once after setNeedsDisplay, and not without it")
    func drawing() {
        final class Drawn: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                ctx.setFillColor(green)
                ctx.fill(bounds)
            }
        }
        let layer = Drawn()
        rootLayer.add(layer, CGRect(x: 10, y: 10, width: 40, height: 40), nil)
        #expect(rootLayer.colorName(20, 20) == "w")
        layer.setNeedsDisplay()
        #expect(rootLayer.colorName(20, 20) == "g")
        layer.position.x += 20
        #expect(rootLayer.colorName(60, 20) == "g")
        #expect(layer.count == 1)
    }

    @Test("A shadow changes with its shadowPath")
    func pathShadow() {
        let layer = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 20, height: 20), nil)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0.5
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        #expect(rootLayer.colorName(20, 20) == "k")
        #expect(rootLayer.colorName(60, 20) == "w")
        layer.shadowPath = CGPath(ellipseIn: CGRect(x: 40, y: 0, width: 20, height: 20), transform: nil)
        #expect(rootLayer.colorName(20, 20) == "w")
        #expect(rootLayer.colorName(60, 20) == "k")
        let made = RenderStatistics.current.shadows
        layer.backgroundColor = nil
        layer.position.x += 1
        _ = rootLayer.picture
        #expect(RenderStatistics.current.shadows == made)
    }

    @Test("A shape layer without a frame is drawn in a scrolled layer with masksToBounds")
    func framelessShape() {
        let pane = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        pane.masksToBounds = true
        pane.bounds.origin.y = 100
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 10, y: 110, width: 20, height: 20), transform: nil)
        shape.fillColor = red
        pane.addSublayer(shape)
        #expect(rootLayer.colorName(20, 20) == "r")
    }

    @Test("Drawn contents fill bounds of any origin; a shape moves with the origin")
    func boundsOrigin() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(green)
                ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 10))
            }
        }
        let drawn = Drawn()
        rootLayer.add(drawn, CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        drawn.bounds.origin.y = 500
        drawn.setNeedsDisplay()
        #expect(rootLayer.colorName(5, 5) == "g")
        drawn.bounds.origin.y = 700
        drawn.borderColor = blue
        drawn.borderWidth = 1
        #expect(rootLayer.colorName(5, 5) == "g")

        let shape = CAShapeLayer()
        rootLayer.add(shape, CGRect(x: 50, y: 0, width: 40, height: 40), nil)
        shape.path = CGPath(rect: CGRect(x: 0, y: 20, width: 10, height: 10), transform: nil)
        shape.fillColor = red
        #expect(rootLayer.colorName(55, 25) == "r")
        shape.bounds.origin.y = 20
        #expect(rootLayer.colorName(55, 25) == "w")
        #expect(rootLayer.colorName(55, 5) == "r")
    }
}
