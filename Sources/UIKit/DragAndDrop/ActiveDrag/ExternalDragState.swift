// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display

/// The state of a drag from this app once it has left the window: the state machine `DragCrossing` with the objects
/// that each state needs.
///
/// Each event method only returns an action, which its caller performs. Objects of the desktop's drag are released when
/// it ends.
@MainActor
struct ExternalDragState {
    /// The state of the desktop's drag.
    private enum Desktop {
        case none
        /// The desktop controls the drag. `over` is the drop if the drag is over this app's window, otherwise nil.
        case leads(any SystemDrag, over: (any SystemDrop)?)
        /// The drag was dropped on another app, which is reading the data.
        case gave(any SystemDrag)
    }

    private var crossing = DragCrossing()
    private var desktop = Desktop.none
    /// The files written for other apps during the desktop's drag.
    private var files: OutgoingFiles?
    /// The timeout for the other app's result; ``timer`` is the timer that runs for it.
    var timeout = DropTimeout()
    var timer: ScheduledTask?

    /// Whether the drag is outside the window.
    var isElsewhere: Bool { crossing.isElsewhere }

    /// The desktop's drag that continues this one.
    var systemDrag: (any SystemDrag)? {
        switch desktop {
        case .none: nil
        case .leads(let drag, _), .gave(let drag): drag
        }
    }

    /// The desktop's drop if the drag is over the window, otherwise nil.
    var drop: (any SystemDrop)? { if case .leads(_, let drop) = desktop { drop } else { nil } }

    // MARK: Leaving the window

    /// Handles a pointer movement, into or out of the window.
    mutating func pointerMoved(isInside: Bool) -> DragCrossing.Action { crossing.pointerMoved(isInside: isInside) }

    /// Handles a failure to start the desktop's drag.
    mutating func handOverFailed() { crossing.handOverFailed() }

    /// Handles the start of the desktop's drag.
    mutating func handedOver(to drag: any SystemDrag, with files: OutgoingFiles? = nil) {
        desktop = .leads(drag, over: nil)
        self.files = files
    }

    // MARK: Over the window

    /// Handles the arrival or movement of the desktop's drag over the window, where the desktop represents it by
    /// `drop`.
    mutating func cameInside(_ drop: any SystemDrop) -> DragCrossing.Action {
        let action = crossing.cameInside()
        if action == .follow, let systemDrag { desktop = .leads(systemDrag, over: drop) }
        return action
    }

    /// Handles the desktop's drag leaving the window.
    mutating func left() -> DragCrossing.Action {
        let action = crossing.left()
        if action == .leave, let systemDrag { desktop = .leads(systemDrag, over: nil) }
        return action
    }

    /// Handles a drop on the window.
    mutating func droppedInside() -> DragCrossing.Action { crossing.droppedInside() }

    // MARK: End

    /// Handles a drop on another app.
    mutating func dropped() -> DragCrossing.Action {
        let action = crossing.dropped()
        if action == .give, let systemDrag { desktop = .gave(systemDrag) }
        return action
    }

    /// Handles the end of the other app's transfer, or of the desktop's drag without a drop.
    ///
    /// - Parameter isCancel: whether the desktop reports a cancel.
    mutating func finished(isCancel: Bool = false) -> DragCrossing.Action {
        let action = isCancel ? crossing.cancelled() : crossing.finished()
        guard action == .finish || action == .cancel else { return action }
        desktopIsDone()
        return action
    }

    /// Handles the end of the drag in this app: the desktop's drag is released.
    mutating func ended() {
        crossing.ended()
        desktopIsDone()
    }

    private mutating func desktopIsDone() {
        // An app that got the files may open them much later, so they are deleted only if the drag ended without a
        // drop.
        if case .leads = desktop { files?.nobodyTookThem() }
        desktop = .none
        files = nil
        timeout.finished()
        timer?.cancel()
        timer = nil
    }
}
