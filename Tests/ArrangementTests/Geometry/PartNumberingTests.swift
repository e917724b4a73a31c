// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Numbers of headers, rows and footers")
struct PartNumberingTests {
    private func geometry(_ counts: [Int]) -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for count in counts {
            geometry.appendSection(header: 10, rows: RowGeometry(count: count, height: 44), footer: 0)
        }
        return geometry
    }

    @Test(
        "Numbers convert to parts and back, with and without headers and footers", arguments: [true, false],
        [true, false])
    func roundTrip(hasHeaders: Bool, hasFooters: Bool) {
        let counts = [3, 0, 1, 0, 0, 2]
        let numbers = PartNumbering(geometry(counts), hasHeaders: hasHeaders, hasFooters: hasFooters)
        var expected: [ListPart] = []
        for (section, count) in counts.enumerated() {
            if hasHeaders { expected.append(.header(section)) }
            expected += (0..<count).map { .row(RowPath(section: section, row: $0)) }
            if hasFooters { expected.append(.footer(section)) }
        }
        #expect(numbers.count == expected.count)
        #expect((0..<numbers.count).map(numbers.part(at:)) == expected)
        #expect(expected.map(numbers.number(of:)) == Array(0..<expected.count))
        #expect(numbers.number(of: .row(RowPath(section: 1, row: 0))) == nil)
        if !hasHeaders { #expect(numbers.number(of: .header(0)) == nil) }
    }
}

@Suite("Row reordering: steps")
struct ReorderStepTests {
    private func model(_ counts: [Int], _ section: Int, _ row: Int) -> ReorderModel {
        var geometry = SectionedGeometry()
        for count in counts {
            geometry.appendSection(header: 10, rows: RowGeometry(count: count, height: 44), footer: 0)
        }
        return ReorderModel(geometry: geometry, lifted: RowPath(section: section, row: row))
    }

    @Test("A step goes to the next place, also in an empty section, and never past the ends")
    func steps() {
        let model = model([2, 0, 1], 0, 1)
        #expect(model.place(isBackwards: true) { _ in false } == path(0, 0))
        #expect(model.place(isBackwards: false) { _ in false } == path(1, 0))
        #expect(self.model([2], 0, 0).place(isBackwards: true) { _ in false } == nil)
        #expect(self.model([2], 0, 1).place(isBackwards: false) { _ in false } == nil)
    }

    @Test("Fixed rows keep their places")
    func fixed() {
        let model = model([4], 0, 2)
        #expect(model.place(isBackwards: true) { $0.row == 1 } == path(0, 0))
        #expect(model.end(isFirst: true) { $0.row == 0 } == path(0, 1))
        #expect(model.place(isBackwards: true) { $0.row < 2 } == nil)
    }

    @Test("A move to the end passes all rows, and is nil if the row is there already")
    func ends() {
        #expect(model([2, 3], 0, 1).end(isFirst: false) { _ in false } == path(1, 3))
        #expect(model([2, 3], 0, 0).end(isFirst: true) { _ in false } == nil)
    }

    @Test("Announcements name rows and positions as far as they are known")
    func words() {
        var model = model([4], 0, 0)
        let names = ["Ann", "Bob", "Cem", "Dan"]
        func text(_ event: DragEvent, _ name: String? = "Ann") -> String {
            model.announcement(event, name: name) { $0.row == 1 ? nil : names[$0.row] }
        }
        #expect(text(.lifted) == "Ann lifted, 1 of 4")
        #expect(text(.lifted, nil) == "Row lifted, 1 of 4")
        model.redirected(to: path(0, 2))
        #expect(text(.moved) == "Moved above Dan, 3 of 4")
        #expect(text(.putBack) == "Ann put back, 1 of 4")
        model.redirected(to: path(0, 3))
        #expect(text(.movedAtOnce) == "Ann moved below Dan, 4 of 4")
        #expect(text(.dropped) == "Ann dropped, 4 of 4")
        model.redirected(to: path(0, 0))
        #expect(text(.moved) == "Moved, 1 of 4")
    }

    @Test("The proposed position gives the rows above and below the item, and its number")
    func neighbours() {
        var model = model([4], 0, 0)
        model.redirected(to: path(0, 2))
        #expect(model.rowBelowItem == path(0, 3))
        #expect(model.rowAboveItem == path(0, 2))
        #expect(model.proposedNumber == 2)
        model.redirected(to: path(0, 3))
        #expect(model.rowBelowItem == nil)
        #expect(model.rowAboveItem == path(0, 3))
    }
}
