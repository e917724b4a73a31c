// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ActiveDrag {
    /// Lifts the items, and begins the drag unless the pointer has to move first.
    func lift() {
        guard let source else { return }
        for item in contents.items {
            addItem(item, from: source.interaction, in: source.session)
            guard isHeld else { return }
        }
        previewStack.bringGrabbedPreviewToFront()
        source.interaction.delegate?.dragInteraction(
            source.interaction, willAnimateLiftWith: liftAnimator, session: source.session)
        guard isHeld else { return }
        liftAnimator.run(duration: Thresholds.DragSession.liftDuration, isReversible: true) {
            for previewView in self.previewStack.previewViews { previewView.isRaised = true }
        }
        startLink()
        // With a mouse, the movement that lifts the items also begins the drag. With a finger, a later movement begins
        // it.
        guard stateMachine.isUnderWay else { return }
        _ = stateMachine.liftFinished()
        contents.location = stateMachine.location
        begin()
        updateAfterMovement()
        gather()
    }

    /// Adds an item to the drag, with the preview that `interaction`'s delegate returns for the lift, if there is one.
    func addItem(_ item: UIDragItem, from interaction: UIDragInteraction, in session: LocalDragSession) {
        let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        guard isHeld else { return }
        (item.drag, item.number) = (self, entries.count)
        let look = preview.map { Entry.Look(preview: $0, previewView: previewStack.add($0), shownView: $0.view) }
        entries.append(Entry(item: item, sourceInteraction: interaction, look: look))
    }

    /// Reverses the lift, because the touch ended or was cancelled before it moved. The drag has not begun.
    func reverseLift() {
        guard liftAnimator.isOver == false else { return finishDrag() }
        liftAnimator.addCompletion { [weak self] _ in self?.finishDrag() }
        liftAnimator.reverse()
    }

    /// Begins the drag: takes the touch away from other recognizers, dismisses menus and the keyboard, and tells the
    /// source's delegate.
    func begin() {
        guard let source else { return }
        source.recognizer?.claimTouch()
        dismissMenus(around: source.interaction.view)
        window.endEditing(true)
        guard isDragging else { return }
        refresh()
        liftAnimator.commit()
        guard isDragging else { return }
        announcer.lifted(spokenName, from: spokenSourcePosition)
        // Item providers must not give data before the drop, so they stay closed until then.
        for entry in entries { entry.item.itemProvider.isClosed = true }
        source.begin { isDragging }
        for entry in entries where entry.item.previewProvider != nil { previewProviderChanged(of: entry.item) }
    }

    /// Dismisses context menus of the source view and its superviews, which may have opened during the long press.
    private func dismissMenus(around view: UIView?) {
        var view = view
        while let current = view {
            for case let menu as UIContextMenuInteraction in current.interactions { menu.dismissMenu() }
            view = current.superview
        }
    }
}
