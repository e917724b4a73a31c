// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// A touch of a finger, pen or pressed mouse, from down to up. The same object represents the touch during that time.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    /// The kind of device that a touch comes from.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A touch on a surface other than the screen, such as a remote control.
        case indirect
        /// A pen on the screen.
        case pencil
        /// A mouse or trackpad with its button down.
        case indirectPointer

        public static var stylus: TouchType { .pencil }
    }

    /// The time of the last change in seconds, on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { currentSample.timestamp }
    /// The phase of the touch.
    open internal(set) var phase: Phase {
        get { currentPhase }
        set { currentPhase = newValue }
    }
    /// The number of consecutive taps at about the same place.
    open internal(set) var tapCount = 1
    /// The kind of device that the touch comes from.
    open private(set) var type: TouchType
    /// The force, 0 to 1, if the device reports it; otherwise 0.
    open var force: CGFloat { currentSample.force }
    /// The largest possible force: 1 for a pen, otherwise 0.
    open var maximumPossibleForce: CGFloat { type == .pencil ? 1 : 0 }

    /// The window in which the touch began.
    open internal(set) var window: UIWindow? {
        get { currentWindow }
        set { currentWindow = newValue }
    }
    /// The view in which the touch began. It does not change when the touch moves outside.
    open internal(set) weak var view: UIView?
    /// The gesture recognizers that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    /// The recognizers that still receive the touch's changes: those of ``gestureRecognizers`` that have not finished.
    var listeners: [UIGestureRecognizer] = []

    /// The touch's current location in window coordinates, its time, force and pen data.
    final var currentSample: TouchSample {
        didSet { machineTouches[0].location = currentSample.location }
    }
    /// The value of ``phase``, for internal use without dynamic dispatch, because it is read many times for each
    /// movement.
    final var currentPhase = Phase.began
    /// The value of ``window``, for internal use without dynamic dispatch.
    final weak var currentWindow: UIWindow?
    /// The location in window coordinates.
    final var location: CGPoint { currentSample.location }
    final var previousLocation: CGPoint
    let beginning: CGPoint
    let buttonMask: UIEvent.ButtonMask
    /// The number by which the display identifies the finger, pen or pressed mouse; 0 for a hovering pointer.
    final let contact: Int
    /// The orientation of the pen; nil for fingers and mice.
    final var stylus: Stylus? { currentSample.stylus }
    /// Whether this is a predicted touch, at its probable future position.
    var isPredicted = false
    /// The state of the touch's delivery to its view; nil if the touch is not, or no longer, delivered to the view.
    var delivery: TouchDelivery?
    /// All movements that the touch's latest event combines, up to the current location. An app gets one event per
    /// frame.
    final var samples = TouchSamples()
    /// The movements since the last delivered event. They are delivered together, in one event, before the next frame.
    final var queuedSamples = TouchSamples()
    private var storedSingleTouchSet: Set<UITouch>?
    /// The touch in the form in which gesture state machines receive it: in window coordinates, with an identifier that
    /// the touch keeps from down to up.
    ///
    /// The array has this touch as its only element. It is created once, because most events are about one touch.
    private(set) final var machineTouches: [GestureTouch] = []

    init(_ sample: TouchSample, type: TouchType, buttonMask: UIEvent.ButtonMask, contact: Int = 0) {
        currentSample = sample
        previousLocation = sample.location
        beginning = sample.location
        self.type = type
        self.buttonMask = buttonMask
        self.contact = contact
        super.init()
        machineTouches = [GestureTouch(id: Int(bitPattern: ObjectIdentifier(self)), at: sample.location)]
    }

    // MARK: Locations

    /// Returns the location in `view`'s coordinates, or in the window's if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// Returns the location before the last movement, in `view`'s coordinates, or in the window's if `view` is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    /// Returns the location with the full precision of the device. It is the same as ``location(in:)``, which is not
    /// rounded either.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the location before the last movement with the device's precision.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: nil)
    }

    // MARK: Pens

    /// The angle in radians between the pen and the surface: 0 if the pen is flat, and π/2 if it is upright. Fingers
    /// and mice count as upright.
    open var altitudeAngle: CGFloat { CGFloat(stylus?.altitude ?? .pi / 2) }

    /// Returns the angle in radians from the view's x axis clockwise to the pen's upper end; 0 for fingers and mice.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        StylusGeometry.azimuth(of: stylus, in: view)
    }

    /// Returns the unit vector in the direction of ``azimuthAngle(in:)``.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// The rotation of the pen about its own axis in radians; 0 if the pen does not report it.
    open var rollAngle: CGFloat { CGFloat(stylus?.roll ?? 0) }

    // MARK: Internals

    final var isDown: Bool {
        currentPhase != .ended && currentPhase != .cancelled && currentPhase != .regionExited
    }

    /// Applies the queued movements; without any, the touch becomes stationary.
    ///
    /// - Returns: the time of the last movement; nil if none was queued.
    final func applyQueuedSamples() -> TimeInterval? {
        guard let last = queuedSamples.all.last else {
            currentPhase = .stationary
            return nil
        }
        previousLocation = currentSample.location
        currentSample = last
        currentPhase = .moved
        // Swap the two arrays instead of copying one, so that both keep their memory and none is allocated.
        swap(&samples, &queuedSamples)
        queuedSamples.begin(at: last.location)
        return last.timestamp
    }

    /// A set with only this touch, created once because most events are about one touch.
    final var singleTouchSet: Set<UITouch> {
        if let storedSingleTouchSet { return storedSingleTouchSet }
        let made: Set<UITouch> = [self]
        storedSingleTouchSet = made
        return made
    }

    /// Releases the set ``singleTouchSet``, because the touch and the set retain each other.
    func releaseSingleTouchSet() {
        storedSingleTouchSet = nil
    }

    /// Returns a copy of the touch with the values of another moment, past or predicted.
    ///
    /// - Parameter previous: the location before that moment.
    func copy(as sample: TouchSample, after previous: CGPoint) -> UITouch {
        let copy = UITouch(sample, type: type, buttonMask: buttonMask, contact: contact)
        copy.previousLocation = previous
        copy.phase = phase
        copy.tapCount = tapCount
        copy.window = window
        copy.view = view
        copy.gestureRecognizers = gestureRecognizers
        return copy
    }
}

/// Converts pen angles to a view's coordinates.
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
