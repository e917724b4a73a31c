// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes two fingers that rotate around each other, on the screen or on a trackpad.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The state machine of the current gesture. After a gesture, it is kept until the next touch begins another one.
    private var machine = RotationMachine()
    /// The angle that is added to the state machine's rotation to get `rotation`. It changes when `rotation` is set.
    private var offset: CGFloat = 0

    private func start() {
        machine = RotationMachine()
        offset = 0
    }

    /// Creates a recognizer that calls a method of `target`:
    /// `UIRotationGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIRotationGestureRecognizer) -> Void
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

    /// The clockwise rotation in radians since the beginning. After the property was set, later rotation is added to
    /// the set value.
    open var rotation: CGFloat {
        get { CGFloat(machine.rotation) + offset }
        set { offset = newValue - CGFloat(machine.rotation) }
    }

    /// The angular velocity in radians per second.
    open var velocity: CGFloat { CGFloat(machine.velocity(at: lastTime)) }

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
        guard case .transform(_, let rotation) = movement.kind else { return }
        switch movement.phase {
        case .began: start()
        case .changed: updateMachine { $0.transformed(rotation: rotation, at: event.timestamp) }
        case .ended: updateMachine { $0.transformEnded() }
        case .cancelled: updateMachine { $0.transformEnded(isCancelled: true) }
        }
    }

    // MARK: Internals

    /// Passes an event to the state machine and applies its verdict.
    private func updateMachine(_ event: (inout RotationMachine) -> GestureVerdict) {
        if isRecognizing { machine.wasBegun() }
        applyVerdict(event(&machine))
    }
}
