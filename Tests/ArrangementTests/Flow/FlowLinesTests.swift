// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A plain model of the lines of a flow layout: arrays of items, broken one after the other.
struct PlainFlow {
    struct Line: Equatable {
        var items: Range<Int>
        var offset: Double
        var length: Double
    }

    let metrics: FlowMetrics
    let sizes: [FlowSize]
    private(set) var lines: [Line] = []

    init(_ metrics: FlowMetrics, _ sizes: [FlowSize]) {
        (self.metrics, self.sizes) = (metrics, sizes)
        var used = 0.0
        for (item, size) in sizes.enumerated() {
            if let last = lines.last, used + metrics.itemSpacing + size.breadth <= metrics.breadth {
                used += metrics.itemSpacing + size.breadth
                lines[lines.count - 1].items = last.items.lowerBound..<item + 1
                lines[lines.count - 1].length = max(last.length, size.length)
            } else {
                used = size.breadth
                let offset = lines.last.map { $0.offset + $0.length + metrics.lineSpacing } ?? 0
                lines.append(Line(items: item..<item + 1, offset: offset, length: size.length))
            }
        }
    }

    var length: Double { lines.last.map { $0.offset + $0.length } ?? 0 }

    /// The items' positions across the scroll direction, by the rules of UIKit's facts C129 to C133.
    func positions(inLine number: Int) -> [Double] {
        let line = lines[number]
        let breadths = sizes[line.items].map(\.breadth)
        let isLast = number == lines.count - 1
        let isUniform = Set(sizes).count == 1
        var spacing = metrics.itemSpacing
        var position = 0.0
        if isUniform {
            let breadth = breadths[0]
            var count = 1
            while Double(count + 1) * breadth + Double(count) * metrics.itemSpacing <= metrics.breadth { count += 1 }
            if count > 1 {
                spacing = (metrics.breadth - Double(count) * breadth) / Double(count - 1)
            } else {
                position = max((metrics.breadth - breadth) / 2, 0)
            }
        } else if !isLast {
            if breadths.count > 1 {
                spacing = (metrics.breadth - breadths.reduce(0, +)) / Double(breadths.count - 1)
            } else {
                position = max((metrics.breadth - breadths[0]) / 2, 0)
            }
        }
        return breadths.map { breadth in
            defer { position += breadth + spacing }
            return position
        }
    }
}

private let wide = FlowSize(breadth: 140, length: 30)
private let small = FlowSize(breadth: 60, length: 20)
private let tall = FlowSize(breadth: 100.5, length: 64.25)
private let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 5)

private func expectSame(_ flow: FlowLines, _ plain: PlainFlow, _ place: SourceLocation = #_sourceLocation) {
    #expect(flow.brokenInvariant() == nil, sourceLocation: place)
    #expect(flow.itemCount == plain.sizes.count, sourceLocation: place)
    #expect(flow.lineCount == plain.lines.count, sourceLocation: place)
    #expect(flow.length == plain.length, sourceLocation: place)
    #expect(flow.commonSize == (Set(plain.sizes).count == 1 ? plain.sizes[0] : nil), sourceLocation: place)
}

/// Expects every line to be found by its items and by offsets, and to have the same frames as in the model.
private func expectSameLines(_ flow: FlowLines, _ plain: PlainFlow, _ place: SourceLocation = #_sourceLocation) {
    for (number, expected) in plain.lines.enumerated() {
        for item in expected.items {
            let line = flow.line(ofItem: item)
            #expect(line.number == number, sourceLocation: place)
            #expect(
                PlainFlow.Line(items: line.items, offset: line.offset, length: line.length) == expected,
                sourceLocation: place)
            #expect(flow.size(ofItem: item) == plain.sizes[item], sourceLocation: place)
        }
        let line = flow.line(ofItem: expected.items.lowerBound)
        #expect(flow.line(after: line)?.number == (number + 1 < plain.lines.count ? number + 1 : nil))
        #expect(flow.line(before: line)?.number == (number > 0 ? number - 1 : nil))
        let frames = flow.frames(in: line)
        #expect(frames.map(\.position) == plain.positions(inLine: number), sourceLocation: place)
        #expect(frames.map(\.size) == Array(plain.sizes[expected.items]), sourceLocation: place)
        for frame in frames {
            #expect(
                frame.offset == expected.offset + (expected.length - frame.size.length) / 2, sourceLocation: place)
        }
        for offset in [expected.offset - 0.5, expected.offset, expected.offset + expected.length] {
            let found = flow.firstLine(endingAfter: offset)?.number
            #expect(
                found == plain.lines.firstIndex { $0.offset + $0.length > offset }, "at \(offset)",
                sourceLocation: place)
        }
    }
    #expect(flow.firstLine(endingAfter: plain.length) == nil, sourceLocation: place)
}

