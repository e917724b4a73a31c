// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A pace on a spring.
///
/// Velocities are in whole distances a second: a move of 200 points that starts at 100 points a second has 0.5. What
/// has no x and y takes the first.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    private enum Kind {
        /// Settles in the animator's duration.
        case ratio(Double)
        /// Takes as long as it takes.
        case physics(mass: Double, stiffness: Double, damping: Double)
    }

    public let initialVelocity: CGVector
    private let kind: Kind

    /// The system's spring, which does not swing.
    public override init() {
        let (mass, stiffness) = (Thresholds.SystemSpring.mass, Thresholds.SystemSpring.stiffness)
        kind = .physics(mass: mass, stiffness: stiffness, damping: 2 * (mass * stiffness).squareRoot())
        initialVelocity = .zero
        super.init()
    }

    /// A spring that settles in the animator's duration.
    ///
    /// - Parameter ratio: 1 does not swing, less does.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (kind, initialVelocity) = (.ratio(Double(ratio)), velocity)
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that takes the time its physics give; the animator's duration counts for nothing.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physics(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by how long it seems to move and how much it bounces: 0 not at all, up to 1, down to -1 more sluggish.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
        kind = .physics(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        initialVelocity = velocity
        super.init()
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    // MARK: UITimingCurveProvider

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The springs along x and y, and how long they take.
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

    /// Itself: it cannot change.
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
