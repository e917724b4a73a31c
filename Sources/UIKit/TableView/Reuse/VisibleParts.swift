// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The cells, headers and footers that a table shows, and those that are ready to be reused.
struct VisibleParts {
    // MARK: Rows

    /// The cells on screen, and cells that are off screen but kept, for example because their row has the focus.
    var cells: [RowPath: UITableViewCell] = [:]
    /// The cells of deleted rows, until their removal animation ends.
    var outgoingCells: [OutgoingCell] = []
    /// The cells whose content may have changed its size. Their rows are measured at the next layout.
    var cellsToMeasure: Set<ObjectIdentifier> = []
    /// The cell that the data source is being asked to reconfigure; nil outside such a request.
    var cellToReconfigure: UITableViewCell?
    /// The cell of the deleted row that had the focus, until the focus has moved to another row or view.
    var cellThatLostFocus: UITableViewCell?
    /// The unused cells.
    var pool = ReusePool<UITableViewCell>()

    // MARK: Headers and footers

    /// The headers and footers on screen.
    var headersAndFooters: [ListPart: VisibleHeaderFooter] = [:]
    /// The headers and footers of deleted sections, until their removal animation ends.
    var outgoingHeadersAndFooters: [OutgoingHeaderFooter] = []
    /// Whether the delegate is being asked for a header or for a footer. A view that the delegate dequeues during the
    /// call gets the style of that kind.
    var requestedKind = HeaderFooterKind.header
    /// The unused header and footer views.
    var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()

    // MARK: Other views

    var sectionIndex: SectionIndexView?
    /// The view with the empty rows below the last row; nil if there are no empty rows.
    var fillers: FillerRows?
    /// The number of the latest update animation. Cells, headers and footers that are marked with an animation's number
    /// stay in the table until that animation ends.
    var lastAnimationNumber = 0
}
