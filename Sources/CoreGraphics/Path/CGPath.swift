// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An immutable shape made of lines and curves.
///
/// The elements are values in an array that copies share, so a path may be read from any thread. A
/// `CGMutablePath` is a `CGPath` too: hand `copy()` on where the receiver must not see later changes.
public class CGPath: @unchecked Sendable, Hashable {
    /// The elements in drawing order; changed only by `CGMutablePath`.
    package internal(set) final var elements: [Element]

    /// Where the running subpath began, for `currentPoint` after a close.
    final var subpathStart: CGPoint

    init(elements: [Element], subpathStart: CGPoint) {
        self.elements = elements
        self.subpathStart = subpathStart
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
    }

    /// The ellipse that touches the middle of each side of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
    }

    /// A rectangle whose corners are quarters of an ellipse.
    ///
    /// > Note: Apple's stops the program where a corner is more than half a side; this one makes it half a side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
                transform: transform?.pointee ?? .identity)
        }
    }

    /// The path that `build` makes.
    package convenience init(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        self.init(elements: path.elements, subpathStart: path.subpathStart)
    }

    // MARK: - Copies

    /// An immutable path with the same elements.
    public func copy() -> CGPath? {
        CGPath(elements: elements, subpathStart: subpathStart)
    }

    /// An immutable path with each point transformed; nil leaves the points as they are.
    ///
    /// - Complexity: O(elements).
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(
            elements: elements.map { $0.applying(transform) }, subpathStart: subpathStart.applying(transform))
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements, subpathStart: subpathStart)
    }

    /// - Complexity: O(elements).
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform)?.mutableCopy()
    }

    // MARK: - What it is

    /// Whether the path has no elements at all; a lone `move` is one.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element; after a close, where the subpath began. Zero in an empty path.
    public var currentPoint: CGPoint {
        elements.last.map { $0.end ?? subpathStart } ?? .zero
    }

    /// Whether the path is one rectangle with sides along the axes, open or closed; tells which.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var elements = elements[...]
        if case .close = elements.last { elements.removeLast() }
        guard elements.count == 4 || elements.count == 5, case .move(let first) = elements.first else { return false }
        var corners = [first]
        for element in elements.dropFirst() {
            guard case .line(let point) = element else { return false }
            corners.append(point)
        }
        if corners.count == 5 {
            guard corners[4] == corners[0] else { return false }
            corners.removeLast()
        }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard startsAcross || startsDown else { return false }
        rect?.pointee = CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
        return true
    }

    public static func == (a: CGPath, b: CGPath) -> Bool {
        a === b || a.elements == b.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
