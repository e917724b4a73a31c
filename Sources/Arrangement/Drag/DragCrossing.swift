// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A state machine for a drag that may leave its window for other apps. It tracks whether the window or the desktop
/// controls the drag, and how the drag ends.
///
/// At first the window's own pointer events control the drag. When the pointer leaves the window, the desktop takes
/// control. It keeps control until the end of the drag, over other apps and over the window again. Each event returns
/// the action for the caller to carry out.
///
/// The actions `dropInside`, `finish` and `cancel` end a drag that the desktop controls; at most one of them is
/// returned for a drag. If the drag ends in any other way, the caller must call `ended()`.
package struct DragCrossing: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// The window's own pointer events control the drag.
        case controlledByWindow
        /// The desktop controls the drag, and the pointer is outside the window.
        case outside
        /// The desktop controls the drag, and the pointer is over the window.
        case inside
        /// The user dropped on another app, which is receiving the data.
        case droppedOutside
        case ended
    }

    package enum Action: Sendable, Hashable {
        case none
        /// Hand the drag over to the desktop. If the desktop does not take it, call `handOverFailed`.
        case handOver
        /// The pointer is over the window: update the drop targets below it.
        case updateTargets
        /// The pointer has left the window: the window has no drop target any more.
        case clearTarget
        /// The user dropped over the window.
        case dropInside
        /// The user dropped on another app. The drag cannot be cancelled any more.
        case dropOutside
        /// The drag has ended after a drop on another app, which has received the data, refused the data or quit.
        case finish
        /// The drag ended without a drop.
        case cancel
    }

    package private(set) var state = State.controlledByWindow
    /// Whether the drag may leave the window. It may not after a failed handover to the desktop.
    private var mayLeave = true

    package init() {}

    /// Whether the drag is outside this window, or was dropped on another app.
    package var isElsewhere: Bool { state == .outside || state == .droppedOutside }

    // MARK: The window's own events

    package mutating func pointerMoved(isInside: Bool) -> Action {
        guard state == .controlledByWindow, !isInside, mayLeave else { return .none }
        state = .outside
        return .handOver
    }

    package mutating func handOverFailed() {
        guard state == .outside else { return }
        state = .controlledByWindow
        mayLeave = false
    }

    /// Handles an end of the drag that the desktop does not report, because the window controlled the drag or this app
    /// ended it.
    package mutating func ended() { state = .ended }

    // MARK: The desktop's events

    /// Handles a pointer that enters the window, or moves in it.
    package mutating func movedInside() -> Action {
        guard state == .outside || state == .inside else { return .none }
        state = .inside
        return .updateTargets
    }

    package mutating func exited() -> Action {
        guard state == .inside else { return .none }
        state = .outside
        return .clearTarget
    }

    /// Handles a drop over the window while the desktop controls the drag. Returns `dropInside`, or `none` if the
    /// pointer is not over the window or the drag has ended.
    package mutating func droppedInside() -> Action {
        guard state == .inside else { return .none }
        state = .ended
        return .dropInside
    }

    /// Handles the desktop's report of a drop on another app. A drop over this window is handled by `droppedInside`
    /// instead.
    package mutating func dropped() -> Action {
        guard state == .outside else { return .none }
        state = .droppedOutside
        return .dropOutside
    }

    /// Handles the desktop's report that the receiving app has finished reading the data. Before a drop, the report
    /// cancels the drag.
    package mutating func finished() -> Action {
        switch state {
        case .droppedOutside:
            state = .ended
            return .finish
        case .outside, .inside: return cancelled()
        case .controlledByWindow, .ended: return .none
        }
    }

    package mutating func cancelled() -> Action {
        switch state {
        case .outside, .inside:
            state = .ended
            return .cancel
        case .droppedOutside:
            // A cancellation after the drop means that the other app has quit or has refused the data. The drop itself
            // cannot be undone, so the action is `finish`, not `cancel`.
            state = .ended
            return .finish
        case .controlledByWindow, .ended: return .none
        }
    }
}
