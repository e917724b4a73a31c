// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a row that is swiped aside to show the actions on one side.
///
/// The swipe begins with a finger or programmatically, stays open, waits for the app while an action is performed, and
/// closes. A closed swipe stays closed: another swipe of the row creates a new state. Lengths are in points in the
/// direction that shows the actions: 0 is closed, and below 0 the content is pushed to the other side.
package struct RowSwipe: Sendable, Hashable {
    private enum State: Hashable {
        case open
        /// A finger or a wheel (`device`) holds the row. `from` is the content's undamped displacement at the start
        /// of the hold, and `translation` the device's movement since then. `isFull` is whether a release performs the
        /// first action.
        case held(from: Double, translation: Double, device: InputDevice, isFull: Bool)
        /// The app performs an action and has not reported its end. `isFull` is whether a full swipe triggered the
        /// action.
        case performing(isFull: Bool)
        case closed
    }

    /// The input device that holds a row.
    package enum InputDevice: Sendable, Hashable {
        /// A finger on a touch screen, or several on a trackpad. The device reports when they lift, so the user can
        /// release the row.
        case finger
        /// A mouse wheel with notches. It opens the row but performs no action: the user cannot see in advance how far
        /// a notch goes, and there is no release.
        case wheel
    }

    package enum Action: Sendable, Hashable {
        case none
        /// Move the content to this displacement immediately.
        case show(Double)
        /// Move the content to this displacement with a short animation, because the swipe has become a full one, or is
        /// no longer one.
        case snap(Double)
        /// Move the content to this displacement with a spring, at an initial velocity in points a second.
        case settle(Double, velocity: Double)
        /// Perform the action with this index.
        case perform(Int)
        /// Move the content to 0 with a spring, at an initial velocity in points a second, and remove the actions.
        case close(velocity: Double)
    }

    /// The displacement of an open row's content, in points.
    package private(set) var openWidth: Double
    /// The row's width.
    package private(set) var rowWidth: Double
    /// Whether a full swipe performs the first action.
    package let performsFirst: Bool
    private var state: State

    private typealias Numbers = Thresholds.SwipeActions

    /// Creates the state of a row that is opened programmatically.
    package init(openWidth: Double, rowWidth: Double, performsFirst: Bool) {
        self.openWidth = openWidth
        self.rowWidth = rowWidth
        self.performsFirst = performsFirst
        state = .open
    }

    // MARK: State

    package var isHeld: Bool { if case .held = state { true } else { false } }
    package var isClosed: Bool { state == .closed }
    package var isPerforming: Bool { if case .performing = state { true } else { false } }

    /// Whether a release now performs the first action, or that action has begun.
    package var isFull: Bool {
        switch state {
        case .held(_, _, _, let isFull), .performing(let isFull): isFull
        case .open, .closed: false
        }
    }

    /// The displacement that the content should have.
    package var shown: Double {
        switch state {
        case .open: openWidth
        case .closed: 0
        case .performing(let isFull): isFull ? rowWidth : openWidth
        case .held(let from, let translation, _, let isFull): RowSwipe.shown(from + translation, openWidth, isFull)
        }
    }

    /// The finger's distance in points from the closed position at which a release performs the first action; never
    /// less than the width of all buttons.
    private var fullTravel: Double { max(rowWidth * Numbers.fullSwipeFraction, openWidth) }

    /// The displacement for a finger's travel of `pull` points. It is damped beyond the open width and below 0, except
    /// in a full swipe (`isFull`).
    private static func shown(_ pull: Double, _ openWidth: Double, _ isFull: Bool) -> Double {
        if isFull { return pull }
        if pull < 0 { return pull * Numbers.elasticity }
        return pull <= openWidth ? pull : openWidth + (pull - openWidth) * Numbers.elasticity
    }

    /// The finger's travel that results in the displacement `shown`: the inverse of the function `shown` for a swipe
    /// that is not full.
    private static func pull(_ shown: Double, _ openWidth: Double) -> Double {
        if shown < 0 { return shown / Numbers.elasticity }
        return shown <= openWidth ? shown : openWidth + (shown - openWidth) / Numbers.elasticity
    }

    // MARK: Finger events

    /// Begins a hold of the row by a finger or a wheel, while the content is displaced by `shown` points.
    package mutating func grabbed(at shown: Double, by device: InputDevice = .finger) -> Action {
        switch state {
        case .open, .held:
            state = .held(from: RowSwipe.pull(shown, openWidth), translation: 0, device: device, isFull: false)
            return .show(shown)
        case .performing, .closed: return .none
        }
    }

    /// Updates the position of the finger that holds the row.
    ///
    /// - Parameters:
    ///   - translation: the finger's movement in points since the swipe was recognized, which moves the content.
    ///   - travel: `translation` plus the finger's movement before the swipe was recognized; it decides whether the
    ///     swipe is a full one.
    package mutating func moved(translation: Double, travel: Double) -> Action {
        guard case .held(let from, _, let device, let wasFull) = state else { return .none }
        let isFull = performsFirst && device == .finger && from + travel >= fullTravel
        state = .held(from: from, translation: translation, device: device, isFull: isFull)
        return isFull == wasFull ? .show(shown) : .snap(shown)
    }

    /// Ends the hold, at a velocity in points a second.
    package mutating func released(velocity: Double) -> Action {
        guard case .held(_, _, _, let isFull) = state else { return .none }
        if isFull {
            state = .performing(isFull: true)
            return .perform(0)
        }
        guard shown + velocity * Numbers.projection > openWidth / 2 else { return close(velocity: velocity) }
        state = .open
        return .settle(openWidth, velocity: velocity)
    }

    // MARK: Other events

    /// Begins the action with the index `action`, whose button was tapped.
    package mutating func actionTapped(_ action: Int) -> Action {
        guard state == .open else { return .none }
        state = .performing(isFull: false)
        return .perform(action)
    }

    /// Closes the row after the app has reported whether the action was performed.
    package mutating func actionCompleted() -> Action { isPerforming ? close() : .none }

    /// Closes the row at an initial velocity in points a second, for example because the touch was cancelled or another
    /// interaction began.
    package mutating func close(velocity: Double = 0) -> Action {
        guard state != .closed else { return .none }
        state = .closed
        return .close(velocity: velocity)
    }

    /// Updates the widths of the row and its buttons. A finger that holds the row continues from its position.
    package mutating func resized(openWidth: Double, rowWidth: Double) -> Action {
        guard openWidth != self.openWidth || rowWidth != self.rowWidth, state != .closed else { return .none }
        (self.openWidth, self.rowWidth) = (openWidth, rowWidth)
        return .show(shown)
    }
}
