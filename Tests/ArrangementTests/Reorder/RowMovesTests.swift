// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Moves of several rows")
struct RowMovesTests {
    private func lists(_ counts: [Int]) -> [[String]] {
        counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
    }

    private func paths(_ counts: [Int]) -> [RowPath] {
        counts.enumerated().flatMap { section, count in (0..<count).map { RowPath(section: section, row: $0) } }
    }

    /// All selections of one to three of the given rows.
    private func choices(_ paths: [RowPath]) -> [[RowPath]] {
        (1..<(1 << paths.count)).map { bits in paths.indices.filter { bits & (1 << $0) != 0 }.map { paths[$0] } }
            .filter { $0.count <= 3 }
    }

    /// The moves that put some rows as a block at a target path. There is one element for each selection of one to
    /// three rows and each possible target path.
    private func blocks(_ counts: [Int]) -> [RowMoves] {
        choices(paths(counts)).flatMap { rows in
            counts.indices.flatMap { section in
                let others = counts[section] - rows.count { $0.section == section }
                return (0...others).map { RowMoves(rows, toBlockAt: RowPath(section: section, row: $0)) }
            }
        }
    }

    @Test("A moved block is together, in its order, at its target", arguments: [[5], [3, 2], [2, 0, 3]])
    func block(counts: [Int]) {
        for moves in blocks(counts) {
            let before = lists(counts)
            let fits = moves.fits(counts)
            #expect(fits, "\(moves)")
            var after = before
            after.move(moves)
            let names = moves.sources.map { before[$0.section][$0.row] }
            let first = moves.targets[0]
            #expect(Array(after[first.section][first.row..<(first.row + names.count)]) == names)
            let othersBefore = before.flatMap { $0 }.filter { !names.contains($0) }
            let othersAfter = after.flatMap { $0 }.filter { !names.contains($0) }
            #expect(othersAfter == othersBefore)
            #expect(after.map(\.count) == moves.counts(after: counts))
        }
    }

    @Test("The path of every row after the moves is correct", arguments: [[5], [3, 2], [2, 0, 3]])
    func pathsAfter(counts: [Int]) {
        for moves in blocks(counts) {
            var after = lists(counts)
            after.move(moves)
            for (path, found) in zip(paths(counts), moves.paths(after: paths(counts))) {
                #expect(after[found.section][found.row] == "\(path.section)-\(path.row)", "\(moves)")
            }
        }
    }

    @Test("Moving row after row equals all moves at once, also for the inverse", arguments: [[5], [3, 2], [2, 0, 3]])
    func steps(counts: [Int]) {
        for moves in blocks(counts) {
            var atOnce = lists(counts)
            atOnce.move(moves)
            for (moves, before, after) in [(moves, lists(counts), atOnce), (moves.inverse, atOnce, lists(counts))] {
                var stepwise = before
                for (from, to) in moves.steps {
                    let item = stepwise[from.section].remove(at: from.row)
                    stepwise[to.section].insert(item, at: to.row)
                }
                #expect(stepwise == after, "\(moves)")
                var all = before
                all.move(moves)
                #expect(all == after, "\(moves)")
            }
        }
    }

    @Test("One removal and a few insertions equal the moves, also for the inverse", arguments: [0, 1, 16])
    func replacements(maxRuns: Int) throws {
        func check(_ moves: RowMoves, in before: [[String]]) throws -> [[String]] {
            var (after, replaced) = (before, before)
            after.move(moves)
            let (removed, inserted) = try #require(moves.replacements(in: before, maxRuns: maxRuns) { $0 })
            for section in before.indices { replaced[section].removeAll(where: removed.contains) }
            for (section, items, next) in inserted {
                let row = next.flatMap(replaced[section].firstIndex(of:)) ?? replaced[section].count
                replaced[section].insert(contentsOf: items, at: row)
            }
            #expect(replaced == after, "\(moves)")
            if inserted.count > maxRuns { #expect(Set(inserted.map(\.section)).count == inserted.count) }
            return after
        }
        for moves in blocks([3, 2]) {
            let after = try check(moves, in: lists([3, 2]))
            _ = try check(moves.inverse, in: after)
        }
    }

    @Test("If there are too many runs, rows above and below the changed ones are not replaced")
    func manyRuns() throws {
        let moves = RowMoves([RowPath(section: 0, row: 2)], to: [RowPath(section: 0, row: 4)])
        let (removed, inserted) = try #require(moves.replacements(in: [Array(0..<9)], maxRuns: 0) { $0 })
        #expect(removed == [2, 3, 4])
        #expect(inserted.map(\.items) == [[3, 4, 2]])
        #expect(inserted.map(\.next) == [5])
        #expect(moves.replacements(in: [[0, 1]]) { $0 } == nil)
    }

    @Test("With few runs only the moved rows are replaced, and only their sections are read")
    func fewRuns() throws {
        let moves = RowMoves([RowPath(section: 1, row: 99_999)], to: [RowPath(section: 1, row: 0)])
        var read: [Int] = []
        let (removed, inserted) = try #require(
            moves.replacements(in: [0, 1, 2]) { section in
                read.append(section)
                return Array(0..<100_000)
            })
        #expect(removed == [99_999])
        #expect(read == [1])
        #expect(inserted.map(\.items) == [[99_999]])
        #expect(inserted.map(\.next) == [0])
    }

