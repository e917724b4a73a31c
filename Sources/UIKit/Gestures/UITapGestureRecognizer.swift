// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that count; never empty.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var taps = 0
    /// The most fingers that were down at once in this tap.
    private var fingers = 0
    private var firstLocation: CGPoint?
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
        allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            && (touch.type != .indirectPointer || !touch.buttonMask.isDisjoint(with: buttonMaskRequired))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timer.cancel()
        fingers = max(fingers, self.touches.count)
        if fingers > numberOfTouchesRequired { return fail() }
        if firstLocation == nil || taps == 0 { firstLocation = locationInWindow }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.distanceFromBeginning > CGFloat(Thresholds.Tap.allowableMovement) }) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, self.touches.allSatisfy({ !$0.isDown }) else { return }
        guard fingers == numberOfTouchesRequired else { return fail() }
        taps += 1
        fingers = 0
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            timer.start(Thresholds.Tap.multipleTapInterval) { [weak self] in self?.fail() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() {
        super.reset()
        timer.cancel()
        taps = 0
        fingers = 0
        firstLocation = nil
    }

    /// Where the first tap was.
    open override func location(in view: UIView?) -> CGPoint {
        guard let firstLocation else { return super.location(in: view) }
        return view.map { $0.convert(firstLocation, from: nil) } ?? firstLocation
    }

    /// Never a tap that wants more taps than this one: that has its chance first.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func fail() { state = .failed }
}

/// A recognizer's timer on the display's clock.
@MainActor
struct GestureTimer {
    private var task: ScheduledTask?

    mutating func start(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        task = ScheduledWork.after(delay, purpose: .gesture) { GestureArbitration.turn(body) }
    }

    mutating func cancel() {
        task?.cancel()
        task = nil
    }
}

extension UITouch {
    var distanceFromBeginning: CGFloat {
        hypot(location.x - beginning.x, location.y - beginning.y)
    }
}
