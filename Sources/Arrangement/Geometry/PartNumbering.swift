// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a list by number, from the top: rows, and headers and footers where the list has such.
///
/// Every section counts as one that has a header where any has: whether one is empty is only known once it is asked for.
package struct PartNumbering: Sendable {
    private let geometry: SectionedGeometry
    private let hasHeaders: Bool
    private let hasFooters: Bool

    package init(_ geometry: SectionedGeometry, hasHeaders: Bool, hasFooters: Bool) {
        (self.geometry, self.hasHeaders, self.hasFooters) = (geometry, hasHeaders, hasFooters)
    }

    /// Headers and footers of one section.
    private var edges: Int { (hasHeaders ? 1 : 0) + (hasFooters ? 1 : 0) }

    package var count: Int { geometry.rowCount + edges * geometry.sectionCount }

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

    /// Nil for a part that is not counted, or that there is not.
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
