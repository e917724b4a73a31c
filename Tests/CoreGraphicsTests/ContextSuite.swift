// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

/// Drawing helpers for the context test suites, which compare rendered images.
protocol ContextSuite {}

extension ContextSuite {
    var red: CGColor { CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
    var blue: CGColor { CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1) }

    func picture(
        width: Int = 20, height: Int = 20, scale: CGFloat = 1, _ draw: (CGContext) -> Void
    ) throws -> Picture {
        let context = try #require(CGContext(pixelWidth: width, pixelHeight: height, scale: scale))
        draw(context)
        return Picture(try #require(context.makeImage()))
    }

    func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: side, height: side)
    }

    /// A bitmap context, created by the Core Graphics initializer that apps call.
    func appContext(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
}
