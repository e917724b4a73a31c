// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Order shown during a drag")
struct PreviewOrderTests {
    @Test("All orders of short sections are those of arrays with the items moved")
    func exhaustive() {
        let counts = [3, 0, 2]
        let all = counts.indices.flatMap { section in (0..<counts[section]).map { path(section, $0) } }
        let lists = counts.indices.map { section in all.filter { $0.section == section } }
        for subset in 0..<(1 << all.count) {
            let lifted = all.enumerated().filter { subset & (1 << $0.offset) != 0 }.map(\.element)
            let others = lists.map { $0.filter { !lifted.contains($0) } }
            // Without own items, two items from another view are dragged.
            let dragged: [RowPath?] = lifted.isEmpty ? [nil, nil] : lifted
            for section in counts.indices {
                for row in 0...others[section].count {
                    var shown = others.map { $0.map(Optional.some) }
                    shown[section].insert(contentsOf: dragged, at: row)
                    let order = PreviewOrder(
                        lifted: AscendingPaths(lifted), draggedCount: dragged.count, slot: path(section, row))
                    for section in counts.indices {
                        #expect(order.shownCount(inSection: section, ofLift: counts[section]) == shown[section].count)
                        for (row, item) in shown[section].enumerated() {
                            #expect(order.liftPath(ofShown: path(section, row)) == item)
                            if let item { #expect(order.shownPath(ofLift: item) == path(section, row)) }
                        }
                        for (row, item) in others[section].enumerated() {
                            #expect(order.liftPath(ofPlace: path(section, row)) == item)
                        }
                    }
                    #expect(order.isMoved == (lifted.isEmpty || shown != lists))
                    if !lifted.isEmpty {
                        var moved = lists
                        moved.move(order.moves)
                        #expect(moved == shown.map { $0.compactMap { $0 } })
                    }
                }
            }
            let closed = PreviewOrder(lifted: AscendingPaths(lifted), draggedCount: dragged.count, slot: nil)
            for item in all {
                #expect(closed.shownPath(ofLift: item) == item && closed.liftPath(ofShown: item) == item)
            }
            #expect(!closed.isMoved && closed.gap == nil && closed.moves.isEmpty)
        }
    }
}
