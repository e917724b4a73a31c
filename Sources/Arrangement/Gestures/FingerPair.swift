// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The two fingers of a pinch or a rotation: the first two that are down.
///
/// A third finger is ignored until a finger of the pair lifts. The third finger then replaces the lifted one.
package struct FingerPair: Sendable, Hashable {
    private(set) var touches = TouchTracker()

    /// The effect of a touch event on the pair.
    enum Change {
        /// The event does not affect the pair.
        case none
        /// The pair now consists of different fingers, or of fewer than two.
        case exchanged
        /// At least one finger of the pair has moved.
        case moved
    }

    /// The vector from the first finger to the second; nil while fewer than two are down.
    var vector: CGPoint? {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches.tracks[0].location, touches.tracks[1].location)
        return CGPoint(x: second.x - first.x, y: second.y - first.y)
    }

    /// The midpoint of the two fingers, or the location of a single one; nil if none is down.
    var location: CGPoint? {
        guard let first = touches.tracks.first?.location else { return nil }
        guard touches.count >= 2 else { return first }
        let second = touches.tracks[1].location
        return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }

    /// Whether the touch is one of the two fingers, or the only finger that is down.
    func contains(_ touch: GestureTouch) -> Bool {
        touches.tracks.prefix(2).contains { $0.id == touch.id }
    }

    func tracksAny(of some: [GestureTouch]) -> Bool { touches.containsAny(of: some) }

    mutating func began(_ began: [GestureTouch]) -> Change {
        let count = touches.count
        touches.add(began)
        return count < 2 && touches.count >= 2 ? .exchanged : .none
    }

    mutating func moved(_ moved: [GestureTouch]) -> Change {
        touches.move(moved)
        guard touches.count >= 2 else { return .none }
        for touch in moved where contains(touch) { return .moved }
        return .none
    }

    mutating func ended(_ ended: [GestureTouch]) -> Change {
        let concerned = ended.contains { contains($0) }
        touches.remove(ended)
        return concerned ? .exchanged : .none
    }
}
