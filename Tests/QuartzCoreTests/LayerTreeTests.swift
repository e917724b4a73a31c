// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Layer tree")
@MainActor
struct LayerTreeTests {
    @Test("A sublayer or mask of a deallocated layer has no superlayer and can be added elsewhere")
    func orphans() {
        var outer: CALayer? = CALayer()
        let (inner, mask) = (CALayer(), CALayer())
        outer?.addSublayer(inner)
        outer?.mask = mask
        #expect(inner.superlayer === outer)
        #expect(mask.superlayer === outer)
        weak let gone = outer
        outer = nil
        #expect(gone == nil)
        for layer in [inner, mask] {
            #expect(layer.superlayer == nil)
            layer.bounds.size = CGSize(width: 10, height: 10)
            layer.removeFromSuperlayer()
            let other = CALayer()
            other.addSublayer(layer)
            #expect(layer.superlayer === other)
        }
    }
}
