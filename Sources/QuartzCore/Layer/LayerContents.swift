// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The contents are in the centre of the bounds, at their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The contents are at the centre of the top edge, at their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The contents are at the centre of the bottom edge, at their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The contents are at the centre of the left edge, at their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The contents are at the centre of the right edge, at their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The contents are in the top left corner, at their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The contents are in the top right corner, at their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The contents are in the bottom left corner, at their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The contents are in the bottom right corner, at their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// The contents are stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The contents are scaled without distortion to the largest size that fits into the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The contents are scaled without distortion to the smallest size that covers the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// The rectangle for contents of `size` in `bounds`; y grows downwards, so "top" is the upper edge.
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

/// The interpolation of pixels in contents that are scaled.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colour of the nearest pixel, so that enlarged pixels have sharp edges.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation of neighbouring pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Repeated halving, then linear interpolation, for contents that are drawn smaller.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
    /// The tone mapping of colours that are brighter than the display's white.
    public struct ToneMapMode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The system decides.
        public static let automatic = ToneMapMode(rawValue: "automatic")
        /// No tone mapping.
        public static let never = ToneMapMode(rawValue: "never")
        /// Tone mapping if the display supports it.
        public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
    }
}

/// The storage format of the contents that a layer draws.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits for each of red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Sixteen bits for each of red, green, blue and alpha.
    ///
    /// > Note: Colours are drawn in sRGB with eight bits anyway.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Shades of grey with eight bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
