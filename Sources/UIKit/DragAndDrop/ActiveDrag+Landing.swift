// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ActiveDrag {
    /// How an item's picture ends.
    enum Landing {
        /// It goes where the preview is to be, and becomes that.
        case target(UITargetedPreview)
        /// It shrinks where it is, and fades.
        case swallowed
        case fades
    }

    // MARK: Drop

    /// Gives the items to a destination, and takes their pictures where that wants them.
    func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        destination = target
        springs.end()
        scroller.rest()
        announcer.dropped(spokenName, at: target.spokenPlace?.spokenPlace)
        tellGivers { $1.dragInteraction($0, session: self.session, willEndWith: operation) }
        for entry in entries { entry.item.itemProvider.isClosed = false }
        dropSession.givesData = true
        let isCrowd = entries.count > Thresholds.DragSession.mostAnimatedDrops
        prepareAnimators(shared: isCrowd ? DragAnimator() : nil)
        target.delegate?.dropInteraction(target, performDrop: dropSession)
        dropSession.givesData = false
        whenLanded = { [self] in
            target.delegate?.dropInteraction(target, concludeDrop: dropSession)
            endDestinations()
            endSource(operation)
        }
        guard isCurrent else { return landed() }
        let landings = entries.map { isCrowd ? .swallowed : dropLanding(of: $0, on: target) }
        land(landings, isCancel: false) { entry, animator in
            target.delegate?.dropInteraction(target, item: entry.item, willAnimateDropWith: animator)
        }
    }

    /// Where the destination wants an item's picture.
    private func dropLanding(of entry: Entry, on target: UIDropInteraction) -> Landing {
        guard let standard = standardPreview(of: entry, in: target.view), let delegate = target.delegate else {
            return .fades
        }
        guard
            let wanted = delegate.dropInteraction(target, previewForDropping: entry.item, withDefault: standard)
        else { return .fades }
        return wanted === standard ? .swallowed : .target(wanted)
    }

    /// An item's picture where it is, in a view.
    private func standardPreview(of entry: Entry, in view: UIView?) -> UITargetedDragPreview? {
        guard let picture = entry.picture, let shown = entry.shownView, let view, view.window != nil,
            let carrier = picture.superview
        else { return nil }
        return UITargetedDragPreview(
            view: shown, parameters: entry.preview?.parameters ?? UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: view, center: carrier.convert(picture.center, to: view)))
    }

    /// The destination wants an item elsewhere that is on its way.
    func dropPreviewChanged(of item: UIDragItem) {
        // In a crowd nobody is asked.
        guard life.state == .dropping, landingAnimator == nil, let destination,
            let entry = entries.first(where: { $0.item === item }), let animator = entry.animator, !animator.isOver,
            let picture = entry.picture
        else { return }
        let landing = dropLanding(of: entry, on: destination)
        // What goes already does not go twice.
        if case .swallowed = landing, picture.alpha == 0 { return }
        guard !animator.isOver else { return }
        animator.addAnimations(flight(of: entry, landing).change)
    }

    // MARK: Cancel

    /// Takes everything back to where it came from.
    func goHome(_ operation: UIDropOperation) {
        comeBack()
        if hasBegun {
            announcer.putBack(spokenName, to: spokenHome)
            tellGivers { $1.dragInteraction($0, session: self.session, willEndWith: operation) }
        }
        endDestinations()
        if isLedByKeys, isCurrent { revealHome() }
        whenLanded = { [self] in endSource(operation) }
        guard isCurrent else { return landed() }
        let landings = entries.map(homeLanding)
        prepareAnimators(shared: nil)
        land(landings, isCancel: true) { entry, animator in
            entry.interaction.delegate?.dragInteraction(
                entry.interaction, item: entry.item, willAnimateCancelWith: animator)
        }
    }

    /// Where an item's home is now, unless whoever gave it knows a better place.
    private func homeLanding(of entry: Entry) -> Landing {
        guard entry.picture != nil, let lifted = entry.preview, let delegate = entry.interaction.delegate,
            let standard = home(of: lifted)
        else { return .fades }
        let wanted = delegate.dragInteraction(
            entry.interaction, previewForCancelling: entry.item, withDefault: standard)
        return wanted.map { .target($0) } ?? .fades
    }

    /// What was lifted, where it is now; nil where it has no place any more.
    private func home(of lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        let (view, container) = (lifted.view, lifted.target.container)
        guard container.window === window || container === window else { return nil }
        guard view.superview != nil, view.window === window else {
            // A view of its own, shown at a place of the container; unless it has left that place since.
            return view.superview == nil && view !== source.view ? lifted : nil
        }
        return view.superview === container ? UITargetedDragPreview(view: view, parameters: lifted.parameters) : lifted
    }

    // MARK: Both

    /// Makes what takes the pictures to where they end: one for each, or one for all.
    private func prepareAnimators(shared: DragAnimator?) {
        landingAnimator = shared
        for index in entries.indices { entries[index].animator = shared ?? DragAnimator() }
    }

    /// What takes an item to where it is dropped; nil where that is not known yet, or over.
    func landingAnimator(of item: UIDragItem) -> DragAnimator? {
        guard life.state == .dropping else { return nil }
        return entry(of: item)?.animator
    }

    /// How large the picture of an item is, in points; nil where there is none.
    func pictureSize(of item: UIDragItem) -> CGSize? {
        entry(of: item)?.picture?.bounds.size
    }

    private func entry(of item: UIDragItem) -> Entry? { index(of: item).map { entries[$0] } }

    /// Takes the pictures to where they end, and rests when all are there.
    private func land(_ landings: [Landing], isCancel: Bool, announce: (Entry, DragAnimator) -> Void) {
        flock.hideBadge()
        catchUp()
        var left = 0
        let arrived: () -> Void = { [weak self] in
            left -= 1
            if left == 0 { self?.rest() }
        }
        let shared = landingAnimator
        for entry in entries {
            if let animator = entry.animator { announce(entry, animator) }
        }
        var changes: [() -> Void] = []
        var longest = Thresholds.Drop.duration(distance: 0, isCancel: isCancel)
        left = shared == nil ? entries.count : 1
        guard !entries.isEmpty else { return rest() }
        for (entry, landing) in zip(entries, landings) {
            let flight = flight(of: entry, landing)
            let duration = Thresholds.Drop.duration(distance: flight.distance, isCancel: isCancel)
            guard let animator = entry.animator else { continue }
            animator.addCompletion { _ in entry.picture?.removeFromSuperview() }
            if shared == nil {
                animator.addCompletion { _ in arrived() }
                animator.run(duration: duration, flight.change)
            } else {
                changes.append(flight.change)
                longest = max(longest, duration)
            }
        }
        guard let shared else { return }
        shared.addCompletion { _ in arrived() }
        shared.run(duration: longest) { for change in changes { change() } }
    }

    /// How far a picture goes, in points, and what changes on the way.
    private func flight(of entry: Entry, _ landing: Landing) -> (distance: Double, change: () -> Void) {
        guard let picture = entry.picture else { return (0, {}) }
        switch landing {
        case .fades:
            return (0, { picture.alpha = 0 })
        case .swallowed:
            let scale = CGFloat(Thresholds.DragSession.swallowedScale)
            return (
                0,
                {
                    picture.alpha = 0
                    picture.transform = picture.transform.scaledBy(x: scale, y: scale)
                }
            )
        case .target(let preview):
            let place = flock.place(of: preview.target)
            let exchange =
                picture.shows(preview.view) ? nil : picture.becomes(preview.view, preview.parameters).exchange
            return (
                Double(hypot(place.x - picture.center.x, place.y - picture.center.y)),
                {
                    exchange?()
                    picture.center = place
                    picture.transform = preview.target.transform
                    picture.alpha = 1
                    picture.isRaised = false
                }
            )
        }
    }

    func tellGivers(_ body: (UIDragInteraction, any UIDragInteractionDelegate) -> Void) {
        for giver in givers {
            if let delegate = giver.delegate { body(giver, delegate) }
        }
    }

    /// The last that the sources hear.
    func endSource(_ operation: UIDropOperation) {
        guard hasBegun else { return }
        tellGivers { $1.dragInteraction($0, session: self.session, didEndWith: operation) }
        guard operation.kernel.isDrop else { return }
        dropSession.whenLoaded { [self] in
            tellGivers { $1.dragInteraction($0, sessionDidTransferItems: self.session) }
        }
    }
}
