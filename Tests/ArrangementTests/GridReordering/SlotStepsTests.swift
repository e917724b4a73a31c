// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

private let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 10)

private func section(_ count: Int) -> FlowSection {
    FlowSection(header: 30, lines: FlowLines(metrics, count: count, size: square(100)))
}

extension FlowSlots {
    fileprivate func walk(_ steps: SlotStep..., from slot: RowPath? = nil) -> RowPath? {
        steps.reduce(slot ?? origin) { slot, step in slot.flatMap { self.slot(after: step, from: $0) } }
    }
}

@Suite("Steps of a slot by keyboard")
struct SlotStepsTests {
    @Test("G39: steps in a grid of items of different breadth, and back")
    func wideGrid() {
        var generator = Seeded(seed: 2)
        let sizes = (0..<60).map { _ in
            FlowSize(breadth: [60, 100, 140].randomElement(using: &generator)!, length: 100)
        }
        let slots = FlowSlots(
            FlowGeometry([FlowSection(lines: FlowLines(metrics, sizes: sizes))]), lifted: [path(0, 7)], lead: path(0, 7)
        )
        var slot = slots.origin!
        for step in 1...10 {
            slot = slots.slot(after: .forward, from: slot)!
            #expect(slot == path(0, 7 + step))
        }
        for _ in 1...10 { slot = slots.slot(after: .backward, from: slot)! }
        #expect(slot == slots.origin)
        for row in 0..<60 {
            let from = slots.landing(at: path(0, row))
            // All places by lines, in the layouts that they lead to.
            let later = (0..<60).map { slots.landing(at: path(0, $0)) }.filter { $0.lineOffset > from.lineOffset + 1 }
            guard let down = slots.slot(after: .nextLine, from: path(0, row)) else {
                #expect(later.isEmpty)
                continue
            }
            let landing = slots.landing(at: down)
            #expect(landing.lineOffset == later[0].lineOffset)
            let nearest = later.filter { $0.lineOffset == landing.lineOffset }.map {
                abs($0.frame.center.position - from.frame.center.position)
            }.min()!
            #expect(isClose(abs(landing.frame.center.position - from.frame.center.position), nearest, within: 0.01))
            let up = slots.slot(after: .previousLine, from: down, near: from.frame.center.position)!
            #expect(slots.landing(at: up).lineOffset == from.lineOffset)
        }
    }

    @Test("In a grid of equal items, a step to another line keeps the column")
    func columns() {
        let slots = FlowSlots(
            FlowGeometry([section(8), section(0), section(5)]), lifted: [path(0, 4)], lead: path(0, 4))
        #expect(slots.landing(at: path(0, 4)).line == 1 && slots.landing(at: path(0, 4)).column == 1)
        #expect(slots.walk(.nextLine) == path(0, 7))
        #expect(slots.walk(.previousLine) == path(0, 1))
        #expect(slots.walk(.nextLine, .previousLine) == path(0, 4))
        #expect(slots.walk(.previousLine, .previousLine) == nil)
        #expect(slots.walk(.lineStart) == path(0, 3))
        #expect(slots.walk(.lineEnd) == path(0, 5))
        #expect(slots.walk(.lineStart, .lineStart) == nil)
        #expect(slots.walk(.sectionStart) == path(0, 0))
        #expect(slots.walk(.sectionEnd) == path(0, 7))
        #expect(slots.walk(.forward, .forward, .forward) == path(0, 7))
        // Over the empty section to the next one, and its end.
        #expect(slots.walk(.sectionEnd, .forward) == path(1, 0))
        #expect(slots.walk(.sectionEnd, .forward, .forward) == path(2, 0))
        #expect(slots.walk(.nextLine, .nextLine) == path(1, 0))
        #expect(slots.walk(.nextSection, .nextSection) == path(2, 0))
        #expect(slots.walk(.nextSection, .previousSection) == path(0, 0))
        #expect(slots.walk(.nextSection, .backward) == path(0, 7))
        #expect(slots.walk(.previousSection) == nil)
        // The next section has only the header between, so its line is one step down, in the column that is kept.
        #expect(slots.slot(after: .nextLine, from: path(1, 0), near: 270) == path(2, 2))
        #expect(slots.slot(after: .nextLine, from: path(2, 1), near: 270) == path(2, 5))
        #expect(slots.walk(.nextLine, from: path(2, 5)) == nil)
        #expect(slots.walk(.forward, from: path(2, 5)) == nil)
        #expect(slots.walk(.previousLine, from: path(1, 0)) == path(0, 6))
    }

    @Test("Steps from each place lead to an existing place, and every place can be reached")
    func reachable() {
        var generator = Seeded(seed: 8)
        let sizes = (0..<30).map { _ in
            FlowSize(
                breadth: [60, 100, 300].randomElement(using: &generator)!,
                length: [20, 100, 250].randomElement(using: &generator)!)
        }
        let slots = FlowSlots(
            FlowGeometry([section(4), FlowSection(lines: FlowLines(metrics, sizes: sizes)), section(0)]),
            lifted: [path(1, 3), path(0, 0)], lead: path(0, 0))
        var place = path(0, 0)
        var seen = 1
        while let next = slots.slot(after: .forward, from: place) {
            #expect(slots.slot(after: .backward, from: next) == place)
            for step in SlotStep.allCases {
                guard let other = slots.slot(after: step, from: next) else { continue }
                #expect(slots.contains(other))
                if step == .nextLine { #expect(other > next) }
                if step == .previousLine { #expect(other < next) }
            }
            place = next
            seen += 1
        }
        #expect(seen == 3 + 29 + 3)
    }
}
