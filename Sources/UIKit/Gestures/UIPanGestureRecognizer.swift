// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes one or more fingers that move, and optionally scrolling by a pointer.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers for the pan to begin.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers that the pan tracks.
    open var maximumNumberOfTouches = Int.max

    /// The state machine of the current gesture. After a gesture, it is kept until the next touch begins another one.
    private var machine = PanMachine()
    /// The translation that is subtracted from that of the state machine to get the result of `translation(in:)`.
    private var zero = CGPoint.zero
    /// The timer that ends a pan by wheel notches when no further notch follows.
    private var notches = GestureTimer()
    /// Whether the pan is made by the notches of a mouse wheel.
    private(set) var isByNotches = false

    /// The kinds of pointer scrolling that the pan handles. The default is none. Touches are always handled.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Creates a recognizer that calls a method of `target`:
    /// `UIPanGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Void
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

    /// The distance in points that a finger must move before the pan begins.
    var hysteresis: CGFloat { CGFloat(Thresholds.Pan.hysteresis) }

    /// The axes along which a movement can make the pan begin; subclasses restrict them.
    var axes: PanAxes { .both }
    /// Whether only a movement that is longer along `axes` than across them can make the pan begin.
    var axesMustPrevail: Bool { false }

    /// The movement of the fingers since the pan began, in the coordinates of `view`, or of the recognizer's view if
    /// `view` is nil. After a call of ``setTranslation(_:in:)``, it is the set translation plus the movement since the
    /// call.
    open func translation(in view: UIView?) -> CGPoint {
        let now = movement
        return inCoordinates(of: view, CGPoint(x: now.x - zero.x, y: now.y - zero.y))
    }

    /// Sets the current translation, in the coordinates of `view`. Later movements of the fingers are added to it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = movement
        let moved = fromCoordinates(of: view, translation)
        zero = CGPoint(x: now.x - moved.x, y: now.y - moved.y)
    }

    /// The velocity of the fingers in points per second, in the coordinates of `view`, or of the recognizer's view if
    /// `view` is nil.
    open func velocity(in view: UIView?) -> CGPoint {
        inCoordinates(of: view, machine.velocity(at: lastTime))
    }

    /// The movement of the fingers since they touched down, in window coordinates. It is available even before the pan
    /// begins.
    var movement: CGPoint {
        // Use the current touches, because a subclass may ask before the state machine has received the event.
        withMachineTouches { machine.translation(ifMoved: $0) }
    }

    /// The area along edges of the window in which the pan must start; nil if it may start anywhere.
    var startArea: ScreenEdgeStartArea? { nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == touches.count {
            machine = PanMachine(
                minimumNumberOfTouches: minimumNumberOfTouches, maximumNumberOfTouches: maximumNumberOfTouches,
                hysteresis: Double(hysteresis))
            machine.startArea = startArea
            zero = .zero
            isByNotches = false
        }
        super.touchesBegan(touches, with: event)
        // The state machine of a pan that has begun tracks at most `maximumNumberOfTouches` fingers. Ignore the others.
        guard isRecognizing else { return }
        for touch in touches where !machine.tracks(touch.machineTouch) { ignore(touch, for: event) }
    }

    override func sendToMachine(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        // Determine the axes only when the pan may begin, because determining them is slower than the rest of handling
        // a movement.
        if change == .moved, let movement = machine.movementToBegin(ifMoved: touches) {
            let axes = axes
            machine.axes = axes
            machine.axesMustPrevail = axes.length(of: movement) >= machine.hysteresis && axesMustPrevail
        }
        updateMachine { $0.touchesChanged(change, touches, at: time) }
    }

    /// Passes an event to the state machine and applies its verdict.
    private func updateMachine(_ event: (inout PanMachine) -> GestureVerdict) {
        if isRecognizing, machine.isPossible {
            machine.axes = axes
            machine.axesMustPrevail = axesMustPrevail
            machine.wasBegun()
        }
        var verdict = event(&machine)
        if verdict == .began {
            zero = translationOriginWhenRecognized(machine)
            if !shouldBegin() { verdict = .failed }
        }
        applyVerdict(verdict)
    }

    /// Called when the fingers have moved far enough. Returns whether the pan may begin; if not, the pan fails.
    func shouldBegin() -> Bool { true }

    /// Returns the new value of `zero` when the pan is recognized. By default, it is the translation at that moment, so
    /// that `translation(in:)` starts at 0.
    func translationOriginWhenRecognized(_ machine: PanMachine) -> CGPoint { machine.translationAtBegin }

    // MARK: Scrolling

    override func handlesScrolling(byNotches: Bool) -> Bool {
        allowedScrollTypesMask.contains(byNotches ? .discrete : .continuous)
    }

    override func receive(_ movement: PointerMovement, with event: UIEvent) {
        super.receive(movement, with: event)
        guard case .scroll(let scroll) = movement.kind else { return }
        if movement.phase == .ended { return updateMachine { $0.scrollEnded() } }
        if state == .possible {
            machine = PanMachine()
            zero = .zero
            isByNotches = scroll.phase == .notch
        }
        // Invert the delta: a positive scroll delta moves the content up, and so does a pan with a negative
        // translation.
        let delta = CGPoint(x: -scroll.delta.dx, y: -scroll.delta.dy)
        updateMachine { $0.scrolled(by: delta, at: event.timestamp) }
        guard scroll.phase == .notch else { return }
        notches.start(Thresholds.Scroll.notchPause) { [weak self] in self?.updateMachine { $0.scrollEnded() } }
    }

    open override func reset() {
        super.reset()
        notches.cancel()
    }

    // MARK: Coordinates

    private func inCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
        guard let view = view ?? self.view else { return vector }
        let zero = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    private func fromCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
        guard let view = view ?? self.view else { return vector }
        let zero = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(vector, to: nil)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }
}

/// The kind of scrolling by a pointer: in steps or continuous.
public enum UIScrollType: UInt, Sendable {
    /// Scrolling by the notches of a mouse wheel.
    case discrete = 0
    /// Scrolling by fingers on a trackpad.
    case continuous = 1
}

/// A set of the kinds of pointer scrolling that a pan handles.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits of the set, the same as on iOS.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Scrolling by the notches of a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Scrolling by fingers on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// All kinds of pointer scrolling.
    public static let all = UIScrollTypeMask(rawValue: 3)
}
