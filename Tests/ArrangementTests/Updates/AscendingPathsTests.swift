// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Ascending paths")
struct AscendingPathsTests {
    /// Every list of up to four paths in two sections with two rows each.
    private static let lists: [[RowPath]] = {
        let places = [path(0, 0), path(0, 1), path(1, 0), path(1, 1)]
        var lists: [[RowPath]] = [[]]
        for _ in 0..<4 { lists += lists.flatMap { list in places.map { list + [$0] } } }
        return lists
    }()

    @Test("Ascending paths equal a sorted set, with any order and duplicates of the input")
    func sorted() {
        for list in Self.lists {
            let ascending = AscendingPaths(list)
            #expect(ascending.paths == Set(list).sorted())
            for section in 0..<2 {
                for row in 0..<2 {
                    let place = path(section, row)
                    #expect(ascending.contains(place) == list.contains(place))
                }
            }
        }
    }

    @Test("The sections and the runs contain all paths in order, and runs are not adjacent")
    func parts() {
        for list in Self.lists {
            let ascending = AscendingPaths(list)
            let sections = ascending.sections
            #expect(sections.flatMap { Array($0.paths) } == ascending.paths)
            #expect(sections.map(\.section) == Set(list.map(\.section)).sorted())
            let runs = ascending.runs
            #expect(runs.flatMap { run in run.rows.map { path(run.section, $0) } } == ascending.paths)
            for (run, next) in zip(runs, runs.dropFirst()) {
                #expect(run.section < next.section || run.rows.upperBound < next.rows.lowerBound)
            }
        }
    }

    @Test("Unions, and the paths of some sections only, equal those of sets")
    func sets() {
        for list in Self.lists.prefix(200) {
            let ascending = AscendingPaths(list)
            for other in Self.lists.prefix(100) {
                #expect(ascending.union(other).paths == Set(list).union(other).sorted())
            }
            for kept in [[], [0], [1], [0, 1]] {
                let some = ascending.keeping { kept.contains($0) }
                #expect(some.paths == ascending.paths.filter { kept.contains($0.section) })
            }
        }
    }

    @Test("The first common path of two lists is the smallest in their intersection")
    func common() {
        for list in Self.lists.prefix(200) {
            for other in Self.lists.prefix(200) {
                let common = AscendingPaths(list).first(alsoIn: AscendingPaths(other))
                #expect(common == Set(list).intersection(other).min())
            }
        }
    }
}
