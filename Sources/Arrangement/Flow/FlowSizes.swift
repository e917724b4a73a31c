// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of several adjacent items of a flow layout: at least one, and at most ``capacity`` unless all are equal.
struct FlowSizes: Sendable {
    /// The maximum number of sizes that are not equal. A search adds up to so many sizes, and the tree takes about half
    /// a kilobyte for each such list.
    static let capacity = 1024

    private let breadths: PackedNumbers
    private let lengths: PackedNumbers

    init(repeating size: FlowSize, count: Int) {
        precondition(count > 0, "A list of \(count) sizes.")
        breadths = PackedNumbers(repeating: size.breadth, count: count)
        lengths = PackedNumbers(repeating: size.length, count: count)
    }

    private init(breadths: PackedNumbers, lengths: PackedNumbers) {
        (self.breadths, self.lengths) = (breadths, lengths)
    }

    /// Creates the lists of a sequence of sizes.
    ///
    /// - Complexity: O(n)
    static func lists(_ sizes: some Sequence<FlowSize>) -> [FlowSizes] {
        var lists: [FlowSizes] = []
        var breadths: [Double] = []
        var lengths: [Double] = []
        func flush() {
            guard !breadths.isEmpty else { return }
            let next = FlowSizes(breadths: PackedNumbers(breadths), lengths: PackedNumbers(lengths))
            if let last = lists.last, let size = last.common, next.common == size {
                lists[lists.count - 1] = FlowSizes(repeating: size, count: last.count + next.count)
            } else {
                lists.append(next)
            }
            breadths.removeAll(keepingCapacity: true)
            lengths.removeAll(keepingCapacity: true)
        }
        for size in sizes {
            breadths.append(size.breadth)
            lengths.append(size.length)
            if breadths.count == capacity { flush() }
        }
        flush()
        return lists
    }

    /// The same sizes in as few lists as possible, except that no two long lists are joined.
    ///
    /// - Complexity: O(n) for n sizes that are not equal to their neighbours
    static func joined(_ lists: [FlowSizes]) -> [FlowSizes] {
        var result: [FlowSizes] = []
        for next in lists {
            if let last = result.last {
                if let size = last.common, next.common == size {
                    result[result.count - 1] = FlowSizes(repeating: size, count: last.count + next.count)
                    continue
                }
                if last.count + next.count <= capacity {
                    result[result.count - 1] = FlowSizes(
                        breadths: PackedNumbers(last.breadths.list() + next.breadths.list()),
                        lengths: PackedNumbers(last.lengths.list() + next.lengths.list()))
                    continue
                }
            }
            result.append(next)
        }
        return result
    }

    var count: Int { breadths.count }

    /// The size of every item, if all are equal.
    var common: FlowSize? {
        guard let breadth = breadths.uniform, let length = lengths.uniform else { return nil }
        return FlowSize(breadth: breadth, length: length)
    }

    /// The breadth of the broadest item in points.
    ///
    /// - Complexity: O(n), and O(1) for equal breadths
    func greatestBreadth() -> Double { breadths.greatest() }

    /// The length of the longest item in points.
    ///
    /// - Complexity: O(n), and O(1) for equal lengths
    func greatestLength() -> Double { lengths.greatest() }

    subscript(index: Int) -> FlowSize { FlowSize(known: breadths[index], lengths[index]) }

    /// The sizes in a range; nil if the range is empty.
    ///
    /// - Complexity: O(the length of the range), and O(1) for equal sizes
    subscript(range: Range<Int>) -> FlowSizes? {
        if range.isEmpty { return nil }
        return range.count == count ? self : FlowSizes(breadths: breadths[range], lengths: lengths[range])
    }

    /// The breadths and the lengths of all items.
    ///
    /// - Complexity: O(n)
    func lists() -> (breadths: [Double], lengths: [Double]) { (breadths.list(), lengths.list()) }
}
