// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes one or several fingers that swipe in one of the given directions: a discrete gesture.
///
/// The gesture is recognized as soon as the fingers' centroid has moved far enough in a direction, before the fingers
/// lift. It fails on timeout, when a finger lifts, with too many fingers, or when the movement deviates too far from
/// the direction. Pass every event of the gesture's touches to the machine, and call `timePassed` at its `deadline`.
/// Each recognition attempt needs a new machine.
package struct SwipeMachine: Sendable, Hashable {
    /// Swipe directions, with the raw values of `UISwipeGestureRecognizer.Direction`.
    package struct Directions: OptionSet, Sendable, Hashable {
        package let rawValue: UInt

        package init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        package static let right = Directions(rawValue: 1)
        package static let left = Directions(rawValue: 2)
        package static let up = Directions(rawValue: 4)
        package static let down = Directions(rawValue: 8)
    }

    /// The allowed directions.
    package let directions: Directions
    package let numberOfTouchesRequired: Int

    /// The centroid of the fingers when the last of them touched down, which is the gesture's location; nil before
    /// that.
    package private(set) var location: CGPoint?

    /// The time in seconds at which the gesture fails unless it was recognized before; nil before the first touch and
    /// after the gesture's end.
    package private(set) var deadline: Double?

    private var isOver = false
    private var touches = TouchTracker()

    package init(directions: Directions = .right, numberOfTouchesRequired: Int = 1) {
        self.directions = directions
        self.numberOfTouchesRequired = numberOfTouchesRequired
    }

    package mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict {
        guard !isOver, !began.isEmpty else { return .none }
        if deadline == nil { deadline = time + Thresholds.Swipe.maximumDuration }
        touches.add(began)
        guard touches.count <= numberOfTouchesRequired else { return finish(.failed) }
        if touches.count == numberOfTouchesRequired { location = touches.centroid }
        return .none
    }

    package mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict {
        guard !isOver, touches.containsAny(of: moved) else { return .none }
        if let deadline, time > deadline { return finish(.failed) }
        touches.move(moved)
        guard let location, let middle = touches.centroid else { return .none }
        let way = CGPoint(x: middle.x - location.x, y: middle.y - location.y)
        guard let distance = progress(along: way) else {
            // The movement is in none of the directions: fail once it is long enough to be a swipe.
            let length = max(abs(way.x), abs(way.y))
            return length >= Thresholds.Swipe.minimumDistance ? finish(.failed) : .none
        }
        return distance >= Thresholds.Swipe.minimumDistance ? finish(.recognized) : .none
    }

    package mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict {
        guard !isOver, touches.containsAny(of: ended) else { return .none }
        // The lift event may contain a last movement, which may complete the swipe.
        let verdict = touches.areUnmoved(ended) ? GestureVerdict.none : touchesMoved(ended, at: time)
        return verdict == .none ? finish(.failed) : verdict
    }

    package mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict {
        guard !isOver, touches.containsAny(of: cancelled) else { return .none }
        return finish(.failed)
    }

    /// Removes touches that the recognizer ignores from now on. The gesture fails if no touch is left; otherwise it
    /// waits for another finger in place of the ignored one.
    package mutating func touchesIgnored(_ ignored: [GestureTouch]) -> GestureVerdict {
        guard !isOver, touches.containsAny(of: ignored) else { return .none }
        touches.remove(ignored)
        location = nil
        return touches.isEmpty ? finish(.failed) : .none
    }

    package mutating func timePassed(_ time: Double) -> GestureVerdict {
        guard let deadline, time >= deadline else { return .none }
        return finish(.failed)
    }

    /// The distance in points that a movement covers in its main direction. Nil if the main direction is not allowed,
    /// or if the movement deviates too far from it.
    private func progress(along way: CGPoint) -> Double? {
        let isHorizontal = abs(way.x) >= abs(way.y)
        let direction: Directions = isHorizontal ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        let (along, aside) = isHorizontal ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        guard directions.contains(direction), aside <= along * Thresholds.Swipe.maximumPerpendicularFraction else {
            return nil
        }
        return along
    }

    private mutating func finish(_ verdict: GestureVerdict) -> GestureVerdict {
        isOver = true
        deadline = nil
        return verdict
    }
}
