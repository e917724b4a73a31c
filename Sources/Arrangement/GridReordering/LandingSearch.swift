// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A search among the places of one section of a flow layout.
///
/// The lines before a place stay as they are when items are inserted there. So the item at row r lands in the line of
/// the item before it, if it fits there after that item, or else in a new line directly below. The positions in the
/// line depend on the following items, up to the end of the line.
///
/// That gives bounds for the centre of a landing frame without laying it out:
///
/// * Along the scroll direction, the item lands at or after the beginning of the previous item's line. It lands at or
///   before the beginning of the next line, in the middle of a line that is at most as long as the longest item.
/// * Across it, the item is at least at the position that it has with minimum spaces. A full line has less free space
///   than its next item would take, so the item is at most so much further.
///
/// Both bounds grow from line to line. So a search from the line at the point in both directions ends at the first line
/// that is too far away.
struct LandingSearch {
    let slots: FlowSlots
    let section: Int
    /// The lines of the items that stay.
    let lines: FlowLines
    /// The beginning of the first line.
    let start: GridPoint
    /// The number of lines whose places have been visited, for tests of the cost.
    private(set) var lineCount = 0
    /// The number of items that have been laid out.
    private var itemCount = 0

    private let commonSize: FlowSize?

    init(_ slots: FlowSlots, section: Int) {
        (self.slots, self.section) = (slots, section)
        let (element, offset) = slots.others.section(section)
        lines = element.lines
        start = GridPoint(position: slots.lineStart(section), offset: offset + element.linesOffset)
        commonSize = slots.commonSize(withDraggedIn: element.lines)
    }

    /// The line at an offset, or the nearest one; nil if there are no lines.
    func line(near offset: Double) -> FlowLine? {
        lines.firstLine(endingAfter: offset - start.offset)
            ?? (lines.itemCount > 0 ? lines.line(ofItem: lines.itemCount - 1) : nil)
    }

    // MARK: - Landings

    /// The landing before the item at a row.
    ///
    /// - Parameter line: the line of the previous item; nil for row 0.
    func landing(atRow row: Int, in line: FlowLine?) -> Landing {
        guard let line else { return landing(atRow: 0, after: [], lineOffset: 0, in: nil) }
        let previous = line.sizes[..<(row - line.items.lowerBound)]
        let open = OpenLine(previous, lines.metrics)
        if lines.metrics.fits(slots.sizes[0].breadth, after: open.used) {
            return landing(atRow: row, after: previous, lineOffset: line.offset, in: line)
        }
        let offset = line.offset + lines.metrics.advance(open.length)
        return landing(atRow: row, after: [], lineOffset: offset, in: line)
    }

    /// The landing after the items of a line.
    ///
    /// - Parameters:
    ///   - row: the row of the item after the dragged ones.
    ///   - previous: the sizes of the items before the dragged ones in the same line.
    ///   - lineOffset: the beginning of the line.
    ///   - line: the line of the item before `row` without the dragged items; nil for row 0.
    private func landing(
        atRow row: Int, after previous: ArraySlice<FlowSize>, lineOffset: Double, in line: FlowLine?
    ) -> Landing {
        var sizes = Array(previous)
        sizes.append(slots.sizes[0])
        var open = OpenLine(sizes[...], lines.metrics)
        var isFull = false
        func add(_ size: FlowSize) {
            isFull = !open.add(size, lines.metrics)
            if !isFull { sizes.append(size) }
        }
        for size in slots.sizes.dropFirst() where !isFull { add(size) }
        // The next items are in the rest of the same line, and in the lines after it.
        var source = isFull ? nil : line ?? (lines.itemCount > 0 ? lines.line(ofItem: 0) : nil)
        var next = row
        while let current = source {
            for size in current.sizes[(next - current.items.lowerBound)...] where !isFull { add(size) }
            next = current.items.upperBound
            source = isFull ? nil : lines.line(after: current)
        }
        var frame = lines.metrics.frames(
            of: sizes, offset: lineOffset, length: open.length, isLast: !isFull, commonSize: commonSize)[previous.count]
        frame.position += start.position
        frame.offset += start.offset
        let isFirst = line == nil || !previous.isEmpty
        return Landing(
            place: RowPath(section: section, row: row), frame: frame, lineOffset: start.offset + lineOffset,
            lineLength: open.length, line: (line?.number ?? 0) + (isFirst ? 0 : 1), column: previous.count)
    }

    // MARK: - Search

