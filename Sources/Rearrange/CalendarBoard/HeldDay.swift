// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of a calendar item that a drag holds. It is described relative to the item and not to the visible days, so
/// that it stays valid if the page turns during the drag.
struct HeldDay {
    /// The number of days from the item's first day to the held day.
    let days: Int
    /// The item's start, in minutes from the top of its first day's column.
    var home = 0.0
    /// Whether the item continues on the day before the held day.
    var continuesBefore = false
    /// Whether the item continues on the day after the held day.
    var continuesAfter = false
}
