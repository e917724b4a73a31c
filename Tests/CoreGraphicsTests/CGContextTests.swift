// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Over 600 lines: one section for each kind of drawing, and all of them compare pictures made by the same helpers.

import CoreGraphics
import Testing

@Suite("Contexts")
struct CGContextTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    private func picture(
        width: Int = 20, height: Int = 20, scale: CGFloat = 1, _ draw: (CGContext) -> Void
    ) throws -> Picture {
        let context = try #require(CGContext(pixelWidth: width, pixelHeight: height, scale: scale))
        draw(context)
        return Picture(try #require(context.makeImage()))
    }

    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: side, height: side)
    }

    // MARK: - Filling and stroking

    @Test("A filled rectangle has its colour inside and nothing outside")
    func fill() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.fill(square(5, 5, 10))
        }
        #expect(picture[5, 5] == "red" && picture[14, 14] == "red")
        #expect(picture[4, 5] == "clear" && picture[15, 14] == "clear")
    }

    @Test("Nothing set, drawing is in black, with lines one point wide")
    func defaults() throws {
        let picture = try picture { context in
            context.fill(square(0, 0, 4))
            context.move(to: CGPoint(x: 0, y: 10.5))
            context.addLine(to: CGPoint(x: 20, y: 10.5))
            context.strokePath()
        }
        #expect(picture[1, 1] == "black" && picture[10, 10] == "black")
        #expect(picture[10, 9] == "clear" && picture[10, 11] == "clear")
    }

    @Test("A hole is left by the even-odd rule and filled by winding")
    func rules() throws {
        for (mode, middle) in [(CGPathDrawingMode.fill, "red"), (.eoFill, "clear")] {
            let picture = try picture { context in
                context.setFillColor(red)
                context.addRects([square(0, 0, 20), square(5, 5, 10)])
                #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: mode) == (middle == "red"))
                context.drawPath(using: mode)
                #expect(context.isPathEmpty)
            }
            #expect(picture[10, 10] == middle)
            #expect(picture[2, 2] == "red")
        }
    }

    @Test("Fill and stroke have each a colour")
    func fillAndStroke() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.setLineWidth(4)
            context.addRect(square(5, 5, 10))
            context.drawPath(using: .fillStroke)
        }
        #expect(picture[10, 10] == "red" && picture[5, 10] == "blue" && picture[3, 10] == "blue")
        #expect(picture[2, 10] == "clear")
    }

    @Test("Ellipses touch their rectangle and leave its corners")
    func ellipses() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.fillEllipse(in: square(0, 0, 20))
        }
        #expect(picture[10, 1] == "red" && picture[1, 1] == "clear")
        let ring = try self.picture { context in
            context.setLineWidth(4)
            context.strokeEllipse(in: square(2, 2, 16))
        }
        #expect(ring[10, 2] == "black" && ring[10, 10] == "clear")
    }

    @Test("Dashes, caps and joins are drawn")
    func lines() throws {
        let dashed = try picture { context in
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }
        #expect(dashed[2, 10] == "black" && dashed[7, 10] == "clear" && dashed[12, 10] == "black")
        for (cap, isReached) in [(CGLineCap.butt, false), (.square, true)] {
            let picture = try picture { context in
                context.setLineWidth(4)
                context.setLineCap(cap)
                context.strokeLineSegments(between: [CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10)])
            }
            #expect((picture[16, 10] == "black") == isReached)
        }
        for (join, isReached) in [(CGLineJoin.miter, true), (.bevel, false)] {
            let picture = try picture { context in
                context.setLineWidth(8)
                context.setLineJoin(join)
                context.stroke(square(6, 6, 20))
            }
            #expect((picture[2, 2] == "black") == isReached)
        }
    }

    @Test("A line's width for one rectangle is not kept")
    func strokeWidth() throws {
        let picture = try picture { context in
            context.stroke(square(-50, 4, 200), width: 4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 14.5), CGPoint(x: 20, y: 14.5)])
        }
        #expect(picture[10, 3] == "black" && picture[10, 5] == "black")
        #expect(picture[10, 14] == "black" && picture[10, 15] == "clear")
    }

    // MARK: - State

    @Test("What was saved is restored: colours, widths, transforms, clips and blend modes")
    func saving() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.saveGState()
            context.setFillColor(blue)
            context.clip(to: square(0, 0, 5))
            context.translateBy(x: 100, y: 0)
            context.setBlendMode(.clear)
            context.setAlpha(0.1)
            context.restoreGState()
            context.fill(square(0, 0, 20))
        }
        #expect(picture[15, 15] == "red")
    }

    @Test("Restoring more than was saved changes nothing, and drawing goes on")
    func unbalanced() throws {
        let picture = try picture { context in
            context.translateBy(x: 10, y: 0)
            context.restoreGState()
            context.endTransparencyLayer()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.restoreGState()
            context.saveGState()
            context.endTransparencyLayer()
            context.setFillColor(red)
            context.fill(square(0, 0, 5))
        }
        #expect(picture[12, 2] == "red" && picture[2, 2] == "clear")
    }

    @Test("Transforms apply the last first")
    func transforms() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 2, y: 2)
            context.rotate(by: .pi / 2)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        // A quarter turn brings the x axis down.
        #expect(picture[9, 17] == "red" && picture[8, 11] == "red")
        #expect(picture[11, 11] == "clear" && picture[9, 19] == "clear")
    }

    @Test("A context of ours grows downwards and one of an app's own upwards, and the transforms say so")
    func coordinates() throws {
        let down = try #require(CGContext(pixelWidth: 40, pixelHeight: 60, scale: 2))
        #expect(down.ctm == CGAffineTransform(2, 0, 0, -2, 0, 60))
        #expect(down.convertToUserSpace(CGPoint(x: 0, y: 60)) == .zero)
        #expect(down.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 5, height: 5)).minY == 50)
        let up = try #require(appContext(width: 20, height: 20))
        #expect(up.ctm == .identity)
        up.setFillColor(red)
        up.fill(square(0, 0, 5))
        let picture = Picture(try #require(up.makeImage()))
        #expect(picture[2, 18] == "red" && picture[2, 2] == "clear")
    }

    @Test("Under a transform that flattens everything nothing is drawn, and afterwards all is well")
    func flat() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(square(0, 0, 20))
            context.addRect(square(0, 0, 20))
            context.strokePath()
            #expect(context.boundingBoxOfClipPath.isNull)
            context.draw(.plain(width: 1, height: 1, [0, 0, 0, 255]), in: square(0, 0, 9))
            context.restoreGState()
            context.saveGState()
            context.concatenate(CGAffineTransform(.nan, 0, 0, 1, 0, 0))
            context.fill(square(0, 0, 20))
            context.restoreGState()
            context.fill(square(10, 10, 5))
        }
        #expect(picture[12, 12] == "red" && picture[5, 5] == "clear")
    }

    @Test("Senseless numbers leave the context able to draw")
    func senseless() throws {
        let picture = try picture { context in
            context.setLineDash(phase: .nan, lengths: [1, 1])
            context.setLineDash(phase: 0, lengths: [-1, 0])
            context.setLineDash(phase: 0, lengths: [0, 0])
            context.setLineWidth(.nan)
            context.setLineWidth(-3)
            context.setMiterLimit(0)
            context.setAlpha(.nan)
            context.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
            context.addLine(to: CGPoint(x: 1e300, y: -1e300))
            context.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: .infinity, clockwise: true)
            context.strokePath()
            context.draw(.plain(width: 1, height: 1, [0, 0, 0, 255]), in: .null)
            context.draw(.plain(width: 1, height: 1, [0, 0, 0, 255]), in: .infinite)
            context.setFillColor(red)
            context.fill(.null)
            context.fill(.infinite)
        }
        #expect(picture[0, 0] == "red" && picture[19, 19] == "red")
    }

    // MARK: - Clipping

    @Test("A clip keeps drawing inside, and a second one inside both")
    func clipping() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(context.boundingBoxOfClipPath == square(0, 0, 10))
            context.fill(square(0, 0, 20))
        }
        #expect(picture[9, 9] == "red" && picture[10, 9] == "clear" && picture[9, 10] == "clear")
    }

    @Test("A clip by the even-odd rule leaves the hole out; one to several rectangles is to any of them")
    func clipRules() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.addRects([square(0, 0, 20), square(5, 5, 10)])
            context.clip(using: .evenOdd)
            context.fill(square(0, 0, 20))
        }
        #expect(picture[10, 10] == "clear" && picture[2, 2] == "red")
        let several = try self.picture { context in
            context.setFillColor(red)
            context.clip(to: [square(0, 0, 5), square(10, 10, 5)])
            context.fill(square(0, 0, 20))
        }
        #expect(several[2, 2] == "red" && several[12, 12] == "red" && several[7, 7] == "clear")
    }

    @Test("Nothing can be drawn in an empty clip")
    func emptyClip() throws {
        let picture = try picture { context in
            context.clip(to: CGRect.zero)
            #expect(context.boundingBoxOfClipPath.isNull)
            context.setShadow(offset: .zero, blur: 5)
            context.fill(square(0, 0, 20))
        }
        #expect(picture[10, 10] == "clear")
    }

    @Test("Clearing leaves a hole, whatever the blend mode and alpha")
    func clear() throws {
        let picture = try picture { context in
            context.fill(square(0, 0, 20))
            context.setBlendMode(.multiply)
            context.setAlpha(0.5)
            context.clear(square(5, 5, 5))
            context.fill(square(15, 15, 2))
        }
        #expect(picture[7, 7] == "clear" && picture[2, 2] == "black")
    }

    // MARK: - Compositing

    @Test("Alpha multiplies a colour's own")
    func alpha() throws {
        let picture = try picture { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(square(0, 0, 20))
        }
        #expect(abs(Int(picture.image.pixel(x: 5, y: 5).a) - 64) <= 1)
    }

    @Test("A transparency layer is faded as one: what overlaps in it does not show through")
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
        #expect(both.r == 255 && both.b == 0 && abs(Int(both.a) - 128) <= 1)
        #expect(picture.image.pixel(x: 2, y: 2).b == 255)
    }

    @Test("A transparency layer in a rectangle is clipped to it, and only until it ends")
    func clippedLayer() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.beginTransparencyLayer(in: square(0, 0, 5), auxiliaryInfo: nil)
            context.fill(square(0, 0, 20))
            context.endTransparencyLayer()
            context.fill(square(15, 15, 5))
        }
        #expect(picture[2, 2] == "red" && picture[7, 7] == "clear" && picture[17, 17] == "red")
    }

    @Test(
        "Blend modes mix as their formulas say",
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
        "No blend mode changes anything outside the shape",
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
        #expect(picture[10, 10] == "red" && picture[10, 14] == "red")
    }

    @Test("Source in and destination in keep what both cover")
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

    @Test("A sharp shadow lies where the offset says, under the shape, whatever the transform")
    func sharpShadow() throws {
        let picture = try picture { context in
            context.setShadow(offset: CGSize(width: 4, height: 6), blur: 0, color: blue)
            context.scaleBy(x: 2, y: 2)
            context.setFillColor(red)
            context.fill(square(1, 1, 4))
        }
        #expect(picture[2, 2] == "red" && picture[9, 9] == "red")
        #expect(picture[13, 15] == "blue" && picture[7, 15] == "blue" && picture[14, 15] == "clear")
        #expect(picture[2, 12] == "clear")
    }

    @Test("In an app's own bitmap, which grows upwards, a positive offset is upwards")
    func shadowUpwards() throws {
        let context = try #require(appContext(width: 20, height: 20))
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: blue)
        context.setFillColor(red)
        context.fill(square(5, 5, 5))
        let picture = Picture(try #require(context.makeImage()))
        #expect(picture[7, 12] == "red" && picture[7, 7] == "blue" && picture[7, 16] == "clear")
    }

    @Test("A blurred shadow fades as a Gaussian does, half its strength at the edge")
    func blurredShadow() throws {
        let picture = try picture(width: 200, height: 100, scale: 2) { context in
            context.setShadow(offset: CGSize(width: 1_000, height: 0), blur: 10, color: .black)
            context.fill(CGRect(x: -2_000, y: -1_000, width: 1_050, height: 3_000))
        }
        // The edge is at 50 points; the deviation is 5 points, 10 pixels.
        for (pixel, share) in [(100, 0.5), (110, 0.159), (90, 0.841), (120, 0.023), (80, 0.977)] {
            let alpha = Double(picture.image.pixel(x: pixel, y: 50).a) / 255
            #expect(abs(alpha - share) < 0.03, "at \(pixel): \(alpha)")
        }
    }

    @Test("No colour ends the shadow; images, strokes and layers throw one too")
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
        #expect(some[2, 2] == "red" && some[10, 2] == "blue")
        #expect(some[10, 8] == "blue")
        // Within the layer there is none: the second square is not in the first one's shadow.
        #expect(some[5, 15] == "red" && some[12, 15] == "blue")
    }

    // MARK: - Images

    /// Red over blue.
    private var twoRows: CGImage {
        CGImage(pixels: [0, 0, 255, 255, 255, 0, 0, 255], width: 1, height: 2)!
    }

    @Test("An image drawn where y grows downwards stands on its head, and upright by our own call")
    func imageDirection() throws {
        let head = try picture { context in
            context.draw(twoRows, in: square(0, 0, 10))
            context.drawUpright(twoRows, in: square(10, 10, 10))
        }
        #expect(head[5, 2] == "blue" && head[5, 8] == "red")
        #expect(head[15, 12] == "red" && head[15, 18] == "blue")
        let context = try #require(appContext(width: 20, height: 20))
        context.draw(twoRows, in: square(0, 0, 20))
        let upright = Picture(try #require(context.makeImage()))
        #expect(upright[10, 2] == "red" && upright[10, 18] == "blue")
    }

    @Test("A scaled image is sharp at its edges; without interpolation it is in squares")
    func scaling() throws {
        let picture = try picture { context in
            context.interpolationQuality = .none
            context.drawUpright(twoRows, in: square(2, 2, 16))
        }
        #expect(picture[2, 2] == "red" && picture[17, 9] == "red" && picture[17, 10] == "blue")
        #expect(picture[1, 2] == "clear" && picture[18, 10] == "clear")
        let smooth = try self.picture { context in context.drawUpright(twoRows, in: square(2, 2, 16)) }
        #expect(smooth[2, 2] == "red" && smooth[17, 17] == "blue" && smooth[1, 1] == "clear")
    }

    @Test("A tiled image is repeated everywhere")
    func tiling() throws {
        let picture = try picture { context in
            context.interpolationQuality = .none
            context.draw(twoRows, in: square(0, 0, 4), byTiling: true)
        }
        #expect(picture[1, 1] == "blue" && picture[1, 3] == "red" && picture[18, 17] == "blue")
    }

    @Test("An image is faded and clipped like all else, and leaves no path")
    func imageState() throws {
        let picture = try picture { context in
            context.clip(to: square(0, 0, 10))
            context.setAlpha(0.5)
            context.draw(.plain(width: 2, height: 2, [0, 0, 255, 255]), in: square(0, 0, 20))
            #expect(context.isPathEmpty)
        }
        #expect(abs(Int(picture.image.pixel(x: 5, y: 5).a) - 128) <= 1 && picture[15, 15] == "clear")
    }

    // MARK: - Gradients

    @Test("A gradient goes evenly from colour to colour, and on past an end only where told")
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
            #expect(abs(Int(middle.r) - 124) < 6 && abs(Int(middle.b) - 131) < 6 && middle.a == 255)
        }
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test("A radial gradient is its first colour in the middle")
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
        #expect(picture[10, 10] == "red" && picture[13, 10] == "red" && picture[0, 0] == "clear")
        #expect(picture.image.pixel(x: 18, y: 10).b > 128)
    }

    // MARK: - Paths

    @Test("The path can be read back, in user space, whatever transform came between")
    func readingPath() throws {
        _ = try picture { context in
            #expect(context.path == nil && context.boundingBoxOfPath.isNull)
            context.addRect(square(2, 2, 6))
            #expect(context.path == CGPath(rect: square(2, 2, 6), transform: nil))
            context.scaleBy(x: 2, y: 2)
            #expect(context.boundingBoxOfPath == square(1, 1, 3))
            #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
            context.setLineWidth(2)
            context.replacePathWithStrokedPath()
            #expect(context.boundingBoxOfPath == square(0, 0, 5))
            context.beginPath()
            #expect(context.isPathEmpty)
        }
    }

    @Test("An arc joins on to the current point")
    func arc() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.move(to: CGPoint(x: 10, y: 10))
            context.addArc(
                center: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
            context.closePath()
            context.fillPath()
        }
        #expect(picture[14, 14] == "red" && picture[5, 5] == "clear" && picture[18, 18] == "clear")
    }

    // MARK: - Bitmaps

    private func appContext(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    @Test("Sizes that no bitmap can have, and layouts that are not drawn in, make no context")
    func refusals() throws {
        #expect(CGContext(pixelWidth: 0, pixelHeight: 5, scale: 1) == nil)
        #expect(CGContext(pixelWidth: 5, pixelHeight: 40_000, scale: 1) == nil)
        #expect(CGContext(pixelWidth: 5, pixelHeight: 5, scale: 0) == nil)
        #expect(CGContext(pixelWidth: 5, pixelHeight: 5, scale: .nan) == nil)
        func make(bits: Int = 8, row: Int = 0, space: CGColorSpace, alpha: CGImageAlphaInfo) -> CGContext? {
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: alpha.rawValue)
        }
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(make(space: rgb, alpha: .premultipliedLast) != nil)
        #expect(make(bits: 16, space: rgb, alpha: .premultipliedLast) == nil)
        #expect(make(row: 20, space: rgb, alpha: .premultipliedLast) == nil)
        #expect(make(space: rgb, alpha: .last) == nil)
        #expect(make(space: CGColorSpaceCreateDeviceGray(), alpha: .none) == nil)
    }

    @Test("The app's own memory is drawn in, in blue, green, red and alpha")
    func ownMemory() throws {
        var memory = [UInt8](repeating: 0, count: 64 * 10)
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        try memory.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 64,
                    space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                        | CGBitmapInfo.byteOrder32Little.rawValue))
            context.setFillColor(red)
            context.fill(square(0, 0, 1))
            #expect(context.data == memory.baseAddress)
            #expect(context.bytesPerRow == 64 && context.width == 10 && context.height == 10)
            #expect(context.alphaInfo == .premultipliedFirst)
        }
        #expect(Array(memory[(64 * 9)..<(64 * 9 + 8)]) == [0, 0, 255, 255, 0, 0, 0, 0])
    }

    @Test("Where the bytes do not lie as asked, there are none to be had")
    func otherLayout() throws {
        let context = try #require(appContext(width: 4, height: 4))
        #expect(context.data == nil)
        #expect(context.alphaInfo == .premultipliedLast)
        #expect(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1)?.data != nil)
    }

    @Test("An opaque bitmap begins black and stays opaque")
    func opaque() throws {
        let context = try #require(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1, isOpaque: true))
        context.setFillColor(red)
        context.fill(square(0, 0, 2))
        context.clear(square(0, 0, 1))
        let picture = Picture(try #require(context.makeImage()))
        #expect(picture[0, 0] == "black" && picture[1, 1] == "red" && picture[3, 3] == "black")
    }

    @Test("An image made earlier does not change with later drawing")
    func imageIsACopy() throws {
        let context = try #require(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1))
        let before = try #require(context.makeImage())
        context.fill(square(0, 0, 4))
        #expect(Picture(before)[1, 1] == "clear")
    }

    @Test("Without antialiasing every pixel is drawn or not")
    func antialiasing() throws {
        for isSmooth in [true, false] {
            let picture = try picture { context in
                context.setShouldAntialias(isSmooth)
                context.fillEllipse(in: square(1, 1, 17))
            }
            let partly = (0..<400).filter { ![0, 255].contains(picture.image.pixel(x: $0 % 20, y: $0 / 20).a) }
            #expect(partly.isEmpty != isSmooth)
        }
    }
}
