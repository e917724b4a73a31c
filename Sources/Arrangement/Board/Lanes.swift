// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Spans of time that overlap, laid out side by side.
package enum Lanes {
    /// Where one of them lies across a column.
    package struct Lane: Sendable, Hashable {
        /// From the side where lines begin, counted from 0.
        package var index: Int
        /// How many the column is shared by where this one is.
        package var count: Int
        /// How many it takes: those beside it that nobody has.
        package var span: Int
    }

    /// The lane of each span, in the order of the spans.
    ///
    /// The earlier and then the longer one is given the first lane that is free. All that hang together by overlapping
    /// share the column evenly. Spans that only touch do not overlap.
    /// - Complexity: O(n log n + n l) for l lanes.
    package static func lanes(of spans: [(start: Double, end: Double)]) -> [Lane] {
        var lanes = Array(repeating: Lane(index: 0, count: 1, span: 1), count: spans.count)
        let order = spans.indices.sorted {
            if spans[$0].start != spans[$1].start { return spans[$0].start < spans[$1].start }
            if spans[$0].end != spans[$1].end { return spans[$0].end > spans[$1].end }
            return $0 < $1
        }
        var together: [Int] = []
        var ends: [Double] = []
        var last = -Double.infinity
        func close() {
            for place in together { lanes[place].count = ends.count }
            widen(together, spans, &lanes)
            together = []
            ends = []
        }
        for place in order {
            let span = spans[place]
            if span.start >= last { close() }
            // What lasts no time is still somewhere: two of them at one moment lie side by side.
            let end = max(span.end, span.start.nextUp)
            last = max(last, end)
            if let free = ends.firstIndex(where: { $0 <= span.start }) {
                ends[free] = end
                lanes[place].index = free
            } else {
                lanes[place].index = ends.count
                ends.append(end)
            }
            together.append(place)
        }
        close()
        return lanes
    }

    /// Lets each take the lanes beside it in which nobody overlaps it.
    private static func widen(_ together: [Int], _ spans: [(start: Double, end: Double)], _ lanes: inout [Lane]) {
        guard together.count > 1 else { return }
        // In each lane one begins after the other.
        var taken = Array(repeating: [Int](), count: lanes[together[0]].count)
        for place in together { taken[lanes[place].index].append(place) }
        for place in together {
            let own = spans[place]
            var next = lanes[place].index + 1
            while next < taken.count, !isTaken(taken[next], from: own.start, to: own.end, spans) { next += 1 }
            lanes[place].span = next - lanes[place].index
        }
    }

    /// Whether one of those in a lane is there between two moments.
    private static func isTaken(
        _ lane: [Int], from start: Double, to end: Double, _ spans: [(start: Double, end: Double)]
    ) -> Bool {
        let next = lane.indices.partitionPoint { spans[lane[$0]].start >= max(end, start.nextUp) }
        guard next > 0 else { return false }
        let last = spans[lane[next - 1]]
        return start < max(last.end, last.start.nextUp)
    }
}
