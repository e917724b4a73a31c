// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

extension ActiveDrag {
    /// Whether the pointer is over nothing of this program.
    var isElsewhere: Bool { abroad.crossing.isElsewhere || visitor?.isGone == true }

    // MARK: Leaving

    /// Has the desktop lead the drag where the pointer has left the window, unless it is for this app only.
    func leaveWindowIfOutside() {
        guard isCurrent, life.isUnderWay, visitor == nil, !contents.isRestricted else { return }
        let point = host.rootLayer.convert(contents.location, from: window.layer)
        let isInside = CGRect(origin: .zero, size: host.size).contains(point)
        guard abroad.crossing.pointerMoved(isInside: isInside) == .handOver else { return }
        guard let offer = OutgoingItems(contents.items.map(\.itemProvider)).offer,
            let drag = host.surface?.beginDrag(
                abroad.listening(to: offer), actions: systemActions, icon: flock.icon)
        else { return abroad.crossing.handOverFailed() }
        abroad.systemDrag = drag
        drag.events = { [weak self] in self?.heard($0) }
        flock.isHidden = true
        abroad.letGoOfTouch()
        updateDestinations(isMovement: true)
    }

    /// A move only where whoever gives can hear of it, and take its own away.
    private var systemActions: Set<DragAction> {
        contents.allowsMove && givers.allSatisfy(\.hearsOfTransfers) ? [.copy, .move] : [.copy]
    }

    // MARK: The desktop's events

    private func heard(_ event: SystemDragEvent) {
        switch event {
        case .dropped(let action):
            if abroad.crossing.dropped() == .give { give(UIDropOperation(action)) }
        case .finished(let action):
            end(abroad.crossing.finished(), action)
        case .cancelled:
            end(abroad.crossing.cancelled(), nil)
        }
    }

    private func end(_ action: DragCrossing.Action, _ outcome: DragAction?) {
        switch action {
        case .finish: finishGiven(isTaken: outcome != nil)
        case .cancel:
            abroad.systemDrag = nil
            cancelled()
        default: break
        }
    }

    /// The drag is over the window again, or leaves it.
    func hear(_ event: SystemDropEvent, of drop: any SystemDrop) {
        switch event {
        case .entered(let point), .moved(let point):
            guard abroad.crossing.cameInside() == .follow else { return }
            abroad.drop = drop
            pointerMoved(to: host.convert(point, to: window), time: CACurrentMediaTime())
        case .left:
            guard abroad.crossing.left() == .leave else { return }
            abroad.drop = nil
            updateDestinations(isMovement: true)
        case .dropped(let point):
            guard abroad.crossing.droppedInside() == .release else { return drop.finish(nil) }
            pointerMoved(to: host.convert(point, to: window), time: CACurrentMediaTime())
            drop.finish(DragAction(outcome.operation))
            abroad.drop = nil
            abroad.systemDrag = nil
            showFlock()
            released()
        }
    }

    /// Tells the desktop what a drop would do.
    func proposeToDesktop() {
        guard let drop = abroad.drop ?? visitor?.drop else { return }
        let action = DragAction(outcome.operation)
        drop.propose(action.map { drop.actions.contains($0) } == true ? action : nil)
    }

    // MARK: Ends

    /// Another program takes the items: nothing goes home, and another drag may begin.
    private func give(_ operation: UIDropOperation) {
        guard life.released(isAccepted: true) == .drop else { return }
        abroad.given = operation
        tellGivers { $1.dragInteraction($0, session: self.session, willEndWith: operation) }
        endDestinations()
        host.drags.given.append(self)
        abroad.wait { [weak self] in self?.giveUp() }
        rest()
    }

    /// The other program never says what has become of the items: they count as not taken.
    func giveUp() {
        guard abroad.crossing.finished() == .finish else { return }
        abroad.systemDrag?.events = nil
        finishGiven(isTaken: false)
    }

    /// The other program is done with the items.
    private func finishGiven(isTaken: Bool) {
        abroad.stopWaiting()
        abroad.systemDrag = nil
        host.drags.given.removeAll { $0 === self }
        endSource(isTaken ? abroad.given : .cancel)
    }

    /// What has ended without a drop is in the window again, and the desktop's drag with it.
    func comeBack() {
        abroad.crossing.ended()
        abroad.systemDrag?.cancel()
        abroad.systemDrag = nil
        abroad.drop = nil
        showFlock()
    }

    private func showFlock() {
        guard flock.isHidden else { return }
        flock.isHidden = false
        // It comes from the edge where it was let go of outside.
        let place = CGPoint(
            x: min(max(contents.location.x, 0), window.bounds.width),
            y: min(max(contents.location.y, 0), window.bounds.height))
        flock.move(to: place)
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

extension DragFlock {
    /// What is seen of the drag, as a picture that the desktop moves with the pointer.
    var icon: DragIcon {
        let point = carrier.center
        var frame = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        // What is lifted is a little larger than its picture.
        let growth = (CGFloat(Thresholds.DragSession.liftedScale) - 1) / 2
        for picture in pictures where picture.alpha > 0 {
            let size = picture.bounds.size
            let lifted = picture.bounds.insetBy(dx: -size.width * growth, dy: -size.height * growth)
            frame = frame.union(convert(lifted, from: picture).insetBy(dx: -DragFlock.rim, dy: -DragFlock.rim))
        }
        frame = frame.integral
        let node = layer.snapshotNode(isFresh: true) ?? .container([])
        return DragIcon(
            picture: node.translated(x: -frame.minX, y: -frame.minY), size: frame.size,
            hotSpot: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), rim: DragFlock.rim)
    }

    /// Points around a picture that its shadow may take. Ours.
    private static var rim: CGFloat { 24 }
}
