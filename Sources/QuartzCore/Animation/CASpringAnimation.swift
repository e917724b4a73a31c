// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A basic animation with the timing of a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass, which must be positive.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The initial velocity per second, as a multiple of the distance between the start and the end value.
    open var initialVelocity: CGFloat = 0
    /// Whether damping may be greater than critical damping. If false, greater values act like critical damping.
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// Creates a spring animation from its apparent duration in seconds and its bounce. A bounce of 0 means critical
    /// damping, 1 an endless oscillation, below 0 overdamping.
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The seconds after which the value is within a thousandth of its end; independent of ``CAMediaTiming/duration``.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The seconds that the animation seems to take: one oscillation of the same spring without damping.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// The bounce: 0 for critical damping, up to 1 for an endless oscillation, below 0 for overdamping.
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

    /// Sets the animation's parameters to those of `spring`.
    package func copyParameters(of spring: Spring) {
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        initialVelocity = CGFloat(spring.initialVelocity)
        allowsOverdamping = true
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    /// The spring, cached while the animation runs, because computing the settling time in each frame would be
    /// expensive.
    private lazy var running = spring

    override func progress(at moment: Moment) -> AnimatorTiming.Progress {
        if let progress = moment.progress { return progress }
        // At its end the animation has exactly the end value, so that nothing jumps when it is removed.
        guard moment.time < time.duration else { return .one }
        let value = running.value(at: paced(moment.time / time.duration) * time.duration)
        return AnimatorTiming.Progress(value, value)
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
