// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The layout of overlapping time spans, such as calendar events, in lanes side by side.
package enum Lanes {
    /// The horizontal position of a span in its day's column.
    package struct Lane: Sendable, Hashable {
        /// The lane's index from the leading side, counted from 0.
        package var index: Int
        /// The number of lanes into which the column is divided at this span.
        package var count: Int
        /// The number of lanes that the span takes: its own lane, and the free lanes directly after it.
        package var span: Int
    }

    /// The lane of each span, in the order of the spans.
    ///
    /// Spans are placed in the order of their starts, the longer one first if two start together. Each gets the first
    /// free lane. Spans that are connected by a chain of overlaps share the width of their day's column, which is
    /// divided into equally wide lanes. Spans that only touch do not overlap.
    /// - Complexity: O(n log n + n l) for n spans and l lanes.
    package static func lanes(of spans: [(start: Double, end: Double)]) -> [Lane] {
        var lanes = Array(repeating: Lane(index: 0, count: 1, span: 1), count: spans.count)
        let order = spans.indices.sorted {
            if spans[$0].start != spans[$1].start { return spans[$0].start < spans[$1].start }
            if spans[$0].end != spans[$1].end { return spans[$0].end > spans[$1].end }
            return $0 < $1
        }
        var cluster: [Int] = []
        var ends: [Double] = []
        var last = -Double.infinity
        func close() {
            for place in cluster { lanes[place].count = ends.count }
            widen(cluster, spans, &lanes)
            cluster = []
            ends = []
        }
        for place in order {
            let span = spans[place]
            if span.start >= last { close() }
            // A span of zero length still takes space: two of them at one moment are placed side by side.
            let end = max(span.end, span.start.nextUp)
            last = max(last, end)
            if let free = ends.firstIndex(where: { $0 <= span.start }) {
                ends[free] = end
                lanes[place].index = free
            } else {
                lanes[place].index = ends.count
                ends.append(end)
            }
            cluster.append(place)
        }
        close()
        return lanes
    }

    /// Widens each span of a cluster over the following lanes, up to the first lane with a span that overlaps the
    /// widened one. `cluster` contains the indices of spans that are connected by overlaps.
    private static func widen(_ cluster: [Int], _ spans: [(start: Double, end: Double)], _ lanes: inout [Lane]) {
        guard cluster.count > 1 else { return }
        // The indices of the spans in each lane, in the order of their starts: `isTaken` searches them by bisection.
        var taken = Array(repeating: [Int](), count: lanes[cluster[0]].count)
        for place in cluster { taken[lanes[place].index].append(place) }
        for place in cluster {
            let own = spans[place]
            var next = lanes[place].index + 1
            while next < taken.count, !isTaken(taken[next], from: own.start, to: own.end, spans) { next += 1 }
            lanes[place].span = next - lanes[place].index
        }
    }

    /// Whether one of the spans in a lane overlaps the time between two moments. `lane` contains the indices of the
    /// lane's spans in `spans`, in the order of their starts.
    private static func isTaken(
        _ lane: [Int], from start: Double, to end: Double, _ spans: [(start: Double, end: Double)]
    ) -> Bool {
        let next = lane.indices.partitionPoint { spans[lane[$0]].start >= max(end, start.nextUp) }
        guard next > 0 else { return false }
        let last = spans[lane[next - 1]]
        return start < max(last.end, last.start.nextUp)
    }
}
