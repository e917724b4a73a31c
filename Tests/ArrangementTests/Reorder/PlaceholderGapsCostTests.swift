// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Thousands of placeholder gaps")
struct PlaceholderGapsCostTests {
    private static let count = 4_000

    /// The placeholder gaps of a list with 4,000 gaps. Gap number n is created at the row `row(n)`.
    private func gaps(_ row: (Int) -> Int) -> PlaceholderGaps {
        var gaps = PlaceholderGaps()
        for number in 0..<Self.count { _ = gaps.open(at: RowPath(section: 0, row: row(number)), height: 10) }
        return gaps
    }

    @Test("The position of a new gap is found by binary search, whether it is below, above or between others")
    func looks() {
        for (name, row) in [
            ("below", { 5 + $0 }), ("above", { _ in 5 }), ("between", { 5 + $0 / 2 }),
        ] as [(String, (Int) -> Int)] {
            let gaps = gaps(row)
            #expect(gaps.examinedGapCount <= Self.count * 2 * 13, "\(name): \(gaps.examinedGapCount)")
            #expect(gaps.count(inSection: 0) == Self.count)
            #expect(gaps.height == Double(Self.count) * 10)
        }
    }

    @Test("Gaps inserted between others are in the same order as in an array, also with few ranks between them")
    func order() {
        var plain: [Int] = []
        var gaps = PlaceholderGaps()
        for number in 0..<600 {
            // Inserts most gaps at the same position between two others, so that the ranks between these run out.
            let index = number < 2 ? number : number % 3 == 0 ? plain.count / 2 : 1
            plain.insert(gaps.open(at: RowPath(section: 0, row: 3 + index), height: 1), at: index)
        }
        #expect(gaps.ids == plain)
        for id in plain where id % 2 == 0 { gaps.close(id) }
        plain.removeAll { $0 % 2 == 0 }
        #expect(gaps.ids == plain)
        #expect(gaps.height == 300)
        #expect(plain.indices.dropFirst().allSatisfy { gaps.isAbove(plain[$0 - 1], plain[$0]) })
        #expect(gaps.ids(at: RowPath(section: 0, row: 3)) == plain)
        #expect(gaps.ends(of: plain[0]) == (true, false))
        #expect(gaps.ends(of: plain[299]) == (false, true))
    }
}
