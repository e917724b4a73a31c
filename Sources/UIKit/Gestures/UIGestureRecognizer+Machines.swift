// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import QuartzCore

/// What recognizers need to be driven by a machine of `Arrangement`.
extension UIGestureRecognizer {
    /// Those of the touches that it follows, as a machine sees them.
    func machineTouches(_ touches: Set<UITouch>) -> [GestureTouch] {
        self.touches.filter(touches.contains).map(\.machineTouch)
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
    private var deadline: TimeInterval?

    mutating func start(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        task = ScheduledWork.after(delay, purpose: .gesture) { GestureArbitration.turn(body) }
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
