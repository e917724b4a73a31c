// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The places of a flow layout at which dragged items can be dropped.
///
/// It has the layout at the lift, and the layout without the dragged items. The two share their memory, and a preview
/// of a drop shares it too. The slot of a position does not depend on what is shown:
///
/// * The section is the one whose lines were nearest to the position at the lift.
/// * Between two sections, the slot is the nearer end. Below the lines of a section, or in the empty part of its last
///   line, the slot is the end of the section.
/// * Otherwise it is the place with the nearest landing frame, see ``SlotGeometry/slot(for:keeping:)``. The lines of
///   a later section may land at other offsets than they had at the lift, if the dragged items leave whole lines.
///
/// Sections with one item in each line are lists: in a drop session the slot there is above the first row whose centre
/// is not above the pointer, as in a table.
package struct FlowSlots: Sendable {
    /// The layout at the lift.
    package private(set) var geometry: FlowGeometry
    /// The layout without the dragged items.
    package private(set) var others: FlowGeometry
    /// The dragged items by their paths at the lift, ascending; empty if they come from another view.
    package let lifted: AscendingPaths
    /// The sizes of the dragged items.
    package private(set) var sizes: [FlowSize]
    package let origin: RowPath?
    /// The dragged item under the pointer, by its path at the lift; nil if the items come from another view.
    package let lead: RowPath?
    /// The beginning of a section's lines across the scroll direction, in points from the leading edge of the content.
    let lineStart: @Sendable (Int) -> Double
    /// The longest and the broadest dragged item, in points.
    private(set) var longest = 0.0
    private(set) var broadest = 0.0

    /// Creates the places for items of the layout.
    ///
    /// - Parameters:
    ///   - geometry: the layout at the lift.
    ///   - lifted: the dragged items, at least one, in any order.
    ///   - lead: the dragged item under the pointer, at which the gap opens for all of them.
    ///   - lineStart: the beginning of a section's lines across the scroll direction, in points from the leading edge.
    /// - Complexity: O(k log n) for k dragged items
    package init(
        _ geometry: FlowGeometry, lifted: [RowPath], lead: RowPath,
        lineStart: @escaping @Sendable (Int) -> Double = { _ in 0 }
    ) {
        let paths = AscendingPaths(lifted)
        precondition(paths.contains(lead), "The item \(lead) is to be among those that are lifted.")
        self.geometry = geometry
        self.lifted = paths
        self.lead = lead
        self.lineStart = lineStart
        sizes = paths.paths.map { geometry.size(of: $0) }
        others = geometry.removing(paths)
        origin = RowPath(section: lead.section, row: lead.row - paths.count(inSectionAbove: lead))
        measureSizes()
    }

    /// Creates the places for items from another view.
    ///
    /// - Parameters:
    ///   - geometry: the layout without the items.
    ///   - sizes: the sizes of the items, at least one.
    ///   - lineStart: the beginning of a section's lines across the scroll direction, in points from the leading edge.
    package init(
        _ geometry: FlowGeometry, incoming sizes: [FlowSize],
        lineStart: @escaping @Sendable (Int) -> Double = { _ in 0 }
    ) {
        precondition(!sizes.isEmpty, "There is no item to drop.")
        self.geometry = geometry
        others = geometry
        lifted = AscendingPaths([])
        self.sizes = sizes
        (origin, lead) = (nil, nil)
        self.lineStart = lineStart
        measureSizes()
    }

    private mutating func measureSizes() {
        longest = sizes.reduce(0) { max($0, $1.length) }
        broadest = sizes.reduce(0) { max($0, $1.breadth) }
    }

    /// The size of every item of a section if the dragged items are in it; nil if they differ.
    func commonSize(withDraggedIn lines: FlowLines) -> FlowSize? {
        let first = sizes[0]
        guard lines.itemCount == 0 || lines.commonSize == first else { return nil }
        return sizes.allSatisfy { $0 == first } ? first : nil
    }

    // MARK: - Preview

    /// The order that is shown with the dragged items at a slot; nil for the order at the lift.
    package func order(at slot: RowPath?) -> PreviewOrder {
        PreviewOrder(lifted: lifted, draggedCount: sizes.count, slot: slot)
    }

    /// The layout with the dragged items at a slot, which is the layout after a drop; nil for the layout at the lift.
    ///
    /// - Complexity: O(log n), and O(k) for k dragged items
    package func preview(at slot: RowPath?) -> FlowGeometry {
        guard let slot else { return geometry }
        precondition(contains(slot), "There is no place \(slot) for the dragged items.")
        var preview = others
        preview.update(slot.section) { $0.lines.replace(slot.row..<slot.row, with: sizes) }
        return preview
    }

    // MARK: - Changes

    /// Changes the size of an item during the drag, for instance because its cell has measured itself.
    ///
    /// - Parameter path: the item's path at the lift.
    /// - Complexity: O(log n), and O(k) for k dragged items
    package mutating func setSize(_ size: FlowSize, ofItem path: RowPath) {
        geometry.update(path.section) { $0.lines.replace(path.row..<path.row + 1, with: [size]) }
        if lifted.contains(path) {
            sizes[lifted.count(above: path)] = size
            measureSizes()
        } else {
            let row = path.row - lifted.count(inSectionAbove: path)
            others.update(path.section) { $0.lines.replace(row..<row + 1, with: [size]) }
        }
    }
}

extension FlowGeometry {
    /// The same layout without the given items.
    ///
    /// - Complexity: O(log n) for each run of adjacent items, or O(n) for the sections with many runs
    package func removing(_ paths: AscendingPaths) -> FlowGeometry {
        var others = self
        for (section, paths) in paths.sections {
            let runs = AscendingPaths(Array(paths)).runs.map(\.rows)
            others.update(section) { $0.lines.remove(runs) }
        }
        return others
    }
}

extension FlowLines {
    /// Removes ascending ranges of items.
    mutating func remove(_ runs: [Range<Int>]) {
        // A change breaks the items of two or three chunks again. If that is more than all items, break all of them.
        guard runs.count > 2, runs.count * 2 * FlowSizes.capacity > itemCount, commonSize == nil else {
            for run in runs.reversed() { replace(run, with: []) }
            return
        }
        var kept: [FlowSize] = []
        kept.reserveCapacity(itemCount)
        var next = 0
        for (item, size) in sizes().enumerated() {
            while next < runs.count, runs[next].upperBound <= item { next += 1 }
            if next == runs.count || item < runs[next].lowerBound { kept.append(size) }
        }
        self = FlowLines(metrics, sizes: kept)
    }
}
