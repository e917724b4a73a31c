// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that count; never empty.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// Of this attempt; it begins with the first touch.
    var attempt = TimedAttempt<TapMachine>()

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UITapGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UITapGestureRecognizer) -> Void
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

    override func follows(_ touch: UITouch) -> Bool {
        allows(touch.type)
            && (touch.type != .indirectPointer || !touch.buttonMask.isDisjoint(with: buttonMaskRequired))
    }

    func makeMachine() -> TapMachine {
        TapMachine(
            numberOfTapsRequired: numberOfTapsRequired, numberOfTouchesRequired: numberOfTouchesRequired)
    }

    override func hear(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        tell(change, touches, at: time)
    }

    open override func reset() {
        super.reset()
        attempt.end()
    }

    /// Where the first tap was.
    open override func location(in view: UIView?) -> CGPoint {
        guard let first = attempt.machine?.location else { return super.location(in: view) }
        return view.map { $0.convert(first, from: nil) } ?? first
    }

    /// Never a tap that wants more taps than this one: that has its chance first.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
