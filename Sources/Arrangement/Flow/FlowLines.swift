// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The items of a section of a flow layout, broken into lines.
///
/// An item begins a new line if it does not fit at the end of the current one. Offsets are in points along the scroll
/// direction, from the beginning of the first line. Items of one size take no memory of their own, others 4 bytes if
/// their sizes are multiples of 1/64 of a point below 1024.
///
/// The items are stored in a tree of chunks, which sums items, lines and length. This is a value type whose copies
/// share their memory.
package struct FlowLines: Sendable {
    package private(set) var metrics: FlowMetrics
    var chunks: SummaryTree<FlowChunk>

    /// Creates the lines of items with the given sizes.
    ///
    /// - Complexity: O(n)
    package init(_ metrics: FlowMetrics, sizes: [FlowSize]) {
        self.init(metrics, FlowSizes.lists(sizes))
    }

    /// Creates the lines of `count` items of one size.
    ///
    /// - Complexity: O(1)
    package init(_ metrics: FlowMetrics, count: Int = 0, size: FlowSize = FlowSize(breadth: 0, length: 0)) {
        self.init(metrics, count > 0 ? [FlowSizes(repeating: size, count: count)] : [])
    }

    private init(_ metrics: FlowMetrics, _ lists: [FlowSizes]) {
        self.metrics = metrics
        var breaker = LineBreaker(metrics)
        for list in lists { breaker.add(list) }
        breaker.finish()
        chunks = SummaryTree(breaker.chunks)
    }

    package var itemCount: Int { chunks.summary.items }

    package var lineCount: Int { chunks.summary.lines }

    /// The length of all lines and of the spaces between them, in points.
    package var length: Double { itemCount > 0 ? max(chunks.summary.length - metrics.lineSpacing, 0) : 0 }

    /// The size of every item; nil if there are no items, or if they differ in size.
    package var commonSize: FlowSize? { if case .equal(let size) = chunks.summary.sizes { size } else { nil } }

    /// The breadth of the broadest item in points; 0 if there are no items.
    package var greatestBreadth: Double { chunks.summary.breadth }

    /// The length of the longest item in points; 0 if there are no items.
    package var greatestLength: Double { chunks.summary.longest }

    /// The size of an item.
    ///
    /// - Complexity: O(log n)
    package func size(ofItem item: Int) -> FlowSize {
        let (chunk, before) = chunk(ofItem: item)
        return chunk.sizes[item - before.items]
    }

    /// All sizes in order, for tests.
    func sizes() -> [FlowSize] {
        chunks.elements().flatMap { chunk in (0..<chunk.count).map { chunk.sizes[$0] } }
    }

    // MARK: - Finding lines

    /// The line that contains an item.
    ///
    /// - Complexity: O(log n), and O(k) for a line of k items
    package func line(ofItem item: Int) -> FlowLine {
        let start = startOfLine(ofItem: item)
        return line(from: start.item, number: start.number, offset: start.offset)
    }

    /// The first line whose end is at a greater offset than `offset`; nil if there is none.
    ///
    /// - Complexity: O(log n)
    package func firstLine(endingAfter offset: Double) -> FlowLine? {
        // If lines overlap, an earlier line may end after the beginning of the line at the offset.
        let sought = offset + min(metrics.lineSpacing, 0)
        guard let (chunk, before) = chunks.first(where: { $0.length > sought }) else {
            guard let last = itemCount > 0 ? line(ofItem: itemCount - 1) : nil else { return nil }
            return last.offset + last.length > offset ? last : nil
        }
        let start = chunk.lineStart(atOrBefore: chunk.count, metrics, near: sought - before.length) {
            before.length + $0 > sought
        }
        var found: FlowLine? = line(
            from: before.items + start.item, number: before.lines + start.number, offset: before.length + start.offset)
        while let line = found, line.offset + line.length <= offset { found = self.line(after: line) }
        return found
    }

    /// The next line; nil after the last one.
    ///
    /// - Complexity: O(log n), and O(k) for a line of k items
    package func line(after line: FlowLine) -> FlowLine? {
        guard line.items.upperBound < itemCount else { return nil }
        return self.line(
            from: line.items.upperBound, number: line.number + 1, offset: line.offset + metrics.advance(line.length))
    }

    /// The line before this one; nil before the first one.
    package func line(before line: FlowLine) -> FlowLine? {
        line.items.lowerBound > 0 ? self.line(ofItem: line.items.lowerBound - 1) : nil
    }

    private func chunk(ofItem item: Int) -> (element: FlowChunk, before: FlowChunk.Summary) {
        guard item >= 0, let found = chunks.first(where: { $0.items > item }) else {
            preconditionFailure("There is no item \(item) among \(itemCount).")
        }
        return found
    }

    /// The first item, number and offset of the line that contains an item, and the chunk in which the line begins.
    private func startOfLine(ofItem item: Int) -> (item: Int, number: Int, offset: Double, chunk: Int) {
        var (chunk, before) = chunk(ofItem: item)
        if item - before.items < chunk.firstLine {
            // The line begins in an earlier chunk, and is the last one there.
            let number = before.lines - 1
            (chunk, before) = chunks.first { $0.lines > number } ?? (chunk, before)
        }
        let start = chunk.lineStart(atOrBefore: item - before.items, metrics)
        return (
            before.items + start.item, before.lines + start.number, before.length + start.offset, before.count
        )
    }

    /// The line that begins with an item.
    private func line(from first: Int, number: Int, offset: Double) -> FlowLine {
        var (chunk, before) = chunk(ofItem: first)
        var sizes = [chunk.sizes[first - before.items]]
        var line = OpenLine(sizes[0])
        var item = first + 1
        while item < itemCount {
            if item - before.items == chunk.count { (chunk, before) = self.chunk(ofItem: item) }
            let size = chunk.sizes[item - before.items]
            guard line.add(size, metrics) else { break }
            sizes.append(size)
            item += 1
        }
        return FlowLine(number: number, items: first..<item, offset: offset, length: line.length, sizes: sizes)
    }

    // MARK: - Changes

    /// Breaks all items into lines again.
    ///
    /// - Complexity: O(n) for items that differ in size, O(1) for items of one size
    package mutating func setMetrics(_ metrics: FlowMetrics) {
        if metrics != self.metrics { self = FlowLines(metrics, chunks.elements().map(\.sizes)) }
    }

    /// Gives all items of the size `old` the size `new`.
    ///
    /// - Complexity: O(n) for items that differ in size, O(k) for k runs of items of one size
    package mutating func replaceSize(_ old: FlowSize, with new: FlowSize) {
        guard old != new else { return }
        let lists = chunks.elements().flatMap { chunk -> [FlowSizes] in
            if let common = chunk.sizes.common {
                return [common == old ? FlowSizes(repeating: new, count: chunk.count) : chunk.sizes]
            }
            return FlowSizes.lists((0..<chunk.count).lazy.map { chunk.sizes[$0] == old ? new : chunk.sizes[$0] })
        }
        self = FlowLines(metrics, FlowSizes.joined(lists))
    }

    /// Replaces the items in `range` by items of the given sizes.
    package mutating func replace(_ range: Range<Int>, with sizes: [FlowSize]) {
        replace(range, with: FlowSizes.lists(sizes))
    }

    /// Replaces the items in `range` by `count` items of one size.
    package mutating func replace(_ range: Range<Int>, withCount count: Int, of size: FlowSize) {
        replace(range, with: count > 0 ? [FlowSizes(repeating: size, count: count)] : [])
    }

    /// Replaces items. The lines after them are broken again up to the first that begins with the same item as before.
    ///
    /// - Complexity: O(k + log n) for k items that are replaced or whose lines change
    private mutating func replace(_ range: Range<Int>, with lists: [FlowSizes]) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= itemCount, "Items \(range) are not among \(itemCount).")
        guard itemCount > 0 else {
            self = FlowLines(metrics, lists)
            return
        }
        let first = firstChunk(beforeChangeAt: range.lowerBound)
        let (start, before) = chunks.element(at: first)
        // One more chunk at the end, so that short lists join their neighbours.
        let changed = chunk(ofItem: min(range.upperBound, itemCount - 1)).before.count
        let last = min(changed + 1, chunks.summary.count - 1)
        let (end, beforeEnd) = chunks.element(at: last)
        let kept = (
            sizes(in: before.items..<range.lowerBound), sizes(in: range.upperBound..<beforeEnd.items + end.count)
        )
        var breaker = LineBreaker(metrics, skipping: start.firstLine)
        for list in FlowSizes.joined(kept.0 + lists + kept.1) { breaker.add(list) }
        var next = last + 1
        var isUnchanged = false
        while next < chunks.summary.count, !isUnchanged {
            isUnchanged = breaker.add(unchanged: chunks.element(at: next).element)
            next += 1
        }
        breaker.finish()
        chunks.replace(first..<next, with: SummaryTree(breaker.chunks))
    }

    /// The first of the chunks that a change at an item may change: the one before that in which the line of the
    /// previous item begins. An item that is inserted may fit into that line.
    private func firstChunk(beforeChangeAt item: Int) -> Int {
        guard item > 0 else { return 0 }
        let chunk = startOfLine(ofItem: item - 1).chunk
        return chunk > 0 ? startOfLine(ofItem: chunks.element(at: chunk).before.items - 1).chunk : 0
    }

    /// The sizes of the items in a range.
    private func sizes(in range: Range<Int>) -> [FlowSizes] {
        var lists: [FlowSizes] = []
        var item = range.lowerBound
        while item < range.upperBound {
            let (chunk, before) = chunk(ofItem: item)
            let end = min(range.upperBound - before.items, chunk.count)
            lists += [chunk.sizes[item - before.items..<end]].compactMap { $0 }
            item = before.items + end
        }
        return lists
    }

    /// A description of a violated invariant, for tests; nil if all hold.
    ///
    /// - Complexity: O(n)
    func brokenInvariant() -> String? {
        var breaker = LineBreaker(metrics)
        let chunks = chunks.elements()
        for chunk in chunks { breaker.add(chunk.sizes) }
        breaker.finish()
        for (index, (chunk, expected)) in zip(chunks, breaker.chunks).enumerated()
        where chunk.summary != expected.summary || chunk.firstLine != expected.firstLine {
            return "chunk \(index) has \(chunk.summary) from \(chunk.firstLine), not \(expected.summary) from "
                + "\(expected.firstLine)"
        }
        if let chunk = chunks.first(where: { $0.sizes.common == nil && $0.count > FlowSizes.capacity }) {
            return "a chunk of \(chunk.count) different sizes"
        }
        return self.chunks.brokenInvariant()
    }
}
