// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How long a program is waited for that a drag was given to: one that hangs may never say that it is done.
///
/// It has as much time as the caller's timer, begun anew whenever it asks for data or is given some, and any time for what
/// it is still to be given. Each event says what to do and does nothing itself; after `giveUp` and `finished` there is
/// nothing more.
package struct DragPatience: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// Nobody has it yet; programs below the pointer may ask for data already.
        case carried(unanswered: Int)
        /// A program has it.
        case waiting(unanswered: Int)
        case over
    }

    package enum Action: Sendable, Hashable {
        case none
        /// Begin the timer, or begin it anew; send `timerEnded`.
        case wait
        /// It says nothing any more: what it was given counts as not taken.
        case giveUp
    }

    package private(set) var state = State.carried(unanswered: 0)

    package init() {}

    /// A program asks for data.
    package mutating func asked() -> Action { changed(by: 1) }

    /// It has the data that it asked for, or cannot have it.
    package mutating func answered() -> Action { changed(by: -1) }

    /// The drag was let go of over a program that takes it.
    package mutating func given() -> Action {
        guard case .carried(let unanswered) = state else { return .none }
        state = .waiting(unanswered: unanswered)
        return .wait
    }

    /// Nothing was asked or answered for as long as the timer goes.
    package mutating func timerEnded() -> Action {
        guard case .waiting(let unanswered) = state else { return .none }
        if unanswered > 0 { return .wait }
        state = .over
        return .giveUp
    }

    /// The program has said that it is done, or the drag has ended otherwise: no timer is needed.
    package mutating func finished() { state = .over }

    private mutating func changed(by change: Int) -> Action {
        switch state {
        case .carried(let unanswered):
            state = .carried(unanswered: max(0, unanswered + change))
            return .none
        case .waiting(let unanswered):
            state = .waiting(unanswered: max(0, unanswered + change))
            return .wait
        case .over: return .none
        }
    }
}
