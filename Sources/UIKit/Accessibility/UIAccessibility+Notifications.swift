// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIAccessibility {
    /// A notification for assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen has changed. An element that is passed as the argument gets the accessibility focus, and
        /// a text is spoken.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Elements were added, removed or moved. An element that is passed as the argument gets the accessibility
        /// focus, and a text is spoken.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement to the user. The argument is the text, which is spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll view has scrolled by a page. The argument is a text with the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Sends a notification to assistive technology.
    ///
    /// - Parameter argument: a `String`, an `NSAttributedString` or an element, depending on the notification; or nil.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        AssistiveTechnology.current.handle(notification, argument)
    }

    /// Posted after assistive technology has moved to an element, which is in the notification's `userInfo`.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The `userInfo` key of the element that got the accessibility focus.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The `userInfo` key of the element that lost the accessibility focus.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    // MARK: Coordinates

    /// Converts a rectangle from a view's coordinates to screen coordinates, which assistive technology uses.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.layer.convert(rect, to: top(of: view))
    }

    /// Converts a path from a view's coordinates to screen coordinates, which assistive technology uses.
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

    /// The outermost superlayer of the view's layer. For a view in a window, this superlayer contains the windows, and
    /// its coordinates are the screen's.
    private static func top(of view: UIView) -> CALayer? {
        var top = view.layer
        while let layer = top.superlayer { top = layer }
        return top
    }
}
