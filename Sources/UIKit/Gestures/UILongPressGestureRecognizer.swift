// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Fingers that go down and stay.
///
/// It begins once they have been down for ``minimumPressDuration`` without moving further than ``allowableMovement``;
/// after that they may move as they like.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = Thresholds.LongPress.minimumDuration
    /// Points.
    open var allowableMovement = CGFloat(Thresholds.LongPress.allowableMovement)
    open var numberOfTouchesRequired = 1
    /// Full taps before the press.
    open var numberOfTapsRequired = 0

    private var timer = GestureTimer()

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UILongPressGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UILongPressGestureRecognizer) -> Void
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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            // A press that is recognized is about the fingers it began with.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if self.touches.count > numberOfTouchesRequired { return fail() }
        guard self.touches.count == numberOfTouchesRequired else { return }
        guard self.touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return fail() }
        if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer.start(minimumPressDuration) { [weak self] in self?.pressed() }
        }
    }

    private func pressed() {
        guard state == .possible, touches.count == numberOfTouchesRequired else { return }
        state = .began
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            if touches.contains(where: { $0.distanceFromBeginning > allowableMovement }) { fail() }
        case .began, .changed:
            state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible: fail()
        case .began, .changed: state = .ended
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible: fail()
        case .began, .changed: state = .cancelled
        default: break
        }
    }

    open override func reset() {
        super.reset()
        timer.cancel()
    }

    private func fail() {
        timer.cancel()
        state = .failed
    }
}
