// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedGeometry {
    // MARK: - Sections

    /// Appends a section.
    ///
    /// - Complexity: O(log n)
    package mutating func appendSection(header: Double = 0, rows: RowGeometry, footer: Double = 0) {
        insertSection(header: header, rows: rows, footer: footer, at: sectionCount)
    }

    /// Inserts a section, which gets the index `section`.
    ///
    /// - Complexity: O(log n)
    package mutating func insertSection(
        header: Double = 0, rows: RowGeometry, footer: Double = 0, at section: Int
    ) {
        Self.check(header)
        Self.check(footer)
        sections.replace(section..<section, with: Section(header: header, rows: rows, footer: footer))
    }

    /// A section to be inserted.
    package struct NewSection: Sendable {
        package var header: Double
        package var rows: RowGeometry
        package var footer: Double

        package init(header: Double = 0, rows: RowGeometry, footer: Double = 0) {
            (self.header, self.rows, self.footer) = (header, rows, footer)
        }
    }

    /// Appends a section.
    package mutating func append(_ section: NewSection) {
        insert(section, at: sectionCount)
    }

    /// Inserts a section, which gets the index `place`.
    package mutating func insert(_ section: NewSection, at place: Int) {
        insertSection(header: section.header, rows: section.rows, footer: section.footer, at: place)
    }

    /// A copy of a section, to insert at another position.
    package func copyOfSection(_ section: Int) -> NewSection {
        let element = sections.element(at: section).element
        return NewSection(header: element.header, rows: element.rows, footer: element.footer)
    }

    /// Removes sections.
    ///
    /// - Complexity: O(log n)
    package mutating func removeSections(_ range: Range<Int>) {
        sections.replace(range, with: SummaryTree())
    }

    /// Sets the height of a section's header.
    ///
    /// - Complexity: O(log n)
    package mutating func setHeaderHeight(_ height: Double, ofSection section: Int) {
        Self.check(height)
        edit(section) { $0.header = height }
    }

    /// Sets the height of a section's footer.
    ///
    /// - Complexity: O(log n)
    package mutating func setFooterHeight(_ height: Double, ofSection section: Int) {
        Self.check(height)
        edit(section) { $0.footer = height }
    }

    /// Replaces a section's rows, for example when the section is reloaded.
    ///
    /// - Complexity: O(log n)
    package mutating func setRows(_ rows: RowGeometry, inSection section: Int) {
        edit(section) { $0.rows = rows }
    }

    // MARK: - Rows

    /// Sets the height of a row.
    ///
    /// - Complexity: O(log n)
    package mutating func setRowHeight(_ height: Double, ofRow path: RowPath) {
        edit(path.section) { $0.rows.setHeight(height, ofRow: path.row) }
    }

    /// Inserts another list's rows. The first of them gets the path `path`.
    ///
    /// - Complexity: O(log n)
    package mutating func insertRows(_ rows: RowGeometry, at path: RowPath) {
        edit(path.section) { $0.rows.insert(rows, at: path.row) }
    }

    /// Removes rows of a section.
    ///
    /// - Complexity: O(log n)
    package mutating func removeRows(_ range: Range<Int>, inSection section: Int) {
        edit(section) { $0.rows.remove(range) }
    }

    // MARK: - Internals

    private mutating func edit(_ section: Int, _ body: (inout Section) -> Void) {
        _ = sections.update(at: section) { element, _ in
            var element = element
            body(&element)
            return element
        }
    }

    private static func check(_ height: Double) {
        precondition(
            height >= 0 && height.isFinite, "A header's or footer's height is 0 or more points, not \(height).")
    }

    /// A description of a violated invariant, for tests; nil if all invariants hold.
    ///
    /// - Complexity: O(n)
    package func brokenInvariant() -> String? {
        sections.brokenInvariant() ?? sections.elements().lazy.compactMap { $0.rows.brokenInvariant() }.first
    }
}
