// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where a drag is that may leave its window for other programs: who leads it, and where it ends.
///
/// At first the window's own pointer events lead it. When the pointer leaves, the desktop takes over, and leads it to its
/// end, over other programs and over the window again. Each event says what to do and does nothing itself. Of the ends
/// `release`, `finish` and `cancel` exactly one comes where the desktop leads; where it does not, the drag ends by
/// itself.
package struct DragCrossing: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// The window's own pointer events lead it.
        case home
        /// The desktop leads it, elsewhere.
        case outside
        /// The desktop leads it, over the window.
        case inside
        /// It was let go of over another program, which is taking what it wants.
        case given
        case ended
    }

    package enum Action: Sendable, Hashable {
        case none
        /// Have the desktop lead it from now on; where that cannot be, send `handOverFailed`.
        case handOver
        /// The pointer is over the window: tell those below it.
        case follow
        /// The pointer has left the window: nobody is below it any more.
        case leave
        /// It was let go of over the window.
        case release
        /// It was let go of over another program: it ends with that, and nothing can cancel it any more.
        case give
        /// The other program is done with it.
        case finish
        /// It was not dropped.
        case cancel
    }

    package private(set) var state = State.home
    /// Whether it may leave: a drag that cannot be handed over once is not tried again.
    private var mayLeave = true

    package init() {}

    /// Whether it is over something that is not this window.
    package var isElsewhere: Bool { state == .outside || state == .given }

    // MARK: The window's own events

    package mutating func pointerMoved(isInside: Bool) -> Action {
        guard state == .home, !isInside, mayLeave else { return .none }
        state = .outside
        return .handOver
    }

    package mutating func handOverFailed() {
        guard state == .outside else { return }
        state = .home
        mayLeave = false
    }

    /// The drag has ended by itself: without the desktop, or by the program's own will.
    package mutating func ended() { state = .ended }

    // MARK: The desktop's events

    /// The pointer is over the window, or has moved there.
    package mutating func cameInside() -> Action {
        guard state == .outside || state == .inside else { return .none }
        state = .inside
        return .follow
    }

    package mutating func left() -> Action {
        guard state == .inside else { return .none }
        state = .outside
        return .leave
    }

    /// Let go of over the window.
    package mutating func droppedInside() -> Action {
        guard state == .inside else { return .none }
        state = .ended
        return .release
    }

    /// Let go of over whatever takes it: where the pointer is over the window, that is about to be told itself.
    package mutating func dropped() -> Action {
        guard state == .outside else { return .none }
        state = .given
        return .give
    }

    /// Whoever took it is done. Before it was let go of that is the end of it too.
    package mutating func finished() -> Action {
        switch state {
        case .given:
            state = .ended
            return .finish
        case .outside, .inside: return cancelled()
        case .home, .ended: return .none
        }
    }

    package mutating func cancelled() -> Action {
        switch state {
        case .outside, .inside:
            state = .ended
            return .cancel
        case .given:
            // The other program has gone, or changed its mind.
            state = .ended
            return .finish
        case .home, .ended: return .none
        }
    }
}
