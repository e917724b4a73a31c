// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The side of a row on which actions show when its content is pushed to the other.
package enum SwipeSide: Sendable, Hashable, CaseIterable {
    /// Where the row's text begins.
    case leading
    case trailing

    /// The side that a movement shows.
    ///
    /// - Parameter towardsLeading: points that the content goes towards the leading side.
    package init?(towardsLeading movement: Double) {
        guard movement != 0 else { return nil }
        self = movement > 0 ? .trailing : .leading
    }

    /// 1 where content that goes towards the leading side shows the actions, -1 where it hides them.
    package var sign: Double { self == .trailing ? 1 : -1 }
}
