// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGPath {
    /// Returns the area that a stroke along the path covers, as a path.
    ///
    /// > Note: The result is one polygon for each straight segment, join and cap, all with the same orientation. Fill
    /// > it with the winding rule, or call `contains`. Apple's result is an outline, which the even-odd rule fills too.
    ///
    /// - Complexity: O(lines in the flattened path).
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: [], subpathStart: .zero) }
        let pen = Pen(
            radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: max(1, miterLimit), path: CGMutablePath())
        for subpath in subpaths() { pen.draw(subpath) }
        return withUnsafePointer(to: transform) { pen.path.copy(using: $0)! }
    }
}

/// A builder of the stroked shape: segments, joins and caps.
private struct Pen {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let path: CGMutablePath

    /// The largest distance between the flattened shape and the true shape, in points.
    private let threshold: CGFloat = 0.02

    /// A vertex of the flattened subpath. `isDrawn` is true for an end point of a line or curve of the original path,
    /// where the stroke has its line join. It is false for a vertex that only approximates a curve.
    private struct Corner {
        var point: CGPoint
        var isDrawn: Bool
    }

    /// Adds the stroke of a subpath to `path`.
    func draw(_ subpath: CGPath.Subpath) {
        var corners = corners(of: subpath)
        guard corners.count > 1 else {
            // A subpath without length is drawn as a dot, which consists of its caps. A move alone draws nothing.
            if !subpath.segments.isEmpty || subpath.isClosed { addDot(at: subpath.start) }
            return
        }
        let isClosed = subpath.isClosed
        if isClosed && corners[0].point == corners[corners.count - 1].point { corners.removeLast() }
        let count = corners.count
        let directions = (0..<(isClosed ? count : count - 1)).map { index in
            unit(corners[(index + 1) % count].point - corners[index].point)
        }
        for (index, direction) in directions.enumerated() {
            addSegment(from: corners[index].point, to: corners[(index + 1) % count].point, direction)
        }
        for index in (isClosed ? 0 : 1)..<directions.count {
            let before = directions[(index + directions.count - 1) % directions.count]
            addJoin(at: corners[index], from: before, to: directions[index])
        }
        if !isClosed {
            addCap(at: corners[0].point, directions[0] * -1)
            addCap(at: corners[count - 1].point, directions[directions.count - 1])
        }
    }

    /// The vertices of a subpath whose curves are replaced by lines, without repeated points.
    private func corners(of subpath: CGPath.Subpath) -> [Corner] {
        // The minimum number of lines for each curve. The outer edge of a wide stroke needs enough vertices to look
        // round, even along a short bend.
        let fewest = Int((.pi / (2 * acos(max(-1, 1 - threshold / radius)))).rounded(.up))
        var corners = [Corner(point: subpath.start, isDrawn: true)]
        func add(_ point: CGPoint, isDrawn: Bool) {
            if point != corners[corners.count - 1].point {
                corners.append(Corner(point: point, isDrawn: isDrawn))
            } else if isDrawn {
                corners[corners.count - 1].isDrawn = true
            }
        }
        for segment in subpath.segments {
            switch segment {
            case .line(_, let end): add(end, isDrawn: true)
            case .curve(let curve):
                let points = curve.flattened(threshold: threshold, fewest: min(1_000, fewest))
                for point in points.dropLast() { add(point, isDrawn: false) }
                add(curve.end, isDrawn: true)
            }
        }
        return corners
    }

    // MARK: - Segments, joins and caps

    /// Adds the rectangle of a straight segment; `direction` is the unit vector from `start` to `end`.
    private func addSegment(from start: CGPoint, to end: CGPoint, _ direction: CGVector) {
        let side = left(of: direction)
        addPolygon([start + side * -1, end + side * -1, end + side, start + side])
    }

    /// Adds the join on the outer side of a corner. `before` and `after` are the directions, as unit vectors, of the
    /// lines that end and begin at the corner.
    private func addJoin(at corner: Corner, from before: CGVector, to after: CGVector) {
        let cross = before.dx * after.dy - before.dy * after.dx
        let cosine = before.dx * after.dx + before.dy * after.dy
        if cross == 0 && cosine > 0 { return }
        let point = corner.point
        // In a turn to the left, the outer side is on the right.
        let sign: CGFloat = cross > 0 ? -1 : 1
        let (first, second) = (point + left(of: before) * sign, point + left(of: after) * sign)
        switch corner.isDrawn ? join : .bevel {
        case .round:
            let start = atan2(first.y - point.y, first.x - point.x)
            var delta = atan2(second.y - point.y, second.x - point.x) - start
            if delta > .pi { delta -= 2 * .pi }
            if delta < -.pi { delta += 2 * .pi }
            addSector(at: point, from: start, delta: delta)
        case .miter:
            // The miter's length over the line's width is 1 / sin(θ/2), with θ the angle between the two lines.
            let sine = sqrt(max(0, (1 + cosine) / 2))
            if sine > 0, 1 / sine <= miterLimit {
                let middle = unit((first - point) * 0.5 + (second - point) * 0.5)
                addTriangleFan([point, first, point + middle * (radius / sine), second])
            } else {
                addTriangleFan([point, first, second])
            }
        case .bevel:
            addTriangleFan([point, first, second])
        }
    }

    /// Adds the cap at an end of an open subpath; `direction` is the unit vector that points out of the subpath.
    private func addCap(at point: CGPoint, _ direction: CGVector) {
        switch cap {
        case .butt: break
        case .square: addSegment(from: point, to: point + direction * radius, direction)
        case .round:
            addSector(at: point, from: atan2(direction.dy, direction.dx) - .pi / 2, delta: .pi)
        }
    }

    /// Adds the caps of a subpath without length.
    private func addDot(at point: CGPoint) {
        switch cap {
        case .butt: break
        case .square:
            path.addRect(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        case .round:
            path.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    /// Adds the sector of a circle around `point` that begins at `angle` and covers `delta` radians.
    private func addSector(at point: CGPoint, from angle: CGFloat, delta: CGFloat) {
        // All polygons must have the same orientation, so that overlaps do not cancel out in a fill with the winding
        // rule. So a sector with a negative `delta` is added backwards, from its end to its start.
        let (start, sweepAngle) = delta < 0 ? (angle + delta, -delta) : (angle, delta)
        path.move(to: point)
        path.addRelativeArc(center: point, radius: radius, startAngle: start, delta: sweepAngle)
        path.closeSubpath()
    }

    /// Adds a polygon, and reverses its points after the first one if needed for the orientation of all polygons.
    private func addTriangleFan(_ points: [CGPoint]) {
        let (a, b) = (points[1] - points[0], points[2] - points[0])
        addPolygon(a.dx * b.dy - a.dy * b.dx < 0 ? [points[0]] + points.dropFirst().reversed() : points)
    }

    private func addPolygon(_ points: [CGPoint]) {
        path.addLines(between: points)
        path.closeSubpath()
    }

    /// The vector from the middle to the left edge of a stroke that runs in `direction`, a unit vector.
    private func left(of direction: CGVector) -> CGVector {
        CGVector(dx: -direction.dy * radius, dy: direction.dx * radius)
    }

    private func unit(_ vector: CGVector) -> CGVector {
        let length = vector.length
        return length > 0 ? vector * (1 / length) : CGVector(dx: 1.0, dy: 0)
    }
}
