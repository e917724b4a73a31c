// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Replicator layers")
@MainActor
struct CAReplicatorLayerTests {
    private let rootLayer = RenderedRootLayer()
    private let layer = CAReplicatorLayer()
    private let dot = CALayer()

    init() {
        rootLayer.add(layer, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        dot.frame = CGRect(x: 45, y: 5, width: 10, height: 10)
        dot.backgroundColor = CGColor(gray: 1, alpha: 1)
        rootLayer.root.backgroundColor = CGColor(gray: 0, alpha: 1)
        layer.addSublayer(dot)
    }

    @Test("A new replicator layer shows its sublayers once, and not at all with count 0 or less")
    func standard() {
        #expect(layer.instanceCount == 1)
        #expect(CATransform3DIsIdentity(layer.instanceTransform))
        #expect(layer.instanceColor == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        #expect(layer.instanceRedOffset == 0)
        #expect(layer.instanceAlphaOffset == 0)
        #expect(rootLayer.colorName(50, 10) == "w")
        #expect(rootLayer.colorName(50, 25) == "k")
        layer.instanceCount = 0
        #expect(rootLayer.colorName(50, 10) == "k")
        layer.instanceCount = -3
        #expect(rootLayer.colorName(50, 10) == "k")
    }

    @Test("Each instance applies the transform once more, about the middle")
    func instances() {
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        #expect((0..<5).map { rootLayer.colorName(50, 10 + $0 * 20) } == ["w", "w", "w", "k", "k"])
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        for (x, y) in [(50, 10), (90, 50), (50, 90), (10, 50)] {
            #expect(rootLayer.colorName(x, y) == "w", "at (\(x), \(y))")
        }
        layer.instanceTransform.m34 = -1 / 500
        layer.instanceTransform = CATransform3DTranslate(layer.instanceTransform, 0, 0, -50)
        #expect(rootLayer.colorName(50, 10) == "w")
        #expect(rootLayer.colorName(50, 50) == "k")
    }

    @Test("instanceColor multiplies the colours, and the offsets change it per instance")
    func colors() {
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        layer.instanceColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        #expect(rootLayer.colorName(50, 10) == "r")
        #expect(rootLayer.colorName(50, 50) == "r")
        layer.instanceBlueOffset = 0.5
        layer.instanceGreenOffset = -1
        #expect(abs(rootLayer.color(50, 30)[2] - 128) <= 1)
        #expect(rootLayer.color(50, 50) == [255, 0, 255])
        layer.instanceRedOffset = -0.5
        #expect(rootLayer.color(50, 50) == [0, 0, 255])
        layer.instanceAlphaOffset = -0.5
        #expect(rootLayer.colorName(50, 50) == "k")
        #expect(abs(rootLayer.color(50, 30)[2] - 64) <= 2)
        dot.opacity = 0.5
        #expect(abs(rootLayer.color(50, 10)[0] - 128) <= 2)
    }

    @Test("A sublayer's change shows in every instance")
    func changes() {
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
        _ = rootLayer.picture
        dot.backgroundColor = green
        #expect(rootLayer.colorName(50, 10) == "g")
        #expect(rootLayer.colorName(50, 60) == "g")
        #expect(layer.hitTest(CGPoint(x: 50, y: 10)) === dot)
    }

    @Test("Instance colour, offsets and transform are animatable")
    func animation() throws {
        let offsets = ["instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset"]
        let shown = try halfway(
            layer,
            offsets.map { ($0, 0, -0.5) } + [
                ("instanceColor", blue, blue),
                ("instanceTransform", CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1)),
            ])
        for key in offsets { #expect(shown.animatableValue(forKeyPath: key) == .number(-0.25)) }
        #expect(shown.instanceGreenOffset == -0.25)
        #expect(shown.instanceBlueOffset == -0.25)
        #expect(shown.instanceAlphaOffset == -0.25)
        #expect(shown.instanceCount == layer.instanceCount)
        #expect(layer.instanceRedOffset == 0)
        #expect(CATransform3DIsIdentity(layer.instanceTransform))
        let copy = CAReplicatorLayer(layer: shown)
        #expect(copy.instanceColor == blue)
        #expect(copy.instanceTransform.m11 == 2)
        #expect(copy.instanceRedOffset == -0.25)
        #expect(copy.animatableValue(forKeyPath: "instanceColor") == .color(blue))
        #expect(copy.animatableValue(forKeyPath: "instanceTransform") == .transform(CATransform3DMakeScale(2, 2, 1)))
    }
}
