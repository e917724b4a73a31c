// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A reference model of the tree `RowGeometry`: the rows' heights and positions in plain arrays.
struct PlainRows {
    let heights: [Double]
    /// The top of each row, followed by the end of the last one.
    let tops: [Double]

    init(heights: [Double]) {
        self.heights = heights
        tops = heights.reduce(into: [0]) { $0.append($0.last! + $1) }
    }

    var total: Double { tops.last! }

    func row(at offset: Double) -> Int? {
        heights.indices.first { tops[$0] <= offset && offset < tops[$0 + 1] }
    }

    func rows(from: Double, to: Double) -> Range<Int> {
        let first = heights.indices.first { tops[$0 + 1] > from } ?? heights.count
        guard to > from else { return first..<first }
        let end = (heights.indices.last { tops[$0] < to } ?? -1) + 1
        return first..<max(first, end)
    }
}

/// Expects the heights and offsets in `tree` to equal those in the reference model `plain`.
private func expectSame(_ tree: RowGeometry, _ plain: PlainRows, _ place: SourceLocation = #_sourceLocation) {
    #expect(tree.count == plain.heights.count, sourceLocation: place)
    #expect(tree.totalHeight == plain.total, sourceLocation: place)
    #expect(tree.brokenInvariant() == nil, sourceLocation: place)
    for row in plain.heights.indices {
        #expect(tree.height(ofRow: row) == plain.heights[row], sourceLocation: place)
        #expect(tree.offset(ofRow: row) == plain.tops[row], sourceLocation: place)
    }
    #expect(tree.offset(ofRow: tree.count) == plain.total, sourceLocation: place)
}

/// Expects `tree` to find the same rows at the offsets, and between any two of them, as the reference model `plain`.
private func expectSameFinding(_ tree: RowGeometry, _ plain: PlainRows, _ offsets: [Double]) {
    for offset in offsets {
        let clamped =
            plain.heights.isEmpty ? nil : offset < 0 ? 0 : plain.row(at: offset) ?? plain.heights.count - 1
        #expect(tree.row(clampedAt: offset) == clamped, "at \(offset)")
        for end in offsets {
            let expected = plain.rows(from: offset, to: end)
            #expect(tree.rows(from: offset, to: end) == expected, "\(offset)..<\(end)")
        }
    }
}

@Suite("Row geometry")
struct RowGeometryTests {
    @Test("Ten million rows of one height are one element, and every offset is exact")
    func tenMillion() {
        var rows = RowGeometry(count: 10_000_000, height: 44.5)
        #expect(rows.runCount() == 1)
        #expect(rows.totalHeight == 445_000_000)
        #expect(rows.offset(ofRow: 9_999_999) == 444_999_955.5)
        #expect(rows.row(clampedAt: 444_999_955.5) == 9_999_999)
        #expect(rows.row(clampedAt: 444_999_955.49) == 9_999_998)
        rows.setHeight(60, ofRow: 5_000_000)
        rows.remove(0..<1000)
        rows.remove(0..<1)
        rows.insert(count: 1, height: 44.5, at: 9_998_999)
        #expect(rows.runCount() <= 3)
        #expect(rows.offset(ofRow: 4_999_000) == 4_999_000 * 44.5 + 15.5)
    }

    @Test("In every list of up to four rows, each edit gives the same result as an array")
    func exhaustive() {
        for heights in Self.allLists(upTo: 4, of: [0, 40, 64.5]) {
            let tree = RowGeometry(heights: heights)
            expectSame(tree, PlainRows(heights: heights))
            expectSameFinding(tree, PlainRows(heights: heights), [-1, 0, 0.5, 39.5, 40, 64.5, 80, 104.5, 200, 300])
            for row in 0...heights.count {
                var inserted = tree
                inserted.insert(count: 2, height: 40, at: row)
                expectSame(inserted, PlainRows(heights: heights[..<row] + [40, 40] + heights[row...]))
                for end in row...heights.count {
                    var removed = tree
                    removed.remove(row..<end)
                    expectSame(removed, PlainRows(heights: Array(heights[..<row] + heights[end...])))
                }
            }
            for row in heights.indices {
                for height in [0, 40, 64.5] {
                    var set = tree
                    set.setHeight(height, ofRow: row)
                    var plain = heights
                    plain[row] = height
                    expectSame(set, PlainRows(heights: plain))
                }
            }
            // The edits above were made in copies, and have not changed the original tree.
            expectSame(tree, PlainRows(heights: heights))
        }
    }

