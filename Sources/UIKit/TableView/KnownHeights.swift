// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

/// The heights that were known before a reload. Until they are shown again, parts are taken to be as high as what had
/// their place: where little has changed, the content stays where it is on screen.
struct KnownHeights {
    private let geometry: SectionedGeometry
    private let collapsed: Set<RowPath>
    /// What a row is taken to be high of which nothing is known.
    private let estimate: CGFloat
    /// Where the screen began.
    private let top: Double

    init(_ geometry: SectionedGeometry, collapsedRows: Set<RowPath>, estimate: CGFloat, top: Double) {
        (self.geometry, collapsed, self.estimate, self.top) = (geometry, collapsedRows, estimate, top)
    }

    /// A section's rows, of which there are `count` now; nil for a section that there was not.
    ///
    /// - Complexity: O(log n)
    func rows(count: Int, inSection section: Int) -> RowGeometry? {
        guard section < geometry.sectionCount else { return nil }
        var rows = geometry.rows(inSection: section)
        if rows.count > count { rows.remove(count..<rows.count) }
        if rows.count < count { rows.insert(count: count - rows.count, height: Double(estimate), at: rows.count) }
        return rows
    }

    /// A header or footer; nil for one that there was not, or that had nothing to show where it was in sight, or below:
    /// nobody asks for what takes no room, and it may have something now.
    func height(of edge: SectionEdge, _ section: Int) -> Double? {
        guard section < geometry.sectionCount else { return nil }
        let range =
            edge == .header ? geometry.headerRange(ofSection: section) : geometry.footerRange(ofSection: section)
        return range.height == 0 && range.offset >= top ? nil : range.height
    }

    /// The rows of no height that there still are: nobody would show one, and find out that it has a height now.
    func collapsedRows(in geometry: SectionedGeometry) -> Set<RowPath> { collapsed.filter(geometry.contains) }
}
