// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The states of a property animator, and what each request does in them.
///
/// A request that is a mistake has a message from ``mistake(in:)``; making it all the same is a precondition failure.
package struct AnimatorMachine: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        case inactive
        case paused
        /// Started with nothing to animate: it runs as soon as there is something.
        case waiting
        case running
        /// Stopped, and not yet told where to end.
        case stopped
    }

    package enum Request: Sendable, Hashable, CaseIterable {
        case start, pause, scrub, reverse, proceed, stop, stopWithoutFinishing, finish, addAnimations
        case setInterruptible, setUserInteraction, setManualHitTesting
    }

    /// What the animator has to do.
    package enum Action: Sendable, Hashable {
        case nothing
        /// Run the blocks, and animate what they change; and move or not.
        case activate(moving: Bool)
        case move, hold
        /// Put what was last shown into the model and wait.
        case stop
        /// Put what was last shown into the model, and forget it.
        case discard
        case scrub
        /// Move, or go back, along the curve.
        case turn
        /// Move on with what the caller gave.
        case proceed
        /// Put the end asked for into the model and call the completions.
        case finish
        /// Run the new block now, in the time that is left; and start moving if it waited for one.
        case runBlock(moving: Bool)
        /// Keep the block for the start.
        case keepBlock
    }

    package enum End: Sendable, Hashable {
        /// Stay active, at the end.
        case pause
        /// Put the end's values into the model and call the completions.
        case finish(atStart: Bool)
    }

    package private(set) var state = State.inactive
    package var isReversed = false
    package var pausesOnCompletion = false
    package private(set) var isInterruptible = true

    package init() {}

    package var isActive: Bool { state == .paused || state == .waiting || state == .running }

    // MARK: Mistakes

    /// What is wrong with a request now, and what to do about it; nil where nothing is.
    package func mistake(in request: Request) -> String? {
        switch request {
        case .finish where state != .stopped:
            return "finishAnimation(at:) should only be called on a stopped animator, and this one is \(stateInWords). "
                + "Call stopAnimation(false) first."
        case .start, .pause, .scrub, .proceed, .addAnimations:
            if state == .stopped {
                return "\(request.inWords) was called on a stopped animator. Call finishAnimation(at:) first."
            }
            guard !isInterruptible, isActive, request == .pause || request == .scrub || request == .proceed else {
                return nil
            }
            return "\(request.inWords) was called on an animator that is not interruptible. "
                + "Leave isInterruptible true, or let it run to its end."
        case .stop, .stopWithoutFinishing, .reverse:
            guard !isInterruptible, isActive else { return nil }
            return "\(request.inWords) was called on an animator that is not interruptible. "
                + "Leave isInterruptible true, or let it run to its end."
        case .setInterruptible, .setUserInteraction, .setManualHitTesting:
            guard state != .inactive else { return nil }
            return "\(request.inWords) can only be set on an inactive animator, and this one is \(stateInWords). "
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
        precondition(mistake(in: request) == nil, "A property animator that is \(state) was asked to \(request)")
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
            return .hold
        case .paused, .stopped: return .nothing
        }
    }

    /// - Returns: ``Action/activate(moving:)`` where it has to become active before it can be moved by hand.
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
        return state == .running ? .turn : .nothing
    }

    /// - Returns: ``Action/activate(moving:)`` where it has to become active before it can go on as asked.
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

    // MARK: What happened

    /// It came to the end it was moving to.
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
    /// The member of `UIViewPropertyAnimator` that makes it.
    package var inWords: String {
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
