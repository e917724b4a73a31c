// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The parts of a view's frame that change when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The way in which a view's content is fitted to its bounds when the size changes.
    public enum ContentMode: Int, Sendable {
        /// The content is stretched to the bounds, scaled with its aspect ratio to fit in them or fill them, drawn
        /// again, or centred.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
        /// The content keeps its size and is aligned with an edge or a corner.
        case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// Returns the direction in which a view with a semantic attribute is laid out. For the attribute `unspecified`,
    /// it is the layout direction of the current traits.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let direction = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction in which a view with a semantic attribute is laid out. For the attribute `unspecified`,
    /// it is `layoutDirection`, the direction of the interface.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }
}

/// The meaning of a view's content, which decides whether the view is mirrored in right-to-left layout.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Playback and spatial content is always laid out from left to right. Unspecified content follows the layout
    /// direction of the interface, and the last two cases force a direction.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView.AutoresizingMask {
    /// The new frame of a view with this mask after its superview's size has changed.
    ///
    /// On each axis, the change of the superview's length is divided among the flexible margins and the flexible length
    /// of the view. Each gets a share in proportion to its old length, or an equal share if all lengths were 0 or one
    /// was negative.
    func frame(_ frame: CGRect, whenSuperviewGoesFrom old: CGSize, to new: CGSize) -> CGRect {
        let x = Self.distribute(
            new.width - old.width, start: frame.minX, length: frame.width, end: old.width - frame.maxX,
            flexibleStart: contains(.flexibleLeftMargin), flexibleLength: contains(.flexibleWidth),
            flexibleEnd: contains(.flexibleRightMargin))
        let y = Self.distribute(
            new.height - old.height, start: frame.minY, length: frame.height, end: old.height - frame.maxY,
            flexibleStart: contains(.flexibleTopMargin), flexibleLength: contains(.flexibleHeight),
            flexibleEnd: contains(.flexibleBottomMargin))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The new start and length on one axis, after the superview's length has changed by `change`.
    private static func distribute(
        _ change: CGFloat, start: CGFloat, length: CGFloat, end: CGFloat,
        flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [flexibleStart, flexibleLength, flexibleEnd].filter { $0 }.count
        guard parts > 0, change != 0 else { return (start, length) }
        let weights = [flexibleStart ? start : 0, flexibleLength ? length : 0, flexibleEnd ? end : 0]
        let total = weights.reduce(0, +)
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 && weights.allSatisfy { $0 >= 0 }
                ? change * weights[index] / total : change / CGFloat(parts)
        }
        return (start + share(0, flexibleStart), max(0, length + share(1, flexibleLength)))
    }
}
