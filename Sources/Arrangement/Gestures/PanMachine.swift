// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes fingers that move together: a continuous gesture.
///
/// It begins when enough fingers are down and their middle has moved by the hysteresis. Fingers that join or leave
/// change the middle but not the translation. While fewer than the minimum are down nothing changes; it ends when all
/// have lifted. The next attempt takes a new machine.
package struct PanMachine: Sendable, Hashable {
    package let minimumNumberOfTouches: Int
    package let maximumNumberOfTouches: Int
    /// Points the middle moves before it begins.
    package let hysteresis: Double
    /// The axes along which movement counts towards that. They may change until it begins, as with a scroll view's
    /// content.
    package var axes = PanAxes.both
    /// Whether movement counts only while more of it goes along these axes than across.
    package var axesMustPrevail = false
    /// The edges that it has to come in from; nil for a pan that begins anywhere.
    package var gate: EdgeGate?

    /// Points moved since touch-down: content moved by this much stays under the finger.
    package private(set) var translation = CGPoint.zero

    /// What `translation` was when the gesture began: the part to subtract for the movement since then.
    package private(set) var translationAtBegin = CGPoint.zero

    /// What `translation` was, along the axes that count, when just the hysteresis was used up.
    ///
    /// The part to subtract for the movement from there on, where a begin by one large event must lose nothing.
    package private(set) var translationAtHysteresis = CGPoint.zero

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

    /// Whether it has neither begun nor failed.
    package var isPossible: Bool { progress == .possible }

    /// Whether the gesture is about this touch: one too many is not.
    package func tracks(_ touch: GestureTouch) -> Bool { touches.contains(touch) }

    /// Points a second on each axis, over the last tenth of a second.
    package func velocity(at time: Double) -> CGPoint { tracker.velocity(at: time) }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over else { return .none }
        if touches.count + began.count > maximumNumberOfTouches {
            return progress == .active ? .none : finish(.failed)
        }
        if gate != nil, progress == .possible {
            for touch in began where gate?.admits(touch.location) != true { return finish(.failed) }
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
        if let gate {
            guard distance(translation, .zero) >= hysteresis else { return .none }
            guard gate.leadsInwards(translation) else { return finish(.failed) }
        }
        guard distance(countedMovement, .zero) >= hysteresis else { return .none }
        wasBegun()
        return .began
    }

    /// What `translation` would be if these touches had moved: for who looks before the machine has.
    package func translation(ifMoved moved: [GestureTouch]) -> CGPoint {
        guard progress != .over, touches.containsAny(of: moved), touches.count >= minimumNumberOfTouches,
            let middle = touches.centroid(ifMoved: moved)
        else { return translation }
        return CGPoint(
            x: translationAtReference.x + middle.x - reference.x,
            y: translationAtReference.y + middle.y - reference.y)
    }

    /// The movement of the middle if these touches moved; nil if the pan cannot begin by it, because it has begun, has
    /// ended, or is shorter than the hysteresis.
    ///
    /// `mutating` only to avoid a copy of the machine, which takes as long as the answer.
    package mutating func movementToBegin(ifMoved moved: [GestureTouch]) -> CGPoint? {
        guard isPossible else { return nil }
        let movement = translation(ifMoved: moved)
        return PanAxes.both.length(of: movement) >= hysteresis ? movement : nil
    }

    /// Somebody else has decided that the gesture has begun, wherever the touches are.
    package mutating func wasBegun() {
        guard progress == .possible else { return }
        progress = .active
        translationAtBegin = translation
        let counted = countedMovement
        let length = distance(counted, .zero)
        let excess = length > hysteresis ? (length - hysteresis) / length : 0
        translationAtHysteresis = CGPoint(x: translation.x - counted.x * excess, y: translation.y - counted.y * excess)
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

    /// Touches turned out to be none of the gesture's: as if they had lifted.
    package mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict {
        touchesEnded(ignored, at: time)
    }

    // MARK: - Scrolling

    /// A wheel or the fingers on a trackpad moved content by `delta` points under a pointer that touches nothing.
    ///
    /// There is no hysteresis: nobody scrolls by accident, though fingers may rest. Touches that are down have the gesture to themselves.
    package mutating func scrolled(by delta: CGPoint, at time: Double) -> GestureVerdict {
        guard progress != .over, touches.isEmpty, progress == .active || delta != .zero else { return .none }
        let verdict = progress == .active ? GestureVerdict.changed : .began
        wasBegun()
        translation = CGPoint(x: translation.x + delta.x, y: translation.y + delta.y)
        tracker.add(translation, at: time)
        return verdict
    }

    /// The fingers left the trackpad, or no notch followed the last.
    package mutating func scrollEnded() -> GestureVerdict {
        guard progress == .active, touches.isEmpty else { return .none }
        return finish(.ended)
    }

    private mutating func move(_ moved: [GestureTouch], at time: Double) {
        touches.move(moved)
        guard touches.count >= minimumNumberOfTouches, let middle = touches.centroid else { return takeReference() }
        translation = CGPoint(
            x: translationAtReference.x + middle.x - reference.x,
            y: translationAtReference.y + middle.y - reference.y)
        tracker.add(translation, at: time)
    }

    /// The part of the translation that counts towards the hysteresis.
    private var countedMovement: CGPoint {
        let along = axes.part(of: translation)
        let across = CGPoint(x: translation.x - along.x, y: translation.y - along.y)
        return axesMustPrevail && distance(along, .zero) <= distance(across, .zero) ? .zero : along
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

/// Axes along which a pan may be recognized.
package struct PanAxes: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let horizontal = PanAxes(rawValue: 1)
    package static let vertical = PanAxes(rawValue: 2)
    package static let both = PanAxes(rawValue: 3)

    package init(horizontal: Bool, vertical: Bool) {
        self.init(rawValue: (horizontal ? 1 : 0) | (vertical ? 2 : 0))
    }

    /// These axes as seen from something that lies at a right angle.
    package var turned: PanAxes { PanAxes(horizontal: contains(.vertical), vertical: contains(.horizontal)) }

    /// The length, in points, of the part of a movement along these axes.
    package func length(of movement: CGPoint) -> Double { distance(part(of: movement), .zero) }

    /// The part of a movement that goes along these axes.
    func part(of movement: CGPoint) -> CGPoint {
        CGPoint(x: contains(.horizontal) ? movement.x : 0, y: contains(.vertical) ? movement.y : 0)
    }
}
