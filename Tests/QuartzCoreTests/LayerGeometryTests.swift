// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layer geometry")
@MainActor
struct LayerGeometryTests {
    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

    @Test("fact 136: A new layer has Apple's default values")
    func defaults() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.anchorPointZ == 0)
        #expect(layer.opacity == 1)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.contentsGravity == .resize)
        #expect(layer.contentsScale == 1)
        #expect(layer.zPosition == 0)
        #expect(!layer.masksToBounds)
        #expect(layer.isDoubleSided)
        #expect(!layer.isGeometryFlipped)
        #expect(layer.allowsGroupOpacity)
        #expect(!layer.shouldRasterize)
        #expect(layer.rasterizationScale == 1)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsCenter == layer.contentsRect)
        #expect(layer.contentsFormat == .RGBA8Uint)
        #expect(layer.minificationFilter == .linear)
        #expect(layer.magnificationFilter == .linear)
        #expect(layer.minificationFilterBias == 0)
        #expect(layer.cornerCurve == .circular)
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(layer.mask == nil)
        #expect(layer.style == nil)
        #expect(layer.actions == nil)
        #expect(layer.name == nil)
    }

    @Test(
        "defaultValue(forKey:) has a value for every property that is not nil by default",
        arguments: [
            "anchorPoint", "opacity", "shadowOffset", "contentsGravity", "masksToBounds", "cornerCurve", "transform",
            "bounds", "position", "zPosition", "anchorPointZ", "sublayerTransform", "geometryFlipped", "doubleSided",
            "hidden",
            "opaque", "allowsGroupOpacity", "shouldRasterize", "rasterizationScale", "cornerRadius", "maskedCorners",
            "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "contentsScale",
            "contentsRect",
            "contentsCenter", "contentsFormat", "minificationFilter", "minificationFilterBias", "magnificationFilter",
            "needsDisplayOnBoundsChange",
        ])
    func defaultValues(key: String) {
        #expect(CALayer.defaultValue(forKey: key) != nil)
    }

    @Test("Layer subclasses have default values and invalidations for their own properties")
    func ownDefaultValues() {
        #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? CGFloat == 1)
        #expect(CAShapeLayer.defaultValue(forKey: "lineCap") as? CAShapeLayerLineCap == .butt)
        #expect(CAShapeLayer.defaultValue(forKey: "opacity") as? Float == 1)
        #expect(CAShapeLayer.defaultValue(forKey: "lineDashPattern") == nil)
        #expect(CAReplicatorLayer.defaultValue(forKey: "instanceCount") as? Int == 1)
        #expect(CAGradientLayer.defaultValue(forKey: "type") as? CAGradientLayerType == .axial)
        #expect(CATextLayer.defaultValue(forKey: "fontSize") as? CGFloat == 36)
        #expect(CATextLayer.defaultValue(forKey: "wrapped") as? Bool == false)
        #expect(CATextLayer.defaultValue(forKey: "string") == nil)
        #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
        #expect(CAReplicatorLayer().invalidation(forKeyPath: "instanceTransform.translation.x") == .composition)
        #expect(CALayer().invalidation(forKeyPath: "instanceTransform") == .appearance)
    }

    @Test("defaultValue(forKey:) has Apple's numbers, and nil for nil or unknown properties")
    func defaultValueNumbers() {
        #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
        #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
        #expect(CALayer.defaultValue(forKey: "backgroundColor") == nil)
        #expect(CALayer.defaultValue(forKey: "nonsense") == nil)
    }

    @Test("fact 137: Setting the frame changes position and size, not the bounds' origin or the transform")
    func frame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 7, y: 9, width: 10, height: 10)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.frame = CGRect(x: 20, y: 30, width: 40, height: 60)
        #expect(layer.bounds == CGRect(x: 7, y: 9, width: 40, height: 60))
        #expect(layer.position == CGPoint(x: 20, y: 90))
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(layer.frame == CGRect(x: 20, y: 30, width: 40, height: 60))
        #expect(layer.preferredFrameSize() == CGSize(width: 40, height: 60))
    }

    @Test("The frame of a transformed layer is its bounding box, also in perspective")
    func transformedFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(layer.frame == CGRect(x: -50, y: 0, width: 200, height: 100))
        // The camera is 200 points away. A layer that is moved halfway to the camera appears twice as large.
        var nearer = CATransform3DIdentity
        nearer.m34 = -1 / 200
        layer.transform = CATransform3DTranslate(nearer, 0, 0, 100)
        #expect(layer.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    }

    /// A layer that is rotated by 60° about its vertical middle axis, with the camera 200 points away, and its
    /// superlayer.
    private func turnedCard() -> (root: CALayer, card: CALayer) {
        let (root, card) = (CALayer(), CALayer())
        root.bounds.size = CGSize(width: 200, height: 200)
        card.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 200
        card.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        root.addSublayer(card)
        return (root, card)
    }

    /// The projection of a point of the card that `turnedCard()` returns, by a pinhole camera. `x` and `y` are relative
    /// to the card's middle.
    private func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let depth = -x * CGFloat(sin(Double.pi / 3))
        let scale = 200 / (200 - depth)
        return CGPoint(x: 100 + x * 0.5 * scale, y: 100 + y * scale)
    }

    @Test("Point conversion in perspective matches a pinhole camera, in both directions")
    func perspectiveConversion() {
        let (root, card) = turnedCard()
        for (x, y) in [(0, 0), (0, 100), (100, 0), (100, 100), (25, 70)] as [(CGFloat, CGFloat)] {
            let point = card.convert(CGPoint(x: x, y: y), to: root)
            #expect(near(point, seen(x - 50, y - 50)), "(\(x), \(y)) is at \(point)")
            #expect(near(card.convert(point, from: root), CGPoint(x: x, y: y)))
            #expect(near(root.convert(point, to: card), CGPoint(x: x, y: y)))
        }
        let box = card.convert(card.bounds, to: root)
        #expect(abs(box.minX - seen(-50, 0).x) < 1e-6)
        #expect(abs(box.height - (seen(-50, 50).y - seen(-50, -50).y)) < 1e-6)
    }

    @Test("Hit testing in perspective finds a layer exactly where it is visible")
    func perspectiveHit() {
        let (root, card) = turnedCard()
        var hits = 0
        for x in stride(from: CGFloat(2.5), to: 200, by: 5) {
            for y in stride(from: CGFloat(2.5), to: 200, by: 5) {
                let point = CGPoint(x: x, y: y)
                let isHit = root.hitTest(CGPoint(x: x - 100, y: y - 100)) === card
                // A point is inside the projected card if it is on the inner side of all four edges, by their cross
                // products.
                let corners = [seen(-50, -50), seen(50, -50), seen(50, 50), seen(-50, 50)]
                let isInside = corners.indices.allSatisfy { index in
                    let (a, b) = (corners[index], corners[(index + 1) % 4])
                    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0
                }
                #expect(isHit == isInside, "at \(point)")
                if isHit { hits += 1 }
            }
        }
        #expect(hits > 100)
    }

    @Test("Hit testing does not find a layer behind the camera")
    func behindTheEye() {
        let (root, card) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        card.frame = root.bounds
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        card.transform = CATransform3DTranslate(transform, 0, 0, 150)
        root.addSublayer(card)
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
        #expect(card.frame.isNull)
    }

    @Test("With a perspective sublayerTransform, a greater zPosition is nearer to the camera")
    func sublayerTransform() {
        let (root, card) = (CALayer(), CALayer())
        root.bounds.size = CGSize(width: 200, height: 200)
        root.sublayerTransform.m34 = -1 / 200
        card.frame = CGRect(x: 90, y: 90, width: 20, height: 20)
        root.addSublayer(card)
        #expect(near(card.convert(.zero, to: root), CGPoint(x: 90, y: 90)))
        card.zPosition = 100
        #expect(near(card.convert(.zero, to: root), CGPoint(x: 80, y: 80)))
        card.zPosition = 0
        card.anchorPointZ = -100
        #expect(near(card.convert(.zero, to: root), CGPoint(x: 80, y: 80)))
    }

    @Test("Depths add up through a transform layer and are flattened by any other layer")
    func depths() {
        for (middle, edge) in [(CATransformLayer(), 75.0), (CALayer(), 80.0)] {
            let (root, card) = (CALayer(), CALayer())
            root.bounds.size = CGSize(width: 200, height: 200)
            root.sublayerTransform.m34 = -1 / 200
            middle.frame = root.bounds
            middle.transform = CATransform3DMakeTranslation(0, 0, 100)
            card.frame = CGRect(x: 90, y: 90, width: 20, height: 20)
            card.zPosition = 20
            root.addSublayer(middle)
            middle.addSublayer(card)
            #expect(near(card.convert(.zero, to: root), CGPoint(x: edge, y: edge)), "in \(type(of: middle))")
            #expect(near(card.convert(CGPoint(x: edge, y: edge), from: root), .zero))
            #expect(root.hitTest(CGPoint(x: edge + 1 - 100, y: 0)) === card)
            #expect(root.hitTest(CGPoint(x: edge - 1 - 100, y: 0)) !== card)
        }
    }

    @Test("Hit testing finds the nearer of two sublayers of a transform layer")
    func depthOrder() {
        let (root, space) = (CALayer(), CATransformLayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        space.frame = root.bounds
        root.addSublayer(space)
        let (a, b) = (CALayer(), CALayer())
        for layer in [a, b] {
            layer.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
            space.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === b)
        a.transform = CATransform3DMakeTranslation(0, 0, 10)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === a)
        // After half a turn of `space`, `b` is nearer to the viewer. A transform layer itself is never hit.
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === b)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
        space.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }

    @Test("Hit testing finds the front layer, and no hidden or clipped layer")
    func hits() {
        let (root, a, b) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        a.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        b.frame = CGRect(x: 30, y: 30, width: 100, height: 40)
        root.addSublayer(a)
        root.addSublayer(b)
        let both = CGPoint(x: 40, y: 40)
        #expect(root.hitTest(both) === b)
        a.zPosition = 1
        #expect(root.hitTest(both) === a)
        a.isHidden = true
        #expect(root.hitTest(both) === b)
        #expect(root.hitTest(CGPoint(x: 120, y: 40)) === b)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 120, y: 40)) == nil)
        #expect(root.contains(CGPoint(x: 0, y: 0)))
        #expect(!root.contains(CGPoint(x: 100, y: 0)))
    }

    @Test("Flipped geometry turns y upwards for sublayers, hits and conversion; two flips cancel out")
    func flipped() {
        let rootLayer = RenderedRootLayer()
        let pane = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 10, width: 20, height: 20)
        inner.backgroundColor = red
        pane.addSublayer(inner)
        #expect(rootLayer.colorName(5, 15) == "r")
        #expect(!inner.contentsAreFlipped())
        pane.isGeometryFlipped = true
        #expect(rootLayer.colorName(5, 15) == "w")
        #expect(rootLayer.colorName(5, 75) == "r")
        #expect(inner.contentsAreFlipped())
        #expect(inner.convert(CGPoint(x: 0, y: 1), to: rootLayer.root) == CGPoint(x: 0, y: 89))
        #expect(rootLayer.root.hitTest(CGPoint(x: 5, y: 75)) === inner)
        #expect(pane.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        // Images stay upright in flipped geometry.
        inner.contents = image(["g", "b"], size: 10)
        #expect(rootLayer.colorName(5, 75) == "g")
        #expect(rootLayer.colorName(5, 85) == "b")
        inner.isGeometryFlipped = true
        #expect(!inner.contentsAreFlipped())
        #expect(rootLayer.colorName(5, 75) == "g")
        #expect(rootLayer.colorName(5, 85) == "b")
    }

    @Test("A flipped, transformed or anchorPointZ layer counts as a transform; a moved layer does not")
    func transformsUpToRoot() {
        let changes: [(CALayer) -> Void] = [
            { $0.isGeometryFlipped = true }, { $0.anchorPointZ = 5 },
            { $0.transform = CATransform3DMakeScale(2, 2, 1) },
            { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) },
        ]
        for change in changes {
            let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
            root.addSublayer(middle)
            middle.addSublayer(leaf)
            middle.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(!leaf.hasTransformsUpToRoot)
            change(middle)
            #expect(leaf.hasTransformsUpToRoot)
            #expect(!root.hasTransformsUpToRoot)
        }
    }

    @Test("draw(in:) with flipped geometry has y = 0 at the bottom")
    func flippedDrawing() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(green)
                ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            }
        }
        let rootLayer = RenderedRootLayer()
        let layer = rootLayer.add(Drawn(), CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        layer.setNeedsDisplay()
        #expect(rootLayer.colorName(5, 2) == "g")
        #expect(rootLayer.colorName(5, 17) == "w")
        layer.isGeometryFlipped = true
        #expect(rootLayer.colorName(5, 2) == "w")
        #expect(rootLayer.colorName(5, 17) == "g")
    }

    @Test("A mask's superlayer is the masked layer; moving or removing the mask ends the masking")
    func maskTree() {
        let (layer, mask, other) = (CALayer(), CALayer(), CALayer())
        layer.mask = mask
        #expect(mask.superlayer === layer)
        #expect(layer.sublayers == nil)
        other.addSublayer(mask)
        #expect(layer.mask == nil)
        #expect(mask.superlayer === other)
        layer.mask = mask
        #expect(layer.mask === mask)
        #expect(other.sublayers == nil)
        layer.mask = nil
        #expect(mask.superlayer == nil)
        #expect(layer.mask == nil)
        layer.mask = mask
        mask.removeFromSuperlayer()
        #expect(layer.mask == nil)
    }

    @Test("Sublayers are inserted at an index, below or above another, or in its place")
    func tree() {
        let root = CALayer()
        let layers = (0..<5).map { index in
            let layer = CALayer()
            layer.name = "\(index)"
            return layer
        }
        func order() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
        root.addSublayer(layers[0])
        root.addSublayer(layers[1])
        root.insertSublayer(layers[2], at: 0)
        #expect(order() == "201")
        root.insertSublayer(layers[3], below: layers[0])
        #expect(order() == "2301")
        root.insertSublayer(layers[2], above: layers[1])
        #expect(order() == "3012")
        root.insertSublayer(layers[1], below: nil)
        #expect(order() == "1302")
        root.replaceSublayer(layers[0], with: layers[4])
        #expect(order() == "1342")
        #expect(layers[0].superlayer == nil)
        #expect(layers[4].superlayer === root)
        // If the replacing layer is already a sublayer of `root`, it moves to the place of the replaced layer.
        root.replaceSublayer(layers[4], with: layers[1])
        #expect(order() == "312")
        root.replaceSublayer(layers[3], with: layers[2])
        #expect(order() == "21")
        #expect(layers[3].superlayer == nil)
        root.sublayers = [layers[2], layers[0]]
        #expect(order() == "20")
        #expect(layers[1].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(layers[2].superlayer == nil)
    }
}
