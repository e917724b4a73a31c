// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ActiveDrag {
    /// The animation of an item's drag preview after a drop or a cancel.
    enum Landing {
        /// The drag preview moves to the target of the given preview, and turns into that preview.
        case target(UITargetedPreview)
        /// The drag preview shrinks in place, and fades.
        case shrinks
        /// The drag preview fades in place, without shrinking.
        case fades
    }

    // MARK: Drop

    /// Delivers the items to a drop target, and animates their previews as the delegate of that target chooses.
    func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        springs.end()
        autoscroller.stop()
        announcer.dropped(spokenName, at: target)
        source?.notifyDelegates { $1.dragInteraction($0, session: $2, willEndWith: operation) }
        for entry in entries { entry.item.itemProvider.isClosed = false }
        dropSession.givesData = true
        let isCrowd = entries.count > Thresholds.DragSession.mostAnimatedDrops
        let animators = isCrowd ? Animators.shared(DragAnimator()) : .each(entries.map { _ in DragAnimator() })
        if isCurrent { phase = .performingDrop(on: target, animators) }
        target.delegate?.dropInteraction(target, performDrop: dropSession)
        dropSession.givesData = false
        let end = End.drop(on: target, operation)
        guard isCurrent else { return notifyDelegates(of: end) }
        phase = .landing(animators, end)
        let landings = entries.map { isCrowd ? .shrinks : dropLanding(of: $0, on: target) }
        land(landings, animators, isCancel: false) { entry, animator in
            target.delegate?.dropInteraction(target, item: entry.item, willAnimateDropWith: animator)
        }
    }

    /// The drop animation that the drop target's delegate chooses for an item.
    private func dropLanding(of entry: Entry, on target: UIDropInteraction) -> Landing {
        guard let standard = defaultDropPreview(of: entry, in: target.view), let delegate = target.delegate else {
            return .fades
        }
        guard
            let wanted = delegate.dropInteraction(target, previewForDropping: entry.item, withDefault: standard)
        else { return .fades }
        return wanted === standard ? .shrinks : .target(wanted)
    }

    /// The default drop preview of an item: its drag preview at the current position, in the coordinates of `view`. Nil
    /// if the item has no preview or `view` has no window.
    private func defaultDropPreview(of entry: Entry, in view: UIView?) -> UITargetedDragPreview? {
        guard let look = entry.look, let view, view.window != nil, let carrier = look.previewView.superview else {
            return nil
        }
        let inCarrier = ViewPlacement(center: look.previewView.center, transform: look.previewView.transform)
        let placement = view.convertFromWindow(carrier.convertToWindow(inCarrier))
        return UITargetedDragPreview(
            view: look.shownView, parameters: look.preview.parameters,
            target: UIDragPreviewTarget(container: view, center: placement.center, transform: placement.transform))
    }

    /// Asks the drop target again for the preview of an item whose drop animation is running.
    func dropPreviewChanged(of item: UIDragItem) {
        // If many items are dropped at once, they share one animator, and the delegate is not asked for their previews.
        guard case (let target, .each(let animators))? = dropping, let index = index(of: item),
            let previewView = entries[index].previewView, !animators[index].isOver
        else { return }
        let (entry, animator) = (entries[index], animators[index])
        let landing = dropLanding(of: entry, on: target)
        // The preview already shrinks and fades in place, so nothing changes.
        if case .shrinks = landing, previewView.alpha == 0 { return }
        guard !animator.isOver else { return }
        animator.addAnimations(landingAnimation(of: entry, landing).change)
    }

    // MARK: Cancel

    /// Cancels the drag, and returns the previews to their sources.
    ///
    /// - Parameter operation: the operation that the source's delegate gets in `willEndWith` and `didEndWith`.
    func cancelDrag(_ operation: UIDropOperation) {
        endSystemDrag()
        if let source, source.hasBegun {
            announcer.returned(spokenName, to: spokenSourcePosition)
            source.notifyDelegates { $1.dragInteraction($0, session: $2, willEndWith: operation) }
        }
        endDestinations()
        if isKeyboardDrag, isCurrent { revealSourcePosition() }
        let end = End.cancel(operation)
        guard isCurrent else { return notifyDelegates(of: end) }
        phase = .landing(.each([]), end)
        let landings = entries.map(cancelLanding)
        let animators = Animators.each(entries.map { _ in DragAnimator() })
        if isCurrent { phase = .landing(animators, end) }
        land(landings, animators, isCancel: true) { entry, animator in
            guard let sourceInteraction = entry.sourceInteraction else { return }
            sourceInteraction.delegate?.dragInteraction(
                sourceInteraction, item: entry.item, willAnimateCancelWith: animator)
        }
    }

    /// The cancel animation of an item: its drag preview moves to the preview that the source's delegate returns. By
    /// default, that is the preview of the lift. Without such a preview, the drag preview fades.
    private func cancelLanding(of entry: Entry) -> Landing {
        guard let look = entry.look, let sourceInteraction = entry.sourceInteraction,
            let delegate = sourceInteraction.delegate,
            let standard = defaultCancelPreview(of: look.preview)
        else { return .fades }
        let wanted = delegate.dragInteraction(
            sourceInteraction, previewForCancelling: entry.item, withDefault: standard)
        return wanted.map { .target($0) } ?? .fades
    }

    /// The default preview to which an item returns after a cancel: `lifted`, which is the preview of its lift, moved
    /// to the current position of the previewed view. Nil if the previewed view or the preview's container has left the
    /// window.
    private func defaultCancelPreview(of lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        let (view, container) = (lifted.view, lifted.target.container)
        guard container.window === window || container === window else { return nil }
        guard view.superview != nil, view.window === window else {
            // A view that was made only for the preview has no superview, and `lifted` can be used unchanged. If the
            // source view itself has no superview, it was removed, and the item has no place to return to.
            return view.superview == nil && view !== source?.interaction.view ? lifted : nil
        }
        return view.superview === container ? UITargetedDragPreview(view: view, parameters: lifted.parameters) : lifted
    }

    // MARK: Drop and cancel

    /// The drop target and the animators of the drop; nil before the drop, after its end, and for a cancel.
    private var dropping: (target: UIDropInteraction, animators: Animators)? {
        switch phase {
        case .performingDrop(let target, let animators), .landing(let animators, .drop(let target, _)):
            (target, animators)
        case .landing(_, .cancel), .running, .over: nil
        }
    }

    /// The animator of an item's drop animation; nil before the drop and after its end.
    func landingAnimator(of item: UIDragItem) -> DragAnimator? {
        guard let animators = dropping?.animators, let index = index(of: item) else { return nil }
        return animators[index]
    }

    /// Animates the previews to their final places, and ends the drag when all animations are complete.
    ///
    /// - Parameters:
    ///   - landings: the animation of each preview, in the order of `entries`.
    ///   - animators: the animators that run these animations.
    ///   - isCancel: whether the previews return after a cancel, which has other durations than a drop.
    ///   - announce: passes each animator to the app before its animation starts.
    private func land(
        _ landings: [Landing], _ animators: Animators, isCancel: Bool, announce: (Entry, DragAnimator) -> Void
    ) {
        previewStack.hideBadge()
        stopLiftAnimation()
        for (index, entry) in entries.enumerated() { announce(entry, animators[index]) }
        guard !entries.isEmpty else { return finishDrag() }
        func prepareLanding(_ index: Int) -> (duration: TimeInterval, change: () -> Void) {
            let entry = entries[index]
            let animation = landingAnimation(of: entry, landings[index])
            animators[index].addCompletion { _ in entry.previewView?.removeFromSuperview() }
            return (Thresholds.Drop.duration(distance: animation.distance, isCancel: isCancel), animation.change)
        }
        switch animators {
        case .each(let all):
            var left = all.count
            for (index, animator) in all.enumerated() {
                let (duration, change) = prepareLanding(index)
                animator.addCompletion { [weak self] _ in
                    left -= 1
                    if left == 0 { self?.finishDrag() }
                }
                animator.run(duration: duration, change)
            }
        case .shared(let animator):
            let animations = entries.indices.map(prepareLanding)
            animator.addCompletion { [weak self] _ in self?.finishDrag() }
            animator.run(duration: animations.map(\.duration).max() ?? 0) {
                for animation in animations { animation.change() }
            }
        }
    }

    /// The animation of a preview after the drop or cancel: the distance in points that the preview moves, and a
    /// closure that makes the changes to animate. The distance determines the duration.
    private func landingAnimation(of entry: Entry, _ landing: Landing) -> (distance: Double, change: () -> Void) {
        guard let previewView = entry.previewView else { return (0, {}) }
        switch landing {
        case .fades:
            return (0, { previewView.alpha = 0 })
        case .shrinks:
            let scale = CGFloat(Thresholds.DragSession.swallowedScale)
            return (
                0,
                {
                    previewView.alpha = 0
                    previewView.transform = previewView.transform.scaledBy(x: scale, y: scale)
                }
            )
        case .target(let preview):
            let placement = previewStack.placement(of: preview.target)
            let exchange =
                previewView.shows(preview.view)
                ? nil : previewView.replaceContent(with: preview.view, preview.parameters).exchange
            return (
                Double(hypot(placement.center.x - previewView.center.x, placement.center.y - previewView.center.y)),
                {
                    exchange?()
                    previewView.center = placement.center
                    previewView.transforms = (source: placement.transform, drag: .identity)
                    previewView.alpha = 1
                    previewView.isRaised = false
                }
            )
        }
    }

    // MARK: End

    /// Tells the delegates of the drop target and of the sources that the drag has ended.
    func notifyDelegates(of end: End) {
        switch end {
        case .drop(let target, let operation):
            target.delegate?.dropInteraction(target, concludeDrop: dropSession)
            endDestinations()
            endSource(operation)
        case .cancel(let operation): endSource(operation)
        }
    }

    /// Sends `didEndWith` to the sources' delegates. After a drop, also sends `sessionDidTransferItems` when all data
    /// has loaded.
    func endSource(_ operation: UIDropOperation) {
        guard let source, source.hasBegun else { return }
        source.notifyDelegates { $1.dragInteraction($0, session: $2, didEndWith: operation) }
        guard operation.kernel.isDrop else { return }
        // `sessionDidTransferItems` is sent if any source's delegate still exists when the data has loaded, even if the
        // app has released the sessions.
        let isWanted = { source.sourceInteractions.contains { $0.delegate != nil } }
        host.drags.whenLoaded(contents.items, while: isWanted) { isComplete in
            guard isComplete else { return }
            source.notifyDelegates { $1.dragInteraction($0, sessionDidTransferItems: $2) }
        }
    }
}

extension ActiveDrag.Animators {
    /// The animator of a dragged item: its own, or the one that all items share.
    ///
    /// - Parameter index: the item's index in `ActiveDrag.entries`.
    subscript(index: Int) -> DragAnimator {
        switch self {
        case .each(let all): all[index]
        case .shared(let animator): animator
        }
    }

    /// Ends all animations at once, at their final values.
    @MainActor
    func finish() {
        switch self {
        case .each(let all): for animator in all { animator.finish() }
        case .shared(let animator): animator.finish()
        }
    }
}
