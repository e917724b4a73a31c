// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Counters of a list's work, for tests: the work must depend on the visible rows, not on the number of all rows.
package struct ListStatistics: Sendable, Hashable {
    /// The number of cells that the list has created from a registered class.
    package var cellsMade = 0
    /// The number of cells requested from the data source.
    package var cellsBound = 0
    /// The number of row heights requested from the delegate or from a cell.
    package var rowsMeasured = 0
    /// The number of row counts requested from the data source.
    package var countsAsked = 0

    package init() {}
}
