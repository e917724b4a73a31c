// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of the keyboard focus.
extension Thresholds {
    package enum Focus {
        /// The pause in seconds after which a typed letter starts a new word in type-to-select. Our own choice, as in
        /// file managers.
        package static let typeAheadPause = 1.0
        /// The maximum number of rows without a cell whose text is read to find a match for one typed letter. Our own
        /// choice: enough for a contact list, and fast enough that no user waits.
        package static let mostRowsRead = 1000
        /// The maximum number of consecutive rows that are skipped because they cannot become focused. Our own choice.
        package static let mostRowsPassed = 1000
        /// The least length in points of the part of a list that is searched at once for the next line of items. Our
        /// own choice: the height of a usual row.
        package static let leastBand = 44.0
        /// The width of the focus ring in points. Our own choice, after what is seen on iPadOS.
        package static let ringWidth = 3.0
        /// The distance in points between a row's edge and the focus ring inside it. Our own choice.
        package static let ringInset = 2.0
        /// The distance in points between a view's edge and the focus ring around it. Our own choice.
        package static let ringGap = 2.0
        /// The corner radius in points of the focus ring of a list cell, or of a view with square corners. Our own
        /// choice: concentric with the rounded corners of a grouped section.
        package static let ringRadius = 8.0
        /// The duration in seconds of animations that accompany a change of focus. Our own choice.
        package static let duration = 0.2
    }
}
