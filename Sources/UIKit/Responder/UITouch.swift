// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// A finger, pen or pressed mouse, from going down to lifting: the same object all the while.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        case indirect
        case pencil
        /// A mouse or trackpad with its button down.
        case indirectPointer

        public static var stylus: TouchType { .pencil }
    }

    /// Seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { now.timestamp }
    open internal(set) var phase: Phase {
        get { currentPhase }
        set { currentPhase = newValue }
    }
    /// How many times in a row it went down at about the same place.
    open internal(set) var tapCount = 1
    open private(set) var type: TouchType
    /// 0 to 1 where the device tells; 0 else.
    open var force: CGFloat { now.force }
    open var maximumPossibleForce: CGFloat { type == .pencil ? 1 : 0 }

    open internal(set) var window: UIWindow? {
        get { currentWindow }
        set { currentWindow = newValue }
    }
    /// The view it went down on; it stays that when the finger leaves.
    open internal(set) weak var view: UIView?
    /// The recognizers that get this touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    /// Those of ``gestureRecognizers`` that hear what it does: all until they are over, in the same order.
    var listeners: [UIGestureRecognizer] = []

    /// Where it is in window coordinates, since when, and how it presses.
    final var now: TouchSample {
        didSet { machineTouches[0].location = now.location }
    }
    /// ``phase``, for the module itself: it is read several times in each movement, without a dynamic call.
    final var currentPhase = Phase.began
    /// ``window``, likewise.
    final weak var currentWindow: UIWindow?
    /// In window coordinates.
    final var location: CGPoint { now.location }
    final var previousLocation: CGPoint
    let beginning: CGPoint
    let buttonMask: UIEvent.ButtonMask
    /// How the pen is held; nil for fingers and mice.
    final var stylus: Stylus? { now.stylus }
    /// Whether it is where the touch will probably be.
    var isPredicted = false
    /// What its view has heard of it so far.
    var delivery: TouchDelivery?
    /// The movements that its last event stands for, the last one included: an app gets one event a frame.
    final var samples = TouchSamples()
    /// Movements that wait for the next frame.
    final var held = TouchSamples()
    private var ownSet: Set<UITouch>?
    /// This touch alone as machines see it: in window coordinates, and by an identity that lasts as long as the touch.
    ///
    /// The same room each time: most events are about one touch.
    private(set) final var machineTouches: [GestureTouch] = []

    init(_ sample: TouchSample, type: TouchType, buttonMask: UIEvent.ButtonMask) {
        now = sample
        previousLocation = sample.location
        beginning = sample.location
        self.type = type
        self.buttonMask = buttonMask
        super.init()
        machineTouches = [GestureTouch(id: Int(bitPattern: ObjectIdentifier(self)), at: sample.location)]
    }

    // MARK: Places

    /// Where it is, in `view`'s coordinates, or in the window's where that is nil.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    /// The place as exactly as the device tells it, which is what ``location(in:)`` is here too.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: nil)
    }

    // MARK: Pens

    /// Radians between the pen and the surface: half of pi upright, as for a finger; 0 flat.
    open var altitudeAngle: CGFloat { CGFloat(stylus?.altitude ?? .pi / 2) }

    /// Radians from the view's x axis, clockwise, to where the pen's upper end points; 0 for fingers and mice.
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

    // MARK: Internals

    final var isDown: Bool {
        currentPhase != .ended && currentPhase != .cancelled && currentPhase != .regionExited
    }

    /// Becomes what the movements that wait make of it; stationary without any.
    ///
    /// - Returns: when the last of them was.
    final func takeMovements() -> TimeInterval? {
        guard let last = held.all.last else {
            currentPhase = .stationary
            return nil
        }
        previousLocation = now.location
        now = last
        currentPhase = .moved
        // Exchanged rather than copied: neither makes room anew.
        swap(&samples, &held)
        held.begin(at: last.location)
        return last.timestamp
    }

    /// A set of this touch alone, made once: most events are about one touch.
    final var alone: Set<UITouch> {
        if let ownSet { return ownSet }
        let made: Set<UITouch> = [self]
        ownSet = made
        return made
    }

    /// Breaks the ties that hold it.
    func letGo() {
        ownSet = nil
    }

    /// This touch as it was, or will be, at another moment.
    func copy(as sample: TouchSample, after previous: CGPoint) -> UITouch {
        let copy = UITouch(sample, type: type, buttonMask: buttonMask)
        copy.previousLocation = previous
        copy.phase = phase
        copy.tapCount = tapCount
        copy.window = window
        copy.view = view
        copy.gestureRecognizers = gestureRecognizers
        return copy
    }
}

/// A touch at one moment.
struct TouchSample {
    /// In window coordinates.
    var location: CGPoint
    var timestamp: TimeInterval
    var force: CGFloat
    var stylus: Stylus?
}

/// Movements of a touch that come within one frame.
struct TouchSamples {
    private(set) var all: [TouchSample] = []
    /// Where it was before the first of them.
    private(set) var start = CGPoint.zero

    mutating func begin(at start: CGPoint) {
        self.start = start
        all.removeAll(keepingCapacity: true)
        if all.capacity < 32 { all.reserveCapacity(32) }
    }

    mutating func add(_ sample: TouchSample) {
        all.append(sample)
    }
}

/// What pens tell, in a view's coordinates.
@MainActor
enum StylusGeometry {
    static func azimuth(of stylus: Stylus?, in view: UIView?) -> CGFloat {
        guard let stylus else { return 0 }
        guard let view else { return CGFloat(stylus.azimuth) }
        let zero = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(CGPoint(x: cos(stylus.azimuth), y: sin(stylus.azimuth)), from: nil)
        return atan2(end.y - zero.y, end.x - zero.x)
    }
}
