// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The views of a table that are not cells: its headers and footers, the section index and the filler rows.
struct VisibleParts {
    /// The headers and footers on screen.
    var headersAndFooters: [ListPart: VisibleHeaderFooter] = [:]
    /// The headers and footers of deleted sections, until their removal animation ends.
    var outgoingHeadersAndFooters: [OutgoingHeaderFooter] = []
    /// Whether the delegate is being asked for a header or for a footer. A view that the delegate dequeues during the
    /// call gets the style of that kind.
    var requestedKind = HeaderFooterKind.header
    /// The unused header and footer views.
    var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
    var sectionIndex: SectionIndexView?
    /// The view with the empty rows below the last row; nil if there are no empty rows.
    var fillers: FillerRows?
}
