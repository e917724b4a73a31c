// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Identity of rows after a data change")
struct RowIdentityMappingTests {
    private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

    /// Compares the mapping of all rows with their real paths after some rows were deleted and others inserted.
    ///
    /// - Parameters:
    ///   - count: the number of rows before the change.
    ///   - gone: the deleted rows.
    ///   - comeBefore: the old rows above which a row is inserted; `count` for the end.
    ///   - seen: the old rows on screen, whose new paths are passed to the mapping.
    private func check(count: Int, gone: Set<Int>, comeBefore: [Int], seen: ClosedRange<Int>) {
        var after: [Int?] = []
        for row in 0...count {
            after += comeBefore.filter { $0 == row }.map { _ in nil }
            if row < count, !gone.contains(row) { after.append(row) }
        }
        let known = seen.compactMap { row in after.firstIndex(of: row).map { (old: path(row), new: path($0)) } }
        let rows = RowIdentityMapping(before: [count], after: [after.count], known: known)
        for row in 0..<count {
            let said = rows.newPath(forOld: path(row))
            // The mapping can confuse rows off screen only if some are deleted and others inserted there. If both
            // happened, rows that were not seen are not compared.
            let isHidden = !seen.contains(row) && !gone.isEmpty && !comeBefore.isEmpty
            if let said, !isHidden, after.indices.contains(said.row) {
                let isSwapped = !gone.isEmpty && !comeBefore.isEmpty
                #expect(after[said.row] == row || isSwapped, "\(row) in \(after) is said to be at \(said)")
            }
            if seen.contains(row), !gone.contains(row) { #expect(said?.row == after.firstIndex(of: row)) }
        }
    }

    @Test("After one row is deleted or inserted anywhere, no row is confused with another")
    func one() {
        for first in 0..<7 {
            for last in first..<7 {
                for row in 0..<7 { check(count: 7, gone: [row], comeBefore: [], seen: first...last) }
                for row in 0...7 { check(count: 7, gone: [], comeBefore: [row], seen: first...last) }
            }
        }
    }

    @Test("After two rows are deleted, no row is confused with another")
    func two() {
        for first in 0..<6 {
            for (a, b) in (0..<6).flatMap({ a in (0..<6).map { (a, $0) } }) {
                check(count: 6, gone: [a, b], comeBefore: [], seen: first...5)
            }
        }
    }

    @Test("Rows above a row that kept its path kept theirs too")
    func above() {
        let rows = RowIdentityMapping(before: [100], after: [99], known: [(path(40), path(40)), (path(42), path(41))])
        #expect(rows.newPath(forOld: path(3)) == path(3))
        #expect(rows.newPath(forOld: path(41)) == nil)
        #expect(rows.newPath(forOld: path(90)) == path(89))
    }

    @Test("The paths of rows above a row that has moved are unknown")
    func unknown() {
        let rows = RowIdentityMapping(before: [100], after: [99], known: [(path(40), path(39))])
        #expect(rows.newPath(forOld: path(3)) == nil)
        #expect(rows.newPath(forOld: path(40)) == path(39))
    }

    @Test("A section without known rows counts as the same one if it has as many rows")
    func otherSections() {
        let rows = RowIdentityMapping(before: [3, 5], after: [3, 4], known: [(path(2, 1), path(2, 1))])
        #expect(rows.newPath(forOld: path(1, 0)) == path(1, 0))
        let inserted = RowIdentityMapping(before: [3, 5], after: [3, 3, 5], known: [(path(2, 1), path(2, 2))])
        #expect(inserted.newPath(forOld: path(1, 0)) == nil)
        #expect(inserted.newPath(forOld: path(0, 1)) == path(0, 2))
        #expect(inserted.newPath(forOld: path(0, 7)) == nil)
    }

    @Test("If known rows changed their order, only their own new paths are known")
    func passed() {
        let rows = RowIdentityMapping(
            before: [6], after: [6], known: [(path(1), path(4)), (path(2), path(1)), (path(9), path(9))])
        #expect(rows.newPath(forOld: path(1)) == path(4))
        #expect(rows.newPath(forOld: path(9)) == nil)
    }
}
