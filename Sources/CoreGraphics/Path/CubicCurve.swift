// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Arithmetic of points and vectors for curves. Not public, because Apple's framework does not have it.

func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }

func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }

func * (a: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: a.dx * factor, dy: a.dy * factor) }

func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }

extension CGPoint {
    /// The point at `fraction` of the way from this point to `other`.
    func mixed(with other: CGPoint, fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

extension CGVector {
    var length: CGFloat { hypot(dx, dy) }
}

/// A cubic Bézier curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// Creates the cubic curve with the same shape as a quadratic curve.
    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        self.init(
            start: start, control1: start.mixed(with: control, fraction: 2 / 3),
            control2: end.mixed(with: control, fraction: 2 / 3), end: end)
    }

    /// The point at the parameter `t`.
    func point(at t: CGFloat) -> CGPoint {
        split(at: t).0.end
    }

    /// The parts before and after the parameter `t`, by de Casteljau's construction.
    func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        let a = start.mixed(with: control1, fraction: t)
        let b = control1.mixed(with: control2, fraction: t)
        let c = control2.mixed(with: end, fraction: t)
        let d = a.mixed(with: b, fraction: t)
        let e = b.mixed(with: c, fraction: t)
        let middle = d.mixed(with: e, fraction: t)
        return (
            CubicCurve(start: start, control1: a, control2: d, end: middle),
            CubicCurve(start: middle, control1: e, control2: c, end: end)
        )
    }

    /// The bounding box of the curve itself, without its control points.
    var bounds: CGRect {
        var box = CGRect(spanning: start, end)
        for t in CubicCurve.extrema(start.x, control1.x, control2.x, end.x) { box.extend(to: point(at: t)) }
        for t in CubicCurve.extrema(start.y, control1.y, control2.y, end.y) { box.extend(to: point(at: t)) }
        return box
    }

    /// The parameters inside the curve at which x (or y) has an extremum: the roots of the derivative. `p0` to `p3` are
    /// the x (or y) of the start, the two control points and the end.
    static func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The numerically stable formula, which stays exact if the curve is nearly a parabola and one root is huge.
        let half = -(b + (b < 0 ? -1 : 1) * sqrt(discriminant)) / 2
        return [half / a, c / half].filter { $0 > 0 && $0 < 1 }
    }
}

extension CGRect {
    /// Creates the smallest rectangle that contains two points.
    init(spanning a: CGPoint, _ b: CGPoint) {
        self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }

    /// Enlarges the rectangle to contain a point. A null rectangle becomes the point.
    mutating func extend(to point: CGPoint) {
        if isNull {
            self = CGRect(origin: point, size: .zero)
        } else {
            let (left, right) = (min(minX, point.x), max(maxX, point.x))
            let (top, bottom) = (min(minY, point.y), max(maxY, point.y))
            self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}
