// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Coordinates all recognizers that track touches or key presses: decides which of them may begin, must wait, or fail.
///
/// `GestureArbiter` makes the decisions. This class performs their effects: it sets states, sends actions, and cancels
/// touches in views. An event that changes no state does not involve the arbiter, and allocates nothing.
@MainActor
final class GestureCoordinator {
    /// The coordinator of the current display connection.
    static var current: GestureCoordinator { DisplayConnection.current.gestures }

    /// A recognizer that is compared by identity, even if its class overrides equality.
    struct Participant: Hashable {
        let recognizer: UIGestureRecognizer

        static func == (one: Participant, other: Participant) -> Bool { one.recognizer === other.recognizer }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(recognizer)) }
    }

    private typealias Arbiter = GestureArbiter<Participant>

    /// An ordered pair of recognizers: the first was asked whether it waits until the second has failed.
    private struct Pair: Equatable {
        var one: ObjectIdentifier
        var other: ObjectIdentifier

        func contains(_ recognizer: UIGestureRecognizer) -> Bool {
            one == ObjectIdentifier(recognizer) || other == ObjectIdentifier(recognizer)
        }
    }

    /// The arbiter of all recognizers that are tracking touches, recognizing, or waiting for another tap.
    private var arbiter = Arbiter()
    /// The recognizers whose actions are sent after all recognizers have received the event.
    private var recognizersWithDueActions: [UIGestureRecognizer] = []
    /// The recognizers that have finished and are reset at the end of the event.
    private var recognizersToReset: [UIGestureRecognizer] = []
    /// The pairs of recognizers whose classes and delegates were already asked about failure requirements in this
    /// gesture. An array suffices, because the pairs are few.
    private var askedPairs: [Pair] = []
    /// The nesting depth of `performUpdates(_:)` calls.
    private var depth = 0
    /// Whether the arbiter is asking delegates, or its actions are being performed.
    private var isDeciding = false
    /// The changes that app code requested during a decision. They are made after the decision.
    private var deferredChanges: [() -> Void] = []
    /// Whether a recognizer has lost its last touch, so that it may have to be reset.
    private var needsSequenceEndCheck = false
    /// Whether touches held back from views may now be delivered, because a state or a tracked touch has changed.
    private var needsHeldTouchDelivery = false
    /// A reused buffer for the arbiter's actions.
    private var reusedActions: Arbiter.Actions = []

    // MARK: Event processing

    /// Runs `body`, which may change states of recognizers. The outermost of nested calls then sends the recognizers'
    /// due actions and resets finished recognizers.
    func performUpdates(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        sendDueActions()
        if needsSequenceEndCheck {
            needsSequenceEndCheck = false
            updateArbiter { $0.sequenceEnded(where: { $0.recognizer.isUntouched }, &$1) }
        }
        if needsHeldTouchDelivery {
            needsHeldTouchDelivery = false
            TouchDelivery.deliverReleasedTouches()
        }
        resetFinishedRecognizers()
    }

    private func sendDueActions() {
        // The array is read again for each action, because an action may change states and so append further
        // recognizers.
        while !recognizersWithDueActions.isEmpty {
            let recognizer = recognizersWithDueActions.removeFirst()
            recognizer.sendActions()
        }
    }

    private func resetFinishedRecognizers() {
        guard !recognizersToReset.isEmpty else { return }
        let finished = recognizersToReset
        recognizersToReset = []
        for recognizer in finished {
            setState(of: recognizer, to: .possible)
            recognizer.reset()
        }
    }

    // MARK: Touches

    /// Makes a recognizer that has received a touch or key press take part in the decisions which recognizers may
    /// begin.
    func addToArbitration(_ recognizer: UIGestureRecognizer) {
        guard !isDeciding else { return deferredChanges.append { self.addToArbitration(recognizer) } }
        recognizer.isInArbitration = true
        arbiter.touchSequenceBegan(Participant(recognizer: recognizer))
    }

    /// Called when a recognizer has lost its last touch, after which it may have to be reset.
    func setNeedsSequenceEndCheck() {
        needsSequenceEndCheck = true
        needsHeldTouchDelivery = true
    }

    /// Called when the state or the tracked touches of a recognizer have changed. Touches that were held back from
    /// views may then be delivered.
    func setNeedsHeldTouchDelivery() {
        needsHeldTouchDelivery = true
    }

    // MARK: Changes

    private func setState(of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        recognizer.setDecidedState(state)
        setNeedsHeldTouchDelivery()
    }

    func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        // Changes that a delegate requests during a decision are deferred until the decision has been performed.
        guard !isDeciding else { return deferredChanges.append { self.change(recognizer, to: new) } }
        performUpdates {
            switch (recognizer.state, new) {
            case (.possible, .ended) where recognizer.pendingBegin != nil: recognizer.pendingBegin?.hasEnded = true
            case (.possible, .began), (.possible, .changed), (.possible, .ended):
                begin(recognizer, as: new == .ended ? .ended : .began)
            case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
            case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
                (.began, .cancelled), (.changed, .cancelled):
                transition(recognizer, to: new)
            case (.began, .failed), (.changed, .failed): transition(recognizer, to: .cancelled)
            default:
                // The states ended, cancelled and failed do not change until the recognizer is reset.
                break
            }
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer, as requestedState: UIGestureRecognizer.State) {
        guard recognizer.pendingBegin == nil else { return }
        recognizer.pendingBegin = UIGestureRecognizer.PendingBegin(requestedState: requestedState)
        // Ask the delegate before the arbiter decides, because the delegate may cancel other gestures so that this one
        // can begin.
        let mayBegin = recognizer.mayBegin
        guard recognizer.pendingBegin != nil else { return }
        recognizer.pendingBegin?.mayBegin = mayBegin
        recognizer.isInArbitration = true
        decide {
            addFailureRequirements(of: recognizer)
            updateArbiter { $0.wantsToBegin(Participant(recognizer: recognizer), rules: rules, &$1) }
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.isInArbitration else { return }
        setState(of: recognizer, to: .failed)
        reportFailure(of: recognizer)
    }

    /// Changes the state of a gesture that has begun: to `.changed`, `.ended` or `.cancelled`.
    private func transition(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        sendDueAction(of: recognizer, before: new)
        // Check the state again, because the action that was just sent may have ended the gesture.
        guard recognizer.state == .began || recognizer.state == .changed else { return }
        setState(of: recognizer, to: new)
        scheduleActions(of: recognizer)
        switch new {
        case .ended: decide { updateArbiter { $0.ended(Participant(recognizer: recognizer), &$1) } }
        case .cancelled: reportFailure(of: recognizer)
        default: break
        }
    }

    private func reportFailure(of recognizer: UIGestureRecognizer) {
        decide { updateArbiter { $0.failed(Participant(recognizer: recognizer), rules: rules, &$1) } }
    }

    private func scheduleActions(of recognizer: UIGestureRecognizer) {
        if !hasDueActions(recognizer) { recognizersWithDueActions.append(recognizer) }
    }

    private func hasDueActions(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizersWithDueActions.contains { $0 === recognizer }
    }

    /// Sends the recognizer's action, if it is due, before the state changes again: the action must see the present
    /// state. Successive `.changed` states send only one action.
    private func sendDueAction(of recognizer: UIGestureRecognizer, before new: UIGestureRecognizer.State) {
        guard hasDueActions(recognizer) else { return }
        if recognizer.state == .changed && new == .changed { return }
        recognizersWithDueActions.removeAll { $0 === recognizer }
        recognizer.sendActions()
    }

    // MARK: Decisions

    /// Calls `event`, in which the arbiter decides and its actions are performed. After that, makes the changes that
    /// app code has requested during the call.
    private func decide(_ event: () -> Void) {
        isDeciding = true
        event()
        isDeciding = false
        while !deferredChanges.isEmpty {
            let next = deferredChanges.removeFirst()
            next()
        }
    }

    private func updateArbiter(_ event: (inout Arbiter, inout Arbiter.Actions) -> Void) {
        // The reused buffer is empty during the call, so that a nested call allocates its own.
        var actions: Arbiter.Actions = []
        swap(&actions, &reusedActions)
        event(&arbiter, &actions)
        for action in actions { perform(action) }
        actions.removeAll(keepingCapacity: true)
        swap(&actions, &reusedActions)
    }

    private func perform(_ action: GestureAction<Participant>) {
        switch action {
        case .begin(let participant): recognize(participant.recognizer)
        case .wait: break
        case .fail(let participant): setState(of: participant.recognizer, to: .failed)
        case .reset(let participants):
            for participant in participants {
                let recognizer = participant.recognizer
                recognizer.isInArbitration = false
                recognizersToReset.append(recognizer)
                askedPairs.removeAll { $0.contains(recognizer) }
            }
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer) {
        guard let wanted = recognizer.pendingBegin else { return }
        setState(of: recognizer, to: wanted.requestedState)
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.touches { touch.delivery?.cancel() }
            // Also cancel touches that this recognizer no longer tracks: they have ended, but views were not told of
            // the end yet.
            TouchDelivery.cancelHeld(by: recognizer)
            for press in recognizer.presses { press.cancelInResponder(with: recognizer.lastEvent as? UIPressesEvent) }
        }
        scheduleActions(of: recognizer)
        if wanted.requestedState == .ended {
            updateArbiter { $0.ended(Participant(recognizer: recognizer), &$1) }
        } else if wanted.hasEnded {
            deferredChanges.append { self.change(recognizer, to: .ended) }
        }
    }

    // MARK: Relations

    private let rules = Arbiter.Rules(
        shouldBegin: { $0.recognizer.pendingBegin?.mayBegin == true },
        canRecognizeSimultaneously: { one, other in
            let (one, other) = (one.recognizer, other.recognizer)
            return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
                || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
        },
        canPrevent: { one, other in
            let (one, other) = (one.recognizer, other.recognizer)
            return one.sharesTouches(with: other) && one.canPrevent(other) && other.canBePrevented(by: one)
        })

    /// Called when `recognizer` wants to begin. Tells the arbiter which other recognizers must fail first, and which
    /// other recognizers must wait until `recognizer` has failed.
    private func addFailureRequirements(of recognizer: UIGestureRecognizer) {
        let participant = Participant(recognizer: recognizer)
        for index in 0..<arbiter.count {
            let other = arbiter.participant(index)
            guard other.recognizer !== recognizer else { continue }
            if requiresFailure(recognizer, other.recognizer) { arbiter.requireFailure(of: other, before: participant) }
            if requiresFailure(other.recognizer, recognizer) { arbiter.requireFailure(of: participant, before: other) }
        }
    }

    /// Whether `one` must wait until `other` has failed. Classes and delegates are asked only once per gesture, because
    /// the arbiter then knows their answer.
    private func requiresFailure(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        for required in one.requiredToFail where required.recognizer === other { return true }
        guard one.sharesTouches(with: other) else { return false }
        let pair = Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(other))
        guard !askedPairs.contains(pair) else { return false }
        askedPairs.append(pair)
        return one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer tracks no touch or key press.
    fileprivate var isUntouched: Bool { touches.isEmpty && presses.isEmpty }

    /// Whether both recognizers can get the same touches: they have the same view, or one's view contains the other's.
    fileprivate func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        guard let a = view, let b = other.view else { return false }
        return a.isDescendant(of: b) || b.isDescendant(of: a)
    }

    /// Whether the delegate, the touched view and the recognizer's view allow the gesture to begin.
    fileprivate var mayBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        if let hit = touches.first?.view, hit.gestureRecognizerShouldBegin(self) == false { return false }
        if let view, view !== touches.first?.view, view.gestureRecognizerShouldBegin(self) == false { return false }
        return true
    }
}
