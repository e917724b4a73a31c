// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The objects that implement a table's drag and drop.
struct RowDragging {
    /// The drag source; nil without a drag delegate.
    var drag: RowDrag?
    /// The drop destination; nil without a drop delegate.
    var drop: RowDrop?
    /// The placeholders of dropped items that have not been loaded yet.
    var placeholders: RowPlaceholders?
}
