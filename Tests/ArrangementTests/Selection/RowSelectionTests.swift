// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Row selection")
struct RowSelectionTests {
    @Test("Rows are listed in the order in which they were selected, also after others were deselected")
    func order() {
        var generator = Seeded(seed: 4)
        var (selection, plain) = (RowSelection(), [RowPath]())
        for _ in 0..<2000 {
            let path = RowPath(section: 0, row: Int.random(in: 0..<40, using: &generator))
            switch Int.random(in: 0..<40, using: &generator) {
            case 0:
                selection.removeAll(besides: path)
                plain.removeAll { $0 != path }
            case 1:
                selection.mapPaths { $0.row == path.row ? nil : RowPath(section: 0, row: 39 - $0.row) }
                plain = plain.filter { $0 != path }.map { RowPath(section: 0, row: 39 - $0.row) }
            case 2..<22:
                selection.insert(path)
                if !plain.contains(path) { plain.append(path) }
            default:
                selection.remove(path)
                plain.removeAll { $0 == path }
            }
            #expect(selection.paths() == plain)
            #expect(selection.first() == plain.first)
            #expect(selection.last() == plain.last)
            #expect(selection.contains(path) == plain.contains(path))
            #expect(selection.count == plain.count)
        }
    }
}
