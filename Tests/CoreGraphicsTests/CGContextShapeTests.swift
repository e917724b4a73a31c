// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Contexts: shapes")
struct CGContextShapeTests: ContextSuite {
    // MARK: - Filling and stroking

    @Test("Filling a rectangle colours its inside only")
    func fill() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.fill(square(5, 5, 10))
        }
        #expect(picture[5, 5] == "red")
        #expect(picture[14, 14] == "red")
        #expect(picture[4, 5] == "clear")
        #expect(picture[15, 14] == "clear")
    }

    @Test("By default, drawing is black and lines are one point wide")
    func defaults() throws {
        let picture = try picture { context in
            context.fill(square(0, 0, 4))
            context.move(to: CGPoint(x: 0, y: 10.5))
            context.addLine(to: CGPoint(x: 20, y: 10.5))
            context.strokePath()
        }
        #expect(picture[1, 1] == "black")
        #expect(picture[10, 10] == "black")
        #expect(picture[10, 9] == "clear")
        #expect(picture[10, 11] == "clear")
    }

    @Test("A hole stays clear by the even-odd rule and is filled by the winding rule")
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

    @Test("Fill and stroke have separate colours")
    func fillAndStroke() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.setLineWidth(4)
            context.addRect(square(5, 5, 10))
            context.drawPath(using: .fillStroke)
        }
        #expect(picture[10, 10] == "red")
        #expect(picture[5, 10] == "blue")
        #expect(picture[3, 10] == "blue")
        #expect(picture[2, 10] == "clear")
    }

    @Test("An ellipse touches its rectangle and leaves the corners clear")
    func ellipses() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.fillEllipse(in: square(0, 0, 20))
        }
        #expect(picture[10, 1] == "red")
        #expect(picture[1, 1] == "clear")
        let ring = try self.picture { context in
            context.setLineWidth(4)
            context.strokeEllipse(in: square(2, 2, 16))
        }
        #expect(ring[10, 2] == "black")
        #expect(ring[10, 10] == "clear")
    }

    @Test("Dashes, line caps and line joins are drawn")
    func lines() throws {
        let dashed = try picture { context in
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }
        #expect(dashed[2, 10] == "black")
        #expect(dashed[7, 10] == "clear")
        #expect(dashed[12, 10] == "black")
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

    @Test("Stroking a rectangle with a width does not change the context's line width")
    func strokeWidth() throws {
        let picture = try picture { context in
            context.stroke(square(-50, 4, 200), width: 4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 14.5), CGPoint(x: 20, y: 14.5)])
        }
        #expect(picture[10, 3] == "black")
        #expect(picture[10, 5] == "black")
        #expect(picture[10, 14] == "black")
        #expect(picture[10, 15] == "clear")
    }

    // MARK: - Paths

    @Test("The path is read in the current user space after a transform change")
    func readingPath() throws {
        _ = try picture { context in
            #expect(context.path == nil)
            #expect(context.boundingBoxOfPath.isNull)
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

    @Test("A line connects the current point to an arc")
    func arc() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.move(to: CGPoint(x: 10, y: 10))
            context.addArc(
                center: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
            context.closePath()
            context.fillPath()
        }
        #expect(picture[14, 14] == "red")
        #expect(picture[5, 5] == "clear")
        #expect(picture[18, 18] == "clear")
    }
}
