// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UITableView {
    /// The section index title that is displayed as a magnifying glass, for a search field above the rows.
    public class var indexSearch: String { "{search}" }

    /// Reloads the titles of the section index from the data source.
    public func reloadSectionIndexTitles() {
        loadDataIfNeeded()
        loadSectionIndex()
    }

    /// The inset in points of row separators at the trailing edge. It leaves room for the section index and for the
    /// safe area beside it; 0 if no room is needed.
    var sectionIndexRoom: CGFloat {
        guard style != .insetGrouped, roomBesideBar > 0 else { return 0 }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return roomBesideBar + (isMirrored ? safeAreaInsets.left : safeAreaInsets.right)
    }

    func loadSectionIndex() {
        let titles =
            list.rows.count >= sectionIndexMinimumDisplayRowCount
            ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard titles != parts.sectionIndex?.titles ?? [] else { return }
        parts.sectionIndex?.removeFromSuperview()
        parts.sectionIndex = nil
        for cell in visible.cells.values { cell.setNeedsLayout() }
        guard !titles.isEmpty else { return }
        let index = SectionIndexView(titles: titles)
        index.addTarget(self, action: UITableView.indexWasTouched, for: .valueChanged)
        addSubview(index)
        parts.sectionIndex = index
        sectionIndexLookDidChange()
        placeSectionIndex()
    }

    func sectionIndexLookDidChange() {
        parts.sectionIndex?.color = sectionIndexColor
        parts.sectionIndex?.normalBackgroundColor = sectionIndexBackgroundColor
        parts.sectionIndex?.colorWhileTracked = sectionIndexTrackingBackgroundColor
    }

    /// Places the section index at the trailing edge of the visible rows.
    func placeSectionIndex() { parts.sectionIndex?.place(in: self) }

    private func indexWasTouched() {
        guard let sectionIndex = parts.sectionIndex, let number = sectionIndex.chosen, let dataSource else { return }
        let section = dataSource.tableView(
            self, sectionForSectionIndexTitle: sectionIndex.titles[number], at: number)
        // An app that scrolls the table itself may return an invalid section number. The table then does not scroll.
        guard list.counts.indices.contains(section) else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
