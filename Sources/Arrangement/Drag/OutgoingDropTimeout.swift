// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The timeout for an app that receives a drop. It is needed because an app that hangs may never report that it is
/// done.
///
/// The timer restarts whenever the app requests data or receives some. The drop never times out while a request is
/// unanswered. Each event returns the action for the caller to carry out. After `timeOut` and `finished` there are no
/// more actions.
package struct OutgoingDropTimeout: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// The drag is under way; apps below the pointer may request data already. `unanswered` counts their open
        /// requests.
        case dragging(unanswered: Int)
        /// An app has received the drop and is reading the data. `unanswered` counts its open requests.
        case waiting(unanswered: Int)
        case over
    }

    package enum Action: Sendable, Hashable {
        case none
        /// Start or restart the timer, and call `timerEnded` when it fires.
        case startTimer
        /// The app does not respond: the drop counts as not accepted.
        case timeOut
    }

    package private(set) var state = State.dragging(unanswered: 0)

    package init() {}

    /// Handles a request for data by an app below the pointer, or by the one that received the drop.
    package mutating func requestBegan() -> Action { changed(by: 1) }

    /// Handles the answer to a request, with data or with a failure.
    package mutating func requestEnded() -> Action { changed(by: -1) }

    /// Handles a drop on an app that accepts it.
    package mutating func dropped() -> Action {
        guard case .dragging(let unanswered) = state else { return .none }
        state = .waiting(unanswered: unanswered)
        return .startTimer
    }

    /// Handles the expiry of the timer, which means that there was no request or answer while it ran.
    package mutating func timerEnded() -> Action {
        guard case .waiting(let unanswered) = state else { return .none }
        if unanswered > 0 { return .startTimer }
        state = .over
        return .timeOut
    }

    /// Handles the end of the drag: the app has reported that it is done, or the drag has ended otherwise.
    package mutating func finished() { state = .over }

    /// Adds `change` to the number of unanswered requests, and restarts the timer if the drop has happened.
    private mutating func changed(by change: Int) -> Action {
        switch state {
        case .dragging(let unanswered):
            state = .dragging(unanswered: max(0, unanswered + change))
            return .none
        case .waiting(let unanswered):
            state = .waiting(unanswered: max(0, unanswered + change))
            return .startTimer
        case .over: return .none
        }
    }
}
