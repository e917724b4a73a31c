// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that count; never empty.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// Of this attempt; it begins with the first touch.
    private var machine: TapMachine?
    private var timer = GestureTimer()

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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        withMachineTouches(touches) { touches in tell { $0.touchesBegan(touches, at: event.timestamp) } }
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
        tell { $0.touchesIgnored([touch.machineTouch]) }
    }

    /// Gives the machine an event and does as it says.
    private func tell(_ event: (inout TapMachine) -> GestureVerdict) {
        if machine == nil {
            machine = TapMachine(
                numberOfTapsRequired: numberOfTapsRequired, numberOfTouchesRequired: numberOfTouchesRequired)
        }
        // In place: a copy of the machine would copy its touches.
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

    /// Where the first tap was.
    open override func location(in view: UIView?) -> CGPoint {
        guard let first = machine?.location else { return super.location(in: view) }
        return view.map { $0.convert(first, from: nil) } ?? first
    }

    /// Never a tap that wants more taps than this one: that has its chance first.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
