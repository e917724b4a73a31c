// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes two fingers that move towards or away from each other, on the screen or on a trackpad.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The state machine of the current gesture. After a gesture, it is kept until the next touch begins another one.
    private var machine = PinchMachine()
    /// The factor by which the state machine's scale is multiplied to get `scale`. It changes when `scale` is set.
    private var factor: CGFloat = 1

    private func start() {
        machine = PinchMachine()
        factor = 1
    }

    /// Creates a recognizer that calls a method of `target`:
    /// `UIPinchGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPinchGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// Creates a recognizer that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    // MARK: Value

    /// The distance between the fingers, as a multiple of their distance at the beginning. After the property was set,
    /// later changes multiply the set value.
    open var scale: CGFloat {
        get { CGFloat(machine.scale) * factor }
        set { factor = newValue / CGFloat(machine.scale) }
    }

    /// The change of ``scale`` per second.
    open var velocity: CGFloat { CGFloat(machine.velocity(at: lastTime)) * factor }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == touches.count { start() }
        super.touchesBegan(touches, with: event)
    }

    override func sendToMachine(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        updateMachine { $0.touchesChanged(change, touches, at: time) }
    }

    /// The centre between the two fingers.
    override var locationInWindow: CGPoint { machine.location ?? super.locationInWindow }

    // MARK: Trackpad

    override var handlesTransforms: Bool { true }

    override func receive(_ movement: PointerMovement, with event: UIEvent) {
        super.receive(movement, with: event)
        guard case .transform(let scale, _) = movement.kind else { return }
        switch movement.phase {
        case .began: start()
        case .changed: updateMachine { $0.transformed(scale: scale, at: event.timestamp) }
        case .ended: updateMachine { $0.transformEnded() }
        case .cancelled: updateMachine { $0.transformEnded(isCancelled: true) }
        }
    }

    // MARK: Internals

    /// Passes an event to the state machine and applies its verdict.
    private func updateMachine(_ event: (inout PinchMachine) -> GestureVerdict) {
        if isRecognizing { machine.wasBegun() }
        applyVerdict(event(&machine))
    }
}
