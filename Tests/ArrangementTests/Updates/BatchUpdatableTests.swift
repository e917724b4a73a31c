// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Values that batches of updates change")
struct BatchUpdatableTests {
    /// The height of all new rows.
    private static let new = 900.0

    /// A height of its own for each row.
    private static func height(_ path: RowPath) -> Double { Double(path.section * 100 + path.row + 1) }

    private static func table(_ counts: [Int]) -> SectionedGeometry {
        var table = SectionedGeometry()
        for (section, count) in counts.enumerated() {
            var rows = RowGeometry(count: count, height: 0)
            for row in 0..<count { rows.setHeight(height(RowPath(section: section, row: row)), ofRow: row) }
            table.appendSection(rows: rows)
        }
        return table
    }

    private static func flow(_ counts: [Int]) -> FlowGeometry {
        FlowGeometry(
            counts.enumerated().map { section, count in
                let sizes = (0..<count).map {
                    FlowSize(breadth: 30, length: height(RowPath(section: section, row: $0)))
                }
                let metrics = FlowMetrics(breadth: 100, itemSpacing: 0, lineSpacing: 0)
                return FlowSection(lines: FlowLines(metrics, sizes: sizes))
            })
    }

    private static let rows = pattern(
        CompositionalSection(group: cell(.fractionalWidth(1), .estimated(new))), width: 100)

    private static func compositional(_ counts: [Int]) -> CompositionalGeometry {
        let sections = counts.enumerated().map { section, count in
            var groups = CompositionalGroups(rows, count: count)
            for row in 0..<count {
                let height = height(RowPath(section: section, row: row))
                groups.setMeasuredSize(MeasuredSize(width: 0, height: height), ofItem: row)
            }
            return CompositionalSectionGeometry(groups)
        }
        return CompositionalGeometry(sections, container: rows.container, scale: 1)
    }

    @Test("Rows of tables, flow and compositional layouts keep their sizes in random batches", arguments: 1...4)
    func sizes(seed: UInt64) {
        var generator = Seeded(seed: seed)
        for _ in 0..<20 {
            let counts = (0..<Int.random(in: 1..<6, using: &generator)).map { _ in
                Int.random(in: 0..<30, using: &generator)
            }
            let updates = BatchUpdatePlanRandomTests.updates(of: counts, &generator)
            guard let plain = ReferenceBatch(updates, counts: counts, freshRows: 3),
                case .success(let plan) = BatchUpdatePlan.make(
                    updates: updates, countsBefore: counts, countsAfter: plain.counts)
            else { continue }
            let expected = plain.sections.map { section in
                section.rows.map { path in
                    path.flatMap { plain.reloaded.contains($0) ? nil : Self.height($0) } ?? Self.new
                }
            }

            var table = Self.table(counts)
            table.apply(plan, newRows: { rows, _ in RowGeometry(count: rows.count, height: Self.new) }) {
                .init(rows: RowGeometry(count: plan.countsAfter[$0], height: Self.new))
            }
            #expect(table.brokenInvariant() == nil)
            #expect((0..<table.sectionCount).map { table.rows(inSection: $0).count } == plain.counts)
            var flow = Self.flow(counts)
            flow.apply(plan, newSize: FlowSize(breadth: 30, length: Self.new))
            var compositional = Self.compositional(counts)
            compositional.apply(plan)
            for (section, heights) in expected.enumerated() {
                #expect(heights.indices.map { table.rows(inSection: section).height(ofRow: $0) } == heights)
                let lines = flow.section(section).section.lines
                #expect(lines.brokenInvariant() == nil)
                #expect(lines.sizes().map(\.length) == heights, "\(updates) of \(counts)")
                var groups = compositional.section(section).section.groups
                groups.setPattern(Self.rows, keepsMeasuredSizes: true)
                #expect(groups.brokenInvariant() == nil)
                let cells = (0..<groups.itemCount).map { groups.cell(ofItem: $0)?.frame.height ?? -1 }
                #expect(cells.map { Double($0) } == heights, "\(updates) of \(counts)")
            }
        }
    }
}
