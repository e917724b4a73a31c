// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Copies of layers, and what layers promise") @MainActor
struct LayerCopyTests {
    @Test("A presentation copy looks like its layer")
    func copies() {
        let layer = CALayer()
        layer.borderColor = red
        layer.borderWidth = 3
        layer.cornerRadius = 7
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.shadowColor = blue
        let copy = CALayer(layer: layer)
        #expect(copy.borderColor == red && copy.borderWidth == 3)
        #expect(copy.cornerRadius == 7 && copy.maskedCorners == [.layerMinXMinYCorner])
        #expect(copy.shadowColor == blue)
        copy.borderWidth = 5
        #expect(layer.borderWidth == 3)
    }

    @Test("Drawing later, brighter colours and filters change no picture here")
    func promises() {
        final class Painter: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(blue)
                ctx.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            }
        }
        for isLater in [false, true] {
            let ground = Ground()
            let painter = Painter()
            painter.drawsAsynchronously = isLater
            painter.wantsExtendedDynamicRangeContent = isLater
            painter.toneMapMode = isLater ? .never : .automatic
            painter.filters = isLater ? ["blur"] : nil
            painter.backgroundFilters = painter.filters
            painter.compositingFilter = painter.filters?.first
            ground.add(painter, CGRect(x: 0, y: 0, width: 30, height: 30), green)
            painter.setNeedsDisplay()
            #expect(ground.look(5, 5) == "g" && ground.look(15, 15) == "b" && ground.look(40, 40) == "w")
        }
    }

    @Test("An animation's copy on a layer is about the same property")
    func keyPath() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        layer.add(animation, forKey: "fade")
        animation.keyPath = "position"
        #expect((layer.animation(forKey: "fade") as? CAPropertyAnimation)?.keyPath == "opacity")
    }

    @Test("Changes are one transaction whether or not a batch is asked for")
    func batch() {
        var ends = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends += 1 }
        CATransaction.batch()
        CATransaction.setAnimationDuration(3)
        #expect(CATransaction.animationDuration() == 3 && ends == 0)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && ends == 1)
    }
}
