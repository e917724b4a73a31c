// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A drop interaction, compared by identity.
struct DropTarget: Hashable, Sendable {
    let interaction: UIDropInteraction

    static func == (one: DropTarget, other: DropTarget) -> Bool { one.interaction === other.interaction }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(interaction)) }
}

extension ActiveDrag {
    /// The views below the pointer: the hit view and its superviews, the innermost first. Drop targets near the pointer
    /// that are too thin to hit come before them.
    private var viewsBelow: [UIView] {
        if isOutsideWindow { return [] }
        let point = host.rootLayer.convert(contents.location, from: window.layer)
        let event = UIEvent(type: .touches, timestamp: CACurrentMediaTime(), modifierFlags: [])
        guard let hit = host.window(at: point, event: event)?.view else { return [] }
        let views = Array(sequence(first: hit, next: \.superview))
        return MinimumHitArea.dropTargets(near: contents.location, among: views) + views
    }

    /// Updates the drop targets, autoscrolling and spring loading for the views below the pointer.
    ///
    /// - Parameter isMovement: whether the pointer has moved; if false, only the views below the pointer may have
    ///   moved.
    func updateDestinations(isMovement: Bool) {
        guard isCurrent, stateMachine.isUnderWay else { return }
        let views = viewsBelow
        let targets = views.flatMap(\.dropInteractions)
        targeting.pointerMoved(over: targets.map(DropTarget.init), isMovement: isMovement)
        step()
        guard isCurrent, stateMachine.isUnderWay else { return }
        // A keyboard drag does not autoscroll, because each keyboard step itself scrolls the next drop position into
        // view.
        if !isKeyboardDrag, isMovement || autoscroller.isScrolling {
            // A list that refuses the drag does not autoscroll, but the scroll views that contain the list do.
            let scrolled = views.filter { ($0 as? any ListView)?.hasActiveDrop != false }
            autoscroller.pointerMoved(to: contents.location, over: scrolled)
        }
        springs.hover(over: views, in: self, at: CACurrentMediaTime())
    }

    /// Performs all pending steps of the state machine `targeting`: each step asks a drop target a question or sends it
    /// an event.
    private func step() {
        guard !isStepping else { return }
        isStepping = true
        let (old, wasFull) = (targeting.current, showsFullSize)
        while stateMachine.isUnderWay, let step = targeting.nextStep() { perform(step) }
        isStepping = false
        guard stateMachine.isUnderWay else { return }
        if isKeyboardDrag, let place = targeting.current?.interaction.delegate as? any DragStepping {
            previewStack.fit(to: place.dropPositionWidth)
        }
        if targeting.current != old || showsFullSize != wasFull, !previewStack.isShrunk { gather() }
        previewStack.showBadge(count: entries.count, operation: outcome.operation)
        announceDestination()
        proposeToDesktop()
    }

    private func perform(_ step: DropTargeting<DropTarget>.Step) {
        switch step {
        case .canHandle(let target):
            let interaction = target.interaction
            targeting.answered(
                target, canHandle: interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false)
        case .enter(let target):
            target.interaction.delegate?.dropInteraction(target.interaction, sessionDidEnter: dropSession)
        case .update(let target):
            let proposal = target.interaction.proposal(for: dropSession)
            targetOfFullSize = proposal?.prefersFullSizePreview == true ? target : nil
            targeting.proposed(target, proposal?.operation.kernel ?? .cancel)
        case .exit(let target):
            target.interaction.delegate?.dropInteraction(target.interaction, sessionDidExit: dropSession)
        }
    }

    /// The drop target and the drop operation that would result if the user dropped the items now.
    var outcome: (target: UIDropInteraction?, operation: DropOperation) {
        let (target, operation) = targeting.outcome
        return (target?.interaction, DropOffer(allowsMove: contents.allowsMove).resolved(operation))
    }

    /// Asks a drop target for its proposal again, after it has scrolled or changed its content below the pointer.
    func contentMoved(_ interaction: UIDropInteraction) {
        guard stateMachine.isUnderWay else { return }
        targeting.contentMoved(of: DropTarget(interaction: interaction))
        step()
    }

    /// Makes the drag exit a drop target, because the drop interaction or its view was removed.
    func dropInteractionRemoved(_ interaction: UIDropInteraction) {
        guard stateMachine.isUnderWay else { return }
        targeting.removed(DropTarget(interaction: interaction))
        step()
    }

    /// Ends spring loading and autoscrolling, and sends `sessionDidEnd` to the delegates of all drop targets that the
    /// drag has entered.
    func endDestinations() {
        springs.end()
        autoscroller.stop()
        for target in targeting.ended() {
            target.interaction.delegate?.dropInteraction(target.interaction, sessionDidEnd: dropSession)
        }
    }
}
