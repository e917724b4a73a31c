// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Thresholds {
    /// Thresholds of reordering the items of a grid.
    package enum Grid {
        /// The difference in points of two distances up to which they count as equal. Our own choice: the same as for
        /// the breaking of lines, and more than the rounding errors of a layout of a million lines.
        package static let tie = 1.0 / 1024
        /// The greatest distance in points from the origin of a point for which a slot is sought. Our own choice: the
        /// squares of the differences still have enough digits.
        package static let farthest = 1e12
        /// The maximum number of items that one search of a slot lays out. Our own choice: a search in a grid lays out
        /// some hundreds, and more only if thousands of items have no size.
        package static let mostItemsTried = 1 << 18
        /// The speed in points per second below which the cadence `fast` shows a new slot at once.
        package static let fastSpeed = 400.0
        /// The pause in seconds after which the cadence `fast` shows the slot of a fast pointer.
        package static let fastDelay = 0.1
        /// The rest in seconds after which the cadence `slow` shows a new slot.
        package static let slowDelay = 0.5
        /// The distance in points that a pointer may move while it rests.
        package static let restDistance = 10.0
        /// The part of an item, on both axes, that is the drop target "into the item".
        package static let intoItem = 1.0 / 3...2.0 / 3
        /// The rest in seconds after which a drop goes into the item.
        package static let intoDelay = 0.5
    }
}
