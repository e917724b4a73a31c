// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a sticky section header or footer, which stays at the edge of the viewport while its section is
/// visible.
///
/// Offsets are in points from the top of the content. A header or footer never extends beyond the rows of its own
/// section. The neighbouring section therefore seems to push it out of the viewport.
package enum StickyHeaderFooter {
    /// The header's top: the header is at the viewport's top (`top`), but not above its normal position (`resting`).
    /// Its bottom is not below the end of its section's rows (`rowsEnd`).
    package static func header(
        restingAt resting: Double, height: Double, visibleFrom top: Double, rowsEnd: Double
    ) -> Double {
        max(resting, min(top, rowsEnd - height))
    }

    /// The footer's top: the footer is at the viewport's bottom (`bottom`), but not below its normal position
    /// (`resting`). Its top is not above the start of its section's rows (`rowsStart`).
    package static func footer(
        restingAt resting: Double, height: Double, visibleUpTo bottom: Double, rowsStart: Double
    ) -> Double {
        min(resting, max(bottom - height, rowsStart))
    }
}
