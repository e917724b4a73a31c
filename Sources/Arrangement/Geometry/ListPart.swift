// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a list with sections that has a height of its own: a header, a row or a footer.
///
/// Parts are ordered from top to bottom.
package enum ListPart: Hashable, Sendable, Comparable {
    case header(Int)
    case row(RowPath)
    case footer(Int)

    package var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let path): path.section
        }
    }

    package static func < (a: ListPart, b: ListPart) -> Bool {
        (a.section, a.placeInSection) < (b.section, b.placeInSection)
    }

    private var placeInSection: Int {
        switch self {
        case .header: -1
        case .row(let path): path.row
        case .footer: .max
        }
    }

    /// The path if the part is a row; nil for headers and footers.
    package var row: RowPath? {
        if case .row(let path) = self { path } else { nil }
    }
}

extension SectionedGeometry {
    /// The range that a part occupies: its offset from the top of the list, and its height.
    ///
    /// - Complexity: O(log n)
    package func range(of part: ListPart) -> Extent {
        switch part {
        case .header(let section): headerRange(ofSection: section)
        case .row(let path): rowRange(path)
        case .footer(let section): footerRange(ofSection: section)
        }
    }

    /// Whether the part exists, even with zero height.
    package func contains(_ part: ListPart) -> Bool {
        switch part {
        case .header(let section), .footer(let section): section >= 0 && section < sectionCount
        case .row(let path): contains(path)
        }
    }

    /// The first part whose bottom edge is at a greater offset than `offset`; nil if there is none. A part of zero
    /// height is never returned.
    ///
    /// - Complexity: O(log n)
    package func firstPart(endingAfter offset: Double) -> ListPart? {
        guard let (section, before) = sections.first(where: { $0.height > offset }) else { return nil }
        let number = before.count
        let inside = offset - before.height
        if section.header > max(inside, 0) { return .header(number) }
        let row = section.rows.firstRow(endingAfter: max(inside - section.header, 0))
        if row < section.rows.count { return .row(RowPath(section: number, row: row)) }
        // Because the offset within the section is rounded, the whole section may seem to end at or before `offset`.
        // The next part of nonzero height is then the result.
        return section.footer > 0 ? .footer(number) : part(after: .footer(number))
    }

    /// The rows of nonzero height that intersect `from`..<`to`, in ascending order.
    ///
    /// - Complexity: O(log n) for each part in the range, however many rows and sections of zero height the range
    ///   contains.
    package func nonzeroHeightPaths(from: Double, to: Double) -> [RowPath] {
        var paths: [RowPath] = []
        var next = firstPart(endingAfter: from)
        while let part = next, range(of: part).offset < to {
            if let path = part.row { paths.append(path) }
            next = self.part(after: part)
        }
        return paths
    }

    /// The next part whose height is not 0, or the previous one if `isBackwards`; nil if there is none.
    ///
    /// Parts of zero height are skipped together, because a list may have any number of collapsed rows and empty
    /// sections.
    ///
    /// - Complexity: O(log n)
    package func part(after part: ListPart, isBackwards: Bool = false) -> ListPart? {
        if let next = partOfSection(after: part, isBackwards) { return next }
        guard let section = nonzeroHeightSection(after: part.section, isBackwards) else { return nil }
        let edge = isBackwards ? ListPart.footer(section) : .header(section)
        return range(of: edge).height > 0 ? edge : partOfSection(after: edge, isBackwards)
    }

    /// The next (or, if `isBackwards`, previous) part of nonzero height in the section of `part`; nil if there is none.
    private func partOfSection(after part: ListPart, _ isBackwards: Bool) -> ListPart? {
        let number = part.section
        let last = isBackwards ? ListPart.header(number) : .footer(number)
        if part == last { return nil }
        let section = sections.element(at: number).element
        let start = part.row?.row ?? (isBackwards ? section.rows.count : -1)
        if let row = section.rows.nonzeroHeightRow(after: start, isBackwards: isBackwards) {
            return .row(RowPath(section: number, row: row))
        }
        return (isBackwards ? section.header : section.footer) > 0 ? last : nil
    }

    /// The next (or, if `isBackwards`, previous) section whose height is not 0; nil if there is none.
    private func nonzeroHeightSection(after section: Int, _ isBackwards: Bool) -> Int? {
        let (element, before) = sections.element(at: section)
        let passed =
            isBackwards ? before.nonzeroHeightCount - 1 : before.nonzeroHeightCount + (element.height > 0 ? 1 : 0)
        guard passed >= 0 else { return nil }
        return sections.first { $0.nonzeroHeightCount > passed }?.before.count
    }
}
