// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Nearest row to a deleted row")
struct BatchUpdateNeighbourTests {
    private func nearest(_ old: RowPath, _ updates: [ListUpdate], _ before: [Int], _ after: [Int]) throws -> RowPath? {
        try BatchUpdatePlan.make(updates: updates, countsBefore: before, countsAfter: after).get()
            .nearestPath(forOld: old)
    }

    @Test("A row that stays is followed through inserts, moves and reloads")
    func stays() throws {
        #expect(try nearest(path(0, 2), [.insertRows([path(0, 0)])], [5], [6]) == path(0, 3))
        #expect(try nearest(path(0, 2), [.moveRow(from: path(0, 2), to: path(0, 4))], [5], [5]) == path(0, 4))
        #expect(try nearest(path(0, 2), [.reloadRows([path(0, 2)])], [5], [5]) == path(0, 2))
        #expect(try nearest(path(0, 4), [.reloadSections([0])], [5], [3]) == path(0, 2))
    }

    @Test("A deleted row is replaced by the next row, and a deleted last row by the previous one")
    func deleted() throws {
        #expect(try nearest(path(0, 2), [.deleteRows([path(0, 2)])], [5], [4]) == path(0, 2))
        #expect(try nearest(path(0, 4), [.deleteRows([path(0, 4)])], [5], [4]) == path(0, 3))
        #expect(try nearest(path(0, 1), [.deleteRows([path(0, 1), path(0, 2)])], [5], [3]) == path(0, 1))
    }

    @Test("For an empty or deleted section it is the next section's first row, or else the last row before")
    func sections() throws {
        #expect(try nearest(path(0, 0), [.deleteRows([path(0, 0)])], [1, 2], [0, 2]) == path(1, 0))
        #expect(try nearest(path(1, 0), [.deleteRows([path(1, 0)])], [3, 1], [3, 0]) == path(0, 2))
        #expect(try nearest(path(1, 1), [.deleteSections([1])], [1, 2, 3], [1, 3]) == path(1, 0))
        #expect(try nearest(path(2, 1), [.deleteSections([2])], [1, 2, 3], [1, 2]) == path(1, 1))
        #expect(try nearest(path(0, 0), [.deleteRows([path(0, 0)])], [1], [0]) == nil)
        #expect(try nearest(path(0, 0), [.deleteSections([0])], [1], []) == nil)
    }
}
