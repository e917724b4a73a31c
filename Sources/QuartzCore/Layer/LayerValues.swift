// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Everything that decides what a layer looks like, but for its sublayers.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var isOpaque = false

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = .all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    /// UIKit's y grows downwards: Core Animation's default of (0, -3) falls upwards there too.
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1

    var cornerRadii: CornerRadii {
        CornerRadii(
            topLeft: maskedCorners.contains(.layerMinXMinYCorner) ? cornerRadius : 0,
            topRight: maskedCorners.contains(.layerMaxXMinYCorner) ? cornerRadius : 0,
            bottomRight: maskedCorners.contains(.layerMaxXMaxYCorner) ? cornerRadius : 0,
            bottomLeft: maskedCorners.contains(.layerMinXMaxYCorner) ? cornerRadius : 0)
    }

    /// From the layer's bounds coordinates to its superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The smallest rectangle around the layer, in its superlayer's coordinates.
    var frame: CGRect {
        if CATransform3DIsIdentity(transform) {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.size.width,
                y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        return bounds.applying(transformToSuperlayer)
    }
}

/// Which corners of a layer are rounded.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}

/// Where a layer's contents lie in its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// The rectangle that contents of `size` fill in `bounds`; y grows downwards, so "top" is its upper edge.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        func scaled(by factor: CGFloat) -> CGSize {
            CGSize(width: size.width * factor, height: size.height * factor)
        }
        let size: CGSize =
            switch self {
            case .resize: bounds.size
            case .resizeAspect:
                scaled(by: min(bounds.width / max(size.width, 1e-9), bounds.height / max(size.height, 1e-9)))
            case .resizeAspectFill:
                scaled(by: max(bounds.width / max(size.width, 1e-9), bounds.height / max(size.height, 1e-9)))
            default: size
            }
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
