// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CoreGraphics

@Suite("Blurred images")
struct BlurTests {
    private func image(width: Int, height: Int, _ pixel: (Int, Int) -> [UInt8]) -> CGImage {
        let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
        return CGImage(pixels: pixels, width: width, height: height)!
    }

    private func even(_ deviation: CGFloat) -> CGSize { CGSize(width: deviation, height: deviation) }

    @Test("The three box blurs together have the requested deviation", arguments: [0.4, 1, 1.7, 3, 4.5, 12, 50])
    func reaches(deviation: CGFloat) {
        let reaches = BlurredPixels.reaches(of: deviation)
        #expect(reaches.count == 3)
        let variance = reaches.reduce(0) { $0 + CGFloat($1 * ($1 + 1)) / 3 }
        #expect(abs(variance.squareRoot() - deviation) < max(0.45, deviation / 20))
    }

    @Test("A zero, negative, infinite or NaN deviation leaves the pixels unchanged")
    func none() throws {
        let dots = image(width: 3, height: 2) { x, y in [UInt8(x * 50), UInt8(y * 90), 7, 255] }
        for deviation in [0, -3, CGFloat.infinity, .nan] {
            let blurred = try #require(dots.blurredWithMargin(deviation: even(deviation)))
            #expect(blurred.width == 5)
            #expect(blurred.height == 4)
            for y in 0..<4 {
                for x in 0..<5 {
                    #expect(blurred.pixel(x: x, y: y) == dots.pixel(x: min(max(x - 1, 0), 2), y: min(max(y - 1, 0), 1)))
                }
            }
        }
    }

    @Test("Blurring an image of one colour leaves it unchanged up to its edges, alpha included")
    func even() throws {
        let gray = image(width: 9, height: 5) { _, _ in [60, 60, 60, 120] }
        let blurred = try #require(gray.blurredWithMargin(deviation: even(4)))
        #expect(blurred.pixels.allSatisfy { $0 == 60 || $0 == 120 })
        #expect(blurred.pixel(x: 0, y: 0) == gray.pixel(x: 0, y: 0))
    }

    @Test("A point spreads evenly in all directions, and the sum of the light is kept")
    func bell() throws {
        let size = 41
        let point = image(width: size, height: size) { x, y in
            x == 20 && y == 20 ? [255, 255, 255, 255] : [0, 0, 0, 255]
        }
        // A square of 121 pixels is used, because a few pixels away, the blurred light of a single pixel is fainter
        // than one brightness level.
        let bright = image(width: size, height: size) { x, y in
            abs(x - 20) <= 5 && abs(y - 20) <= 5 ? [255, 255, 255, 255] : [0, 0, 0, 255]
        }
        #expect(try #require(point.blurredWithMargin(deviation: even(3))).pixel(x: 21, y: 21).r > 2)
        let blurred = try #require(bright.blurredWithMargin(deviation: even(3)))
        func level(_ x: Int, _ y: Int) -> Int { Int(blurred.pixel(x: x + 1, y: y + 1).r) }
        for distance in 0...18 {
            #expect(level(20 + distance, 20) == level(20 - distance, 20))
            #expect(level(20, 20 + distance) == level(20 + distance, 20))
        }
        let all = (0..<size).reduce(0) { sum, y in sum + (0..<size).reduce(0) { $0 + level($1, y) } }
        #expect(abs(all - 255 * 121) < 255 * 121 / 40)
        // At the edge that the square had before the blur, the brightness is half of that in the middle.
        #expect(abs(level(25, 20) + level(26, 20) - level(20, 20)) < 24)
    }

    @Test("A deviation on one axis blurs only along that axis")
    func oneWay() throws {
        let halves = image(width: 8, height: 8) { x, y in x < 4 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
        let down = try #require(halves.blurredWithMargin(deviation: CGSize(width: 0, height: 3)))
        #expect(down.pixel(x: 4, y: 5).r == 0)
        #expect(down.pixel(x: 5, y: 5).r == 255)
        let across = try #require(halves.blurredWithMargin(deviation: CGSize(width: 3, height: 0)))
        #expect(across.pixel(x: 4, y: 5).r > 40)
        #expect(across.pixel(x: 5, y: 5).r < 215)
    }

    @Test("Saturation strengthens colours up to the full range, and 0 makes them grey")
    func saturation() throws {
        let color = image(width: 2, height: 2) { _, _ in [100, 100, 150, 255] }
        let pixel = try #require(color.blurredWithMargin(deviation: even(0), saturation: 2)).pixel(x: 1, y: 1)
        #expect(pixel.r > 185)
        #expect(pixel.g == pixel.b)
        #expect(pixel.g < 92)
        let most = try #require(color.blurredWithMargin(deviation: even(0), saturation: 100)).pixel(x: 1, y: 1)
        #expect(most.r == 255)
        #expect(most.g == 0)
        #expect(most.a == 255)
        let none = try #require(color.blurredWithMargin(deviation: even(0), saturation: 0)).pixel(x: 1, y: 1)
        #expect(none.r == none.g)
        #expect(none.g == none.b)
    }
}