@Suite("Flow lines")
struct FlowLinesTests {
    /// All lists of up to `count` of the given sizes.
    private func allLists(upTo count: Int, of sizes: [FlowSize]) -> [[FlowSize]] {
        var lists: [[FlowSize]] = [[]]
        var last = lists
        for _ in 0..<count {
            last = last.flatMap { list in sizes.map { list + [$0] } }
            lists += last
        }
        return lists
    }

    @Test("All lists of up to five items, and all changes of them, are broken as in the plain model")
    func exhaustive() {
        for sizes in allLists(upTo: 5, of: [wide, small, tall]) {
            let flow = FlowLines(metrics, sizes: sizes)
            expectSame(flow, PlainFlow(metrics, sizes))
            expectSameLines(flow, PlainFlow(metrics, sizes))
            for first in 0...sizes.count {
                for end in first...sizes.count {
                    for new in [[], [small], [wide, tall]] {
                        var changed = flow
                        changed.replace(first..<end, with: new)
                        let plain = PlainFlow(metrics, Array(sizes[..<first] + new + sizes[end...]))
                        expectSame(changed, plain)
                    }
                }
            }
            expectSame(flow, PlainFlow(metrics, sizes))
        }
    }

    @Test("Random changes of long lists give the same lines as the plain model", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        let palette = [wide, small, tall, FlowSize(breadth: 400, length: 10), FlowSize(breadth: 0.5, length: 0)]
        func randomSizes(upTo count: Int) -> [FlowSize] {
            let count = Int.random(in: 0...count, using: &generator)
            if Bool.random(using: &generator) {
                return Array(repeating: palette.randomElement(using: &generator)!, count: count)
            }
            return (0..<count).map { _ in palette.randomElement(using: &generator)! }
        }
        var metrics = metrics
        var sizes = randomSizes(upTo: 6000)
        var flow = FlowLines(metrics, sizes: sizes)
        for step in 0..<100 {
            let first = Int.random(in: 0...sizes.count, using: &generator)
            let end = min(sizes.count, first + Int.random(in: 0...(step % 4 == 0 ? 3000 : 4), using: &generator))
            switch step % 7 {
            case 0:
                let size = palette.randomElement(using: &generator)!
                let count = Int.random(in: 0...3000, using: &generator)
                sizes.replaceSubrange(first..<end, with: Array(repeating: size, count: count))
                flow.replace(first..<end, withCount: count, of: size)
            case 1:
                metrics.breadth = [200, 320, 1000, 10_000].randomElement(using: &generator)!
                metrics.itemSpacing = [0, 10].randomElement(using: &generator)!
                metrics.lineSpacing = [0, 5, -10].randomElement(using: &generator)!
                flow.setMetrics(metrics)
            default:
                let new = randomSizes(upTo: step % 5 == 0 ? 2000 : 3)
                sizes.replaceSubrange(first..<end, with: new)
                flow.replace(first..<end, with: new)
            }
            guard metrics.lineSpacing >= 0 else {
                #expect(flow.brokenInvariant() == nil, "step \(step)")
                continue
            }
            let plain = PlainFlow(metrics, sizes)
            expectSame(flow, plain)
            if step % 10 == 0 { #expect(flow.sizes() == sizes) }
            guard !sizes.isEmpty else { continue }
            for _ in 0..<20 {
                let item = Int.random(in: 0..<sizes.count, using: &generator)
                let line = flow.line(ofItem: item)
                #expect(plain.lines[line.number].items == line.items, "step \(step)")
                #expect(plain.lines[line.number].offset == line.offset, "step \(step)")
                let offset = Double.random(in: -10...max(plain.length, 1), using: &generator)
                #expect(
                    flow.firstLine(endingAfter: offset)?.number
                        == plain.lines.firstIndex { $0.offset + $0.length > offset }, "step \(step), \(offset)")
            }
        }
    }

