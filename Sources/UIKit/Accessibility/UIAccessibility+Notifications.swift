// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIAccessibility {
    /// What assistive technology is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen is another now. With an element, that is where it begins; with a text, that is spoken.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something came, went or moved. With an element, that is where to go on; with a text, that is spoken.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was turned; the text says where that has led.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technology.
    ///
    /// - Parameter argument: a `String`, an `NSAttributedString` or an element, as the notification says; or nil.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        AssistiveTechnology.current.hear(notification, argument)
    }

    /// Posted after assistive technology has come to an element, which stands in its `userInfo`.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// Where the notification has the element that the focus has come to.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// Where it has the element that the focus has left.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    // MARK: Coordinates

    /// From a view's coordinates to the screen's, in which assistive technology thinks.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.layer.convert(rect, to: top(of: view))
    }

    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let top = top(of: view)
        let origin = view.layer.convert(CGPoint.zero, to: top)
        let right = view.layer.convert(CGPoint(x: 1, y: 0), to: top)
        let down = view.layer.convert(CGPoint(x: 0, y: 1), to: top)
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y))
        return copy
    }

    /// The layer whose coordinates are the screen's: that which holds the windows, or the top of a tree in none.
    private static func top(of view: UIView) -> CALayer? {
        var top = view.layer
        while let layer = top.superlayer { top = layer }
        return top
    }
}
