// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a compositional layout: a cell, or a group of items.
package struct CompositionalItem: Sendable, Hashable {
    package var size: CompositionalDimensions
    /// The space around the item. Neighbours move because of it.
    package var edgeSpacing: CompositionalEdgeSpacing
    /// The insets that are taken off the item's frame at last. Neighbours do not move because of them.
    package var insets: CompositionalInsets
    /// The views that are attached to the item, such as badges.
    package var supplementaries: [CompositionalSupplementary]
    /// The items inside; nil for a cell.
    package var group: CompositionalGroup?

    package init(
        size: CompositionalDimensions, edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
        insets: CompositionalInsets = .zero, supplementaries: [CompositionalSupplementary] = [],
        group: CompositionalGroup? = nil
    ) {
        self.size = size
        self.edgeSpacing = edgeSpacing
        self.insets = insets
        self.supplementaries = supplementaries
        self.group = group
    }
}

/// The items inside a group of a compositional layout.
package struct CompositionalGroup: Sendable, Hashable {
    /// The number of times that a group holds its subitems.
    package enum Repetition: Sendable, Hashable {
        /// The list of subitems is repeated until the next subitem does not fit.
        case untilFull
        /// The list of subitems is repeated until there are exactly this many, whether they fit or not.
        case times(Int)
        /// There are exactly this many subitems, which share the length that is left after the spaces. Their own
        /// lengths along the group's axis do not matter.
        case dividing(Int)
    }

    package enum Content: Sendable, Hashable {
        /// Subitems in a row or a column, with a space between every two.
        case list(ScrollAxis, [CompositionalItem], Repetition, CompositionalSpacing)
        /// Cells at given frames.
        case custom([CompositionalCustomItem])
    }

    package var content: Content

    package init(_ content: Content) { self.content = content }

    package static func horizontal(
        _ subitems: [CompositionalItem], _ repetition: Repetition = .untilFull,
        spacing: CompositionalSpacing = .fixed(0)
    ) -> CompositionalGroup {
        CompositionalGroup(.list(.horizontal, subitems, repetition, spacing))
    }

    package static func vertical(
        _ subitems: [CompositionalItem], _ repetition: Repetition = .untilFull,
        spacing: CompositionalSpacing = .fixed(0)
    ) -> CompositionalGroup {
        CompositionalGroup(.list(.vertical, subitems, repetition, spacing))
    }

    package static func custom(_ items: [CompositionalCustomItem]) -> CompositionalGroup {
        CompositionalGroup(.custom(items))
    }
}

/// A cell at a given frame of a custom group.
package struct CompositionalCustomItem: Sendable, Hashable {
    /// The frame in points, from the origin of the group.
    package var frame: CGRect
    package var zIndex: Int

    package init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(frame.origin.x)
        hasher.combine(frame.origin.y)
        hasher.combine(frame.size.width)
        hasher.combine(frame.size.height)
        hasher.combine(zIndex)
    }
}
