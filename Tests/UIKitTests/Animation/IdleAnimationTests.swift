// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// Tests that invisible animations request no frames, and that animations do not retain their views and layers.
@Suite("Idle animations") @MainActor
struct IdleAnimationTests {
    let stage = AnimationStage()

    private var frames: Int { stage.screen.surface.framesRequested }

    private func pulse(_ view: UIView) {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0.2 }
    }

    @Test("A repeating animation of a view without a window requests no frames until the view is shown")
    func offscreen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        pulse(view)
        stage.screen.advance(by: 0.1)
        let before = frames
        stage.screen.advance(by: 2)
        #expect(frames == before)
        stage.view.addSubview(view)
        stage.screen.advance(by: 1)
        #expect(frames > before + 30)
        view.removeFromSuperview()
        stage.screen.advance(by: 0.1)
        let after = frames
        stage.screen.advance(by: 2)
        #expect(frames == after)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A repeating animation without a window does not retain its view, and its completion is called")
    func released() {
        weak var gone: UIView?
        var finished: Bool?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            UIView.animate(withDuration: 0.3, delay: 0, options: .repeat) {
                view.alpha = 0.2
            } completion: {
                finished = $0
            }
            gone = view
        }
        #expect(gone == nil)
        stage.screen.advance(by: 0.1)
        #expect(finished == false)
    }

    @Test("The callbacks for an animation of a released layer come in the next turn, not during the release")
    func releasedLayer() {
        let listener = AnimationListener()
        var completions = 0
        weak var gone: CALayer?
        do {
            let layer = CALayer()
            gone = layer
            CATransaction.begin()
            CATransaction.setCompletionBlock { completions += 1 }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 5, listener)
            layer.add(fade, forKey: "fade")
            CATransaction.commit()
        }
        #expect(gone == nil)
        #expect(listener.calls == [])
        #expect(completions == 0)
        #expect(!stage.screen.pending.isEmpty)
        stage.screen.advance(by: 0)
        #expect(listener.calls == ["stop false"])
        #expect(completions == 1)
        #expect(stage.screen.pending.isEmpty)
    }

    @Test("A delayed animation requests no frames until its beginning, and begins in time")
    func waiting() throws {
        let (view, listener) = (stage.view, AnimationListener())
        UIView.animate(withDuration: 0.5, delay: 2, options: .curveLinear) { view.center.x += 100 }
        stage.animateX {
            $0.beginTime = CACurrentMediaTime() + 2
            $0.delegate = listener
        }
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
        animator.startAnimation(afterDelay: 2)
        stage.screen.advance(by: 0.1)
        let before = frames
        stage.screen.advance(by: 1.8)
        #expect(frames == before)
        #expect(listener.calls == [])
        #expect(stage.viewX == 50)
        stage.screen.advance(by: 0.2)
        #expect(listener.calls == ["start"])
        #expect(near(stage.viewX, 70, within: 4))
        #expect(near(stage.layerX, 10, within: 2))
        #expect(near(Double(view.layer.presentation()!.opacity), 0.8, within: 0.04))
        #expect((5...8).contains(frames - before))
        try stage.screen.settle()
        #expect(listener.calls == ["start", "stop true"])
        #expect(stage.viewX == 150)
    }

    @Test("A delayed animation beside a running one begins in time, and earlier in a layer with a higher speed")
    func waitingBeside() {
        stage.layer.speed = 2
        let start = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
        stage.animateX { $0.beginTime = start + 3 }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        stage.layer.add(fade, forKey: "fade")
        stage.screen.advance(by: 0.25)
        #expect(near(stage.layerOpacity, 0.5, within: 0.04))
        stage.screen.advance(by: 0.5)
        let before = frames
        stage.screen.advance(by: 0.7)
        #expect(frames == before)
        #expect(stage.layerX == 50)
        stage.screen.advance(by: 0.3)
        #expect(near(stage.layerX, 50, within: 4))
        #expect(frames > before + 10)
    }

    @Test("A paused animation is removed with its layer")
    func pausedAndRemoved() {
        stage.layer.speed = 0
        stage.animateX { $0.repeatCount = .infinity }
        stage.layer.removeFromSuperlayer()
        #expect(stage.layer.animationKeys() == nil)
    }
}
