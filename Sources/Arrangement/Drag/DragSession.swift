// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state machine of one drag from the press to its end, for touch, mouse, keyboard and assistive technology.
///
/// The states are idle, pending, lifting, dragging, then dropping or cancelling, then idle. Each event returns the
/// action for the caller to carry out. Every `lift` is followed by exactly one `drop`, `cancel` or `lower`, and then by
/// exactly one `finish`. Only a release commits the change that the drag makes. An event that has no effect in the
/// current state returns `none`, such as a second finger's press or a late timer.
///
/// If the drag begins only with a movement, the lift only raises the item. The first sufficient movement of the raised
/// item returns `begin`. A release before that returns `lower`, and there was no drag.
///
/// Points are in coordinates that stay fixed during the drag, such as the window's. Times are in seconds.
package struct DragSession: Sendable, Hashable {
    /// The condition that turns a press into a lift.
    package enum Trigger: Sendable, Hashable {
        /// A press held for `duration` seconds, during which the pointer moves no farther than `tolerance` points.
        case hold(duration: Double, tolerance: Double)
        /// A movement by `distance` points with the button down, or a press held for `hold` seconds unless `hold` is
        /// nil.
        case movement(distance: Double, hold: Double? = nil)
    }

    /// The moment at which a lift becomes a drag.
    package enum Beginning: Sendable, Hashable {
        /// The drag begins with the lift.
        case withLift
        /// The drag begins when an item lifted by a held press has moved `distance` points. If a movement lifts the
        /// item, the drag begins with the lift.
        case withMovement(distance: Double)
    }

    package enum State: Sendable, Hashable {
        case idle
        /// The pointer is down since it was pressed at `start`; `trigger` is the condition for the lift. Holding still
        /// until `deadline` lifts the item. The deadline is nil if only a movement can lift the item.
        case pending(start: CGPoint, deadline: Double?, trigger: Trigger)
        /// The item was lifted with the pointer at `place`. The drag begins when the pointer is `distance` points away
        /// from `place`.
        case raised(place: CGPoint, distance: Double)
        /// The raised item was released, and is animating back; there was no drag.
        case lowering
        /// The lift's animation is running; the item already follows the pointer.
        case lifting
        case dragging
        case dropping
        case cancelling
    }

    package enum Action: Sendable, Hashable {
        case none
        /// Call `timePassed` at this time.
        case startTimer(at: Double)
        /// The press is not a drag, but a tap, a scroll or nothing.
        case fail
        /// Lift the item, and report the beginning of the drag unless the state is `raised`.
        case lift
        /// The raised item has moved: begin the drag, with the item at the pointer.
        case begin
        /// The raised item was released: animate it back, then call `settled`.
        case lower
        /// Move the item to the pointer.
        case move
        /// Commit the change that the drag makes, animate the item to its new position, then call `settled`.
        case drop
        /// Move all displaced items back and animate the dragged item back, then call `settled`.
        case cancel
        /// The drag has finished; `committed` is true after a drop and false after a cancelled drag.
        case finish(committed: Bool)
    }

    package private(set) var state = State.idle
    private var beginning = Beginning.withLift

    /// The location at which the pointer went down.
    package private(set) var start = CGPoint.zero
    /// The current location of the pointer.
    package private(set) var location = CGPoint.zero

    package init() {}

    /// Creates a session for a drag from another app that enters at a point; its state is `dragging` from the
    /// beginning.
    package init(arrivingAt point: CGPoint) {
        (state, start, location) = (.dragging, point, point)
    }

    /// Whether an item is lifted: from the lift to the end of the animation of the drop or the return.
    package var isActive: Bool {
        switch state {
        case .idle, .pending: false
        case .raised, .lowering, .lifting, .dragging, .dropping, .cancelling: true
        }
    }

    /// Whether the item follows the pointer. Only then may a second finger add items, and a drop target propose an
    /// operation.
    package var isUnderWay: Bool { state == .lifting || state == .dragging }

    /// The pointer's location from which the item's movement is measured: its location at the lift while the item is
    /// raised, otherwise `start`.
    package var grabLocation: CGPoint {
        if case .raised(let place, _) = state { place } else { start }
    }

    /// The movement of the pointer since it went down, in points.
    package var translation: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }

    // MARK: - Events

    /// Handles a press that lifts the item when held for `minimumDuration` without moving more than `tolerance`.
    ///
    /// A duration of 0 lifts at once, as by a reorder control, the keyboard or assistive technology.
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

    /// Creates a session for a key or an accessibility action that lifts an item at once. Because there is no press,
    /// the session's `start` and `location` have no meaning. They are (0, 0).
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
            // A press that was long enough lifts the item, even if the timer has not fired yet.
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

    /// Handles the release of the pointer, the only event that commits the change.
    ///
    /// - Parameter isAccepted: whether the drop target accepts the item; if not, the release cancels the drag.
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

    /// Handles any cancellation: a cancelled touch, the Escape key, a closed window or a removed item.
    ///
    /// A cancellation after a release has no effect, because the drop has been committed.
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

    /// Handles the end of the animation of the drop or of the return.
    package mutating func settled() -> Action {
        let isDrop = state == .dropping
        guard isDrop || state == .cancelling || state == .lowering else { return .none }
        state = .idle
        return .finish(committed: isDrop)
    }

    // MARK: - Internals

    /// Lifts the item after a held press. If the drag begins with a movement, the item is only raised; otherwise the
    /// drag begins.
    private mutating func raise(at place: CGPoint) -> Action {
        guard case .withMovement(let distance) = beginning else { return lift() }
        state = .raised(place: place, distance: distance)
        return .lift
    }

    private mutating func lower() -> Action {
        state = .lowering
        return .lower
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
