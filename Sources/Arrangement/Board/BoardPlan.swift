// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What lies on a board, and what becomes of an item that is put somewhere.
///
/// Nothing is moved by asking. A proposal is worked out from where the items are at rest, each time anew: what has made
/// way is back where it was as soon as the item is elsewhere.
package struct BoardPlan<ID: Hashable> {
    /// What is done where an item would come too close to others.
    package enum Rule: Sendable, Hashable {
        /// It cannot be put there.
        case reject
        /// The others make way, one pushing the next; it cannot be put there if they have nowhere to go.
        case push
        /// It lies over them.
        case overlap
    }

    /// Which way items are pushed.
    package enum Directions: Sendable, Hashable {
        case anyWay
        case upOrDown
    }

    package struct Proposal {
        package var frame: CGRect
        /// Whether the item may be put there.
        package var isAllowed: Bool
        /// Where those lie then that make way.
        package var others: [ID: CGRect] = [:]
    }

    package var index: CollisionIndex<ID>
    package var x: SnapAxis
    package var y: SnapAxis
    /// What is left between two items at least.
    package var spacing: CGSize
    package var directions: Directions
    /// What is never pushed.
    package var fixed: Set<ID> = []

    package init(
        index: CollisionIndex<ID> = CollisionIndex(), x: SnapAxis, y: SnapAxis, spacing: CGSize = .zero,
        directions: Directions = .anyWay
    ) {
        (self.index, self.x, self.y) = (index, x, y)
        (self.spacing, self.directions) = (spacing, directions)
    }

    /// Those to whom an item in a frame would be too close.
    ///
    /// - Complexity: O(items near the frame)
    package func conflicts(of id: ID?, in frame: CGRect) -> [ID] {
        index.ids(near: frame, spacing: spacing).filter { $0 != id }
    }

    /// Whether others than the known ones are too close to an item in a frame.
    ///
    /// - Complexity: O(items near the frame)
    package func isTaken(_ frame: CGRect, of id: ID?, except known: Set<ID>) -> Bool {
        !conflicts(of: id, in: frame).allSatisfy(known.contains)
    }

    /// What becomes of an item that is put into a frame.
    ///
    /// - Parameter id: the item; nil for one that is not on the board yet.
    /// - Complexity: O(items near the frame), and for a push those near each that makes way.
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
