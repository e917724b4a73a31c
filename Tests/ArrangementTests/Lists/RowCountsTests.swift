// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Row counts")
struct RowCountsTests {
    @Test("In every list of up to three sections, rows are numbered across sections as in a plain array")
    func exhaustive() {
        var lists: [[Int]] = [[]]
        for _ in 0..<3 { lists += lists.flatMap { list in (0...2).map { list + [$0] } } }
        for counts in lists {
            let rows = RowCounts(counts)
            let plain = counts.enumerated().flatMap { section, count in
                (0..<count).map { RowPath(section: section, row: $0) }
            }
            #expect(rows.count == plain.count)
            #expect(rows.sectionCount == counts.count)
            for (number, path) in plain.enumerated() {
                #expect(rows.path(ofRowNumber: number) == path)
                #expect(rows.number(ofRow: path) == number)
                #expect(rows.row(after: path) == (number + 1 < plain.count ? plain[number + 1] : nil))
                #expect(rows.row(after: path, isBackwards: true) == (number > 0 ? plain[number - 1] : nil))
            }
            for section in -1...4 {
                for row in -1...3 {
                    let path = RowPath(section: section, row: row)
                    #expect(rows.contains(path) == plain.contains(path))
                }
            }
        }
    }
}
