// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display

/// The state of a drag from this app once it has left the window: the state machine `DragCrossing` with the objects
/// that each state needs.
///
/// Each method that handles an event returns an action for its caller to perform. The objects of the desktop's drag are
/// released when the desktop's drag ends.
@MainActor
struct ExternalDragState {
    /// The state of the desktop's drag.
    private enum Desktop {
        case none
        /// The desktop controls the drag. `over` is the desktop's object for a drop on this app's window; nil if the
        /// drag is elsewhere.
        case controlsDrag(any SystemDrag, over: (any SystemDrop)?)
        /// The drag was dropped on another app, which is reading the data.
        case droppedElsewhere(any SystemDrag)
    }

    private var crossing = DragCrossing()
    private var desktop = Desktop.none
    /// The files written for other apps during the desktop's drag.
    private var files: OutgoingFiles?
    /// The timeout for the result of a drop on another app.
    var timeout = OutgoingDropTimeout()
    /// The timer of `timeout`; nil if it was not started.
    var timer: ScheduledTask?

    /// Whether the drag is outside the window.
    var isOutsideWindow: Bool { crossing.isElsewhere }

    /// The desktop's drag that continues this one outside the window; nil if there is none.
    var systemDrag: (any SystemDrag)? {
        switch desktop {
        case .none: nil
        case .controlsDrag(let drag, _), .droppedElsewhere(let drag): drag
        }
    }

    /// The desktop's object for a drop on this app's window; nil if the drag is not over the window.
    var drop: (any SystemDrop)? { if case .controlsDrag(_, let drop) = desktop { drop } else { nil } }

    // MARK: Leaving the window

    /// Handles a movement of the pointer, which may leave the window. Returns the action for the caller to perform.
    mutating func pointerMoved(isInside: Bool) -> DragCrossing.Action { crossing.pointerMoved(isInside: isInside) }

    /// Records that the desktop's drag could not be started.
    mutating func handOverFailed() { crossing.handOverFailed() }

    /// Records that the desktop's drag has started, with the files that were written for other apps.
    mutating func handedOver(to drag: any SystemDrag, with files: OutgoingFiles? = nil) {
        desktop = .controlsDrag(drag, over: nil)
        self.files = files
    }

    // MARK: Over the window

    /// Handles the arrival or movement of the desktop's drag over the window. Returns the action for the caller to
    /// perform.
    ///
    /// - Parameter drop: the desktop's object for a drop on the window.
    mutating func cameInside(_ drop: any SystemDrop) -> DragCrossing.Action {
        let action = crossing.movedInside()
        if action == .updateTargets, let systemDrag { desktop = .controlsDrag(systemDrag, over: drop) }
        return action
    }

    /// Handles the desktop's drag leaving the window. Returns the action for the caller to perform.
    mutating func left() -> DragCrossing.Action {
        let action = crossing.exited()
        if action == .clearTarget, let systemDrag { desktop = .controlsDrag(systemDrag, over: nil) }
        return action
    }

    /// Handles a drop on the window. Returns the action for the caller to perform.
    mutating func droppedInside() -> DragCrossing.Action { crossing.droppedInside() }

    // MARK: End

    /// Handles a drop on another app. Returns the action for the caller to perform.
    mutating func dropped() -> DragCrossing.Action {
        let action = crossing.dropped()
        if action == .dropOutside, let systemDrag { desktop = .droppedElsewhere(systemDrag) }
        return action
    }

    /// Handles the end of the other app's transfer, or of the desktop's drag without a drop. Returns the action for the
    /// caller to perform.
    ///
    /// - Parameter isCancel: whether the desktop reports a cancel.
    mutating func finished(isCancel: Bool = false) -> DragCrossing.Action {
        let action = isCancel ? crossing.cancelled() : crossing.finished()
        guard action == .finish || action == .cancel else { return action }
        releaseSystemDrag()
        return action
    }

    /// Releases the desktop's drag, because this drag has ended in this app.
    mutating func ended() {
        crossing.ended()
        releaseSystemDrag()
    }

    private mutating func releaseSystemDrag() {
        // An app that got the files may open them much later, so they are deleted only if the drag ended without a
        // drop.
        if case .controlsDrag = desktop { files?.discardAll() }
        desktop = .none
        files = nil
        timeout.finished()
        timer?.cancel()
        timer = nil
    }
}
