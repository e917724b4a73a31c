// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The items that are moved or dragged over a collection view, for which a gap opens.
struct DraggedItems: Equatable {
    /// The collection view's own items, by their paths in the data; empty if the items come from outside.
    var lifted: AscendingPaths
    /// The own item under the pointer; nil for items from outside.
    var lead: RowPath?
    /// The sizes of the items from outside in points; empty for own items.
    var incomingSizes: [CGSize] = []

    var count: Int { lead == nil ? incomingSizes.count : lifted.paths.count }

    /// The place of the own items among the items that stay; nil for items from outside.
    var origin: RowPath? {
        lead.map { RowPath(section: $0.section, row: $0.row - lifted.count(inSectionAbove: $0)) }
    }

    /// The order that is shown with the items at a slot.
    func order(at slot: RowPath) -> PreviewOrder { PreviewOrder(lifted: lifted, draggedCount: count, slot: slot) }
}
