// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// A pointer that is over the view and touches nothing.
///
/// It begins when the pointer comes over the view or one below it, changes with every movement, and ends when it leaves.
/// It neither keeps other gestures from beginning nor is kept by them.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var machine = HoverMachine()
    private var stylus: Stylus?

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UIHoverGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIHoverGestureRecognizer) -> Void
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

    // MARK: Pens

    /// How far a pen is above the surface: 0 on it, 1 as far as the device can tell; 0 for a mouse.
    open var zOffset: CGFloat { CGFloat(stylus?.distance ?? 0) }

    /// Radians between the pen and the surface: half of pi upright, as for a mouse; 0 flat.
    open var altitudeAngle: CGFloat { CGFloat(stylus?.altitude ?? .pi / 2) }

    /// Radians from the view's x axis, clockwise, to where the pen's upper end points; 0 for a mouse.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        StylusGeometry.azimuth(of: stylus, in: view)
    }

    /// The direction of ``azimuthAngle(in:)``, one point long.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// Radians that the pen is turned about itself; 0 where it does not tell.
    open var rollAngle: CGFloat { CGFloat(stylus?.roll ?? 0) }

    // MARK: Events

    /// A pointer that is pressed is a touch, and none of this recognizer's.
    override func follows(_ touch: UITouch) -> Bool { false }

    func pointerMoved(_ touch: UITouch, isOver: Bool, with event: UIEvent) {
        let verdict = machine.pointerMoved(isOver: isOver)
        stylus = touch.stylus
        if verdict == .began { follow(touch) }
        let phase: UITouch.Phase = verdict == .began ? .began : verdict == .ended ? .ended : .moved
        receive(touch.alone, with: event, phase: phase)
        follow(verdict)
        if verdict == .ended { letGo(of: touch) }
    }

    /// A pointer that is over the view still comes over it anew.
    open override func reset() {
        super.reset()
        machine = HoverMachine()
        stylus = nil
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
