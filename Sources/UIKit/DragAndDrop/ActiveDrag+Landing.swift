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
        springs.end()
        autoscroller.stop()
        announcer.dropped(spokenName, at: target)
        source?.tell { $1.dragInteraction($0, session: $2, willEndWith: operation) }
        for entry in entries { entry.item.itemProvider.isClosed = false }
        dropSession.givesData = true
        let isCrowd = entries.count > Thresholds.DragSession.mostAnimatedDrops
        let animators = isCrowd ? Animators.shared(DragAnimator()) : .each(entries.map { _ in DragAnimator() })
        if isCurrent { course = .handing(to: target, animators) }
        target.delegate?.dropInteraction(target, performDrop: dropSession)
        dropSession.givesData = false
        let end = End.drop(on: target, operation)
        guard isCurrent else { return conclude(end) }
        course = .landing(animators, end)
        let landings = entries.map { isCrowd ? .swallowed : dropLanding(of: $0, on: target) }
        land(landings, animators, isCancel: false) { entry, animator in
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
        guard let look = entry.look, let view, view.window != nil, let carrier = look.picture.superview else {
            return nil
        }
        let inCarrier = ViewPlacement(center: look.picture.center, transform: look.picture.transform)
        let placement = view.convertFromWindow(carrier.convertToWindow(inCarrier))
        return UITargetedDragPreview(
            view: look.shownView, parameters: look.preview.parameters,
            target: UIDragPreviewTarget(container: view, center: placement.center, transform: placement.transform))
    }

    /// The destination wants an item elsewhere that is on its way.
    func dropPreviewChanged(of item: UIDragItem) {
        // In a crowd nobody is asked.
        guard case (let target, .each(let animators))? = dropping, let index = index(of: item),
            let picture = entries[index].picture, !animators[index].isOver
        else { return }
        let (entry, animator) = (entries[index], animators[index])
        let landing = dropLanding(of: entry, on: target)
        // What goes already does not go twice.
        if case .swallowed = landing, picture.alpha == 0 { return }
        guard !animator.isOver else { return }
        animator.addAnimations(flight(of: entry, landing).change)
    }

    // MARK: Cancel

    /// Takes everything back to where it came from.
    func goHome(_ operation: UIDropOperation) {
        comeBack()
        if let source, source.hasBegun {
            announcer.putBack(spokenName, to: spokenHome)
            source.tell { $1.dragInteraction($0, session: $2, willEndWith: operation) }
        }
        endDestinations()
        if isLedByKeys, isCurrent { revealHome() }
        let end = End.home(operation)
        guard isCurrent else { return conclude(end) }
        course = .landing(.each([]), end)
        let landings = entries.map(homeLanding)
        let animators = Animators.each(entries.map { _ in DragAnimator() })
        if isCurrent { course = .landing(animators, end) }
        land(landings, animators, isCancel: true) { entry, animator in
            guard let giver = entry.giver else { return }
            giver.delegate?.dragInteraction(giver, item: entry.item, willAnimateCancelWith: animator)
        }
    }

    /// Where an item's home is now, unless whoever gave it knows a better place.
    private func homeLanding(of entry: Entry) -> Landing {
        guard let look = entry.look, let giver = entry.giver, let delegate = giver.delegate,
            let standard = home(of: look.preview)
        else { return .fades }
        let wanted = delegate.dragInteraction(giver, previewForCancelling: entry.item, withDefault: standard)
        return wanted.map { .target($0) } ?? .fades
    }

    /// What was lifted, where it is now; nil where it has no place any more.
    private func home(of lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        let (view, container) = (lifted.view, lifted.target.container)
        guard container.window === window || container === window else { return nil }
        guard view.superview != nil, view.window === window else {
            // A view of its own, shown at a place of the container; unless it has left that place since.
            return view.superview == nil && view !== source?.interaction.view ? lifted : nil
        }
        return view.superview === container ? UITargetedDragPreview(view: view, parameters: lifted.parameters) : lifted
    }

    // MARK: Both

    /// What is dropped on, and what takes the pictures there; nil where that is not known yet, or over.
    private var dropping: (target: UIDropInteraction, animators: Animators)? {
        switch course {
        case .handing(let target, let animators), .landing(let animators, .drop(let target, _)): (target, animators)
        case .landing(_, .home), .carried, .over: nil
        }
    }

    /// What takes an item to where it is dropped; nil where that is not known yet, or over.
    func landingAnimator(of item: UIDragItem) -> DragAnimator? {
        guard let animators = dropping?.animators, let index = index(of: item) else { return nil }
        return animators[index]
    }

    /// Takes the pictures to where they end, and rests when all are there.
    private func land(
        _ landings: [Landing], _ animators: Animators, isCancel: Bool, announce: (Entry, DragAnimator) -> Void
    ) {
        flock.hideBadge()
        catchUp()
        for (index, entry) in entries.enumerated() { announce(entry, animators[index]) }
        guard !entries.isEmpty else { return rest() }
        func flies(_ index: Int) -> (duration: TimeInterval, change: () -> Void) {
            let entry = entries[index]
            let flight = flight(of: entry, landings[index])
            animators[index].addCompletion { _ in entry.picture?.removeFromSuperview() }
            return (Thresholds.Drop.duration(distance: flight.distance, isCancel: isCancel), flight.change)
        }
        switch animators {
        case .each(let all):
            var left = all.count
            for (index, animator) in all.enumerated() {
                let (duration, change) = flies(index)
                animator.addCompletion { [weak self] _ in
                    left -= 1
                    if left == 0 { self?.rest() }
                }
                animator.run(duration: duration, change)
            }
        case .shared(let animator):
            let flights = entries.indices.map(flies)
            animator.addCompletion { [weak self] _ in self?.rest() }
            animator.run(duration: flights.map(\.duration).max() ?? 0) { for flight in flights { flight.change() } }
        }
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
            let placement = flock.placement(of: preview.target)
            let exchange =
                picture.shows(preview.view) ? nil : picture.becomes(preview.view, preview.parameters).exchange
            return (
                Double(hypot(placement.center.x - picture.center.x, placement.center.y - picture.center.y)),
                {
                    exchange?()
                    picture.center = placement.center
                    picture.transforms = (source: placement.transform, drag: .identity)
                    picture.alpha = 1
                    picture.isRaised = false
                }
            )
        }
    }

    // MARK: Rest

    /// Tells everybody that it has come to rest.
    func conclude(_ end: End) {
        switch end {
        case .drop(let target, let operation):
            target.delegate?.dropInteraction(target, concludeDrop: dropSession)
            endDestinations()
            endSource(operation)
        case .home(let operation): endSource(operation)
        }
    }

    /// The last that the sources hear.
    func endSource(_ operation: UIDropOperation) {
        guard let source, source.hasBegun else { return }
        source.tell { $1.dragInteraction($0, session: $2, didEndWith: operation) }
        guard operation.kernel.isDrop else { return }
        // Whether or not anybody still has the sessions then.
        let isWanted = { source.givers.contains { $0.delegate != nil } }
        host.drags.whenLoaded(contents.items, while: isWanted) { isComplete in
            guard isComplete else { return }
            source.tell { $1.dragInteraction($0, sessionDidTransferItems: $2) }
        }
    }
}

extension ActiveDrag.Animators {
    /// What takes an item to where it ends.
    ///
    /// - Parameter index: that of its entry.
    subscript(index: Int) -> DragAnimator {
        switch self {
        case .each(let all): all[index]
        case .shared(let animator): animator
        }
    }

    /// They are at their ends at once.
    @MainActor
    func finish() {
        switch self {
        case .each(let all): for animator in all { animator.finish() }
        case .shared(let animator): animator.finish()
        }
    }
}
