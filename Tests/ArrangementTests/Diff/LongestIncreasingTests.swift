// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A brute-force search for the longest increasing subsequence, and all permutations of a list.
enum PlainIncreasing {
    static func longest(_ numbers: [Int]) -> Int {
        var best = 0
        for mask in 0..<(1 << numbers.count) {
            let part = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
            if part.count > best, zip(part, part.dropFirst()).allSatisfy(<) { best = part.count }
        }
        return best
    }

    static func permutations<Element>(_ elements: [Element]) -> [[Element]] {
        guard !elements.isEmpty else { return [[]] }
        return elements.indices.flatMap { index in
            var rest = elements
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }
}

@Suite("Longest increasing subsequence")
struct LongestIncreasingTests {
    private func members(_ numbers: [Int]) -> [Int] {
        guard let isMember = LongestIncreasing.members(of: numbers.map(Int32.init)) else { return numbers }
        return numbers.indices.filter { isMember[$0] }.map { numbers[$0] }
    }

    @Test("In every order of up to seven numbers the subsequence ascends, and none is longer", arguments: 0...7)
    func exhaustive(count: Int) {
        var broken: [[Int]] = []
        for numbers in PlainIncreasing.permutations(Array(0..<count)) {
            let found = members(numbers)
            if !zip(found, found.dropFirst()).allSatisfy(<) || found.count != PlainIncreasing.longest(numbers) {
                broken.append(numbers)
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? [])")
    }

    @Test("Ascending numbers need no list of members")
    func inOrder() {
        #expect(LongestIncreasing.members(of: [1, 5, 7]) == nil)
        #expect(LongestIncreasing.members(of: []) == nil)
        #expect(LongestIncreasing.members(of: [5, 1]) == [false, true])
    }

    @Test("In a long random order the length matches that of a quadratic algorithm", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        let numbers = Array(0..<1500).shuffled(using: &generator)
        var lengths: [Int] = []
        for (index, number) in numbers.enumerated() {
            lengths.append(1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
        }
        let found = members(numbers)
        #expect(zip(found, found.dropFirst()).allSatisfy(<))
        #expect(found.count == lengths.max())
    }
}
