// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

private let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 10)

private func grid(_ counts: [Int]) -> FlowGeometry {
    FlowGeometry(counts.map { FlowSection(lines: FlowLines(metrics, count: $0, size: square(100))) })
}

@Suite("Slots after a change of the data")
struct FlowSlotsLiveDataTests {
    private func change(
        _ slots: FlowSlots, _ slot: RowPath?, _ updates: [ListUpdate], _ before: [Int], _ after: [Int]
    ) throws -> (slots: FlowSlots, slot: RowPath?)? {
        let plan = try BatchUpdatePlan.make(updates: updates, countsBefore: before, countsAfter: after).get()
        return slots.updated(by: plan, geometry: grid(after), slot: slot)
    }

    @Test("Items inserted before the dragged one change its path, and the slot stays before the same item")
    func inserted() throws {
        let slots = FlowSlots(grid([9]), lifted: [path(0, 3)], lead: path(0, 3))
        // The slot is before item 6, which becomes item 8.
        let moved = try #require(try change(slots, path(0, 5), [.insertRows([path(0, 0), path(0, 4)])], [9], [11]))
        #expect(moved.slots.lifted.paths == [path(0, 5)])
        #expect(moved.slot == path(0, 7))
        #expect(moved.slots.order(at: moved.slot).liftPath(ofPlace: moved.slot!) == path(0, 8))
        // At the origin, nothing changes after the update either.
        let home = try #require(try change(slots, slots.origin, [.deleteRows([path(0, 4)])], [9], [8]))
        #expect(home.slot == home.slots.origin && !home.slots.order(at: home.slot).isMoved)
        let left = try #require(try change(slots, nil, [.deleteRows([path(0, 4)])], [9], [8]))
        #expect(left.slot == nil)
    }

    @Test("The drag ends if all dragged items are deleted, and goes on with those that are left")
    func deleted() throws {
        let slots = FlowSlots(grid([9, 2]), lifted: [path(0, 3), path(1, 0)], lead: path(0, 3))
        #expect(try change(slots, path(1, 1), [.deleteRows([path(0, 3), path(1, 0)])], [9, 2], [8, 1]) == nil)
        let left = try #require(try change(slots, path(1, 1), [.deleteRows([path(0, 3)])], [9, 2], [8, 2]))
        #expect(left.slots.lifted.paths == [path(1, 0)] && left.slots.lead == path(1, 0))
        #expect(left.slot == path(1, 1))
        let section = try #require(try change(slots, path(1, 1), [.deleteSections([1])], [9, 2], [9]))
        #expect(section.slots.lifted.paths == [path(0, 3)] && section.slot == section.slots.origin)
    }

    @Test("Items from another view keep their place")
    func incoming() throws {
        let slots = FlowSlots(grid([9]), incoming: [square(50)])
        let moved = try #require(try change(slots, path(0, 5), [.deleteRows([path(0, 0), path(0, 5)])], [9], [7]))
        #expect(moved.slots.lifted.paths.isEmpty && moved.slots.sizes == [square(50)])
        #expect(moved.slot == path(0, 4))
        let gone = try #require(try change(slots, path(0, 5), [.deleteSections([0])], [9], []))
        #expect(gone.slot == nil)
    }
}
