// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The paths of placeholders in a layout that counts them as items.
///
/// A path in the order shown counts the items, in the order that is shown during a drag, but no placeholders. A path in
/// the layout counts both. A placeholder stays before the item before which it is in the data.
package struct ShownPlaceholders: Sendable, Equatable {
    private struct Placeholder: Sendable, Equatable {
        let id: Int
        /// The row in the order shown of the item behind the placeholder.
        let row: Int
    }

    /// The placeholders of each section in ascending order.
    private var sections: [Int: [Placeholder]] = [:]
    private var pathsByID: [Int: RowPath] = [:]

    /// - Parameters:
    ///   - gaps: the placeholders by their places in the data.
    ///   - order: the order that is shown; nil for the order of the data.
    /// - Complexity: O(n log k) for n placeholders and k dragged items
    package init(_ gaps: PlaceholderGaps, order: PreviewOrder?) {
        for id in gaps.ids {
            guard let place = gaps.place(of: id) else { continue }
            let shown = order?.shownPlace(ofLift: place) ?? place
            let above = sections[shown.section]?.count ?? 0
            pathsByID[id] = RowPath(section: shown.section, row: shown.row + above)
            sections[shown.section, default: []].append(Placeholder(id: id, row: shown.row))
        }
    }

    /// The number of placeholders in a section.
    package func count(inSection section: Int) -> Int { sections[section]?.count ?? 0 }

    /// The path in the layout of an item.
    ///
    /// - Parameter path: the path in the order shown.
    /// - Complexity: O(log n)
    package func layoutPath(ofShown path: RowPath) -> RowPath {
        guard let all = sections[path.section] else { return path }
        return RowPath(section: path.section, row: path.row + all.indices.partitionPoint { all[$0].row > path.row })
    }

    /// The path in the layout of a placeholder; nil if it does not exist.
    package func layoutPath(ofPlaceholder id: Int) -> RowPath? { pathsByID[id] }

    /// The placeholder at a path in the layout, or otherwise the path in the order shown of the item there.
    ///
    /// - Complexity: O(log n)
    package func element(atLayout path: RowPath) -> (placeholder: Int?, item: RowPath) {
        guard let all = sections[path.section] else { return (nil, path) }
        let index = all.indices.partitionPoint { all[$0].row + $0 >= path.row }
        if index < all.count, all[index].row + index == path.row {
            return (all[index].id, RowPath(section: path.section, row: all[index].row))
        }
        return (nil, RowPath(section: path.section, row: path.row - index))
    }

    /// All placeholders with their paths in the layout, in ascending order.
    package var layoutPaths: [(id: Int, path: RowPath)] {
        sections.keys.sorted().flatMap { section in
            (sections[section] ?? []).enumerated().map { ($1.id, RowPath(section: section, row: $1.row + $0)) }
        }
    }
}
