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

    /// Of this attempt; it begins with the first touch.
    private var machine: LongPressMachine?
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
        withMachineTouches(touches) { touches in tell { $0.touchesBegan(touches, at: event.timestamp) } }
        // A press that is recognized is about the fingers it began with.
        guard isRecognizing, let machine else { return }
        for touch in touches where !machine.tracks(touch.machineTouch) { ignore(touch, for: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        withMachineTouches(touches) { touches in tell { $0.touchesMoved(touches, at: event.timestamp) } }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        withMachineTouches(touches) { touches in tell { $0.touchesEnded(touches, at: event.timestamp) } }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        withMachineTouches(touches) { touches in tell { $0.touchesCancelled(touches, at: event.timestamp) } }
    }

    open override func ignore(_ touch: UITouch, for event: UIEvent) {
        super.ignore(touch, for: event)
        guard machine != nil else { return }
        tell { $0.touchesIgnored([touch.machineTouch], at: event.timestamp) }
    }

    /// Gives the machine an event and does as it says.
    private func tell(_ event: (inout LongPressMachine) -> GestureVerdict) {
        if machine == nil {
            machine = LongPressMachine(
                minimumPressDuration: minimumPressDuration, allowableMovement: Double(allowableMovement),
                numberOfTouchesRequired: numberOfTouchesRequired, numberOfTapsRequired: numberOfTapsRequired)
        }
        // In place: a copy of the machine would copy its touches.
        if isRecognizing { machine!.wasBegun() }
        let verdict = event(&machine!)
        if machine?.deadline != timer.deadline {
            timer.wait(until: machine?.deadline) { [weak self] time in self?.tell { $0.timePassed(time) } }
        }
        follow(verdict)
    }

    open override func reset() {
        super.reset()
        timer.cancel()
        machine = nil
    }
}
