// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layer masks and rasterisation")
@MainActor
struct LayerMaskTests {
    private let rootLayer = RenderedRootLayer()
    private let card: CALayer

    init() {
        card = rootLayer.add(CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60), red)
        RenderStatistics.current = RenderStatistics()
    }

    private func mask(_ frame: CGRect, _ color: CGColor? = green) -> CALayer {
        let mask = CALayer()
        mask.frame = frame
        mask.backgroundColor = color
        return mask
    }

    @Test("A rounded rectangle masks by its alpha and opacity, without a texture")
    func plain() {
        let mask = mask(CGRect(x: 10, y: 10, width: 30, height: 30))
        card.mask = mask
        #expect(rootLayer.colorName(29, 45) == "w")
        #expect(rootLayer.colorName(31, 31) == "r")
        #expect(rootLayer.colorName(59, 59) == "r")
        #expect(rootLayer.colorName(61, 45) == "w")
        mask.cornerRadius = 15
        #expect(rootLayer.colorName(31, 31) == "w")
        #expect(rootLayer.colorName(45, 45) == "r")
        mask.position.x += 10
        #expect(rootLayer.colorName(35, 45) == "w")
        #expect(rootLayer.colorName(65, 45) == "r")
        mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
        #expect(abs(rootLayer.color(55, 45)[1] - 128) <= 1)
        mask.opacity = 0.5
        #expect(abs(rootLayer.color(55, 45)[1] - 191) <= 1)
        mask.isHidden = true
        #expect(rootLayer.colorName(55, 45) == "w")
        #expect(RenderStatistics.current.masks == 0)
        card.mask = nil
        #expect(rootLayer.colorName(55, 45) == "r")
    }

    @Test("A shape masks the layer and its sublayers; its texture is recreated only on a change")
    func shape() {
        let mask = CAShapeLayer()
        mask.path = CGPath { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 60, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 60))
            path.closeSubpath()
        }
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        inner.backgroundColor = blue
        card.addSublayer(inner)
        card.mask = mask
        #expect(rootLayer.colorName(25, 25) == "b")
        #expect(rootLayer.colorName(25, 60) == "r")
        #expect(rootLayer.colorName(70, 70) == "w")
        #expect(rootLayer.colorName(75, 35) == "w")
        #expect(RenderStatistics.current.masks == 1)
        // Moving, fading and rotating the masked layer reuse the texture of its mask.
        for step in 1...10 {
            card.position.x += 1
            card.opacity = 1 - Float(step) / 20
            card.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(step) / 20))
            _ = rootLayer.picture
        }
        #expect(RenderStatistics.current.masks == 1)
        card.setAffineTransform(.identity)
        card.opacity = 1
        inner.backgroundColor = green
        #expect(rootLayer.colorName(35, 25) == "g")
        #expect(RenderStatistics.current.masks == 2)
        mask.fillColor = nil
        #expect(rootLayer.colorName(35, 25) == "w")
    }

    @Test("A mask applies the alpha of its image and its sublayers pixel by pixel")
    func alpha() {
        let mask = mask(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
        mask.contents = image(["k.", ".k"], size: 10)
        card.mask = mask
        mask.magnificationFilter = .nearest
        #expect(rootLayer.colorName(30, 30) == "r")
        #expect(rootLayer.colorName(70, 30) == "w")
        #expect(rootLayer.colorName(30, 70) == "w")
        #expect(rootLayer.colorName(70, 70) == "r")
        mask.contents = nil
        let half = self.mask(CGRect(x: 0, y: 0, width: 30, height: 60), CGColor(gray: 1, alpha: 0.5))
        mask.addSublayer(half)
        #expect(abs(rootLayer.color(30, 30)[1] - 128) <= 1)
        #expect(rootLayer.colorName(70, 70) == "w")
        half.position.x += 30
        #expect(rootLayer.colorName(30, 30) == "w")
        #expect(abs(rootLayer.color(70, 70)[1] - 128) <= 1)
    }

    @Test("A mask also clips the shadow, and is in the coordinates of the bounds")
    func shadow() {
        card.shadowOpacity = 1
        card.shadowRadius = 0.5
        card.shadowOffset = CGSize(width: 0, height: 15)
        #expect(rootLayer.colorName(50, 90) == "k")
        card.mask = mask(CGRect(x: 0, y: 0, width: 60, height: 65))
        #expect(rootLayer.colorName(50, 50) == "r")
        #expect(rootLayer.colorName(50, 83) == "k")
        #expect(rootLayer.colorName(50, 90) == "w")
        card.bounds.origin.y = 40
        #expect(rootLayer.colorName(50, 30) == "r")
        #expect(rootLayer.colorName(50, 50) == "w")
    }

    @Test("A mask can be rotated and can have a mask itself")
    func turned() {
        let mask = mask(CGRect(x: 10, y: 25, width: 40, height: 10))
        card.mask = mask
        mask.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(rootLayer.colorName(50, 35) == "r")
        #expect(rootLayer.colorName(35, 50) == "w")
        mask.setAffineTransform(.identity)
        mask.mask = self.mask(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(rootLayer.colorName(35, 50) == "r")
        #expect(rootLayer.colorName(65, 50) == "w")
    }

    @Test("render(in:) applies the mask")
    func rendered() {
        card.mask = mask(CGRect(x: 0, y: 0, width: 20, height: 60))
        let context = CGContext(pixelWidth: 60, pixelHeight: 60, scale: 1)!
        card.render(in: context)
        let picture = context.makeImage()!
        #expect(picture.pixel(x: 10, y: 10).a == 255)
        #expect(picture.pixel(x: 30, y: 10).a == 0)
    }

    @Test("A rasterised layer is a texture in rasterizationScale, recreated only on a change")
    func rasterized() {
        card.cornerRadius = 10
        card.shouldRasterize = true
        _ = rootLayer.picture
        for _ in 0..<10 {
            card.position.x += 1
            _ = rootLayer.picture
        }
        #expect(RenderStatistics.current.rasterizations == 1)
        card.position.x -= 10
        #expect(rootLayer.colorName(50, 50) == "r")
        // In a coarse texture, a sublayer's edge is blurred over the large pixels.
        let inner = mask(CGRect(x: 0, y: 0, width: 30, height: 60), blue)
        card.addSublayer(inner)
        #expect(rootLayer.colorName(49, 50) == "b")
        #expect(rootLayer.colorName(50, 50) == "r")
        card.rasterizationScale = 0.1
        #expect(rootLayer.colorName(25, 50) == "b")
        #expect(rootLayer.colorName(46, 50) == "?")
        card.shouldRasterize = false
        #expect(rootLayer.colorName(46, 50) == "b")
    }

    @Test("Without group opacity, the layer and each sublayer fade separately")
    func ungrouped() {
        let inner = mask(CGRect(x: 0, y: 0, width: 30, height: 60), blue)
        card.addSublayer(inner)
        card.opacity = 0.5
        #expect(rootLayer.color(30, 50)[2] == 255)
        #expect(rootLayer.color(30, 50)[0] < 130)
        card.allowsGroupOpacity = false
        // Half-transparent red over white, then half-transparent blue over that.
        let mixed = rootLayer.color(30, 50)
        #expect(abs(mixed[0] - 128) <= 2)
        #expect(abs(mixed[1] - 64) <= 2)
        #expect(abs(mixed[2] - 191) <= 2)
        card.opacity = 1
        #expect(rootLayer.colorName(30, 50) == "b")
    }
}
