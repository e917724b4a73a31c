// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layer point conversion")
@MainActor
struct LayerConversionTests {
    /// A geometry property that changes the conversion of points between a layer and its superlayer. `layer()` makes a
    /// layer with this property.
    enum Place: CaseIterable {
        case moved, anchored, scrolled, turned, flipped, turnsSublayers

        @MainActor
        func layer() -> CALayer {
            let layer = CALayer()
            layer.frame = CGRect(x: 30, y: 7, width: 100, height: 60)
            switch self {
            case .moved: break
            case .anchored: layer.anchorPoint = CGPoint(x: 0.2, y: 1)
            case .scrolled: layer.bounds.origin = CGPoint(x: -3, y: 41)
            case .turned: layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 0.5))
            case .flipped: layer.isGeometryFlipped = true
            case .turnsSublayers: layer.sublayerTransform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            }
            return layer
        }
    }

    @Test("Converting a point directly between any two layers equals converting it through the root")
    func allWays() {
        let point = CGPoint(x: 11, y: -5)
        for outer in Place.allCases {
            for inner in Place.allCases {
                for aside in Place.allCases {
                    let layers = [CALayer(), outer.layer(), inner.layer(), aside.layer()]
                    layers[0].addSublayer(layers[1])
                    layers[1].addSublayer(layers[2])
                    layers[0].addSublayer(layers[3])
                    for from in layers {
                        for to in layers {
                            let byRoot = to.convert(from.convert(point, to: nil), from: nil)
                            let found = from.convert(point, to: to)
                            #expect(
                                hypot(found.x - byRoot.x, found.y - byRoot.y) < 1e-9, "\(outer) \(inner) \(aside)")
                        }
                    }
                }
            }
        }
    }

    @Test("Resetting a transform to the identity restores plain conversion")
    func resetTransform() {
        let (layer, inner) = (Place.turned.layer(), Place.moved.layer())
        layer.addSublayer(inner)
        layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(inner.convert(CGPoint.zero, to: layer) != CGPoint(x: 30, y: 7))
        layer.sublayerTransform = CATransform3DIdentity
        #expect(inner.convert(CGPoint.zero, to: layer) == CGPoint(x: 30, y: 7))
        layer.transform = CATransform3DIdentity
        #expect(layer.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 7))
    }
}
