// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

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

/// How the pixels of contents that are drawn larger or smaller are mixed.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Each pixel drawn is the one of the contents that is there: sharp steps.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Pixels are mixed with those beside them.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Contents that are shrunk are halved first until what is left is less than a half.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
    /// How colours brighter than the display's white are brought into what it can show.
    public struct ToneMapMode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let automatic = ToneMapMode(rawValue: "automatic")
        public static let never = ToneMapMode(rawValue: "never")
        public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
    }
}

/// How the contents are kept that a layer draws.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// > Note: Colours are drawn in sRGB all the same, in eight bits.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Shades of grey.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
