// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// An input event: touches, key presses, scrolling, a trackpad gesture, or pointer movement.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of input of an event.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// A set of pointer buttons.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)

        /// The mask of one button, whose number is counted from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << max(buttonNumber - 1, 0))
        }
    }

    /// The kind of input.
    open var type: EventType { kind }
    /// The kind that the event was created with, even if a subclass overrides ``type``.
    let kind: EventType
    /// The time in seconds, on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }
    /// The value of ``timestamp``, for internal use without dynamic dispatch, because it is read many times for each
    /// movement.
    final var time: TimeInterval
    /// The modifier keys held during the event.
    open internal(set) var modifierFlags: UIKeyModifierFlags
    /// The pointer buttons that are pressed.
    open internal(set) var buttonMask: ButtonMask = []

    /// The touches in the order in which they began.
    private(set) var touches: [UITouch] = []
    private var touchSet: Set<UITouch> = []
    /// The scrolling or trackpad gesture of the pointer, for events without touches.
    var pointer: PointerMovement?
    /// The number of the current delivery of this event object. One object is delivered again for each change of its
    /// touches, until the last touch has ended. The number tells these deliveries apart.
    var delivery = 0

    init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        kind = type
        time = timestamp
        self.modifierFlags = modifierFlags
        super.init()
    }

    // MARK: Touches

    /// All touches of the event; nil if there are none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touchSet }

    /// The touches in a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        some(touchSet.filter { $0.window === window })
    }

    /// The touches in a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        some(touchSet.filter { $0.view === view })
    }

    /// The touches that a gesture recognizer receives; nil if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        some(touchSet.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
    }

    private func some(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// The movements of a touch that are combined in this event, the earliest first. The last one is the touch's
    /// current state.
    ///
    /// Devices report more often than the screen shows frames, and an app gets one event per frame.
    ///
    /// - Returns: nil if the event does not contain the touch.
    /// - Complexity: O(n) for n movements; the touches are created at each call.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(where: { $0 === touch }) else { return nil }
        var previous = touch.samples.start
        return touch.samples.all.map { sample in
            defer { previous = sample.location }
            return touch.copy(as: sample, after: previous)
        }
    }

    /// An array with one copy of a touch, at its probable position at the next frame. The position is extrapolated
    /// linearly from the speed of the last movement.
    ///
    /// - Returns: nil if the event does not contain the touch; empty if the touch does not move.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(where: { $0 === touch }) else { return nil }
        let samples = touch.samples.all
        guard touch.phase == .moved, let last = samples.last, let interval = touch.window?.host?.frameInterval else {
            return []
        }
        let before = samples.dropLast().last
        let start = TouchPrediction.Sample(
            location: before?.location ?? touch.samples.start,
            time: before?.timestamp ?? last.timestamp - interval)
        guard
            let next = TouchPrediction.next(
                after: (start, TouchPrediction.Sample(location: last.location, time: last.timestamp)), in: interval)
        else { return [] }
        var sample = last
        sample.location = next.location
        sample.timestamp = next.time
        let predicted = touch.copy(as: sample, after: last.location)
        predicted.isPredicted = true
        return [predicted]
    }

    // MARK: Internals

    func add(_ touch: UITouch) {
        touches.append(touch)
        touchSet.insert(touch)
    }

    func remove(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        touchSet.remove(touch)
    }

    /// Sets the time and the modifier keys of the event before it is delivered again.
    func prepareForDelivery(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        time = timestamp
        self.modifierFlags = modifierFlags
    }
}

/// A scrolling or trackpad gesture of the pointer, without touches.
struct PointerMovement {
    enum Kind {
        /// Scrolling by a mouse wheel or by fingers on a trackpad. Its delta is a change of the content offset, in
        /// points.
        case scroll(InputEvent.Scroll)
        /// A pinch or rotation by two fingers on a trackpad, relative to the start of the gesture. The rotation is in
        /// radians, clockwise.
        case transform(scale: Double, rotation: Double)
    }

    enum Phase { case began, changed, ended, cancelled }

    var kind: Kind
    var phase: Phase
    /// The pointer's location in window coordinates.
    var location: CGPoint
    /// The view under the pointer.
    weak var view: UIView?
    weak var window: UIWindow?
}

/// The modifier keys held during an event.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
    init(_ modifiers: InputEvent.Modifiers) {
        self = []
        // Most events have no modifiers; the checks below are skipped for them.
        guard modifiers.rawValue != 0 else { return }
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }

    /// These modifier keys, converted to the `Display` module's type.
    package var display: InputEvent.Modifiers {
        var modifiers: InputEvent.Modifiers = []
        if contains(.alphaShift) { modifiers.insert(.capsLock) }
        if contains(.shift) { modifiers.insert(.shift) }
        if contains(.control) { modifiers.insert(.control) }
        if contains(.alternate) { modifiers.insert(.alternate) }
        if contains(.command) { modifiers.insert(.command) }
        return modifiers
    }
}
