// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

private let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 10)
private let palette = [
    FlowSize(breadth: 60, length: 40), FlowSize(breadth: 100, length: 130), FlowSize(breadth: 190, length: 40),
]

/// All lists of `count` sizes of the palette.
private func lists(of count: Int) -> [[FlowSize]] {
    (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in palette.map { list + [$0] } } }
}

/// Expects the slots at all points to be those of the plain model, and the landing frames too.
private func expectSame(_ plain: PlainGrid, _ points: [GridPoint], _ place: SourceLocation = #_sourceLocation) {
    let slots = plain.slots
    for (section, landings) in plain.landings.enumerated() {
        for (row, frame) in landings.enumerated() {
            let found = slots.landing(at: path(section, row)).frame
            if !isClose(found, frame) {
                Issue.record("\(plain.lifted) at \(section)-\(row): \(found), not \(frame)", sourceLocation: place)
            }
        }
    }
    var present = plain.origin
    for point in points {
        let position = DragPosition.movement(center: point)
        let slot = slots.slot(for: position, keeping: present)?.slot
        let expected = plain.slot(at: point, keeping: present)
        if slot != expected {
            Issue.record(
                """
                \(plain.sections.map { $0.sizes.map(\.breadth) }) without \(plain.lifted) at \(point): \
                \(slot!), not \(expected)
                """,
                sourceLocation: place)
        }
        if slot != present, slots.slot(for: position, keeping: slot)?.slot != slot {
            Issue.record("A resting pointer at \(point) changes \(slot!)", sourceLocation: place)
        }
        present = slot
    }
}

private func isClose(_ a: FlowFrame, _ b: FlowFrame) -> Bool {
    a.size == b.size && isClose(a.position, b.position, within: 1e-6) && isClose(a.offset, b.offset, within: 1e-6)
}

private func points(_ positions: StrideTo<Double>, _ offsets: StrideTo<Double>) -> [GridPoint] {
    offsets.flatMap { offset in positions.map { point($0, offset) } }
}

/// Every n-th point. Each layout gets other ones, so that together they cover a fine grid.
private func every(_ step: Int, of points: [GridPoint], from turn: Int) -> [GridPoint] {
    stride(from: turn % step, to: points.count, by: step).map { points[$0] }
}

@Suite("Slots in all small flow layouts")
struct FlowSlotsExhaustiveTests {
    @Test("All lists of up to five items and all dragged subsets have the slots of the plain model", arguments: 1...5)
    func subsets(count: Int) {
        let points = points(stride(from: -40, to: 400, by: 31), stride(from: -30, to: 500, by: 37))
        var turn = 0
        for sizes in lists(of: count) {
            for subset in 1..<(1 << count) {
                turn += 1
                let lifted = (0..<count).filter { subset & (1 << $0) != 0 }.map { path(0, $0) }
                expectSame(
                    PlainGrid(metrics, [.init(header: 20, sizes: sizes)], lifted: lifted, lead: lifted.last),
                    every(31, of: points, from: turn))
            }
        }
    }

    @Test("All lists of six items with one dragged item have the slots of the plain model", arguments: 0..<6)
    func singles(row: Int) {
        let points = points(stride(from: 5, to: 330, by: 25), stride(from: 5, to: 700, by: 35))
        for (turn, sizes) in lists(of: 6).enumerated() {
            expectSame(
                PlainGrid(metrics, [.init(sizes: sizes)], lifted: [path(0, row)], lead: path(0, row)),
                every(31, of: points, from: turn))
        }
    }

    @Test("All pairs of short sections have the slots of the plain model", arguments: [0, 40])
    func sections(header: Double) {
        let short = (0...2).flatMap(lists)
        let points = points(stride(from: 5, to: 330, by: 40), stride(from: -20, to: 700, by: 19))
        var turn = 0
        for first in short {
            for second in short {
                let sections = [first, second, []].map {
                    PlainGrid.Section(header: header, footer: header / 4, startInset: 5, sizes: $0)
                }
                for section in 0..<2 {
                    for row in sections[section].sizes.indices {
                        let lead = path(section, row)
                        turn += 1
                        expectSame(
                            PlainGrid(metrics, sections, lifted: [lead], lead: lead),
                            every(11, of: points, from: turn))
                    }
                }
                expectSame(
                    PlainGrid(metrics, sections, lifted: [], lead: nil, incoming: [palette[1]]),
                    every(11, of: points, from: turn))
            }
        }
    }

