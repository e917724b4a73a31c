// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The offset and height of each header, row and footer of a list with sections, and the part at each offset.
///
/// It is stored as a tree of sections, each with a `RowGeometry` of its own. Offsets are in points from the top of the
/// first header. Heights are 0 or more; a missing header or footer has the height 0. This is a value type whose copies
/// share their memory.
package struct SectionedGeometry: Sendable {
    struct Section: SummarizedElement {
        struct Summary: TreeSummary {
            var count: Int
            var rows: Int
            var height: Double
            /// The number of sections whose height is not 0.
            var nonzeroHeightCount: Int

            static let zero = Summary(count: 0, rows: 0, height: 0, nonzeroHeightCount: 0)
            static func + (a: Summary, b: Summary) -> Summary {
                Summary(
                    count: a.count + b.count, rows: a.rows + b.rows, height: a.height + b.height,
                    nonzeroHeightCount: a.nonzeroHeightCount + b.nonzeroHeightCount)
            }
        }

        var header: Double
        var rows: RowGeometry
        var footer: Double

        var height: Double { header + rows.totalHeight + footer }
        var summary: Summary {
            Summary(count: 1, rows: rows.count, height: height, nonzeroHeightCount: height > 0 ? 1 : 0)
        }
    }

    /// The offset and the height of a part of the list in points.
    package typealias Extent = (offset: Double, height: Double)

    var sections: SummaryTree<Section>

    package init() { sections = SummaryTree() }

    package var sectionCount: Int { sections.summary.count }

    /// The number of rows in all sections.
    package var rowCount: Int { sections.summary.rows }

    /// The total height of all headers, rows and footers.
    package var totalHeight: Double { sections.summary.height }

    // MARK: - From path to offset

    /// The number of rows in a section.
    ///
    /// - Complexity: O(log s) for s sections, as for all queries about one whole section.
    package func rowCount(inSection section: Int) -> Int { rows(inSection: section).count }

    /// The rows of one section, with offsets from the top of its first row.
    package func rows(inSection section: Int) -> RowGeometry { sections.element(at: section).element.rows }

    package func headerRange(ofSection section: Int) -> Extent {
        let (element, before) = sections.element(at: section)
        return (before.height, element.header)
    }

    /// The offset and the height of all rows of a section together, without its header and footer.
    package func rowsRange(ofSection section: Int) -> Extent {
        let (element, before) = sections.element(at: section)
        return (before.height + element.header, element.rows.totalHeight)
    }

    package func footerRange(ofSection section: Int) -> Extent {
        let (element, before) = sections.element(at: section)
        return (before.height + element.header + element.rows.totalHeight, element.footer)
    }

    /// The offset and the height of a section with its header and footer.
    package func sectionRange(_ section: Int) -> Extent {
        let (element, before) = sections.element(at: section)
        return (before.height, element.height)
    }

    /// The offset and the height of a row.
    ///
    /// - Complexity: O(log n)
    package func rowRange(_ path: RowPath) -> Extent {
        let (element, before) = sections.element(at: path.section)
        let row = element.rows.range(ofRow: path.row)
        return (before.height + element.header + row.offset, row.height)
    }

    /// Whether the row exists.
    package func contains(_ path: RowPath) -> Bool {
        path.section >= 0 && path.section < sectionCount && path.row >= 0
            && path.row < rowCount(inSection: path.section)
    }
}
