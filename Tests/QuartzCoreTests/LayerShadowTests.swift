// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Tests that all ways to render a shadow give the same image.
@Suite("Layer shadows")
@MainActor
struct LayerShadowTests {
    private let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    private let area = CGRect(x: 0, y: 0, width: 100, height: 80)
    private let frame = CGRect(x: 30, y: 25, width: 40, height: 30)

    private func makeLayer(radius: CGFloat = 5) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.shadowColor = black
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 3, height: 4)
        layer.shadowRadius = radius
        return layer
    }

    private func picture(of layer: CALayer) throws -> CGImage {
        let root = CALayer()
        root.frame = area
        root.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        root.addSublayer(layer)
        return try #require(root.renderTree()?.rasterized(in: area, scale: 1))
    }

    @Test("The shadow of a sublayer matches the shadow of an opaque layer of the same size", arguments: [0, 2, 5])
    func thrownBySublayers(radius: CGFloat) throws {
        let opaque = makeLayer(radius: radius)
        opaque.backgroundColor = black
        let composed = makeLayer(radius: radius)
        let sublayer = CALayer()
        sublayer.frame = CGRect(origin: .zero, size: frame.size)
        sublayer.backgroundColor = black
        composed.addSublayer(sublayer)
        let difference = try #require(try picture(of: opaque).maximumDifference(from: picture(of: composed)))
        // GSK blurs with boxes of whole pixels, and shadow textures have two pixels per point, so the results differ
        // slightly.
        #expect(difference <= 16)
    }

    @Test("A shadow path casts a shadow even if the layer is empty")
    func thrownByPath() throws {
        let layer = makeLayer()
        layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30), transform: nil)
        let picture = try picture(of: layer)
        #expect(picture.pixel(x: 53, y: 44).r < 160)
        #expect(picture.pixel(x: 5, y: 5).r == 255)
    }
}
