// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

@Suite("The row nearest to one that has gone")
struct BatchUpdateNeighbourTests {
    private func nearest(_ old: RowPath, _ updates: [ListUpdate], _ before: [Int], _ after: [Int]) throws -> RowPath? {
        try BatchUpdatePlan.make(updates: updates, countsBefore: before, countsAfter: after).get()
            .nearestPath(forOld: old)
    }

    @Test("A row that stays is followed, through inserts, moves and reloads")
    func stays() throws {
        #expect(try nearest(path(0, 2), [.insertRows([path(0, 0)])], [5], [6]) == path(0, 3))
        #expect(try nearest(path(0, 2), [.moveRow(from: path(0, 2), to: path(0, 4))], [5], [5]) == path(0, 4))
        #expect(try nearest(path(0, 2), [.reloadRows([path(0, 2)])], [5], [5]) == path(0, 2))
        #expect(try nearest(path(0, 4), [.reloadSections([0])], [5], [3]) == path(0, 2))
    }

    @Test("One that is deleted gives way to the next, and the last to the one before")
    func deleted() throws {
        #expect(try nearest(path(0, 2), [.deleteRows([path(0, 2)])], [5], [4]) == path(0, 2))
        #expect(try nearest(path(0, 4), [.deleteRows([path(0, 4)])], [5], [4]) == path(0, 3))
        #expect(try nearest(path(0, 1), [.deleteRows([path(0, 1), path(0, 2)])], [5], [3]) == path(0, 1))
    }

    @Test("Of a section that has become empty or has gone, the next section's first row, else the last before")
    func sections() throws {
        #expect(try nearest(path(0, 0), [.deleteRows([path(0, 0)])], [1, 2], [0, 2]) == path(1, 0))
        #expect(try nearest(path(1, 0), [.deleteRows([path(1, 0)])], [3, 1], [3, 0]) == path(0, 2))
        #expect(try nearest(path(1, 1), [.deleteSections([1])], [1, 2, 3], [1, 3]) == path(1, 0))
        #expect(try nearest(path(2, 1), [.deleteSections([2])], [1, 2, 3], [1, 2]) == path(1, 1))
        #expect(try nearest(path(0, 0), [.deleteRows([path(0, 0)])], [1], [0]) == nil)
        #expect(try nearest(path(0, 0), [.deleteSections([0])], [1], []) == nil)
    }
}
