// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// A machine that also waits for time.
protocol TimedGestureMachine: GestureMachine {
    /// When it has to be told the time, in seconds; nil while it waits for nothing.
    var deadline: Double? { get }
    mutating func timePassed(_ time: Double) -> GestureVerdict
}

extension LongPressMachine: TimedGestureMachine {}

extension SwipeMachine: TimedGestureMachine {
    mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict {
        touchesIgnored(ignored)
    }
}

extension TapMachine: TimedGestureMachine {
    mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict {
        touchesIgnored(ignored)
    }
}

/// The machine of an attempt, from its first touch to the reset, and its timer.
@MainActor
struct TimedAttempt<Machine: TimedGestureMachine> {
    var machine: Machine?
    fileprivate var timer = GestureTimer()

    /// The machine is gone, and nothing is waited for.
    mutating func end() {
        timer.cancel()
        machine = nil
    }
}

/// A recognizer that is driven by a machine which waits for time.
@MainActor
protocol TimedRecognizer: UIGestureRecognizer {
    associatedtype Machine: TimedGestureMachine
    var attempt: TimedAttempt<Machine> { get set }
    func makeMachine() -> Machine
}

extension TimedRecognizer {
    /// Tells the machine what has become of touches: a new one where it is the first.
    func tell(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        if attempt.machine == nil {
            if change == .ignored { return }
            attempt.machine = makeMachine()
        }
        // In place: a copy of the machine would copy its touches.
        carryOut(attempt.machine!.hear(change, touches, at: time))
    }

    /// Does as the machine says, and waits for its deadline.
    private func carryOut(_ verdict: GestureVerdict) {
        let deadline = attempt.machine?.deadline
        if deadline != attempt.timer.deadline { wait(until: deadline) }
        follow(verdict)
    }

    private func wait(until deadline: TimeInterval?) {
        guard let deadline else { return attempt.timer.cancel() }
        attempt.timer.wait(until: deadline) { [weak self] time in
            guard let self, let verdict = attempt.machine?.timePassed(time) else { return }
            carryOut(verdict)
        }
    }
}
