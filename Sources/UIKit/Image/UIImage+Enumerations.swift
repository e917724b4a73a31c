// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// How stored pixels are turned to be shown.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Half a turn.
        case down = 1
        /// A quarter turn against the clock.
        case left = 2
        /// A quarter turn with the clock.
        case right = 3
        /// As `up`, mirrored left to right; so are the rest.
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// Whether an image's colours count.
    public enum RenderingMode: Int, Sendable {
        /// A symbol in the tint of its place, any other image in its own colours.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable image grows.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The same orientation, shown in a mirror.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// From the unit square of the stored pixels to that of the shown ones, y downwards.
    private var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
        case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
        case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
        // The stored rows are the shown columns.
        case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
        }
    }

    /// The pixels as they are shown.
    func upright(_ image: CGImage) -> CGImage? {
        if self == .up { return image }
        let (width, height) = isSideways ? (image.height, image.width) : (image.width, image.height)
        guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1) else { return nil }
        context.interpolationQuality = .none
        context.scaleBy(x: CGFloat(width), y: CGFloat(height))
        context.concatenate(transform)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return context.makeImage()
    }
}
