// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A cell while it shows the row that it shows now.
///
/// What an animation leaves to be done at its end is for this use of its cells only: those that have been recycled
/// since then show other rows, which may be on their way too.
@MainActor
struct CellUse {
    let cell: UITableViewCell
    private let timesRecycled: Int

    init(_ cell: UITableViewCell) {
        self.cell = cell
        timesRecycled = cell.timesRecycled
    }

    /// Whether the cell has not been recycled since then.
    var goesOn: Bool { cell.timesRecycled == timesRecycled }
}
