// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGPath {
    /// A line or curve of a path, together with its start point.
    enum Segment {
        case line(CGPoint, CGPoint)
        case curve(CubicCurve)

        var start: CGPoint {
            switch self {
            case .line(let start, _): start
            case .curve(let curve): curve.start
            }
        }

        var end: CGPoint {
            switch self {
            case .line(_, let end): end
            case .curve(let curve): curve.end
            }
        }
    }

    /// A sequence of connected segments.
    struct Subpath {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false
    }

    /// Returns the subpaths of the path. The segments of a closed subpath include its closing line.
    ///
    /// - Complexity: O(elements).
    func subpaths() -> [Subpath] {
        var result: [Subpath] = []
        var running: Subpath?
        var point = CGPoint.zero
        func finish() {
            if let running { result.append(running) }
            running = nil
        }
        func add(_ segment: Segment) {
            if running == nil { running = Subpath(start: point) }
            running!.segments.append(segment)
            point = segment.end
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish()
                running = Subpath(start: end)
                point = end
            case .line(let end):
                add(.line(point, end))
            case .quadCurve(let control, let end):
                add(.curve(CubicCurve(start: point, control: control, end: end)))
            case .curve(let control1, let control2, let end):
                add(.curve(CubicCurve(start: point, control1: control1, control2: control2, end: end)))
            case .close:
                guard let start = running?.start else { continue }
                if point != start { add(.line(point, start)) }
                running!.isClosed = true
                point = start
                finish()
            }
        }
        finish()
        return result
    }

    // MARK: - Bounding boxes

    /// The bounding box of all points, control points included; null for an empty path.
    ///
    /// - Complexity: O(elements).
    public var boundingBox: CGRect {
        var box = CGRect.null
        for element in elements {
            switch element {
            case .move(let end), .line(let end):
                box.extend(to: end)
            case .quadCurve(let control, let end):
                box.extend(to: control)
                box.extend(to: end)
            case .curve(let control1, let control2, let end):
                box.extend(to: control1)
                box.extend(to: control2)
                box.extend(to: end)
            case .close:
                break
            }
        }
        return box
    }

    /// The bounding box of the shape itself, without control points; null for an empty path.
    ///
    /// - Complexity: O(elements).
    public var boundingBoxOfPath: CGRect {
        var box = CGRect.null
        for subpath in subpaths() {
            box.extend(to: subpath.start)
            for segment in subpath.segments {
                switch segment {
                case .line(_, let end):
                    box.extend(to: end)
                case .curve(let curve):
                    let bounds = curve.bounds
                    box.extend(to: bounds.origin)
                    box.extend(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
                }
            }
        }
        return box
    }

    // MARK: - Hit testing

    /// Whether a point is inside the path, after `transform` is applied to the point. An open subpath counts as if it
    /// were closed.
    ///
    /// - Complexity: O(elements).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard point.x.isFinite, point.y.isFinite else { return false }
        var winding = 0
        for subpath in subpaths() {
            for segment in subpath.segments {
                switch segment {
                case .line(let start, let end): winding += crossing(start, end, of: point)
                case .curve(let curve): winding += crossings(curve, of: point)
                }
            }
            if !subpath.isClosed, let last = subpath.segments.last {
                winding += crossing(last.end, subpath.start, of: point)
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// The signed number of times (−1, 0 or 1) that the line from `a` to `b` crosses the ray from `point` towards
    /// growing x.
    private func crossing(_ a: CGPoint, _ b: CGPoint, of point: CGPoint) -> Int {
        guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if b.y > a.y { return side > 0 ? 1 : 0 }
        return side < 0 ? -1 : 0
    }

    /// The signed number of times that a curve crosses the ray from `point` towards growing x.
    ///
    /// The curve is cut at the extrema of y, so each part crosses the horizontal line through `point` at most once. A
    /// curve with an infinite or undefined coordinate crosses nothing.
    ///
    /// - Complexity: O(1), even for extreme coordinates.
    private func crossings(_ curve: CubicCurve, of point: CGPoint) -> Int {
        guard curve.isFinite else { return 0 }
        let bottom = max(max(curve.start.y, curve.end.y), max(curve.control1.y, curve.control2.y))
        let top = min(min(curve.start.y, curve.end.y), min(curve.control1.y, curve.control2.y))
        if top > point.y || bottom <= point.y { return 0 }
        if max(max(curve.start.x, curve.end.x), max(curve.control1.x, curve.control2.x)) <= point.x { return 0 }
        var winding = 0
        var (from, isBefore) = (CGFloat(0), curve.start.y <= point.y)
        func advance(to next: CGFloat, y: CGFloat) {
            let isAfter = y <= point.y
            if isBefore != isAfter, curve.x(from: from, to: next, isBelow: isBefore, y: point.y) > point.x {
                winding += isBefore ? 1 : -1
            }
            (from, isBefore) = (next, isAfter)
        }
        for turn in CubicCurve.extrema(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y).sorted() {
            advance(to: turn, y: curve.point(at: turn).y)
        }
        advance(to: 1, y: curve.end.y)
        return winding
    }
}

extension CubicCurve {
    /// Whether all coordinates are finite.
    fileprivate var isFinite: Bool {
        (start.x + control1.x + control2.x + end.x + start.y + control1.y + control2.y + end.y).isFinite
    }

    /// The x at which the curve passes the height `y` between the parameters `from` and `to`, found by bisection.
    /// Between them, the curve's y must be monotonic. `isBelow` is whether it is at most `y` at the parameter `from`.
    fileprivate func x(from: CGFloat, to: CGFloat, isBelow: Bool, y: CGFloat) -> CGFloat {
        var (low, high) = (from, to)
        // A double has 52 fraction bits, so more steps would not change the result.
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (point(at: middle).y <= y) == isBelow { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2).x
    }
}
