// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A path that can be extended.
///
/// A line or curve without a current point is ignored, as on Apple's platforms (which also log a message).
public class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
        super.init(elements: [], subpathStart: .zero)
    }

    override init(elements: [Element], subpathStart: CGPoint) {
        super.init(elements: elements, subpathStart: subpathStart)
    }

    // MARK: - Adding elements

    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        elements.append(.move(point))
        subpathStart = point
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        if isEmpty { return }
        elements.append(.line(point.applying(transform)))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        if isEmpty { return }
        elements.append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        if isEmpty { return }
        elements.append(
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform)))
    }

    /// Closes the subpath with a line to its start. Does nothing if the subpath is closed already.
    public func closeSubpath() {
        if isEmpty || elements.last == .close { return }
        elements.append(.close)
    }

    // MARK: - Shapes

    /// Moves to the first point and draws lines through the rest.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners.
    ///
    /// > Note: Apple's version stops the program if a corner is larger than half a side. This version reduces the
    /// > corner to half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        if rect.isNull { return }
        let across = max(0, min(cornerWidth, rect.width / 2))
        let down = max(0, min(cornerHeight, rect.height / 2))
        if across == 0 || down == 0 { return addRect(rect, transform: transform) }

        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        let corners = [
            (CGPoint(x: rect.maxX - across, y: rect.maxY - down), 0.0),
            (CGPoint(x: rect.minX + across, y: rect.maxY - down), 0.5),
            (CGPoint(x: rect.minX + across, y: rect.minY + down), 1.0),
            (CGPoint(x: rect.maxX - across, y: rect.minY + down), 1.5),
        ]
        for (center, halfTurns) in corners {
            let start = CGPoint(
                x: center.x + across * cos(halfTurns * .pi).rounded(),
                y: center.y + down * sin(halfTurns * .pi).rounded())
            addLine(to: start, transform: transform)
            addArc(
                center: center, radii: CGSize(width: across, height: down), startAngle: halfTurns * .pi,
                delta: .pi / 2, transform: transform)
        }
        closeSubpath()
    }

    /// Adds the elements of another path. If they begin with a `move`, they form a separate subpath.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        if path.isEmpty { return }
        let (added, start) = (path.elements, path.subpathStart)
        if transform.isIdentity {
            elements.append(contentsOf: added)
        } else {
            elements.append(contentsOf: added.lazy.map { $0.applying(transform) })
        }
        subpathStart = start.applying(transform)
    }
}
