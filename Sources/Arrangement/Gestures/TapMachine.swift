// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes one or several taps with one or several fingers: a discrete gesture.
///
/// The gesture fails when a touch stays down too long or moves too far, or when too many touches are down. It also
/// fails when the next tap is too late or too far away. Pass every event of the gesture's touches to the machine, and
/// call `timePassed` at its `deadline`. Each recognition attempt needs a new machine.
package struct TapMachine: Sendable, Hashable {
    private enum Phase: Hashable {
        /// Waiting until all required fingers of tap number `tap`, counted from 1, are down.
        case landing(tap: Int)
        /// All required fingers of the tap have been down together.
        case down(tap: Int)
        /// No finger is down after `taps` complete taps. The next tap must follow before the deadline.
        case between(taps: Int)
        case over
    }

    package let numberOfTapsRequired: Int
    package let numberOfTouchesRequired: Int

    /// The centroid of the first tap's touches, which is the gesture's location; nil until they are all down.
    package private(set) var location: CGPoint?

    /// The time in seconds at which the gesture fails without a further event; nil if there is no such time.
    package private(set) var deadline: Double?

    private var phase = Phase.landing(tap: 1)
    private(set) var touches = TouchTracker()

    package init(numberOfTapsRequired: Int = 1, numberOfTouchesRequired: Int = 1) {
        self.numberOfTapsRequired = numberOfTapsRequired
        self.numberOfTouchesRequired = numberOfTouchesRequired
    }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard phase != .over, !began.isEmpty else { return .none }
        if hasPassed(time) { return fail() }
        if case .between(let taps) = phase { phase = .landing(tap: taps + 1) }
        guard case .landing(let tap) = phase else { return fail() }
        if touches.isEmpty { deadline = time + Thresholds.Tap.maximumPressDuration }
        touches.add(began)
        guard touches.count <= numberOfTouchesRequired else { return fail() }
        guard touches.count == numberOfTouchesRequired, let centroid = touches.centroid else { return .none }
        if let location, distance(location, centroid) > Thresholds.Tap.multipleTapDistance { return fail() }
        location = location ?? centroid
        phase = .down(tap: tap)
        return .none
    }

    package mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict {
        if case .over = phase { return .none }
        touches.move(moved)
        return touches.farthestMovement > Thresholds.Tap.allowableMovement ? fail() : .none
    }

    package mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict {
        if case .over = phase { return .none }
        guard touches.containsAny(of: ended) else { return .none }
        touches.move(ended)
        if hasPassed(time) || touches.farthestMovement > Thresholds.Tap.allowableMovement { return fail() }
        touches.remove(ended)
        guard case .down(let tap) = phase else { return fail() }
        guard touches.isEmpty else { return .none }
        if tap >= numberOfTapsRequired {
            phase = .over
            deadline = nil
            return .recognized
        }
        phase = .between(taps: tap)
        deadline = time + Thresholds.Tap.multipleTapInterval
        return .none
    }

    package mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict {
        if case .over = phase { return .none }
        return touches.containsAny(of: cancelled) ? fail() : .none
    }

    /// Removes touches that the recognizer ignores from now on. The gesture fails if no touch is left; otherwise it
    /// waits for another finger in place of the ignored one.
    package mutating func touchesIgnored(_ ignored: [GestureTouch]) -> GestureVerdict {
        guard phase != .over, touches.containsAny(of: ignored) else { return .none }
        touches.remove(ignored)
        guard !touches.isEmpty else { return fail() }
        if case .down(let tap) = phase { phase = .landing(tap: tap) }
        return .none
    }

    package mutating func timePassed(_ time: Double) -> GestureVerdict {
        guard let deadline, time >= deadline else { return .none }
        return fail()
    }

    /// Whether the deadline has passed. A touch-down or a lift exactly at the deadline is still in time.
    private func hasPassed(_ time: Double) -> Bool { deadline.map { time > $0 } ?? false }

    private mutating func fail() -> GestureVerdict {
        phase = .over
        deadline = nil
        return .failed
    }
}
