// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A state machine for spring loading: a target over which a drag rests is highlighted, flashes and is activated.
///
/// The target stays activated until the pointer leaves it. When the pointer enters another target, the hover delay
/// begins again. Times are in seconds.
package struct SpringLoading<Target: Equatable>: Equatable {
    package enum State: Equatable {
        case inactive
        /// The pointer has been over the target since the time `since`.
        case possible(Target, since: Double)
        /// The target is flashing, and will be activated soon. The pointer has been over it since the time `since`.
        case activating(Target, since: Double)
        case activated(Target)
    }

    package enum Action: Equatable {
        /// Remove the target's highlight.
        case deactivate(Target)
        case highlight(Target)
        case flash(Target)
        case activate(Target)
    }

    package private(set) var state = State.inactive

    package init() {}

    /// The target below the pointer; nil if there is none.
    package var target: Target? {
        switch state {
        case .inactive: nil
        case .possible(let target, _), .activating(let target, _), .activated(let target): target
        }
    }

    // MARK: - Events

    /// Handles a pointer that is over a target with support for spring loading; `new` is nil if it is over no such
    /// target.
    package mutating func hovered(over new: Target?, at time: Double) -> [Action] {
        guard new != target else { return timePassed(time) }
        var actions = ended()
        if let new {
            state = .possible(new, since: time)
            actions.append(.highlight(new))
        }
        return actions
    }

    package mutating func timePassed(_ time: Double) -> [Action] {
        let (delay, flash) = (Thresholds.DragSession.springLoadDelay, Thresholds.DragSession.springLoadFlash)
        var actions: [Action] = []
        // Times are sums of frame durations, so a rounding error of half a millisecond is allowed.
        if case .possible(let target, let since) = state, time - since >= delay - flash - 5e-4 {
            state = .activating(target, since: since)
            actions.append(.flash(target))
        }
        if case .activating(let target, let since) = state, time - since >= delay - 5e-4 {
            state = .activated(target)
            actions.append(.activate(target))
        }
        return actions
    }

    /// Handles the end of the drag, or the removal of the target.
    package mutating func ended() -> [Action] {
        guard let target else { return [] }
        state = .inactive
        return [.deactivate(target)]
    }
}
