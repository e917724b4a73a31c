// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UITableView {
    func hasRow(at path: IndexPath) -> Bool {
        0..<numberOfSections ~= path.section && 0..<numberOfRows(inSection: path.section) ~= path.row
    }

    /// The rows in sight, and the one that has the focus: out of sight it keeps its cell.
    var pathsWithCells: [IndexPath] {
        let shown = indexPathsForVisibleRows ?? []
        guard let focused = pathWithFocus, !shown.contains(focused) else { return shown }
        return shown + [focused]
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
