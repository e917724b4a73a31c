// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Layer copies, and properties without an effect") @MainActor
struct LayerCopyTests {
    @Test("A copy made with init(layer:) has the layer's properties")
    func copies() {
        let layer = CALayer()
        layer.borderColor = red
        layer.borderWidth = 3
        layer.cornerRadius = 7
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.shadowColor = blue
        let copy = CALayer(layer: layer)
        #expect(copy.borderColor == red)
        #expect(copy.borderWidth == 3)
        #expect(copy.cornerRadius == 7)
        #expect(copy.maskedCorners == [.layerMinXMinYCorner])
        #expect(copy.shadowColor == blue)
        copy.borderWidth = 5
        #expect(layer.borderWidth == 3)
    }

    @Test("Asynchronous drawing, extended dynamic range and filters do not change the image")
    func promises() {
        final class Painter: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(blue)
                ctx.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            }
        }
        for isLater in [false, true] {
            let rootLayer = RenderedRootLayer()
            let painter = Painter()
            painter.drawsAsynchronously = isLater
            painter.wantsExtendedDynamicRangeContent = isLater
            painter.toneMapMode = isLater ? .never : .automatic
            painter.filters = isLater ? ["blur"] : nil
            painter.backgroundFilters = painter.filters
            painter.compositingFilter = painter.filters?.first
            rootLayer.add(painter, CGRect(x: 0, y: 0, width: 30, height: 30), green)
            painter.setNeedsDisplay()
            #expect(rootLayer.colorName(5, 5) == "g")
            #expect(rootLayer.colorName(15, 15) == "b")
            #expect(rootLayer.colorName(40, 40) == "w")
        }
    }

    @Test("Changing an animation after adding it does not change the layer's copy")
    func keyPath() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        layer.add(animation, forKey: "fade")
        animation.keyPath = "position"
        #expect((layer.animation(forKey: "fade") as? CAPropertyAnimation)?.keyPath == "opacity")
    }

    @Test("CATransaction.batch() does not end the current transaction")
    func batch() {
        var ends = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends += 1 }
        CATransaction.batch()
        CATransaction.setAnimationDuration(3)
        #expect(CATransaction.animationDuration() == 3)
        #expect(ends == 0)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(ends == 1)
    }
}
