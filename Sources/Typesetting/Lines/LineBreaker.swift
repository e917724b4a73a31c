// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Breaks one paragraph into lines, from the widths of its clusters (the smallest units of layout) alone.
///
/// Like Pango and UIKit, it is greedy: each line takes as much as fits. Whitespace at the end of a line may extend
/// beyond the available width, and is not counted in the line's width.
struct LineBreaker {
    struct Line: Equatable {
        /// All clusters of the line, including trailing whitespace.
        var clusters: Range<Int>
        /// The end of the visible clusters: the index at which the invisible trailing whitespace starts.
        var visibleEnd: Int
        /// The width of the visible clusters, in Pango units.
        var width: Int
    }

    /// The distance between tab stops in Pango units: 28 points, as in UIKit's default paragraph style.
    static let tabInterval = 28 * Int(PangoUnits.perPoint)

    let clusters: [Cluster]
    let hasTabs: Bool
    /// The available width, in Pango units.
    let limit: Int
    /// Whether a line may break between any two characters.
    let breaksWords: Bool

    init(_ paragraph: ShapedParagraph, limit: Int, breaksWords: Bool) {
        clusters = paragraph.clusters
        hasTabs = paragraph.hasTabs
        self.limit = limit
        self.breaksWords = breaksWords
    }

    /// The width, in Pango units, of the cluster with an index if it starts at the distance `x` from the line's start.
    /// A tab extends to the next tab stop.
    func advance(of index: Int, at x: Int) -> Int {
        let cluster = clusters[index]
        guard hasTabs, cluster.flags.contains(.tab) else { return Int(cluster.advance) }
        return (x / LineBreaker.tabInterval + 1) * LineBreaker.tabInterval - x
    }

    /// The width of a range of clusters at the start of a line. The width of a tab depends on its position in the line.
    func width(of range: Range<Int>) -> Int {
        range.reduce(0) { $0 + advance(of: $1, at: $0) }
    }

    /// Returns the line that starts at the cluster with the index `start`.
    ///
    /// - Complexity: O(clusters in the line).
    func line(from start: Int) -> Line {
        var x = 0
        var index = start
        var lastBreak: Int?
        let opportunity: Cluster.Flags = breaksWords ? .characterBreak : .lineBreak
        // The end and the width of the text without trailing whitespace: up to `index`, and up to the last break
        // opportunity.
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
        // At the paragraph's end, trailing whitespace counts as visible if the line fits with it.
        return Line(
            clusters: start..<index, visibleEnd: x <= limit ? index : visibleEnd,
            width: x <= limit ? x : visibleWidth)
    }

    /// Returns a line of the clusters in `range`, which fit but end inside a word that is longer than the line. The
    /// line ends between two characters if possible.
    private func brokenWord(_ range: Range<Int>) -> Line {
        var end = range.upperBound
        while end > range.lowerBound + 1, !clusters[end].flags.contains(.characterBreak) { end -= 1 }
        if !clusters[end].flags.contains(.characterBreak) { end = range.upperBound }
        let visible = trimmingWhitespace(range.lowerBound..<end)
        return Line(clusters: range.lowerBound..<end, visibleEnd: visible.upperBound, width: width(of: visible))
    }

    /// Returns the longest prefix of `range` that fits in the width `room` (in Pango units), cut between characters.
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

    /// Returns the longest suffix of `range` that fits in the width `room` (in Pango units), cut between characters.
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
