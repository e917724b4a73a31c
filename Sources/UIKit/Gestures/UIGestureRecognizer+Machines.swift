// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import QuartzCore

/// A change of touches that is passed to a recognizer's state machine.
enum TouchChange {
    case began, moved, ended, cancelled
    /// The recognizer ignores the touches from now on.
    case ignored
}

/// The interface of the gesture state machines, which are defined in the module `Arrangement`.
protocol GestureMachine {
    mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict
}

extension GestureMachine {
    mutating func touchesChanged(_ change: TouchChange, _ touches: [GestureTouch], at time: Double) -> GestureVerdict {
        switch change {
        case .began: touchesBegan(touches, at: time)
        case .moved: touchesMoved(touches, at: time)
        case .ended: touchesEnded(touches, at: time)
        case .cancelled: touchesCancelled(touches, at: time)
        case .ignored: touchesIgnored(touches, at: time)
        }
    }
}

extension PanMachine: GestureMachine {}
extension PinchMachine: GestureMachine {}
extension RotationMachine: GestureMachine {}

/// Support for recognizers that are driven by a state machine of the module `Arrangement`.
extension UIGestureRecognizer {
    /// Passes touches that have changed to the state machine, in the order in which they began. Touches that the
    /// recognizer does not track are left out.
    func sendToMachine(_ change: TouchChange, _ touches: Set<UITouch>, _ event: UIEvent) {
        // Fast path for a movement of a single touch, without a closure or set operations.
        if self.touches.count == 1 {
            let own = self.touches[0]
            if touches == own.singleTouchSet { return sendToMachine(change, own.machineTouches, at: event.time) }
        }
        MachineTouches.withBuffer { buffer in
            for touch in self.touches where touches.contains(touch) { buffer.append(touch.machineTouch) }
            sendToMachine(change, buffer, at: event.time)
        }
    }

    /// Passes a change of one touch to the state machine, even if the recognizer no longer tracks the touch.
    func sendToMachine(_ change: TouchChange, _ touch: UITouch, _ event: UIEvent) {
        sendToMachine(change, touch.machineTouches, at: event.timestamp)
    }

    /// Calls `body` with all tracked touches, in the form that state machines accept.
    func withMachineTouches<Result>(_ body: ([GestureTouch]) -> Result) -> Result {
        if touches.count == 1 { return body(touches[0].machineTouches) }
        return MachineTouches.withBuffer { buffer in
            for touch in touches { buffer.append(touch.machineTouch) }
            return body(buffer)
        }
    }

    /// Whether the gesture has begun and has not ended. Recognizers report this to their state machine, because the
    /// app's subclass may have set `state` without the state machine.
    var isRecognizing: Bool { state == .began || state == .changed }

    /// Sets the state according to the state machine's verdict on an event.
    func applyVerdict(_ verdict: GestureVerdict) {
        switch verdict {
        case .none: break
        case .recognized: state = .ended
        case .began: state = .began
        case .changed: state = .changed
        // If the touches end while the recognizer still waits for other recognizers to fail, its gesture fails.
        case .ended: state = isRecognizing ? .ended : .failed
        case .cancelled: state = .cancelled
        case .failed: state = .failed
        }
    }
}

/// A reused buffer for touches that are passed to state machines, so that a movement allocates nothing.
@MainActor
private enum MachineTouches {
    private static var reusedBuffer: [GestureTouch] = []

    static func withBuffer<Result>(_ body: (inout [GestureTouch]) -> Result) -> Result {
        // The reused buffer is empty during the call, so that a nested call allocates its own.
        var buffer: [GestureTouch] = []
        swap(&buffer, &reusedBuffer)
        buffer.removeAll(keepingCapacity: true)
        defer { swap(&buffer, &reusedBuffer) }
        return body(&buffer)
    }
}

extension UITouch {
    var machineTouch: GestureTouch { machineTouches[0] }

    var distanceFromBeginning: CGFloat {
        hypot(location.x - beginning.x, location.y - beginning.y)
    }
}

/// The timer of a recognizer. It uses the display's clock.
@MainActor
struct GestureTimer {
    private var task: ScheduledTask?
    /// The time set with `wait(until:_:)`, at which the timer fires; nil if no such time is set.
    private(set) var deadline: TimeInterval?

    /// Calls `body` once after a delay in seconds, unless the timer is cancelled or started again before.
    mutating func start(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        task = ScheduledWork.after(delay, purpose: .gesture) {
            // Deliver pending touch movements first, because they happened before the timer fired.
            DesktopWindowHost.current?.deliverCoalescedInput()
            GestureCoordinator.current.performUpdates(body)
        }
    }

    /// Calls `body` at the deadline with the current time.
    mutating func wait(until deadline: TimeInterval, _ body: @escaping @MainActor (TimeInterval) -> Void) {
        start(max(0, deadline - CACurrentMediaTime())) { body(max(deadline, CACurrentMediaTime())) }
        self.deadline = deadline
    }

    mutating func cancel() {
        task?.cancel()
        task = nil
        deadline = nil
    }
}
