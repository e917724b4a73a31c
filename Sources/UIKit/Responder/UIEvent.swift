// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// Something that happened: touches, keys, scrolling, or the pointer passing by.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)

        /// The mask of one button, counted from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << max(buttonNumber - 1, 0))
        }
    }

    open var type: EventType { kind }
    /// What it was made as, whatever a subclass says.
    let kind: EventType
    /// Seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }
    /// ``timestamp``, for the module itself: it is read several times in each movement, without a dynamic call.
    final var time: TimeInterval
    open internal(set) var modifierFlags: UIKeyModifierFlags
    /// The buttons of the pointer that are down.
    open internal(set) var buttonMask: ButtonMask = []

    /// The touches in the order they came.
    private(set) var touches: [UITouch] = []
    private var touchSet: Set<UITouch> = []
    /// What the pointer did that touched nothing.
    var pointer: PointerMovement?
    /// Which delivery this is: one event object serves all touches from the first down to the last up.
    var delivery = 0

    init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        kind = type
        time = timestamp
        self.modifierFlags = modifierFlags
        super.init()
    }

    // MARK: Touches

    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touchSet }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        some(touchSet.filter { $0.window === window })
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        some(touchSet.filter { $0.view === view })
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        some(touchSet.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
    }

    private func some(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// Every movement of the touch that this event stands for, the earliest first; the last is where the touch is now.
    ///
    /// Devices tell more often than a screen shows, and an app gets one event a frame.
    ///
    /// - Returns: nil where the touch is none of this event's.
    /// - Complexity: O(movements); they are made anew each time.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(where: { $0 === touch }) else { return nil }
        var previous = touch.samples.start
        return touch.samples.all.map { sample in
            defer { previous = sample.location }
            return touch.copy(as: sample, after: previous)
        }
    }

    /// Where the touch will probably be at the next frame: straight on, at the speed of its last movement.
    ///
    /// - Returns: nil where the touch is none of this event's; empty where it does not move.
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

    /// Goes on to another moment.
    func take(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        time = timestamp
        self.modifierFlags = modifierFlags
    }
}

/// What a pointer does without touching anything.
struct PointerMovement {
    enum Kind {
        /// Points that the content offset should change by.
        case scroll(InputEvent.Scroll)
        case transform(scale: Double, rotation: Double)
    }

    enum Phase { case began, changed, ended, cancelled }

    var kind: Kind
    var phase: Phase
    /// In window coordinates.
    var location: CGPoint
    /// What the pointer is over.
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
        // As with most events.
        guard modifiers.rawValue != 0 else { return }
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }

    /// The display's word for them.
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
