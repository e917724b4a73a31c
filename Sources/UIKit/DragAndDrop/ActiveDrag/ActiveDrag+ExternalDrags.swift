// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

extension ActiveDrag {
    /// Whether the pointer is outside this app's window.
    var isOutsideWindow: Bool {
        switch origin {
        case .local(let source): source.externalDrag.isOutsideWindow
        case .external(let incomingDrag): incomingDrag.isOutsideWindow
        }
    }

    // MARK: Leaving the window

    /// Hands the drag over to the desktop environment when the pointer has left the window. Keyboard drags and drags
    /// that are restricted to this app are not handed over.
    func leaveWindowIfOutside() {
        guard isDragging, !isKeyboardDrag, let source, !contents.isRestricted else { return }
        let point = host.rootLayer.convert(contents.location, from: window.layer)
        let isInside = CGRect(origin: .zero, size: host.size).contains(point)
        guard source.externalDrag.pointerMoved(isInside: isInside) == .handOver else { return }
        let items = OutgoingItems(contents.items.map(\.itemProvider), makesFiles: true)
        guard let offer = items.offer, let surface = host.surface,
            let drag = surface.beginDrag(
                monitoredOffer(for: offer), actions: systemActions(of: source),
                icon: previewStack.icon(isSeenThrough: surface.seesThroughDragIcons))
        else { return source.externalDrag.handOverFailed() }
        source.externalDrag.handedOver(to: drag, with: items.files)
        drag.events = { [weak self] in self?.handle($0) }
        previewStack.isHidden = true
        source.recognizer?.releaseTouch()
        updateDestinations(isMovement: true)
    }

    /// The actions offered to other apps: a copy, and a move if the source allows moves. A move is offered only if
    /// every source interaction tells its delegate when another app has moved the items. The delegate then deletes the
    /// originals.
    private func systemActions(of source: DragSource) -> Set<DragAction> {
        contents.allowsMove && source.sourceInteractions.allSatisfy(\.reportsTransfers) ? [.copy, .move] : [.copy]
    }

    // MARK: The desktop's events

    private func handle(_ event: SystemDragEvent) {
        guard let source else { return }
        switch event {
        case .dropped(let action):
            if source.externalDrag.dropped() == .dropOutside { beginExternalDrop(UIDropOperation(action)) }
        case .finished(let action): ended(source.externalDrag.finished(), action)
        case .cancelled: ended(source.externalDrag.finished(isCancel: true), nil)
        }
    }

    private func ended(_ action: DragCrossing.Action, _ outcome: DragAction?) {
        switch action {
        case .finish: finishExternalDrop(outcome.map(operation) ?? .cancel)
        case .cancel: cancelled()
        default: break
        }
    }

    /// The drop operation for `action`, which the other app reports when it has received the data. The action may
    /// differ from the one that was agreed on at the drop. A move that was not offered counts as a copy.
    private func operation(_ action: DragAction) -> UIDropOperation {
        source.map(systemActions)?.contains(action) == true ? UIDropOperation(action) : .copy
    }

    /// Handles an event of the desktop environment, which controls this drag. The event moves the drag over the window
    /// or out of it, or drops the items on the window.
    func handle(_ event: SystemDropEvent, of drop: any SystemDrop) {
        guard let source else { return }
        switch event {
        case .entered(let point), .moved(let point):
            guard source.externalDrag.cameInside(drop) == .updateTargets else { return }
            pointerMoved(to: host.convert(point, to: window), time: CACurrentMediaTime())
        case .left:
            if source.externalDrag.left() == .clearTarget { updateDestinations(isMovement: true) }
        case .dropped(let point):
            guard source.externalDrag.droppedInside() == .dropInside else { return drop.finish(nil) }
            pointerMoved(to: host.convert(point, to: window), time: CACurrentMediaTime())
            drop.finish(action(for: drop))
            source.externalDrag.ended()
            showPreviewStack()
            released()
        }
    }

