// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Thousands of openings")
struct PlaceholderGapsCostTests {
    private static let count = 4_000

    /// All are made in the order that `row` says, in a list of ten rows.
    private func gaps(_ row: (Int) -> Int) -> PlaceholderGaps {
        var gaps = PlaceholderGaps()
        for number in 0..<Self.count { _ = gaps.open(at: RowPath(section: 0, row: row(number)), height: 10) }
        return gaps
    }

    @Test("A new one is found its place by halving, whether it comes below the others, above them or between")
    func looks() {
        for (name, row) in [
            ("below", { 5 + $0 }), ("above", { _ in 5 }), ("between", { 5 + $0 / 2 }),
        ] as [(String, (Int) -> Int)] {
            let gaps = gaps(row)
            #expect(gaps.looks <= Self.count * 2 * 13, "\(name): \(gaps.looks)")
            #expect(gaps.count(inSection: 0) == Self.count && gaps.height == Double(Self.count) * 10)
        }
    }

    @Test("Those that come between lie in the order that a plain list has them in, also when there is hardly room")
    func order() {
        var plain: [Int] = []
        var gaps = PlaceholderGaps()
        for number in 0..<600 {
            // The same place again and again, between others.
            let index = number < 2 ? number : number % 3 == 0 ? plain.count / 2 : 1
            plain.insert(gaps.open(at: RowPath(section: 0, row: 3 + index), height: 1), at: index)
        }
        #expect(gaps.ids == plain)
        for id in plain where id % 2 == 0 { gaps.close(id) }
        plain.removeAll { $0 % 2 == 0 }
        #expect(gaps.ids == plain && gaps.height == 300)
        #expect(plain.indices.dropFirst().allSatisfy { gaps.isAbove(plain[$0 - 1], plain[$0]) })
        #expect(gaps.ids(at: RowPath(section: 0, row: 3)) == plain)
        #expect(gaps.ends(of: plain[0]) == (true, false) && gaps.ends(of: plain[299]) == (false, true))
    }
}
