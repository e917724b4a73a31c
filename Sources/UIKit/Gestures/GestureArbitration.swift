// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides, for all recognizers that follow touches at the moment, who may begin, who waits and who fails.
@MainActor
enum GestureArbitration {
    struct State {
        /// Recognizers in the middle of a sequence: following touches, recognizing, or waiting for a further tap.
        var active: [UIGestureRecognizer] = []
        /// Whose actions are to be sent when every recognizer has seen the event.
        var due: [UIGestureRecognizer] = []
    }

    static var state = State()
    private static var depth = 0

    private(set) static var active: [UIGestureRecognizer] {
        get { state.active }
        set { state.active = newValue }
    }

    private static var due: [UIGestureRecognizer] {
        get { state.due }
        set { state.due = newValue }
    }

    // MARK: Turns

    /// Runs what may change states, then sends the actions that came of it and resets what is over.
    static func turn(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        sendDueActions()
        TouchDelivery.deliverWhatIsDecided()
        for recognizer in active { resetIfOver(recognizer) }
    }

    private static func sendDueActions() {
        // An action may make further ones due.
        while !due.isEmpty {
            let recognizer = due.removeFirst()
            recognizer.sendActions()
        }
    }

    static func follow(_ recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    static func remove(_ recognizer: UIGestureRecognizer) {
        let wasEnabled = recognizer.isEnabled
        recognizer.isEnabled = false
        recognizer.isEnabled = wasEnabled
        active.removeAll { $0 === recognizer }
    }

    // MARK: Changes

    static func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        turn {
            let old = recognizer.state
            if recognizer.waiting != nil {
                changeWhileWaiting(recognizer, to: new)
                return
            }
            switch (old, new) {
            case (.possible, .began), (.possible, .ended), (.possible, .changed):
                begin(recognizer, as: new == .ended ? .ended : .began)
            case (.possible, .failed), (.possible, .cancelled):
                fail(recognizer)
            case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
                (.began, .cancelled), (.changed, .cancelled):
                sendDueAction(of: recognizer, before: new)
                recognizer.settle(in: new)
                makeDue(recognizer)
            case (.began, .failed), (.changed, .failed):
                sendDueAction(of: recognizer, before: .cancelled)
                recognizer.settle(in: .cancelled)
                makeDue(recognizer)
            default:
                // Ended, cancelled and failed stay until the sequence is over.
                break
            }
        }
    }

    private static func changeWhileWaiting(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        switch new {
        case .failed, .cancelled:
            recognizer.waiting = nil
            fail(recognizer)
        case .ended: recognizer.waiting?.ended = true
        default: break
        }
    }

    private static func begin(_ recognizer: UIGestureRecognizer, as asked: UIGestureRecognizer.State) {
        guard recognizer.mayBegin else { return fail(recognizer) }
        let required = requiredFailures(of: recognizer)
        if required.contains(where: \.hasRecognized) { return fail(recognizer) }
        if required.contains(where: \.couldStillRecognize) {
            recognizer.waiting = UIGestureRecognizer.Waiting(asked: asked)
            return
        }
        recognize(recognizer, as: asked)
    }

    private static func recognize(_ recognizer: UIGestureRecognizer, as asked: UIGestureRecognizer.State) {
        for other in active where other !== recognizer && other.hasRecognized {
            if prevents(other, recognizer) { return fail(recognizer) }
        }
        recognizer.settle(in: asked)
        if recognizer.cancelsTouchesInView { recognizer.touches.forEach { $0.delivery?.cancel() } }
        makeDue(recognizer)
        for other in active where other !== recognizer && other.state == .possible {
            if prevents(recognizer, other) { fail(other) }
        }
        // Those that wait for this one to fail wait in vain.
        for other in active where other.waiting != nil {
            if requiredFailures(of: other).contains(where: { $0 === recognizer }) { fail(other) }
        }
    }

    private static func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .possible else { return }
        recognizer.waiting = nil
        recognizer.settle(in: .failed)
        // Who waited for this failure may begin now.
        for other in active {
            guard let waiting = other.waiting else { continue }
            let required = requiredFailures(of: other)
            if required.contains(where: \.couldStillRecognize) { continue }
            other.waiting = nil
            recognize(other, as: waiting.asked)
            if waiting.ended, other.state == .began { change(other, to: .ended) }
        }
    }

    private static func makeDue(_ recognizer: UIGestureRecognizer) {
        if !due.contains(where: { $0 === recognizer }) { due.append(recognizer) }
    }

    /// Sends an action that is due before its state is over; one change after another is told once.
    private static func sendDueAction(of recognizer: UIGestureRecognizer, before new: UIGestureRecognizer.State) {
        guard due.contains(where: { $0 === recognizer }) else { return }
        if recognizer.state == .changed && new == .changed { return }
        due.removeAll { $0 === recognizer }
        recognizer.sendActions()
    }

    // MARK: Relations

    private static func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard sharesTouches(one, other) else { return false }
        guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
        let together =
            one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
        return !together
    }

    /// Recognizers of views that have nothing to do with each other do not meet.
    private static func sharesTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let a = one.view, let b = other.view else { return false }
        return a.isDescendant(of: b) || b.isDescendant(of: a)
    }

    private static func requiredFailures(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var required = recognizer.requiredToFail.compactMap(\.recognizer)
        for other in active where other !== recognizer && sharesTouches(recognizer, other) {
            let asked =
                recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
            if asked { required.append(other) }
        }
        return required
    }

    // MARK: The end of a sequence

    static func resetIfOver(_ recognizer: UIGestureRecognizer) {
        guard depth == 0, recognizer.touches.isEmpty, recognizer.waiting == nil else { return }
        switch recognizer.state {
        case .ended, .cancelled, .failed:
            recognizer.settle(in: .possible)
            active.removeAll { $0 === recognizer }
            recognizer.reset()
        default: break
        }
    }
}

extension UIGestureRecognizer {
    /// Asks the delegate, and the view whose touch would be taken away.
    fileprivate var mayBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        if let hit = touches.first?.view, hit.gestureRecognizerShouldBegin(self) == false { return false }
        if let view, view !== touches.first?.view, view.gestureRecognizerShouldBegin(self) == false { return false }
        return true
    }

    var hasRecognized: Bool {
        switch state {
        case .began, .changed, .ended: true
        default: false
        }
    }

    /// Whether someone who needs it to fail has to wait.
    fileprivate var couldStillRecognize: Bool {
        guard isEnabled, state == .possible else { return false }
        return !touches.isEmpty || waiting != nil || GestureArbitration.active.contains { $0 === self }
    }
}
