// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Carries out, for all recognizers that follow touches at the moment, who may begin, who waits and who fails.
///
/// `GestureArbiter` decides it; here stand its effects: states, actions, touches taken from views.
@MainActor
enum GestureArbitration {
    struct State {
        /// Knows the recognizers in the middle of a sequence: following touches, recognizing, or waiting for a
        /// further tap.
        var arbiter = GestureArbiter<UIGestureRecognizer>()
        /// Whose actions are to be sent when every recognizer has seen the event.
        var due: [UIGestureRecognizer] = []
        /// Those that are over, and are possible again when the turn ends.
        var over: [UIGestureRecognizer] = []
        /// Pairs whose classes and delegates have been asked, in this attempt, which waits for which.
        fileprivate var asked: Set<Pair> = []
    }

    /// The first was asked about the second.
    fileprivate struct Pair: Hashable {
        var one: ObjectIdentifier
        var other: ObjectIdentifier

        func contains(_ id: ObjectIdentifier) -> Bool { one == id || other == id }
    }

    static var state = State()
    private static var depth = 0
    /// The arbiter is asking delegates, or its actions are being carried out.
    private static var isDeciding = false
    /// Changes that app code made meanwhile.
    private static var later: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

    // MARK: Turns

    /// Runs what may change states, then sends the actions that came of it and resets what is over.
    static func turn(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        sendDueActions()
        for action in state.arbiter.sequenceEnded(where: \.isUntouched) { perform(action) }
        TouchDelivery.deliverWhatIsDecided()
        resetWhatIsOver()
    }

    private static func sendDueActions() {
        // An action may make further ones due.
        while !state.due.isEmpty {
            let recognizer = state.due.removeFirst()
            recognizer.sendActions()
        }
    }

    private static func resetWhatIsOver() {
        guard !state.over.isEmpty else { return }
        let over = state.over
        state.over = []
        for recognizer in over {
            recognizer.settle(in: .possible)
            recognizer.reset()
        }
    }

    static func follow(_ recognizer: UIGestureRecognizer) {
        state.arbiter.touchSequenceBegan([recognizer])
    }

    static func takesPart(_ recognizer: UIGestureRecognizer) -> Bool {
        state.arbiter.contains(recognizer)
    }

    // MARK: Changes

    static func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        // What a delegate changes while it is asked about others changes once the decision is carried out.
        guard !isDeciding else { return later.append((recognizer, new)) }
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

    private static func begin(_ recognizer: UIGestureRecognizer, as asked: UIGestureRecognizer.State) {
        guard recognizer.waiting == nil else { return }
        recognizer.waiting = UIGestureRecognizer.Waiting(asked: asked)
        // Asked before anything is decided: a delegate may cancel others here, so that this one can begin.
        let mayBegin = recognizer.mayBegin
        guard recognizer.waiting != nil else { return }
        decide { arbiter in
            for other in arbiter.participants() where other !== recognizer {
                if requiresFailure(recognizer, other) { arbiter.requireFailure(of: other, before: recognizer) }
                if requiresFailure(other, recognizer) { arbiter.requireFailure(of: recognizer, before: other) }
            }
            var rules = rules
            rules.shouldBegin = { _ in mayBegin }
            return arbiter.wantsToBegin(recognizer, rules: rules)
        }
    }

    private static func fail(_ recognizer: UIGestureRecognizer) {
        guard takesPart(recognizer) else { return }
        recognizer.settle(in: .failed)
        decide { $0.failed(recognizer, rules: rules) }
    }

    /// Goes from one state of a gesture that has begun to the next, or to its end.
    private static func goOn(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        sendDueAction(of: recognizer, before: new)
        // The action may have put an end to it.
        guard recognizer.state == .began || recognizer.state == .changed else { return }
        recognizer.settle(in: new)
        makeDue(recognizer)
        switch new {
        case .ended: decide { $0.ended(recognizer) }
        case .cancelled: decide { $0.failed(recognizer, rules: rules) }
        default: break
        }
    }

    private static func makeDue(_ recognizer: UIGestureRecognizer) {
        if !state.due.contains(where: { $0 === recognizer }) { state.due.append(recognizer) }
    }

    /// Sends an action that is due before its state is over; one change after another is told once.
    private static func sendDueAction(of recognizer: UIGestureRecognizer, before new: UIGestureRecognizer.State) {
        guard state.due.contains(where: { $0 === recognizer }) else { return }
        if recognizer.state == .changed && new == .changed { return }
        state.due.removeAll { $0 === recognizer }
        recognizer.sendActions()
    }

    // MARK: Decisions

    /// Has the arbiter decide an event and carries out what it says; then whatever app code asked for meanwhile.
    private static func decide(
        _ event: (inout GestureArbiter<UIGestureRecognizer>) -> [GestureAction<UIGestureRecognizer>]
    ) {
        isDeciding = true
        // A copy: delegates may look at what takes part while they are asked.
        var arbiter = state.arbiter
        let actions = event(&arbiter)
        state.arbiter = arbiter
        actions.forEach(perform)
        isDeciding = false
        while !later.isEmpty {
            let next = later.removeFirst()
            change(next.recognizer, to: next.state)
        }
    }

    private static func perform(_ action: GestureAction<UIGestureRecognizer>) {
        switch action {
        case .begin(let recognizer): recognize(recognizer)
        case .wait: break
        case .fail(let recognizer): recognizer.settle(in: .failed)
        case .reset(let recognizers):
            state.over += recognizers
            for recognizer in recognizers where !state.asked.isEmpty {
                state.asked = state.asked.filter { !$0.contains(ObjectIdentifier(recognizer)) }
            }
        }
    }

    private static func recognize(_ recognizer: UIGestureRecognizer) {
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
            state.arbiter.ended(recognizer).forEach(perform)
        } else if wanted.ended {
            later.append((recognizer, .ended))
        }
    }

    // MARK: Relations

    private static var rules: GestureArbiter<UIGestureRecognizer>.Rules {
        GestureArbiter<UIGestureRecognizer>.Rules(
            canRecognizeSimultaneously: { one, other in
                one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
                    || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
            },
            canPrevent: { one, other in
                sharesTouches(one, other) && one.canPrevent(other) && other.canBePrevented(by: one)
            })
    }

    /// Recognizers of views that have nothing to do with each other do not meet.
    private static func sharesTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let a = one.view, let b = other.view else { return false }
        return a.isDescendant(of: b) || b.isDescendant(of: a)
    }

    /// Whether `one` has to wait for `other`; classes and delegates are asked once in an attempt.
    private static func requiresFailure(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if one.requiredToFail.contains(where: { $0.recognizer === other }) { return true }
        guard sharesTouches(one, other) else { return false }
        let pair = Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(other))
        guard state.asked.insert(pair).inserted else { return false }
        return one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
    }
}

extension UIGestureRecognizer {
    /// Whether nothing that it follows is down.
    fileprivate var isUntouched: Bool { touches.isEmpty && presses.isEmpty }

    /// Asks the delegate, and the view whose touch would be taken away.
    fileprivate var mayBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        if let hit = touches.first?.view, hit.gestureRecognizerShouldBegin(self) == false { return false }
        if let view, view !== touches.first?.view, view.gestureRecognizerShouldBegin(self) == false { return false }
        return true
    }
}
