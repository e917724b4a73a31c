// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The places of a flow layout while an item is moved. Sizes belong to items, so that no item gets the size of another
/// one.
struct FlowMovement {
    /// The item that is moved, by its path in the data.
    let item: RowPath
    /// The places at which the item can be dropped.
    let slots: FlowSlots
    /// The places with the item at a slot; nil if they are not computed yet.
    private var preview: (slot: RowPath, places: FlowPlaces)?

    /// - Parameter flow: the places in the order of the data.
    init(of item: RowPath, in flow: FlowPlaces) {
        self.item = item
        let insets = flow.leadingInsets.map { Double($0) }
        slots = FlowSlots(
            flow.geometry, lifted: [item], lead: item,
            lineStart: { insets.indices.contains($0) ? insets[$0] : 0 })
    }

    /// The places that were computed last.
    var shown: FlowPlaces? { preview?.places }

    /// The places with the item at a slot.
    mutating func places(at slot: RowPath, in flow: FlowPlaces) -> FlowPlaces {
        if let preview, preview.slot == slot { return preview.places }
        var places = flow
        places.geometry = slots.preview(at: slot)
        preview = (slot, places)
        return places
    }
}
