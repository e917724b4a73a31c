// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes fingers that move together: a continuous gesture.
///
/// The gesture begins when enough fingers are down and their centroid has moved by the hysteresis. Fingers that touch
/// down or lift change the centroid but not the translation. While fewer than the minimum are down, the translation
/// does not change. The gesture ends when all fingers have lifted. Each recognition attempt needs a new machine.
package struct PanMachine: Sendable, Hashable {
    package let minimumNumberOfTouches: Int
    package let maximumNumberOfTouches: Int
    /// The distance in points that the fingers' centroid must move before the gesture begins.
    package let hysteresis: Double
    /// The axes along which movement counts towards the hysteresis. They may change until the gesture begins, for
    /// example with a scroll view's content size.
    package var axes = PanAxes.both
    /// Whether movement counts towards the hysteresis only while it is greater along ``axes`` than across them.
    package var axesMustPrevail = false
    /// The area at one of whose edges the pan must start; nil for a pan that may start anywhere.
    package var startArea: ScreenEdgeStartArea?

    /// The movement in points since touch-down. Content that moves by this amount stays under the finger.
    package private(set) var translation = CGPoint.zero

    /// The value of `translation` when the gesture began. Subtract it from `translation` to get the movement since
    /// then.
    package private(set) var translationAtBegin = CGPoint.zero

    /// The value of `translation` at the moment when the movement along ``axes`` reached the length of the hysteresis.
    ///
    /// Subtract it from `translation` to get the movement beyond the hysteresis, even if the gesture began with one
    /// large event.
    package private(set) var translationAtHysteresis = CGPoint.zero

    private var progress = GestureProgress.possible
    private var touches = TouchTracker()
    private var tracker = VelocityTracker()
    /// The centroid when the set of fingers last changed.
    private var reference = CGPoint.zero
    /// The translation when the set of fingers last changed.
    private var translationAtReference = CGPoint.zero

    package init(
        minimumNumberOfTouches: Int = 1, maximumNumberOfTouches: Int = .max,
        hysteresis: Double = Thresholds.Pan.hysteresis
    ) {
        self.minimumNumberOfTouches = minimumNumberOfTouches
        self.maximumNumberOfTouches = maximumNumberOfTouches
        self.hysteresis = hysteresis
    }

    /// Whether the gesture has neither begun nor failed.
    package var isPossible: Bool { progress == .possible }

    /// Whether the touch belongs to the gesture. A touch beyond the maximum number does not.
    package func tracks(_ touch: GestureTouch) -> Bool { touches.contains(touch) }

    /// The velocity in points per second on each axis, over the last tenth of a second.
    package func velocity(at time: Double) -> CGPoint { tracker.velocity(at: time) }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over else { return .none }
        if touches.count + began.count > maximumNumberOfTouches {
            return progress == .active ? .none : finish(.failed)
        }
        if startArea != nil, progress == .possible {
            for touch in began where startArea?.admits(touch.location) != true { return finish(.failed) }
        }
        touches.add(began)
        resetReference()
        tracker.add(translation, at: time)
        return .none
    }

    package mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, touches.containsAny(of: moved) else { return .none }
        move(moved, at: time)
        guard touches.count >= minimumNumberOfTouches else { return .none }
        if progress == .active { return .changed }
        if let startArea {
            guard distance(translation, .zero) >= hysteresis else { return .none }
            guard startArea.leadsInwards(translation) else { return finish(.failed) }
        }
        guard distance(countedMovement, .zero) >= hysteresis else { return .none }
        wasBegun()
        return .began
    }

    /// The value that `translation` will have after the given touches have moved, for callers that need it before
    /// `touchesMoved`.
    package func translation(ifMoved moved: [GestureTouch]) -> CGPoint {
        guard progress != .over, touches.containsAny(of: moved), touches.count >= minimumNumberOfTouches,
            let middle = touches.centroid(ifMoved: moved)
        else { return translation }
        return CGPoint(
            x: translationAtReference.x + middle.x - reference.x,
            y: translationAtReference.y + middle.y - reference.y)
    }

    /// The translation that would result if the given touches moved. Nil if the pan cannot begin with that movement:
    /// the pan has begun or ended, or the translation is shorter than the hysteresis.
    ///
    /// The method is `mutating` only to avoid a copy of the machine. The copy would take as long as the calculation.
    package mutating func movementToBegin(ifMoved moved: [GestureTouch]) -> CGPoint? {
        guard isPossible else { return nil }
        let movement = translation(ifMoved: moved)
        return PanAxes.both.length(of: movement) >= hysteresis ? movement : nil
    }

    /// Marks the gesture as begun because other code, such as a subclass, has begun the recognizer. The touches need
    /// not have moved.
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
        // A lift at the last known location is not a movement. As a sample for the velocity, it would reduce the
        // velocity.
        if !touches.areUnmoved(ended) { move(ended, at: time) }
        touches.remove(ended)
        if touches.isEmpty { return finish(progress == .active ? .ended : .failed) }
        resetReference()
        return .none
    }

    package mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict {
        guard progress != .over, touches.containsAny(of: cancelled) else { return .none }
        return finish(progress == .active ? .cancelled : .failed)
    }

    /// Removes touches that the recognizer ignores from now on, as if they had lifted.
    package mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict {
        touchesEnded(ignored, at: time)
    }

    // MARK: - Scrolling

    /// Adds a scroll by `delta` points from a wheel or a trackpad, without a touch.
    ///
    /// There is no hysteresis, because scrolling is never accidental. Scrolls are ignored while touches are down.
    package mutating func scrolled(by delta: CGPoint, at time: Double) -> GestureVerdict {
        guard progress != .over, touches.isEmpty, progress == .active || delta != .zero else { return .none }
        let verdict = progress == .active ? GestureVerdict.changed : .began
        wasBegun()
        translation = CGPoint(x: translation.x + delta.x, y: translation.y + delta.y)
        tracker.add(translation, at: time)
        return verdict
    }

    /// Ends the gesture after the fingers left the trackpad, or after no further wheel event followed in time.
    package mutating func scrollEnded() -> GestureVerdict {
        guard progress == .active, touches.isEmpty else { return .none }
        return finish(.ended)
    }

    private mutating func move(_ moved: [GestureTouch], at time: Double) {
        touches.move(moved)
        guard touches.count >= minimumNumberOfTouches, let middle = touches.centroid else { return resetReference() }
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

    private mutating func resetReference() {
        reference = touches.centroid ?? .zero
        translationAtReference = translation
    }

    private mutating func finish(_ verdict: GestureVerdict) -> GestureVerdict {
        progress = .over
        return verdict
    }
}

/// The axes along which a pan may be recognized.
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

    /// The same axes in a coordinate system rotated by 90°.
    package var swapped: PanAxes { PanAxes(horizontal: contains(.vertical), vertical: contains(.horizontal)) }

    /// The length, in points, of the part of a movement along these axes.
    package func length(of movement: CGPoint) -> Double { distance(part(of: movement), .zero) }

    /// The component of a movement along these axes.
    func part(of movement: CGPoint) -> CGPoint {
        CGPoint(x: contains(.horizontal) ? movement.x : 0, y: contains(.vertical) ? movement.y : 0)
    }
}
