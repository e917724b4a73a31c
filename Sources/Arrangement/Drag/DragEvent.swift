// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An event of a drag for which there is an accessibility announcement.
package enum DragEvent: Sendable {
    case lifted
    /// The drop position has changed.
    case moved
    case dropped
    /// The item returned to its original position.
    case putBack
    /// The item was moved in one step, without a separate lift and drop.
    case movedAtOnce
    /// A copy of the item was dropped.
    case copied
}
