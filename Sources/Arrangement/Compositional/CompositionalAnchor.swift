// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The edges of a frame, in reading direction.
package struct CompositionalEdges: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let top = CompositionalEdges(rawValue: 1)
    package static let leading = CompositionalEdges(rawValue: 2)
    package static let bottom = CompositionalEdges(rawValue: 4)
    package static let trailing = CompositionalEdges(rawValue: 8)

    /// The part of a frame's length at which the edges are on an axis: 0 at its beginning, 1 at its end, and a half
    /// without an edge of that axis or with both.
    func fraction(_ axis: ScrollAxis) -> Double {
        let (start, end) = axis == .horizontal ? (Self.leading, Self.trailing) : (Self.top, Self.bottom)
        return contains(start) == contains(end) ? 0.5 : contains(start) ? 0 : 1
    }
}

/// A point of a frame of a compositional layout.
package struct CompositionalAnchor: Sendable, Hashable {
    package enum Offset: Sendable, Hashable {
        /// Points.
        case absolute(x: Double, y: Double)
        /// Fractions of the size of the attached view, not of the frame that it is attached to.
        case fractional(x: Double, y: Double)
    }

    /// The edges at which the point is. Without an edge it is the centre.
    package var edges: CompositionalEdges
    package var offset: Offset

    package init(edges: CompositionalEdges, offset: Offset = .absolute(x: 0, y: 0)) {
        (self.edges, self.offset) = (edges, offset)
    }

    /// The point of a frame of the given size, from the frame's origin.
    func point(in size: CGSize, attaching attached: CGSize) -> CGPoint {
        let point = CGPoint(
            x: size.width * edges.fraction(.horizontal), y: size.height * edges.fraction(.vertical))
        return switch offset {
        case .absolute(let x, let y):
            CGPoint(x: point.x + x.boundedDistance, y: point.y + y.boundedDistance)
        case .fractional(let x, let y):
            CGPoint(
                x: point.x + x.boundedDistance * attached.width, y: point.y + y.boundedDistance * attached.height)
        }
    }
}

/// A view that is attached to an item or a group of a compositional layout, such as a badge.
package struct CompositionalSupplementary: Sendable, Hashable {
    package var size: CompositionalDimensions
    package var kind: String
    package var zIndex: Int
    package var insets: CompositionalInsets
    /// The point of the item at which the view is.
    package var containerAnchor: CompositionalAnchor
    /// The point of the view that is there; nil for the point at the same edges.
    package var itemAnchor: CompositionalAnchor?

    package init(
        size: CompositionalDimensions, kind: String, zIndex: Int = 1, insets: CompositionalInsets = .zero,
        containerAnchor: CompositionalAnchor, itemAnchor: CompositionalAnchor? = nil
    ) {
        self.size = size
        self.kind = kind
        self.zIndex = zIndex
        self.insets = insets
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
    }

    /// The view's frame, attached to an item with the frame `host`.
    func frame(attachedTo host: CGRect, _ grid: PixelGrid) -> CGRect {
        let size = size.size(in: host.size, grid)
        let place = containerAnchor.point(in: host.size, attaching: size)
        let point = (itemAnchor ?? CompositionalAnchor(edges: containerAnchor.edges)).point(in: size, attaching: size)
        let frame = CGRect(
            x: host.origin.x + place.x - point.x, y: host.origin.y + place.y - point.y,
            width: size.width, height: size.height)
        return insets.ignoringEstimated(self.size).inset(frame)
    }
}
