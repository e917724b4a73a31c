// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a long press, fingers that stay down in one place. It is a continuous gesture, because the fingers may
/// move on after it has begun.
///
/// The gesture begins when the required touches have been down for the minimum duration without moving too far. After
/// that any movement is allowed and reported as a change, until a finger lifts. Pass every event of the gesture's
/// touches to the machine, and call `timePassed` at its `deadline`. Each recognition attempt needs a new machine.
package struct LongPressMachine: Sendable, Hashable {
    private enum Phase: Hashable {
        /// The user is making the taps that precede the press.
        case tapping(TapMachine)
        /// No touch is down. If the required taps were made, the press must follow before the time `until`. `until` is
        /// nil if no taps are required.
        case waiting(until: Double?)
        /// At least one finger is down. The gesture begins at the time `until`, which is nil until all required fingers
        /// are down.
        case pressing(until: Double?)
        case active
        case over
    }

    /// The time in seconds that the touches must stay down.
    package let minimumPressDuration: Double
    /// The distance in points that a touch may move before the gesture begins.
    package let allowableMovement: Double
    package let numberOfTouchesRequired: Int
    /// The number of taps that must precede the press.
    package let numberOfTapsRequired: Int

    private var phase: Phase
    private var touches = TouchTracker()

    package init(
        minimumPressDuration: Double = Thresholds.LongPress.minimumDuration,
        allowableMovement: Double = Thresholds.LongPress.allowableMovement,
        numberOfTouchesRequired: Int = 1, numberOfTapsRequired: Int = 0
    ) {
        self.minimumPressDuration = minimumPressDuration
        self.allowableMovement = allowableMovement
        self.numberOfTouchesRequired = numberOfTouchesRequired
        self.numberOfTapsRequired = numberOfTapsRequired
        phase =
            numberOfTapsRequired > 0
            ? .tapping(
                TapMachine(
                    numberOfTapsRequired: numberOfTapsRequired, numberOfTouchesRequired: numberOfTouchesRequired))
            : .waiting(until: nil)
    }

    /// The time in seconds at which the gesture begins or fails without a further event; nil if there is no such time.
    package var deadline: Double? {
        switch phase {
        case .tapping(let taps): taps.deadline
        case .waiting(let until), .pressing(let until): until
        case .active, .over: nil
        }
    }

    /// Whether the touch belongs to the gesture. A touch that starts after the gesture has begun does not.
    package func tracks(_ touch: GestureTouch) -> Bool {
        if case .tapping(let taps) = phase { return taps.touches.contains(touch) }
        return touches.contains(touch)
    }

    /// The centroid of the touches that are down; nil if there are none.
    package var location: CGPoint? { touches.centroid }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard !began.isEmpty else { return .none }
        switch phase {
        case .tapping(var taps):
            return tapped(taps.touchesBegan(began, at: time), taps, at: time)
        case .waiting(let until):
            if let until, time > until { return fail() }
        case .pressing(until: nil):
            break
        case .pressing(let until?):
            // A further finger makes the gesture fail, unless the press was already long enough and only the timer is
            // late.
            return time >= until ? begin() : fail()
        case .active, .over:
            return .none
        }
        touches.add(began)
        guard touches.count <= numberOfTouchesRequired else { return fail() }
        let isComplete = touches.count == numberOfTouchesRequired
        phase = .pressing(until: isComplete ? time + minimumPressDuration : nil)
        return isComplete && minimumPressDuration <= 0 ? begin() : .none
    }

    package mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict {
        switch phase {
        case .tapping(var taps):
            return tapped(taps.touchesMoved(moved, at: time), taps, at: time)
        case .pressing(let until):
            // A movement after the deadline is too late to prevent the press, even if the timer has not fired yet.
            let isLongEnough = until.map { time >= $0 } ?? false
            touches.move(moved)
            if isLongEnough { return begin() }
            return touches.farthestMovement > allowableMovement ? fail() : .none
        case .active:
            guard touches.containsAny(of: moved) else { return .none }
            touches.move(moved)
            return .changed
        case .waiting, .over:
            return .none
        }
    }

    package mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict {
        switch phase {
        case .tapping(var taps):
            return tapped(taps.touchesEnded(ended, at: time), taps, at: time)
        case .pressing:
            return touches.containsAny(of: ended) ? fail() : .none
        case .active:
            guard touches.containsAny(of: ended) else { return .none }
            touches.move(ended)
            phase = .over
            return .ended
        case .waiting, .over:
            return .none
        }
    }

    package mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict {
        switch phase {
        case .tapping(var taps):
            return tapped(taps.touchesCancelled(cancelled, at: time), taps, at: time)
        case .pressing:
            return touches.containsAny(of: cancelled) ? fail() : .none
        case .active:
            guard touches.containsAny(of: cancelled) else { return .none }
            phase = .over
            return .cancelled
        case .waiting, .over:
            return .none
        }
    }

    /// Removes touches that the recognizer ignores from now on. If no other touch is left, the gesture ends if it has
    /// begun, and fails otherwise. If other touches are left and the gesture has not begun, it waits for further
    /// fingers.
    package mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict {
        if case .tapping(var taps) = phase { return tapped(taps.touchesIgnored(ignored), taps, at: time) }
        guard touches.containsAny(of: ignored), phase != .over else { return .none }
        touches.remove(ignored)
        let isActive = phase == .active
        guard touches.isEmpty else {
            if !isActive { phase = .pressing(until: nil) }
            return .none
        }
        guard isActive else { return fail() }
        phase = .over
        return .ended
    }

    /// Marks the gesture as begun because other code, such as a subclass, has begun the recognizer. The touches that
    /// are down become the gesture's.
    package mutating func wasBegun() {
        switch phase {
        case .tapping(let taps): touches = taps.touches
        case .waiting, .pressing: break
        case .active, .over: return
        }
        phase = .active
    }

    package mutating func timePassed(_ time: Double) -> GestureVerdict {
        switch phase {
        case .tapping(var taps):
            return tapped(taps.timePassed(time), taps, at: time)
        case .waiting(let until?) where time >= until:
            return fail()
        case .pressing(let until?) where time >= until:
            return begin()
        case .waiting, .pressing, .active, .over:
            return .none
        }
    }

    /// Handles the result of the taps that precede the press. After the last tap, the press is awaited.
    private mutating func tapped(_ verdict: GestureVerdict, _ taps: TapMachine, at time: Double) -> GestureVerdict {
        phase = .tapping(taps)
        if verdict == .failed { return fail() }
        if verdict == .recognized { phase = .waiting(until: time + Thresholds.Tap.multipleTapInterval) }
        return .none
    }

    private mutating func begin() -> GestureVerdict {
        phase = .active
        return .began
    }

    private mutating func fail() -> GestureVerdict {
        phase = .over
        return .failed
    }
}
