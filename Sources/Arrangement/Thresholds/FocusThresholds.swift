// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of the keyboard focus.
extension Thresholds {
    package enum Focus {
        /// Seconds from one letter to the next that still belong to one word. Ours, as in file managers.
        package static let typeAheadPause = 1.0
        /// Rows without a cell that are asked for one to read its text, for one letter. Ours: what a list of contacts
        /// has, and short of what anybody would wait for.
        package static let mostRowsRead = 1000
        /// Rows that are passed over, one after another, because they may not have the focus. Ours.
        package static let mostRowsPassed = 1000
        /// Points across the ring. Ours, after what is seen on iPadOS.
        package static let ringWidth = 3.0
        /// Points between a row's edge and the ring inside it. Ours.
        package static let ringInset = 2.0
        /// Points between a view's edge and the ring round it. Ours.
        package static let ringGap = 2.0
        /// Points of the corners of a ring round what has none: inside a group's round corner, concentric with it.
        /// Ours.
        package static let ringRadius = 8.0
        /// Seconds of what goes along with a change of focus. Ours.
        package static let duration = 0.2
    }
}
