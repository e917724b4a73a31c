// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// Layers on threads other than the main thread.
///
/// Layers on screen belong to the main thread, and other layers to the thread that uses them.
@Suite("Layers on other threads")
struct OtherThreadTests {
    @Test("A layer tree that is built and animated on another thread can be shown")
    func buildingOffscreen() async {
        await #expect(processExitsWith: .success) { await buildingOffscreenElsewhere() }
    }

    @Test("A shown layer that another thread changes is drawn at the next frame, and its animation runs")
    func changingWhatIsShown() async {
        await #expect(processExitsWith: .success) { await changingWhatIsShownElsewhere() }
    }

    @Test("A transaction belongs to its thread")
    func transactions() async {
        await #expect(processExitsWith: .success) { await transactionsElsewhere() }
    }

    @Test("If another thread releases an animated layer, the animation's delegate is called on the main thread")
    func releasedElsewhere() async {
        await #expect(processExitsWith: .success) { await goingOnAnotherThread() }
    }
}

@MainActor
private func goingOnAnotherThread() async {
    final class Listener: CAAnimationDelegate {
        var wasToldOnMain: Bool?
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { wasToldOnMain = MainThread.isCurrent }
    }
    let stage = AnimationStage()
    let listener = Listener()
    nonisolated(unsafe) var layer: CALayer? = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 5, listener)
    layer?.add(fade, forKey: "fade")
    await onAnotherThread { layer = nil }
    precondition(listener.wasToldOnMain == nil)
    await stage.screen.advance(by: 0.1)
    precondition(listener.wasToldOnMain == true)
}

/// Runs `body` on a new thread, and waits for it.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            body()
            continuation.resume()
        }
    }
}

@MainActor
private func buildingOffscreenElsewhere() async {
    let stage = AnimationStage()
    let (root, inner) = (CALayer(), CALayer())
    nonisolated(unsafe) let layers = (root, inner)
    await onAnotherThread {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        layers.0.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layers.0.addSublayer(layers.1)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.5)
        layers.1.add(fade, forKey: "fade")
        layers.1.opacity = 0.5
        CATransaction.commit()
    }
    stage.view.layer.addSublayer(root)
    await stage.screen.advance(by: 0.1)
    precondition(inner.animation(forKey: "fade") != nil)
    await stage.screen.advance(by: 1)
    precondition(inner.animation(forKey: "fade") == nil)
}

@MainActor
private func changingWhatIsShownElsewhere() async {
    let stage = AnimationStage()
    let frames = stage.screen.surface.picturesPresented
    nonisolated(unsafe) let layer = stage.layer
    let seen = layer.presentation()!.position.x
    await onAnotherThread {
        layer.position.x = 200
        layer.setNeedsLayout()
    }
    await stage.screen.advance(by: 1)
    precondition(stage.screen.surface.picturesPresented > frames)
    precondition(layer.presentation()!.position.x == 200 && seen != 200)
}

@MainActor
private func transactionsElsewhere() async {
    CATransaction.begin()
    CATransaction.setAnimationDuration(7)
    await onAnotherThread {
        precondition(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        precondition(CATransaction.animationDuration() == 3)
        CATransaction.commit()
    }
    precondition(CATransaction.animationDuration() == 7)
    CATransaction.commit()
}
