// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the machines of two fingers have in common: which two they are, and when the gesture is over.
///
/// They pause while fewer than two fingers are down, and end when all have lifted.
package protocol FingerPairMachine: Sendable {
    var progress: GestureProgress { get set }
    var fingers: FingerPair { get set }

    /// Other fingers make up the pair now, or there is none any more: what follows counts from where they are.
    mutating func takeReference(at time: Double)
}

extension FingerPairMachine {
    /// The middle between the two fingers; nil without any.
    package var location: CGPoint? { fingers.location }

    /// Whether the gesture is about this touch: a third finger's is not.
    package func tracks(_ touch: GestureTouch) -> Bool { fingers.contains(touch) }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over else { return .none }
        if fingers.began(began) == .exchanged { takeReference(at: time) }
        return .none
    }

    package mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.follows(ended) else { return .none }
        if fingers.ended(ended) == .exchanged { takeReference(at: time) }
        return fingers.touches.isEmpty ? finish(progress == .active ? .ended : .failed) : .none
    }

    package mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.follows(cancelled) else { return .none }
        return finish(progress == .active ? .cancelled : .failed)
    }

    /// Touches turned out to be none of the gesture's: as if they had lifted.
    package mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict {
        touchesEnded(ignored, at: time)
    }

    /// Somebody else has decided that the gesture has begun, wherever the fingers are.
    package mutating func wasBegun() {
        if progress == .possible { progress = .active }
    }

    /// The fingers left the trackpad, or it took them away.
    package mutating func transformEnded(isCancelled: Bool = false) -> GestureVerdict {
        guard progress != .over, fingers.touches.isEmpty else { return .none }
        guard progress == .active else { return finish(.failed) }
        return finish(isCancelled ? .cancelled : .ended)
    }

    private mutating func finish(_ verdict: GestureVerdict) -> GestureVerdict {
        progress = .over
        return verdict
    }
}
