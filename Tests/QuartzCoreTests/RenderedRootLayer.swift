// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// A white root layer of 100 by 100 points, rendered at one pixel per point.
final class RenderedRootLayer {
    let root = CALayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.backgroundColor = CGColor(gray: 1, alpha: 1)
    }

    @discardableResult
    func add(_ layer: CALayer, _ frame: CGRect, _ color: CGColor? = red) -> CALayer {
        layer.frame = frame
        layer.backgroundColor = color
        root.addSublayer(layer)
        return layer
    }

    /// The colour of a pixel: "r", "g", "b", "w" (white), "k" (black), or "?" for any other colour.
    func colorName(_ x: Int, _ y: Int) -> String {
        let pixel = picture.pixel(x: x, y: y)
        switch (pixel.r, pixel.g, pixel.b) {
        case (255, 0, 0): return "r"
        case (0, 255, 0): return "g"
        case (0, 0, 255): return "b"
        case (255, 255, 255): return "w"
        case (0, 0, 0): return "k"
        default: return "?"
        }
    }

    var picture: CGImage {
        root.layoutTree()
        root.displayTree()
        let picture = root.renderTree(scale: 1)!.rasterized(in: root.frame, scale: 1)!
        #expect(!picture.hasPink)
        return picture
    }

    /// The red, green and blue components of a pixel, from 0 to 255.
    func color(_ x: Int, _ y: Int) -> [Int] {
        let pixel = picture.pixel(x: x, y: y)
        return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
    }
}

/// Returns the presentation layer halfway through linear animations between the given values.
@MainActor
func halfway<Layer: CALayer>(_ layer: Layer, _ changes: [(keyPath: String, from: Any?, to: Any?)]) throws -> Layer {
    for change in changes {
        let animation = CABasicAnimation(keyPath: change.keyPath)
        (animation.fromValue, animation.toValue) = (change.from, change.to)
        // The animation takes one second, and is paused after half of it.
        (animation.duration, animation.speed, animation.timeOffset) = (1, 0, 0.5)
        layer.add(animation, forKey: change.keyPath)
    }
    return try #require(layer.presentation())
}

let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

extension CGImage {
    /// Whether any pixel has GSK's error pink (255, 0, 204), which marks a node that GSK cannot draw.
    var hasPink: Bool {
        let pixels = pixels
        return stride(from: 0, to: pixels.count, by: 4).contains { at in
            pixels[at] == 204 && pixels[at + 1] == 0 && pixels[at + 2] == 255 && pixels[at + 3] == 255
        }
    }
}

/// An image of squares of `size` pixels. Each row is a string of "r", "g", "b", "w", "k", and "." for clear.
func image(_ rows: [String], size: Int = 1) -> CGImage {
    let colors: [Character: [UInt8]] = [
        "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255], "w": [255, 255, 255, 255],
        "k": [0, 0, 0, 255], ".": [0, 0, 0, 0],
    ]
    let pixels = rows.flatMap { row in
        (0..<size).flatMap { _ in row.flatMap { square in (0..<size).flatMap { _ in colors[square]! } } }
    }
    return CGImage(pixels: pixels, width: rows[0].count * size, height: rows.count * size)!
}
