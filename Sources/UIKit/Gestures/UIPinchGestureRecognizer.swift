// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Two fingers that come together or go apart, on the screen or on a trackpad.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Of this attempt, or of the last one until the next touch.
    private var machine = PinchMachine()
    /// By what the machine's scale is multiplied since ``scale`` was set.
    private var factor: CGFloat = 1

    private func start() {
        machine = PinchMachine()
        factor = 1
    }

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UIPinchGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPinchGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// A recognizer that calls a method which takes nothing.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    // MARK: Value

    /// The fingers' distance as a share of that at the beginning, or since it was set.
    open var scale: CGFloat {
        get { CGFloat(machine.scale) * factor }
        set { factor = newValue / CGFloat(machine.scale) }
    }

    /// The change of ``scale`` a second.
    open var velocity: CGFloat { CGFloat(machine.velocity(at: lastTime)) * factor }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == touches.count { start() }
        super.touchesBegan(touches, with: event)
    }

    override func hear(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        tell { $0.hear(change, touches, at: time) }
    }

    /// The middle between the two fingers.
    override var locationInWindow: CGPoint { machine.location ?? super.locationInWindow }

    // MARK: Trackpad

    override var followsTransforms: Bool { true }

    override func receive(_ movement: PointerMovement, with event: UIEvent) {
        super.receive(movement, with: event)
        guard case .transform(let scale, _) = movement.kind else { return }
        switch movement.phase {
        case .began: start()
        case .changed: tell { $0.transformed(scale: scale, at: event.timestamp) }
        case .ended: tell { $0.transformEnded() }
        case .cancelled: tell { $0.transformEnded(isCancelled: true) }
        }
    }

    // MARK: Internals

    /// Gives the machine an event and does as it says.
    private func tell(_ event: (inout PinchMachine) -> GestureVerdict) {
        if isRecognizing { machine.wasBegun() }
        follow(event(&machine))
    }
}
