// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

/// The pixels of an image, for checks of colours and brightness.
struct Pixels {
    let width: Int
    let height: Int
    let scale: CGFloat
    private let bytes: [UInt8]

    init(_ image: UIImage) {
        let cgImage = image.cgImage!
        (width, height, scale) = (cgImage.width, cgImage.height, image.scale)
        bytes = cgImage.pixels
    }

    /// The red, green, blue and alpha of the pixel at a point, from 0 to 1.
    func color(at point: CGPoint) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color(Int(point.x * scale), Int(point.y * scale))
    }

    func color(_ x: Int, _ y: Int) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let start = (y * width + x) * 4
        return (
            CGFloat(bytes[start + 2]) / 255, CGFloat(bytes[start + 1]) / 255, CGFloat(bytes[start]) / 255,
            CGFloat(bytes[start + 3]) / 255
        )
    }

    /// The brightness of a pixel, from 0 for black to 1 for white.
    func brightness(_ x: Int, _ y: Int) -> CGFloat {
        let color = color(x, y)
        return (color.red + color.green + color.blue) / 3
    }
}

/// The smallest rectangle around all pixels that differ from the bottom right pixel, in points.
func ink(_ image: UIImage) -> CGRect {
    let pixels = Pixels(image)
    let ground = pixels.color(pixels.width - 1, pixels.height - 1)
    var rect = CGRect.null
    for y in 0..<pixels.height {
        for x in 0..<pixels.width {
            let color = pixels.color(x, y)
            let difference =
                abs(color.red - ground.red) + abs(color.green - ground.green) + abs(color.blue - ground.blue)
            guard difference > 0.15 else { continue }
            rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
    guard !rect.isNull else { return rect }
    return rect.applying(CGAffineTransform(scaleX: 1 / pixels.scale, y: 1 / pixels.scale))
}

func darkest(_ image: UIImage) -> CGFloat { extreme(image, min) ?? 1 }
func brightest(_ image: UIImage) -> CGFloat { extreme(image, max) ?? 0 }

private func extreme(_ image: UIImage, _ pick: (CGFloat, CGFloat) -> CGFloat) -> CGFloat? {
    let pixels = Pixels(image)
    var found: CGFloat?
    for y in 0..<pixels.height {
        for x in 0..<pixels.width {
            let brightness = pixels.brightness(x, y)
            found = found.map { pick($0, brightness) } ?? brightness
        }
    }
    return found
}
