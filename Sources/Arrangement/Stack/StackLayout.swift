// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The layout of a stack view: computes the positions of its views from their sizes and priorities.
///
/// Lengths are along the stack's axis, breadths across it; both are in points. Positions are measured from the leading
/// end. Hidden items take no length and no spacing. They get a position of length 0 between their neighbours, at which
/// an animation that shows or hides them begins or ends.
package struct StackLayout: Equatable, Sendable {
    /// The way in which the length along the axis is distributed.
    package enum Distribution: Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of items across the axis.
    package enum Alignment: Sendable, CaseIterable {
        case fill, leading, center, trailing, firstBaseline, lastBaseline
    }

    /// The size of a view in the stack along the axis, and the priorities of that size.
    package struct Item: Equatable, Sendable {
        /// The preferred length along the axis; nil for an item without a preferred length.
        package var length: Double?
        /// The minimum spacing between this item and the next visible one.
        package var spacing: Double
        /// The priority with which the item resists growing beyond its preferred length.
        package var hugging: Double
        /// The priority with which the item resists shrinking below its preferred length.
        package var resistance: Double
        package var isHidden: Bool

        package init(
            length: Double?, spacing: Double = 0, hugging: Double = 250, resistance: Double = 750,
            isHidden: Bool = false
        ) {
            self.length = length
            self.spacing = spacing
            self.hugging = hugging
            self.resistance = resistance
            self.isHidden = isHidden
        }

        /// The preferred length, but at least 0; 0 for an item without a preferred length.
        var natural: Double { max(length ?? 0, 0) }
    }

    /// An interval of `length` points from `start` on.
    package struct Span: Equatable, Sendable {
        package var start: Double
        package var length: Double

        package init(start: Double, length: Double) {
            self.start = start
            self.length = length
        }

        package var end: Double { start + length }
    }

    package var distribution: Distribution

    package init(distribution: Distribution) {
        self.distribution = distribution
    }

    // MARK: - Along the axis

    /// The length of a stack in which every item has its preferred length and all spacings are kept.
    package func naturalLength(of items: [Item]) -> Double {
        let shown = items.filter { !$0.isHidden }
        let lengths = shown.map(\.natural)
        let sum = distribution == .fillEqually ? Double(shown.count) * (lengths.max() ?? 0) : lengths.reduce(0, +)
        return max(sum + StackLayout.spacing(of: shown), 0)
    }

    /// The positions of all items in a stack of `length` points. The first item begins at 0, and the last one ends at
    /// `length` if there is room.
    ///
    /// - Complexity: O(n log n).
    package func places(of items: [Item], in length: Double) -> [Span] {
        let shown = items.filter { !$0.isHidden }
        let lengths = lengths(of: shown, in: length)
        let starts = starts(of: shown, lengths, in: length)
        var (spans, next, end) = ([Span](), 0, 0.0)
        spans.reserveCapacity(items.count)
        for item in items {
            guard !item.isHidden else {
                spans.append(Span(start: end, length: 0))
                continue
            }
            spans.append(Span(start: starts[next], length: lengths[next]))
            end = starts[next] + lengths[next]
            next += 1
        }
        return spans
    }

    /// The sum of the spacings between the items; the last item's spacing does not count.
    private static func spacing(of shown: [Item]) -> Double {
        shown.dropLast().reduce(0) { $0 + $1.spacing }
    }

    /// The lengths of the visible items in a stack of `length` points.
    private func lengths(of shown: [Item], in length: Double) -> [Double] {
        let room = length - StackLayout.spacing(of: shown)
        var lengths = shown.map(\.natural)
        let rest = room - lengths.reduce(0, +)
        switch distribution {
        case .fill:
            rest > 0 ? stretch(&lengths, of: shown, by: rest) : shrink(&lengths, of: shown, by: -rest)
        case .fillEqually:
            return shown.map { _ in max(room, 0) / Double(shown.count) }
        case .fillProportionally:
            let sum = lengths.reduce(0, +)
            guard sum > 0 else { return shown.map { _ in max(room, 0) / Double(shown.count) } }
            return lengths.map { max(room, 0) * $0 / sum }
        case .equalSpacing, .equalCentering:
            if rest < 0 {
                shrink(&lengths, of: shown, by: -rest)
            } else if shown.count == 1 {
                // A single item fills the stack.
                lengths[0] = max(length, 0)
            }
        }
        return lengths
    }

    /// Gives all extra length (`rest`) to one item: an item without a preferred length, or else the item with the
    /// lowest hugging priority. The first of several such items gets it.
    private func stretch(_ lengths: inout [Double], of shown: [Item], by rest: Double) {
        func reluctance(_ item: Item) -> Double { item.length == nil ? -.infinity : item.hugging }
        guard let index = shown.indices.min(by: { reluctance(shown[$0]) < reluctance(shown[$1]) }) else { return }
        lengths[index] += rest
    }

    /// Shortens the items, those with the lowest resistance first and each down to 0 if needed, by `missing` points in
    /// total. Of items with equal resistance, the first one shrinks first.
    private func shrink(_ lengths: inout [Double], of shown: [Item], by missing: Double) {
        var missing = missing
        // The index decides between equal resistances, because sorting is not guaranteed to be stable.
        let order = shown.indices.sorted { (shown[$0].resistance, $0) < (shown[$1].resistance, $1) }
        for index in order where missing > 0 {
            let taken = min(lengths[index], missing)
            lengths[index] -= taken
            missing -= taken
        }
    }

    /// The starts of the visible items, which have the given lengths, in a stack of `length` points.
    private func starts(of shown: [Item], _ lengths: [Double], in length: Double) -> [Double] {
        guard !shown.isEmpty else { return [] }
        var steps = shown.indices.dropLast().map { lengths[$0] + shown[$0].spacing }
        switch distribution {
        case .fill, .fillEqually, .fillProportionally:
            break
        case .equalSpacing:
            let gaps = StackLayout.levelled(
                shown.dropLast().map(\.spacing), to: length - lengths.reduce(0, +))
            steps = gaps.indices.map { lengths[$0] + gaps[$0] }
        case .equalCentering:
            // Calculate the distances between centres, then convert them to distances between the items' starts.
            let halves = lengths.map { $0 / 2 }
            let least = shown.indices.dropLast().map { halves[$0] + shown[$0].spacing + halves[$0 + 1] }
            let distances = StackLayout.levelled(least, to: length - halves[0] - halves[halves.count - 1])
            steps = distances.indices.map { distances[$0] + halves[$0] - halves[$0 + 1] }
        }
        var starts = [0.0]
        for step in steps { starts.append(starts[starts.count - 1] + step) }
        return starts
    }

    /// The values that differ as little as possible, have the sum `total`, and are each at least the minimum at the
    /// same index in `least`.
    ///
    /// If the sum of the minimums is larger than `total`, the minimums are returned.
    static func levelled(_ least: [Double], to total: Double) -> [Double] {
        guard !least.isEmpty, least.reduce(0, +) < total else { return least }
        // Values with a high minimum keep it; all others share one level. Starting with the highest minimum, find the
        // values whose minimum is above the level of the rest.
        var (rest, count) = (total, least.count)
        for value in least.sorted(by: >) {
            if value * Double(count) <= rest { break }
            rest -= value
            count -= 1
        }
        let level = rest / Double(count)
        return least.map { max($0, level) }
    }
}