    @Test("Lines of full, last and single items have the positions of UIKit")
    func positions() {
        func positions(_ room: Double, spacing: Double = 10, _ breadths: [Double]) -> [[Double]] {
            let metrics = FlowMetrics(breadth: room, itemSpacing: spacing, lineSpacing: 0)
            let flow = FlowLines(metrics, sizes: breadths.map { FlowSize(breadth: $0, length: 10) })
            var lines: [[Double]] = []
            var line = flow.firstLine(endingAfter: 0)
            while let current = line {
                lines.append(flow.frames(in: current).map(\.position))
                line = flow.line(after: current)
            }
            return lines
        }
        // C129: three items of 100 fit in 320, and two in 319.
        #expect(positions(320, [100, 100, 100, 100]) == [[0, 110, 220], [0]])
        #expect(positions(319, [100, 100, 100]) == [[0, 219], [0]])
        // C130: a full line, with the last item at the right edge.
        #expect(positions(280, [60, 100, 140]) == [[0, 180], [0]])
        // C131: the last line has minimum spaces, if items differ in size.
        #expect(positions(300, [140, 60, 60]) == [[0, 150, 220]])
        // C132: items of one size are placed as in a full line in every line.
        #expect(positions(288, spacing: 8, [90, 90, 90, 90, 90]) == [[0, 99, 198], [0, 99]])
        // C133: a single item in a full line is in the middle.
        #expect(positions(300, [200, 200]) == [[50], [50]])
        #expect(positions(300, [200, 150, 60]) == [[50], [0, 160]])
        // An item that is too wide has a line of its own and begins at its edge.
        #expect(positions(300, [60, 400, 60]) == [[120], [0], [0]])
    }

    @Test("Three thirds of a line fit into it, though a third is not a binary fraction")
    func thirds() {
        let size = FlowSize(breadth: (375 - 20) / 3, length: 50)
        let metrics = FlowMetrics(breadth: 375, itemSpacing: 10, lineSpacing: 0)
        #expect(FlowLines(metrics, count: 9, size: size).lineCount == 3)
        #expect(FlowLines(metrics, sizes: [size, size, size, FlowSize(breadth: 375, length: 1)]).lineCount == 2)
    }

    @Test("Items that overlap more than their breadth are in one line, whether their sizes are equal or not")
    func negativeSpacing() {
        let metrics = FlowMetrics(breadth: 100, itemSpacing: -20, lineSpacing: 0)
        for breadth in [10.0, 20] {
            let size = FlowSize(breadth: breadth, length: 5)
            #expect(FlowLines(metrics, count: 50, size: size).lineCount == 1)
            #expect(
                FlowLines(metrics, sizes: (0..<50).map { FlowSize(breadth: breadth, length: Double($0)) }).lineCount
                    == 1)
        }
        let narrow = FlowMetrics(breadth: -5, itemSpacing: -1, lineSpacing: 0)
        #expect(FlowLines(narrow, count: 3, size: FlowSize(breadth: 8, length: 5)).lineCount == 3)
        let tiny = FlowMetrics(breadth: -5, itemSpacing: 0, lineSpacing: 0)
        let size = FlowSize(breadth: .leastNonzeroMagnitude, length: 5)
        #expect(FlowLines(tiny, count: 3, size: size).lineCount == 3)
    }

    @Test("A million items of one size are one chunk, and a line of a million empty items is found")
    func million() {
        let flow = FlowLines(metrics, count: 1_000_000, size: FlowSize(breadth: 100, length: 40.5))
        #expect(flow.chunks.summary.count == 1)
        #expect(flow.lineCount == 333_334)
        #expect(flow.length == 333_334 * 45.5 - 5)
        #expect(flow.line(ofItem: 999_999).offset == 333_333 * 45.5)
        #expect(flow.firstLine(endingAfter: 45.5 * 200_000)?.number == 200_000)
        #expect(flow.firstLine(endingAfter: 45.5 * 200_000 - 5)?.number == 200_000)
        #expect(flow.firstLine(endingAfter: 45.5 * 200_000 - 5.5)?.number == 199_999)
        let empty = FlowLines(
            FlowMetrics(breadth: 320, itemSpacing: 0, lineSpacing: 0), count: 1_000_000,
            size: FlowSize(breadth: 0, length: 0))
        #expect(empty.lineCount == 1)
        let line = empty.line(ofItem: 500_000)
        #expect(line.items == 0..<1_000_000)
        #expect(empty.frames(in: line).allSatisfy { $0.position == 0 && $0.offset == 0 })
    }

    @Test("A change of one item among a million breaks a few chunks only")
    func localChanges() {
        var generator = Seeded(seed: 3)
        let sizes = (0..<200_000).map { _ in
            FlowSize(
                breadth: Double.random(in: 60...200, using: &generator).rounded(),
                length: Double.random(in: 40...160, using: &generator).rounded())
        }
        var flow = FlowLines(metrics, sizes: sizes)
        let chunks = flow.chunks.summary.count
        for _ in 0..<100 {
            let item = Int.random(in: 0..<flow.itemCount, using: &generator)
            flow.replace(item..<item, with: [wide])
            flow.replace(item..<item + 1, with: [small])
            flow.replace(item..<item + 1, with: [FlowSize]())
        }
        #expect(flow.chunks.summary.count <= chunks + 100)
        #expect(flow.sizes() == sizes)
        #expect(flow.brokenInvariant() == nil)
    }
}
