// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// Measures the time to compute the difference between two lists of 100,000 items, of which 10,000 have moved.
enum SnapshotDifference {
    private static let count = 100_000
    private static let moved = 10_000
    private static let rounds = 3
    /// The number of computations of the difference that one measurement times together. They take about as long as one
    /// computation by the standard library, so that other work on the machine slows both measurements equally.
    private static let repetitions = 200

    static func measure() -> [Figure] {
        let old = Array(0..<count)
        var new = old
        var generator = Numbers()
        for _ in 0..<moved {
            let item = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
            new.insert(item, at: Int.random(in: 0...new.count, using: &generator))
        }
        let (before, after) = (snapshot(old), snapshot(new))

        var (moves, theirMoves) = (0, 0)
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            // Measures the work that a diffable data source does between `apply` and the table's updates.
            let several = time {
                for _ in 0..<repetitions {
                    moves = SnapshotChange(from: before, to: after).difference.movedRows.count
                }
            }
            ours.append(several / Double(repetitions))
            theirs.append(time { theirMoves = new.difference(from: old).removals.count })
        }
        return [
            Figure("milliseconds", Stopwatch.median(ours)), Figure("moves", Double(moves)),
            Figure("peer-milliseconds", Stopwatch.median(theirs)), Figure("peer-moves", Double(theirMoves)),
            Figure("ratio", Stopwatch.median(zip(ours, theirs).map { $0 / $1 })),
        ]
    }

    private static func snapshot(_ items: [Int]) -> SectionedIdentifiers<Int, Int> {
        var snapshot = SectionedIdentifiers<Int, Int>()
        do throws(SnapshotError) {
            try snapshot.appendSections([0])
            try snapshot.append(items, toSection: 0)
        } catch {
            fatalError("\(error)")
        }
        return snapshot
    }

    private static func time(_ body: () -> Void) -> Double {
        let begin = Stopwatch.now()
        body()
        return Double(Stopwatch.now() - begin) / 1_000_000
    }
}
