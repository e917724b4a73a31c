// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// Recognizes a pointer that is over the view without being pressed.
///
/// The gesture begins when the pointer enters the view or a subview, changes with every movement, and ends when the
/// pointer leaves. It neither prevents other gestures nor is prevented by them.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var machine = HoverMachine()
    private var stylus: Stylus?

    /// Creates a recognizer that calls a method of `target`:
    /// `UIHoverGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIHoverGestureRecognizer) -> Void
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

    // MARK: Pens

    /// The distance of a pen above the surface: 0 on the surface, 1 at the limit of detection. It is 0 for a mouse.
    open var zOffset: CGFloat { CGFloat(stylus?.distance ?? 0) }

    /// The angle in radians between the pen and the surface: 0 for a flat pen, and π/2 for an upright pen or a mouse.
    open var altitudeAngle: CGFloat { CGFloat(stylus?.altitude ?? .pi / 2) }

    /// The clockwise angle in radians from the view's x axis to the direction of the pen's upper end; 0 for a mouse.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        StylusGeometry.azimuth(of: stylus, in: view)
    }

    /// The unit vector in the direction of ``azimuthAngle(in:)``.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// The rotation of the pen about its own axis in radians; 0 if the device does not report it.
    open var rollAngle: CGFloat { CGFloat(stylus?.roll ?? 0) }

    // MARK: Events

    /// Returns false: a pressed pointer is a touch, and this recognizer tracks only unpressed pointers.
    override func canTrack(_ touch: UITouch) -> Bool { false }

    func pointerMoved(_ touch: UITouch, isOver: Bool, with event: UIEvent) {
        let verdict = machine.pointerMoved(isOver: isOver)
        stylus = touch.stylus
        if verdict == .began { startTracking(touch) }
        let phase: UITouch.Phase = verdict == .began ? .began : verdict == .ended ? .ended : .moved
        receive(touch.singleTouchSet, with: event, phase: phase)
        applyVerdict(verdict)
        if verdict == .ended { stopTracking(touch) }
    }

    /// Resets the state machine. A pointer that is still over the view then begins a new gesture.
    open override func reset() {
        super.reset()
        machine = HoverMachine()
        stylus = nil
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
