// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedGeometry {
    /// The row that contains an offset; a row contains its top but not its end. Nil for an offset in a header or
    /// footer, or outside the list.
    ///
    /// - Complexity: O(log n)
    package func path(at offset: Double) -> RowPath? {
        guard offset >= 0, let (section, before) = sections.first(where: { $0.height > offset }) else { return nil }
        let rows = section.rows
        let top = before.height + section.header
        guard offset >= top, offset < top + rows.totalHeight, var row = rows.row(clampedAt: offset - top) else {
            return nil
        }
        // Because of rounding, `row` may be the row before the right one. Rows are positioned at `top` plus their own
        // offset, so `offset` is compared with that sum for the next row.
        if row + 1 < rows.count, top + rows.offset(ofRow: row + 1) <= offset {
            row = rows.firstRow(endingAfter: rows.offset(ofRow: row + 1))
        }
        return RowPath(section: before.count, row: row)
    }

    /// The section whose header, rows or footer contain an offset; nil outside the list.
    ///
    /// - Complexity: O(log n)
    package func section(at offset: Double) -> Int? {
        guard offset >= 0 else { return nil }
        return sections.first { $0.height > offset }?.before.count
    }

    /// The row at an offset, or else the row whose top or end is closest to it; nil if there are no rows. Of two
    /// equally close rows, it is the later one.
    ///
    /// - Complexity: O(log n)
    package func nearestPath(to offset: Double) -> RowPath? {
        if let path = path(at: offset) { return path }
        guard rowCount > 0 else { return nil }
        let following = numberOfRows(endingUpTo: offset)
        guard following > 0 else { return path(ofRowNumber: 0) }
        let before = path(ofRowNumber: following - 1)
        guard following < rowCount else { return before }
        let after = path(ofRowNumber: following)
        let extent = rowRange(before)
        return offset - (extent.offset + extent.height) < rowRange(after).offset - offset ? before : after
    }

    /// The rows that intersect `from`..<`to`, and the rows of zero height inside that range.
    ///
    /// - Complexity: O(log n) for each section in the range, and O(1) for each row.
    package func paths(from: Double, to: Double) -> [RowPath] {
        sections(from: from, to: to).flatMap { section in
            let (element, before) = sections.element(at: section)
            let top = before.height + element.header
            return element.rows.rows(from: from - top, to: to - top).map { RowPath(section: section, row: $0) }
        }
    }

    /// The sections that intersect `from`..<`to`, and the sections of zero height inside that range.
    ///
    /// - Complexity: O(log n)
    package func sections(from: Double, to: Double) -> Range<Int> {
        let first = sections.first { $0.height > from }?.before.count ?? sectionCount
        guard to > from, to > 0 else { return first..<first }
        let end = sections.first { $0.height >= to }.map { $0.before.count + 1 } ?? sectionCount
        return first..<max(first, end)
    }

    // MARK: - Rows by number

    /// The path of a row by its number among the rows of all sections.
    ///
    /// - Complexity: O(log n)
    package func path(ofRowNumber number: Int) -> RowPath {
        guard number >= 0, let (_, before) = sections.first(where: { $0.rows > number }) else {
            preconditionFailure("There is no row number \(number) among \(rowCount).")
        }
        return RowPath(section: before.count, row: number - before.rows)
    }

    /// A row's number among the rows of all sections, counted from 0. The position that a screen reader announces is
    /// this number plus one.
    ///
    /// - Complexity: O(log n)
    package func number(ofRow path: RowPath) -> Int {
        sections.element(at: path.section).before.rows + path.row
    }

    /// The number of rows whose end is at most `offset`.
    private func numberOfRows(endingUpTo offset: Double) -> Int {
        guard let (section, before) = sections.first(where: { $0.height > offset }) else { return rowCount }
        return before.rows + section.rows.firstRow(endingAfter: offset - before.height - section.header)
    }
}
