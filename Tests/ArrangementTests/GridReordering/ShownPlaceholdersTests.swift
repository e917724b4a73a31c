// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import Arrangement

@Suite("Placeholders in a layout")
struct ShownPlaceholdersTests {
    /// The elements of a section as a layout has them: items by their rows in the data, and placeholders below zero.
    private func plainModel(_ count: Int, _ places: [(id: Int, row: Int)], _ order: PreviewOrder?) -> [Int?] {
        var shown: [Int?] = (0..<(order?.shownCount(inSection: 0, ofLift: count) ?? count)).map { row in
            let path = RowPath(section: 0, row: row)
            guard let order else { return row }
            return order.liftPath(ofShown: path)?.row
        }
        for (id, row) in places {
            // Before the next item that is not dragged, or at the end.
            let lifted = Set(order?.lifted.paths.map(\.row) ?? [])
            let next = (row..<max(row, count)).first { !lifted.contains($0) }
            let index = next.flatMap { next in shown.firstIndex { $0 == next } } ?? shown.count
            shown.insert(-1 - id, at: index)
        }
        return shown
    }

    @Test("Every path converts to the element there and back, for all small lists, placeholders and drags")
    func smallWorlds() {
        for count in 0...4 {
            for first in 0...count {
                for second in first...count {
                    var gaps = PlaceholderGaps()
                    let one = gaps.open(at: RowPath(section: 0, row: first), height: 1, group: 0)
                    let two = gaps.open(at: RowPath(section: 0, row: second), height: 1, group: 1)
                    let places = gaps.ids.map { ($0, gaps.place(of: $0)!.row) }
                    #expect(Set([one, two]) == Set(gaps.ids))
                    var orders: [PreviewOrder?] = [nil]
                    for slot in 0...count {
                        let path = RowPath(section: 0, row: slot)
                        orders.append(PreviewOrder(lifted: AscendingPaths([]), draggedCount: 2, slot: path))
                        for lifted in 0..<count where slot < count {
                            orders.append(
                                PreviewOrder(
                                    lifted: AscendingPaths([RowPath(section: 0, row: lifted)]), draggedCount: 1,
                                    slot: path))
                        }
                    }
                    for order in orders { check(gaps, order, plainModel(count, places, order)) }
                }
            }
        }
    }

    private func check(_ gaps: PlaceholderGaps, _ order: PreviewOrder?, _ model: [Int?]) {
        let shown = ShownPlaceholders(gaps, order: order)
        #expect(shown.count(inSection: 0) == 2)
        #expect(shown.count(inSection: 1) == 0)
        for (row, expected) in model.enumerated() {
            let path = RowPath(section: 0, row: row)
            let element = shown.element(atLayout: path)
            if let expected, expected < 0 {
                #expect(element.placeholder == -1 - expected)
                #expect(shown.layoutPath(ofPlaceholder: -1 - expected) == path)
                #expect(shown.layoutPaths.contains { $0.id == -1 - expected && $0.path == path })
            } else {
                #expect(element.placeholder == nil)
                #expect(shown.layoutPath(ofShown: element.item) == path)
                let data = order == nil ? element.item : order?.liftPath(ofShown: element.item)
                #expect(data?.row == expected)
            }
        }
    }
}
