// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Something that opens when a drag rests over it: highlighted at first, flashing soon, then activated.
///
/// It stays activated until the pointer leaves it. Going on to another target starts anew. Time is in seconds.
package struct SpringLoading<Target: Equatable>: Equatable {
    package enum State: Equatable {
        case inactive
        /// Over a target since `since`.
        case possible(Target, since: Double)
        case activating(Target, since: Double)
        case activated(Target)
    }

    package enum Action: Equatable {
        /// The target looks as it did.
        case deactivate(Target)
        case highlight(Target)
        case flash(Target)
        case activate(Target)
    }

    package private(set) var state = State.inactive

    package init() {}

    /// What the pointer rests over.
    package var target: Target? {
        switch state {
        case .inactive: nil
        case .possible(let target, _), .activating(let target, _), .activated(let target): target
        }
    }

    // MARK: - Events

    /// The pointer is over a target that may be loaded, or over none.
    package mutating func hovered(over new: Target?, at time: Double) -> [Action] {
        guard new != target else { return timePassed(time) }
        var actions = left()
        if let new {
            state = .possible(new, since: time)
            actions.append(.highlight(new))
        }
        return actions
    }

    package mutating func timePassed(_ time: Double) -> [Action] {
        let (delay, flash) = (Thresholds.DragSession.springLoadDelay, Thresholds.DragSession.springLoadFlash)
        var actions: [Action] = []
        // Times are sums of frames: half a millisecond is no time.
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

    /// The drag is over, or the target gone.
    package mutating func left() -> [Action] {
        guard let target else { return [] }
        state = .inactive
        return [.deactivate(target)]
    }
}
