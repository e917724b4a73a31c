// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The cells, headers and footers that a table shows, and those that are ready to be reused.
struct VisibleParts {
    // MARK: Rows

    /// The cells on screen, and cells that have to stay although they are off screen.
    var cells: [RowPath: UITableViewCell] = [:]
    /// Cells of deleted rows, until their animation ends.
    var leavingCells: [OutgoingCell] = []
    /// Cells whose content has changed its size.
    var cellsToMeasure: Set<ObjectIdentifier> = []
    /// The cell that the data source is asked to reconfigure.
    var cellToReconfigure: UITableViewCell?
    /// The cell of the deleted row that had the focus, until the focus has moved on.
    var cellThatLostFocus: UITableViewCell?
    /// The unused cells.
    var pool = ReusePool<UITableViewCell>()

    // MARK: Headers and footers

    /// The headers and footers on screen.
    var edges: [ListPart: VisibleHeaderFooter] = [:]
    /// Headers and footers of deleted sections, until their animation ends.
    var leavingEdges: [OutgoingHeaderFooter] = []
    /// Whether the delegate is being asked for a header or for a footer. A view that the delegate dequeues then becomes
    /// one of that kind.
    var edgeAskedFor = HeaderFooterKind.header
    /// The unused header and footer views.
    var edgePool = ReusePool<UITableViewHeaderFooterView>()

    // MARK: Others

    var sectionIndex: SectionIndexView?
    /// The empty rows below the last row; nil if there are none.
    var fillers: FillerRows?
    /// The number of the last animation that keeps cells, headers and footers in the table until it ends.
    var lastHold = 0
}
