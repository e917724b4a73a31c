// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The reasons for which a list makes a cell clip its content to its bounds.
struct CellClipping: OptionSet {
    let rawValue: Int
    /// The row is swiped open: its action buttons must not be drawn beyond the row's edges.
    static let swiped = CellClipping(rawValue: 1)
    /// An animation opens the row from its horizontal centre line, or closes it onto that line.
    static let opening = CellClipping(rawValue: 2)
    /// The row is at an end of its section, with round corners.
    static let corners = CellClipping(rawValue: 4)
}

extension ListCell {
    /// Turns `clipsToBounds` on when the list gets a first reason for clipping, and restores the app's setting when the
    /// last reason is gone.
    func clippingDidChange(from old: CellClipping) {
        guard old.isEmpty != clipping.isEmpty else { return }
        if old.isEmpty { clipsForApp = clipsToBounds }
        clipsToBounds = clipsForApp || !clipping.isEmpty
    }
}
