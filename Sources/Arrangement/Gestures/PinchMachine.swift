// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes two fingers that move together or apart: a continuous gesture.
///
/// The gesture begins when the distance between the fingers has changed by 10 points, 8 of which do not change the
/// scale. It pauses while fewer than two fingers are down, and ends when all have lifted. The events of a trackpad
/// contain the scale instead of the fingers' distance. Each recognition attempt needs a new machine.
package struct PinchMachine: FingerPairMachine, Hashable {
    /// The ratio of the fingers' distance now to that at the beginning of the gesture. On a touchscreen, the first 8
    /// points of the change are left out.
    package private(set) var scale = 1.0

    package var progress = GestureProgress.possible
    package var fingers = FingerPair()
    private var tracker = VelocityTracker()
    /// The distance between the fingers, in points, at which ``scale`` was ``scaleAtReference``.
    private var reference = 0.0
    /// The value of ``scale`` when the distance between the fingers was `reference`.
    private var scaleAtReference = 1.0

    package init() {}

    /// The change of ``scale`` per second, over the last tenth of a second.
    package func velocity(at time: Double) -> Double { Double(tracker.velocity(at: time).x) }

    package mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.moved(moved) == .moved, let spread else { return .none }
        if progress == .possible {
            let travel = spread - reference
            guard abs(travel) >= Thresholds.Pinch.fingerTravel else { return .none }
            let hysteresis = Thresholds.Pinch.hysteresis
            reference = max(reference + (travel > 0 ? hysteresis : -hysteresis), 1)
            progress = .active
            updateScale(spread, at: time)
            return .began
        }
        updateScale(spread, at: time)
        return .changed
    }

    // MARK: - Trackpad

    /// Updates the scale for two fingers on a trackpad that are `factor` times as far apart as at the beginning.
    package mutating func transformed(scale factor: Double, at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.touches.isEmpty else { return .none }
        if progress == .possible {
            guard abs(factor - 1) >= Thresholds.Pinch.trackpadScale else { return .none }
            progress = .active
            scale = factor
            tracker.add(CGPoint(x: scale, y: 0), at: time)
            return .began
        }
        scale = factor
        tracker.add(CGPoint(x: scale, y: 0), at: time)
        return .changed
    }

    // MARK: - Internals

    /// The distance between the fingers in points, at least 1; nil while fewer than two are down.
    private var spread: Double? {
        fingers.vector.map { max(distance($0, .zero), 1) }
    }

    package mutating func resetReference(at time: Double) {
        guard let spread else { return }
        reference = spread
        scaleAtReference = scale
        tracker.add(CGPoint(x: scale, y: 0), at: time)
    }

    private mutating func updateScale(_ spread: Double, at time: Double) {
        scale = scaleAtReference * spread / reference
        tracker.add(CGPoint(x: scale, y: 0), at: time)
    }
}
