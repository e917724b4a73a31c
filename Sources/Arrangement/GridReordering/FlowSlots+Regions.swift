// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a flow layout in which a place is the slot without a comparison of landing frames.
extension FlowSlots {
    /// A section near an offset.
    private struct NearSection {
        var section: Int
        /// The beginning and end of the section's lines along the scroll direction, without insets.
        var start: Double
        var end: Double

        func distance(to offset: Double) -> Double { max(start - offset, offset - end, 0) }
    }

    package func region(at position: DragPosition, keeping present: RowPath?) -> SlotRegion {
        if let pointer = position.pointer, let place = placeInList(at: pointer.offset, keeping: present) {
            return .place(place)
        }
        let point = position.center
        let near = nearSection(to: point.offset, in: geometry, keeping: present)
        let count = itemCount(inSection: near.section)
        let end = RowPath(section: near.section, row: count)
        if count == 0 || point.offset > near.end { return .place(end) }
        if point.offset < near.start, near.section > 0 { return .place(RowPath(section: near.section, row: 0)) }
        return isInEmptyPart(point, of: near) ? .place(end) : .section(near.section)
    }

    /// The section whose lines are nearest to an offset. Of two equally near ones it is the section of the present
    /// slot, or else that of the origin, or else the later one.
    ///
    /// - Complexity: O(log s) for s sections
    private func nearSection(to offset: Double, in geometry: FlowGeometry, keeping present: RowPath?) -> NearSection {
        func near(_ section: Int) -> NearSection {
            let (element, before) = geometry.section(section)
            let start = before + element.linesOffset
            return NearSection(section: section, start: start, end: start + max(element.lines.length, 0))
        }
        let containing = geometry.section(endingAfter: offset) ?? geometry.sectionCount - 1
        // All sections before these are at least as far above the offset, and all later ones as far below it.
        let candidates = (max(containing - 1, 0)...min(containing + 1, geometry.sectionCount - 1)).map(near)
        let least = candidates.reduce(.infinity) { min($0, $1.distance(to: offset)) }
        func isNearest(_ section: NearSection) -> Bool {
            section.distance(to: offset) <= least + Thresholds.Grid.tie
        }
        for section in [present, origin].compactMap({ $0?.section }) where section < geometry.sectionCount {
            let kept = near(section)
            if isNearest(kept) { return kept }
        }
        return candidates.last(where: isNearest) ?? candidates[0]
    }

    /// Whether a point is beside the items of the last line that the section had at the lift. Half of the space after
    /// the last item belongs to the item.
    private func isInEmptyPart(_ point: GridPoint, of near: NearSection) -> Bool {
        let lines = geometry.section(near.section).section.lines
        guard lines.itemCount > 0 else { return true }
        let line = lines.line(ofItem: lines.itemCount - 1)
        let start = line.number > 0 ? line.offset - max(lines.metrics.lineSpacing, 0) / 2 : -.infinity
        guard point.offset - near.start > start, let last = lines.frames(in: line).last else { return false }
        let end = last.position + last.size.breadth + lines.spacing(in: line) / 2
        return end < lines.metrics.breadth && point.position - lineStart(near.section) > end
    }

    // MARK: - Lists

    /// The slot for a pointer in a section of one column: above the first row whose centre is not above the pointer.
    /// Nil in other sections.
    ///
    /// The rows are measured without the dragged items, as in a table.
    ///
    /// - Complexity: O(log n)
    private func placeInList(at offset: Double, keeping present: RowPath?) -> RowPath? {
        let near = nearSection(to: offset, in: others, keeping: present)
        let lines = others.section(near.section).section.lines
        guard isList(lines, near.section) else { return nil }
        let local = offset - near.start
        guard let line = lines.firstLine(endingAfter: local) else {
            return RowPath(section: near.section, row: lines.itemCount)
        }
        let isAbove = line.offset + line.length / 2 < local
        return RowPath(section: near.section, row: line.items.lowerBound + (isAbove ? 1 : 0))
    }

    /// Whether a section has one item in each line, and the first dragged item fits neither beside its first nor beside
    /// its last item.
    private func isList(_ lines: FlowLines, _ section: Int) -> Bool {
        guard lines.itemCount > 0, lines.lineCount == lines.itemCount else { return false }
        let atLift = geometry.section(section).section.lines
        guard atLift.lineCount == atLift.itemCount else { return false }
        return [0, lines.itemCount - 1].allSatisfy { item in
            !lines.metrics.fits(sizes[0].breadth, after: lines.size(ofItem: item).breadth)
        }
    }

    // MARK: - Items

    /// The staying item at a point, as laid out at the lift, and the position of the point in it: from 0 at the item's
    /// beginning to 1 at its end on both axes. Nil over a dragged item, or if there is no item.
    ///
    /// A drop into an item closes the gap, so the items are where they were at the lift.
    ///
    /// - Complexity: O(log n), and O(k) for a line of k items
    package func item(at point: GridPoint) -> (path: RowPath, depth: GridPoint)? {
        guard let point = point.limited, let section = geometry.section(endingAfter: point.offset) else { return nil }
        let (element, before) = geometry.section(section)
        let offset = point.offset - before - element.linesOffset
        let position = point.position - lineStart(section)
        guard let line = element.lines.firstLine(endingAfter: offset), line.offset <= offset else { return nil }
        for (item, frame) in zip(line.items, element.lines.frames(in: line)) {
            let depth = GridPoint(
                position: (position - frame.position) / frame.size.breadth,
                offset: (offset - frame.offset) / frame.size.length)
            let path = RowPath(section: section, row: item)
            if (0..<1).contains(depth.position), (0..<1).contains(depth.offset) {
                return lifted.contains(path) ? nil : (path, depth)
            }
        }
        return nil
    }
}
