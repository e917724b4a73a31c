// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension MovableList {
    /// The rows that have cells: the visible rows and the focused row. During a drag, also the rows that the gap for
    /// the dragged rows has moved out of sight.
    ///
    /// - Complexity: O(rows in sight)
    var pathsWithCells: [IndexPath] {
        let shown = pathsOfShownRows
        let kept =
            hasActiveDrag || hasActiveDrop
            ? subviews.compactMap { pathOfRow(containing: $0) } : [pathWithFocus].compactMap(\.self)
        let seen = Set(shown)
        return shown + kept.filter { !seen.contains($0) }
    }
}

extension RowPath {
    init(_ path: IndexPath) {
        self.init(section: path.section, row: path.row)
    }
}

extension IndexPath {
    init(_ path: RowPath) {
        self.init(row: path.row, section: path.section)
    }
}
