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
        func close() {
            for place in together { lanes[place].count = ends.count }
            widen(together, spans, &lanes)
            together = []
            ends = []
        }
        for place in order {
            let span = spans[place]
            if let last = ends.max(), span.start >= last { close() }
            // What lasts no time is still somewhere: two of them at one moment lie side by side.
            let end = max(span.end, span.start.nextUp)
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
        for place in together {
            let own = spans[place]
            var next = lanes[place].count
            for other in together where lanes[other].index > lanes[place].index {
                let its = spans[other]
                if its.start < max(own.end, own.start.nextUp), own.start < max(its.end, its.start.nextUp) {
                    next = min(next, lanes[other].index)
                }
            }
            lanes[place].span = next - lanes[place].index
        }
    }
}
