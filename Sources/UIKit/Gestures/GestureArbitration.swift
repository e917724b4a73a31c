// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Carries out, for all recognizers that follow touches at the moment, who may begin, who waits and who fails.
///
/// `GestureArbiter` decides it; here stand its effects: states, actions, touches taken from views. A turn in which no
/// state changes asks the arbiter nothing and allocates nothing.
@MainActor
final class GestureArbitration {
    /// The current display's.
    static var current: GestureArbitration { DisplayConnection.current.gestures }

    /// A recognizer by its identity, whatever its class says of equality.
    struct Participant: Hashable {
        let recognizer: UIGestureRecognizer

        static func == (one: Participant, other: Participant) -> Bool { one.recognizer === other.recognizer }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(recognizer)) }
    }

    private typealias Arbiter = GestureArbiter<Participant>

    /// The first was asked about the second.
    private struct Pair: Equatable {
        var one: ObjectIdentifier
        var other: ObjectIdentifier

        func contains(_ recognizer: UIGestureRecognizer) -> Bool {
            one == ObjectIdentifier(recognizer) || other == ObjectIdentifier(recognizer)
        }
    }

    /// Knows the recognizers in the middle of a sequence: following touches, recognizing, or waiting for a further tap.
    private var arbiter = Arbiter()
    /// Whose actions are to be sent when every recognizer has seen the event.
    private var due: [UIGestureRecognizer] = []
    /// Those that are over, and are possible again when the turn ends.
    private var over: [UIGestureRecognizer] = []
    /// Pairs whose classes and delegates have been asked, in this attempt, which waits for which. They are few.
    private var asked: [Pair] = []
    /// How many turns are under way inside each other.
    private var depth = 0
    /// The arbiter is asking delegates, or its actions are being carried out.
    private var isDeciding = false
    /// What app code asked for meanwhile.
    private var later: [() -> Void] = []
    /// A recognizer has lost its last touch: its attempt may be over.
    private var touchesWereLost = false
    /// A state has changed, or what follows a touch: what is held back from views may go to them.
    private var heldMayGo = false
    /// Room for the arbiter's actions, used again and again.
    private var spareRoom: Arbiter.Actions = []

    // MARK: Turns

    /// Runs what may change states, then sends the actions that came of it and resets what is over.
    func turn(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        sendDueActions()
        if touchesWereLost {
            touchesWereLost = false
            carryOut { $0.sequenceEnded(where: { $0.recognizer.isUntouched }, &$1) }
        }
        if heldMayGo {
            heldMayGo = false
            TouchDelivery.deliverWhatIsDecided()
        }
        resetWhatIsOver()
    }

    private func sendDueActions() {
        // An action may make further ones due.
        while !due.isEmpty {
            let recognizer = due.removeFirst()
            recognizer.sendActions()
        }
    }

    private func resetWhatIsOver() {
        guard !over.isEmpty else { return }
        let finished = over
        over = []
        for recognizer in finished {
            recognizer.settle(in: .possible)
            recognizer.reset()
        }
    }

    // MARK: Touches

    /// The recognizer has got a touch, and takes part from now on.
    func follow(_ recognizer: UIGestureRecognizer) {
        guard !isDeciding else { return later.append { self.follow(recognizer) } }
        recognizer.takesPart = true
        arbiter.touchSequenceBegan(Participant(recognizer: recognizer))
    }

    /// A recognizer has lost its last touch.
    func touchesWereLostByOne() {
        touchesWereLost = true
        heldMayGo = true
    }

    /// A state has changed, or who follows a touch.
    func followersChanged() {
        heldMayGo = true
    }

    // MARK: Changes

    func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        // What a delegate changes while it is asked about others changes once the decision is carried out.
        guard !isDeciding else { return later.append { self.change(recognizer, to: new) } }
        turn {
            switch (recognizer.state, new) {
            case (.possible, .ended) where recognizer.waiting != nil: recognizer.waiting?.ended = true
            case (.possible, .began), (.possible, .changed), (.possible, .ended):
                begin(recognizer, as: new == .ended ? .ended : .began)
            case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
            case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
                (.began, .cancelled), (.changed, .cancelled):
                goOn(recognizer, to: new)
            case (.began, .failed), (.changed, .failed): goOn(recognizer, to: .cancelled)
            default:
                // Ended, cancelled and failed stay until the sequence is over.
                break
            }
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer, as asked: UIGestureRecognizer.State) {
        guard recognizer.waiting == nil else { return }
        recognizer.waiting = UIGestureRecognizer.Waiting(asked: asked)
        // Asked before anything is decided: a delegate may cancel others here, so that this one can begin.
        let mayBegin = recognizer.mayBegin
        guard recognizer.waiting != nil else { return }
        recognizer.waiting?.mayBegin = mayBegin
        recognizer.takesPart = true
        decide {
            askWhoWaits(beside: recognizer)
            carryOut { $0.wantsToBegin(Participant(recognizer: recognizer), rules: rules, &$1) }
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.takesPart else { return }
        recognizer.settle(in: .failed)
        giveUp(recognizer)
    }

    /// Goes from one state of a gesture that has begun to the next, or to its end.
    private func goOn(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        sendDueAction(of: recognizer, before: new)
        // The action may have put an end to it.
        guard recognizer.state == .began || recognizer.state == .changed else { return }
        recognizer.settle(in: new)
        makeDue(recognizer)
        switch new {
        case .ended: decide { carryOut { $0.ended(Participant(recognizer: recognizer), &$1) } }
        case .cancelled: giveUp(recognizer)
        default: break
        }
    }

    private func giveUp(_ recognizer: UIGestureRecognizer) {
        decide { carryOut { $0.failed(Participant(recognizer: recognizer), rules: rules, &$1) } }
    }

    private func makeDue(_ recognizer: UIGestureRecognizer) {
        if !isDue(recognizer) { due.append(recognizer) }
    }

    private func isDue(_ recognizer: UIGestureRecognizer) -> Bool {
        due.contains { $0 === recognizer }
    }

    /// Sends an action that is due before its state is over; one change after another is told once.
    private func sendDueAction(of recognizer: UIGestureRecognizer, before new: UIGestureRecognizer.State) {
        guard isDue(recognizer) else { return }
        if recognizer.state == .changed && new == .changed { return }
        due.removeAll { $0 === recognizer }
        recognizer.sendActions()
    }

    // MARK: Decisions

    /// Has the arbiter decide an event and carries out what it says; then whatever app code asked for meanwhile.
    private func decide(_ event: () -> Void) {
        isDeciding = true
        event()
        isDeciding = false
        while !later.isEmpty {
            let next = later.removeFirst()
            next()
        }
    }

    private func carryOut(_ event: (inout Arbiter, inout Arbiter.Actions) -> Void) {
        // Taken out meanwhile: what an action leads to makes room of its own.
        var actions: Arbiter.Actions = []
        swap(&actions, &spareRoom)
        event(&arbiter, &actions)
        for action in actions { perform(action) }
        actions.removeAll(keepingCapacity: true)
        swap(&actions, &spareRoom)
    }

    private func perform(_ action: GestureAction<Participant>) {
        switch action {
        case .begin(let participant): recognize(participant.recognizer)
        case .wait: break
        case .fail(let participant): participant.recognizer.settle(in: .failed)
        case .reset(let participants):
            for participant in participants {
                let recognizer = participant.recognizer
                recognizer.takesPart = false
                over.append(recognizer)
                asked.removeAll { $0.contains(recognizer) }
            }
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer) {
        guard let wanted = recognizer.waiting else { return }
        recognizer.settle(in: wanted.asked)
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.touches { touch.delivery?.cancel() }
            // Touches that are up, and whose end the views have not heard of for its sake.
            TouchDelivery.cancelHeld(by: recognizer)
            for press in recognizer.presses { press.cancelInResponder(with: recognizer.lastEvent as? UIPressesEvent) }
        }
        makeDue(recognizer)
        if wanted.asked == .ended {
            carryOut { $0.ended(Participant(recognizer: recognizer), &$1) }
        } else if wanted.ended {
            later.append { self.change(recognizer, to: .ended) }
        }
    }

    // MARK: Relations

    private let rules = Arbiter.Rules(
        shouldBegin: { $0.recognizer.waiting?.mayBegin == true },
        canRecognizeSimultaneously: { one, other in
            let (one, other) = (one.recognizer, other.recognizer)
            return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
                || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
        },
        canPrevent: { one, other in
            let (one, other) = (one.recognizer, other.recognizer)
            return one.sharesTouches(with: other) && one.canPrevent(other) && other.canBePrevented(by: one)
        })

    /// Asks all that take part whether they wait for a recognizer that wants to begin, or it for them.
    private func askWhoWaits(beside recognizer: UIGestureRecognizer) {
        let participant = Participant(recognizer: recognizer)
        for index in 0..<arbiter.count {
            let other = arbiter.participant(index)
            guard other.recognizer !== recognizer else { continue }
            if requiresFailure(recognizer, other.recognizer) { arbiter.requireFailure(of: other, before: participant) }
            if requiresFailure(other.recognizer, recognizer) { arbiter.requireFailure(of: participant, before: other) }
        }
    }

    /// Whether `one` has to wait for `other`; classes and delegates are asked once in an attempt.
    private func requiresFailure(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        for required in one.requiredToFail where required.recognizer === other { return true }
        guard one.sharesTouches(with: other) else { return false }
        let pair = Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(other))
        guard !asked.contains(pair) else { return false }
        asked.append(pair)
        return one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
    }
}

extension UIGestureRecognizer {
    /// Whether nothing that it follows is down.
    fileprivate var isUntouched: Bool { touches.isEmpty && presses.isEmpty }

    /// Recognizers of views that have nothing to do with each other do not meet.
    fileprivate func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        guard let a = view, let b = other.view else { return false }
        return a.isDescendant(of: b) || b.isDescendant(of: a)
    }

    /// Asks the delegate, and the view whose touch would be taken away.
    fileprivate var mayBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        if let hit = touches.first?.view, hit.gestureRecognizerShouldBegin(self) == false { return false }
        if let view, view !== touches.first?.view, view.gestureRecognizerShouldBegin(self) == false { return false }
        return true
    }
}
