// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The common part of the state machines for two-finger gestures, such as a pinch. It tracks the two fingers and
/// determines when the gesture has ended.
///
/// The gesture pauses while fewer than two fingers are down, and ends when all have lifted.
package protocol FingerPairMachine: Sendable {
    var progress: GestureProgress { get set }
    var fingers: FingerPair { get set }

    /// Stores the current positions of the fingers as the reference from which further movements are measured. Called
    /// after other fingers have become the pair, or after one of the two has lifted.
    mutating func resetReference(at time: Double)
}

extension FingerPairMachine {
    /// The midpoint of the two fingers, or the location of a single one; nil if none is down.
    package var location: CGPoint? { fingers.location }

    /// Whether the touch is one of the gesture's two fingers. A third finger is not.
    package func tracks(_ touch: GestureTouch) -> Bool { fingers.contains(touch) }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over else { return .none }
        if fingers.began(began) == .exchanged { resetReference(at: time) }
        return .none
    }

    package mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.tracksAny(of: ended) else { return .none }
        if fingers.ended(ended) == .exchanged { resetReference(at: time) }
        return fingers.touches.isEmpty ? finish(progress == .active ? .ended : .failed) : .none
    }

    package mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, fingers.tracksAny(of: cancelled) else { return .none }
        return finish(progress == .active ? .cancelled : .failed)
    }

    /// Removes touches that the recognizer ignores from now on, as if they had lifted.
    package mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict {
        touchesEnded(ignored, at: time)
    }

    /// Marks the gesture as begun because other code, such as a subclass, has begun the recognizer. The fingers need
    /// not have moved.
    package mutating func wasBegun() {
        if progress == .possible { progress = .active }
    }

    /// Ends a gesture on a trackpad after the fingers have left the trackpad, or after the trackpad has cancelled the
    /// gesture.
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
