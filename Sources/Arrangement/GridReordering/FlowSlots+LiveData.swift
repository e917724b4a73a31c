// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Changes of the data during a drag. The dragged items remain the same items even if their index paths change.
extension FlowSlots {
    /// The places and the slot after a batch update; nil if all dragged items were deleted, which cancels the drag.
    ///
    /// - Parameters:
    ///   - plan: the batch update.
    ///   - geometry: the layout after the update, without the items of another view.
    ///   - slot: the slot before the update; nil if the drag is not over the view.
    /// - Complexity: O(k log n) for k dragged items
    package func updated(
        by plan: BatchUpdatePlan, geometry: FlowGeometry, slot: RowPath?
    ) -> (slots: FlowSlots, slot: RowPath?)? {
        updated(
            geometry: geometry, slot: slot, newPath: { plan.itemPath(forOld: $0) },
            newGap: { plan.gapPath(forOld: $0) })
    }

    /// The places and the slot after a change of the data; nil if all dragged items were deleted.
    ///
    /// The slot stays before the same item, or at its section's end. If a drop would have changed nothing, it still
    /// changes nothing. If the section of the slot was deleted, the slot is the origin. Afterwards the caller must
    /// choose the slot again, because the landing frames have changed.
    ///
    /// - Parameters:
    ///   - geometry: the layout after the change, without the items of another view.
    ///   - slot: the slot before the change; nil if the drag is not over the view.
    ///   - newPath: returns the new path of an item; nil if it was deleted.
    ///   - newGap: returns the new path of the item at the old path. If that item was deleted, it is the path of the
    ///     next one that stays, or the end of the section. Nil if the section was deleted.
    package func updated(
        geometry: FlowGeometry, slot: RowPath?, newPath: (RowPath) -> RowPath?, newGap: (RowPath) -> RowPath?
    ) -> (slots: FlowSlots, slot: RowPath?)? {
        func newPlace(_ slots: FlowSlots, _ order: PreviewOrder) -> RowPath? {
            guard let slot, let gap = newGap(order.liftPath(ofPlace: slot)) else { return slots.origin }
            let place = RowPath(section: gap.section, row: gap.row - slots.lifted.count(inSectionAbove: gap))
            return slots.contains(place) ? place : slots.origin
        }
        let order = order(at: slot)
        guard let lead else {
            let slots = FlowSlots(geometry, incoming: sizes, lineStart: lineStart)
            return (slots, slot == nil ? nil : newPlace(slots, order))
        }
        let left = lifted.paths.compactMap(newPath)
        guard let first = left.min() else { return nil }
        let slots = FlowSlots(geometry, lifted: left, lead: newPath(lead) ?? first, lineStart: lineStart)
        if slot == nil { return (slots, nil) }
        return (slots, order.isMoved ? newPlace(slots, order) : slots.origin)
    }
}
