// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Animation timing described by a damped spring.
///
/// A velocity of 1 covers the whole distance of the animation in one second. For example, a move of 200 points that
/// starts at 100 points per second has the velocity 0.5. For a property without x and y components, the velocity's `dx`
/// is used.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    private enum Kind {
        /// A damping ratio; the spring settles within the animator's duration.
        case ratio(Double)
        /// Physical constants; the spring determines its own duration.
        case physics(mass: Double, stiffness: Double, damping: Double)
    }

    /// The velocity at the start; 1 covers the whole distance of the animation in one second.
    public let initialVelocity: CGVector
    private let kind: Kind

    /// Creates the system's spring, which is critically damped: it does not oscillate.
    public override init() {
        let (mass, stiffness) = (Thresholds.SystemSpring.mass, Thresholds.SystemSpring.stiffness)
        kind = .physics(mass: mass, stiffness: stiffness, damping: 2 * (mass * stiffness).squareRoot())
        initialVelocity = .zero
        super.init()
    }

    /// Creates a spring that settles in the animator's duration.
    ///
    /// - Parameter ratio: the damping ratio; at 1 the spring does not oscillate, and at smaller values it oscillates
    ///   more.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (kind, initialVelocity) = (.ratio(Double(ratio)), velocity)
        super.init()
    }

    /// Creates a spring without initial velocity that settles in the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring from physical constants. They determine the time until the spring settles, and the animator's
    /// duration is ignored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physics(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from its perceived duration and its bounce, from -1 (overdamped) through 0 (no bounce) to 1.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
        kind = .physics(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring without initial velocity from its perceived duration and its bounce.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    // MARK: UITimingCurveProvider

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The springs along x and y, and the seconds until both settle. `duration` is the animator's duration, in which a
    /// spring with a damping ratio settles.
    func springs(duration: TimeInterval) -> (x: Spring, y: Spring, duration: TimeInterval) {
        func spring(_ velocity: CGFloat) -> Spring {
            switch kind {
            case .ratio(let ratio):
                Spring(dampingRatio: ratio, duration: duration, initialVelocity: Double(velocity))
            case .physics(let mass, let stiffness, let damping):
                Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double(velocity))
            }
        }
        let x = spring(initialVelocity.dx)
        let y = initialVelocity.dy == initialVelocity.dx ? x : spring(initialVelocity.dy)
        guard case .physics = kind else { return (x, y, duration) }
        return (x, y, max(x.shownDuration, y.shownDuration))
    }

    // MARK: Copying and archiving

    /// Returns the object itself, which is immutable.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "dx") else { return nil }
        if coder.containsValue(forKey: "ratio") {
            kind = .ratio(coder.decodeDouble(forKey: "ratio"))
        } else {
            kind = .physics(
                mass: coder.decodeDouble(forKey: "mass"), stiffness: coder.decodeDouble(forKey: "stiffness"),
                damping: coder.decodeDouble(forKey: "damping"))
        }
        initialVelocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
        super.init()
    }

    nonisolated public func encode(with coder: NSCoder) {
        switch kind {
        case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .physics(let mass, let stiffness, let damping):
            coder.encode(mass, forKey: "mass")
            coder.encode(stiffness, forKey: "stiffness")
            coder.encode(damping, forKey: "damping")
        }
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
    }
}
