// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Partition point")
struct PartitionPointTests {
    @Test("Any guess gives the result of a bisection")
    func guesses() {
        for range in [0..<0, 0..<1, 3..<9, 0..<40] {
            for first in range.lowerBound...range.upperBound {
                let guesses = [Double.nan, .infinity, -.infinity, -1, 1e300] + (0...42).map { Double($0) - 0.5 }
                for guess in guesses {
                    #expect(range.partitionPoint(near: guess) { $0 >= first } == first)
                }
                #expect(range.partitionPoint { $0 >= first } == first)
            }
        }
    }

    @Test("A guess that is wrong by a million costs few calls", arguments: [0, 500_000, 1_000_000])
    func cost(first: Int) {
        for guess in [0.0, .infinity] {
            var calls = 0
            let found = (0..<1_000_000).partitionPoint(near: guess) { number in
                calls += 1
                return number >= first
            }
            #expect(found == first)
            #expect(calls < 50)
        }
    }
}
