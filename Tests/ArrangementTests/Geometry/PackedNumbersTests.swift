// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Packed numbers")
struct PackedNumbersTests {
    @Test(
        "Numbers of every width are stored without rounding",
        arguments: [
            [44, 44, 44], [0, 1023.984375, 1 / 64], [44.5, 1024], [44, 1 / 128], [44, 0.1], [1e7, 1e300],
            [16_777_216, 0.5],
        ] as [[Double]])
    func exact(numbers: [Double]) {
        let packed = PackedNumbers(numbers)
        #expect(packed.count == numbers.count)
        #expect(packed.list() == numbers)
        #expect(numbers.indices.map { packed[$0] } == numbers)
        #expect(packed.uniform == (Set(numbers).count == 1 ? numbers[0] : nil))
        #expect(packed.greatest() == numbers.max())
        for end in 0...numbers.count { #expect(packed.sum(ofFirst: end) == numbers[..<end].reduce(0, +)) }
        for start in numbers.indices { #expect(packed[start..<numbers.count].list() == Array(numbers[start...])) }
        #expect(
            packed.firstIndex(from: 1) { $0 > 1 + numbers[0] } == (numbers.dropFirst().contains { $0 > 0 } ? 1 : nil))
        #expect(packed.firstIndex(from: 0) { _ in false } == nil)
    }
}
