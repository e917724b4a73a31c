// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

private let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 8)
private let square = FlowSize(breadth: 60, length: 60)

/// All parts of a plain list of sections, with the beginning and end of each.
private func plainParts(_ sections: [FlowSection]) -> [(part: FlowPart, end: Double)] {
    var parts: [(FlowPart, Double)] = []
    var offset = 0.0
    for (number, section) in sections.enumerated() {
        func add(_ kind: FlowPart.Kind, _ length: Double) {
            if length > 0 { parts.append((FlowPart(section: number, kind: kind, offset: offset), offset + length)) }
            offset += length
        }
        add(.header, section.header)
        offset += section.startInset
        let start = offset
        var line = section.lines.firstLine(endingAfter: -1)
        while let current = line {
            offset = start + current.offset
            add(.line(current), current.length)
            line = section.lines.line(after: current)
        }
        offset += section.endInset
        add(.footer, section.footer)
    }
    return parts
}

@Suite("Flow geometry")
struct FlowGeometryTests {
    @Test("Sections follow each other without space, and their lines are inset from headers and footers")
    func sections() {
        // C137: three lines of 60 points with spaces of 8 and insets of 16.
        let lines = FlowLines(metrics, count: 12, size: square)
        let geometry = FlowGeometry([
            FlowSection(startInset: 16, endInset: 16, lines: lines),
            FlowSection(header: 30, footer: 20, startInset: 16, endInset: 16, lines: lines),
        ])
        #expect((0..<12).map { geometry.frame(of: RowPath(section: 0, row: $0)).offset }[4] == 84)
        #expect(geometry.frame(of: RowPath(section: 0, row: 11)).offset == 152)
        #expect(geometry.frame(of: RowPath(section: 1, row: 0)).offset == 228 + 30 + 16)
        #expect(geometry.length == 228 + 228 + 50)
        #expect(geometry.itemCount == 24)
    }

    @Test("Every range of offsets has the parts of a plain list", arguments: [1, 2, 3])
    func ranges(seed: UInt64) {
        var generator = Seeded(seed: seed)
        func random(_ choices: [Double]) -> Double { choices.randomElement(using: &generator)! }
        func randomSection() -> FlowSection {
            let sizes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                FlowSize(breadth: random([60, 150, 400]), length: random([20, 60, 0]))
            }
            return FlowSection(
                header: random([0, 0, 30]), footer: random([0, 20]), startInset: random([0, 16]),
                endInset: random([0, 16]), lines: FlowLines(metrics, sizes: sizes))
        }
        var sections = (0..<40).map { _ in randomSection() }
        var geometry = FlowGeometry(sections)
        for _ in 0..<60 {
            let first = Int.random(in: 0...sections.count, using: &generator)
            let end = min(first + Int.random(in: 0...3, using: &generator), sections.count)
            let new = (0..<Int.random(in: 0...3, using: &generator)).map { _ in randomSection() }
            sections.replaceSubrange(first..<end, with: new)
            geometry.replace(first..<end, with: new)
            if let changed = sections.indices.randomElement(using: &generator) {
                sections[changed].lines.replace(0..<0, with: [square])
                geometry.update(changed) { $0.lines.replace(0..<0, with: [square]) }
            }
            let plain = plainParts(sections)
            #expect(geometry.sectionCount == sections.count)
            for _ in 0..<10 {
                let from = Double.random(in: -50...geometry.length + 50, using: &generator).rounded()
                let to = from + Double.random(in: 0...300, using: &generator).rounded()
                let expected = plain.filter { $0.part.offset < to && $0.end > from }.map(\.part)
                #expect(geometry.parts(from: from, to: to) == expected, "\(from)..<\(to)")
            }
        }
    }

    @Test("A query ends at the last section, even if the sum of all lengths is rounded up")
    func roundedLength() {
        let lengths = [0.3, 0.2, 0.1]
        #expect(lengths[0] + (lengths[1] + lengths[2]) > lengths[0] + lengths[1] + lengths[2])
        let geometry = FlowGeometry(lengths.map { FlowSection(header: $0, lines: FlowLines(metrics)) })
        #expect(geometry.sections(from: 0, to: 10).map(\.index) == [0, 1, 2])
    }

    @Test("The parts in a range are found among 100,000 empty sections")
    func emptySections() {
        let empty = FlowSection(lines: FlowLines(metrics))
        var sections = Array(repeating: empty, count: 100_000)
        sections[70_000] = FlowSection(header: 30, lines: FlowLines(metrics, count: 3, size: square))
        let geometry = FlowGeometry(sections)
        let parts = geometry.parts(from: 0, to: 1000)
        #expect(parts.map(\.section) == [70_000, 70_000])
        #expect(geometry.length == 90)
    }
}