    @Test("Random grids have the slots of the plain model", arguments: [1, 2, 3, 4, 5, 6])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        func random(_ choices: [Double]) -> Double { choices.randomElement(using: &generator)! }
        for _ in 0..<30 {
            let metrics = FlowMetrics(
                breadth: random([100, 320, 700]), itemSpacing: random([0, 10, 25]), lineSpacing: random([0, 10, 40]))
            let breadths: [Double] = [[100], [60, 100, 140], [5, 10, 400, 320], [1, 2, 3]].randomElement(
                using: &generator)!
            let lengths: [Double] = [[100], [50, 100], [10, 20, 600], [0, 1, 3]].randomElement(using: &generator)!
            let sections = (0..<1 + generator.next(below: 4)).map { _ in
                PlainGrid.Section(
                    header: random([0, 30]), footer: random([0, 15]), startInset: random([0, 20]),
                    endInset: random([0, 20]),
                    sizes: (0..<generator.next(below: 40)).map { _ in
                        FlowSize(breadth: random(breadths), length: random(lengths))
                    })
            }
            let all = sections.indices.flatMap { section in
                sections[section].sizes.indices.map { path(section, $0) }
            }
            let lifted = Array(
                all.shuffled(using: &generator).prefix([0, 1, 1, 2, 5].randomElement(using: &generator)!))
            let size = FlowSize(breadth: random(breadths), length: random(lengths))
            let plain = PlainGrid(metrics, sections, lifted: lifted, lead: lifted.first, incoming: [size, size])
            let points = (0..<60).map { _ in
                point(
                    Double.random(in: -100...metrics.breadth + 100, using: &generator),
                    Double.random(in: -100...plain.atLift.length + 200, using: &generator))
            }
            expectSame(plain, points)
        }
    }

    @Test("The layout of a preview has the landing frame and all items of the order shown", arguments: [1, 2, 3])
    func previews(seed: UInt64) {
        var generator = Seeded(seed: seed)
        for _ in 0..<40 {
            let sections = (0..<3).map { _ in
                PlainGrid.Section(
                    header: 20,
                    sizes: (0..<generator.next(below: 12)).map { _ in
                        palette.randomElement(using: &generator)!
                    })
            }
            let all = sections.indices.flatMap { section in
                sections[section].sizes.indices.map { path(section, $0) }
            }
            let lifted = Array(all.shuffled(using: &generator).prefix(1 + generator.next(below: 4)))
            guard !lifted.isEmpty else { continue }
            let plain = PlainGrid(metrics, sections, lifted: lifted, lead: lifted.first)
            let slots = plain.slots
            for (section, landings) in plain.landings.enumerated() {
                for row in landings.indices {
                    var after = plain.others
                    after[section].sizes.insert(contentsOf: plain.dragged, at: row)
                    let expected = PlainGrid.layout(metrics, after)
                    let preview = slots.preview(at: path(section, row))
                    let order = slots.order(at: path(section, row))
                    #expect(isClose(preview.length, expected.length, within: 1e-6))
                    for (section, frames) in expected.frames.enumerated() {
                        for (row, frame) in frames.enumerated() {
                            #expect(isClose(preview.frame(of: path(section, row)), frame))
                            // Sizes belong to items, not to places.
                            let item = order.liftPath(ofShown: path(section, row))!
                            #expect(sections[item.section].sizes[item.row] == frame.size)
                        }
                    }
                    let landing = slots.landing(at: path(section, row))
                    #expect(isClose(preview.frame(of: path(section, row)), landing.frame))
                    let (line, offset) = preview.line(of: path(section, row))
                    #expect(landing.line == line.number && landing.column == row - line.items.lowerBound)
                    #expect(isClose(landing.lineOffset, offset + line.offset, within: 1e-6))
                    #expect(landing.lineLength == line.length)
                }
            }
        }
    }
}
