// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way in which a section of a compositional layout scrolls across the layout's scroll axis.
package enum OrthogonalScrolling: Sendable, Hashable, CaseIterable {
    /// The section does not scroll.
    case none
    /// The section stops anywhere.
    case continuous
    /// The section decelerates freely, and stops at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// The section stops at multiples of its visible length.
    case paging
    /// The section stops at the beginning of a group, one group a swipe.
    case groupPaging
    /// The section stops with a group in the middle, one group a swipe.
    case groupPagingCentered
}
