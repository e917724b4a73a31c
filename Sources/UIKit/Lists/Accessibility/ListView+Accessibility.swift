// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension ListView {
    /// The text that announces which rows are on screen, for example after scrolling by a page; nil if no row is on
    /// screen.
    var rowStatus: String? {
        let paths = rows(in: visibleContent)
        guard let first = paths.first, let last = paths.last else { return nil }
        let numbers = (list.rows.number(ofRow: first) + 1, list.rows.number(ofRow: last) + 1)
        return Phrase.visibleRows.text(numbers.0.localized, numbers.1.localized, list.rows.count.localized)
    }

    /// The row's number, counted from 1, and the number of all rows of the list; nil if the list has no such row.
    func position(of path: RowPath) -> AccessibilityPosition? {
        guard list.rows.contains(path) else { return nil }
        return AccessibilityPosition(number: list.rows.number(ofRow: path) + 1, count: list.rows.count)
    }

    /// Scrolls until a row is on screen.
    ///
    /// - Returns: the cell of the row; nil if there is no such row.
    func showElement(of path: RowPath) -> Cell? {
        loadDataIfNeeded()
        guard list.rows.contains(path) else { return nil }
        reveal(path, animated: false)
        layoutIfNeeded()
        return visible.cells[path]
    }
}
