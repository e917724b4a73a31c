// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGPath {
    /// Appends the path to the current path of a `cairo_t`.
    package func append(to cairo: OpaquePointer) {
        let pen = CairoPen(cairo)
        walk { start, element in
            switch element {
            case .move(let end): pen.move(to: end)
            case .line(let end): pen.line(to: end)
            case .quadCurve(let control, let end): pen.curve(CubicCurve(start: start, control: control, end: end))
            case .curve(let control1, let control2, let end):
                pen.curve(CubicCurve(start: start, control1: control1, control2: control2, end: end))
            case .close: cairo_close_path(cairo)
            }
        }
    }
}

/// A helper that adds elements to the path of a `cairo_t`.
///
/// Cairo's fixed-point numbers cannot exceed eight million pixels. So coordinates are clamped to four million pixels.
struct CairoPen {
    private let cairo: OpaquePointer
    private let limit: Double

    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        limit = 4e6 / max(1, max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy)))
    }

    /// A coordinate clamped to the limit; 0 for a NaN.
    private func limited(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : max(-limit, min(limit, Double(value)))
    }

    /// Starts a subpath.
    func move(to point: CGPoint) { cairo_move_to(cairo, limited(point.x), limited(point.y)) }

    /// Adds a line from the current point.
    func line(to point: CGPoint) { cairo_line_to(cairo, limited(point.x), limited(point.y)) }

    /// Adds a cubic Bézier curve from the current point.
    func curve(_ curve: CubicCurve) {
        cairo_curve_to(
            cairo, limited(curve.control1.x), limited(curve.control1.y), limited(curve.control2.x),
            limited(curve.control2.y), limited(curve.end.x), limited(curve.end.y))
    }

    /// Adds a rectangle as a closed subpath.
    func rectangle(_ rect: CGRect) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        cairo_close_path(cairo)
    }
}
