// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// One drag from the lift to the end of its last animation: performs the decisions of the state machines `DragSession`
/// and `DropTargeting`.
///
/// Extensions: `+Lifting` contains the lift and the beginning, `+Previews` the drag previews, and `+Destinations` the
/// drop targets below the pointer. `+Adding` adds further items, `+ExternalDrags` continues the drag outside the
/// window, and `+Landing` contains the drop and the cancel.
@MainActor
final class ActiveDrag {
    /// The phase of the drag.
    enum Phase {
        /// The items are lifted or follow the pointer.
        case running
        /// The drop target is handling the drop. Delegates are told that the drag has ended only after that. The values
        /// are the target and the animators of the previews.
        case performingDrop(on: UIDropInteraction, Animators)
        /// The previews are animating to their final places; after that the delegates are told that the drag has ended.
        /// The values are the animators of the previews and the outcome of the drag.
        case landing(Animators, End)
        /// All animations have ended, and the previews are removed.
        case over
    }

    /// The outcome of the drag.
    enum End {
        case drop(on: UIDropInteraction, UIDropOperation)
        /// The items return to their sources. The operation is the one that the sources' delegates are told.
        case cancel(UIDropOperation)
    }

    /// The animators of the drop or the cancel.
    enum Animators {
        /// One animator for each item.
        case each([DragAnimator])
        /// One animator that is shared by all items, for a drop of many items.
        case shared(DragAnimator)
    }

    let host: DesktopWindowHost
    let window: UIWindow
    let origin: DragOrigin
    let contents: DragContents
    let dropSession: ActiveDropSession
    let previewStack: DragPreviewStack
    var entries: [Entry] = []

    var stateMachine: DragSession
    var phase = Phase.running
    var targeting = DropTargeting<DropTarget>()
    /// The drop target whose last proposal prefers full-size previews; nil if there is none.
    var targetOfFullSize: DropTarget?
    /// Whether `step()` is running. A nested call returns at once, because the running one performs all pending steps.
    var isStepping = false
    let springs = SpringLoader()
    let autoscroller = DragAutoscroller()
    let announcer = DragAnnouncer()
    let liftAnimator = DragAnimator()
    private var link: CADisplayLink?

    init(
        _ origin: DragOrigin, _ contents: DragContents, stateMachine: DragSession, host: DesktopWindowHost,
        window: UIWindow
    ) {
        (self.origin, self.contents, self.stateMachine, self.host, self.window) = (
            origin, contents, stateMachine, host, window
        )
        previewStack = DragPreviewStack(in: window, at: stateMachine.grabLocation)
        switch origin {
        case .local(let source):
            dropSession = ActiveDropSession(contents, local: source.session)
            previewStack.isKeyboardDrag = source.isKeyboardDrag
        case .external:
            dropSession = ActiveDropSession(contents, local: nil)
        }
    }

    // MARK: Source

    /// The source of a drag that began in this app; nil for a drag from another app.
    var source: DragSource? { if case .local(let source) = origin { source } else { nil } }

    /// The drag session that the delegates of the source interactions get; nil for a drag from another app.
    var session: LocalDragSession? { source?.session }

    /// All drag interactions of this app that have given items to this drag, in the order in which they gave their
    /// first item.
    var sourceInteractions: [UIDragInteraction] { source?.sourceInteractions ?? [] }

    /// Whether the user controls the drag with keys. Key presses then set the location that the drag follows.
    var isKeyboardDrag: Bool { source?.isKeyboardDrag ?? false }

    // MARK: Phase

    /// Whether the drag has ended, even if the animation of its drop, cancel or reversed lift is still running.
    var isLanding: Bool {
        switch stateMachine.state {
        case .lowering, .dropping, .cancelling, .idle: true
        case .pending, .raised, .lifting, .dragging: false
        }
    }

    /// Whether this is still the screen's current drag.
    var isCurrent: Bool { host.drags.current === self }

    /// Whether the items have been neither dropped nor cancelled yet. Any call to the app may end the drag, so this is
    /// checked after every such call.
    var isHeld: Bool { isCurrent && !isLanding }

