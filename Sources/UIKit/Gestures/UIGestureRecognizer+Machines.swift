// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import QuartzCore

/// What recognizers need to be driven by a machine of `Arrangement`.
extension UIGestureRecognizer {
    /// Hands over those of the touches that it follows, as a machine sees them, in the order they came.
    func withMachineTouches<Result>(_ touches: Set<UITouch>, _ body: ([GestureTouch]) -> Result) -> Result {
        MachineTouches.room { room in
            for touch in self.touches where touches.contains(touch) { room.append(touch.machineTouch) }
            return body(room)
        }
    }

    /// Hands over all that it follows.
    func withMachineTouches<Result>(_ body: ([GestureTouch]) -> Result) -> Result {
        MachineTouches.room { room in
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
    /// In window coordinates, and by an identity that lasts as long as the touch.
    var machineTouch: GestureTouch {
        GestureTouch(id: Int(bitPattern: ObjectIdentifier(self)), at: location)
    }

    var distanceFromBeginning: CGFloat {
        hypot(location.x - beginning.x, location.y - beginning.y)
    }
}

/// A recognizer's timer on the display's clock.
@MainActor
struct GestureTimer {
    private var task: ScheduledTask?
    /// When it goes off for a machine; nil while none waits. Ask it before waiting, for that makes a closure.
    private(set) var deadline: TimeInterval?

    mutating func start(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        task = ScheduledWork.after(delay, purpose: .gesture) {
            // A movement that waits for its frame happened before.
            SurfaceHost.current?.deliverHeldInput()
            GestureArbitration.turn(body)
        }
    }

    /// Tells a machine the time at its deadline, or never where that is nil.
    mutating func wait(until deadline: TimeInterval?, _ body: @escaping @MainActor (TimeInterval) -> Void) {
        guard deadline != self.deadline else { return }
        cancel()
        guard let deadline else { return }
        start(max(0, deadline - CACurrentMediaTime())) { body(max(deadline, CACurrentMediaTime())) }
        self.deadline = deadline
    }

    mutating func cancel() {
        task?.cancel()
        task = nil
        deadline = nil
    }
}
