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
/// Where the drag begins with a movement, what was lifted is raised first: the first movement is `begin`, and one that
/// never came is a `putDown`, after which there was no drag at all.
///
/// Points are in coordinates that do not move during the drag, the window's; time is in seconds.
package struct DragSession: Sendable, Hashable {
    /// What turns a press into a lift.
    package enum Trigger: Sendable, Hashable {
        /// Holding still for so long, within so many points.
        case hold(duration: Double, tolerance: Double)
        /// Moving so far with the button down, or else, where that counts, holding it for so long.
        case movement(distance: Double, hold: Double? = nil)
    }

    /// When the drag begins that a lift may become.
    package enum Beginning: Sendable, Hashable {
        /// With the lift.
        case withLift
        /// When what was lifted by holding it still has moved so many points; with the lift, where movement lifts it.
        case withMovement(distance: Double)
    }

    package enum State: Sendable, Hashable {
        case idle
        /// Pressed at `start` and not lifted yet; `deadline` is when holding still lifts.
        case pending(start: CGPoint, deadline: Double?, trigger: Trigger)
        /// Lifted with the pointer at `place`, and not begun: it begins `distance` points from there.
        case raised(place: CGPoint, distance: Double)
        /// Going back from being raised.
        case lowering
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
        /// Lift the item, and call the drag begun unless the item is only raised.
        case lift
        /// What was raised has moved: the drag begins, with the item where the pointer is.
        case begin
        /// What was raised is let go of: take the lift back, then send `settled`.
        case putDown
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
    private var beginning = Beginning.withLift

    /// Where the pointer went down, and where it is.
    package private(set) var start = CGPoint.zero
    package private(set) var location = CGPoint.zero

    package init() {}

    /// One that has begun elsewhere and comes with its pointer at a place: it is under way.
    package init(arrivingAt point: CGPoint) {
        (state, start, location) = (.dragging, point, point)
    }

    /// Whether an item is lifted: from the lift to the end of the drop or of the way home.
    package var isActive: Bool {
        switch state {
        case .idle, .pending: false
        case .raised, .lowering, .lifting, .dragging, .dropping, .cancelling: true
        }
    }

    /// Whether the item follows the pointer: a second finger may add to it, and a destination may be proposed.
    package var isUnderWay: Bool { state == .lifting || state == .dragging }

    /// Where the pointer was when what it lifts was in its place: it may be elsewhere by the time of the lift.
    package var gripPlace: CGPoint {
        if case .raised(let place, _) = state { place } else { start }
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

    package mutating func pressed(
        at point: CGPoint, time: Double, trigger: Trigger, beginning: Beginning = .withLift
    ) -> Action {
        guard state == .idle else { return .none }
        start = point
        location = point
        self.beginning = beginning
        switch trigger {
        case .hold(let duration, _) where duration <= 0:
            return raise(at: point)
        case .hold(let duration, _):
            state = .pending(start: point, deadline: time + duration, trigger: trigger)
            return .startTimer(at: time + duration)
        case .movement(_, let duration):
            let deadline = duration.map { time + $0 }
            state = .pending(start: point, deadline: deadline, trigger: trigger)
            return deadline.map { Action.startTimer(at: $0) } ?? Action.none
        }
    }

    /// One that nobody presses for: keys, or an action, lift what is to be moved at once, wherever it is.
    package static func liftedAtOnce() -> DragSession {
        var session = DragSession()
        _ = session.pressed(at: .zero, time: 0, minimumDuration: 0)
        return session
    }

    package mutating func moved(to point: CGPoint, time: Double) -> Action {
        switch state {
        case .pending(let start, let deadline, let trigger):
            let rest = location
            location = point
            // Held long enough is lifted, even if the timer comes late.
            if let deadline, time >= deadline { return raise(at: rest) }
            switch trigger {
            case .hold(_, let tolerance): return distance(start, point) > tolerance ? fail() : .none
            case .movement(let least, _): return distance(start, point) >= least ? lift() : .none
            }
        case .raised(let place, let least):
            location = point
            guard distance(place, point) >= least else { return .none }
            state = .dragging
            return .begin
        case .lifting, .dragging:
            location = point
            return .move
        case .idle, .lowering, .dropping, .cancelling:
            return .none
        }
    }

    package mutating func timePassed(_ time: Double) -> Action {
        guard case .pending(_, let deadline?, _) = state, time >= deadline else { return .none }
        return raise(at: location)
    }

    package mutating func liftFinished() -> Action {
        if state == .lifting { state = .dragging }
        return .none
    }

    /// The pointer was let go: the only event that commits.
    ///
    /// - Parameter isAccepted: whether what is below takes the item; where it does not, that is a cancel.
    package mutating func released(isAccepted: Bool = true) -> Action {
        switch state {
        case .pending:
            return fail()
        case .raised:
            return lower()
        case .lifting, .dragging:
            state = isAccepted ? .dropping : .cancelling
            return isAccepted ? .drop : .cancel
        case .idle, .lowering, .dropping, .cancelling:
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
        case .raised:
            return lower()
        case .lifting, .dragging:
            state = .cancelling
            return .cancel
        case .idle, .lowering, .dropping, .cancelling:
            return .none
        }
    }

    /// The animation of the drop, or of the way home, has ended.
    package mutating func settled() -> Action {
        let isDrop = state == .dropping
        guard isDrop || state == .cancelling || state == .lowering else { return .none }
        state = .idle
        return .finish(committed: isDrop)
    }

    // MARK: - Internals

    /// Held long enough at a place.
    private mutating func raise(at place: CGPoint) -> Action {
        guard case .withMovement(let distance) = beginning else { return lift() }
        state = .raised(place: place, distance: distance)
        return .lift
    }

    private mutating func lower() -> Action {
        state = .lowering
        return .putDown
    }

    private mutating func lift() -> Action {
        state = .lifting
        return .lift
    }

    private mutating func fail() -> Action {
        state = .idle
        return .fail
    }
}
