// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Key paths of layers' values")
@MainActor
struct LayerKeyPathTests {
    @Test(
        "What is set by a key path is read by it",
        arguments: [
            "position.x", "position.y", "zPosition", "anchorPoint.x", "anchorPoint.y", "anchorPointZ",
            "bounds.origin.x",
            "bounds.origin.y", "bounds.size.width", "bounds.size.height", "opacity", "cornerRadius", "borderWidth",
            "shadowOffset.width", "shadowOffset.height", "shadowOpacity", "shadowRadius", "contentsRect.origin.x",
            "contentsRect.size.height", "contentsCenter.origin.y", "contentsScale", "rasterizationScale",
            "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
            "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.translation.x",
            "transform.translation.y", "transform.translation.z", "sublayerTransform.rotation.y",
        ])
    func roundTrip(keyPath: String) {
        let layer = CALayer()
        layer.transform = CATransform3DTranslate(CATransform3DMakeScale(1, 2, 1), 3, 4, 5)
        layer.setAnimatableValue(.number(0.75), forKeyPath: keyPath)
        guard case .number(let number)? = layer.animatableValue(forKeyPath: keyPath) else {
            Issue.record("\(keyPath) is no number")
            return
        }
        #expect(abs(number - 0.75) < 1e-9)
        // A value of another kind changes nothing.
        layer.setAnimatableValue(.color(nil), forKeyPath: keyPath)
        #expect(layer.animatableValue(forKeyPath: keyPath) == .number(number))
    }

    @Test("Parts that are no numbers, and names that are none")
    func others() {
        let layer = CALayer()
        layer.setAnimatableValue(.point(CGPoint(x: 1, y: 2)), forKeyPath: "bounds.origin")
        layer.setAnimatableValue(.size(CGSize(width: 3, height: 4)), forKeyPath: "bounds.size")
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(layer.animatableValue(forKeyPath: "bounds.origin") == .point(CGPoint(x: 1, y: 2)))
        layer.setAnimatableValue(.size(CGSize(width: 5, height: 6)), forKeyPath: "transform.translation")
        #expect(layer.animatableValue(forKeyPath: "transform.translation") == .size(CGSize(width: 5, height: 6)))
        for name in ["position.z", "transform.rotation.w", "opacity.x", "nonsense", "nonsense.x", ".", "transform."] {
            #expect(layer.animatableValue(forKeyPath: name) == nil)
            layer.setAnimatableValue(.number(1), forKeyPath: name)
        }
        #expect(layer.transform == CATransform3DMakeTranslation(5, 6, 0))
    }

    @Test("A turn set by its key path keeps the perspective, the place and the other turns")
    func turns() {
        let layer = CALayer()
        layer.transform.m34 = -1 / 500
        layer.setAnimatableValue(.number(1), forKeyPath: "transform.rotation.y")
        var expected = CATransform3DIdentity
        expected.m34 = -1 / 500
        expected = CATransform3DRotate(expected, 1, 0, 1, 0)
        let (a, b) = (layer.transform.rows, expected.rows)
        for difference in [a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3] {
            #expect((difference * difference).sum() < 1e-18)
        }
        layer.setAnimatableValue(.number(0.5), forKeyPath: "transform.rotation.x")
        guard case .number(let turned)? = layer.animatableValue(forKeyPath: "transform.rotation.y") else {
            Issue.record("no turn about y")
            return
        }
        #expect(abs(turned - 1) < 1e-9)
        // A flattened transform has a scale and can be given one.
        layer.transform = CATransform3DMakeScale(0, 0, 1)
        #expect(layer.animatableValue(forKeyPath: "transform.scale.x") == .number(0))
        #expect(layer.animatableValue(forKeyPath: "transform.rotation") == .number(0))
    }
}
