// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Multiple-selection gesture")
struct MultipleSelectionRangeTests {
    /// All row numbers between two rows, including both: upwards or downwards, beginning with `from`.
    private func rows(_ from: Int, _ to: Int) -> [Int] {
        from <= to ? Array(from...to) : Array((to...from).reversed())
    }

    @Test("From any row over any three stops, in any selection of four rows, the selection follows the rule")
    func everyWorld() {
        for number in 0..<16 {
            let before = Set((0..<4).filter { number & 1 << $0 != 0 })
            for start in 0..<4 {
                for way in 0..<64 {
                    var selection = before
                    var selectionGesture = MultipleSelectionRange<Int>(wasSelected: before.contains(start))
                    for stop in [way % 4, way / 4 % 4, way / 16] {
                        let changes = selectionGesture.moved(over: rows(start, stop)) { selection.contains($0) }
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

    /// Rows that count how often they are read.
    private struct CountedRows: RandomAccessCollection {
        final class Counter { var count = 0 }

        let rows: Range<Int>
        let counter: Counter
        var startIndex: Int { rows.lowerBound }
        var endIndex: Int { rows.upperBound }
        subscript(position: Int) -> Int {
            counter.count += 1
            return position
        }
    }

    @Test("Over ten thousand rows, extending or shortening the range by one row reads only a few rows")
    func cost() {
        let counter = CountedRows.Counter()
        var selectionGesture = MultipleSelectionRange<Int>(wasSelected: false)
        for end in [10_000, 10_001, 10_000] {
            counter.count = 0
            var asked = 0
            let changes = selectionGesture.moved(over: CountedRows(rows: 0..<end, counter: counter)) { _ in
                asked += 1
                return false
            }
            guard changes.count < 10_000 else { continue }
            #expect(changes.count == 1)
            #expect(asked <= 1)
            #expect(counter.count <= 8)
        }
    }

    @Test("Rows inserted in between are selected too, when the fingers move")
    func between() {
        var (selectionGesture, selection) = (MultipleSelectionRange<Int>(wasSelected: false), Set<Int>())
        func apply(_ changes: [MultipleSelectionRange<Int>.Change]) {
            for change in changes {
                if change.isSelected { selection.insert(change.row) } else { selection.remove(change.row) }
            }
        }
        apply(selectionGesture.moved(over: [1, 2, 3]) { _ in false })
        selectionGesture.mapRows { $0 == 2 ? nil : $0 }
        selection.remove(2)
        apply(selectionGesture.moved(over: [1, 7, 3, 4]) { _ in false })
        #expect(selection == [1, 3, 4, 7])
        apply(selectionGesture.moved(over: [1, 7]) { _ in false })
        #expect(selection == [1, 7])
    }

    @Test("Moved rows keep their original selection state, and deleted rows are removed")
    func follows() {
        var selectionGesture = MultipleSelectionRange<Int>(wasSelected: false)
        _ = selectionGesture.moved(over: [1, 2, 3]) { $0 == 2 }
        selectionGesture.mapRows { $0 == 1 ? nil : $0 + 10 }
        let changes = selectionGesture.moved(over: [12]) { _ in true }
        #expect(changes == [MultipleSelectionRange<Int>.Change(row: 13, isSelected: false)])
    }
}
