// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

private let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 10)

private func wide(_ count: Int) -> FlowLines {
    var generator = Seeded(seed: 9)
    return FlowLines(
        metrics,
        sizes: (0..<count).lazy.map { _ in
            FlowSize(
                breadth: [60, 100, 140].randomElement(using: &generator)!,
                length: [80, 100, 120].randomElement(using: &generator)!)
        })
}

/// The greatest numbers of places and of lines that the searches at random points try.
private func mostTried(_ slots: FlowSlots, jumps: Bool) -> (places: Int, lines: Int) {
    var generator = Seeded(seed: 5)
    var present = slots.origin
    var most = (places: 0, lines: 0)
    var at = slots.landing(at: present!).frame.center
    for _ in 0..<100 {
        let offset = Double.random(in: 0...slots.geometry.length, using: &generator)
        let step = Double.random(in: -40...40, using: &generator)
        at = point(Double.random(in: 0...320, using: &generator), jumps ? offset : at.offset + step)
        let choice = slots.slot(for: .movement(center: at), keeping: present)!
        present = choice.slot
        var search = LandingSearch(slots, section: choice.slot.section)
        _ = search.landings(near: at, within: slots.landing(at: choice.slot).frame.center.distance(to: at))
        most = (max(most.places, choice.triedCount), max(most.lines, search.lineCount))
    }
    return most
}

@Suite("Cost of slots")
struct FlowSlotsCostTests {
    @Test("A search tries a few lines and places, however long the grid is", arguments: [false, true])
    func flat(jumps: Bool) {
        for count in [10_000, 1_000_000] {
            let uniform = FlowGeometry([FlowSection(lines: FlowLines(metrics, count: count, size: square(100)))])
            let tried = mostTried(FlowSlots(uniform, lifted: [path(0, 7)], lead: path(0, 7)), jumps: jumps)
            #expect(tried.places <= 16)
            #expect(tried.lines <= 6)
            let mixed = FlowGeometry([FlowSection(header: 30, lines: wide(count / 5))])
            let wide = mostTried(
                FlowSlots(mixed, lifted: [path(0, 7), path(0, 5000 / 5)], lead: path(0, 7)), jumps: jumps)
            #expect(wide.places <= 24)
            #expect(wide.lines <= 7)
        }
    }

    @Test("One very long item lets a search try only the lines that it could reach")
    func veryLongItem() {
        var sizes = Array(repeating: FlowSize(breadth: 100, length: 20), count: 30_000)
        sizes[15_000] = FlowSize(breadth: 100, length: 2000)
        let geometry = FlowGeometry([FlowSection(lines: FlowLines(metrics, sizes: sizes))])
        let slots = FlowSlots(geometry, lifted: [path(0, 7)], lead: path(0, 7))
        let tried = mostTried(slots, jumps: true)
        // Half of the item's length has 33 lines.
        #expect(tried.lines <= 45)
        #expect(tried.places <= 200)
    }

    @Test("A preview changes a few chunks of a million items")
    func previewShares() {
        let lines = wide(300_000)
        let slots = FlowSlots(
            FlowGeometry([FlowSection(lines: lines)]), lifted: [path(0, 1000), path(0, 200_000)], lead: path(0, 1000))
        let chunks = lines.chunks.summary.count
        for row in [0, 1, 77_777, 150_000, 299_998] {
            let changed = slots.preview(at: path(0, row)).section(0).section.lines
            #expect(abs(changed.chunks.summary.count - chunks) <= 4)
            #expect(changed.itemCount == 300_000)
        }
    }

    @Test("Thousands of dragged items are taken out in about the time of one pass")
    func manyLifted() {
        let lines = wide(200_000)
        let geometry = FlowGeometry([FlowSection(lines: lines)])
        let every = (0..<20_000).map { path(0, $0 * 10) }
        let slots = FlowSlots(geometry, lifted: every, lead: every[500])
        #expect(slots.others.itemCount == 180_000)
        #expect(slots.others.section(0).section.lines.brokenInvariant() == nil)
        let slot = slots.slot(for: .movement(center: point(50, 5000)), keeping: slots.origin)
        #expect(slot!.triedCount <= 24)
        #expect(slots.origin == path(0, 4500))
    }

    @Test("The section at a point is found among 100,000 empty ones")
    func emptySections() {
        var sections = Array(repeating: FlowSection(header: 1, lines: FlowLines(metrics)), count: 100_000)
        sections[70_000] = FlowSection(lines: FlowLines(metrics, count: 4, size: square(100)))
        let slots = FlowSlots(FlowGeometry(sections), lifted: [path(70_000, 1)], lead: path(70_000, 1))
        func slot(_ offset: Double) -> RowPath? {
            slots.slot(for: .movement(center: point(160, offset)), keeping: slots.origin)?.slot
        }
        #expect(slot(70_050) == path(70_000, 1))
        #expect(slot(100.2) == path(99, 0))
        #expect(slot(1e9) == path(99_999, 0))
    }

    @Test("Numbers without sense neither crash nor take long")
    func hostileNumbers() {
        let numbers: [Double] = [0, -1, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e9]
        let rooms: [Double] = [0, 320, .infinity, 1e-300]
        for room in rooms {
            for spacing in [0.0, 10, -50] {
                let metrics = FlowMetrics(breadth: room, itemSpacing: spacing, lineSpacing: -spacing)
                let sizes = (0..<40).map { [square(0), square(60), square(1e6)][$0 % 3] }
                let geometry = FlowGeometry([
                    FlowSection(header: 5, startInset: -90, lines: FlowLines(metrics, sizes: sizes)),
                    FlowSection(lines: FlowLines(metrics, count: 20_000, size: FlowSize(breadth: 0, length: 0))),
                ])
                let slots = FlowSlots(geometry, lifted: [path(0, 3), path(1, 7)], lead: path(1, 7))
                for x in numbers {
                    for y in numbers {
                        let slot = slots.slot(for: .movement(center: point(x, y)), keeping: path(0, 2))!.slot
                        #expect(slots.contains(slot))
                        if !x.isFinite || !y.isFinite { #expect(slot == path(0, 2)) }
                        let session = DragPosition.session(center: point(x, y), pointer: point(y, x))
                        #expect(slots.contains(slots.slot(for: session, keeping: path(9, 9)).map(\.slot) ?? path(0, 0)))
                    }
                }
            }
        }
        let none = FlowSlots(FlowGeometry(), incoming: [square(10)])
        #expect(none.slot(for: .incoming(pointer: point(0, 0)), keeping: nil) == nil)
        let empty = FlowSlots(FlowGeometry([FlowSection(lines: FlowLines(metrics))]), incoming: [square(10)])
        #expect(empty.slot(for: .incoming(pointer: point(-9, 700)), keeping: nil)?.slot == path(0, 0))
        #expect(empty.landing(at: path(0, 0)).frame == FlowFrame(position: 0, offset: 0, size: square(10)))
    }
}
