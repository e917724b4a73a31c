// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Selecting by sweeping")
struct MultipleSelectionRangeTests {
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

    /// Rows that count how often one of them is looked at.
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

    @Test("Over ten thousand rows, one row more costs a few steps, and one less too")
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
            #expect(changes.count == 1 && asked <= 1 && counter.count <= 8)
        }
    }

    @Test("Rows that come in between are selected too, once the fingers move")
    func between() {
        var (selectionGesture, selection) = (MultipleSelectionRange<Int>(wasSelected: false), Set<Int>())
        func apply(_ changes: [MultipleSelectionRange<Int>.Change]) {
            for change in changes {
                if change.isSelected { selection.insert(change.row) } else { selection.remove(change.row) }
            }
        }
        apply(selectionGesture.moved(over: [1, 2, 3]) { _ in false })
        selectionGesture.follow { $0 == 2 ? nil : $0 }
        selection.remove(2)
        apply(selectionGesture.moved(over: [1, 7, 3, 4]) { _ in false })
        #expect(selection == [1, 3, 4, 7])
        apply(selectionGesture.moved(over: [1, 7]) { _ in false })
        #expect(selection == [1, 7])
    }

    @Test("Rows that move take what they were along, and those that go are forgotten")
    func follows() {
        var selectionGesture = MultipleSelectionRange<Int>(wasSelected: false)
        _ = selectionGesture.moved(over: [1, 2, 3]) { $0 == 2 }
        selectionGesture.follow { $0 == 1 ? nil : $0 + 10 }
        let changes = selectionGesture.moved(over: [12]) { _ in true }
        #expect(changes == [MultipleSelectionRange<Int>.Change(row: 13, isSelected: false)])
    }
}
