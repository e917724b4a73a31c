// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Arrangement

/// A cell of the given size.
func cell(
    _ width: CompositionalDimension, _ height: CompositionalDimension,
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), insets: CompositionalInsets = .zero,
    badges: [CompositionalSupplementary] = []
) -> CompositionalItem {
    CompositionalItem(
        size: CompositionalDimensions(width: width, height: height), edgeSpacing: edges, insets: insets,
        supplementaries: badges)
}

/// A group of the given size.
func group(
    _ width: CompositionalDimension, _ height: CompositionalDimension, _ content: CompositionalGroup,
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), insets: CompositionalInsets = .zero,
    badges: [CompositionalSupplementary] = []
) -> CompositionalItem {
    CompositionalItem(
        size: CompositionalDimensions(width: width, height: height), edgeSpacing: edges, insets: insets,
        supplementaries: badges, group: content)
}

/// The pattern of a section in a layout that scrolls vertically.
func pattern(
    _ section: CompositionalSection, width: Double = 320, height: Double = 480, axis: ScrollAxis = .vertical,
    scale: Double = 2
) -> CompositionalPattern {
    CompositionalPattern(section, container: CGSize(width: width, height: height), scrollAxis: axis, scale: scale)
}

/// The groups of `count` items in a layout that scrolls vertically.
func groups(
    _ group: CompositionalItem, count: Int, width: Double = 320, height: Double = 480, scale: Double = 2,
    spacing: Double = 0, scrolling: OrthogonalScrolling = .none
) -> CompositionalGroups {
    let section = CompositionalSection(group: group, groupSpacing: spacing, orthogonalScrolling: scrolling)
    return CompositionalGroups(pattern(section, width: width, height: height, scale: scale), count: count)
}

extension CompositionalGroups {
    /// The frames of all items, at the nearest pixels.
    func frames() -> [CGRect] {
        (0..<itemCount).compactMap { cell(ofItem: $0).map { pattern.grid.aligning($0.frame) } }
    }
    func xs() -> [Double] { frames().map { Double($0.minX) } }
    func ys() -> [Double] { frames().map { Double($0.minY) } }
    func widths() -> [Double] { frames().map { Double($0.width) } }
    func heights() -> [Double] { frames().map { Double($0.height) } }

    /// A description of a violated invariant of the groups; nil if all hold.
    func brokenInvariant() -> String? {
        if let broken = runs.brokenInvariant() { return broken }
        if runs.summary.items > itemCount { return "more items in groups than there are" }
        return nil
    }
}
