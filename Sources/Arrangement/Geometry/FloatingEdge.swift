// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where a section's header or footer lies that stays at the edge of the screen while its section is there.
///
/// Offsets are in points from the top of the content. The next section pushes it out: it never lies beyond its rows.
package enum FloatingEdge {
    /// The header's top: at the top of what is visible, between where it rests and the end of its rows.
    package static func header(
        restingAt resting: Double, height: Double, visibleFrom top: Double, rowsEnd: Double
    ) -> Double {
        max(resting, min(top, rowsEnd - height))
    }

    /// The footer's top: at the bottom of what is visible, between the beginning of its rows and where it rests.
    package static func footer(
        restingAt resting: Double, height: Double, visibleUpTo bottom: Double, rowsStart: Double
    ) -> Double {
        min(resting, max(bottom - height, rowsStart))
    }
}
