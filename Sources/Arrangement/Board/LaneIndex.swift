// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Spans of time that come, go and change, and the lanes in which they lie side by side.
///
/// It says of each what ``Lanes`` says when it is given all of them, but a change costs what hangs together with it by
/// overlapping, however much there is elsewhere.
package struct LaneIndex<ID: Hashable> {
    package struct Span: Sendable, Hashable {
        package var start: Double
        package var end: Double
        /// Of two that are alike, the one with the lower number comes first.
        package var number: Int

        package init(start: Double, end: Double, number: Int) {
            (self.start, self.end, self.number) = (start, end, number)
        }

        /// What lasts no time is still somewhere.
        fileprivate var reach: Range<Double> { start..<max(end, start.nextUp) }
    }

    private var spans: [ID: Span] = [:]
    private var lanes: [ID: Lanes.Lane] = [:]
    /// Who reaches into each stretch of time.
    private var cells: [Int: [ID]] = [:]
    private let cell: Double

    /// - Parameters:
    ///   - spans: no two of the same id.
    ///   - cell: about as long as most of them.
    /// - Complexity: O(n log n)
    package init(_ spans: [(id: ID, span: Span)] = [], cell: Double = 60) {
        self.cell = cell
        for (id, span) in spans { put(span, id) }
        layOut(spans.map(\.id))
    }

    package var count: Int { spans.count }

    /// Where one lies; nil for one that is not there.
    package subscript(id: ID) -> Lanes.Lane? { lanes[id] }

    /// Puts spans in the place of those that the ids had; nil takes them out.
    ///
    /// - Returns: those whose lane is another now, or who have one for the first time.
    /// - Complexity: O(k log k) for those who hang together with the spans, before or now.
    package mutating func change(_ changes: [(id: ID, span: Span?)]) -> Set<ID> {
        var touched: Set<ID> = []
        for (id, _) in changes {
            guard let old = spans[id] else { continue }
            touched.formUnion(together(with: old.reach))
        }
        for (id, span) in changes {
            remove(id)
            if let span { put(span, id) }
        }
        for (_, span) in changes {
            guard let span else { continue }
            touched.formUnion(together(with: span.reach))
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

    private mutating func put(_ span: Span, _ id: ID) {
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

    /// All who overlap a stretch of time, or somebody who does, and so on.
    private func together(with reach: Range<Double>) -> Set<ID> {
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

    private mutating func layOut(_ ids: [ID]) {
        let laid = Lanes.lanes(of: ids.map { (spans[$0]!.start, spans[$0]!.end) })
        for (id, lane) in zip(ids, laid) { lanes[id] = lane }
    }
}
