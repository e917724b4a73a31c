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
open class UILongPressGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = Thresholds.LongPress.minimumDuration
    /// Points.
    open var allowableMovement = CGFloat(Thresholds.LongPress.allowableMovement)
    open var numberOfTouchesRequired = 1
    /// Full taps before the press.
    open var numberOfTapsRequired = 0

    /// Of this attempt; it begins with the first touch.
    var attempt = TimedAttempt<LongPressMachine>()

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
        super.touchesBegan(touches, with: event)
        // A press that is recognized is about the fingers it began with.
        guard isRecognizing, let machine = attempt.machine else { return }
        for touch in touches where !machine.tracks(touch.machineTouch) { ignore(touch, for: event) }
    }

    func makeMachine() -> LongPressMachine {
        LongPressMachine(
            minimumPressDuration: minimumPressDuration, allowableMovement: Double(allowableMovement),
            numberOfTouchesRequired: numberOfTouchesRequired, numberOfTapsRequired: numberOfTapsRequired)
    }

    override func hear(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        if isRecognizing { attempt.machine?.wasBegun() }
        tell(change, touches, at: time)
    }

    open override func reset() {
        super.reset()
        attempt.end()
    }
}
