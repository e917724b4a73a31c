// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layers in perspective")
@MainActor
struct LayerPerspectiveTests {
    private let rootLayer = RenderedRootLayer()

    private func perspective(_ distance: CGFloat = 200) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    /// Adds a layer with a red and green chequered image in the middle.
    private func addCard() -> CALayer {
        let card = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60), blue)
        card.contents = image(["rgrg", "grgr", "rgrg", "grgr"], size: 15)
        return card
    }

    @Test(
        "Every pixel of a layer rotated in perspective shows the right colour",
        arguments: [
            (0.8, 0.0, 1.0, 0.0), (-1.1, 0, 1, 0), (0.7, 1, 0, 0), (1, 1, 1, 0.5), (2.5, 0, 1, 0), (0.4, 0.3, -1, 2),
        ])
    func card(angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
        let card = addCard()
        card.transform = CATransform3DRotate(perspective(), angle, x, y, z)
        let picture = rootLayer.picture
        var seen = 0
        for column in 0..<100 {
            for row in 0..<100 {
                let point = card.convert(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5), from: rootLayer.root)
                // Skips pixels near the edges of the image's squares, because colours are mixed there.
                let cell = CGPoint(x: point.x / 15, y: point.y / 15)
                let edge = 0.2
                let isNearLine =
                    abs(cell.x - cell.x.rounded()) < edge || abs(cell.y - cell.y.rounded()) < edge
                guard !isNearLine else { continue }
                let isInside = (0..<4).contains(cell.x) && (0..<4).contains(cell.y)
                let isRed = (Int(cell.x.rounded(.down)) + Int(cell.y.rounded(.down))) % 2 == 0
                let pixel = picture.pixel(x: column, y: row)
                let look = pixel.b > 200 ? "w" : pixel.r > 200 ? "r" : pixel.g > 200 ? "g" : "?"
                #expect(look == (isInside ? (isRed ? "r" : "g") : "w"), "at (\(column), \(row))")
                if isInside { seen += 1 }
            }
        }
        #expect(seen > 150)
    }

    @Test("Nothing shows through between the triangles of a perspective layer")
    func seams() {
        let card = rootLayer.add(CALayer(), CGRect(x: 5, y: 5, width: 90, height: 90), red)
        card.transform = CATransform3DRotate(perspective(120), 0.9, 0.3, 1, 0.1)
        let picture = rootLayer.picture
        for column in 0..<100 {
            for row in 0..<100 {
                let point = card.convert(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5), from: rootLayer.root)
                guard card.bounds.insetBy(dx: 4, dy: 4).contains(point) else { continue }
                let pixel = picture.pixel(x: column, y: row)
                #expect(pixel.r == 255, "at (\(column), \(row))")
                #expect(pixel.g == 0, "at (\(column), \(row))")
                #expect(pixel.b == 0, "at (\(column), \(row))")
            }
        }
    }

    @Test("A perspective layer makes one texture for all angles, and a new one if its content changes")
    func once() {
        let card = addCard()
        RenderStatistics.current = RenderStatistics()
        for step in 0..<30 {
            card.transform = CATransform3DRotate(perspective(), 0.1 * CGFloat(step) + 0.05, 0, 1, 0)
            _ = rootLayer.picture
        }
        #expect(RenderStatistics.current.flattenings == 1)
        card.backgroundColor = green
        _ = rootLayer.picture
        #expect(RenderStatistics.current.flattenings == 2)
    }

    @Test("A layer rotated without perspective is narrower and needs no texture")
    func orthographic() {
        let card = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60), red)
        RenderStatistics.current = RenderStatistics()
        card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(rootLayer.colorName(34, 50) == "w")
        #expect(rootLayer.colorName(36, 50) == "r")
        #expect(rootLayer.colorName(64, 50) == "r")
        #expect(rootLayer.colorName(66, 50) == "w")
        #expect(rootLayer.colorName(50, 21) == "r")
        #expect(RenderStatistics.current.flattenings == 0)
    }

    @Test("Half a turn shows the mirror image, or nothing if the layer is not double-sided")
    func backs() {
        let card = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60), nil)
        card.contents = image(["rg"], size: 30)
        card.transform = CATransform3DRotate(perspective(), .pi, 0, 1, 0)
        #expect(rootLayer.colorName(30, 50) == "g")
        #expect(rootLayer.colorName(70, 50) == "r")
        card.isDoubleSided = false
        #expect(rootLayer.colorName(30, 50) == "w")
        #expect(rootLayer.colorName(70, 50) == "w")
        card.transform = CATransform3DRotate(perspective(), 0.2, 0, 1, 0)
        #expect(rootLayer.colorName(50 - 15, 50) == "r")
        // A mirrored layer still shows its front, so it is drawn although it is single-sided.
        card.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
        #expect(rootLayer.colorName(30, 50) == "g")
    }

    @Test("Rotating a layer with two single-sided sublayers shows the front or the back")
    func flip() {
        let card = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60), nil)
        let (front, back) = (CALayer(), CALayer())
        for (side, color) in [(front, red), (back, blue)] {
            side.frame = card.bounds
            side.backgroundColor = color
            side.isDoubleSided = false
            card.addSublayer(side)
        }
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(rootLayer.colorName(50, 50) == "r")
        for (angle, look) in [(0.5, "r"), (1.5, "r"), (1.65, "b"), (3, "b"), (4.6, "b"), (4.8, "r")] {
            card.transform = CATransform3DRotate(perspective(), CGFloat(angle), 0, 1, 0)
            let x = abs(cos(angle)) < 0.2 ? 50 : 45
            let pixel = rootLayer.picture.pixel(x: x, y: 50)
            let seen = Int(pixel.r) > Int(pixel.b) ? "r" : Int(pixel.b) > Int(pixel.r) ? "b" : "w"
            #expect(seen == look, "at \(angle)")
        }
    }

    @Test("Sublayers of a transform layer are ordered by depth")
    func depth() {
        let space = CATransformLayer()
        rootLayer.add(space, CGRect(x: 0, y: 0, width: 100, height: 100), red)
        #expect(rootLayer.colorName(50, 50) == "w")
        let (a, b) = (CALayer(), CALayer())
        for (layer, color, z) in [(a, red, 20.0), (b, blue, -20.0)] {
            layer.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
            layer.backgroundColor = color
            layer.transform = CATransform3DMakeTranslation(0, 0, CGFloat(z))
            space.addSublayer(layer)
        }
        #expect(rootLayer.colorName(50, 50) == "r")
        space.transform = CATransform3DRotate(perspective(), .pi, 0, 1, 0)
        #expect(rootLayer.colorName(50, 50) == "b")
        // A transform layer has no group opacity: each sublayer fades separately.
        space.transform = CATransform3DIdentity
        space.opacity = 0.5
        let mixed = zip(rootLayer.color(50, 50), [191, 64, 128]).map { abs($0 - $1) }
        #expect(mixed.allSatisfy { $0 <= 2 })
    }

    @Test("A shadow has the same perspective as its layer")
    func shadow() {
        let card = rootLayer.add(CALayer(), CGRect(x: 30, y: 30, width: 40, height: 40), red)
        card.shadowOpacity = 1
        card.shadowRadius = 1
        card.shadowOffset = CGSize(width: 0, height: 20)
        card.transform = CATransform3DRotate(perspective(), 0.7, 0, 1, 0)
        #expect(rootLayer.colorName(50, 50) == "r")
        #expect(rootLayer.colorName(50, 80) == "k")
    }

    @Test("A layer behind the camera, edge-on or of size zero draws nothing, and no error pink")
    func degenerate() {
        let card = addCard()
        for transform in [
            CATransform3DTranslate(perspective(), 0, 0, 300), CATransform3DRotate(perspective(), .pi / 2, 0, 1, 0),
            CATransform3DScale(perspective(), 0, 0, 0), CATransform3DRotate(perspective(-.zero), 0.3, 0, 1, 0),
        ] {
            card.transform = transform
            let picture = rootLayer.picture
            #expect(picture.pixel(x: 5, y: 5).g == 255)
        }
        // If a layer is partly behind the camera, the part in front is still drawn.
        card.transform = CATransform3DRotate(perspective(25), 1.2, 0, 1, 0)
        let middle = rootLayer.color(50, 50)
        #expect(middle[2] < 100)
        #expect(max(middle[0], middle[1]) > 100)
    }

    @Test("An unchanged perspective layer is not redrawn, and drops its texture when flat again")
    func unchangedLayerIsNotRedrawn() {
        let card = addCard()
        card.transform = CATransform3DRotate(perspective(), 0.8, 0, 1, 0)
        let other = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), red)
        #expect(rootLayer.colorName(5, 5) == "r")
        RenderStatistics.current = RenderStatistics()
        other.position.x += 20
        #expect(rootLayer.colorName(25, 5) == "r")
        #expect(rootLayer.colorName(5, 5) == "w")
        // Only the moved layer is placed again, and the root that contains both layers.
        #expect(RenderStatistics.current.placements == 2)
        #expect(RenderStatistics.current.flattenings == 0)
        card.transform = CATransform3DIdentity
        #expect(rootLayer.colorName(22, 50) != "w")
        #expect(card.cache.flattened == nil)
    }

    @Test("A new screen scale recreates the textures of masks, replicators and flipping cards")
    func otherScale() {
        let masked = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 50), red)
        let (mask, card) = (CALayer(), CALayer())
        card.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        card.backgroundColor = green
        card.transform = CATransform3DRotate(perspective(), 0.5, 0, 1, 0)
        mask.frame = masked.bounds
        mask.addSublayer(card)
        masked.mask = mask
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DRotate(perspective(), 0.5, 0, 1, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        dot.backgroundColor = green
        replicator.addSublayer(dot)
        rootLayer.root.addSublayer(replicator)
        let (turning, side) = (CardFlip(), RenderNode.color(red, in: CGRect(x: 0, y: 0, width: 20, height: 20)))
        func turn() {
            let size = CGSize(width: 20, height: 20)
            #expect(turning.picture(front: side, back: nil, progress: 0.2, .fromLeft, size: size) != nil)
        }
        _ = rootLayer.picture
        turn()
        RenderStatistics.current = RenderStatistics()
        _ = rootLayer.picture
        turn()
        #expect(RenderStatistics.current.flattenings == 0)
        #expect(rootLayer.root.renderTree(scale: 2) != nil)
        #expect(RenderStatistics.current.flattenings == 2)
        #expect(RenderStatistics.current.masks == 1)
        turn()
        #expect(RenderStatistics.current.flattenings == 3)
        _ = rootLayer.picture
    }
}
