// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// A reference model of a list: the rows and gaps of each section, from top to bottom.
private struct ReferencePlaceholderGaps: Equatable {
    enum Item: Equatable {
        case row(Int)
        case gap(Int)

        var isRow: Bool { if case .row = self { true } else { false } }
    }

    var sections: [[Item]]

    /// The path that a row in place of the gap `id` would have if no other gap became a row.
    func place(of id: Int) -> RowPath? {
        for (section, items) in sections.enumerated() {
            guard let index = items.firstIndex(of: .gap(id)) else { continue }
            return RowPath(section: section, row: items[..<index].count(where: \.isRow))
        }
        return nil
    }

    /// The top of an item: rows are 10 points high, gaps as many points as their `id`, headers 3 points and footers 2.
    func offset(of item: Item) -> Double? {
        var top = 0.0
        for items in sections {
            top += 3
            for other in items {
                if other == item { return top }
                top += ReferencePlaceholderGaps.height(other)
            }
            top += 2
        }
        return nil
    }

    static func height(_ item: Item) -> Double { if case .gap(let id) = item { Double(id) } else { 10 } }

    var ids: [Int] { sections.flatMap { $0 }.compactMap { if case .gap(let id) = $0 { id } else { nil } } }
    var counts: [Int] { sections.map { $0.count(where: \.isRow) } }

    var geometry: SectionedGeometry {
        var geometry = SectionedGeometry()
        for count in counts {
            geometry.appendSection(header: 3, rows: RowGeometry(count: count, height: 10), footer: 2)
        }
        return geometry
    }
}

@Suite("Placeholder gaps in small lists")
struct PlaceholderGapsTests {
    /// Covers every list of two sections with up to two rows in total, and up to three gaps at every position.
    @Test("Up to three gaps at any positions of small lists are drawn and found where a model has them")
    func everywhere() {
        var (lists, broken): (Int, [String]) = (0, [])
        for counts in [[0, 0], [1, 0], [0, 1], [2, 0], [1, 1], [0, 2]] {
            var next = 0
            let rows = counts.map { count in
                (0..<count).map { _ in
                    next += 1
                    return ReferencePlaceholderGaps.Item.row(next)
                }
            }
            extend(ReferencePlaceholderGaps(sections: rows), PlaceholderGaps(), left: 3, &lists, &broken)
        }
        #expect(broken.isEmpty, "\(broken.count) of \(lists), the first: \(broken.first ?? "")")
        #expect(lists > 500)
    }

    private func extend(
        _ plain: ReferencePlaceholderGaps, _ gaps: PlaceholderGaps, left: Int, _ lists: inout Int,
        _ broken: inout [String]
    ) {
        lists += 1
        check(plain, gaps, &broken)
        guard left > 0 else { return }
        for section in plain.sections.indices {
            for row in 0...plain.sections[section].count {
                var (longer, more) = (plain, gaps)
                let id = more.open(at: RowPath(section: section, row: row), height: Double(4 - left))
                longer.sections[section].insert(.gap(id), at: row)
                extend(longer, more, left: left - 1, &lists, &broken)
            }
        }
    }

    private func check(_ plain: ReferencePlaceholderGaps, _ gaps: PlaceholderGaps, _ broken: inout [String]) {
        let geometry = plain.geometry
        if gaps.ids != plain.ids { broken.append("\(plain): \(gaps.ids)") }
        for id in plain.ids {
            if gaps.place(of: id) != plain.place(of: id) {
                broken.append("\(plain): \(id) at \(String(describing: gaps.place(of: id)))")
            }
            let place = plain.place(of: id)!
            if gaps.ids(at: place) != plain.ids.filter({ plain.place(of: $0) == place }) {
                broken.append("\(plain): \(gaps.ids(at: place)) at \(place)")
            }
            if gaps.range(of: id, in: geometry)?.offset != plain.offset(of: .gap(id)) {
                broken.append("\(plain): \(id) begins elsewhere")
            }
        }
        for (section, items) in plain.sections.enumerated() {
            for (row, item) in items.filter(\.isRow).enumerated() {
                let path = RowPath(section: section, row: row)
                let drawn = geometry.rowRange(path).offset + gaps.displacement(of: .row(path))
                if drawn != plain.offset(of: item) { broken.append("\(plain): row \(path) at \(drawn)") }
                let found = gaps.rowsOffset(drawn + 4, in: geometry)
                if found.gap != nil || found.offset != geometry.rowRange(path).offset + 4 {
                    broken.append("\(plain): nothing found of row \(path)")
                }
            }
            for case .gap(let id) in items {
                let middle = (plain.offset(of: .gap(id)) ?? 0) + Double(id) / 2
                if gaps.rowsOffset(middle, in: geometry).gap != id {
                    broken.append("\(plain): \(id) not found")
                }
            }
        }
    }