    /// Whether the items still follow the pointer. Any call to the app may end the drag, so this is checked after every
    /// such call.
    var isDragging: Bool { isCurrent && stateMachine.isUnderWay }

    // MARK: Movement

    func pointerMoved(to point: CGPoint, time: TimeInterval) {
        let action = stateMachine.moved(to: point, time: time)
        guard action == .begin || action == .move else { return }
        contents.location = point
        if action == .begin { begin() }
        updateAfterMovement()
        if action == .begin { gather() }
        leaveWindowIfOutside()
    }

    func updateAfterMovement() {
        guard isDragging else { return }
        previewStack.move(to: contents.location)
        if let source {
            for sourceInteraction in source.sourceInteractions where isDragging {
                sourceInteraction.delegate?.dragInteraction(sourceInteraction, sessionDidMove: source.session)
            }
        }
        updateDestinations(isMovement: true)
    }

    // MARK: Release and cancel

    func released() {
        let (target, operation) = outcome
        switch stateMachine.released(isAccepted: operation.isDrop && target != nil) {
        case .lower: reverseLift()
        case .drop: if let target { drop(on: target, UIDropOperation(operation)) }
        case .cancel: cancelDrag(UIDropOperation(operation))
        default: break
        }
    }

    /// Ends the drag without a drop, for example because its touch was cancelled. Items that were only lifted are
    /// lowered again.
    func cancelled() {
        switch stateMachine.cancelled() {
        case .lower: reverseLift()
        case .cancel: cancelDrag(.cancel)
        default: break
        }
    }

    /// Ends the drag when a source interaction leaves its view or window, unless spring loading replaces that view.
    func sourceInteractionRemoved(_ interaction: UIDragInteraction) {
        guard let source, source.has(interaction) else { return }
        if springs.isOpening { return source.springLoadingRemovedView(of: interaction) }
        cancelled()
        if stateMachine.state == .lowering { finishAtOnce() }
    }

    // MARK: Frames

    func startLink() {
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let (time, interval) = (link.timestamp, link.duration)
            MainActor.assumeIsolated { self.frame(at: time, interval: interval) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame(at time: TimeInterval, interval: TimeInterval) {
        switch stateMachine.state {
        case .raised:
            refresh()
            liftAnimator.checkEnd()
            if !canContinue { cancelled() }
        case .lifting, .dragging:
            guard canContinue else { return cancelled() }
            autoscroller.scroll(at: time, interval: interval)
            updateDestinations(isMovement: false)
        case .lowering, .dropping, .cancelling: refresh()
        case .idle, .pending: break
        }
    }

    /// Whether the drag can continue. The window must be visible. The source view and the view controllers that contain
    /// it must still be shown as they were at the lift.
    private var canContinue: Bool {
        let isAsItWas = source?.updateSurroundings(in: window, springs) ?? true
        return isAsItWas && !window.isHidden
    }

    // MARK: The end

    /// Ends the animation of the drop, cancel or reversed lift at once. Does nothing during the drag.
    func finishAtOnce() {
        guard isLanding else { return }
        liftAnimator.finish()
        switch phase {
        case .performingDrop(_, let animators), .landing(let animators, _): animators.finish()
        case .running, .over: break
        }
        if isCurrent { finishDrag() }
    }

    /// Ends the drag after its last animation: removes the previews and tells the delegates that the drag has ended.
    func finishDrag() {
        guard isCurrent else { return }
        link?.invalidate()
        link = nil
        previewStack.removeFromSuperview()
        for entry in entries {
            entry.item.drag = nil
            entry.item.itemProvider.isClosed = false
        }
        let last = phase
        phase = .over
        if case .landing(_, let end) = last { notifyDelegates(of: end) }
        let end = stateMachine.settled()
        host.drags.finished(self)
        if case .external(let incomingDrag) = origin {
            incomingDrag.dragFinished(isDropped: end == .finish(committed: true))
        }
    }
}
