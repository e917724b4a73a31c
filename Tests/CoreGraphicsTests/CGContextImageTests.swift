// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Contexts: images and gradients")
struct CGContextImageTests: ContextSuite {
    // MARK: - Images

    /// One red pixel above one blue pixel.
    private var twoRows: CGImage {
        CGImage(pixels: [0, 0, 255, 255, 255, 0, 0, 255], width: 1, height: 2)!
    }

    @Test("With y downwards, draw(_:in:) draws an image upside down and drawUpright draws it upright")
    func imageDirection() throws {
        let head = try picture { context in
            context.draw(twoRows, in: square(0, 0, 10))
            context.drawUpright(twoRows, in: square(10, 10, 10))
        }
        #expect(head[5, 2] == "blue")
        #expect(head[5, 8] == "red")
        #expect(head[15, 12] == "red")
        #expect(head[15, 18] == "blue")
        let context = try #require(appContext(width: 20, height: 20))
        context.draw(twoRows, in: square(0, 0, 20))
        let upright = Picture(try #require(context.makeImage()))
        #expect(upright[10, 2] == "red")
        #expect(upright[10, 18] == "blue")
    }

    @Test("A scaled image has sharp edges; without interpolation its pixels become squares")
    func scaling() throws {
        let picture = try picture { context in
            context.interpolationQuality = .none
            context.drawUpright(twoRows, in: square(2, 2, 16))
        }
        #expect(picture[2, 2] == "red")
        #expect(picture[17, 9] == "red")
        #expect(picture[17, 10] == "blue")
        #expect(picture[1, 2] == "clear")
        #expect(picture[18, 10] == "clear")
        let smooth = try self.picture { context in context.drawUpright(twoRows, in: square(2, 2, 16)) }
        #expect(smooth[2, 2] == "red")
        #expect(smooth[17, 17] == "blue")
        #expect(smooth[1, 1] == "clear")
    }

    @Test("A tiled image repeats over the whole context")
    func tiling() throws {
        let picture = try picture { context in
            context.interpolationQuality = .none
            context.draw(twoRows, in: square(0, 0, 4), byTiling: true)
        }
        #expect(picture[1, 1] == "blue")
        #expect(picture[1, 3] == "red")
        #expect(picture[18, 17] == "blue")
    }

    @Test("Alpha and clip apply to an image, and drawing it leaves no path")
    func imageState() throws {
        let picture = try picture { context in
            context.clip(to: square(0, 0, 10))
            context.setAlpha(0.5)
            context.draw(.plain(width: 2, height: 2, [0, 0, 255, 255]), in: square(0, 0, 20))
            #expect(context.isPathEmpty)
        }
        #expect(abs(Int(picture.image.pixel(x: 5, y: 5).a) - 128) <= 1)
        #expect(picture[15, 15] == "clear")
    }

    // MARK: - Gradients

    @Test("A linear gradient is even, and extends past an end only if the options say so")
    func gradient() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
        for options in [CGGradientDrawingOptions(), .drawsBeforeStartLocation, .drawsAfterEndLocation] {
            let picture = try picture(width: 40) { context in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
            #expect(picture[5, 5] == (options == .drawsBeforeStartLocation ? "red" : "clear"))
            #expect(picture[35, 5] == (options == .drawsAfterEndLocation ? "blue" : "clear"))
            let middle = picture.image.pixel(x: 20, y: 5)
            #expect(abs(Int(middle.r) - 124) < 6)
            #expect(abs(Int(middle.b) - 131) < 6)
            #expect(middle.a == 255)
        }
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test("A radial gradient has its first colour in the middle")
    func radial() throws {
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: [0.5, 1], count: 2))
        let picture = try picture { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10),
                endRadius: 10, options: [])
        }
        #expect(picture[10, 10] == "red")
        #expect(picture[13, 10] == "red")
        #expect(picture[0, 0] == "clear")
        #expect(picture.image.pixel(x: 18, y: 10).b > 128)
    }
}
