// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// Counts the rendering work of animations.
@Suite("Cost of animations", .serialized) @MainActor
struct AnimationCostTests {
    @Test("Animating 500 of 1,000 layers makes nodes only for those 500 and their ancestors in each frame")
    func fiveHundred() {
        let screen = TestScreen(size: CGSize(width: 400, height: 400))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        for number in 0..<1000 {
            let tile = UIView(
                frame: CGRect(x: CGFloat(number % 40) * 10, y: CGFloat(number / 40) * 10, width: 9, height: 9))
            tile.backgroundColor = .red
            board.addSubview(tile)
        }
        screen.show(board)
        screen.advance(by: 0.1)
        UIView.animate(withDuration: 1) {
            for tile in board.subviews.prefix(500) { tile.center.y += 100 }
        }
        screen.advance(by: 0.1)
        RenderStatistics.current = RenderStatistics()
        let pictures = screen.surface.picturesPresented
        screen.advance(by: 0.1)
        let frames = screen.surface.picturesPresented - pictures
        #expect(frames == 6)
        // The board, the controller's view, the window and the root contain the tiles, and are composed again.
        #expect(RenderStatistics.current.placements == (500 + 4) * frames)
        #expect(RenderStatistics.current.compositions == 4 * frames)
        #expect(RenderStatistics.current.decorations == 0)
    }

    @Test(
        "Animating opacity, position, rotation or shadow opacity redraws nothing of the layer",
        arguments: ["opacity", "position.x", "transform.rotation.z", "shadowOpacity"])
    func pictureIsKept(keyPath: String) {
        let stage = AnimationStage()
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 60), transform: nil)
        let masked = CALayer()
        masked.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        masked.backgroundColor = UIColor.blue.cgColor
        masked.mask = shape
        stage.layer.addSublayer(masked)
        let rasterized = CALayer()
        rasterized.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        rasterized.backgroundColor = UIColor.green.cgColor
        rasterized.shouldRasterize = true
        stage.layer.addSublayer(rasterized)
        stage.layer.backgroundColor = nil
        stage.layer.shadowOpacity = 0.5
        stage.screen.advance(by: 0.5)
        // The shadow of the masked layer is not animated: the mask also clips the shadow, so this animation would
        // redraw the layer.
        for layer in keyPath == "shadowOpacity" ? [stage.layer, rasterized] : [stage.layer, masked, rasterized] {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = 0.2
            animation.toValue = 0.8
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        stage.screen.advance(by: 0.1)
        RenderStatistics.current = RenderStatistics()
        stage.screen.advance(by: 0.2)
        let cost = RenderStatistics.current
        #expect(cost.placements > 0)
        #expect(cost.decorations == 0)
        #expect(cost.masks == 0)
        #expect(cost.flattenings == 0)
        #expect(cost.rasterizations == 0)
    }

    @Test("An animation of the bounds' origin does not redraw the layer's own content")
    func scrolledBounds() {
        let stage = AnimationStage()
        let animation = CABasicAnimation(keyPath: "bounds.origin.y")
        animation.fromValue = 0
        animation.toValue = 50
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.screen.advance(by: 0.1)
        RenderStatistics.current = RenderStatistics()
        stage.screen.advance(by: 0.2)
        #expect(RenderStatistics.current.compositions > 0)
        #expect(RenderStatistics.current.decorations == 0)
    }

    @Test("After an animation the screen is idle, without frames and timers")
    func idle() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 0.3) { stage.view.center.x = 150 }
        stage.layer.position.x = 100
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.5) { stage.view.alpha = 0.5 }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        let frames = stage.screen.surface.framesRequested
        stage.screen.advance(by: 5)
        #expect(stage.screen.surface.framesRequested == frames)
        #expect(stage.screen.display.virtualScheduler.nextTime == nil)
    }

    @Test("An animation that waits for its beginning redraws nothing")
    func waiting() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 0.2, delay: 1) { stage.view.center.x = 150 }
        stage.screen.advance(by: 0.1)
        let pictures = stage.screen.surface.picturesPresented
        stage.screen.advance(by: 0.8)
        #expect(stage.screen.surface.picturesPresented == pictures)
        stage.screen.advance(by: 0.5)
        #expect(stage.viewX == 150)
    }
}
