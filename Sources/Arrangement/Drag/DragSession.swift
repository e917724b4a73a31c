// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One drag from press to rest, the same for touch, mouse, keyboard and assistive technology.
///
/// Idle, pending, lifting, dragging, then dropping or cancelling, then idle. Each event says what to do and does
/// nothing itself. Every `lift` is followed by exactly one `drop` or `cancel`, and that by exactly one `finish`; only
/// a release commits. What comes in a state that has no use for it, as a second finger's press, a timer that was
/// already on its way or an animation's late end, is answered `none`.
///
/// Points are in coordinates that do not move during the drag, the window's; time is in seconds.
package struct DragSession: Sendable, Hashable {
    /// What turns a press into a lift.
    package enum Trigger: Sendable, Hashable {
        /// Holding still for so long, within so many points.
        case hold(duration: Double, tolerance: Double)
        /// Moving so far with the button down.
        case movement(distance: Double)
    }

    package enum State: Sendable, Hashable {
        case idle
        /// Pressed at `start` and not lifted yet; `deadline` is when holding still lifts.
        case pending(start: CGPoint, deadline: Double?, trigger: Trigger)
        /// The lift's animation is running; the item follows the pointer already.
        case lifting
        case dragging
        case dropping
        case cancelling
    }

    package enum Action: Sendable, Hashable {
        case none
        /// Send `timePassed` at this time.
        case startTimer(at: Double)
        /// The press is no drag: a tap, a scroll, or nothing.
        case fail
        /// The drag begins: lift the item, and call it begun.
        case lift
        /// The item goes to where the pointer is.
        case move
        /// Write the change and animate the item into its place, then send `settled`.
        case drop
        /// Put everything back and animate the item home, then send `settled`.
        case cancel
        /// All is over; whether the change was committed.
        case finish(committed: Bool)
    }

    package private(set) var state = State.idle

    /// Where the pointer went down, and where it is.
    package private(set) var start = CGPoint.zero
    package private(set) var location = CGPoint.zero

    package init() {}

    /// Whether an item is lifted: from the lift to the end of the drop or of the way home.
    package var isActive: Bool {
        switch state {
        case .idle, .pending: false
        case .lifting, .dragging, .dropping, .cancelling: true
        }
    }

    /// How far the pointer has moved since it went down, in points.
    package var translation: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }

    // MARK: - Events

    /// A press that lifts when held for `minimumDuration` without moving more than `tolerance`; at once for 0, as by a
    /// handle, the keyboard or assistive technology.
    package mutating func pressed(
        at point: CGPoint, time: Double, minimumDuration: Double = Thresholds.LongPress.minimumDuration,
        tolerance: Double = Thresholds.LongPress.allowableMovement
    ) -> Action {
        pressed(at: point, time: time, trigger: .hold(duration: minimumDuration, tolerance: tolerance))
    }

    package mutating func pressed(at point: CGPoint, time: Double, trigger: Trigger) -> Action {
        guard state == .idle else { return .none }
        start = point
        location = point
        switch trigger {
        case .hold(let duration, _) where duration <= 0:
            return lift()
        case .hold(let duration, _):
            state = .pending(start: point, deadline: time + duration, trigger: trigger)
            return .startTimer(at: time + duration)
        case .movement:
            state = .pending(start: point, deadline: nil, trigger: trigger)
            return .none
        }
    }

    package mutating func moved(to point: CGPoint, time: Double) -> Action {
        switch state {
        case .pending(let start, let deadline, let trigger):
            location = point
            // Held long enough is lifted, even if the timer comes late.
            if let deadline, time >= deadline { return lift() }
            switch trigger {
            case .hold(_, let tolerance): return distance(start, point) > tolerance ? fail() : .none
            case .movement(let least): return distance(start, point) >= least ? lift() : .none
            }
        case .lifting, .dragging:
            location = point
            return .move
        case .idle, .dropping, .cancelling:
            return .none
        }
    }

    package mutating func timePassed(_ time: Double) -> Action {
        guard case .pending(_, let deadline?, _) = state, time >= deadline else { return .none }
        return lift()
    }

    package mutating func liftFinished() -> Action {
        if state == .lifting { state = .dragging }
        return .none
    }

    /// The pointer was let go: the only event that commits.
    package mutating func released() -> Action {
        switch state {
        case .pending:
            return fail()
        case .lifting, .dragging:
            state = .dropping
            return .drop
        case .idle, .dropping, .cancelling:
            return .none
        }
    }

    /// The touch was cancelled, Escape pressed, the window closed, the dragged item gone, or whatever else ends it.
    ///
    /// After a release it is too late: what is dropped has been written.
    package mutating func cancelled() -> Action {
        switch state {
        case .pending:
            return fail()
        case .lifting, .dragging:
            state = .cancelling
            return .cancel
        case .idle, .dropping, .cancelling:
            return .none
        }
    }

    /// The animation of the drop, or of the way home, has ended.
    package mutating func settled() -> Action {
        let isDrop = state == .dropping
        guard isDrop || state == .cancelling else { return .none }
        state = .idle
        return .finish(committed: isDrop)
    }

    // MARK: - Internals

    private mutating func lift() -> Action {
        state = .lifting
        return .lift
    }

    private mutating func fail() -> Action {
        state = .idle
        return .fail
    }
}
