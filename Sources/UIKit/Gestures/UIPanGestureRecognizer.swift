// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// Of this attempt, or of the last one until the next touch.
    private var machine = PanMachine()
    /// The machine's translation where this one's is 0.
    private var zero = CGPoint.zero
    /// Ends a gesture of a wheel's notches when no further one comes.
    private var notches = GestureTimer()
    /// Whether the movement is that of a wheel that turns notch by notch.
    private(set) var isByNotches = false

    /// Which kinds of scrolling by a pointer it follows: none unless set. Touches it follows in any case.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UIPanGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Void
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

    /// Points a finger must move before it is a pan.
    var hysteresis: CGFloat { CGFloat(Thresholds.Pan.hysteresis) }

    /// The axes along which movement counts towards being a pan.
    var axes: PanAxes { .both }
    /// Whether it counts only while more of it goes along these than across.
    var axesMustPrevail: Bool { false }

    /// How far the fingers have come since it was recognized or `setTranslation` was called.
    open func translation(in view: UIView?) -> CGPoint {
        let now = movement
        return inCoordinates(of: view, CGPoint(x: now.x - zero.x, y: now.y - zero.y))
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = movement
        let moved = fromCoordinates(of: view, translation)
        zero = CGPoint(x: now.x - moved.x, y: now.y - moved.y)
    }

    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint {
        inCoordinates(of: view, machine.velocity(at: lastTime))
    }

    /// How far the fingers have come since they went down, in window coordinates: known before it begins.
    var movement: CGPoint {
        // A subclass may ask before it has let the machine know of the event.
        withMachineTouches { machine.translation(ifMoved: $0) }
    }

    /// The edges that it has to come in from; nil for any place.
    var gate: EdgeGate? { nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == touches.count {
            machine = PanMachine(
                minimumNumberOfTouches: minimumNumberOfTouches, maximumNumberOfTouches: maximumNumberOfTouches,
                hysteresis: Double(hysteresis))
            machine.gate = gate
            zero = .zero
            isByNotches = false
        }
        super.touchesBegan(touches, with: event)
        // One finger too many takes no part in what has begun.
        guard isRecognizing else { return }
        for touch in touches where !machine.tracks(touch.machineTouch) { ignore(touch, for: event) }
    }

    override func hear(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {
        // Finding out which axes count takes longer than all the rest of a movement.
        if change == .moved, let movement = machine.movementToBegin(ifMoved: touches) {
            let axes = axes
            machine.axes = axes
            machine.axesMustPrevail = axes.length(of: movement) >= machine.hysteresis && axesMustPrevail
        }
        tell { $0.hear(change, touches, at: time) }
    }

    /// Gives the machine an event and does as it says.
    private func tell(_ event: (inout PanMachine) -> GestureVerdict) {
        if isRecognizing, machine.isPossible {
            machine.axes = axes
            machine.axesMustPrevail = axesMustPrevail
            machine.wasBegun()
        }
        var verdict = event(&machine)
        if verdict == .began {
            zero = zeroWhenRecognized(machine)
            if !shouldBegin() { verdict = .failed }
        }
        follow(verdict)
    }

    /// Whether it may be a pan once the fingers have moved far enough; otherwise it fails.
    func shouldBegin() -> Bool { true }

    /// The machine's translation that this one's is counted from: that at which it was recognized.
    func zeroWhenRecognized(_ machine: PanMachine) -> CGPoint { machine.translationAtBegin }

    // MARK: Scrolling

    override func followsScrolling(byNotches: Bool) -> Bool {
        allowedScrollTypesMask.contains(byNotches ? .discrete : .continuous)
    }

    override func receive(_ movement: PointerMovement, with event: UIEvent) {
        super.receive(movement, with: event)
        guard case .scroll(let scroll) = movement.kind else { return }
        if movement.phase == .ended { return tell { $0.scrollEnded() } }
        if state == .possible {
            machine = PanMachine()
            zero = .zero
            isByNotches = scroll.phase == .notch
        }
        // Content that goes up shows later rows; the fingers that move it go up too.
        let delta = CGPoint(x: -scroll.delta.dx, y: -scroll.delta.dy)
        tell { $0.scrolled(by: delta, at: event.timestamp) }
        guard scroll.phase == .notch else { return }
        notches.start(Thresholds.Scroll.notchPause) { [weak self] in self?.tell { $0.scrollEnded() } }
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

/// Whether scrolling by a pointer goes step by step.
public enum UIScrollType: UInt, Sendable {
    /// A wheel's notches.
    case discrete = 0
    /// Fingers on a trackpad.
    case continuous = 1
}

/// Kinds of scrolling that a pan follows.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all = UIScrollTypeMask(rawValue: 3)
}
