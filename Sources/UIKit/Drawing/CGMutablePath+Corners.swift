// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CGMutablePath {
    /// Adds a rectangle, clockwise on screen from the top left. The given corners are quarter ellipses, and the other
    /// corners are square. The horizontal and vertical radius are at most half a side.
    func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return }
        let rect = rect.standardized
        let width = max(0, min(radii.width, rect.width / 2))
        let height = max(0, min(radii.height, rect.height / 2))
        guard width > 0, height > 0, !corners.isDisjoint(with: .allCorners) else { return addRect(rect) }

        // The distance from an end of a corner's Bézier curve to the nearer control point, as a fraction of the radius.
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        /// Draws a line to a corner of the rectangle, and rounds the corner if `corners` contains it. `back` is the
        /// direction from the corner along the side that ends there, and `ahead` is the direction along the next side.
        func add(_ corner: UIRectCorner, at point: CGPoint, back: CGVector, ahead: CGVector) {
            func place(_ side: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(x: point.x + side.dx * width * part, y: point.y + side.dy * height * part)
            }
            guard corners.contains(corner) else { return isEmpty ? move(to: point) : addLine(to: point) }
            isEmpty ? move(to: place(back, 1)) : addLine(to: place(back, 1))
            addCurve(to: place(ahead, 1), control1: place(back, 1 - handle), control2: place(ahead, 1 - handle))
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        add(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), back: down, ahead: right)
        add(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), back: left, ahead: down)
        add(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), back: up, ahead: left)
        add(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), back: right, ahead: up)
        closeSubpath()
    }
}

extension CGPath {
    /// Whether all coordinates of the path are finite.
    ///
    /// - Complexity: O(n) for n path elements
    func hasOnlyFinitePoints() -> Bool {
        func isFinitePoint(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        return elements.allSatisfy { element in
            switch element {
            case .move(let end), .line(let end): isFinitePoint(end)
            case .quadCurve(let control, let end): isFinitePoint(control) && isFinitePoint(end)
            case .curve(let control1, let control2, let end):
                isFinitePoint(control1) && isFinitePoint(control2) && isFinitePoint(end)
            case .close: true
            }
        }
    }

    /// Returns the same shape, drawn in the opposite direction.
    func reversed() -> CGPath {
        CGPath { path in
            for subpath in splitAtMoves().reversed() { path.addReversed(subpath) }
        }
    }

    /// The elements of each subpath, beginning with its move element.
    private func splitAtMoves() -> [[Element]] {
        var parts: [[Element]] = []
        var start = CGPoint.zero
        for element in elements {
            if case .move(let point) = element {
                start = point
                parts.append([element])
            } else if case .close = parts.last?.last {
                // If no move element follows a close element, the next subpath begins at the start of the closed one.
                parts.append([.move(start), element])
            } else if !parts.isEmpty {
                parts[parts.count - 1].append(element)
            }
        }
        return parts
    }
}

extension CGMutablePath {
    fileprivate func addReversed(_ subpath: [Element]) {
        var elements = subpath[...]
        var isClosed = false
        if case .close = elements.last {
            isClosed = true
            elements.removeLast()
        }
        guard let last = elements.last?.end else { return }
        move(to: last)
        while let element = elements.popLast(), let end = elements.last?.end {
            switch element {
            case .curve(let control1, let control2, _): addCurve(to: end, control1: control2, control2: control1)
            case .quadCurve(let control, _): addQuadCurve(to: end, control: control)
            default: addLine(to: end)
            }
        }
        if isClosed { closeSubpath() }
    }
}
