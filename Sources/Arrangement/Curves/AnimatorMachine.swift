// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The state machine of a property animator: its states, and the action for each request.
///
/// For an invalid request, ``errorMessage(for:)`` returns a message. The caller must then not make the request, which
/// would be a precondition failure.
package struct AnimatorMachine: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        case inactive
        case paused
        /// The animator was started without animations, and runs as soon as one is added.
        case waiting
        case running
        /// The animator was stopped by `stopAnimation(false)`, and waits for `finishAnimation(at:)`.
        case stopped
    }

    /// A request of the app to the animator.
    package enum Request: Sendable, Hashable, CaseIterable {
        case start, pause, scrub, reverse, proceed, stop, stopWithoutFinishing, finish, addAnimations
        case setInterruptible, setUserInteraction, setManualHitTesting
    }

    /// The action that the animator has to perform.
    package enum Action: Sendable, Hashable {
        case nothing
        /// Run the animation blocks and create their animations; then start them if `moving`, or leave them paused.
        case activate(moving: Bool)
        case move, pause
        /// Set the animated properties to the values that are displayed now, and wait for `finishAnimation(at:)`.
        case stop
        /// Set the animated properties to the values that are displayed now, and remove the animations.
        case discard
        case scrub
        /// Run the animation back along its timing curve, or forwards again.
        case reverse
        /// Continue the animation with the timing that the app has passed to `continueAnimation`.
        case proceed
        /// Set the animated properties to their values at the position passed to `finishAnimation(at:)`, and call the
        /// completion blocks.
        case finish
        /// Run the new animation block now, over the remaining time. If `moving`, also start the animator, which was
        /// waiting for a block.
        case runBlock(moving: Bool)
        /// Store the animation block until the animator becomes active.
        case keepBlock
    }

    /// The action when a running animation reaches its end.
    package enum End: Sendable, Hashable {
        /// Stay active and paused at the end.
        case pause
        /// Set the animated properties to their values at the animation's start if `atStart`, otherwise to those at its
        /// end. Then call the completion blocks.
        case finish(atStart: Bool)
    }

    package private(set) var state = State.inactive
    package var isReversed = false
    package var pausesOnCompletion = false
    package private(set) var isInterruptible = true

    package init() {}

    package var isActive: Bool { state == .paused || state == .waiting || state == .running }

    // MARK: Invalid requests

    /// The error message, with a remedy, for a request that is invalid in the current state; nil if it is valid.
    package func errorMessage(for request: Request) -> String? {
        switch request {
        case .finish where state != .stopped:
            return "finishAnimation(at:) should only be called on a stopped animator, and this one is \(stateInWords). "
                + "Call stopAnimation(false) first."
        case .start, .pause, .scrub, .proceed, .addAnimations:
            if state == .stopped {
                return "\(request.memberName) was called on a stopped animator. Call finishAnimation(at:) first."
            }
            guard !isInterruptible, isActive, request == .pause || request == .scrub || request == .proceed else {
                return nil
            }
            return "\(request.memberName) was called on an animator that is not interruptible. "
                + "Leave isInterruptible true, or let it run to its end."
        case .stop, .stopWithoutFinishing, .reverse:
            guard !isInterruptible, isActive else { return nil }
            return "\(request.memberName) was called on an animator that is not interruptible. "
                + "Leave isInterruptible true, or let it run to its end."
        case .setInterruptible, .setUserInteraction, .setManualHitTesting:
            guard state != .inactive else { return nil }
            return "\(request.memberName) can only be set on an inactive animator, and this one is \(stateInWords). "
                + "Set it before the animator is started or paused."
        case .finish: return nil
        }
    }

    private var stateInWords: String {
        switch state {
        case .inactive: "inactive"
        case .paused, .waiting, .running: "active"
        case .stopped: "stopped"
        }
    }

    private func check(_ request: Request) {
        precondition(errorMessage(for: request) == nil, "A property animator that is \(state) was asked to \(request)")
    }

    // MARK: Requests

    package mutating func startRequested(hasBlocks: Bool) -> Action {
        check(.start)
        switch state {
        case .inactive:
            state = hasBlocks ? .running : .waiting
            return .activate(moving: hasBlocks)
        case .paused:
            state = .running
            return .move
        case .waiting, .running, .stopped: return .nothing
        }
    }

    package mutating func pauseRequested() -> Action {
        check(.pause)
        switch state {
        case .inactive:
            state = .paused
            return .activate(moving: false)
        case .running, .waiting:
            state = .paused
            return .pause
        case .paused, .stopped: return .nothing
        }
    }

    /// Updates the state before `fractionComplete` is set.
    ///
    /// - Returns: ``Action/activate(moving:)`` if the animator has to become active before its progress can be set;
    ///   otherwise the action that sets the progress.
    package mutating func scrubRequested() -> Action {
        check(.scrub)
        guard state == .inactive else { return .scrub }
        state = .paused
        return .activate(moving: false)
    }

    package mutating func reverseRequested(_ reversed: Bool) -> Action {
        guard reversed != isReversed else { return .nothing }
        check(.reverse)
        isReversed = reversed
        return state == .running ? .reverse : .nothing
    }

    /// Updates the state before the animator continues with another timing. `hasBlocks` is whether the animator has
    /// animation blocks.
    ///
    /// - Returns: ``Action/activate(moving:)`` if the animator has to become active first; otherwise
    ///   ``Action/proceed``.
    package mutating func proceedRequested(hasBlocks: Bool) -> Action {
        check(.proceed)
        guard isActive else { return startRequested(hasBlocks: hasBlocks) }
        state = .running
        return .proceed
    }

    package mutating func stopRequested(withoutFinishing: Bool) -> Action {
        check(withoutFinishing ? .stopWithoutFinishing : .stop)
        switch state {
        case .inactive: return .nothing
        case .stopped:
            if withoutFinishing { state = .inactive }
            return withoutFinishing ? .discard : .nothing
        case .paused, .waiting, .running:
            state = withoutFinishing ? .inactive : .stopped
            return withoutFinishing ? .discard : .stop
        }
    }

    package mutating func finishRequested() -> Action {
        check(.finish)
        state = .inactive
        return .finish
    }

    package mutating func blockAdded() -> Action {
        check(.addAnimations)
        switch state {
        case .inactive, .stopped: return .keepBlock
        case .paused, .running: return .runBlock(moving: false)
        case .waiting:
            state = .running
            return .runBlock(moving: true)
        }
    }

    package mutating func interruptibleSet(_ value: Bool) {
        check(.setInterruptible)
        isInterruptible = value
    }

    // MARK: Events

    /// Updates the state after a running animation has reached its end, and returns the action for that end.
    package mutating func endReached() -> End {
        precondition(state == .running, "A property animator that is \(state) came to its end")
        if pausesOnCompletion {
            state = .paused
            return .pause
        }
        state = .inactive
        return .finish(atStart: isReversed)
    }
}

extension AnimatorMachine.Request {
    /// The member of `UIViewPropertyAnimator` that makes the request, for use in error messages.
    package var memberName: String {
        switch self {
        case .start: "startAnimation()"
        case .pause: "pauseAnimation()"
        case .scrub: "fractionComplete"
        case .reverse: "isReversed"
        case .proceed: "continueAnimation(withTimingParameters:durationFactor:)"
        case .stop, .stopWithoutFinishing: "stopAnimation(_:)"
        case .finish: "finishAnimation(at:)"
        case .addAnimations: "addAnimations(_:)"
        case .setInterruptible: "isInterruptible"
        case .setUserInteraction: "isUserInteractionEnabled"
        case .setManualHitTesting: "isManualHitTestingEnabled"
        }
    }
}
