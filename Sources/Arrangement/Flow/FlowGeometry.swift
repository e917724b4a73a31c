// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A section of a flow layout: a header, lines of items within insets, and a footer.
package struct FlowSection: SummarizedElement {
    package struct Summary: TreeSummary {
        package var count: Int
        package var items: Int
        package var length: Double

        package static let zero = Summary(count: 0, items: 0, length: 0)
        package static func + (a: Summary, b: Summary) -> Summary {
            Summary(count: a.count + b.count, items: a.items + b.items, length: a.length + b.length)
        }
    }

    /// The lengths of the header and the footer in points; 0 if there is none.
    package var header: Double
    package var footer: Double
    /// The insets of the lines from the header and the footer, in points.
    package var startInset: Double
    package var endInset: Double
    package var lines: FlowLines

    /// Creates a section. Lengths that are not possible are replaced by the nearest possible ones.
    package init(
        header: Double = 0, footer: Double = 0, startInset: Double = 0, endInset: Double = 0, lines: FlowLines
    ) {
        (self.header, self.footer) = (header.boundedLength, footer.boundedLength)
        (self.startInset, self.endInset) = (startInset.boundedDistance, endInset.boundedDistance)
        self.lines = lines
    }

    /// The offset of the first line from the beginning of the section, in points.
    package var linesOffset: Double { header + startInset }

    /// The offset of the footer from the beginning of the section, in points.
    package var footerOffset: Double { linesOffset + lines.length + endInset }

    package var summary: Summary {
        Summary(count: 1, items: lines.itemCount, length: max(footerOffset + footer, 0))
    }
}

/// The place of each item, header and footer of a flow layout.
///
/// Offsets are in points along the scroll direction, from the beginning of the first section. This is a value type
/// whose copies share their memory.
package struct FlowGeometry: Sendable {
    private var sections: SummaryTree<FlowSection>

    package init(_ sections: [FlowSection] = []) { self.sections = SummaryTree(sections) }

    package var sectionCount: Int { sections.summary.count }
    package var itemCount: Int { sections.summary.items }

    /// The length of all sections in points.
    package var length: Double { sections.summary.length }

    /// A section and its offset.
    ///
    /// - Complexity: O(log s) for s sections
    package func section(_ section: Int) -> (section: FlowSection, offset: Double) {
        let (element, before) = sections.element(at: section)
        return (element, before.length)
    }

    /// The first section whose end is at a greater offset than `offset`; nil if there is none.
    ///
    /// - Complexity: O(log s) for s sections
    package func section(endingAfter offset: Double) -> Int? {
        sections.first { $0.length > offset }?.before.count
    }

    /// The size of an item.
    ///
    /// - Complexity: O(log n)
    package func size(of path: RowPath) -> FlowSize { section(path.section).section.lines.size(ofItem: path.row) }

    /// The line of an item, with offsets from the first line of its section, and the offset of that first line.
    ///
    /// - Complexity: O(log n)
    package func line(of path: RowPath) -> (line: FlowLine, offset: Double) {
        let (section, offset) = section(path.section)
        return (section.lines.line(ofItem: path.row), offset + section.linesOffset)
    }

    /// The place of an item.
    ///
    /// - Complexity: O(log n), and O(k) for an item in a line of k
    package func frame(of path: RowPath) -> FlowFrame {
        let (section, offset) = section(path.section)
        let line = section.lines.line(ofItem: path.row)
        var frame = section.lines.frames(in: line)[path.row - line.items.lowerBound]
        frame.offset += offset + section.linesOffset
        return frame
    }

    /// The sections that intersect `from`..<`to`, in ascending order, with their offsets. Sections without a length are
    /// left out.
    ///
    /// - Complexity: O(log s) for each of them
    package func sections(from: Double, to: Double) -> [(index: Int, section: FlowSection, offset: Double)] {
        var found: [(index: Int, section: FlowSection, offset: Double)] = []
        var (passed, next) = (from, 0)
        // The sum of all lengths may be greater than the end of the last section, because of rounding.
        while let (section, before) = sections.first(where: { $0.count > next && $0.length > passed }),
            before.length < to
        {
            found.append((before.count, section, before.length))
            passed = (before + section.summary).length
            next = before.count + 1
        }
        return found
    }

    /// The lines, headers and footers that intersect `from`..<`to`, in ascending order.
    ///
    /// - Complexity: O(log n) for each part
    package func parts(from: Double, to: Double) -> [FlowPart] {
        sections(from: from, to: to).flatMap { index, section, offset in
            var parts: [FlowPart] = []
            func add(_ kind: FlowPart.Kind, _ start: Double, _ length: Double) {
                guard length > 0, start < to, start + length > from else { return }
                parts.append(FlowPart(section: index, kind: kind, offset: start))
            }
            add(.header, offset, section.header)
            let first = offset + section.linesOffset
            var line = section.lines.firstLine(endingAfter: from - first)
            while let current = line, first + current.offset < to {
                add(.line(current), first + current.offset, current.length)
                line = section.lines.line(after: current)
            }
            add(.footer, offset + section.footerOffset, section.footer)
            return parts
        }
    }

    // MARK: - Changes

    /// Changes a section.
    ///
    /// - Complexity: O(log s), and that of the change
    package mutating func update(_ section: Int, _ change: (inout FlowSection) -> Void) {
        _ = sections.update(at: section) { element, _ in
            var element = element
            change(&element)
            return element
        }
    }

    /// Replaces the sections in `range`.
    ///
    /// - Complexity: O(k + log s) for k new sections
    package mutating func replace(_ range: Range<Int>, with new: [FlowSection]) {
        sections.replace(range, with: SummaryTree(new))
    }
}

/// A header, footer or line of a flow layout.
package struct FlowPart: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case header
        case line(FlowLine)
        case footer
    }

    package let section: Int
    package let kind: Kind
    /// The beginning of the part along the scroll direction, in points from the beginning of the first section.
    package let offset: Double
}