    @Test("Hundreds of random edits of long lists give the same result as an array", arguments: [1, 2, 3])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var heights = (0..<400).map { _ in Self.randomHeight(&generator) }
        var tree = RowGeometry(heights: heights)
        for step in 0..<600 {
            let count = heights.count
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1:
                let row = Int.random(in: 0..<count, using: &generator)
                heights[row] = Self.randomHeight(&generator)
                tree.setHeight(heights[row], ofRow: row)
            case 2:
                let row = Int.random(in: 0...count, using: &generator)
                let added = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in Self.randomHeight(&generator) }
                heights.insert(contentsOf: added, at: row)
                tree.insert(RowGeometry(heights: added), at: row)
            case 3:
                let row = Int.random(in: 0...count, using: &generator)
                heights.insert(contentsOf: Array(repeating: 44, count: 90), at: row)
                tree.insert(count: 90, height: 44, at: row)
            case 4:
                let first = Int.random(in: 1..<count, using: &generator)
                let end = min(count, first + Int.random(in: 0..<300, using: &generator))
                heights.removeSubrange(first..<end)
                tree.remove(first..<end)
            default:
                let from = Int.random(in: 0..<count, using: &generator)
                let to = Int.random(in: 0..<count, using: &generator)
                let height = heights.remove(at: from)
                heights.insert(height, at: to)
                tree.remove(from..<from + 1)
                tree.insert(count: 1, height: height, at: to)
            }
            #expect(tree.count == heights.count)
            guard step % 20 == 0 else { continue }
            let plain = PlainRows(heights: heights)
            #expect(tree.brokenInvariant() == nil)
            #expect(tree.totalHeight == plain.total)
            #expect(tree.runs.elements().flatMap { $0.list() } == heights)
            for row in stride(from: 0, to: heights.count, by: 7) {
                #expect(tree.offset(ofRow: row) == plain.tops[row])
            }
            let offsets = (0..<4).map { _ in Double.random(in: -50...plain.total + 50, using: &generator) }
            expectSameFinding(tree, plain, offsets)
        }
    }

    @Test("Rows measured one after the other give the same as an array", arguments: [5, 129, 130, 258, 400, 1000])
    func walking(count: Int) {
        for seed in 1...20 {
            var generator = Seeded(seed: UInt64(seed))
            var heights = Array(repeating: 44.0, count: count)
            var tree = RowGeometry(count: count, height: 44)
            var row = 0
            for step in 0..<300 {
                switch Int.random(in: 0..<8, using: &generator) {
                case 0: row = Int.random(in: 0..<count, using: &generator)
                case 1...3: row = max(0, row - 1)
                default: row = min(count - 1, row + 1)
                }
                heights[row] = [44, 50.5, 60, 71].randomElement(using: &generator) ?? 0
                tree.setHeight(heights[row], ofRow: row)
                let range = tree.range(ofRow: row)
                #expect(range.height == heights[row])
                #expect(range.offset == tree.offset(ofRow: row))
                if step % 30 == 0 { #expect(tree.brokenInvariant() == nil, "\(count) rows, seed \(seed), \(step)") }
            }
            #expect(tree.runs.elements().flatMap { $0.list() } == heights)
            #expect(tree.brokenInvariant() == nil)
        }
    }

    @Test("A row measured beside others joins their array, and one far from others adds two elements")
    func growth() {
        var rows = RowGeometry(count: 1_000_000, height: 44)
        rows.setHeight(60, ofRow: 500_000)
        #expect(rows.runCount() == 3)
        for distance in 1...50 {
            rows.setHeight(60 + Double(distance), ofRow: 500_000 + distance)
            rows.setHeight(61 + Double(distance), ofRow: 500_000 - distance)
            #expect(rows.runCount() == 3)
        }
        #expect(rows.brokenInvariant() == nil)
        #expect(rows.offset(ofRow: 499_950) == 499_950 * 44)
        #expect(rows.range(ofRow: 500_050).height == 110)
    }

    @Test("With any heights, the row at a row's offset is that row")
    func tiling() {
        var generator = Seeded(seed: 7)
        let heights = (0..<3000).map { $0 % 3 == 0 ? 44.1 : Double.random(in: 0.1..<90, using: &generator) }
        for rows in [RowGeometry(heights: heights), RowGeometry(count: 3000, height: 44.1)] {
            for row in 0..<3000 {
                #expect(rows.row(clampedAt: rows.offset(ofRow: row)) == row)
            }
        }
    }

    @Test("Heights set row by row, as in scrolling, take no more than 8 bytes per row")
    func memory() {
        var rows = RowGeometry(count: 100_000, height: 44)
        for row in 0..<4000 {
            rows.setHeight(40 + Double(row % 97) / 64, ofRow: row)
        }
        // A leaf of 128 rows takes 512 bytes for heights. The header of its array, its node and its share of the inner
        // nodes take at most 384 bytes more.
        let bytes = rows.runs.elements().reduce(0) { $0 + ($1.count <= 128 ? 4 * $1.count : 0) + 384 }
        #expect(bytes <= 8 * 4000)
    }

    @Test("Heights that are set back to the default leave one element again")
    func setBack() {
        var rows = RowGeometry(count: 1000, height: 44)
        for (row, height) in [(500, 60.0), (501, 61), (502, 62)] { rows.setHeight(height, ofRow: row) }
        #expect(rows.runCount() == 3)
        for row in [501, 500, 502] { rows.setHeight(44, ofRow: row) }
        #expect(rows.runCount() == 1)
    }

    @Test("An edit replaces only a few elements, in a list of any length")
    func sharing() {
        var generator = Seeded(seed: 3)
        let rows = RowGeometry(heights: (0..<100_000).map { _ in Self.randomHeight(&generator) })
        var edited = rows
        edited.setHeight(1, ofRow: 50_000)
        #expect(rows.height(ofRow: 50_000) != 1)
        let shared = Self.leaves(rows).intersection(Self.leaves(edited)).count
        #expect(shared >= Self.leaves(rows).count - 3)
    }

    static func allLists(upTo length: Int, of heights: [Double]) -> [[Double]] {
        var all: [[Double]] = [[]]
        var last: [[Double]] = [[]]
        for _ in 0..<length {
            last = last.flatMap { list in heights.map { list + [$0] } }
            all += last
        }
        return all
    }

    /// A random multiple of 1/64 that is sometimes 0 and often 44.
    static func randomHeight(_ generator: inout Seeded) -> Double {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: 0
        case 1...3: 44
        default: Double(Int.random(in: 1..<6400, using: &generator)) / 64
        }
    }

    /// The identities of a tree's leaves. Two trees share the leaves whose identities both have.
    static func leaves(_ rows: RowGeometry) -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        func visit(_ node: SummaryTree<RowHeightRun>.Node) {
            switch node.content {
            case .leaf: found.insert(ObjectIdentifier(node))
            case .fork(let left, let right):
                visit(left)
                visit(right)
            }
        }
        rows.runs.root.map(visit)
        return found
    }
}
