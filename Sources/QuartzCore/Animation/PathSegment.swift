// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// One segment of a path that a layer moves along: a line or a curve from one keyframe to the next.
struct PathSegment {
    var start: CGPoint
    private var control1: CGPoint
    private var control2: CGPoint
    var end: CGPoint

    private init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// Creates a line as a Bézier curve, whose parameter is the fraction of the line's length.
    private init(from start: CGPoint, to end: CGPoint) {
        func between(_ t: CGFloat) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
        self.init(start, between(1 / 3), between(2 / 3), end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The direction of the segment at the curve parameter `t`, from 0 to 1.
    func direction(at t: CGFloat) -> CGVector {
        let u = 1 - t
        let (a, b, c) = (u * u, 2 * u * t, t * t)
        let slope = CGVector(
            dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
            dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
        // If a control point coincides with an end, the slope is zero at that end. The direction from start to end is
        // used then.
        guard abs(slope.dx) + abs(slope.dy) < 1e-9 else { return slope }
        return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The segments of a path in order, including the lines that close subpaths.
    static func all(of path: CGPath) -> [PathSegment] {
        var made: [PathSegment] = []
        var first = CGPoint.zero
        var last = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                first = points[0]
                last = first
            case .addLineToPoint:
                made.append(PathSegment(from: last, to: points[0]))
                last = points[0]
            case .addQuadCurveToPoint:
                let (control, end) = (points[0], points[1])
                func toControl(_ p: CGPoint) -> CGPoint {
                    CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
                }
                made.append(PathSegment(last, toControl(last), toControl(end), end))
                last = end
            case .addCurveToPoint:
                made.append(PathSegment(last, points[0], points[1], points[2]))
                last = points[2]
            case .closeSubpath:
                if last != first { made.append(PathSegment(from: last, to: first)) }
                last = first
            @unknown default: break
            }
        }
        return made
    }
}
