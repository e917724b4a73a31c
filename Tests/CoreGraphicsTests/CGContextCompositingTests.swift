// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Contexts: compositing and shadows")
struct CGContextCompositingTests: ContextSuite {
    // MARK: - Compositing

    @Test("The context's alpha multiplies a colour's own alpha")
    func alpha() throws {
        let picture = try picture { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(square(0, 0, 20))
        }
        #expect(abs(Int(picture.image.pixel(x: 5, y: 5).a) - 64) <= 1)
    }

    @Test("A transparency layer fades as a whole; overlapping shapes in it do not show through")
    func transparencyLayer() throws {
        let picture = try picture { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(blue)
            context.fill(square(0, 0, 15))
            context.setFillColor(red)
            context.fill(square(5, 5, 15))
            context.endTransparencyLayer()
        }
        let both = picture.image.pixel(x: 10, y: 10)
        #expect(both.r == 255)
        #expect(both.b == 0)
        #expect(abs(Int(both.a) - 128) <= 1)
        #expect(picture.image.pixel(x: 2, y: 2).b == 255)
    }

    @Test("A transparency layer in a rectangle is clipped to it until the layer ends")
    func clippedLayer() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.beginTransparencyLayer(in: square(0, 0, 5), auxiliaryInfo: nil)
            context.fill(square(0, 0, 20))
            context.endTransparencyLayer()
            context.fill(square(15, 15, 5))
        }
        #expect(picture[2, 2] == "red")
        #expect(picture[7, 7] == "clear")
        #expect(picture[17, 17] == "red")
    }

    @Test(
        "Each blend mode gives the result of its formula",
        arguments: [
            (CGBlendMode.normal, 200), (.multiply, 78), (.screen, 222), (.darken, 100), (.lighten, 200),
            (.difference, 100), (.plusLighter, 255), (.copy, 200), (.destinationOver, 100), (.exclusion, 143),
        ])
    func blending(mode: CGBlendMode, level: Int) throws {
        let picture = try picture { context in
            context.setFillColor(gray: 100 / 255, alpha: 1)
            context.fill(square(0, 0, 20))
            context.setBlendMode(mode)
            context.setFillColor(gray: 200 / 255, alpha: 1)
            context.fill(square(0, 0, 10))
        }
        #expect(abs(Int(picture.image.pixel(x: 5, y: 5).r) - level) <= 1)
        #expect(picture.image.pixel(x: 15, y: 15).r == 100)
    }

    @Test(
        "No blend mode changes pixels outside the shape",
        arguments: [
            CGBlendMode.clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
            .destinationOut, .destinationAtop, .xor, .plusLighter, .hue, .softLight,
        ])
    func bounded(mode: CGBlendMode) throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.fill(square(0, 0, 20))
            context.setBlendMode(mode)
            context.setFillColor(blue)
            context.fill(square(0, 0, 5))
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 18), CGPoint(x: 20, y: 18)])
            context.draw(.plain(width: 1, height: 1, [0, 0, 0, 255]), in: square(0, 12, 2))
        }
        #expect(picture[10, 10] == "red")
        #expect(picture[10, 14] == "red")
    }

    @Test("sourceIn and destinationIn keep the overlap of both shapes, and sourceOut the rest")
    func porterDuff() throws {
        for (mode, left) in [(CGBlendMode.sourceIn, "blue"), (.destinationIn, "red"), (.sourceOut, "clear")] {
            let picture = try picture { context in
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
                context.setBlendMode(mode)
                context.setFillColor(blue)
                context.fill(square(0, 0, 20))
            }
            #expect(picture[5, 5] == left)
            #expect(picture[15, 5] == (mode == .sourceOut ? "blue" : "clear"))
        }
    }

    // MARK: - Shadows

    @Test("An unblurred shadow is at its offset, under the shape, independent of the transform")
    func sharpShadow() throws {
        let picture = try picture { context in
            context.setShadow(offset: CGSize(width: 4, height: 6), blur: 0, color: blue)
            context.scaleBy(x: 2, y: 2)
            context.setFillColor(red)
            context.fill(square(1, 1, 4))
        }
        #expect(picture[2, 2] == "red")
        #expect(picture[9, 9] == "red")
        #expect(picture[13, 15] == "blue")
        #expect(picture[7, 15] == "blue")
        #expect(picture[14, 15] == "clear")
        #expect(picture[2, 12] == "clear")
    }

    @Test("In an app's own bitmap, where y grows upwards, a positive shadow offset is upwards")
    func shadowUpwards() throws {
        let context = try #require(appContext(width: 20, height: 20))
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: blue)
        context.setFillColor(red)
        context.fill(square(5, 5, 5))
        let picture = Picture(try #require(context.makeImage()))
        #expect(picture[7, 12] == "red")
        #expect(picture[7, 7] == "blue")
        #expect(picture[7, 16] == "clear")
    }

    @Test("A blurred shadow fades as a Gaussian, with half its strength at the edge")
    func blurredShadow() throws {
        let picture = try picture(width: 200, height: 100, scale: 2) { context in
            context.setShadow(offset: CGSize(width: 1_000, height: 0), blur: 10, color: .black)
            context.fill(CGRect(x: -2_000, y: -1_000, width: 1_050, height: 3_000))
        }
        // The shadow's edge is at x = 50 points. The standard deviation of the blur is 5 points, which are 10 pixels.
        for (pixel, share) in [(100, 0.5), (110, 0.159), (90, 0.841), (120, 0.023), (80, 0.977)] {
            let alpha = Double(picture.image.pixel(x: pixel, y: 50).a) / 255
            #expect(abs(alpha - share) < 0.03, "at \(pixel): \(alpha)")
        }
    }

    @Test("A nil colour turns the shadow off; images, strokes and layers cast one too")
    func shadowCasters() throws {
        let none = try picture { context in
            context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0)
            context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0, color: nil)
            context.fill(square(0, 0, 5))
        }
        #expect(none[10, 2] == "clear")
        let some = try picture { context in
            context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0, color: blue)
            context.draw(.plain(width: 1, height: 1, [0, 0, 255, 255]), in: square(0, 0, 4))
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 8), CGPoint(x: 6, y: 8)])
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red)
            context.fill(square(0, 14, 3))
            context.fill(square(3, 14, 3))
            context.endTransparencyLayer()
        }
        #expect(some[2, 2] == "red")
        #expect(some[10, 2] == "blue")
        #expect(some[10, 8] == "blue")
        // The two squares of the transparency layer cast one shadow together: none falls on the second square.
        #expect(some[5, 15] == "red")
        #expect(some[12, 15] == "blue")
    }
}