    /// Tells the desktop the action of a drop at the current location: a copy, a move or none.
    func proposeToDesktop() {
        let drop: (any SystemDrop)? =
            switch origin {
            case .local(let source): source.externalDrag.drop
            case .external(let incomingDrag): incomingDrag.drop
            }
        if let drop { drop.propose(action(for: drop)) }
    }

    /// The action to report to the desktop for a drop at the current location; nil if nothing there accepts the drop.
    ///
    /// For a drag that began in this app, any action will do, because the desktop needs to know only that a drop is
    /// possible. This app's views handle the drop, which may be a move even if other apps are offered only copies.
    func action(for drop: any SystemDrop) -> DragAction? {
        guard let action = DragAction(outcome.operation) else { return nil }
        if drop.actions.contains(action) { return action }
        return source == nil ? nil : drop.actions.first
    }

    // MARK: End outside the window

    /// Ends the drag in this window after a drop on another app. The previews do not return to their sources, and
    /// another drag may begin.
    private func beginExternalDrop(_ operation: UIDropOperation) {
        guard let source, stateMachine.released(isAccepted: true) == .drop else { return }
        source.notifyDelegates { $1.dragInteraction($0, session: $2, willEndWith: operation) }
        endDestinations()
        host.drags.pendingExternalDrops.append(self)
        perform(source.externalDrag.timeout.dropped(), source)
        finishDrag()
    }

    /// Ends the wait for the result of a drop on another app, after the timeout or because the screen closes. The drop
    /// then counts as cancelled.
    func cancelExternalDrop() {
        guard let source else { return }
        let drag = source.externalDrag.systemDrag
        guard source.externalDrag.finished() == .finish else { return }
        drag?.events = nil
        finishExternalDrop(.cancel)
    }

    /// Tells the delegates of the source interactions the result of a drop on another app.
    private func finishExternalDrop(_ operation: UIDropOperation) {
        host.drags.pendingExternalDrops.removeAll { $0 === self }
        endSource(operation)
    }

    /// Ends the desktop's drag, if there is one, because this drag is cancelled. Shows the previews in the window
    /// again.
    func endSystemDrag() {
        guard let source else { return }
        let drag = source.externalDrag.systemDrag
        source.externalDrag.ended()
        drag?.cancel()
        showPreviewStack()
    }

    // MARK: Timeout

    /// A data offer that forwards requests to `offer`. After the drop, each request and each answer restarts the
    /// timeout for the drop's result.
    private func monitoredOffer(for offer: DataOffer) -> DataOffer {
        DataOffer(formats: offer.formats) { [weak self] format, answer in
            self?.updateTimeout { $0.requestBegan() }
            let scheduler = ScheduledWork.scheduler
            offer.provide(format) { data in
                answer(data)
                scheduler.post { self?.updateTimeout { $0.requestEnded() } }
            }
        }
    }

    private func updateTimeout(_ event: (inout OutgoingDropTimeout) -> OutgoingDropTimeout.Action) {
        if let source { perform(event(&source.externalDrag.timeout), source) }
    }

    private func perform(_ action: OutgoingDropTimeout.Action, _ source: DragSource) {
        switch action {
        case .none: break
        case .timeOut: cancelExternalDrop()
        case .startTimer:
            source.externalDrag.timer?.cancel()
            source.externalDrag.timer = ScheduledWork.after(DataRequest.timeout, purpose: .background) { [weak self] in
                self?.updateTimeout { $0.timerEnded() }
            }
        }
    }

    // MARK: Visibility of the previews

    private func showPreviewStack() {
        guard previewStack.isHidden else { return }
        previewStack.isHidden = false
        // The pointer may be outside the window, so show the previews at the nearest point of the window.
        let place = CGPoint(
            x: min(max(contents.location.x, 0), window.bounds.width),
            y: min(max(contents.location.y, 0), window.bounds.height))
        previewStack.move(to: place)
    }
}

extension DragAction {
    init?(_ operation: DropOperation) {
        switch operation {
        case .copy: self = .copy
        case .move: self = .move
        case .cancel, .forbidden: return nil
        }
    }
}

extension UIDropOperation {
    fileprivate init(_ action: DragAction) {
        self = action == .move ? .move : .copy
    }
}