    @Test("After updates a gap stays above its row, and the row of a taken gap is inserted where the gap was")
    func follows() throws {
        var broken: [String] = []
        // Rows 0, 1 and 2 with three gaps anywhere: [1, 1, 3] is two gaps above row 1 and one at the end.
        for first in 0...3 {
            for second in first...3 {
                for third in second...3 {
                    let places = [first, second, third]
                    for taken in 0..<3 {
                        var gaps = PlaceholderGaps()
                        let ids = places.enumerated().map {
                            gaps.open(at: RowPath(section: 0, row: $1 + $0), height: 10)
                        }
                        let place = RowPath(section: 0, row: places[taken])
                        let plan = try BatchUpdatePlan.make(
                            updates: [.insertRows([place])], countsBefore: [3], countsAfter: [4]
                        ).get()
                        let gone = gaps.apply(plan, replacing: [ids[taken]])
                        // Gaps above the new row stay where they were, and gaps below it are one row farther down.
                        let expected = places.indices.filter { $0 != taken }.map { places[$0] + ($0 > taken ? 1 : 0) }
                        let found = gaps.ids.compactMap { gaps.place(of: $0)?.row }
                        if gone != [ids[taken]] || found != expected {
                            broken.append("\(places) taking \(taken): \(found)")
                        }
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken)")
        var gaps = PlaceholderGaps()
        let id = gaps.open(at: RowPath(section: 1, row: 1), height: 10)
        let away = try BatchUpdatePlan.make(updates: [.deleteSections([1])], countsBefore: [1, 2], countsAfter: [1])
            .get()
        let gone = gaps.apply(away)
        #expect(gone == [id])
        let isOpen = gaps.close(id)
        #expect(gaps.isEmpty)
        #expect(gaps.place(of: id) == nil)
        #expect(!isOpen)
    }
}

@Suite("Reordering several rows")
struct ReorderSeveralTests {
    private func list(_ counts: [Int]) -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for count in counts {
            geometry.appendSection(header: 0, rows: RowGeometry(count: count, height: 10), footer: 0)
        }
        return geometry
    }

    @Test("Any rows of a small list, dragged anywhere, land together and in order in the gap between the others")
    func everywhere() {
        var broken: [String] = []
        for counts in [[4], [2, 2], [1, 0, 3]] {
            let geometry = list(counts)
            let all = counts.enumerated().flatMap { section, count in
                (0..<count).map { RowPath(section: section, row: $0) }
            }
            for mask in 1..<(1 << all.count) {
                let lifted = all.indices.filter { mask & (1 << $0) != 0 }.map { all[$0] }
                for lead in lifted {
                    for top in stride(from: -15.0, through: 55, by: 2.5) {
                        check(geometry, all, lifted, lead, top, &broken)
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    private func check(
        _ geometry: SectionedGeometry, _ all: [RowPath], _ lifted: [RowPath], _ lead: RowPath, _ top: Double,
        _ broken: inout [String]
    ) {
        let story = "\(lifted) by \(lead) at \(top)"
        var model = ReorderModel(geometry: geometry, lifted: lifted, lead: lead)
        _ = model.itemMoved(top: top)
        // The expected order: the other rows, with the lifted rows inserted at the proposed path.
        var after = (0..<geometry.sectionCount).map { section in
            all.filter { $0.section == section && !lifted.contains($0) }
        }
        after[model.proposed.section].insert(contentsOf: lifted, at: model.proposed.row)
        if model.isMoved != (after != (0..<geometry.sectionCount).map { s in all.filter { $0.section == s } }) {
            broken.append("\(story): moved is \(model.isMoved)")
        }
        for (index, path) in after.flatMap({ $0 }).enumerated() {
            let drawn = geometry.rowRange(path).offset + model.displacement(ofRowAt: path)
            if drawn != Double(index) * 10 { broken.append("\(story): \(path) at \(drawn), not \(index * 10)") }
        }
        if model.growth != 0 || model.gapHeight != Double(lifted.count) * 10 { broken.append("\(story): grows") }
    }

    @Test("The gap for many rows has the maximum height, and the list is shorter by the difference")
    func mostHeight() {
        let rows = (0..<50).map { RowPath(section: 0, row: $0) }
        let model = ReorderModel(geometry: list([100]), lifted: rows, lead: rows[10], mostHeight: 60)
        #expect(model.gapHeight == 60)
        #expect(model.growth == 60 - 500)
        #expect(model.itemTop(aboveRow: rows[10]) == -100)
        #expect(model.displacement(ofRowAt: RowPath(section: 0, row: 50)) == -440)
    }

    @Test("Incoming items are placed at the pointer, measured without their gap, and follow data changes")
    func incomingItems() throws {
        var model = ReorderModel(
            geometry: list([3, 2]), incomingItemsOfHeight: 7, at: RowPath(section: 0, row: 0))
        for (offset, expected) in [
            (-5.0, (0, 0)), (5, (0, 0)), (5.5, (0, 1)), (24, (0, 2)), (29, (0, 3)), (31, (1, 0)), (46, (1, 2)),
        ] {
            model.incomingItemsMoved(to: model.place(at: offset))
            #expect(model.proposed == RowPath(section: expected.0, row: expected.1), "at \(offset)")
            #expect(model.growth == 7)
            #expect(model.isMoved)
        }
        model.incomingItemsMoved(to: RowPath(section: 1, row: 1))
        #expect(model.displacement(ofRowAt: RowPath(section: 1, row: 0)) == 0)
        #expect(model.displacement(ofRowAt: RowPath(section: 1, row: 1)) == 7)
        #expect(model.row(at: 12)?.path == RowPath(section: 0, row: 1))
        #expect(model.row(at: 12)?.depth == 0.2)
        let plan = try BatchUpdatePlan.make(
            updates: [.insertRows([RowPath(section: 1, row: 0)])], countsBefore: [3, 2], countsAfter: [3, 3]
        ).get()
        let goesOn = model.applyToIncomingItems(plan, geometry: list([3, 3]))
        #expect(goesOn)
        #expect(model.proposed == RowPath(section: 1, row: 2))
        let away = try BatchUpdatePlan.make(updates: [.deleteSections([1])], countsBefore: [3, 3], countsAfter: [3])
            .get()
        let isLeft = model.applyToIncomingItems(away, geometry: list([3]))
        #expect(!isLeft)
    }
}
