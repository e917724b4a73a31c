// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The outline around lines of text, such as a selection. Lines below each other form one piece with round corners.
///
/// A line that does not overlap the previous one horizontally begins a new piece. Example: a selection from the end of
/// one line to the beginning of the next.
struct TextLineShape {
    /// The distance from the lines to the outline, so that no letter is cut, and the corner radius, in points. Both are
    /// chosen by eye.
    static let (margin, radius): (CGFloat, CGFloat) = (3, 7)

    /// The rectangles of the lines of each piece, from top to bottom, without gaps between the lines.
    private var pieces: [[CGRect]] = []

    init(_ lines: [CGRect]) {
        let lines = lines.filter { line in
            !line.isEmpty && !line.isInfinite && [line.minX, line.minY, line.maxX, line.maxY].allSatisfy(\.isFinite)
        }
        for line in lines.map(\.standardized) { add(line.insetBy(dx: -Self.margin, dy: -Self.margin)) }
    }

    private mutating func add(_ line: CGRect) {
        guard var piece = pieces.popLast(), let last = piece.last else { return pieces.append([line]) }
        let touches = line.minX <= last.maxX && line.maxX >= last.minX
        if touches, abs(line.midY - last.midY) < min(line.height, last.height) / 2 {
            // `line` belongs to the same line of text as the previous rectangle, `last`, so both become one rectangle.
            piece[piece.count - 1] = last.union(line)
            pieces.append(piece)
        } else if touches, line.midY > last.midY {
            // The bottom of the upper line and the top of the lower line are both moved to halfway between them.
            let edge = (last.maxY + line.minY) / 2
            piece[piece.count - 1].size.height = edge - last.minY
            piece.append(CGRect(x: line.minX, y: edge, width: line.width, height: line.maxY - edge))
            pieces += [piece]
        } else {
            pieces += [piece, [line]]
        }
    }

    /// The outline as a path; nil if there are no lines.
    var path: CGPath? {
        guard !pieces.isEmpty else { return nil }
        return CGPath { path in
            for piece in pieces { path.addRounded(TextLineShape.corners(of: piece), radius: TextLineShape.radius) }
        }
    }

    /// The corners of a piece, clockwise on screen from the right end of the top side.
    private static func corners(of lines: [CGRect]) -> [CGPoint] {
        let lines = withoutSmallSteps(lines)
        let right = lines.flatMap { [CGPoint(x: $0.maxX, y: $0.minY), CGPoint(x: $0.maxX, y: $0.maxY)] }
        let left = lines.reversed().flatMap { [CGPoint(x: $0.minX, y: $0.maxY), CGPoint(x: $0.minX, y: $0.minY)] }
        return right + left
    }

    /// Aligns the edges of adjacent lines that are almost aligned, because a small step has no room for two round
    /// corners.
    private static func withoutSmallSteps(_ lines: [CGRect]) -> [CGRect] {
        var lefts = lines.map(\.minX)
        var rights = lines.map(\.maxX)
        for index in lines.indices.dropFirst() {
            if abs(lefts[index] - lefts[index - 1]) < 2 * radius { lefts[index] = min(lefts[index], lefts[index - 1]) }
            if abs(rights[index] - rights[index - 1]) < 2 * radius {
                rights[index] = max(rights[index], rights[index - 1])
            }
        }
        for index in lines.indices.dropLast().reversed() {
            if abs(lefts[index] - lefts[index + 1]) < 2 * radius { lefts[index] = min(lefts[index], lefts[index + 1]) }
            if abs(rights[index] - rights[index + 1]) < 2 * radius {
                rights[index] = max(rights[index], rights[index + 1])
            }
        }
        return lines.indices.map { index in
            CGRect(
                x: lefts[index], y: lines[index].minY, width: rights[index] - lefts[index], height: lines[index].height)
        }
    }
}

extension CGMutablePath {
    /// Adds a closed polygon with round corners. At a corner whose sides are too short for the radius, the radius is
    /// half the length of the shorter side.
    fileprivate func addRounded(_ corners: [CGPoint], radius: CGFloat) {
        // Leave out corners that coincide with another corner, or whose two sides form a straight line.
        var places: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let (before, after) = (places.last ?? corners.last!, corners[(index + 1) % corners.count])
            if before.x == corner.x && corner.x == after.x || before.y == corner.y && corner.y == after.y { continue }
            places.append(corner)
        }
        guard places.count > 3 else { return }
        // The distance from an end of a corner's Bézier curve to the nearer control point, as a fraction of the radius.
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        for (index, corner) in places.enumerated() {
            let before = places[(index + places.count - 1) % places.count]
            let after = places[(index + 1) % places.count]
            let (back, ahead) = (Side(from: corner, to: before), Side(from: corner, to: after))
            let cut = min(radius, back.length / 2, ahead.length / 2)
            let start = back.point(cut)
            index == 0 ? move(to: start) : addLine(to: start)
            addCurve(
                to: ahead.point(cut), control1: back.point(cut * (1 - handle)),
                control2: ahead.point(cut * (1 - handle)))
        }
        closeSubpath()
    }
}

/// A side of a polygon, with distances measured from `start`, one of its ends.
private struct Side {
    let start: CGPoint
    let direction: CGVector
    let length: CGFloat

    init(from start: CGPoint, to end: CGPoint) {
        self.start = start
        length = hypot(end.x - start.x, end.y - start.y)
        direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance)
    }
}
