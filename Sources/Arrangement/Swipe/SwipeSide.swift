// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The side of a row on which its actions appear when the content is pushed to the other side.
package enum SwipeSide: Sendable, Hashable, CaseIterable {
    /// The side on which the row's text begins.
    case leading
    case trailing

    /// The side whose actions a movement shows; nil for no movement.
    ///
    /// - Parameter towardsLeading: the movement of the content toward the leading side, in points.
    package init?(towardsLeading movement: Double) {
        guard movement != 0 else { return nil }
        self = movement > 0 ? .trailing : .leading
    }

    /// 1 if moving the content toward the leading side shows the actions, -1 if it hides them.
    package var sign: Double { self == .trailing ? 1 : -1 }
}
