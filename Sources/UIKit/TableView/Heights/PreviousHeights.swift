// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

/// The heights that were known before a reload. Until the new rows, headers and footers at the same positions are
/// shown, these heights are their estimates. If little has changed, the content thus keeps its position on screen.
struct PreviousHeights {
    private let geometry: SectionedGeometry
    /// The rows whose height was 0 before the reload.
    private let collapsed: Set<RowPath>
    /// The estimated height in points of a row without a known height.
    private let estimate: CGFloat
    /// The distance in points from the top of the first row to the top edge of the table's visible area before the
    /// reload. Headers and footers below that edge were on screen or below the screen.
    private let top: Double

    init(_ geometry: SectionedGeometry, collapsedRows: Set<RowPath>, estimate: CGFloat, top: Double) {
        (self.geometry, collapsed, self.estimate, self.top) = (geometry, collapsedRows, estimate, top)
    }

    /// The estimated row heights of a section that has `count` rows now; nil if the section did not exist before.
    ///
    /// - Complexity: O(log n)
    func rows(count: Int, inSection section: Int) -> RowGeometry? {
        guard section < geometry.sectionCount else { return nil }
        var rows = geometry.rows(inSection: section)
        if rows.count > count { rows.remove(count..<rows.count) }
        if rows.count < count { rows.insert(count: count - rows.count, height: Double(estimate), at: rows.count) }
        return rows
    }

    /// The height in points of a header or footer; nil if the section did not exist before.
    ///
    /// Also nil for a header or footer of height 0 on screen or below the screen. With the new data, it may have a
    /// height, which would never replace an estimate of 0.
    func height(of kind: HeaderFooterKind, _ section: Int) -> Double? {
        guard section < geometry.sectionCount else { return nil }
        let range =
            kind == .header ? geometry.headerRange(ofSection: section) : geometry.footerRange(ofSection: section)
        return range.height == 0 && range.offset >= top ? nil : range.height
    }

    /// The rows of height 0 that still exist in `geometry`. They get no cells, so the table must request their heights
    /// explicitly.
    func collapsedRows(in geometry: SectionedGeometry) -> Set<RowPath> { collapsed.filter(geometry.contains) }
}