    @Test("A row that stays needs no step, and moves of rows that all stay are empty")
    func none() {
        let row = RowPath(section: 0, row: 1)
        let moves = RowMoves([row], to: [row])
        #expect(moves.isEmpty)
        #expect(moves.steps.isEmpty)
    }

    @Test(
        "Moves of missing rows or to missing places do not fit, but can be fitted to the nearest ones",
        arguments: [[0], [2], [4, 0], []])
    func fitting(counts: [Int]) {
        for moves in blocks([4, 1]) {
            let fits = moves.fits(counts)
            guard let fitted = moves.fitted(to: counts) else {
                #expect(!fits)
                continue
            }
            let fittedFits = fitted.fits(counts)
            #expect(fittedFits, "\(fitted)")
            if fits { #expect(fitted == moves) }
        }
        let twice = RowMoves(
            [RowPath(section: 0, row: 0), RowPath(section: 0, row: 0)], toBlockAt: RowPath(section: 0, row: 0))
        let fits = twice.fits([4])
        #expect(!fits)
        #expect(twice.fitted(to: [4]) == nil)
    }

    @Test("Moving row after row equals all moves at once, with rows in any order and up to three sections")
    func shuffledSteps() {
        var generator = Seeded(seed: 12)
        for _ in 0..<3000 {
            let before = lists((0..<3).map { _ in Int.random(in: 0...6, using: &generator) })
            let rows = paths(before.map(\.count)).filter { _ in Bool.random(using: &generator) }
            let names = rows.map { before[$0.section][$0.row] }
            // The chosen rows are inserted at random places among the other rows.
            var after = before.map { $0.filter { !names.contains($0) } }
            for name in names {
                let section = Int.random(in: 0..<3, using: &generator)
                after[section].insert(name, at: Int.random(in: 0...after[section].count, using: &generator))
            }
            let places = Dictionary(uniqueKeysWithValues: zip(after.joined(), paths(after.map(\.count))))
            let targets = names.compactMap { places[$0] }
            var stepwise = before
            for (from, to) in RowMoves(rows, to: targets).steps {
                stepwise[to.section].insert(stepwise[from.section].remove(at: from.row), at: to.row)
            }
            #expect(stepwise == after)
        }
    }

    @Test("100,000 rows move back one after the other")
    func manySteps() {
        let rows = (0..<100_000).map { RowPath(section: 0, row: $0 * 2) }
        let steps = RowMoves(rows, toBlockAt: RowPath(section: 0, row: 0)).inverse.steps
        // The first row stays at row 0. Each step moves the topmost remaining row of the block, which is at row 1, to
        // its old place below the rest of the block.
        #expect(steps.count == 99_999)
        #expect(steps.allSatisfy { $0.from == RowPath(section: 0, row: 1) })
        #expect(steps.map(\.to.row) == Array(100_000...199_998))
    }

    @Test("The time to move rows back one after the other grows with their number, not with its square")
    func costOfSteps() {
        let ratio = timeRatio(from: 1_000, to: 16_000) { count in
            let rows = (0..<count).map { RowPath(section: 0, row: $0 * 2) }
            let moves = RowMoves(rows, toBlockAt: RowPath(section: 0, row: 0)).inverse
            return { _ = moves.steps }
        }
        #expect(ratio < 64, "\(ratio)")
    }
}
