// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension FlowGeometry: BatchUpdatable {
    /// Changes the sections and items as a batch of updates does. Items that are neither inserted nor reloaded keep
    /// their sizes; new ones get the size `newSize`. New sections have no header, footer, inset or space.
    ///
    /// - Complexity: O(k log n) for k sections and ranges of updated items
    package mutating func apply(_ plan: BatchUpdatePlan, newSize: FlowSize) {
        let metrics = FlowMetrics(breadth: 0, itemSpacing: 0, lineSpacing: 0)
        apply(plan, newRows: { range, _ in repeatElement(newSize, count: range.count) }) {
            FlowSection(lines: FlowLines(metrics, count: plan.countsAfter[$0], size: newSize))
        }
    }

    package func copyOfSection(_ section: Int) -> FlowSection { self.section(section).section }

    package mutating func insert(_ section: FlowSection, at index: Int) { replace(index..<index, with: [section]) }

    package mutating func removeSection(_ section: Int) { replace(section..<section + 1, with: []) }

    package func copyOfRow(_ path: RowPath) -> Repeated<FlowSize> { repeatElement(size(of: path), count: 1) }

    package mutating func insertRows(_ rows: Repeated<FlowSize>, at path: RowPath) {
        update(path.section) {
            $0.lines.replace(path.row..<path.row, withCount: rows.count, of: rows.repeatedValue)
        }
    }

    package mutating func removeRows(_ range: Range<Int>, inSection section: Int) {
        update(section) { $0.lines.replace(range, with: [FlowSize]()) }
    }
}
