// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A reference model of the tree `SectionedGeometry`: the sections and their rows in plain arrays.
struct PlainSections: Equatable {
    struct Section: Equatable {
        var header: Double
        var rows: [Double]
        var footer: Double
    }

    var sections: [Section]

    func geometry() -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for section in sections {
            geometry.appendSection(
                header: section.header, rows: RowGeometry(heights: section.rows), footer: section.footer)
        }
        return geometry
    }

    /// Every row with its top and bottom, in order.
    func rows() -> [(path: RowPath, top: Double, bottom: Double)] {
        var rows: [(RowPath, Double, Double)] = []
        var top = 0.0
        for (index, section) in sections.enumerated() {
            top += section.header
            for (row, height) in section.rows.enumerated() {
                rows.append((RowPath(section: index, row: row), top, top + height))
                top += height
            }
            top += section.footer
        }
        return rows
    }

    /// Every header, row and footer with its top and bottom, in order.
    func parts() -> [(part: ListPart, top: Double, bottom: Double)] {
        var parts: [(ListPart, Double, Double)] = []
        var top = 0.0
        func add(_ part: ListPart, _ height: Double) {
            parts.append((part, top, top + height))
            top += height
        }
        for (index, section) in sections.enumerated() {
            add(.header(index), section.header)
            for (row, height) in section.rows.enumerated() { add(.row(RowPath(section: index, row: row)), height) }
            add(.footer(index), section.footer)
        }
        return parts
    }

    func top(ofSection section: Int) -> Double {
        sections[..<section].reduce(0) { $0 + $1.header + $1.rows.reduce(0, +) + $1.footer }
    }
}

private func expectSame(_ tree: SectionedGeometry, _ plain: PlainSections) {
    #expect(tree.sectionCount == plain.sections.count)
    #expect(tree.totalHeight == plain.top(ofSection: plain.sections.count))
    #expect(tree.brokenInvariant() == nil)
    for (index, section) in plain.sections.enumerated() {
        let top = plain.top(ofSection: index)
        let rows = section.rows.reduce(0, +)
        #expect(tree.rowCount(inSection: index) == section.rows.count)
        #expect(tree.headerRange(ofSection: index) == (top, section.header))
        #expect(tree.rowsRange(ofSection: index) == (top + section.header, rows))
        #expect(tree.footerRange(ofSection: index) == (top + section.header + rows, section.footer))
        #expect(tree.sectionRange(index) == (top, section.header + rows + section.footer))
    }
    let rows = plain.rows()
    #expect(tree.rowCount == rows.count)
    for (number, row) in rows.enumerated() {
        #expect(tree.rowRange(row.path) == (row.top, row.bottom - row.top))
        #expect(tree.path(ofRowNumber: number) == row.path)
        #expect(tree.number(ofRow: row.path) == number)
    }
}

private func expectSameFinding(_ tree: SectionedGeometry, _ plain: PlainSections, _ offsets: [Double]) {
    let rows = plain.rows()
    for offset in offsets {
        let covering = rows.first { $0.top <= offset && offset < $0.bottom }?.path
        #expect(tree.path(at: offset) == covering, "at \(offset) of \(plain)")
        // Only the distances are compared, because several rows may be equally near.
        let distance = rows.map { max($0.top - offset, offset - $0.bottom, 0) }.min()
        let nearest = tree.nearestPath(to: offset).map { path in rows.first { $0.path == path }! }
        #expect(nearest.map { max($0.top - offset, offset - $0.bottom, 0) } == distance, "near \(offset) of \(plain)")
        let following = plain.parts().first { $0.bottom > offset && $0.bottom > $0.top }?.part
        #expect(tree.firstPart(endingAfter: offset) == following, "at \(offset) of \(plain)")
        for end in offsets where end > offset {
            let visible = rows.filter { $0.bottom > offset && $0.top < end }.map(\.path)
            #expect(tree.paths(from: offset, to: end) == visible, "\(offset)..<\(end) of \(plain)")
            let high = rows.filter { $0.bottom > offset && $0.top < end && $0.bottom > $0.top }.map(\.path)
            #expect(tree.nonzeroHeightPaths(from: offset, to: end) == high, "\(offset)..<\(end) of \(plain)")
        }
        #expect(tree.paths(from: offset, to: offset).isEmpty)
    }
}

@Suite("Sectioned geometry")
struct SectionedGeometryTests {
    static let smallSections: [PlainSections.Section] = [0.0, 20].flatMap { header in
        [[], [40], [0, 64.5], [40, 40]].flatMap { rows in
            [0.0, 10].map { PlainSections.Section(header: header, rows: rows, footer: $0) }
        }
    }

    @Test("In every list of up to two small sections the results match those of arrays")
    func exhaustive() {
        let lists =
            [[]] + Self.smallSections.map { [$0] }
            + Self.smallSections.flatMap { first in
                Self.smallSections.map { [first, $0] }
            }
        for sections in lists {
            let plain = PlainSections(sections: sections)
            expectSame(plain.geometry(), plain)
            expectSameFinding(plain.geometry(), plain, [-1, 0, 10, 19.5, 20, 40, 60, 64.5, 84.5, 100, 130, 200, 300])
        }
    }

    @Test("On headers and footers the nearest row is found, or the later of two equally near rows")
    func nearest() {
        let plain = PlainSections(sections: [
            .init(header: 20, rows: [40], footer: 10), .init(header: 0, rows: [], footer: 0),
            .init(header: 30, rows: [40], footer: 5),
        ])
        let tree = plain.geometry()
        let (first, last) = (RowPath(section: 0, row: 0), RowPath(section: 2, row: 0))
        // The first row ends at 60 and the last begins at 100. So from 80 on, which is midway, the last is found.
        for (offset, path) in [
            (-50.0, first), (5, first), (30, first), (60, first), (79, first), (80, last), (500, last),
        ] {
            #expect(tree.nearestPath(to: offset) == path, "to \(offset)")
        }
        #expect(SectionedGeometry().nearestPath(to: 0) == nil)
    }

