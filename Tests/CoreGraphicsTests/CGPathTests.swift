// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Paths")
struct CGPathTests {
    private func near(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat, within: CGFloat = 1e-9) -> Bool {
        abs(a.x - x) < within && abs(a.y - y) < within
    }

    private func text(_ path: CGPath) -> String {
        var words: [String] = []
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            let (letter, count) =
                switch element.type {
                case .moveToPoint: ("M", 1)
                case .addLineToPoint: ("L", 1)
                case .addQuadCurveToPoint: ("Q", 2)
                case .addCurveToPoint: ("C", 3)
                case .closeSubpath: ("Z", 0)
                }
            words.append(letter)
            for index in 0..<count {
                words.append("\(Int(element.points[index].x.rounded())),\(Int(element.points[index].y.rounded()))")
            }
        }
        return words.joined(separator: " ")
    }

    @Test("A rectangle path starts at the corner with the least coordinates and closes")
    func rectangle() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20), transform: nil)
        #expect(text(path) == "M 1,2 L 11,2 L 11,22 L 1,22 Z")
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        var found = CGRect.zero
        #expect(path.isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 10, height: 20))
    }

    @Test("A transform passed to an initializer is applied to every point")
    func constructorTransform() {
        var transform = CGAffineTransform(scaleX: 2, y: 3)
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20), transform: &transform)
        #expect(path.boundingBox == CGRect(x: 2, y: 6, width: 20, height: 60))
        #expect(path.currentPoint == CGPoint(x: 2, y: 6))
    }

    @Test("isRect is false for a triangle, a rotated rectangle and an ellipse")
    func notRectangles() {
        let triangle = CGMutablePath()
        triangle.addLines(between: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
        triangle.closeSubpath()
        #expect(!triangle.isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.5)
        #expect(!CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil).isRect(nil))
    }

    @Test("An ellipse path starts at its rightmost point and touches each side of its rectangle")
    func ellipse() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
        #expect(text(path).hasPrefix("M 200,50 C 200,78 155,100 100,100"))
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX) < 1e-9)
        #expect(abs(box.maxX - 200) < 1e-9)
        #expect(abs(box.minY) < 1e-9)
        #expect(abs(box.maxY - 100) < 1e-9)
        #expect(path.contains(CGPoint(x: 10, y: 50)))
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
    }

    @Test("A rounded rectangle does not contain its corners")
    func roundedRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
        #expect(path.boundingBox == rect)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 98, y: 58)))
        #expect(path.contains(CGPoint(x: 20, y: 2)))
        #expect(path.contains(CGPoint(x: 2, y: 12)))
    }

    @Test("A rounded rectangle contains exactly the points inside its elliptical corners")
    func roundedRectangleAgainstModel() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerWidth: 8, cornerHeight: 4, transform: nil)
        for x in stride(from: -0.75, to: 31, by: 0.5) {
            for y in stride(from: -0.75, to: 21, by: 0.5) {
                let (dx, dy) = (max(abs(x - 15) - 7, 0) / 8, max(abs(y - 10) - 6, 0) / 4)
                let distance = dx * dx + dy * dy
                if abs(distance - 1) < 0.001 { continue }
                #expect(path.contains(CGPoint(x: x, y: y)) == (distance < 1), "at \(x), \(y)")
            }
        }
    }

    @Test("Corner sizes are limited to half of each side")
    func cornersLargerThanHalfASide() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = CGPath(roundedRect: rect, cornerWidth: 500, cornerHeight: 500, transform: nil)
        #expect(path == CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 30, transform: nil))
    }

    @Test(
        "An arc runs through increasing angles unless it is clockwise",
        arguments: [
            (0.0, 0.5, false, false), (0.0, 0.5, true, true), (0.5, 0.0, true, false), (0.5, 0.0, false, true),
        ])
    func arcDirection(start: Double, end: Double, clockwise: Bool, goesTheLongWay: Bool) {
        // `start` and `end` are angles in half turns. `goesTheLongWay` is whether the arc is a three-quarter circle.
        let path = CGMutablePath()
        path.addArc(
            center: .zero, radius: sqrt(2), startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise)
        #expect(near(path.currentPoint, sqrt(2) * cos(end * .pi), sqrt(2) * sin(end * .pi)))
        #expect((path.boundingBoxOfPath.width > 2) == goesTheLongWay)
    }

    @Test("Angles a full turn apart give a full circle in both directions", arguments: [false, true])
    func wholeCircle(clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        #expect(path.contains(CGPoint(x: 5, y: 1)))
        #expect(path.contains(CGPoint(x: 5, y: 9)))
        #expect(path.elements.count == 5)
    }

    @Test("A line connects the current point to the start of an arc")
    func arcJoins() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .pi, endAngle: .pi / 2, clockwise: true)
        #expect(text(path) == "M 0,0 L 5,0 C 5,3 7,5 10,5")
    }

    @Test("The curves of an arc stay within 0.03 % of the circle")
    func arcAccuracy() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 1000, startAngle: 0.3, delta: 5)
        for step in 0..<5_000 {
            let angle = 0.3 + Double(step) / 1_000
            let inside = CGPoint(x: 999.7 * cos(angle), y: 999.7 * sin(angle))
            let outside = CGPoint(x: 1_000.3 * cos(angle), y: 1_000.3 * sin(angle))
            let wedge = path.mutableCopy()!
            wedge.addLine(to: .zero)
            if angle > 0.31 && angle < 5.29 { #expect(wedge.contains(inside)) }
            #expect(!wedge.contains(outside))
        }
    }

    @Test(
        "An arc between tangents rounds a corner in either direction; tangents on one line give a line",
        arguments: [1.0, -1.0])
    func tangentArc(side: Double) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100 * side), radius: 20)
        #expect(text(path) == "M 0,0 L 80,0 C 91,0 100,\(side > 0 ? "9" : "-9") 100,\(Int(20 * side))")
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
        #expect(text(straight) == "M 0,0 L 50,0")
    }

    @Test("Without a current point, lines, curves and closes are ignored")
    func noCurrentPoint() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
    }

    @Test("After a close, drawing continues from the start of the subpath")
    func closing() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 5, y: 6, width: 10, height: 10))
        path.closeSubpath()
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 5, y: 9))
        #expect(text(path) == "M 5,6 L 15,6 L 15,16 L 5,16 Z Q 5,9 9,9")
        #expect(path.subpathStarts == [CGPoint(x: 5, y: 6), CGPoint(x: 5, y: 6)])
    }

    @Test("A hole is outside by the even-odd rule, by the winding rule only in the opposite direction")
    func holes() {
        let hole = CGRect(x: 20, y: 20, width: 60, height: 60)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(hole)
        let middle = CGPoint(x: 50, y: 50)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 10, y: 10), using: .evenOdd))

        let reversed = CGMutablePath()
        reversed.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        reversed.addRect(hole, transform: CGAffineTransform(-1, 0, 0, 1, 100, 0))
        #expect(!reversed.contains(middle))
        #expect(reversed.contains(middle, transform: CGAffineTransform(translationX: -45, y: 0)))
    }

    @Test("An open subpath counts as closed when testing for a point")
    func openContains() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 1, y: 5)))
        #expect(!path.contains(CGPoint(x: -1, y: 5)))
    }

    @Test("A circle path contains a grid point exactly if the circle's formula does")
    func containsAgainstModel() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        for x in -2...42 {
            for y in -2...42 {
                let (dx, dy) = (Double(x) - 20, Double(y) - 20)
                let distance = (dx * dx + dy * dy).squareRoot()
                if abs(distance - 20) < 0.01 { continue }
                #expect(path.contains(CGPoint(x: x, y: y)) == (distance < 20), "at \(x), \(y)")
            }
        }
    }

    @Test("boundingBox includes the control points; boundingBoxOfPath does not")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        let box = path.boundingBoxOfPath
        #expect(near(box.origin, 0, 0))
        #expect(abs(box.width - 10) < 1e-9)
        #expect(abs(box.height - 5) < 1e-9)
    }

    @Test("A copy keeps its elements when the original is extended")
    func copies() {
        let path = CGMutablePath()
        path.move(to: .zero)
        let copy = path.copy()!
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(text(copy) == "M 0,0")
        #expect(copy != path)
        let again = copy.mutableCopy()!
        again.addLine(to: CGPoint(x: 1, y: 1))
        #expect(again == path)
        #expect(again.hashValue == path.hashValue)
        var move = CGAffineTransform(translationX: 3, y: 4)
        #expect(text(path.copy(using: &move)!) == "M 3,4 L 4,5")
    }

    @Test("A path added to another keeps its own subpaths")
    func addition() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let other = CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil)
        path.addPath(other, transform: CGAffineTransform(translationX: 1, y: 0))
        #expect(text(path) == "M 0,0 L 1,0 L 1,1 L 0,1 Z M 6,5 L 7,5 L 7,6 L 6,6 Z")
        #expect(path.currentPoint == CGPoint(x: 6, y: 5))
        path.addPath(path)
        #expect(path.elements.count == 20)
    }

    @Test("Interpolation averages the points of paths with equal elements; other pairs give nil")
    func interpolation() throws {
        let a = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let b = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
        let half = try #require(a.interpolated(to: b, fraction: 0.5))
        let box = half.boundingBox
        #expect(near(box.origin, 5, 10))
        #expect(near(CGPoint(x: box.maxX, y: box.maxY), 25, 35))
        #expect(a.interpolated(to: b, fraction: 0) == a)
        #expect(a.interpolated(to: b, fraction: 1) == b)
        #expect(a.interpolated(to: CGPath(rect: .zero, transform: nil), fraction: 0.5) == nil)
        let (open, closed) = (CGMutablePath(), CGMutablePath())
        open.addLines(between: [.zero, .zero, .zero])
        closed.addLines(between: [.zero, .zero])
        closed.closeSubpath()
        #expect(open.interpolated(to: closed, fraction: 0.5) == nil)
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let bar = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        #expect(square.interpolated(to: bar, fraction: 0.25)?.boundingBox.width == 15)
    }

    @Test("A line interpolates into a curve point by point")
    func lineToCurve() throws {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 30, y: 0)])
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
        let half = try #require(line.interpolated(to: curve, fraction: 0.5))
        #expect(text(half) == "M 0,0 C 10,10 20,10 30,0")
    }

    @Test("Testing for a point in a degenerate, NaN or infinite curve ends promptly and correctly")
    func degenerateCurves() {
        /// A path of eight curves, whose coordinates are from the four `values`, or 100. `contains` returns whether the
        /// winding number of a point is not 0, computed with a thousand chords in place of each curve.
        func curves(_ values: [CGFloat]) -> (path: CGPath, contains: (CGPoint) -> Bool) {
            var points = [CGPoint(x: values[0], y: values[3])]
            let path = CGPath { path in
                path.move(to: points[0])
                for round in 0..<8 {
                    let end = CGPoint(x: values[1], y: values[0])
                    let (one, two) = (CGPoint(x: 100, y: values[round % 4]), CGPoint(x: values[2], y: values[1]))
                    let start = points[points.count - 1]
                    path.addCurve(to: end, control1: one, control2: two)
                    for step in 1...1000 {
                        let t = CGFloat(step) / 1000
                        let u = 1 - t
                        func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
                        }
                        points.append(
                            CGPoint(x: at(start.x, one.x, two.x, end.x), y: at(start.y, one.y, two.y, end.y)))
                    }
                }
                path.closeSubpath()
            }
            let chords = Array(zip(points, points.dropFirst() + [points[0]]))
            return (
                path,
                { point in
                    chords.reduce(0) { winding, chord in
                        let (a, b) = chord
                        guard (a.y <= point.y) != (b.y <= point.y) else { return winding }
                        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                        return x > point.x ? winding + (a.y <= point.y ? 1 : -1) : winding
                    } != 0
                }
            )
        }
        let least = CGFloat.leastNormalMagnitude / 1024
        let plain: [[CGFloat]] = [
            [5, 5, 5, 5], [5 - 1e-16, 5, 5 + 1e-15, 5], [0, 10, 0, 10], [-least, least, 0, 5], [3, 8, 40, 1],
        ]
        var inside = 0
        for values in plain {
            let (path, contains) = curves(values)
            for x in stride(from: CGFloat(0.3), to: 100, by: 7) {
                for y in stride(from: CGFloat(-0.7), to: 12, by: 0.9) {
                    let point = CGPoint(x: x, y: y)
                    #expect(path.contains(point) == contains(point), "\(values) at \(point)")
                    if contains(point) { inside += 1 }
                }
            }
        }
        #expect(inside > 10)
        for values: [CGFloat] in [[.nan, 0, 10, 10], [0, .nan, 5, 10], [.infinity, 0, 3, 4]] {
            #expect(!curves(values).path.contains(CGPoint(x: -50, y: -50)), "\(values)")
        }
        #expect(!curves([0, 1e300, -1e300, 1]).path.contains(CGPoint(x: 5, y: -1e301)))
        let nowhere = CGPath { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addCurve(
                to: CGPoint(x: 10, y: CGFloat.nan), control1: CGPoint(x: 0, y: 5), control2: CGPoint(x: 10, y: 5))
        }
        #expect(!nowhere.contains(CGPoint(x: 5, y: 2)))
    }
}

extension CGPath {
    /// The start point of each subpath, found from the path's elements: each `move`, and each `close` except at the
    /// end, starts a subpath.
    fileprivate var subpathStarts: [CGPoint] {
        var starts: [CGPoint] = []
        var running: CGPoint?
        for element in elements {
            if case .move(let point) = element {
                running = point
                starts.append(point)
            } else if case .close = element, element != elements.last {
                starts.append(running!)
            }
        }
        return starts
    }
}
