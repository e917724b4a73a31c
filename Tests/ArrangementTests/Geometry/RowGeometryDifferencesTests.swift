// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Rows with changed heights")
struct RowGeometryDifferencesTests {
    /// The row positions of a second list, with which a `RowGeometry` is compared. It counts how often a position is
    /// requested.
    private final class Other {
        let tops: [Double]
        var asked = 0

        init(_ heights: [Double]) {
            tops = heights.reduce(into: [100]) { $0.append($0[$0.count - 1] + $1) }
        }

        func span(_ row: Int) -> (top: Double, end: Double) {
            asked += 1
            return (tops[row], tops[row + 1])
        }
    }

    @Test("In every small list each change is found, unless other changes in its range cancel it out")
    func everySmallList() {
        let heights = [0.0, 20, 44.5]
        var missed = 0
        for count in 0...4 {
            for before in 0..<power(count) {
                for after in 0..<power(count) {
                    let (old, new) = (
                        digits(before, count).map { heights[$0] }, digits(after, count).map { heights[$0] }
                    )
                    let geometry = RowGeometry(heights: old)
                    let expected = (0..<count).filter { old[$0] != new[$0] }
                    let other = Other(new)
                    let all = geometry.differences(lookingAt: Array(0..<count), other.span)
                    #expect(all.map(\.row) == expected)
                    #expect(all.map(\.height) == expected.map { new[$0] })
                    let found = geometry.differences(lookingAt: [], other.span)
                    #expect(found.allSatisfy { expected.contains($0.row) && $0.height == new[$0.row] })
                    // Rows whose height changes cancel each other out may be missed, so the missed changes must have
                    // the sum 0.
                    let left = Set(expected).subtracting(found.map(\.row))
                    #expect(left.reduce(0) { $0 + new[$1] - old[$1] } == 0)
                    missed += left.count
                }
            }
        }
        #expect(missed > 0)
    }

    private func power(_ count: Int) -> Int { (0..<count).reduce(1) { product, _ in product * 3 } }

    private func digits(_ number: Int, _ count: Int) -> [Int] {
        (0..<count).reduce(into: (number, [Int]())) { state, _ in
            state.1.append(state.0 % 3)
            state.0 /= 3
        }.1
    }

    @Test("The cost depends on the number of changes, not on the length of the list")
    func cost() {
        let costs = [1_000, 1_000_000].map { count in
            var heights = [Double](repeating: 44, count: count)
            for row in [500, 501, 502, 700] { heights[row] = 61 }
            let other = Other(heights)
            let geometry = RowGeometry(count: count, height: 44)
            let found = geometry.differences(lookingAt: Array(495..<505), other.span)
            #expect(found.map(\.row) == [500, 501, 502, 700])
            return other.asked
        }
        #expect(costs[0] < 80, "\(costs)")
        #expect(costs[1] < costs[0] + 50, "\(costs)")
    }

    @Test("Rounding errors in sums of fractions are not differences")
    func fractions() {
        let heights = (0..<10_000).map { 40 + Double($0 % 7) / 3 }
        let other = Other(heights)
        #expect(RowGeometry(heights: heights).differences(lookingAt: [3, 5000], other.span).isEmpty)
    }
}
