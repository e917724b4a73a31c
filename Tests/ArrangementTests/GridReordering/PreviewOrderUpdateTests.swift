// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("The order shown after a change of the data")
struct PreviewOrderUpdateTests {
    private func order(_ lifted: [RowPath], incoming: Int = 0, at slot: RowPath?) -> PreviewOrder {
        PreviewOrder(lifted: AscendingPaths(lifted), draggedCount: max(lifted.count, incoming), slot: slot)
    }

    private func change(
        _ order: PreviewOrder, _ updates: [ListUpdate], _ before: [Int], _ after: [Int]
    ) throws -> PreviewOrder? {
        let plan = try BatchUpdatePlan.make(updates: updates, countsBefore: before, countsAfter: after).get()
        return order.updated(by: plan)
    }

    @Test("Items inserted before the dragged one change its path, and the slot stays before the same item")
    func inserted() throws {
        // The slot is before item 6, which becomes item 8.
        let moved = try #require(
            try change(order([path(0, 3)], at: path(0, 5)), [.insertRows([path(0, 0), path(0, 4)])], [9], [11]))
        #expect(moved.lifted.paths == [path(0, 5)])
        #expect(moved.slot == path(0, 7))
        #expect(moved.liftPath(ofPlace: path(0, 7)) == path(0, 8))
        // At the origin, nothing changes after the update either.
        let home = try #require(
            try change(order([path(0, 3)], at: path(0, 3)), [.deleteRows([path(0, 4)])], [9], [8]))
        #expect(home.slot == path(0, 3) && !home.isMoved)
        let left = try #require(try change(order([path(0, 3)], at: nil), [.deleteRows([path(0, 4)])], [9], [8]))
        #expect(left.slot == nil)
    }

    @Test("The drag ends if all dragged items are deleted, and goes on with those that are left")
    func deleted() throws {
        let both = order([path(0, 3), path(1, 0)], at: path(1, 1))
        #expect(try change(both, [.deleteRows([path(0, 3), path(1, 0)])], [9, 2], [8, 1]) == nil)
        let left = try #require(try change(both, [.deleteRows([path(0, 3)])], [9, 2], [8, 2]))
        #expect(left.lifted.paths == [path(1, 0)] && left.draggedCount == 1)
        #expect(left.slot == path(1, 1))
        let section = try #require(try change(both, [.deleteSections([1])], [9, 2], [9]))
        #expect(section.lifted.paths == [path(0, 3)] && section.slot == path(0, 3) && !section.isMoved)
    }

    @Test("Items from another view keep their place")
    func incoming() throws {
        let one = order([], incoming: 1, at: path(0, 5))
        let moved = try #require(try change(one, [.deleteRows([path(0, 0), path(0, 5)])], [9], [7]))
        #expect(moved.lifted.paths.isEmpty && moved.draggedCount == 1)
        #expect(moved.slot == path(0, 4))
        let gone = try #require(try change(one, [.deleteSections([0])], [9], []))
        #expect(gone.slot == nil)
    }
}
