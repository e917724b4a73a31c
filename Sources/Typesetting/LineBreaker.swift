// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Finds where lines end in one paragraph, from the widths of its clusters alone.
///
/// Greedy, as Pango and UIKit are: a line takes all that fits. Whitespace at a line's end hangs over the edge and
/// is not counted in its width.
struct LineBreaker {
    struct Line: Equatable {
        /// All clusters of the line, hanging whitespace included.
        var clusters: Range<Int>
        /// Where the whitespace that hangs starts.
        var visibleEnd: Int
        /// Of the visible clusters, in Pango units.
        var width: Int
    }

    /// UIKit's default paragraph style has a tab stop every 28 points.
    static let tabInterval = 28 * Int(PangoUnits.perPoint)

    let clusters: [Cluster]
    let hasTabs: Bool
    /// In Pango units.
    let limit: Int
    let breaksWords: Bool

    init(_ paragraph: ShapedParagraph, limit: Int, breaksWords: Bool) {
        clusters = paragraph.clusters
        hasTabs = paragraph.hasTabs
        self.limit = limit
        self.breaksWords = breaksWords
    }

    /// The width of a cluster that starts at `x`: a tab reaches to the next stop.
    func advance(of index: Int, at x: Int) -> Int {
        let cluster = clusters[index]
        guard hasTabs, cluster.flags.contains(.tab) else { return Int(cluster.advance) }
        return (x / LineBreaker.tabInterval + 1) * LineBreaker.tabInterval - x
    }

    func width(of range: Range<Int>) -> Int {
        range.reduce(0) { $0 + advance(of: $1, at: $0) }
    }

    /// The line that starts at a cluster.
    ///
    /// - Complexity: O(clusters in the line).
    func line(from start: Int) -> Line {
        var x = 0
        var index = start
        var lastBreak: Int?
        let opportunity: Cluster.Flags = breaksWords ? .characterBreak : .lineBreak
        // The end of what is not whitespace, up to here and up to the last break.
        var (visibleEnd, visibleWidth) = (start, 0)
        var (breakVisibleEnd, breakWidth) = (start, 0)
        while index < clusters.count {
            let flags = clusters[index].flags
            if index > start, flags.contains(opportunity) {
                lastBreak = index
                (breakVisibleEnd, breakWidth) = (visibleEnd, visibleWidth)
            }
            let advance = advance(of: index, at: x)
            if index > start, x + advance > limit, !flags.contains(.whitespace) {
                if let lastBreak {
                    return Line(clusters: start..<lastBreak, visibleEnd: breakVisibleEnd, width: breakWidth)
                }
                return brokenWord(start..<index)
            }
            x += advance
            index += 1
            if !flags.contains(.whitespace) { (visibleEnd, visibleWidth) = (index, x) }
        }
        // The paragraph's end: its whitespace counts as far as there is room.
        return Line(
            clusters: start..<index, visibleEnd: x <= limit ? index : visibleEnd,
            width: x <= limit ? x : visibleWidth)
    }

    /// A line within a word longer than the line.
    private func brokenWord(_ range: Range<Int>) -> Line {
        var end = range.upperBound
        while end > range.lowerBound + 1, !clusters[end].flags.contains(.characterBreak) { end -= 1 }
        if !clusters[end].flags.contains(.characterBreak) { end = range.upperBound }
        let visible = trimmingWhitespace(range.lowerBound..<end)
        return Line(clusters: range.lowerBound..<end, visibleEnd: visible.upperBound, width: width(of: visible))
    }

    /// As many characters from the start of `range` as fit in `room`.
    func prefix(of range: Range<Int>, room: Int) -> Range<Int> {
        var x = 0
        var end = range.lowerBound
        for index in range {
            if index > end, clusters[index].flags.contains(.characterBreak) { end = index }
            x += advance(of: index, at: x)
            if x > room { return range.lowerBound..<end }
        }
        return range
    }

    /// As many characters from the end of `range` as fit in `room`.
    func suffix(of range: Range<Int>, room: Int) -> Range<Int> {
        var x = 0
        var start = range.upperBound
        for index in range.reversed() {
            x += Int(clusters[index].advance)
            if x > room { return start..<range.upperBound }
            if clusters[index].flags.contains(.characterBreak) { start = index }
        }
        return range
    }

    /// The range without the whitespace at its end.
    func trimmingWhitespace(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].flags.contains(.whitespace) { end -= 1 }
        return range.lowerBound..<end
    }

    /// The range without the whitespace at its start.
    func trimmingLeadingWhitespace(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, clusters[start].flags.contains(.whitespace) { start += 1 }
        return start..<range.upperBound
    }
}
