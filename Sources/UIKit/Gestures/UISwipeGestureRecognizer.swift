// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A finger, or several, thrown in one direction.
///
/// It is recognized while they are still down. It has the direction when it has gone 50 points that way within half a
/// second, and no more than half as far aside.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways to go; several may count.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var numberOfTouchesRequired = 1
    open var direction = Direction.right

    /// Of this attempt; it begins with the first touch.
    private var machine: SwipeMachine?
    private var timer = GestureTimer()

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UISwipeGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UISwipeGestureRecognizer) -> Void
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
    private func tell(_ event: (inout SwipeMachine) -> GestureVerdict) {
        if machine == nil {
            machine = SwipeMachine(
                directions: SwipeMachine.Directions(rawValue: direction.rawValue),
                numberOfTouchesRequired: numberOfTouchesRequired)
        }
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

    /// Where it began.
    open override func location(in view: UIView?) -> CGPoint {
        guard let first = machine?.location else { return super.location(in: view) }
        return view.map { $0.convert(first, from: nil) } ?? first
    }
}
