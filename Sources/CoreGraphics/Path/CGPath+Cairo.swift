// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGPath {
    /// Adds the path to that of a `cairo_t`.
    ///
    /// Cairo counts in fixed point up to eight million pixels: points beyond four million are brought in.
    package func append(to cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let scale = max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
        let limit = 4e6 / max(1, scale)
        func limited(_ value: CGFloat) -> Double {
            value.isNaN ? 0 : max(-limit, min(limit, Double(value)))
        }
        walk { start, element in
            switch element {
            case .move(let end):
                cairo_move_to(cairo, limited(end.x), limited(end.y))
            case .line(let end):
                cairo_line_to(cairo, limited(end.x), limited(end.y))
            case .quadCurve(let control, let end):
                let curve = CubicCurve(start: start, control: control, end: end)
                cairo_curve_to(
                    cairo, limited(curve.control1.x), limited(curve.control1.y), limited(curve.control2.x),
                    limited(curve.control2.y), limited(end.x), limited(end.y))
            case .curve(let control1, let control2, let end):
                cairo_curve_to(
                    cairo, limited(control1.x), limited(control1.y), limited(control2.x), limited(control2.y),
                    limited(end.x), limited(end.y))
            case .close:
                cairo_close_path(cairo)
            }
        }
    }
}
