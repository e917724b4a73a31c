// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An immutable shape made of lines and curves.
///
/// The elements are values in a copy-on-write array, so any thread may read a path. `CGMutablePath` is a subclass: pass
/// a `copy()` of a mutable path to code that must not see later changes.
public class CGPath: @unchecked Sendable, Hashable {
    /// The elements in drawing order; changed only by `CGMutablePath`.
    package internal(set) final var elements: [Element]

    /// The start of the current subpath, which `currentPoint` returns after a close.
    final var subpathStart: CGPoint

    init(elements: [Element], subpathStart: CGPoint) {
        self.elements = elements
        self.subpathStart = subpathStart
    }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
    }

    /// Creates the path of the ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
    }

    /// Creates the path of a rectangle with elliptical corners.
    ///
    /// > Note: Apple's version stops the program if a corner is larger than half a side. This version reduces the
    /// > corner to half a side.
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

    /// Creates a path from the elements that `build` adds.
    package convenience init(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        self.init(elements: path.elements, subpathStart: path.subpathStart)
    }

    // MARK: - Copies

    /// Returns an immutable path with the same elements.
    public func copy() -> CGPath? {
        CGPath(elements: elements, subpathStart: subpathStart)
    }

    /// Returns an immutable path with each point transformed; with nil, an unchanged copy.
    ///
    /// - Complexity: O(elements).
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(
            elements: elements.map { $0.applying(transform) }, subpathStart: subpathStart.applying(transform))
    }

    /// Returns a mutable path with the same elements.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements, subpathStart: subpathStart)
    }

    /// Returns a mutable path with each point transformed.
    ///
    /// - Complexity: O(elements).
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform)?.mutableCopy()
    }

    // MARK: - Properties

    /// Whether the path has no elements. A single `move` is an element.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element; after a close, the start of the closed subpath. Zero in an empty path.
    public var currentPoint: CGPoint {
        elements.last.map { $0.end ?? subpathStart } ?? .zero
    }

    /// Whether the path is one rectangle with sides parallel to the axes, open or closed. If so, stores the rectangle
    /// in `rect`.
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
