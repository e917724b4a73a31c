// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The objects that carry out a table's drag and drop.
struct RowDragging {
    /// Gives rows to drag sessions.
    var drag: RowDrag?
    /// Takes drops.
    var drop: RowDrop?
    /// Placeholders of items that were dropped, until they have been loaded.
    var placeholders: RowPlaceholders?
}
