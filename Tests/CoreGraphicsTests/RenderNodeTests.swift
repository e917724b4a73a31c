// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Render nodes")
struct RenderNodeTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// The node rendered in a square of 40 points.
    private func picture(_ node: RenderNode, scale: CGFloat = 1) throws -> Picture {
        Picture(try #require(node.rasterized(in: rect(0, 0, 40, 40), scale: scale)))
    }

    @Test("A colour node fills exactly its rectangle")
    func color() throws {
        let node = RenderNode.color(red, in: rect(10, 10, 20, 5))
        let picture = try picture(node)
        #expect(picture[10, 10] == "red")
        #expect(picture[29, 14] == "red")
        #expect(picture[9, 10] == "clear")
        #expect(picture[30, 14] == "clear")
        #expect(picture[29, 15] == "clear")
        #expect(node.bounds == rect(10, 10, 20, 5))
    }

    @Test("The last child of a container is in front")
    func container() throws {
        let node = RenderNode.container([
            .color(red, in: rect(0, 0, 20, 20)), .color(blue, in: rect(10, 10, 20, 20)),
        ])
        let picture = try picture(node)
        #expect(picture[5, 5] == "red")
        #expect(picture[15, 15] == "blue")
        #expect(node.bounds == rect(0, 0, 30, 30))
    }

    @Test("An opaque node covers its area, also translated, clipped or as the largest child of a container")
    func covering() {
        let node = RenderNode.color(red, in: rect(0, 0, 20, 10))
        #expect(node.covers(rect(0, 0, 20, 10)))
        #expect(!node.covers(rect(0, 0, 20, 11)))
        #expect(!RenderNode.color(red.copy(alpha: 0.9) ?? red, in: rect(0, 0, 20, 10)).covers(rect(0, 0, 1, 1)))
        let moved = node.translated(x: 5, y: 5)
        #expect(moved.covers(rect(5, 5, 20, 10)))
        #expect(!moved.covers(rect(4, 5, 20, 10)))
        let cut = node.clipped(to: rect(10, 0, 20, 20))
        #expect(cut.covers(rect(10, 0, 10, 10)))
        #expect(!cut.covers(rect(9, 0, 2, 2)))
        #expect(!node.clipped(to: rect(30, 0, 5, 5)).covers(rect(30, 0, 5, 5)))
        #expect(!node.faded(0.9).covers(rect(0, 0, 1, 1)))
        let several = RenderNode.container([node, .color(blue, in: rect(0, 0, 30, 30)), moved])
        #expect(several.covers(rect(0, 0, 30, 30)))
        #expect(!several.covers(rect(0, 0, 31, 30)))
        #expect(!RenderNode.container([]).covers(rect(0, 0, 1, 1)))
        #expect(!node.transformed(by: CGAffineTransform(rotationAngle: 1)).covers(rect(0, 0, 1, 1)))
    }

    @Test("An empty container draws nothing")
    func emptyContainer() throws {
        #expect(try picture(.container([]))[5, 5] == "clear")
    }

    @Test("Translating moves a node; a translation by almost nothing returns the same node")
    func translation() throws {
        let node = RenderNode.color(red, in: rect(0, 0, 5, 5))
        let picture = try picture(node.translated(x: 10, y: 20))
        #expect(picture[12, 22] == "red")
        #expect(picture[2, 2] == "clear")
        #expect(node.translated(x: 0, y: 0) === node)
        // For GSK, a translation of almost 0 is no transform. So a render node returns itself too.
        #expect(node.translated(x: 1e-14, y: -1e-9) === node)
        #expect(node.transformed(by: .identity) === node)
    }

    @Test("A transform equal to the identity in single precision keeps the node's bounds")
    func hardlyTransformed() {
        let node = RenderNode.color(
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let transform = CGAffineTransform(a: 1 + 1e-12, b: 0, c: 0, d: 1, tx: 1e-12, ty: 0)
        #expect(node.transformed(by: transform).bounds == node.bounds)
    }

    @Test("A transform scales about the origin, then translates")
    func scaling() throws {
        let node = RenderNode.color(red, in: rect(1, 1, 5, 5))
        let picture = try picture(node.transformed(by: CGAffineTransform(2, 0, 0, 3, 10, 0)))
        #expect(picture[12, 3] == "red")
        #expect(picture[21, 17] == "red")
        #expect(picture[11, 3] == "clear")
        #expect(picture[22, 17] == "clear")
        #expect(picture[12, 18] == "clear")
    }

    @Test(
        "Every kind of affine transform draws at the right place, and never in GTK's error pink",
        arguments: [
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: 0.5),
            CGAffineTransform(-1, 0, 0, 1, 0, 0), CGAffineTransform(1, 0, 0, -1, 0, 0),
            CGAffineTransform(-1, 0, 0, -1, 0, 0), CGAffineTransform(1, 0.5, 0, 1, 0, 0),
            CGAffineTransform(1, 0, 0.5, 1, 0, 0), CGAffineTransform(0.3, 1.2, -0.7, 0.4, 3, -2),
            CGAffineTransform(0, 1, 1, 0, 0, 0),
        ])
    func affine(transform: CGAffineTransform) throws {
        let node = RenderNode.container([
            .color(red, in: rect(0, 0, 12, 6)), .color(blue, in: rect(0, 0, 3, 6)),
        ])
        let placed = transform.concatenating(CGAffineTransform(translationX: 20, y: 20))
        let picture = try picture(node.transformed(by: placed))
        for x in 0..<40 {
            for y in 0..<40 {
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(placed.inverted())
                let (inside, near) = (rect(0, 0, 12, 6).insetBy(dx: 1.5, dy: 1.5), rect(-1.5, -1.5, 15, 9))
                if !near.contains(point) { #expect(picture[x, y] == "clear", "at \(x), \(y)") }
                guard inside.contains(point), abs(point.x - 3) > 1.5 else { continue }
                #expect(picture[x, y] == (point.x < 3 ? "blue" : "red"), "at \(x), \(y)")
            }
        }
    }

    @Test("A singular transform draws nothing, and the nodes after it are drawn")
    func flat() throws {
        let square = RenderNode.color(red, in: rect(0, 0, 20, 20))
        for transform in [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(1, 1, 1, 1, 0, 0),
        ] {
            let picture = try picture(
                .container([square.transformed(by: transform), .color(blue, in: rect(30, 30, 5, 5))]))
            #expect(picture[10, 10] == "clear")
            #expect(picture[32, 32] == "blue")
        }
    }

    @Test("A faded container fades as a whole, and its children do not show through")
    func opacity() throws {
        let pair = RenderNode.container([
            .color(red, in: rect(0, 0, 20, 20)), .color(blue, in: rect(10, 10, 20, 20)),
        ])
        let pixel = try picture(pair.faded(0.5)).image.pixel(x: 15, y: 15)
        #expect(pixel.b == 255)
        #expect(pixel.r == 0)
        #expect(abs(Int(pixel.a) - 128) <= 1)
        #expect(pair.faded(1) === pair)
        #expect(try picture(pair.faded(0))[15, 15] == "clear")
        #expect(try picture(pair.faded(-3))[15, 15] == "clear")
    }

    @Test("A clip keeps its inside, and a rounded clip removes the corners")
    func clipping() throws {
        let node = RenderNode.color(red, in: rect(0, 0, 40, 40))
        let plain = try picture(node.clipped(to: rect(10, 10, 20, 20)))
        #expect(plain[10, 10] == "red")
        #expect(plain[9, 9] == "clear")
        #expect(plain[30, 30] == "clear")
        let corners = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 5, bottomLeft: 0)
        let round = try picture(node.clipped(to: rect(10, 10, 20, 20), corners: corners))
        #expect(round[11, 11] == "clear")
        #expect(round[29, 10] == "red")
        #expect(round[29, 29] == "clear")
        #expect(round[27, 27] == "red")
        #expect(round[10, 29] == "red")
        let circle = try picture(node.clipped(to: rect(10, 10, 20, 20), corners: CornerRadii(500)))
        #expect(circle[20, 12] == "red")
        #expect(circle[13, 11] == "clear")
    }

    @Test("A border is inside the edge and leaves the middle clear")
    func border() throws {
        let node = RenderNode.border(red, width: 3, in: rect(10, 10, 20, 20), corners: .zero)
        let picture = try picture(node)
        #expect(picture[10, 20] == "red")
        #expect(picture[12, 20] == "red")
        #expect(picture[13, 20] == "clear")
        #expect(picture[9, 20] == "clear")
        #expect(picture[20, 29] == "red")
        let round = try self.picture(.border(red, width: 3, in: rect(10, 10, 20, 20), corners: CornerRadii(8)))
        #expect(round[10, 10] == "clear")
        #expect(round[20, 10] == "red")
    }

    @Test("An outset shadow is outside the shape, moved by its offset, and fades")
    func outsetShadow() throws {
        let sharp = try picture(
            .outsetShadow(
                blue, of: rect(10, 10, 20, 20), corners: .zero, offset: CGSize(width: 0, height: 4), blurRadius: 0))
        #expect(sharp[20, 32] == "blue")
        #expect(sharp[20, 35] == "clear")
        #expect(sharp[20, 20] == "clear")
        let soft = try picture(
            .outsetShadow(blue, of: rect(10, 10, 20, 20), corners: .zero, offset: .zero, blurRadius: 3))
        let levels = [30, 32, 35, 38].map { soft.image.pixel(x: $0, y: 20).a }
        #expect(levels == levels.sorted(by: >))
        #expect(levels[0] > 80)
        #expect(levels[0] < 140)
        #expect(levels[3] < 10)
    }

    @Test("A shadow has the shape of its node")
    func shadow() throws {
        let pair = RenderNode.container([
            .color(red, in: rect(5, 5, 4, 4)), .color(red, in: rect(20, 5, 4, 4)),
        ])
        let picture = try picture(pair.shadowed(blue, offset: CGSize(width: 0, height: 10), blurRadius: 0))
        #expect(picture[7, 7] == "red")
        #expect(picture[7, 17] == "blue")
        #expect(picture[15, 17] == "clear")
    }

    @Test("An image node stretches the image over its rectangle, upright")
    func image() throws {
        let image = CGImage(pixels: [0, 0, 255, 255, 255, 0, 0, 255], width: 1, height: 2)!
        let picture = try picture(.image(image, in: rect(10, 10, 10, 20)))
        #expect(picture[15, 11] == "red")
        #expect(picture[15, 28] == "blue")
        #expect(picture[9, 15] == "clear")
        #expect(picture[20, 15] == "clear")
    }

    @Test("A drawing node is sharp at every scale and clipped to its rectangle")
    func drawing() throws {
        let node = RenderNode.drawing(in: rect(5, 5, 20, 20)) { context in
            context.setFillColor(red)
            context.fill(rect(0, 0, 10.25, 10.25))
        }
        let picture = try picture(node, scale: 4)
        #expect(picture[20, 20] == "red")
        #expect(picture[40, 40] == "red")
        #expect(picture[19, 19] == "clear")
        #expect(picture[41, 41] == "clear")
    }

    @Test(
        "A drawing between pixels stays inside its bounds, which GTK redraws when it is removed",
        arguments: 0..<10)
    func drawingBetweenPixels(tenths: Int) throws {
        let place: CGFloat = 5 + CGFloat(tenths) / 10
        for tenthsMore in 0..<10 {
            let size: CGFloat = 20 + CGFloat(tenthsMore) / 10
            let drawing = RenderNode.drawing(in: rect(0, 0, size, size)) { context in
                context.addPath(CGPath(ellipseIn: rect(0, 0, size, size), transform: nil))
                context.clip()
                context.setFillColor(red)
                context.fill(rect(0, 0, size, size))
            }
            let node = drawing.translated(x: place, y: place)
            let picture = try picture(node)
            let edge: CGFloat = node.bounds.maxX
            let end = Int(edge.rounded(.up))
            let beyond = (0..<40).filter { picture[$0, end] != "clear" || picture[end, $0] != "clear" }
            #expect(beyond.isEmpty, "\(size) points at \(place)")
        }
    }

    @Test("A drawing starts at its own origin and is translated, because Broadway shows it only then")
    func drawingAway() throws {
        let node = RenderNode.drawing(in: rect(-7, 5, 20, 20)) { context in
            context.setFillColor(red)
            context.fill(rect(-7, 5, 20, 20))
        }
        #expect(node.bounds == rect(-7, 5, 20, 20))
        #expect(node.serialized.contains("bounds: 0 0 20 20;"))
        let picture = try picture(node)
        #expect(picture[0, 5] == "red")
        #expect(picture[12, 24] == "red")
        #expect(picture[13, 24] == "clear")
    }

    @Test("In a browser, a duplicate has two pixels per screen pixel in a blend node, which Broadway scales")
    func copyInBrowser() throws {
        RenderNode.isShownInBrowser = true
        defer { RenderNode.isShownInBrowser = false }
        let node = RenderNode.container((0..<20).map { .color(red, in: rect(5 + CGFloat($0), 5, 0.5, 20)) })
        let copy = node.duplicated()
        #expect(copy.bounds == rect(5, 5, 20, 20))
        #expect(copy.serialized.contains("blend"))
        #expect(copy.serialized.contains("bounds: 0 0 40 40;"))
        let (whole, copied) = (try picture(node, scale: 2), try picture(copy, scale: 2))
        #expect(copied.image.pngData() == whole.image.pngData(), "Half a point is a pixel of this screen.")
    }

    @Test("Open layers and saved states of a drawing are closed automatically")
    func openDrawing() throws {
        let node = RenderNode.drawing(in: rect(0, 0, 40, 40)) { context in
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
            context.setFillColor(red)
            context.fill(rect(0, 0, 10, 10))
        }
        #expect(try picture(node)[5, 5] == "red")
    }

    @Test("A drawing keeps transparency layers, shadows and images")
    func richDrawing() throws {
        let node = RenderNode.drawing(in: rect(0, 0, 40, 40)) { context in
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.drawUpright(.plain(width: 1, height: 1, [0, 0, 255, 255]), in: rect(0, 0, 5, 5))
            context.endTransparencyLayer()
        }
        let picture = try picture(node, scale: 2)
        let (cast, thrown) = (picture.image.pixel(x: 5, y: 5), picture.image.pixel(x: 25, y: 5))
        #expect(cast.r == 255)
        #expect(abs(Int(cast.a) - 128) <= 1)
        #expect(thrown.b == 255)
        #expect(abs(Int(thrown.a) - 128) <= 1)
    }

    @Test("A gradient keeps its end colours beyond its ends")
    func gradient() throws {
        let node = RenderNode.linearGradient(
            [(0, red), (1, blue)], from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0), in: rect(0, 0, 40, 10))
        let picture = try picture(node)
        #expect(picture[5, 5] == "red")
        #expect(picture[35, 5] == "blue")
        #expect(picture[20, 15] == "clear")
        let middle = picture.image.pixel(x: 20, y: 5)
        #expect(abs(Int(middle.r) - 124) < 6)
        #expect(abs(Int(middle.b) - 131) < 6)
    }

    @Test("Gradients of no, one or unordered colours are drawn without errors")
    func oddGradients() throws {
        let area = rect(0, 0, 40, 40)
        let (start, end) = (CGPoint.zero, CGPoint(x: 40, y: 0))
        #expect(try picture(.linearGradient([], from: start, to: end, in: area))[5, 5] == "clear")
        #expect(try picture(.linearGradient([(0.5, red)], from: start, to: end, in: area))[5, 5] == "red")
        let disordered = try picture(.linearGradient([(0.5, red), (0.2, blue)], from: start, to: end, in: area))
        #expect(disordered[5, 5] == "red")
        #expect(disordered[35, 5] == "blue")
        let point = try picture(.linearGradient([(0, red), (1, blue)], from: start, to: start, in: area))
        #expect(point[35, 35] == "blue")
    }

    @Test("A mask gives the node the mask's opacity")
    func mask() throws {
        let mask = RenderNode.container([
            .color(.black, in: rect(0, 0, 10, 40)),
            .color(CGColor(gray: 0, alpha: 0.5), in: rect(10, 0, 10, 40)),
        ])
        let node = RenderNode.color(red, in: rect(0, 0, 40, 20)).masked(by: mask)
        let picture = try picture(node, scale: 1)
        #expect(picture[5, 5] == "red")
        #expect(picture[25, 5] == "clear")
        #expect(picture[5, 25] == "clear")
        let elsewhere = RenderNode.color(.black, in: rect(30, 30, 5, 5))
        #expect(try self.picture(RenderNode.color(red, in: rect(0, 0, 9, 9)).masked(by: elsewhere))[5, 5] == "clear")
        let half = picture.image.pixel(x: 15, y: 5)
        #expect(half.r == 255)
        #expect(abs(Int(half.a) - 128) <= 1)
    }

    @Test("Rasterizing part of a node gives that part in whole pixels")
    func rasterizing() throws {
        let node = RenderNode.color(red, in: rect(10, 10, 20, 20))
        let part = try #require(node.rasterized(in: rect(9, 9, 2, 2), scale: 3))
        #expect((part.width, part.height) == (6, 6))
        #expect(Picture(part)[3, 3] == "red")
        #expect(Picture(part)[2, 2] == "clear")
        let third = try #require(node.rasterized(in: rect(0, 0, 0.1 * 3, 10.1), scale: 10))
        #expect((third.width, third.height) == (3, 101))
    }

    @Test(
        "Rasterizing an empty, infinite, NaN or far too large rectangle gives nil",
        arguments: [
            CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: 100_000, height: 1),
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        ])
    func noPicture(rect: CGRect) {
        #expect(RenderNode.color(red, in: self.rect(0, 0, 1, 1)).rasterized(in: rect, scale: 1) == nil)
        #expect(RenderNode.color(red, in: self.rect(0, 0, 1, 1)).rasterized(in: self.rect(0, 0, 1, 1), scale: 0) == nil)
    }

    @Test("A node drawn in a context uses its transform, alpha and clip, and leaves its path alone")
    func inContext() throws {
        let node = RenderNode.color(red, in: rect(0, 0, 10, 10))
        let context = try #require(CGContext(pixelWidth: 40, pixelHeight: 40, scale: 1))
        context.saveGState()
        context.translateBy(x: 10, y: 10)
        context.clip(to: rect(0, 0, 5, 20))
        context.setAlpha(0.5)
        node.draw(in: context)
        context.restoreGState()
        // The context's current path does not become part of the node.
        context.addRect(rect(30, 30, 5, 5))
        node.draw(in: context)
        let picture = Picture(try #require(context.makeImage()))
        #expect(abs(Int(picture.image.pixel(x: 12, y: 12).a) - 128) <= 1)
        #expect(picture[16, 12] == "clear")
        #expect(picture[5, 5] == "red")
        #expect(picture[32, 32] == "clear")
    }

    @Test("Serializing a node gives the recorded text")
    func serialization() {
        let node = RenderNode.container([
            RenderNode.color(red, in: rect(0, 0, 10, 20)).clipped(to: rect(0, 0, 5, 5), corners: CornerRadii(2)),
            RenderNode.color(blue, in: rect(0, 0, 1, 1)).faded(0.25).translated(x: 3, y: 4),
        ])
        #expect(
            node.serialized == """
                rounded-clip {
                  clip: 0 0 5 5 / 2;
                  child: color {
                    bounds: 0 0 10 20;
                    color: rgb(255,0,0);
                  }
                }
                transform {
                  transform: translate(3, 4);
                  child: opacity {
                    opacity: 0.25;
                    child: color {
                      bounds: 0 0 1 1;
                      color: rgb(0,0,255);
                    }
                  }
                }

                """)
    }

    @Test("At 44 million points a node is at the right pixel if the offset is subtracted first")
    func farAway() throws {
        let offset = 44_000_000.5
        let node = RenderNode.color(red, in: rect(0, CGFloat(44_000_010.5 - offset), 10, 10))
        #expect(try picture(node)[5, 10] == "red")
        #expect(try picture(node)[5, 9] == "clear")
    }
}
