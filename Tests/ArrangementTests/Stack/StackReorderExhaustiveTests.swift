// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A reference model of stack reordering. It swaps the dragged item with a neighbour while the item's edge is past that
/// neighbour's centre, and lays out all items after each swap.
private struct ReferenceStack {
    var order: [Int]
    let lengths: [Double]
    let spacings: [Double]
    let lifted: Int

    func start(of id: Int, in order: [Int]) -> Double {
        order.prefix { $0 != id }.reduce(0) { $0 + lengths[$1] + spacings[$1] }
    }

    private func centre(_ id: Int, _ order: [Int]) -> Double { start(of: id, in: order) + lengths[id] / 2 }

    var slot: Int { order.firstIndex(of: lifted)! }

    mutating func move(to start: Double) {
        var changes = true
        while changes {
            changes = false
            let slot = slot
            if slot + 1 < order.count {
                var swapped = order
                swapped.swapAt(slot, slot + 1)
                let next = order[slot + 1]
                if start + lengths[lifted] > centre(next, order), start > centre(next, swapped) {
                    order = swapped
                    changes = true
                    continue
                }
            }
            if slot > 0, start < centre(order[slot - 1], order) {
                order.swapAt(slot, slot - 1)
                changes = true
            }
        }
    }
}

@Suite("Stack reordering: comparison with a model")
struct StackReorderExhaustiveTests {
    private static func choices<Value>(_ values: [Value], _ count: Int) -> [[Value]] {
        (0..<count).reduce([[]]) { made, _ in made.flatMap { one in values.map { one + [$0] } } }
    }

    @Test("In every small stack, with every lift and two movements, the slot matches a model", arguments: 1...3)
    func small(count: Int) {
        var broken: [String] = []
        for lengths in Self.choices(count < 3 ? [0.0, 4, 10] : [0, 7], count) {
            for spacings in Self.choices(count < 3 ? [-2.0, 0, 3] : [-2, 3], count) {
                for lifted in 0..<count { play(lengths, spacings, lifted, &broken) }
            }
        }
        #expect(broken == [])
    }

    private func play(_ lengths: [Double], _ spacings: [Double], _ lifted: Int, _ broken: inout [String]) {
        let items = zip(lengths, spacings).map { StackReorder.Item(length: $0, spacing: $1) }
        for first in stride(from: -6.0, through: 36, by: 3) {
            for second in stride(from: -4.5, through: 36, by: 4.5) where broken.count < 5 {
                var model = StackReorder(items, lifted: lifted)
                var plain = ReferenceStack(
                    order: Array(items.indices), lengths: lengths, spacings: spacings, lifted: lifted)
                for start in [first, second] {
                    let old = model.slot
                    let told = model.itemMoved(start: start)
                    plain.move(to: start)
                    let others = plain.order.filter { $0 != lifted }
                    let places = others.map { plain.start(of: $0, in: plain.order) }
                    let again = model.itemMoved(start: start)
                    if model.slot != plain.slot || told != (model.slot == old ? nil : model.slot) || again != nil
                        || model.placesOfOthers.map(\.start) != places
                        || model.placeOfItem.start != plain.start(of: lifted, in: plain.order)
                    {
                        broken.append("\(lengths) \(spacings) \(lifted) at \(first), \(second): \(model.slot)")
                    }
                }
            }
        }
    }

    @Test("In random larger stacks one long movement equals many short ones", arguments: 0..<40)
    func walks(seed: Int) {
        var random = Seeded(seed: UInt64(seed))
        let count = Int.random(in: 1...12, using: &random)
        let sharing = StackReorder.Sharing.allCases[seed % 3]
        let items = (0..<count).map { _ in
            StackReorder.Item(
                length: Double(Int.random(in: 0...80, using: &random)),
                spacing: Double(Int.random(in: 0...20, using: &random)))
        }
        let length = items.reduce(100) { $0 + $1.length + $1.spacing }
        var coarse = StackReorder(
            items, lifted: Int.random(in: 0..<count, using: &random), sharing: sharing, length: length)
        var fine = coarse
        var place = coarse.placeOfItem.start
        for _ in 0..<30 {
            let end = Double(Int.random(in: -50...Int(length), using: &random))
            let (old, oldShifts) = (coarse, coarse.shifts(ofOthers: coarse.others.indices))
            for step in 1...40 {
                _ = fine.itemMoved(start: place + (end - place) * Double(step) / 40)
                #expect(fine.itemMoved(start: place + (end - place) * Double(step) / 40) == nil)
            }
            _ = coarse.itemMoved(start: end)
            place = end
            #expect(coarse.slot == fine.slot)
            #expect((0..<count).contains(coarse.slot))
            let spans = coarse.placesOfOthers
            #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start + 1e-9 })
            let (resting, shifts) = (coarse.restingPlacesOfOthers, coarse.shifts(ofOthers: spans.indices))
            #expect(spans.indices.allSatisfy { abs(spans[$0].start - resting[$0].start - shifts[$0]) < 1e-9 })
            let moved = coarse.othersMoved(since: old)
            #expect(coarse.shifts(ofOthers: moved) == Array(shifts[moved]))
            #expect(spans.indices.allSatisfy { moved.contains($0) || shifts[$0] == oldShifts[$0] })
        }
    }

    @Test("After every change of a small stack the item stays before the first remaining one of its followers")
    func changes() {
        var broken: [String] = []
        for count in 1...4 {
            let items = (0..<count).map { _ in StackReorder.Item(length: 10) }
            for lifted in 0..<count {
                for slot in 0..<count {
                    for kept in Self.choices([false, true], count) where kept[lifted] {
                        for new in 0...1 where broken.count < 5 {
                            var model = StackReorder(items, lifted: lifted)
                            model.moved(toSlot: slot)
                            let left = (0..<count).filter { kept[$0] }
                            let old = Array(repeating: Int?.none, count: new) + left.map { $0 }
                            let changed = model.changed(
                                to: old.map { _ in .init(length: 10) }, oldIndices: old, length: 0)
                            let others = (0..<count).filter { $0 != lifted }
                            let before = others[slot...].first { kept[$0] }
                            let now = old.filter { $0 != lifted }
                            let wanted =
                                slot == lifted
                                ? old.firstIndex(of: lifted)!
                                : before.map { one in now.firstIndex { $0 == one }! } ?? now.count
                            if changed?.slot != wanted { broken.append("\(count) \(lifted) \(slot) \(kept) \(new)") }
                        }
                    }
                }
            }
        }
        #expect(broken == [])
    }
}
