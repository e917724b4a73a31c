// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// What of a view changes when its superview's size does.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How contents fit a view's bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
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

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let direction = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

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

/// Whether a view turns round in right-to-left surroundings.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView.AutoresizingMask {
    /// The new frame of a view with this mask when its superview's size changes.
    ///
    /// The change goes to the flexible parts, by their share of the old length, or evenly where they have none.
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
