// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ActiveDrag {
    /// Whether another finger may add to it: once the desktop leads it, other programs have been told of all that they
    /// may have, and what comes from one of them is that program's.
    var takesMore: Bool {
        guard let source else { return false }
        return life.isUnderWay && source.abroad.systemDrag == nil
    }

    func itemsForAdding(from interaction: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
        guard takesMore, let source, interaction.isEnabled else { return [] }
        return interaction.delegate?.dragInteraction(
            interaction, itemsForAddingTo: source.session, withTouchAt: point) ?? []
    }

    func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
        guard isCarried, takesMore, let source, source.hasBegun, !items.isEmpty else { return }
        let all = source.has(interaction) ? source.givers : source.givers + [interaction]
        for giver in all {
            giver.delegate?.dragInteraction(giver, session: source.session, willAdd: items, for: interaction)
            guard isCarried else { return }
        }
        source.givers = all
        contents.items += items
        let count = entries.count
        for item in items {
            take(item, from: interaction, in: source.session)
            guard isCarried else { return }
            item.itemProvider.isClosed = true
        }
        raise(entries[count...].compactMap(\.picture))
        for item in items where item.previewProvider != nil { previewProviderChanged(of: item) }
        gather()
        targeting.sessionChanged()
        updateDestinations(isMovement: true)
    }

    /// What comes to a drag that is under way stands out at once, as what was lifted.
    private func raise(_ pictures: [DragPicture]) {
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.liftDuration, delay: 0,
            options: [.allowUserInteraction, .curveEaseOut],
            animations: { for picture in pictures { picture.isRaised = true } })
    }
}
