// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout of a board's items, and the proposal for an item dropped at a given frame.
///
/// Queries do not move items. Each proposal is calculated from the items' original frames. Displaced items therefore
/// return to their original frames as soon as the dragged item is elsewhere.
package struct BoardPlan<ID: Hashable> {
    /// The rule for an item that would be too close to others.
    package enum Rule: Sendable, Hashable {
        /// An item that is too close to others is refused.
        case reject
        /// The other items are displaced, each pushing the next; the placement is refused if there is no space for
        /// them.
        case push
        /// The item is placed nevertheless, and may overlap others.
        case overlap
    }

    /// The directions in which items may be pushed.
    package enum Directions: Sendable, Hashable {
        case all
        case vertical
    }

    /// The result of placing an item at a frame.
    package struct Proposal {
        package var frame: CGRect
        /// Whether the item may be placed at `frame`.
        package var isAllowed: Bool
        /// The new frames of the displaced items.
        package var others: [ID: CGRect] = [:]
    }

    package var index: CollisionIndex<ID>
    package var x: SnapAxis
    package var y: SnapAxis
    /// The minimum horizontal and vertical distance between two items: `width` between items side by side, `height`
    /// between items one above the other.
    package var spacing: CGSize
    package var directions: Directions
    /// The items that are never pushed.
    package var fixed: Set<ID> = []

    package init(
        index: CollisionIndex<ID> = CollisionIndex(), x: SnapAxis, y: SnapAxis, spacing: CGSize = .zero,
        directions: Directions = .all
    ) {
        (self.index, self.x, self.y) = (index, x, y)
        (self.spacing, self.directions) = (spacing, directions)
    }

    /// The items that would be too close to the item `id` if it had the given frame; `id` is nil for a new item.
    ///
    /// - Complexity: O(items near the frame)
    package func conflicts(of id: ID?, in frame: CGRect) -> [ID] {
        index.ids(near: frame, spacing: spacing).filter { $0 != id }
    }

    /// Whether items other than those in `known` would be too close to the item `id` if it had the given frame. `id` is
    /// nil for a new item.
    ///
    /// - Complexity: O(items near the frame)
    package func isTaken(_ frame: CGRect, of id: ID?, except known: Set<ID>) -> Bool {
        !conflicts(of: id, in: frame).allSatisfy(known.contains)
    }

    /// The result if an item is placed at a frame: whether that is allowed, and the new frames of displaced items.
    ///
    /// - Parameter id: the item; nil for one that is not on the board yet.
    /// - Complexity: O(items near the frame); for a push also the items near each displaced one.
    package func proposal(of id: ID?, in frame: CGRect, rule: Rule) -> Proposal {
        switch rule {
        case .overlap: return Proposal(frame: frame, isAllowed: true)
        case .reject: return Proposal(frame: frame, isAllowed: conflicts(of: id, in: frame).isEmpty)
        case .push:
            var push = BoardPush(self, id, frame)
            let others = push.run()
            return Proposal(frame: frame, isAllowed: others != nil, others: others ?? [:])
        }
    }
}
