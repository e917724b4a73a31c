// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Paths: stroking, dashing, flattening and trimming")
struct CGPathStrokingTests {
    private func lines(_ points: (Double, Double)..., closes: Bool = false) -> CGPath {
        CGPath { path in
            path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
            if closes { path.closeSubpath() }
        }
    }

    /// The stroked path as Cairo paints it: the reference image.
    private func painted(
        _ path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, dash: [CGFloat] = []
    ) -> CGImage {
        let context = CGContext(pixelWidth: 80, pixelHeight: 80, scale: 1)!
        context.setLineWidth(width)
        context.setLineCap(cap)
        context.setLineJoin(join)
        context.setLineDash(phase: 3, lengths: dash)
        context.addPath(path)
        context.strokePath()
        return context.makeImage()!
    }

    private func filled(_ path: CGPath) -> CGImage {
        let context = CGContext(pixelWidth: 80, pixelHeight: 80, scale: 1)!
        context.addPath(path)
        context.fillPath()
        return context.makeImage()!
    }

    private var shapes: [CGPath] {
        let curve = CGMutablePath()
        curve.move(to: CGPoint(x: 10, y: 60))
        curve.addCurve(
            to: CGPoint(x: 70, y: 60), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 70, y: 0))
        curve.addQuadCurve(to: CGPoint(x: 30, y: 40), control: CGPoint(x: 50, y: 70))
        return [
            lines((10, 10), (60, 20), (20, 60)), lines((15, 15), (65, 15), (40, 60), closes: true), curve,
            CGPath(ellipseIn: CGRect(x: 15, y: 20, width: 50, height: 40), transform: nil),
            CGPath(rect: CGRect(x: 20, y: 20, width: 40, height: 40), transform: nil),
            lines((10, 40), (70, 40)), lines((10, 40), (70, 40), (30, 40)),
        ]
    }

    @Test("The outline of a stroke matches Cairo's own stroke", arguments: 0..<7)
    func againstCairo(number: Int) throws {
        let path = shapes[number]
        for width in [1.0, 4, 11] {
            for cap in [CGLineCap.butt, .round, .square] {
                for join in [CGLineJoin.miter, .round, .bevel] {
                    let shape = path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
                    let wanted = painted(path, width: width, cap: cap, join: join)
                    let difference = try #require(filled(shape).maximumDifference(from: wanted))
                    #expect(difference <= 40, "width \(width), \(cap), \(join)")
                }
            }
        }
    }

    @Test("Dashes are at the places where Cairo paints them", arguments: [0, 2, 5])
    func dashesAgainstCairo(number: Int) throws {
        let path = shapes[number]
        let dashed = path.copy(dashingWithPhase: 3, lengths: [7, 4, 2])
        let shape = dashed.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let wanted = painted(path, width: 4, cap: .butt, join: .miter, dash: [7, 4, 2])
        #expect(try #require(filled(shape).maximumDifference(from: wanted)) <= 64)
    }

    @Test("A stroke of width 10 extends 5 points to each side")
    func width() {
        let shape = lines((0, 0), (100, 0)).copy(
            strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(shape.boundingBox == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(shape.contains(CGPoint(x: 50, y: 4.9)))
        #expect(!shape.contains(CGPoint(x: 50, y: 5.1)))
        #expect(
            lines((0, 0), (9, 9)).copy(
                strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10
            ).isEmpty)
    }

    @Test("A corner sharper than the miter limit is bevelled")
    func miterLimit() {
        let corner = lines((0, 0), (100, 0), (0, 20))
        let sharp = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 100)
        let cut = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 2)
        #expect(sharp.boundingBox.maxX > 115)
        #expect(cut.boundingBox.maxX < 103)
    }

    @Test("Dashes have the requested lengths, starting at the phase")
    func dashes() {
        let dashed = lines((0, 0), (10, 0)).copy(dashingWithPhase: 1, lengths: [3, 2])
        #expect(
            dashed.elements == [
                .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 7, y: 0)),
                .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
            ])
        #expect(lines((0, 0), (10, 0)).copy(dashingWithPhase: -4, lengths: [3, 2]).elements == dashed.elements)
        #expect(lines((0, 0), (10, 0)).copy(dashingWithPhase: 0, lengths: [0, 0]).elements.count == 2)
        #expect(lines((0, 0), (10, 0)).copy(dashingWithPhase: 0, lengths: [1e-9]).elements.count == 2)
    }

    @Test("A flattened circle has only lines and stays within the threshold", arguments: [2, 0.1, 0.001])
    func flattening(threshold: Double) {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        let flat = circle.flattened(threshold: threshold)
        var last = CGPoint.zero
        for element in flat.elements {
            if case .line(let end) = element {
                let middle = CGPoint(x: (last.x + end.x) / 2, y: (last.y + end.y) / 2)
                #expect(abs(hypot(middle.x, middle.y) - 100) < threshold + 0.03)
            } else if case .curve = element {
                Issue.record("A curve is left.")
            }
            last = element.end ?? last
        }
        #expect(flat.elements.last == .close)
    }

    @Test("Trimming measures fractions of the length of all subpaths together")
    func trimming() {
        let path = CGMutablePath()
        path.addPath(lines((0, 0), (10, 0)))
        path.addPath(lines((0, 5), (30, 5)))
        #expect(
            path.trimmed(from: 0.125, to: 0.5).elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)),
                .line(CGPoint(x: 10, y: 5)),
            ])
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0.9, to: 0.2).isEmpty)
    }

    @Test("A circle trimmed to a fraction ends at that fraction of a turn")
    func halfCircle() {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        for fraction in [0.1, 0.25, 0.4, 0.5, 0.9] {
            let end = circle.trimmed(from: 0, to: fraction).currentPoint
            let angle = fraction * 2 * .pi
            #expect(abs(end.x - 50 * cos(angle)) < 0.05)
            #expect(abs(end.y - 50 * sin(angle)) < 0.05)
        }
    }

    @Test("Trimming keeps a whole subpath closed and leaves a cut one open")
    func closedParts() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let path = CGMutablePath()
        path.addPath(square)
        path.addPath(square, transform: CGAffineTransform(translationX: 20, y: 0))
        let part = path.trimmed(from: 0, to: 0.75).elements
        #expect(part.filter { $0 == .close }.count == 1)
        #expect(part.last == .line(CGPoint(x: 30, y: 10)))
    }
}
