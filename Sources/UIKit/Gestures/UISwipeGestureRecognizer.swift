// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes a quick movement of one or more fingers in one direction.
///
/// The swipe is recognized while the fingers are still down. They must have moved 50 points in the direction within
/// half a second, and at most half that distance sideways.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
    /// A set of swipe directions.
    public struct Direction: OptionSet, Sendable {
        /// The bits of the set, the same as on iOS.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 2)
        /// A swipe upwards.
        public static let up = Direction(rawValue: 4)
        /// A swipe downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The number of fingers that must swipe.
    open var numberOfTouchesRequired = 1
    /// The directions that are recognized. The default is right.
    open var direction = Direction.right

    /// The state machine of the current attempt to recognize the gesture, which begins with the first touch.
    var attempt = TimedAttempt<SwipeMachine>()

    /// Creates a recognizer that calls a method of `target`:
    /// `UISwipeGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UISwipeGestureRecognizer) -> Void
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

    func makeMachine() -> SwipeMachine {
        SwipeMachine(
            directions: SwipeMachine.Directions(rawValue: direction.rawValue),
            numberOfTouchesRequired: numberOfTouchesRequired)
    }

    override func sendToMachine(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        updateMachine(change, touches, at: time)
    }

    open override func reset() {
        super.reset()
        attempt.end()
    }

    /// The location at which the swipe began, in the coordinates of `view`, or of the window if `view` is nil.
    open override func location(in view: UIView?) -> CGPoint {
        guard let first = attempt.machine?.location else { return super.location(in: view) }
        return view.map { $0.convert(first, from: nil) } ?? first
    }
}
