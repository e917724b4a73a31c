// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Several adjacent items of a flow layout, and a summary of the lines that begin among them.
///
/// A line belongs to the chunk in which it begins, even if it ends in a later one. So a change of the room of a line
/// changes the summaries only, not the sizes.
struct FlowChunk: SummarizedElement {
    struct Summary: TreeSummary {
        var count: Int
        var items: Int
        var lines: Int
        /// The lengths of the lines in points, with one space for each line.
        var length: Double
        /// The breadth of the broadest item in points.
        var breadth: Double
        /// The length of the longest item in points.
        var longest: Double
        var sizes: SizeSummary

        static let zero = Summary(count: 0, items: 0, lines: 0, length: 0, breadth: 0, longest: 0, sizes: .none)
        static func + (a: Summary, b: Summary) -> Summary {
            Summary(
                count: a.count + b.count, items: a.items + b.items, lines: a.lines + b.lines,
                length: a.length + b.length, breadth: max(a.breadth, b.breadth),
                longest: max(a.longest, b.longest), sizes: a.sizes + b.sizes)
        }
    }

    /// Whether several items have the same size.
    enum SizeSummary: Sendable, Equatable {
        case none
        case equal(FlowSize)
        case different

        static func + (a: SizeSummary, b: SizeSummary) -> SizeSummary {
            if a == .none { return b }
            return b == .none || a == b ? a : .different
        }
    }

    let sizes: FlowSizes
    /// The breadth of the broadest item in points.
    private let breadth: Double
    /// The length of the longest item in points.
    private let longest: Double
    /// The index in the chunk of the first item that begins a line; the count of items if none does.
    var firstLine: Int
    /// The number of lines that begin in the chunk.
    var lineCount = 0
    /// The lengths of these lines in points, with one space for each line.
    var length = 0.0

    init(_ sizes: FlowSizes) {
        self.sizes = sizes
        breadth = sizes.greatestBreadth()
        longest = sizes.greatestLength()
        firstLine = sizes.count
    }

    var count: Int { sizes.count }

    var summary: Summary {
        Summary(
            count: 1, items: count, lines: lineCount, length: length, breadth: breadth, longest: longest,
            sizes: sizes.common.map { .equal($0) } ?? .different)
    }

    /// The beginning of a line.
    struct LineStart {
        /// The index of the line's first item in the chunk.
        var item: Int
        /// The number of the chunk's lines before it, and their length in points with one space for each.
        var number = 0
        var offset = 0.0
    }

    /// The last line that begins in the chunk at or before an item, and for which `isReached` is false for all lines
    /// before it. `isReached` gets the offset of the end of a line and the space after it. There must be such a line.
    ///
    /// - Complexity: O(1) for items of equal size, otherwise O(`count`)
    func lineStart(
        atOrBefore item: Int, _ metrics: FlowMetrics, near offset: Double = .infinity,
        where isReached: (Double) -> Bool = { _ in false }
    ) -> LineStart {
        guard let size = sizes.common else { return lineStartAmongDifferent(item, metrics, isReached) }
        let perLine = 1 + metrics.fitting(count, of: size.breadth, after: size.breadth)
        let advance = metrics.advance(size.length)
        let last = (min(item, count - 1) - firstLine) / perLine
        let number = (0..<last).partitionPoint(near: offset / advance) { isReached(Double($0 + 1) * advance) }
        return LineStart(item: firstLine + number * perLine, number: number, offset: Double(number) * advance)
    }

    private func lineStartAmongDifferent(
        _ item: Int, _ metrics: FlowMetrics, _ isReached: (Double) -> Bool
    ) -> LineStart {
        var start = LineStart(item: firstLine)
        var line = OpenLine(sizes[firstLine])
        for index in firstLine + 1..<max(min(item + 1, count), firstLine + 1) {
            let size = sizes[index]
            if line.add(size, metrics) { continue }
            let end = start.offset + metrics.advance(line.length)
            if isReached(end) { return start }
            start = LineStart(item: index, number: start.number + 1, offset: end)
            line = OpenLine(size)
        }
        return start
    }
}

/// A line of a flow layout to which items are added.
struct OpenLine {
    /// The breadth of the items and of the minimum spaces between them, in points.
    private(set) var used: Double
    /// The length of the longest item, in points.
    private(set) var length: Double

    init(_ first: FlowSize) { (used, length) = (first.breadth, first.length) }

    /// Adds an item at the end of the line.
    ///
    /// - Returns: false if the item does not fit, so that it begins the next line.
    mutating func add(_ size: FlowSize, _ metrics: FlowMetrics) -> Bool {
        guard metrics.fits(size.breadth, after: used) else { return false }
        used += metrics.itemSpacing + size.breadth
        length = max(length, size.length)
        return true
    }

    /// Adds as many of `count` items of one size as fit, and returns their number.
    mutating func add(_ count: Int, of size: FlowSize, _ metrics: FlowMetrics) -> Int {
        let added = metrics.fitting(count, of: size.breadth, after: used)
        if added > 0 {
            used += Double(added) * (metrics.itemSpacing + size.breadth)
            length = max(length, size.length)
        }
        return added
    }
}
