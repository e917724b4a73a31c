// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ActiveDrag {
    /// Whether the user may add items to this drag with a tap of another finger. False for a drag from another app.
    /// Also false once the desktop controls the drag, because the contents have then been announced to other apps.
    var canAddItems: Bool {
        guard let source else { return false }
        return stateMachine.isUnderWay && source.externalDrag.systemDrag == nil
    }

    /// The items that the delegate of `interaction` adds to the drag for a tap at `point` in the interaction's view.
    /// Empty if items cannot be added.
    func itemsForAdding(from interaction: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
        guard canAddItems, let source, interaction.isEnabled else { return [] }
        return interaction.delegate?.dragInteraction(
            interaction, itemsForAddingTo: source.session, withTouchAt: point) ?? []
    }

    /// Adds items from an interaction to the drag. Before that, sends `willAdd` to the delegates of this interaction
    /// and of all interactions that have already provided items.
    func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
        guard isDragging, canAddItems, let source, source.hasBegun, !items.isEmpty else { return }
        let all = source.has(interaction) ? source.sourceInteractions : source.sourceInteractions + [interaction]
        for sourceInteraction in all {
            sourceInteraction.delegate?.dragInteraction(
                sourceInteraction, session: source.session, willAdd: items, for: interaction)
            guard isDragging else { return }
        }
        source.sourceInteractions = all
        contents.items += items
        let count = entries.count
        for item in items {
            addItem(item, from: interaction, in: source.session)
            guard isDragging else { return }
            item.itemProvider.isClosed = true
        }
        raise(entries[count...].compactMap(\.previewView))
        for item in items where item.previewProvider != nil { previewProviderChanged(of: item) }
        gather()
        targeting.sessionChanged()
        updateDestinations(isMovement: true)
    }

    /// Enlarges the previews of added items slightly and adds shadows, with an animation, as for lifted items.
    private func raise(_ previewViews: [DragPreviewView]) {
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.liftDuration, delay: 0,
            options: [.allowUserInteraction, .curveEaseOut],
            animations: { for previewView in previewViews { previewView.isRaised = true } })
    }
}
