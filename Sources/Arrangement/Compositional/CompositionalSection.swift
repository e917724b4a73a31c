// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A section of a compositional layout.
package struct CompositionalSection: Sendable, Hashable {
    /// The group that is repeated until all items of the section have a place.
    package var group: CompositionalItem
    /// The insets of the groups, in points.
    package var insets: CompositionalInsets
    /// The insets of headers and footers; nil for those of the groups. Only the insets across the scroll axis matter.
    package var supplementaryInsets: CompositionalInsets?
    /// The space before the section's header in points; none before an empty section.
    package var spaceBefore: Double
    /// The space between two groups in points.
    package var groupSpacing: Double
    package var boundaryItems: [CompositionalBoundaryItem]
    package var backgrounds: [CompositionalBackground]
    /// The way in which the section scrolls across the layout's scroll axis.
    package var orthogonalScrolling: OrthogonalScrolling

    package init(
        group: CompositionalItem, insets: CompositionalInsets = .zero,
        supplementaryInsets: CompositionalInsets? = nil, spaceBefore: Double = 0, groupSpacing: Double = 0,
        boundaryItems: [CompositionalBoundaryItem] = [], backgrounds: [CompositionalBackground] = [],
        orthogonalScrolling: OrthogonalScrolling = .none
    ) {
        self.group = group
        self.insets = insets
        self.supplementaryInsets = supplementaryInsets
        self.spaceBefore = spaceBefore
        self.groupSpacing = groupSpacing
        self.boundaryItems = boundaryItems
        self.backgrounds = backgrounds
        self.orthogonalScrolling = orthogonalScrolling
    }
}

/// A header or footer of a section or a layout.
package struct CompositionalBoundaryItem: Sendable, Hashable {
    package var size: CompositionalDimensions
    package var kind: String
    /// The edges of the section at which the item is. On an axis without an edge it is centred.
    package var alignment: CompositionalEdges
    /// The distance in points by which the item is moved.
    package var offset: CGPoint
    /// Whether the section grows to hold the item. Otherwise the item is over the groups.
    package var extendsBoundary: Bool
    /// Whether the item stays visible while the section is.
    package var isPinned: Bool
    package var zIndex: Int
    package var insets: CompositionalInsets

    package init(
        size: CompositionalDimensions, kind: String, alignment: CompositionalEdges, offset: CGPoint = .zero,
        extendsBoundary: Bool = true, isPinned: Bool = false, zIndex: Int = 1, insets: CompositionalInsets = .zero
    ) {
        self.size = size
        self.kind = kind
        self.alignment = alignment
        self.offset = offset
        self.extendsBoundary = extendsBoundary
        self.isPinned = isPinned
        self.zIndex = zIndex
        self.insets = insets
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(kind)
        hasher.combine(alignment)
    }
}

/// A decoration view behind a section.
package struct CompositionalBackground: Sendable, Hashable {
    package var kind: String
    package var zIndex: Int
    /// The insets from the section's frame, headers and footers included.
    package var insets: CompositionalInsets

    package init(kind: String, zIndex: Int = 0, insets: CompositionalInsets = .zero) {
        (self.kind, self.zIndex, self.insets) = (kind, zIndex, insets)
    }
}
