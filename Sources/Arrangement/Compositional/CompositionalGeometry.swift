// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sections of a compositional layout, with the headers and footers of the whole layout.
///
/// Everything is computed from left to right; `CGRect.mirrored(in:)` makes it a layout from right to left. Positions
/// are in points from the origin of the content. This is a value type whose copies share their memory.
package struct CompositionalGeometry: Sendable {
    package let scrollAxis: ScrollAxis
    /// The size of the visible area in points.
    package let container: CGSize
    package let grid: PixelGrid
    /// The space between two sections in points, also between empty ones.
    package let sectionSpacing: Double
    package let boundaryItems: [CompositionalBoundaryItem]
    package private(set) var measuredBoundaryItems: [Int: MeasuredSize] = [:]
    private var sections: SummaryTree<CompositionalSectionGeometry>
    private var boundary: BoundaryItemLayout

    /// Creates a layout of sections, whose patterns have the same container, axis and scale.
    ///
    /// - Complexity: O(s) for s sections
    package init(
        _ sections: [CompositionalSectionGeometry] = [], container: CGSize, scrollAxis: ScrollAxis = .vertical,
        scale: Double, sectionSpacing: Double = 0, boundaryItems: [CompositionalBoundaryItem] = []
    ) {
        self.scrollAxis = scrollAxis
        self.container = container.boundedLengths
        grid = PixelGrid(scale: scale)
        self.sectionSpacing = sectionSpacing.boundedDistance
        self.boundaryItems = boundaryItems
        self.sections = SummaryTree()
        boundary = BoundaryItemLayout(
            [], around: 0, in: .zero, insets: .zero, scrollAxis, grid, measuredSizes: [:])
        replace(0..<0, with: sections)
    }

    package var sectionCount: Int { sections.summary.count }
    package var itemCount: Int { sections.summary.items }

    /// The length of all sections and the spaces between them.
    private var sectionsLength: Double {
        sectionCount > 0 ? max(sections.summary.advance - sectionSpacing, 0) : 0
    }

    /// The length of the content on the scroll axis in points.
    package var length: Double { boundary.startGrowth + sectionsLength + boundary.endGrowth }

    /// The size of the content in points.
    package var contentSize: CGSize { container.setting(scrollAxis, length) }

    /// Whether a header or footer is pinned, so that scrolling moves it.
    package var hasPinnedItems: Bool { sections.summary.pinned > 0 || boundaryItems.contains(where: \.isPinned) }

    /// A section, and its beginning on the scroll axis.
    ///
    /// - Complexity: O(log s) for s sections
    package func section(_ section: Int) -> (section: CompositionalSectionGeometry, offset: Double) {
        let (element, before) = sections.element(at: section)
        return (element, boundary.startGrowth + before.advance)
    }

    /// The frame of an item at the nearest pixel; nil if no group holds the item.
    ///
    /// - Complexity: O(log s + log n), and O(k log n) in a group of k items that is measured or not full
    package func cell(of path: RowPath) -> CompositionalCell? {
        let (section, offset) = section(path.section)
        guard var cell = section.cell(ofItem: path.row, offset: offset) else { return nil }
        cell.frame = grid.aligning(cell.frame)
        return cell
    }

    /// The frames of the layout's own headers and footers, at the nearest pixels.
    ///
    /// - Parameter visible: the visible bounds on the scroll axis, for pinned items.
    package func boundaryItemFrames(visible: ClosedRange<Double>? = nil) -> [CGRect] {
        var frames = boundary.frames
        if let visible {
            frames = PinnedBoundaryItems.frames(
                frames, of: boundaryItems, section: 0...max(length, 0), visible: visible, scrollAxis)
        }
        return frames.map(grid.aligning)
    }

    /// The frames of a section's headers and footers, at the nearest pixels.
    package func boundaryItemFrames(ofSection section: Int, visible: ClosedRange<Double>? = nil) -> [CGRect] {
        let (element, offset) = self.section(section)
        return frames(ofBoundaryItemsIn: element, at: offset, visible)
    }

    private func frames(
        ofBoundaryItemsIn section: CompositionalSectionGeometry, at offset: Double, _ visible: ClosedRange<Double>?
    ) -> [CGRect] {
        let frames =
            if let visible {
                section.boundaryItemFrames(visible: visible.lowerBound - offset...visible.upperBound - offset)
            } else {
                section.boundaryItemFrames
            }
        return frames.map { grid.aligning($0.moved(by: CGPoint(scrollAxis, offset, across: 0))) }
    }

    // MARK: - Visible parts

    /// The indexes of the sections that intersect `from`..<`to` on the scroll axis.
    ///
    /// - Complexity: O(log s) for each section; empty sections without spaces are skipped
    package func sections(from: Double, to: Double) -> [Int] {
        var found: [Int] = []
        var passed = from - boundary.startGrowth + min(sectionSpacing, 0)
        var next = 0
        // The sum of all lengths may be greater than the end of the last section, because of rounding.
        while let (section, before) = sections.first(where: { $0.count > next && $0.advance > passed }) {
            let start = boundary.startGrowth + before.advance
            guard start < to else { break }
            if start + section.length > from { found.append(before.count) }
            passed = (before + section.summary).advance
            next = before.count + 1
        }
        return found
    }

    /// The views that intersect a rectangle, which is clipped to the content. An empty rectangle has none. An item that
    /// extends beyond its group is only found where the group is.
    ///
    /// - Parameter visible: the visible bounds on the scroll axis, for pinned items.
    /// - Complexity: O(log n) for each section and group
    package func parts(in rect: CGRect, visible: ClosedRange<Double>? = nil) -> [CompositionalPart] {
        let rect = rect.clipped(to: contentSize)
        guard !rect.isEmpty else { return [] }
        var parts = parts(boundaryItems, boundaryItemFrames(visible: visible), visible) {
            .layoutBoundaryItem(index: $0)
        }
        for index in sections(from: rect.start(scrollAxis), to: rect.end(scrollAxis)) {
            let (section, offset) = section(index)
            let frames = frames(ofBoundaryItemsIn: section, at: offset, visible)
            parts += self.parts(section.section.boundaryItems, frames, visible) {
                .boundaryItem(section: index, index: $0)
            }
            parts += zip(section.section.backgrounds, section.backgroundFrames).enumerated().map { number, background in
                let frame = background.1.moved(by: CGPoint(scrollAxis, offset, across: 0))
                return CompositionalPart(
                    element: .background(section: index, index: number), frame: grid.aligning(frame),
                    zIndex: background.0.zIndex)
            }
            parts += section.parts(in: rect, section: index, offset: offset, grid)
        }
        return parts.filter { $0.frame.meets(rect) }
    }

    /// Headers and footers. Pinned ones are above everything else while they are visible.
    private func parts(
        _ items: [CompositionalBoundaryItem], _ frames: [CGRect], _ visible: ClosedRange<Double>?,
        _ element: (Int) -> CompositionalElement
    ) -> [CompositionalPart] {
        zip(items, frames).enumerated().map { index, placed in
            let (item, frame) = placed
            var zIndex = item.zIndex
            if item.isPinned, let visible, frame.start(scrollAxis) < visible.upperBound,
                frame.end(scrollAxis) > visible.lowerBound
            {
                zIndex += PinnedBoundaryItems.zIndex
            }
            return CompositionalPart(element: element(index), frame: frame, zIndex: zIndex)
        }
    }

    // MARK: - Changes

    /// Changes a section.
    ///
    /// - Complexity: O(log s), and that of the change
    @discardableResult
    package mutating func update<Result>(
        _ section: Int, _ change: (inout CompositionalSectionGeometry) -> Result
    ) -> Result {
        var result: Result!
        _ = sections.update(at: section) { element, _ in
            var element = element
            result = change(&element)
            element.spacing = sectionSpacing
            return element
        }
        layOutBoundaryItems()
        return result
    }

    /// Replaces the sections in `range`.
    ///
    /// - Complexity: O(k + log s) for k new sections
    package mutating func replace(_ range: Range<Int>, with new: [CompositionalSectionGeometry]) {
        let new = new.map { section in
            var section = section
            section.spacing = sectionSpacing
            return section
        }
        sections.replace(range, with: SummaryTree(new))
        layOutBoundaryItems()
    }

    /// Sets the measured size of one of the layout's own headers and footers.
    ///
    /// - Returns: whether a frame changed.
    package mutating func setMeasuredSize(_ size: MeasuredSize?, ofBoundaryItem index: Int) -> Bool {
        let old = (boundary.frames, length)
        measuredBoundaryItems[index] = size
        layOutBoundaryItems()
        return old != (boundary.frames, length)
    }

    private mutating func layOutBoundaryItems() {
        boundary = BoundaryItemLayout(
            boundaryItems, around: sectionsLength, in: container, insets: .zero, scrollAxis, grid,
            measuredSizes: measuredBoundaryItems)
    }
}
