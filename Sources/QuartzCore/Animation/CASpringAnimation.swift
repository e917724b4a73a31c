// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A basic animation whose pace is that of a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// Must be positive.
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In whole distances a second.
    open var initialVelocity: CGFloat = 0
    /// Whether damping may be greater than what just keeps it from swinging; otherwise it counts as that.
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// A spring that seems over after some seconds, and bounces: 0 not at all, 1 for ever, below 0 it drags.
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Seconds after which it stays within a thousandth of its end; independent of ``CAMediaTiming/duration``.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// Seconds it seems to take: one swing of the same spring without damping.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// 0 for one that just does not swing, up to 1 for one that never stops, below 0 for one that drags.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    package override func copyState(to copy: CAAnimation) {
        super.copyState(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
    }

    /// Takes a spring's numbers.
    package func take(_ spring: Spring) {
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        initialVelocity = CGFloat(spring.initialVelocity)
        allowsOverdamping = true
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    /// Kept while it runs: reading a settling time off a spring at every frame would cost.
    private lazy var running = spring

    override func progress(at moment: Moment) -> AnimatorPace.Progress {
        if let progress = moment.progress { return progress }
        // The end of a run is the end of the way, so that nothing jumps when the animation is removed.
        guard moment.time < time.duration else { return .one }
        let value = running.value(at: paced(moment.time / time.duration) * time.duration)
        return AnimatorPace.Progress(value, value)
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "mass": CGFloat(1)
        case "stiffness": CGFloat(100)
        case "damping": CGFloat(10)
        case "initialVelocity": CGFloat(0)
        default: super.defaultValue(forKey: key)
        }
    }
}
