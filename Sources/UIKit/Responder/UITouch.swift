// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

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
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase: Phase = .began
    /// How many times in a row it went down at about the same place.
    open internal(set) var tapCount = 1
    open private(set) var type: TouchType
    /// 0 to 1 where the device tells; 0 else.
    open internal(set) var force: CGFloat = 0
    open var maximumPossibleForce: CGFloat { type == .pencil ? 1 : 0 }

    open internal(set) weak var window: UIWindow?
    /// The view it went down on; it stays that when the finger leaves.
    open internal(set) weak var view: UIView?
    /// The recognizers that get this touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    /// In window coordinates.
    var location: CGPoint
    var previousLocation: CGPoint
    let beginning: CGPoint
    let buttonMask: UIEvent.ButtonMask
    /// What its view has heard of it so far.
    var delivery: TouchDelivery?

    init(at location: CGPoint, type: TouchType, buttonMask: UIEvent.ButtonMask, timestamp: TimeInterval) {
        self.location = location
        previousLocation = location
        beginning = location
        self.type = type
        self.buttonMask = buttonMask
        self.timestamp = timestamp
        super.init()
    }

    /// Where it is, in `view`'s coordinates, or in the window's where that is nil.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: nil)
    }

    var isDown: Bool { phase != .ended && phase != .cancelled }
}
