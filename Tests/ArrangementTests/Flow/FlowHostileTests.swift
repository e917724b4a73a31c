// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A list of sizes that is broken into lines one item after the other, by the kernel's rule of what fits.
private struct PlainLines {
    var items: [Range<Int>] = []
    var offsets: [Double] = []
    var lengths: [Double] = []

    init(_ metrics: FlowMetrics, _ sizes: [FlowSize]) {
        var used = 0.0
        for (item, size) in sizes.enumerated() {
            if let last = items.last, metrics.fits(size.breadth, after: used) {
                used += metrics.itemSpacing + size.breadth
                items[items.count - 1] = last.lowerBound..<item + 1
                lengths[items.count - 1] = max(lengths[items.count - 1], size.length)
            } else {
                used = size.breadth
                offsets.append(items.isEmpty ? 0 : offsets[items.count - 1] + metrics.advance(lengths[items.count - 1]))
                items.append(item..<item + 1)
                lengths.append(size.length)
            }
        }
    }

    func line(of item: Int) -> Int { items.firstIndex { $0.contains(item) }! }

    /// The first line that ends after an offset.
    func line(endingAfter offset: Double) -> Int? { items.indices.first { offsets[$0] + lengths[$0] > offset } }
}

/// Makes numbers of which some are of no use, and changes of a list of sizes.
private struct Hostile {
    var generator: Seeded
    /// The share of numbers that no layout can use is one of so many.
    var rarity: Int

    init(seed: UInt64) {
        generator = Seeded(seed: seed)
        rarity = [2, 5, 20, 100][Int(seed % 4)]
    }

    mutating func number(_ highest: Int) -> Double {
        generator.next(below: rarity) == 0
            ? badNumbers.randomElement(using: &generator)! : Double(generator.next(below: highest * 2)) / 2
    }

    mutating func size() -> FlowSize { FlowSize(breadth: number(150), length: number(90)) }

    mutating func metrics() -> FlowMetrics {
        let space = generator.next(below: 5) == 0 ? -7 : number(12)
        return FlowMetrics(breadth: number(400), itemSpacing: space, lineSpacing: number(12))
    }

    mutating func range(in count: Int) -> Range<Int> {
        let first = generator.next(below: count + 1)
        return first..<min(first + generator.next(below: 5), count)
    }
}

@Suite("Flow layouts with numbers that no layout can use")
struct FlowHostileTests {
    /// Whether two offsets are equal but for rounding errors of a sum of lengths.
    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(abs(a), abs(b), 1) }

    private func expectSame(_ lines: FlowLines, _ sizes: [FlowSize], _ hostile: inout Hostile, _ seed: UInt64) {
        let plain = PlainLines(lines.metrics, sizes)
        #expect(lines.brokenInvariant() == nil, "seed \(seed)")
        #expect(lines.sizes() == sizes, "seed \(seed)")
        #expect(lines.lineCount == plain.items.count, "seed \(seed)")
        #expect(lines.length.isFinite, "seed \(seed)")
        for item in sizes.indices {
            let (line, number) = (lines.line(ofItem: item), plain.line(of: item))
            guard line.number == number, line.items == plain.items[number], line.length == plain.lengths[number],
                isNear(line.offset, plain.offsets[number])
            else {
                Issue.record("seed \(seed): item \(item) is in \(line), not in line \(number)")
                return
            }
            let frame = lines.frames(in: line)[item - line.items.lowerBound]
            let isFinite = [frame.position, frame.offset, frame.size.breadth, frame.size.length].allSatisfy(\.isFinite)
            #expect(isFinite, "seed \(seed): \(frame)")
        }
        for offset in [lines.length / 2, hostile.number(3000), hostile.number(3000)] {
            let (found, expected) = (lines.firstLine(endingAfter: offset)?.number, plain.line(endingAfter: offset))
            // Of a sum that is rounded in another order, a line may end at the offset.
            let isEdge = plain.items.indices.contains { isNear(plain.offsets[$0] + plain.lengths[$0], offset) }
            #expect(found == expected || isEdge, "seed \(seed): line \(String(describing: found)) after \(offset)")
        }
    }

    @Test("Random changes with hostile numbers give the lines of a plain model")
    func lines() {
        fuzz(sessions: 40) { seed in
            var hostile = Hostile(seed: seed)
            var sizes = (0..<hostile.generator.next(below: 60)).map { _ in hostile.size() }
            var lines = FlowLines(hostile.metrics(), sizes: sizes)
            expectSame(lines, sizes, &hostile, seed)
            for _ in 0..<20 {
                let range = hostile.range(in: sizes.count)
                switch hostile.generator.next(below: 6) {
                case 0: lines.setMetrics(hostile.metrics())
                case 1:
                    let (count, size) = (hostile.generator.next(below: 40), hostile.size())
                    lines.replace(range, withCount: count, of: size)
                    sizes.replaceSubrange(range, with: Array(repeating: size, count: count))
                case 2:
                    guard let old = sizes.randomElement(using: &hostile.generator) else { continue }
                    let new = hostile.size()
                    lines.replaceSize(old, with: new)
                    sizes = sizes.map { $0 == old ? new : $0 }
                default:
                    let new = (0..<hostile.generator.next(below: 4)).map { _ in hostile.size() }
                    lines.replace(range, with: new)
                    sizes.replaceSubrange(range, with: new)
                }
                expectSame(lines, sizes, &hostile, seed)
            }
        }
    }

    @Test("Sections with hostile numbers have finite parts, and a slot at every point")
    func sections() {
        fuzz(sessions: 40) { seed in
            var hostile = Hostile(seed: seed)
            var sections: [FlowSection] = []
            for _ in 0...hostile.generator.next(below: 4) {
                let sizes = (0..<hostile.generator.next(below: 15)).map { _ in hostile.size() }
                sections.append(
                    FlowSection(
                        header: hostile.number(40), footer: hostile.number(40), startInset: hostile.number(20),
                        endInset: hostile.number(20), lines: FlowLines(hostile.metrics(), sizes: sizes)))
            }
            let geometry = FlowGeometry(sections)
            #expect(geometry.length.isFinite, "seed \(seed)")
            for from in [-10, 0, geometry.length / 2, hostile.number(2000)] {
                let parts = geometry.parts(from: from, to: from + hostile.number(500))
                #expect(parts.allSatisfy { $0.offset.isFinite }, "seed \(seed)")
            }
            let paths = sections.enumerated().flatMap { section, element in
                (0..<element.lines.itemCount).map { RowPath(section: section, row: $0) }
            }
            for path in paths { #expect(geometry.frame(of: path).offset.isFinite, "seed \(seed)") }
            guard let lead = paths.randomElement(using: &hostile.generator) else { return }
            let slots = FlowSlots(geometry, lifted: [lead], lead: lead)
            var slot: RowPath?
            for _ in 0..<20 {
                let center = GridPoint(position: hostile.number(400), offset: hostile.number(2000))
                let first = slots.slot(for: .movement(center: center), keeping: slot)
                guard let first else { continue }
                #expect(slots.contains(first.slot), "seed \(seed)")
                // A resting pointer changes nothing.
                let second = slots.slot(for: .movement(center: center), keeping: first.slot)
                #expect(second?.slot == first.slot, "seed \(seed), \(center)")
                slot = first.slot
            }
        }
    }
}