    @Test("Random edits of rows and sections give the same result as arrays", arguments: [1, 2, 3])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        var plain = PlainSections(sections: Self.smallSections)
        var tree = plain.geometry()
        for step in 0..<300 {
            let section = random(0..<plain.sections.count)
            let count = plain.sections[section].rows.count
            switch random(0..<9) {
            case 0:
                plain.sections[section].header = Double(random(0..<3)) * 20
                tree.setHeaderHeight(plain.sections[section].header, ofSection: section)
            case 1:
                plain.sections[section].footer = Double(random(0..<3)) * 10
                tree.setFooterHeight(plain.sections[section].footer, ofSection: section)
            case 2:
                let added = PlainSections.Section(header: 16, rows: [8, 0, 24], footer: 4)
                plain.sections.insert(added, at: section)
                tree.insertSection(header: 16, rows: RowGeometry(heights: [8, 0, 24]), footer: 4, at: section)
            case 3 where plain.sections.count > 3:
                plain.sections.remove(at: section)
                tree.removeSections(section..<section + 1)
            case 4:
                let to = random(0..<plain.sections.count)
                plain.sections.insert(plain.sections.remove(at: section), at: to)
                let moved = tree.copyOfSection(section)
                tree.removeSections(section..<section + 1)
                tree.insert(moved, at: to)
            case 5:
                let row = random(0..<count + 1)
                plain.sections[section].rows.insert(contentsOf: [12, 12, 30], at: row)
                tree.insertRows(RowGeometry(heights: [12, 12, 30]), at: RowPath(section: section, row: row))
            case 6 where count > 0:
                let row = random(0..<count)
                plain.sections[section].rows.remove(at: row)
                tree.removeRows(row..<row + 1, inSection: section)
            case 7 where count > 0:
                let row = random(0..<count)
                plain.sections[section].rows[row] = 50.25
                tree.setRowHeight(50.25, ofRow: RowPath(section: section, row: row))
            case 8 where count > 0:
                let row = random(0..<count)
                let height = plain.sections[section].rows.remove(at: row)
                let target = random(0..<plain.sections.count)
                let to = random(0..<plain.sections[target].rows.count + 1)
                plain.sections[target].rows.insert(height, at: to)
                tree.removeRows(row..<row + 1, inSection: section)
                tree.insertRows(RowGeometry(count: 1, height: height), at: RowPath(section: target, row: to))
            default: continue
            }
            if step % 10 == 0 { expectSame(tree, plain) }
        }
        let total = plain.top(ofSection: plain.sections.count)
        expectSameFinding(tree, plain, (0..<30).map { _ in Double.random(in: -20...total + 20, using: &generator) })
    }

    @Test(
        "The row at a row's offset is that row, and just above it is the previous row, despite rounded sums")
    func tiling() {
        var tree = SectionedGeometry()
        for _ in 0..<40 { tree.appendSection(header: 28.1, rows: RowGeometry(count: 60, height: 44.1), footer: 0.7) }
        for number in 0..<tree.rowCount {
            let path = tree.path(ofRowNumber: number)
            let top = tree.rowRange(path).offset
            #expect(tree.path(at: top) == path)
            let above = path.row > 0 ? RowPath(section: path.section, row: path.row - 1) : nil
            #expect(tree.path(at: top.nextDown) == above)
        }
    }

    @Test("Rows in a thousand sections of a million rows each are found without adding up all heights")
    func large() {
        var tree = SectionedGeometry()
        for _ in 0..<1000 { tree.appendSection(header: 20, rows: RowGeometry(count: 1_000_000, height: 44)) }
        #expect(tree.rowCount == 1_000_000_000)
        let path = RowPath(section: 777, row: 654_321)
        #expect(tree.rowRange(path).offset == 777 * 44_000_020 + 20 + 654_321 * 44)
        #expect(tree.path(at: tree.rowRange(path).offset + 43.9) == path)
        #expect(tree.paths(from: tree.rowRange(path).offset - 1, to: tree.rowRange(path).offset + 440).count == 11)
    }
}

@Test("The next and previous part with a height are found among headers, footers and collapsed rows")
func partsOfHeight() {
    let rows: [[Double]] =
        [[]] + [[0], [5]] + [[0, 0], [0, 5], [5, 0], [5, 5]] + [[0, 0, 0], [5, 0, 0], [0, 0, 5]]
    for (first, second) in rows.flatMap({ first in rows.map { (first, $0) } }) {
        for (header, footer) in [(0.0, 0.0), (3, 0), (0, 2), (3, 2)] {
            let plain = PlainSections(sections: [
                .init(header: header, rows: first, footer: 0), .init(header: 0, rows: second, footer: footer),
                .init(header: header, rows: [], footer: 0),
            ])
            let (tree, parts) = (plain.geometry(), plain.parts())
            for (number, part) in parts.enumerated() {
                #expect(tree.range(of: part.part) == (part.top, part.bottom - part.top))
                let after = parts[(number + 1)...].first { $0.bottom > $0.top }?.part
                let before = parts[..<number].last { $0.bottom > $0.top }?.part
                #expect(tree.part(after: part.part) == after, "after \(part.part) of \(plain)")
                #expect(tree.part(after: part.part, isBackwards: true) == before, "before \(part.part) of \(plain)")
            }
        }
    }
}
