// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// The rotation and mirroring to apply to the stored pixels for display.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Rotated by 180 degrees.
        case down = 1
        /// Rotated by 90 degrees anticlockwise.
        case left = 2
        /// Rotated by 90 degrees clockwise.
        case right = 3
        /// The stored pixels are mirrored horizontally. In the remaining cases they are mirrored like this first, and
        /// then rotated as in `down`, `left` or `right`.
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// Whether an image is shown in its own colours or in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// Symbols are shown in the view's tint colour, other images in their own colours.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The way in which the centre of a resizable image is enlarged.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}

extension UIImage.Orientation {
    /// Whether displaying the image exchanges the width and height of the stored pixels.
    var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation of the horizontally mirrored image.
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

    /// The transform from the unit square of the stored pixels to that of the displayed pixels, with y downwards.
    private var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
        case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
        case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
        // The two following transforms exchange x and y, like those of `left` and `right`, and mirror the image too.
        case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
        }
    }

    /// Returns the pixels rotated and mirrored for display.
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
