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

    /// Gives the items the order of the data after a drag, with their measured sizes. Items from outside leave.
    ///
    /// - Parameter order: the order that the geometry has now. Does nothing if it has other items.
    package mutating func removeGap(of order: PreviewOrder) {
        guard let gap = order.gap, gap.section < sectionCount,
            gap.rows.upperBound <= section(gap.section).section.groups.itemCount,
            order.lifted.paths.allSatisfy({ $0.section < sectionCount })
        else { return }
        let dragged = gap.rows.map { copyOfRow(RowPath(section: gap.section, row: $0)) }
        removeRows(gap.rows, inSection: gap.section)
        for (path, item) in zip(order.lifted.paths, dragged) {
            let count = section(path.section).section.groups.itemCount
            insertRows(item, at: RowPath(section: path.section, row: min(path.row, count)))
        }
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
