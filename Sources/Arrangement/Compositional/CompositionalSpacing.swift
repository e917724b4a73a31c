// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A space between two items of a compositional layout, or between an item and an edge.
package enum CompositionalSpacing: Sendable, Hashable {
    /// A space of exactly this number of points.
    case fixed(Double)
    /// A space of at least this number of points, which shares the free space with other flexible spaces.
    case flexible(Double)

    package var isFlexible: Bool { if case .flexible = self { true } else { false } }

    /// The least length of the space in points.
    package var minimum: Double {
        switch self {
        case .fixed(let space), .flexible(let space): space.boundedDistance
        }
    }
}

/// The space around an item of a compositional layout, outside its size. An edge without a value has no space.
package struct CompositionalEdgeSpacing: Sendable, Hashable {
    package var leading: CompositionalSpacing?
    package var top: CompositionalSpacing?
    package var trailing: CompositionalSpacing?
    package var bottom: CompositionalSpacing?

    package init(
        leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil,
        trailing: CompositionalSpacing? = nil, bottom: CompositionalSpacing? = nil
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    /// The space before the item on an axis, and the space after it.
    func edges(_ axis: ScrollAxis) -> EdgePair {
        axis == .horizontal ? EdgePair(start: leading, end: trailing) : EdgePair(start: top, end: bottom)
    }
}

/// The two spaces of an item on one axis.
struct EdgePair {
    var start: CompositionalSpacing?
    var end: CompositionalSpacing?

    /// The least length of both spaces in points.
    var minimum: Double { (start?.minimum ?? 0) + (end?.minimum ?? 0) }

    /// The number of flexible spaces: 0, 1 or 2.
    var flexibleCount: Int { (start?.isFlexible == true ? 1 : 0) + (end?.isFlexible == true ? 1 : 0) }

    /// The length in points of the space before the item, if each flexible space gets `share` points in addition.
    func start(sharing share: Double) -> Double { (start?.minimum ?? 0) + (start?.isFlexible == true ? share : 0) }
    /// The length in points of the space after the item, if each flexible space gets `share` points in addition.
    func end(sharing share: Double) -> Double { (end?.minimum ?? 0) + (end?.isFlexible == true ? share : 0) }

    /// The length in points of the space before an item that is alone on its axis.
    func start(ofItem length: Double, in room: Double) -> Double {
        let count = flexibleCount
        return start(sharing: count > 0 ? (room - length - minimum) / Double(count) : 0)
    }
}
