// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Selecting by sweeping")
struct SelectionSweepTests {
    /// All rows from one to the other, that one first.
    private func rows(_ from: Int, _ to: Int) -> [Int] {
        from <= to ? Array(from...to) : Array((to...from).reversed())
    }

    @Test("From every row, over every way of three stops, in every selection of four rows: as the plain rule says")
    func everyWorld() {
        for number in 0..<16 {
            let before = Set((0..<4).filter { number & 1 << $0 != 0 })
            for start in 0..<4 {
                for way in 0..<64 {
                    var selection = before
                    var sweep = SelectionSweep<Int>(wasSelected: before.contains(start))
                    for stop in [way % 4, way / 4 % 4, way / 16] {
                        let changes = sweep.moved(over: rows(start, stop)) { selection.contains($0) }
                        for change in changes {
                            #expect(selection.contains(change.row) != change.isSelected)
                            if change.isSelected { selection.insert(change.row) } else { selection.remove(change.row) }
                        }
                        let swept = Set(rows(start, stop))
                        let wanted = before.contains(start) ? before.subtracting(swept) : before.union(swept)
                        #expect(selection == wanted)
                    }
                }
            }
        }
    }

    @Test("Rows that move take what they were along, and those that go are forgotten")
    func follows() {
        var sweep = SelectionSweep<Int>(wasSelected: false)
        _ = sweep.moved(over: [1, 2, 3]) { $0 == 2 }
        sweep.follow { $0 == 1 ? nil : $0 + 10 }
        let changes = sweep.moved(over: [12]) { _ in true }
        #expect(changes == [SelectionSweep<Int>.Change(row: 13, isSelected: false)])
    }
}
