// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes one or more fingers that press without moving.
///
/// The gesture begins after a press of ``minimumPressDuration`` with less movement than ``allowableMovement``. After
/// that, the fingers may move freely.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
    /// The duration in seconds after which the press is recognized.
    open var minimumPressDuration: TimeInterval = Thresholds.LongPress.minimumDuration
    /// The maximum movement in points before the press is recognized.
    open var allowableMovement = CGFloat(Thresholds.LongPress.allowableMovement)
    /// The number of fingers that must press.
    open var numberOfTouchesRequired = 1
    /// The number of complete taps before the press.
    open var numberOfTapsRequired = 0

    /// The state machine of the current attempt to recognize the gesture, which begins with the first touch.
    var attempt = TimedAttempt<LongPressMachine>()

    /// Creates a recognizer that calls a method of `target`:
    /// `UILongPressGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UILongPressGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// Creates a recognizer that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // Once the press is recognized, ignore additional fingers, which the state machine does not track.
        guard isRecognizing, let machine = attempt.machine else { return }
        for touch in touches where !machine.tracks(touch.machineTouch) { ignore(touch, for: event) }
    }

    func makeMachine() -> LongPressMachine {
        LongPressMachine(
            minimumPressDuration: minimumPressDuration, allowableMovement: Double(allowableMovement),
            numberOfTouchesRequired: numberOfTouchesRequired, numberOfTapsRequired: numberOfTapsRequired)
    }

    override func sendToMachine(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        if isRecognizing { attempt.machine?.wasBegun() }
        updateMachine(change, touches, at: time)
    }

    open override func reset() {
        super.reset()
        attempt.end()
    }
}
