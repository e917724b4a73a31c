// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
    /// The number of taps that are required.
    open var numberOfTapsRequired = 1
    /// The number of fingers that must tap.
    open var numberOfTouchesRequired = 1
    /// The pointer buttons that are recognized; a click must press at least one of them.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// The state machine of the current attempt to recognize the gesture, which begins with the first touch.
    var attempt = TimedAttempt<TapMachine>()

    /// Creates a recognizer that calls a method of `target`:
    /// `UITapGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UITapGestureRecognizer) -> Void
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

    override func canTrack(_ touch: UITouch) -> Bool {
        allows(touch.type)
            && (touch.type != .indirectPointer || !touch.buttonMask.isDisjoint(with: buttonMaskRequired))
    }

    func makeMachine() -> TapMachine {
        TapMachine(
            numberOfTapsRequired: numberOfTapsRequired, numberOfTouchesRequired: numberOfTouchesRequired)
    }

    override func sendToMachine(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        updateMachine(change, touches, at: time)
    }

    open override func reset() {
        super.reset()
        attempt.end()
    }

    /// The location of the first tap, in the coordinates of `view`, or of the window if `view` is nil.
    open override func location(in view: UIView?) -> CGPoint {
        guard let first = attempt.machine?.location else { return super.location(in: view) }
        return view.map { $0.convert(first, from: nil) } ?? first
    }

    /// Whether the recognized tap prevents another recognizer. It never prevents a tap recognizer that needs more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
