// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size in points at which an item was measured.
package struct MeasuredSize: Sendable, Hashable {
    package let width: Double
    package let height: Double

    /// Creates a size. Numbers that no item can have are replaced by the nearest possible ones.
    package init(width: Double, height: Double) {
        (self.width, self.height) = (width.boundedLength, height.boundedLength)
    }
}

/// Several adjacent items of the same measured size, or several that are not measured.
private struct MeasuredRun: SummarizedElement {
    struct Summary: TreeSummary {
        var count: Int
        var measured: Int

        static let zero = Summary(count: 0, measured: 0)
        static func + (a: Summary, b: Summary) -> Summary {
            Summary(count: a.count + b.count, measured: a.measured + b.measured)
        }
    }

    let count: Int
    let size: MeasuredSize?

    var summary: Summary { Summary(count: count, measured: size == nil ? 0 : count) }

    func split(at count: Int) -> (MeasuredRun, MeasuredRun) {
        (MeasuredRun(count: count, size: size), MeasuredRun(count: self.count - count, size: size))
    }

    func merged(with next: MeasuredRun) -> MeasuredRun? {
        size == next.size ? MeasuredRun(count: count + next.count, size: size) : nil
    }
}

/// The measured sizes of the items of a section. Items that are not measured take no memory.
package struct MeasuredItems: Sendable {
    private var runs: SummaryTree<MeasuredRun>

    /// Creates the sizes of items that are not measured.
    package init(count: Int) {
        precondition(count >= 0, "A section has 0 or more items, not \(count).")
        runs = SummaryTree(count > 0 ? [MeasuredRun(count: count, size: nil)] : [])
    }

    package var count: Int { runs.summary.count }
    package var measuredCount: Int { runs.summary.measured }

    /// The size of an item; nil if it is not measured.
    ///
    /// - Complexity: O(log n)
    package subscript(item: Int) -> MeasuredSize? { runs.element(at: item).element.size }

    /// The first measured item at `item` or after it; the number of items if there is none.
    ///
    /// - Complexity: O(log n)
    package func firstMeasured(from item: Int) -> Int {
        guard item < count else { return count }
        let measured = item > 0 ? measuredCount(before: item) : 0
        guard let (run, before) = runs.first(where: { $0.measured > measured }) else { return count }
        return before.count + (measured - before.measured) + (run.size == nil ? run.count : 0)
    }

    /// The number of measured items before `item`.
    private func measuredCount(before item: Int) -> Int {
        let (run, before) = runs.element(at: item)
        return before.measured + (run.size == nil ? 0 : item - before.count)
    }

    /// Sets the size of an item.
    ///
    /// - Returns: whether the size was another before.
    /// - Complexity: O(log n)
    package mutating func set(_ size: MeasuredSize?, at item: Int) -> Bool {
        guard self[item] != size else { return false }
        runs.replace(item..<item + 1, with: MeasuredRun(count: 1, size: size))
        return true
    }

    /// The sizes of the items in a range.
    ///
    /// - Complexity: O(log n)
    package func slice(_ range: Range<Int>) -> MeasuredItems {
        var slice = MeasuredItems(count: 0)
        slice.runs = runs.split(at: range.upperBound).0.split(at: range.lowerBound).1
        return slice
    }

    /// Replaces the items in a range.
    ///
    /// - Complexity: O(log n)
    package mutating func replace(_ range: Range<Int>, with items: MeasuredItems) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "Items \(range) are not among \(count).")
        runs.replace(range, with: items.runs)
    }
}
