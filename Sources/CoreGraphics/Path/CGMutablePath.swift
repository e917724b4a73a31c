// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A path that can be added to.
///
/// A line or curve without a current point is dropped, as Apple's is (with a message there).
public class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(elements: [], subpathStart: .zero)
    }

    override init(elements: [Element], subpathStart: CGPoint) {
        super.init(elements: elements, subpathStart: subpathStart)
    }

    // MARK: - Steps

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        elements.append(.move(point))
        subpathStart = point
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        if isEmpty { return }
        elements.append(.line(point.applying(transform)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        if isEmpty { return }
        elements.append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        if isEmpty { return }
        elements.append(
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform)))
    }

    /// Draws back to where the subpath began; nothing where it is closed already.
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

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A rectangle whose corners are quarters of an ellipse.
    ///
    /// > Note: Apple's stops the program where a corner is more than half a side; this one makes it half a side.
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

    /// Adds the elements of another path; a leading `move` there keeps it a subpath of its own.
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
