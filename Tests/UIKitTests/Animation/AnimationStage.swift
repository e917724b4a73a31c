// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// A screen that shows a view, and a layer that belongs to no view.
@MainActor
struct AnimationStage {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()

    init(framesPerSecond: Double = 60) {
        screen.framesPerSecond = framesPerSecond
        layer.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
        layer.backgroundColor = UIColor.red.cgColor
        screen.show(view)
        view.superview?.layer.addSublayer(layer)
        screen.advance(by: 0.1)
    }

    /// The presented x-coordinate of the view's centre, which an animation may be changing.
    var viewX: Double { Double(view.layer.presentation()!.position.x) }
    var viewY: Double { Double(view.layer.presentation()!.position.y) }
    var layerX: Double { Double(layer.presentation()!.position.x) }
    var layerOpacity: Double { Double(layer.presentation()!.opacity) }

    /// Adds an animation of the x-coordinate of the layer's position: linear, from 0 to 100 in one second. `change` can
    /// adjust it before it is added.
    func animateX(_ key: String = "x", _ change: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        change(animation)
        layer.add(animation, forKey: key)
    }
}

func near(_ a: Double, _ b: Double, within tolerance: Double = 0.001) -> Bool { abs(a - b) <= tolerance }

/// A delegate that records the callbacks of an animation.
final class AnimationListener: CAAnimationDelegate {
    var calls: [String] = []
    var name: String?

    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        name = anim.value(forKey: "name") as? String
        calls.append("stop \(flag)")
    }
}