    /// All landings whose centres are at most `distance` from a point, and some others near them.
    mutating func landings(near point: GridPoint, within distance: Double) -> [Landing] {
        guard let first = line(near: point.offset) else { return [landing(atRow: 0, in: nil)] }
        let bounds = Bounds(
            near: point.offset - start.offset, point.position - start.position, within: distance,
            size: slots.sizes[0], longest: max(slots.longest, lines.greatestLength))
        var found: [Landing] = []
        var current: FlowLine? = first
        while let line = current, line.number == first.number || bounds.reach(lineAt: line.offset), hasBudget {
            visit(line, bounds, &found)
            current = lines.line(after: line)
        }
        current = lines.line(before: first)
        while let line = current, bounds.reach(lineEndingAt: line.offset + lines.metrics.advance(line.length)),
            hasBudget
        {
            visit(line, bounds, &found)
            current = lines.line(before: line)
        }
        return found
    }

    /// Whether the search has laid out fewer items than the limit. Only thousands of items without a size exceed it.
    private var hasBudget: Bool { itemCount < Thresholds.Grid.mostItemsTried }

    /// Adds the landings after each item of a line, and before the first item of all, unless they are too far away.
    private mutating func visit(_ line: FlowLine, _ bounds: Bounds, _ found: inout [Landing]) {
        lineCount += 1
        itemCount += line.sizes.count
        func add(_ row: Int, _ line: FlowLine?) {
            let landing = landing(atRow: row, in: line)
            found.append(landing)
        }
        if line.items.lowerBound == 0 {
            add(0, nil)
            itemCount += line.sizes.count
        }
        let next = lines.line(after: line)
        let breadth = (line.sizes + (next?.sizes ?? [])).reduce(slots.broadest) { max($0, $1.breadth) }
        // A full line has less free space than its next item and the space before it would take.
        let freeSpace = max(breadth + lines.metrics.itemSpacing, 0) + Thresholds.Grid.tie
        var open = OpenLine(line.sizes[0])
        for (index, size) in line.sizes.enumerated() {
            if index > 0 { _ = open.add(size, lines.metrics) }
            let isInLine = lines.metrics.fits(slots.sizes[0].breadth, after: open.used)
            let offset = isInLine ? line.offset : line.offset + lines.metrics.advance(open.length)
            let position = isInLine ? open.used + lines.metrics.itemSpacing : 0
            guard bounds.reach(lineAt: offset), bounds.reach(lineEndingAt: offset),
                bounds.reach(position: position, freeSpace: freeSpace), hasBudget
            else { continue }
            add(line.items.lowerBound + index + 1, line)
            itemCount += line.sizes.count
        }
    }

    /// The bounds of the search, relative to the beginning of the first line.
    private struct Bounds {
        /// The least and greatest position and offset of a line in which the centre of the item may be near enough.
        private let positions: ClosedRange<Double>
        private let offsets: ClosedRange<Double>

        /// - Parameters:
        ///   - offset: the offset of the point.
        ///   - position: the position of the point.
        ///   - distance: the greatest distance of a centre from the point.
        ///   - size: the size of the first dragged item.
        ///   - longest: the length of the longest item of the section.
        init(near offset: Double, _ position: Double, within distance: Double, size: FlowSize, longest: Double) {
            let reach = distance + Thresholds.Grid.tie
            let middle = position - size.breadth / 2
            positions = middle - reach...middle + reach
            // The centre of a line is half of its length after its beginning, and the line is as long as the item.
            offsets = offset - reach - longest / 2...offset + reach - size.length / 2
        }

        /// Whether an item may be near enough in a line that begins at or after an offset.
        func reach(lineAt offset: Double) -> Bool { offset <= offsets.upperBound }

        /// Whether an item may be near enough in a line that begins at or before an offset.
        func reach(lineEndingAt offset: Double) -> Bool { offset >= offsets.lowerBound }

        /// Whether an item may be near enough whose position with minimum spaces is `position`.
        func reach(position: Double, freeSpace: Double) -> Bool {
            position <= positions.upperBound + Thresholds.Grid.tie && position + freeSpace >= positions.lowerBound
        }
    }
}

extension OpenLine {
    /// A line with the given items, at least one, which fit in it.
    fileprivate init(_ sizes: ArraySlice<FlowSize>, _ metrics: FlowMetrics) {
        self.init(sizes[sizes.startIndex])
        for size in sizes.dropFirst() { _ = add(size, metrics) }
    }
}
