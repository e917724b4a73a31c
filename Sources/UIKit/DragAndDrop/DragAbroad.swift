// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display

/// What a drag of this program is to other programs, once its pointer has left the window: what `DragCrossing` says of
/// it, with what that is about.
///
/// Each event returns what is to be done and does nothing itself; what was held for the desktop's part goes with that.
@MainActor
struct DragAbroad {
    /// The desktop's part in it.
    private enum Desktop {
        case none
        /// It leads the drag: over the window as a drop, or elsewhere.
        case leads(any SystemDrag, over: (any SystemDrop)?)
        /// It was let go of over another program, which is taking what it wants.
        case gave(any SystemDrag)
    }

    private var crossing = DragCrossing()
    private var desktop = Desktop.none
    /// What has been made for other programs while the desktop leads.
    private var files: OutgoingFiles?
    /// How long another program is waited for, with the timer that runs for that.
    var patience = DragPatience()
    var timer: ScheduledTask?

    /// Whether it is over something that is not the window.
    var isElsewhere: Bool { crossing.isElsewhere }

    /// The desktop's drag that goes on for this one.
    var systemDrag: (any SystemDrag)? {
        switch desktop {
        case .none: nil
        case .leads(let drag, _), .gave(let drag): drag
        }
    }

    /// The desktop's drag where it is over the window.
    var drop: (any SystemDrop)? { if case .leads(_, let drop) = desktop { drop } else { nil } }

    // MARK: Leaving

    mutating func pointerMoved(isInside: Bool) -> DragCrossing.Action { crossing.pointerMoved(isInside: isInside) }

    mutating func handOverFailed() { crossing.handOverFailed() }

    mutating func handedOver(to drag: any SystemDrag, with files: OutgoingFiles? = nil) {
        desktop = .leads(drag, over: nil)
        self.files = files
    }

    // MARK: Over the window

    mutating func cameInside(_ drop: any SystemDrop) -> DragCrossing.Action {
        let action = crossing.cameInside()
        if action == .follow, let systemDrag { desktop = .leads(systemDrag, over: drop) }
        return action
    }

    mutating func left() -> DragCrossing.Action {
        let action = crossing.left()
        if action == .leave, let systemDrag { desktop = .leads(systemDrag, over: nil) }
        return action
    }

    mutating func droppedInside() -> DragCrossing.Action { crossing.droppedInside() }

    // MARK: Ends

    /// Let go of over another program.
    mutating func dropped() -> DragCrossing.Action {
        let action = crossing.dropped()
        if action == .give, let systemDrag { desktop = .gave(systemDrag) }
        return action
    }

    /// The other program is done, or the desktop's drag has ended without one.
    ///
    /// - Parameter isCancel: whether the desktop calls it that.
    mutating func finished(isCancel: Bool = false) -> DragCrossing.Action {
        let action = isCancel ? crossing.cancelled() : crossing.finished()
        guard action == .finish || action == .cancel else { return action }
        desktopIsDone()
        return action
    }

    /// The drag has ended by itself, or in the window: the desktop has no part in it any more.
    mutating func ended() {
        crossing.ended()
        desktopIsDone()
    }

    private mutating func desktopIsDone() {
        // Who was given the items may look for them much later.
        if case .leads = desktop { files?.nobodyTookThem() }
        desktop = .none
        files = nil
        patience.finished()
        timer?.cancel()
        timer = nil
    }
}
