// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// Which row has the focus, and what keys have begun there.
struct RowFocus {
    /// The row that has the focus, or that had it when the table lost it.
    var path: RowPath?
    /// Where the rows begin that shift selects.
    var anchor: RowPath?
    var typing = TypeAhead()
    /// Whether the selection stays as it is though it follows the focus otherwise.
    var leavesSelection = false
    /// The row that had the focus and has gone, by its path then, and the cell which that had: the focus goes to `path`.
    var lost: (row: RowPath, cell: UITableViewCell?)?

    /// Rows have other places now.
    ///
    /// - Parameters:
    ///   - nearest: where a row is, or else the one that is nearest to its place.
    ///   - item: where a row is; nil if it has gone.
    ///   - cell: the cell of the row that has the focus.
    mutating func follow(nearest: (RowPath) -> RowPath?, item: (RowPath) -> RowPath?, cell: UITableViewCell?) {
        anchor = anchor.flatMap(item)
        guard let old = path else { return }
        if let same = item(old) {
            path = same
        } else {
            path = nearest(old)
            // What goes after it before the focus is there never had it.
            if lost == nil { lost = (old, cell) }
        }
    }
}
