// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import QuartzCore

/// What becomes of touches, to a machine.
enum TouchChange {
    case began, moved, ended, cancelled
    /// They turned out to be none of the gesture's.
    case ignored
}

/// What the machines of `Arrangement` have in common.
protocol GestureMachine {
    mutating func touchesBegan(_ began: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesMoved(_ moved: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesEnded(_ ended: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesCancelled(_ cancelled: [GestureTouch], at time: Double) -> GestureVerdict
    mutating func touchesIgnored(_ ignored: [GestureTouch], at time: Double) -> GestureVerdict
}

extension GestureMachine {
    mutating func hear(_ change: TouchChange, _ touches: [GestureTouch], at time: Double) -> GestureVerdict {
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

/// What recognizers need to be driven by a machine of `Arrangement`.
extension UIGestureRecognizer {
    /// Tells its machine of those of the touches that it follows, in the order they came.
    func hear(_ change: TouchChange, _ touches: Set<UITouch>, _ event: UIEvent) {
        // Most movements are of one touch, and then this takes no closure and goes through no set.
        if self.touches.count == 1 {
            let own = self.touches[0]
            if touches == own.alone { return hear(change, own.machineTouches, at: event.time) }
        }
        MachineTouches.room { room in
            for touch in self.touches where touches.contains(touch) { room.append(touch.machineTouch) }
            hear(change, room, at: event.time)
        }
    }

    /// Tells its machine of a touch, whether or not it follows that any more.
    func hear(_ change: TouchChange, _ touch: UITouch, _ event: UIEvent) {
        hear(change, touch.machineTouches, at: event.timestamp)
    }

    /// Hands over all that it follows.
    func withMachineTouches<Result>(_ body: ([GestureTouch]) -> Result) -> Result {
        if touches.count == 1 { return body(touches[0].machineTouches) }
        return MachineTouches.room { room in
            for touch in touches { room.append(touch.machineTouch) }
            return body(room)
        }
    }

    /// Whether it has begun, perhaps because a subclass set its state: its machine has to know.
    var isRecognizing: Bool { state == .began || state == .changed }

    /// Carries out what its machine makes of an event.
    func follow(_ verdict: GestureVerdict) {
        switch verdict {
        case .none: break
        case .recognized: state = .ended
        case .began: state = .began
        case .changed: state = .changed
        // One that still waits for others when its fingers are gone has come too late.
        case .ended: state = isRecognizing ? .ended : .failed
        case .cancelled: state = .cancelled
        case .failed: state = .failed
        }
    }
}

/// Room for touches on their way to machines, used again and again: a movement allocates nothing.
@MainActor
private enum MachineTouches {
    private static var spare: [GestureTouch] = []

    static func room<Result>(_ body: (inout [GestureTouch]) -> Result) -> Result {
        // Taken out meanwhile: whoever comes in between makes room of its own.
        var room: [GestureTouch] = []
        swap(&room, &spare)
        room.removeAll(keepingCapacity: true)
        defer { swap(&room, &spare) }
        return body(&room)
    }
}

extension UITouch {
    var machineTouch: GestureTouch { machineTouches[0] }

    var distanceFromBeginning: CGFloat {
        hypot(location.x - beginning.x, location.y - beginning.y)
    }
}

/// A recognizer's timer on the display's clock.
@MainActor
struct GestureTimer {
    private var task: ScheduledTask?
    /// When it goes off for a machine; nil while none waits.
    private(set) var deadline: TimeInterval?

    mutating func start(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        task = ScheduledWork.after(delay, purpose: .gesture) {
            // A movement that waits for its frame happened before.
            SurfaceHost.current?.deliverHeldInput()
            GestureArbitration.current.turn(body)
        }
    }

    /// Tells a machine the time at its deadline.
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
