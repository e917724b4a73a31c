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
open class UISwipeGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
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
    var attempt = TimedAttempt<SwipeMachine>()

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

    func makeMachine() -> SwipeMachine {
        SwipeMachine(
            directions: SwipeMachine.Directions(rawValue: direction.rawValue),
            numberOfTouchesRequired: numberOfTouchesRequired)
    }

    override func hear(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        tell(change, touches, at: time)
    }

    open override func reset() {
        super.reset()
        attempt.end()
    }

    /// Where it began.
    open override func location(in view: UIView?) -> CGPoint {
        guard let first = attempt.machine?.location else { return super.location(in: view) }
        return view.map { $0.convert(first, from: nil) } ?? first
    }
}
