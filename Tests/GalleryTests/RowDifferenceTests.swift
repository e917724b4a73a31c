// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import gallery

@Suite("Difference between two lists of rows")
struct RowDifferenceTests {
    /// The rows that a table has after `difference` was applied to `old`: deletions first, then moves and insertions at
    /// their positions. Inserted rows are taken from the list `new`.
    private func applied(_ difference: RowDifference, to old: [Int], _ new: [Int]) -> [Int?] {
        let moved = Set(difference.moves.map(\.from))
        let gone = moved.union(difference.deletions)
        var still = old.indices.filter { !gone.contains($0) }.map { old[$0] }[...]
        var rows = [Int?](repeating: nil, count: new.count)
        for row in difference.insertions { rows[row] = new[row] }
        for move in difference.moves { rows[move.to] = old[move.from] }
        for row in rows.indices where rows[row] == nil { rows[row] = still.popFirst() }
        return still.isEmpty ? rows : []
    }

    @Test("Equal rows have no difference")
    func equal() {
        #expect(RowDifference(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
        #expect(RowDifference(from: [Int](), to: []).isEmpty)
    }

    @Test("Moving a row to the other end is one move, without insertions and deletions")
    func move() {
        let difference = RowDifference(from: [1, 2, 3, 4], to: [2, 3, 4, 1])
        #expect(difference.moves == [RowDifference.Move(from: 0, to: 3)])
        #expect(difference.insertions.isEmpty)
        #expect(difference.deletions.isEmpty)
    }

    /// Tries all pairs of lists, each with up to four different items in any order. The difference must turn the first
    /// list into the second, with no more moves than necessary.
    @Test("The difference between any two lists of up to four items is correct and has the fewest moves")
    func all() {
        let lists = RowDifferenceTests.arrangements(of: [1, 2, 3, 4])
        #expect(lists.count == 65)
        for old in lists {
            for new in lists {
                let difference = RowDifference(from: old, to: new)
                #expect(applied(difference, to: old, new) == new, "\(old) to \(new)")
                let common = new.filter(old.contains)
                let still = RowDifferenceTests.parts(of: common).filter { old.filter($0.contains) == $0 }.map(\.count)
                #expect(difference.moves.count == common.count - (still.max() ?? 0), "\(old) to \(new)")
            }
        }
    }

    /// All lists that contain some of the numbers in any order, each of them at most once.
    private static func arrangements(of numbers: [Int]) -> [[Int]] {
        [[]] + numbers.flatMap { first in arrangements(of: numbers.filter { $0 != first }).map { [first] + $0 } }
    }

    /// All subsequences of the numbers.
    private static func parts(of numbers: [Int]) -> [[Int]] {
        guard let first = numbers.first else { return [[]] }
        return parts(of: Array(numbers.dropFirst())).flatMap { [$0, [first] + $0] }
    }

    private final class Counter { var count = 0 }

    /// An element that counts how often it is hashed or compared.
    private struct Counted: Hashable {
        let number: Int
        let counter: Counter

        static func == (one: Counted, other: Counted) -> Bool {
            one.counter.count += 1
            return one.number == other.number
        }

        func hash(into hasher: inout Hasher) {
            counter.count += 1
            hasher.combine(number)
        }
    }

    @Test("The difference of 10,000 rows needs at most 20 hashes and comparisons for each row")
    func large() {
        let counter = Counter()
        let rows = (0..<10_000).map { Counted(number: $0, counter: counter) }
        var random = Seeded(seed: 3)
        var shuffled = rows
        for row in shuffled.indices { shuffled.swapAt(row, random.next(below: shuffled.count)) }
        for (old, new) in [(rows, []), ([], rows), (rows, rows.reversed()), (rows, shuffled), (shuffled, rows)] {
            counter.count = 0
            let difference = RowDifference(from: old, to: new)
            #expect(counter.count <= 20 * rows.count, "\(counter.count)")
            let (old, new) = (old.map(\.number), new.map(\.number))
            #expect(applied(difference, to: old, new) == new)
        }
    }
}
