// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The places of a flow layout with a gap for dragged items. Sizes belong to items, so that no item gets the size of
/// another one.
struct FlowGap {
    let items: DraggedItems
    /// The places at which the items can be dropped.
    let slots: FlowSlots
    /// The places with the items at a slot; nil if they are not computed yet.
    private var preview: (slot: RowPath, places: FlowPlaces)?

    /// Creates the places for items; nil if an item is unknown.
    ///
    /// - Parameters:
    ///   - items: the dragged items.
    ///   - sizes: the sizes of items from outside the collection view; not used for others.
    ///   - flow: the places in the order of the data.
    init?(for items: DraggedItems, incoming sizes: @autoclosure () -> [FlowSize], in flow: FlowPlaces) {
        guard items.count > 0, items.lifted.paths.allSatisfy(flow.contains) else { return nil }
        self.items = items
        let insets = flow.leadingInsets.map { Double($0) }
        let lineStart: @Sendable (Int) -> Double = { insets.indices.contains($0) ? insets[$0] : 0 }
        slots =
            if let lead = items.lead {
                FlowSlots(flow.geometry, lifted: items.lifted.paths, lead: lead, lineStart: lineStart)
            } else {
                FlowSlots(flow.geometry, incoming: sizes(), lineStart: lineStart)
            }
    }

    /// The places that were computed last.
    var shown: FlowPlaces? { preview?.places }

    /// The places with the items at a slot.
    mutating func places(at slot: RowPath, in flow: FlowPlaces) -> FlowPlaces {
        if let preview, preview.slot == slot { return preview.places }
        var places = flow
        places.geometry = slots.preview(at: slot)
        preview = (slot, places)
        return places
    }
}
