// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes fingers that move together: a continuous gesture.
///
/// It begins when enough fingers are down and their middle has moved by the hysteresis. Fingers that join or leave
/// change the middle but not the translation. While fewer than the minimum are down nothing changes; it ends when all
/// have lifted.
package struct PanMachine: Sendable, Hashable {
    package let minimumNumberOfTouches: Int
    package let maximumNumberOfTouches: Int
    /// Points the middle moves before it begins.
    package let hysteresis: Double

    /// Points moved since touch-down: content moved by this much stays under the finger.
    package private(set) var translation = CGPoint.zero

    /// What `translation` was when the gesture began: the part to subtract for the movement since then.
    package private(set) var translationAtBegin = CGPoint.zero

    private var progress = GestureProgress.possible
    private var touches = TouchTracker()
    private var tracker = VelocityTracker()
    /// Where the middle was, and how far it had come, when the set of fingers last changed.
    private var reference = CGPoint.zero
    private var translationAtReference = CGPoint.zero

    package init(
        minimumNumberOfTouches: Int = 1, maximumNumberOfTouches: Int = .max,
        hysteresis: Double = Thresholds.Pan.hysteresis
    ) {
        self.minimumNumberOfTouches = minimumNumberOfTouches
        self.maximumNumberOfTouches = maximumNumberOfTouches
        self.hysteresis = hysteresis
    }

    /// The middle of the touches that are down; nil without any.
    package var location: CGPoint? { touches.centroid }

    package var numberOfTouches: Int { touches.count }

    /// Points a second on each axis, over the last tenth of a second.
    package func velocity(at time: Double) -> CGPoint { tracker.velocity(at: time) }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over else { return .none }
        if touches.count + began.count > maximumNumberOfTouches {
            return progress == .active ? .none : finish(.failed)
        }
        touches.add(began)
        takeReference()
        tracker.add(translation, at: time)
        return .none
    }

    package mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, touches.containsAny(of: moved) else { return .none }
        move(moved, at: time)
        guard touches.count >= minimumNumberOfTouches else { return .none }
        if progress == .active { return .changed }
        guard distance(translation, .zero) >= hysteresis else { return .none }
        progress = .active
        translationAtBegin = translation
        return .began
    }

    package mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, touches.containsAny(of: ended) else { return .none }
        // A lift where the finger already was is no movement, and does not make it slower.
        if !touches.areUnmoved(ended) { move(ended, at: time) }
        touches.remove(ended)
        if touches.isEmpty { return finish(progress == .active ? .ended : .failed) }
        takeReference()
        return .none
    }

    package mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, touches.containsAny(of: cancelled) else { return .none }
        return finish(progress == .active ? .cancelled : .failed)
    }

    /// Ready for the next attempt.
    package mutating func reset() {
        self = PanMachine(
            minimumNumberOfTouches: minimumNumberOfTouches, maximumNumberOfTouches: maximumNumberOfTouches,
            hysteresis: hysteresis)
    }

    private mutating func move(_ moved: [GestureTouch], at time: Double) {
        touches.move(moved)
        guard touches.count >= minimumNumberOfTouches, let middle = touches.centroid else { return takeReference() }
        translation = CGPoint(
            x: translationAtReference.x + middle.x - reference.x,
            y: translationAtReference.y + middle.y - reference.y)
        tracker.add(translation, at: time)
    }

    private mutating func takeReference() {
        reference = touches.centroid ?? .zero
        translationAtReference = translation
    }

    private mutating func finish(_ verdict: GestureVerdict) -> GestureVerdict {
        progress = .over
        return verdict
    }
}
