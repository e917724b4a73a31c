// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes two fingers that rotate around each other: a continuous gesture.
///
/// The gesture begins when one finger has moved 10 points around the other, 8 of which do not change the rotation. It
/// pauses while fewer than two fingers are down, and ends when all have lifted. The events of a trackpad contain the
/// angle instead of the fingers' locations. Each recognition attempt needs a new machine.
package struct RotationMachine: FingerPairMachine, Hashable {
    /// The rotation in radians since the beginning, clockwise on a screen with y down. After a full turn it continues
    /// beyond 2π.
    package private(set) var rotation = 0.0

    package var progress = GestureProgress.possible
    package var fingers = FingerPair()
    private var tracker = VelocityTracker()
    /// The direction in radians from the first finger to the second at the last event.
    private var angle = 0.0
    /// The rotation in radians that the fingers have made since they touched down and before the gesture began.
    private var pendingRotation = 0.0

    package init() {}

    /// The angular velocity in radians per second, over the last tenth of a second.
    package func velocity(at time: Double) -> Double { Double(tracker.velocity(at: time).x) }

    package mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.moved(moved) == .moved, let vector = fingers.vector else { return .none }
        let turn = RotationMachine.shortest(RotationMachine.angle(of: vector) - angle)
        angle = RotationMachine.angle(of: vector)
        if progress == .possible {
            pendingRotation += turn
            let radius = max(distance(vector, .zero), 1)
            guard abs(pendingRotation) * radius >= Thresholds.Rotation.fingerTravel else { return .none }
            let hysteresis = Thresholds.Rotation.hysteresis / radius
            progress = .active
            setRotation(pendingRotation > 0 ? pendingRotation - hysteresis : pendingRotation + hysteresis, at: time)
            return .began
        }
        setRotation(rotation + turn, at: time)
        return .changed
    }

    // MARK: - Trackpad

    /// Updates the rotation for two fingers on a trackpad that have turned by `angle` radians since the beginning.
    package mutating func transformed(rotation angle: Double, at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.touches.isEmpty else { return .none }
        if progress == .possible {
            guard abs(angle) >= Thresholds.Rotation.trackpadAngle else { return .none }
            progress = .active
            setRotation(angle, at: time)
            return .began
        }
        setRotation(angle, at: time)
        return .changed
    }

    // MARK: - Internals

    private static func angle(of vector: CGPoint) -> Double {
        atan2(Double(vector.y), Double(vector.x))
    }

    /// The rotation `turn`, reduced by full turns to the range from -π to π.
    private static func shortest(_ turn: Double) -> Double {
        turn - (turn / (2 * .pi)).rounded() * 2 * .pi
    }

    package mutating func resetReference(at time: Double) {
        guard let vector = fingers.vector else { return }
        angle = RotationMachine.angle(of: vector)
        if progress == .possible { pendingRotation = 0 }
        tracker.add(CGPoint(x: rotation, y: 0), at: time)
    }

    private mutating func setRotation(_ rotation: Double, at time: Double) {
        self.rotation = rotation
        tracker.add(CGPoint(x: rotation, y: 0), at: time)
    }
}
