// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The row counts, heights and visible sections of a table.
extension UITableView {
    /// The sections that intersect the table's bounds, and one more on either side.
    ///
    /// - Parameter known: the previous result.
    /// - Complexity: O(1) if the result is nearly the same as the previous one, else O(log sections + sections in
    ///   sight).
    func sectionsInSight(near known: Range<Int>) -> Range<Int> {
        let (last, bounds) = (numberOfSections - 1, bounds)
        guard last >= 0 else { return 0..<0 }
        var (from, to) = (known.lowerBound + 1, known.upperBound - 2)
        let isNear =
            from <= to && to <= last && rect(forSection: from).maxY >= bounds.minY - bounds.height
            && rect(forSection: to).minY <= bounds.maxY + bounds.height
        if !isNear {
            from = min(firstSection(notAbove: bounds.minY), last)
            to = from
        }
        while from < last, rect(forSection: from).maxY < bounds.minY { from += 1 }
        while from > 0, rect(forSection: from - 1).maxY >= bounds.minY { from -= 1 }
        to = max(from, to)
        while to > from, rect(forSection: to).minY > bounds.maxY { to -= 1 }
        while to < last, rect(forSection: to + 1).minY <= bounds.maxY { to += 1 }
        return from - 1..<to + 2
    }

    /// The first section whose bottom edge is at or below a vertical position.
    private func firstSection(notAbove y: CGFloat) -> Int {
        (0..<numberOfSections).partitionPoint { rect(forSection: $0).maxY >= y }
    }

    /// Shows the cells of selected rows as selected again, after the lift removed that look for the snapshots.
    ///
    /// The selection itself, `indexPathsForSelectedRows`, was not changed by the lift, and follows rows that move.
    func showSelection() {
        for path in indexPathsForSelectedRows ?? [] {
            cellForRow(at: path)?.setSelected(true, animated: false)
        }
    }

    /// The top of the first section, below the table's header view.
    var topOfSections: CGFloat {
        numberOfSections > 0 ? rect(forSection: 0).minY : 0
    }

    /// A geometry with the table's row counts in which every row has the height 1, for callers that need no positions.
    ///
    /// - Complexity: O(sections)
    func makeUnmeasuredGeometry() -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for count in rowCounts { geometry.appendSection(rows: RowGeometry(count: count, height: 1)) }
        return geometry
    }

    /// The heights of all rows as the table lays them out, from the top of the first section.
    ///
    /// Every row is measured, because UIKit cannot tell whether several rows have equal heights. Neighbours of equal
    /// height become one entry. So only this call, at the lift of a row, takes time proportional to the number of rows.
    ///
    /// - Complexity: O(rows), without creating cells.
    func makeSectionedGeometry() -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for section in 0..<numberOfSections {
            let count = numberOfRows(inSection: section)
            let whole = rect(forSection: section)
            guard count > 0 else {
                geometry.appendSection(header: Double(whole.height), rows: RowGeometry(count: 0, height: 0))
                continue
            }
            let first = rectForRow(at: IndexPath(row: 0, section: section))
            let last = rectForRow(at: IndexPath(row: count - 1, section: section))
            let rows = RowGeometry(
                heights: (0..<count).lazy.map {
                    Double(self.rectForRow(at: IndexPath(row: $0, section: section)).height)
                })
            geometry.appendSection(
                header: Double(first.minY - whole.minY), rows: rows, footer: Double(whole.maxY - last.maxY))
        }
        return geometry
    }

    /// The rows, headers and footers whose heights in the table differ from those in a geometry with the same row
    /// counts. Each is returned with its height in the table.
    ///
    /// - Parameter path: the path of a row to check, besides the visible rows.
    /// - Complexity: O(log n), in a table of n rows, for each section and row that has changed or is checked.
    func partsOfOtherHeight(
        than geometry: SectionedGeometry, lookingAt path: IndexPath
    ) -> [(part: ListPart, height: Double)] {
        let looked = Dictionary(grouping: (indexPathsForVisibleRows ?? []) + [path], by: \.section)
        var parts: [(part: ListPart, height: Double)] = []
        func compare(_ part: ListPart, _ height: CGFloat, _ known: SectionedGeometry.Extent) {
            let isOther = abs(Double(height) - known.height) > RowGeometry.heightTolerance
            if isOther { parts.append((part, max(0, Double(height)))) }
        }
        for section in sectionsOfOtherHeight(than: geometry, lookingAt: looked.keys.sorted()) {
            let whole = rect(forSection: section)
            let count = numberOfRows(inSection: section)
            guard count > 0 else {
                compare(.header(section), whole.height, geometry.headerRange(ofSection: section))
                continue
            }
            let first = rectForRow(at: IndexPath(row: 0, section: section))
            let last = rectForRow(at: IndexPath(row: count - 1, section: section))
            compare(.header(section), first.minY - whole.minY, geometry.headerRange(ofSection: section))
            let rows = (looked[section] ?? []).map(\.row).sorted()
            let changed = geometry.rows(inSection: section).differences(lookingAt: rows) { row in
                let rect = rectForRow(at: IndexPath(row: row, section: section))
                return (Double(rect.minY), Double(rect.maxY))
            }
            parts += changed.map { (.row(RowPath(section: section, row: $0.row)), $0.height) }
            compare(.footer(section), whole.maxY - last.maxY, geometry.footerRange(ofSection: section))
        }
        return parts
    }

    /// The sections whose heights in the table differ from those in a geometry with the same section count, and the
    /// sections `looked`; in ascending order.
    ///
    /// A range of sections without any of `looked` is assumed to be unchanged if its total height is unchanged.
    private func sectionsOfOtherHeight(than geometry: SectionedGeometry, lookingAt looked: [Int]) -> [Int] {
        var found: [Int] = []
        func search(_ stretch: Range<Int>) {
            guard let first = stretch.first, let last = stretch.last else { return }
            let height = rect(forSection: last).maxY - rect(forSection: first).minY
            let (top, end) = (geometry.sectionRange(first), geometry.sectionRange(last))
            let known = end.offset + end.height - top.offset
            guard abs(Double(height) - known) > RowGeometry.heightTolerance else { return }
            guard first < last else { return found.append(first) }
            let middle = first + stretch.count / 2
            search(first..<middle)
            search(middle..<last + 1)
        }
        var start = 0
        for section in looked where section >= start && section < numberOfSections {
            search(start..<section)
            found.append(section)
            start = section + 1
        }
        search(start..<numberOfSections)
        return found
    }
}
