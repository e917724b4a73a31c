// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An event of a drag that is announced.
package enum DragEvent: Sendable {
    case lifted
    /// Another place is proposed.
    case moved
    case dropped
    /// It goes back to where it was.
    case putBack
    /// It was lifted and dropped in one.
    case movedAtOnce
    /// A copy was dropped.
    case copied
}
