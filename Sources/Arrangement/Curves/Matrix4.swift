// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A 4 by 4 matrix for row vectors, with the arithmetic that animations of transforms need.
package struct Matrix4: Sendable, Hashable {
    package typealias Row = SIMD4<Double>
    package var rows: (Row, Row, Row, Row)

    package init(_ a: Row, _ b: Row, _ c: Row, _ d: Row) {
        rows = (a, b, c, d)
    }

    package static let identity = Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

    package static func == (a: Matrix4, b: Matrix4) -> Bool { a.rows == b.rows }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(rows.0)
        hasher.combine(rows.1)
        hasher.combine(rows.2)
        hasher.combine(rows.3)
    }

    package subscript(_ row: Int) -> Row {
        get {
            switch row {
            case 0: rows.0
            case 1: rows.1
            case 2: rows.2
            default: rows.3
            }
        }
        set {
            switch row {
            case 0: rows.0 = newValue
            case 1: rows.1 = newValue
            case 2: rows.2 = newValue
            default: rows.3 = newValue
            }
        }
    }

    private func times(_ row: Row) -> Row {
        rows.0 * row.x + rows.1 * row.y + rows.2 * row.z + rows.3 * row.w
    }

    /// The inverse, by Gauss-Jordan elimination with partial pivoting; nil for a singular matrix.
    package var inverse: Matrix4? {
        var left = self
        var right = Matrix4.identity
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                abs(left[pivot][column]) > 1e-14, left[pivot][column].isFinite
            else { return nil }
            (left[column], left[pivot]) = (left[pivot], left[column])
            (right[column], right[pivot]) = (right[pivot], right[column])
            let scale = 1 / left[column][column]
            left[column] *= scale
            right[column] *= scale
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= left[column] * factor
                right[row] -= right[column] * factor
            }
        }
        return right
    }

    /// The linear interpolation of each element between this matrix and `other`.
    package func mixed(with other: Matrix4, fraction t: Double) -> Matrix4 {
        func mix(_ a: Row, _ b: Row) -> Row { a + (b - a) * t }
        return Matrix4(
            mix(rows.0, other.rows.0), mix(rows.1, other.rows.1), mix(rows.2, other.rows.2), mix(rows.3, other.rows.3))
    }

    /// The product of the matrix and a column vector.
    package func times(column: Row) -> Row {
        Row((rows.0 * column).sum(), (rows.1 * column).sum(), (rows.2 * column).sum(), (rows.3 * column).sum())
    }
}
