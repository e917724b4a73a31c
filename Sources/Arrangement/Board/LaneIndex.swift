// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The lanes in which overlapping time spans are shown side by side, updated incrementally as spans are added, removed
/// and changed.
///
/// The lanes are the same as those that `Lanes` calculates for all spans together. The cost of a change depends only on
/// the spans that are connected with a changed span by a chain of overlaps.
package struct LaneIndex<ID: Hashable> {
    package struct Span: Sendable, Hashable {
        package var start: Double
        package var end: Double
        /// A tie-breaker: of two spans with equal times, the one with the lower number comes first.
        package var number: Int

        package init(start: Double, end: Double, number: Int) {
            (self.start, self.end, self.number) = (start, end, number)
        }

        /// The span's time range. It is never empty, so that a span of zero length takes space too.
        fileprivate var reach: Range<Double> { start..<max(end, start.nextUp) }
    }

    private var spans: [ID: Span] = [:]
    private var lanes: [ID: Lanes.Lane] = [:]
    /// The ids of the spans that intersect each cell, by the cell's number. The time is divided into cells of equal
    /// length.
    private var cells: [Int: [ID]] = [:]
    /// The length of a cell.
    private let cell: Double

    /// Creates an index of time spans.
    ///
    /// - Parameters:
    ///   - spans: the initial spans, each id at most once.
    ///   - cell: the length of a cell in the unit of the spans' times, best about the length of most spans.
    /// - Complexity: O(n log n) for n spans.
    package init(_ spans: [(id: ID, span: Span)] = [], cell: Double = 60) {
        self.cell = cell
        for (id, span) in spans { add(span, id) }
        layOut(spans.map(\.id))
    }

    package var count: Int { spans.count }

    /// The lane of a span; nil if there is no such span.
    package subscript(id: ID) -> Lanes.Lane? { lanes[id] }

    /// Replaces the spans of the given ids; nil removes a span.
    ///
    /// - Returns: the ids whose lane has changed or is new.
    /// - Complexity: O(k log k) for k spans connected with the changed ones by overlaps, before or after the change.
    package mutating func change(_ changes: [(id: ID, span: Span?)]) -> Set<ID> {
        var touched: Set<ID> = []
        for (id, _) in changes {
            guard let old = spans[id] else { continue }
            touched.formUnion(connectedSpans(with: old.reach))
        }
        for (id, span) in changes {
            remove(id)
            if let span { add(span, id) }
        }
        for (_, span) in changes {
            guard let span else { continue }
            touched.formUnion(connectedSpans(with: span.reach))
        }
        let order = touched.filter { spans[$0] != nil }.sorted { spans[$0]!.number < spans[$1]!.number }
        let before = order.map { lanes[$0] }
        layOut(order)
        return Set(zip(order, before).filter { id, old in lanes[id] != old }.map(\.0))
    }

    // MARK: - Internals

    private func range(_ reach: Range<Double>) -> ClosedRange<Int> {
        let first = Int((reach.lowerBound / cell).rounded(.down))
        return first...max(first, Int((reach.upperBound / cell).rounded(.down)))
    }

    private mutating func add(_ span: Span, _ id: ID) {
        spans[id] = span
        for number in range(span.reach) { cells[number, default: []].append(id) }
    }

    private mutating func remove(_ id: ID) {
        lanes[id] = nil
        guard let old = spans.removeValue(forKey: id) else { return }
        for number in range(old.reach) {
            cells[number]?.removeAll { $0 == id }
            if cells[number]?.isEmpty == true { cells[number] = nil }
        }
    }

    /// The spans connected with a time range by a chain of overlaps.
    private func connectedSpans(with reach: Range<Double>) -> Set<ID> {
        var found: Set<ID> = []
        var waiting = [reach]
        while let next = waiting.popLast() {
            for number in range(next) {
                for id in cells[number] ?? [] {
                    guard let its = spans[id]?.reach, its.overlaps(next), found.insert(id).inserted else { continue }
                    waiting.append(its)
                }
            }
        }
        return found
    }

    /// Calculates the lanes of the spans `ids` again. `ids` must contain every span that overlaps one of these spans.
    private mutating func layOut(_ ids: [ID]) {
        let laid = Lanes.lanes(of: ids.map { (spans[$0]!.start, spans[$0]!.end) })
        for (id, lane) in zip(ids, laid) { lanes[id] = lane }
    }
}
