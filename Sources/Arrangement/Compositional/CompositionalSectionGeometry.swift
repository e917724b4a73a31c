// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A section of a compositional layout: its groups within insets, and its headers and footers.
///
/// Positions are in points from the beginning of the section on the scroll axis, and from the beginning of the layout
/// on the other axis.
package struct CompositionalSectionGeometry: SummarizedElement {
    package struct Summary: TreeSummary {
        package var count: Int
        package var items: Int
        /// The lengths of the sections in points, with the space after each.
        package var advance: Double
        /// The number of sections with a pinned header or footer.
        package var pinned: Int

        package static let zero = Summary(count: 0, items: 0, advance: 0, pinned: 0)
        package static func + (a: Summary, b: Summary) -> Summary {
            Summary(
                count: a.count + b.count, items: a.items + b.items, advance: a.advance + b.advance,
                pinned: a.pinned + b.pinned)
        }
    }

    package private(set) var groups: CompositionalGroups
    /// The measured sizes of headers and footers with estimated dimensions, by their indexes.
    package private(set) var measuredBoundaryItems: [Int: MeasuredSize] = [:]
    /// The offset of a section that scrolls across the scroll axis, in points.
    package var orthogonalOffset = 0.0
    /// The space after the section in points, which the layout sets.
    var spacing = 0.0
    /// The length of the groups and their insets on the scroll axis, in points.
    private var contentLength = 0.0
    private var boundaryItems: BoundaryItemLayout

    package init(_ groups: CompositionalGroups, measuredBoundaryItems: [Int: MeasuredSize] = [:]) {
        self.groups = groups
        self.measuredBoundaryItems = measuredBoundaryItems
        (contentLength, boundaryItems) = Self.layout(groups, measuredBoundaryItems)
    }

    private static func layout(
        _ groups: CompositionalGroups, _ measured: [Int: MeasuredSize]
    ) -> (length: Double, BoundaryItemLayout) {
        let (section, axis) = (groups.pattern.section, groups.pattern.scrollAxis)
        // A section without items has no size unless it has a header or footer.
        var length = 0.0
        let isEmpty = groups.groupCount == 0 && section.boundaryItems.isEmpty
        if !isEmpty {
            let groupsLength = groups.pattern.groupAxis == axis ? groups.length() : groups.breadth
            length = max(groupsLength + section.insets.sum(axis), 0)
        }
        let boundaryItems = BoundaryItemLayout(
            section.boundaryItems, around: length, in: groups.pattern.container,
            spaceBefore: isEmpty ? 0 : section.spaceBefore.boundedDistance,
            insets: section.supplementaryInsets ?? section.insets, axis, groups.pattern.grid, measuredSizes: measured)
        return (length, boundaryItems)
    }

    package var pattern: CompositionalPattern { groups.pattern }
    package var section: CompositionalSection { groups.pattern.section }

    /// The length of the section on the scroll axis in points, headers and footers included.
    package var length: Double { max(boundaryItems.startGrowth + contentLength + boundaryItems.endGrowth, 0) }

    package var summary: Summary {
        Summary(
            count: 1, items: groups.itemCount, advance: max(length + spacing, 0),
            pinned: section.boundaryItems.contains(where: \.isPinned) ? 1 : 0)
    }

    // MARK: - Frames

    /// The origin of the first group, moved by the offset of a section that scrolls across the scroll axis.
    package var groupsOrigin: CGPoint {
        let (axis, insets) = (pattern.scrollAxis, section.insets)
        let offset = pattern.groupAxis == axis ? 0 : orthogonalOffset
        return CGPoint(
            axis, boundaryItems.startGrowth + insets.start(axis), across: insets.start(axis.other) - offset)
    }

    /// The origin of a group in a layout in which the section begins at `offset`.
    ///
    /// All frames in the group are computed from this point. If the numbers were added in another order, a frame could
    /// be aligned to another pixel.
    func origin(of group: CompositionalGroupSpan, offset: Double) -> CGPoint {
        let axis = pattern.groupAxis
        var origin = groupsOrigin
        origin[pattern.scrollAxis] += offset
        origin[axis] += group.start
        return origin
    }

    /// The frame of an item; nil if no group holds it.
    ///
    /// - Parameter offset: the beginning of the section on the scroll axis.
    package func cell(ofItem item: Int, offset: Double = 0) -> CompositionalCell? {
        guard let group = groups.group(ofItem: item) else { return nil }
        var cell = groups.solved(group).cells[item - group.items.lowerBound]
        cell.frame = cell.frame.moved(by: origin(of: group, offset: offset))
        cell.zIndex += cellZIndex
        return cell
    }

    /// The z index of cells: those of a section with a background are before it.
    var cellZIndex: Int { section.backgrounds.isEmpty ? 0 : 1 }

    /// The frames of headers and footers without scrolling.
    package var boundaryItemFrames: [CGRect] { boundaryItems.frames }

    /// The frames of headers and footers; those that are pinned are in the visible bounds.
    ///
    /// - Parameter visible: the visible bounds on the scroll axis, from the beginning of the section.
    package func boundaryItemFrames(visible: ClosedRange<Double>) -> [CGRect] {
        PinnedBoundaryItems.frames(
            boundaryItems.frames, of: section.boundaryItems, section: 0...length, visible: visible, pattern.scrollAxis)
    }

    /// The lengths on the scroll axis of the longest pinned header and of the longest pinned footer, in points.
    package var pinnedLengths: (header: Double, footer: Double) {
        let axis = pattern.scrollAxis
        func longest(at fraction: Double) -> Double {
            zip(section.boundaryItems, boundaryItems.frames)
                .filter { $0.0.isPinned && $0.0.alignment.fraction(axis) == fraction }
                .map { Double($0.1.size[axis]) }.max() ?? 0
        }
        return (longest(at: 0), longest(at: 1))
    }

    /// The frames of the backgrounds: the whole section, less their insets. Empty for a section without a size.
    package var backgroundFrames: [CGRect] {
        guard length > 0 else { return [] }
        let axis = pattern.scrollAxis
        let frame = CGRect(origin: .zero, size: pattern.container.setting(axis, length))
        return section.backgrounds.map { $0.insets.inset(frame) }
    }

    /// The offsets at which a section that scrolls across the scroll axis may stop.
    package var orthogonalStops: OrthogonalStops {
        OrthogonalStops(groups, viewport: pattern.room[pattern.groupAxis], section.orthogonalScrolling)
    }

    // MARK: - Changes

    /// Changes the groups.
    package mutating func updateGroups<Result>(_ change: (inout CompositionalGroups) -> Result) -> Result {
        defer { (contentLength, boundaryItems) = Self.layout(groups, measuredBoundaryItems) }
        return change(&groups)
    }

    /// Sets the measured size of a header or footer; nil if it is not measured any more.
    ///
    /// - Returns: whether a frame changed.
    package mutating func setMeasuredSize(_ size: MeasuredSize?, ofBoundaryItem index: Int) -> Bool {
        let old = (boundaryItems.frames, length)
        measuredBoundaryItems[index] = size
        (contentLength, boundaryItems) = Self.layout(groups, measuredBoundaryItems)
        return old != (boundaryItems.frames, length)
    }

    /// Replaces the definition or the room of the section.
    package mutating func setPattern(_ pattern: CompositionalPattern, keepsMeasuredSizes: Bool) {
        if !keepsMeasuredSizes { measuredBoundaryItems = [:] }
        updateGroups { $0.setPattern(pattern, keepsMeasuredSizes: keepsMeasuredSizes) }
    }
}
