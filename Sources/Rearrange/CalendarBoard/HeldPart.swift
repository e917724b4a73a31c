// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which part of an item in time is held, by that item alone: so the page may turn below it.
struct HeldPart {
    /// Days from that on which the item begins to that which is held.
    let days: Int
    /// Where the item begins in its own day, in minutes down the axis.
    var home = 0.0
    /// Whether the item goes on over midnight, on the day before and on the day after.
    var goesOnAbove = false
    var goesOnBelow = false
}
