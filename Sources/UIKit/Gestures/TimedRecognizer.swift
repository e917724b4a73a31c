// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// A gesture state machine that also depends on time.
protocol TimedGestureMachine: GestureMachine {
    /// The time in seconds at which `timePassed(_:)` must be called; nil if the state machine does not need such a
    /// call.
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

/// The state machine of one attempt to recognize a gesture, from the first touch to the reset, and its timer.
@MainActor
struct TimedAttempt<Machine: TimedGestureMachine> {
    var machine: Machine?
    fileprivate var timer = GestureTimer()

    /// Removes the state machine and cancels its timer.
    mutating func end() {
        timer.cancel()
        machine = nil
    }
}

/// A recognizer with a state machine that depends on time.
@MainActor
protocol TimedRecognizer: UIGestureRecognizer {
    associatedtype Machine: TimedGestureMachine
    var attempt: TimedAttempt<Machine> { get set }
    func makeMachine() -> Machine
}

extension TimedRecognizer {
    /// Passes a change of touches to the state machine. The first touch creates the state machine.
    func updateMachine(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        if attempt.machine == nil {
            if change == .ignored { return }
            attempt.machine = makeMachine()
        }
        // Call the state machine in place, because copying it would copy its touches.
        applyVerdictAndUpdateTimer(attempt.machine!.touchesChanged(change, touches, at: time))
    }

    /// Applies the state machine's verdict, and sets the timer to the machine's deadline.
    private func applyVerdictAndUpdateTimer(_ verdict: GestureVerdict) {
        let deadline = attempt.machine?.deadline
        if deadline != attempt.timer.deadline { wait(until: deadline) }
        applyVerdict(verdict)
    }

    private func wait(until deadline: TimeInterval?) {
        guard let deadline else { return attempt.timer.cancel() }
        attempt.timer.wait(until: deadline) { [weak self] time in
            guard let self, let verdict = attempt.machine?.timePassed(time) else { return }
            applyVerdictAndUpdateTimer(verdict)
        }
    }
}
