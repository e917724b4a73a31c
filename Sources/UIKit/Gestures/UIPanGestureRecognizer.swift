// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// Where the middle of the fingers was when translation was 0, in window coordinates.
    private var origin = CGPoint.zero
    /// Where it was when the fingers went down: what hysteresis is measured from.
    private var start = CGPoint.zero
    private var velocity = VelocityTracker()

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UIPanGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// A recognizer that calls a method which takes nothing.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    /// Points a finger must move before it is a pan.
    var hysteresis: CGFloat { CGFloat(Thresholds.Pan.hysteresis) }

    /// How far the fingers have come since it was recognized or `setTranslation` was called.
    open func translation(in view: UIView?) -> CGPoint {
        let now = locationInWindow
        return inCoordinates(of: view, CGPoint(x: now.x - origin.x, y: now.y - origin.y))
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = locationInWindow
        let moved = fromCoordinates(of: view, translation)
        origin = CGPoint(x: now.x - moved.x, y: now.y - moved.y)
    }

    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint {
        inCoordinates(of: view, velocity.velocity)
    }

    /// How far the fingers have come since they went down, in window coordinates: known before it begins.
    var movement: CGPoint {
        let now = locationInWindow
        return CGPoint(x: now.x - start.x, y: now.y - start.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches {
            if state == .possible { return fail() }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        // The middle jumps when a finger comes; the gesture must not.
        let jump = self.touches.count == touches.count ? nil : jumpOfMiddle(adding: touches)
        if let jump {
            origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
            start = CGPoint(x: start.x + jump.x, y: start.y + jump.y)
        } else {
            start = locationInWindow
            origin = start
        }
        velocity = VelocityTracker()
        velocity.moved(to: locationInWindow, at: event.timestamp)
    }

    private func jumpOfMiddle(adding new: Set<UITouch>) -> CGPoint {
        let old = touches.filter { !new.contains($0) }
        let before = old.reduce(into: CGPoint.zero) {
            $0.x += $1.location.x / CGFloat(old.count)
            $0.y += $1.location.y / CGFloat(old.count)
        }
        let after = locationInWindow
        return CGPoint(x: after.x - before.x, y: after.y - before.y)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        velocity.moved(to: locationInWindow, at: event.timestamp)
        switch state {
        case .possible:
            guard self.touches.count >= minimumNumberOfTouches, waiting == nil else { return }
            let movement = movement
            guard distanceForRecognition(movement) >= hysteresis else { return }
            guard shouldBegin() else { return fail() }
            origin = originWhenRecognized(movement)
            state = .began
        case .began, .changed:
            if self.touches.count >= minimumNumberOfTouches { state = .changed }
        default: break
        }
    }

    /// How much of a movement counts towards being a pan, in points.
    func distanceForRecognition(_ movement: CGPoint) -> CGFloat {
        hypot(movement.x, movement.y)
    }

    /// Whether it may be a pan once the fingers have moved far enough; otherwise it fails.
    func shouldBegin() -> Bool { true }

    /// Where translation is counted from: the place at which it was recognized.
    func originWhenRecognized(_ movement: CGPoint) -> CGPoint {
        locationInWindow
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        velocity.lifted(at: event.timestamp)
        let remaining = self.touches.filter { !touches.contains($0) }
        guard remaining.isEmpty else {
            keepTranslation(without: touches)
            return
        }
        switch state {
        case .possible: fail()
        case .began, .changed: state = .ended
        default: break
        }
    }

    /// The middle jumps when a finger goes; the translation must not.
    private func keepTranslation(without gone: Set<UITouch>) {
        let before = locationInWindow
        let remaining = touches.filter { !gone.contains($0) }
        let after = remaining.reduce(into: CGPoint.zero) {
            $0.x += $1.location.x / CGFloat(remaining.count)
            $0.y += $1.location.y / CGFloat(remaining.count)
        }
        origin = CGPoint(x: origin.x + after.x - before.x, y: origin.y + after.y - before.y)
        start = CGPoint(x: start.x + after.x - before.x, y: start.y + after.y - before.y)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible: fail()
        case .began, .changed: state = .cancelled
        default: break
        }
    }

    private func fail() { state = .failed }

    // MARK: Coordinates

    private func inCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
        guard let view = view ?? self.view else { return vector }
        let zero = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    private func fromCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
        guard let view = view ?? self.view else { return vector }
        let zero = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(vector, to: nil)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }
}

/// The speed of a point over the last moments of its way.
struct VelocityTracker {
    private var samples: [(location: CGPoint, time: TimeInterval)] = []

    mutating func moved(to location: CGPoint, at time: TimeInterval) {
        samples.append((location, time))
        samples.removeAll { time - $0.time > Thresholds.Pan.velocityWindow }
    }

    /// A finger that rested before it lifted has no speed.
    mutating func lifted(at time: TimeInterval) {
        samples.removeAll { time - $0.time > Thresholds.Pan.velocityWindow }
    }

    /// Points a second.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.location.x - first.location.x) / time, y: (last.location.y - first.location.y) / time)
    }
}
