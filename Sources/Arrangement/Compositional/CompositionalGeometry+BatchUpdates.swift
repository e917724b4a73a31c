// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension CompositionalGeometry: BatchUpdatable {
    /// Changes the sections and items as a batch of updates does. Items that are neither inserted nor reloaded keep
    /// their measured sizes. The items of new sections have no place until the sections get their definitions.
    ///
    /// - Complexity: O(k log n) for k sections and ranges of updated items, and for the items whose groups change
    package mutating func apply(_ plan: BatchUpdatePlan) {
        let size = CompositionalDimensions(width: .absolute(0), height: .absolute(0))
        let empty = CompositionalSection(group: CompositionalItem(size: size, group: .horizontal([])))
        let pattern = CompositionalPattern(empty, container: container, scrollAxis: scrollAxis, scale: grid.scale)
        apply(plan, newRows: { range, _ in MeasuredItems(count: range.count) }) {
            CompositionalSectionGeometry(CompositionalGroups(pattern, count: plan.countsAfter[$0]))
        }
    }

    /// Moves an item with its measured size. Does nothing if there is no such item.
    package mutating func moveItem(at source: RowPath, to target: RowPath) {
        guard source.section < sectionCount, target.section < sectionCount,
            source.row < section(source.section).section.groups.itemCount
        else { return }
        let item = copyOfRow(source)
        removeRows(source.row..<source.row + 1, inSection: source.section)
        let count = section(target.section).section.groups.itemCount
        insertRows(item, at: RowPath(section: target.section, row: min(target.row, count)))
    }

    /// The number of items in each section.
    ///
    /// - Complexity: O(s log s) for s sections
    package func itemCounts() -> [Int] { (0..<sectionCount).map { section($0).section.groups.itemCount } }

    package func copyOfSection(_ section: Int) -> CompositionalSectionGeometry { self.section(section).section }

    package mutating func insert(_ section: CompositionalSectionGeometry, at index: Int) {
        replace(index..<index, with: [section])
    }

    package mutating func removeSection(_ section: Int) { replace(section..<section + 1, with: []) }

    package func copyOfRow(_ path: RowPath) -> MeasuredItems {
        section(path.section).section.groups.measuredItems.slice(path.row..<path.row + 1)
    }

    package mutating func insertRows(_ rows: MeasuredItems, at path: RowPath) {
        update(path.section) { $0.updateGroups { $0.insert(rows, at: path.row) } }
    }

    package mutating func removeRows(_ range: Range<Int>, inSection section: Int) {
        update(section) { $0.updateGroups { $0.remove(range) } }
    }
}
