// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGPath {
    /// One element of a path, as a value.
    package enum Element: Sendable, Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close

        /// The end point of the element; nil for a close, which ends at the start of its subpath.
        package var end: CGPoint? {
            switch self {
            case .move(let end), .line(let end), .quadCurve(_, let end), .curve(_, _, let end): end
            case .close: nil
            }
        }

        /// The element with every point replaced by the result of `change`.
        func mapPoints(_ change: (CGPoint) -> CGPoint) -> Element {
            switch self {
            case .move(let end): .move(change(end))
            case .line(let end): .line(change(end))
            case .quadCurve(let control, let end): .quadCurve(control: change(control), end: change(end))
            case .curve(let control1, let control2, let end):
                .curve(control1: change(control1), control2: change(control2), end: change(end))
            case .close: .close
            }
        }

        /// The element with every point transformed.
        func applying(_ transform: CGAffineTransform) -> Element {
            mapPoints { $0.applying(transform) }
        }
    }

    /// Calls `body` with each element and the point that the element starts at.
    func walk(_ body: (_ start: CGPoint, Element) throws -> Void) rethrows {
        var (point, start) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            try body(point, element)
            point = element.end ?? start
            if case .move(let end) = element { start = end }
        }
    }

    /// Calls `block` with each element in order. The pointer and its points are valid only during the call.
    ///
    /// - Complexity: O(elements).
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            for element in elements {
                let type: CGPathElementType
                switch element {
                case .move(let end):
                    type = .moveToPoint
                    points[0] = end
                case .line(let end):
                    type = .addLineToPoint
                    points[0] = end
                case .quadCurve(let control, let end):
                    type = .addQuadCurveToPoint
                    (points[0], points[1]) = (control, end)
                case .curve(let control1, let control2, let end):
                    type = .addCurveToPoint
                    (points[0], points[1], points[2]) = (control1, control2, end)
                case .close:
                    type = .closeSubpath
                }
                var value = CGPathElement(type: type, points: points.baseAddress!)
                withUnsafePointer(to: &value, block)
            }
        }
    }

    /// Calls `function` with `info` and each element in order.
    ///
    /// - Complexity: O(elements).
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

/// A function that `CGPath.apply(info:function:)` calls with each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// One element of a path, as passed to the block of `CGPath.applyWithBlock(_:)`.
public struct CGPathElement {
    /// The kind of element, which determines the number of points.
    public var type: CGPathElementType
    /// The control points, followed by the end point: no point for a close, one for a move or line, two or three for a
    /// curve.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its kind and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// The rule that decides which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path's turns around it do not cancel out, where turns in opposite directions have
    /// opposite signs.
    case winding = 0
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd = 1
}

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// The shape of the corner between two segments of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// The way that `CGContext.drawPath(using:)` paints a path: fill, stroke or both. The cases that begin
/// with `eo` fill by the even-odd rule.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}
