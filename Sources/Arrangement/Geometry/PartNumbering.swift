// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A numbering of a list's headers, rows and footers from the top of the list, for a screen reader.
///
/// If any section has a header, every section counts as having one, even if its header later proves to be empty. The
/// reason is that the data source is asked for the header's content only later. The same is true for footers.
package struct PartNumbering: Sendable {
    private let geometry: SectionedGeometry
    private let hasHeaders: Bool
    private let hasFooters: Bool

    package init(_ geometry: SectionedGeometry, hasHeaders: Bool, hasFooters: Bool) {
        (self.geometry, self.hasHeaders, self.hasFooters) = (geometry, hasHeaders, hasFooters)
    }

    /// The number of headers and footers that are counted for each section: 0 to 2.
    private var edges: Int { (hasHeaders ? 1 : 0) + (hasFooters ? 1 : 0) }

    package var count: Int { geometry.rowCount + edges * geometry.sectionCount }

    /// The part with a number; the first part of the list has the number 0.
    ///
    /// - Complexity: O(log n) for n sections.
    package func part(at number: Int) -> ListPart {
        let found = geometry.sections.first { $0.rows + edges * $0.count > number }
        guard number >= 0, let (section, before) = found else {
            preconditionFailure("There is no part number \(number) among \(count).")
        }
        let row = number - before.rows - edges * before.count - (hasHeaders ? 1 : 0)
        if row < 0 { return .header(before.count) }
        return row < section.rows.count ? .row(RowPath(section: before.count, row: row)) : .footer(before.count)
    }

    /// The number of a part; nil if the part is not counted or does not exist.
    ///
    /// - Complexity: O(log n) for n sections.
    package func number(of part: ListPart) -> Int? {
        guard geometry.contains(part) else { return nil }
        let (section, before) = geometry.sections.element(at: part.section)
        let start = before.rows + edges * before.count
        return switch part {
        case .header: hasHeaders ? start : nil
        case .row(let path): start + (hasHeaders ? 1 : 0) + path.row
        case .footer: hasFooters ? start + (hasHeaders ? 1 : 0) + section.rows.count : nil
        }
    }
}
