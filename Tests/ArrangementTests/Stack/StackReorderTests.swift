// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Stack reordering")
struct StackReorderTests {
    private func items(_ lengths: Double..., spacing: Double = 10) -> [StackReorder.Item] {
        lengths.map { .init(length: $0, spacing: spacing) }
    }

    private func starts(_ spans: [StackLayout.Span]) -> [Double] { spans.map(\.start) }

    @Test("A neighbour is displaced when the item's edge has passed its centre, and not at the centre")
    func pastTheCentre() {
        // The items are at 0–60, 70–130 and 140–200.
        var model = StackReorder(items(60, 60, 60), lifted: 0)
        #expect(model.itemMoved(start: 40) == nil)
        #expect(model.itemMoved(start: 40.5) == 1)
        #expect(starts(model.placesOfOthers) == [0, 140])
        #expect(model.placeOfItem.start == 70)
    }

    @Test("Both directions need the same overlap")
    func symmetric() {
        var model = StackReorder(items(60, 60, 60), lifted: 1)
        // The next item's centre is at 170 and the previous one's at 30: half of each must be covered.
        #expect(model.itemMoved(start: 110) == nil)
        #expect(model.itemMoved(start: 111) == 2)
        model = StackReorder(items(60, 60, 60), lifted: 1)
        #expect(model.itemMoved(start: 30) == nil)
        #expect(model.itemMoved(start: 29) == 0)
    }

    @Test("Over an item that is five times as long the slot changes once in each direction")
    func overALongOne() {
        var model = StackReorder(items(40, 200, 40, spacing: 0), lifted: 0)
        var changes: [Int] = []
        for start in Array(stride(from: 0.0, through: 240, by: 1)) + Array(stride(from: 240.0, through: 0, by: -1)) {
            if let slot = model.itemMoved(start: start) { changes.append(slot) }
            #expect(model.itemMoved(start: start) == nil)
        }
        #expect(changes == [1, 2, 1, 0])
    }

    @Test("One event may pass all items, and a position past an end counts as the end")
    func fast() {
        var model = StackReorder(items(60, 20, 100, 60, 5), lifted: 0)
        #expect(model.itemMoved(start: 1e9) == 4)
        #expect(model.itemMoved(start: -1e9) == 0)
        #expect(!model.isMoved)
    }

    @Test("Custom spacings move with their items")
    func customSpacings() {
        var model = StackReorder(
            [.init(length: 50, spacing: 30), .init(length: 50, spacing: 5), .init(length: 50, spacing: 0)], lifted: 0)
        #expect(model.itemMoved(start: 1000) == 2)
        #expect(starts(model.placesOfOthers) == [0, 55])
        #expect(model.placeOfItem.start == 105)
    }

    @Test("Equal gaps stay equal, and the first and last item stay at the ends")
    func equalGaps() {
        var model = StackReorder(items(20, 60, 40, spacing: 0), lifted: 0, sharing: .equalGaps, length: 200)
        #expect(starts(model.restingPlacesOfOthers) == [60, 160])
        #expect(model.itemMoved(start: 500) == 2)
        #expect(starts(model.placesOfOthers) == [0, 100])
        #expect(model.placeOfItem == .init(start: 180, length: 20))
    }

    @Test("Equal distances between centres are recomputed for each slot")
    func equalCentres() {
        var model = StackReorder(items(20, 60, 40, spacing: 0), lifted: 0, sharing: .equalCentres, length: 200)
        #expect(model.itemMoved(start: 500) == 2)
        let centres = (model.placesOfOthers + [model.placeOfItem]).map { $0.start + $0.length / 2 }
        #expect(centres[1] - centres[0] == centres[2] - centres[1])
        #expect(model.placeOfItem.end == 200)
    }

    @Test("An incoming item is before the first item whose centre, measured without the gap, is past the pointer")
    func incomingItem() {
        var model = StackReorder(incomingItem: .init(length: 30, spacing: 10), in: items(60, 60))
        #expect(starts(model.placesOfOthers) == [0, 70])
        #expect(model.incomingItemMoved(to: 30) == 0)
        #expect(starts(model.placesOfOthers) == [40, 110])
        #expect(model.incomingItemMoved(to: 31) == 1)
        #expect(starts(model.placesOfOthers) == [0, 110])
        #expect(model.incomingItemMoved(to: 99) == nil)
        #expect(model.incomingItemMoved(to: 500) == 2)
        model.exited()
        #expect(starts(model.placesOfOthers) == [0, 70])
    }

    @Test("An empty stack has one slot")
    func empty() {
        var model = StackReorder(incomingItem: .init(length: 30), in: [])
        #expect(model.incomingItemMoved(to: -5) == 0)
        #expect(model.placeOfItem == .init(start: 0, length: 30))
    }

    @Test("While the item is outside the stack, the others close the gap")
    func away() {
        var model = StackReorder(items(60, 60, 60), lifted: 1)
        model.exited()
        #expect(model.isMoved)
        #expect(starts(model.placesOfOthers) == [0, 70])
        #expect(model.itemMoved(start: 70) == 1)
        #expect(!model.isMoved)
        #expect(starts(model.placesOfOthers) == [0, 140])
    }

    @Test("The item does not move to slots that are not allowed")
    func limits() {
        var model = StackReorder(items(60, 60, 60, 60), lifted: 1, allowed: 1...2)
        #expect(model.itemMoved(start: 1000) == 2)
        #expect(model.itemMoved(start: -1000) == 1)
        #expect(model.slot(after: -1) == nil)
        #expect(model.slot(after: 1) == 2)
    }

    // MARK: Data changes

    @Test("After insertions and removals elsewhere the item is still before the same item")
    func changes() throws {
        var model = StackReorder(items(10, 10, 10, 10, spacing: 0), lifted: 0)
        model.moved(toSlot: 2)
        // A new item is inserted at the beginning, and item 1 is removed.
        let changed = try #require(
            model.changed(to: items(10, 10, 10, 10, spacing: 0), oldIndices: [nil, 0, 2, 3], length: 0))
        #expect(changed.originalSlot == 1)
        #expect(changed.slot == 2)
    }

    @Test("An item at its own place stays there after any change")
    func unmoved() throws {
        let model = StackReorder(items(10, 10, 10), lifted: 1)
        let changed = try #require(model.changed(to: items(10, 10, spacing: 0), oldIndices: [nil, 1], length: 0))
        #expect(changed.originalSlot == 1)
        #expect(changed.slot == 1)
        #expect(!changed.isMoved)
    }

    @Test("If the following item is removed, the next one counts, or the end if none remains")
    func neighbourGone() throws {
        var model = StackReorder(items(10, 10, 10, 10, spacing: 0), lifted: 0)
        model.moved(toSlot: 1)
        let next = try #require(model.changed(to: items(10, 10, 10), oldIndices: [0, 1, 3], length: 0))
        #expect(next.slot == 1)
        let end = try #require(model.changed(to: items(10, 10), oldIndices: [0, 1], length: 0))
        #expect(end.slot == 1)
    }

    @Test("If the item itself is removed, the drag ends")
    func gone() {
        let model = StackReorder(items(10, 10), lifted: 0)
        #expect(model.changed(to: items(10), oldIndices: [1], length: 0) == nil)
        #expect(model.changed(to: [], oldIndices: [], length: 0) == nil)
    }
}
