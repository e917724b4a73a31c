// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A 4 by 4 matrix for row vectors, and the arithmetic that animations of transforms need.
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

    /// Does this first, then `other`.
    package func concatenated(_ other: Matrix4) -> Matrix4 {
        Matrix4(other.times(rows.0), other.times(rows.1), other.times(rows.2), other.times(rows.3))
    }

    /// What undoes it; nil where nothing does.
    package var inverse: Matrix4? {
        var left = self
        var right = Matrix4.identity
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                abs(left[pivot][column]) > 1e-12
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

    /// Number by number.
    package func mixed(with other: Matrix4, fraction t: Double) -> Matrix4 {
        func mix(_ a: Row, _ b: Row) -> Row { a + (b - a) * t }
        return Matrix4(
            mix(rows.0, other.rows.0), mix(rows.1, other.rows.1), mix(rows.2, other.rows.2), mix(rows.3, other.rows.3))
    }

    /// Its fourth column: what perspective is made of.
    package var lastColumn: Row {
        get { Row(rows.0.w, rows.1.w, rows.2.w, rows.3.w) }
        set { (rows.0.w, rows.1.w, rows.2.w, rows.3.w) = (newValue.x, newValue.y, newValue.z, newValue.w) }
    }

    /// The matrix times a column.
    package func times(column: Row) -> Row {
        Row((rows.0 * column).sum(), (rows.1 * column).sum(), (rows.2 * column).sum(), (rows.3 * column).sum())
    }
}

/// A matrix taken apart into what turns, sizes, slants and moves, so that two can be mixed as a person would expect:
/// what turns goes on turning, and does not shrink on the way.
///
/// The parts are Thomas's ("Decomposing a matrix into simple transformations", Graphics Gems II), with the rotation
/// as a quaternion: scale, then shear, then rotation, then translation, then perspective.
package struct MatrixParts: Sendable {
    private var perspective: SIMD4<Double>
    private var translation: SIMD3<Double>
    private var scale: SIMD3<Double>
    /// Of y by x, z by x, and z by y.
    private var shear: SIMD3<Double>
    private var rotation: SIMD4<Double>

    /// nil where the matrix flattens space and cannot be taken apart.
    package init?(_ matrix: Matrix4) {
        guard abs(matrix.rows.3.w) > 1e-12 else { return nil }
        var whole = matrix
        for row in 0..<4 { whole[row] /= matrix.rows.3.w }
        var plain = whole
        plain.lastColumn = [0, 0, 0, 1]
        guard let inverse = plain.inverse else { return nil }
        perspective = inverse.times(column: whole.lastColumn)
        translation = SIMD3(plain.rows.3.x, plain.rows.3.y, plain.rows.3.z)
        func axis(_ row: SIMD4<Double>) -> SIMD3<Double> { SIMD3(row.x, row.y, row.z) }
        var x = axis(plain.rows.0)
        var y = axis(plain.rows.1)
        var z = axis(plain.rows.2)
        scale = .zero
        shear = .zero
        scale.x = Self.length(x)
        x /= scale.x
        shear.x = (x * y).sum()
        y -= x * shear.x
        scale.y = Self.length(y)
        y /= scale.y
        shear.y = (x * z).sum()
        z -= x * shear.y
        shear.z = (y * z).sum()
        z -= y * shear.z
        scale.z = Self.length(z)
        z /= scale.z
        // A mirrored space: the axis that points furthest back is the one that is mirrored.
        if (x * Self.cross(y, z)).sum() < 0 {
            if x.x <= y.y, x.x <= z.z {
                x = -x
                scale.x = -scale.x
                shear.x = -shear.x
                shear.y = -shear.y
            } else if y.y <= z.z {
                y = -y
                scale.y = -scale.y
                shear.z = -shear.z
            } else {
                z = -z
                scale.z = -scale.z
            }
        }
        rotation = Self.quaternion(x, y, z)
    }

    package func mixed(with other: MatrixParts, fraction t: Double) -> Matrix4 {
        var mixed = self
        mixed.perspective += (other.perspective - perspective) * t
        mixed.translation += (other.translation - translation) * t
        mixed.scale += (other.scale - scale) * t
        mixed.shear += (other.shear - shear) * t
        mixed.rotation = Self.turned(rotation, other.rotation, t)
        return mixed.matrix
    }

    package var matrix: Matrix4 {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        // For row vectors: the rows are where the axes go.
        let axes = (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
        let rowX = axes.0 * scale.x
        let rowY = axes.1 * scale.y + axes.0 * shear.x
        let rowZ = axes.2 * scale.z + axes.0 * shear.y + axes.1 * shear.z
        var made = Matrix4(
            SIMD4(rowX, 0), SIMD4(rowY, 0), SIMD4(rowZ, 0), SIMD4(translation, 1))
        made.lastColumn = made.times(column: perspective)
        return made
    }

    // MARK: Vectors

    private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The rotation whose rows are these axes, from whichever of its numbers is the greatest.
    private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
        let squares = SIMD4(
            1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
        let greatest = (0..<4).max { squares[$0] < squares[$1] }!
        let twice = max(squares[greatest], 0).squareRoot()
        let share = 0.5 / twice
        return switch greatest {
        case 0: SIMD4(twice / 2, (x.y + y.x) * share, (x.z + z.x) * share, (y.z - z.y) * share)
        case 1: SIMD4((x.y + y.x) * share, twice / 2, (y.z + z.y) * share, (z.x - x.z) * share)
        case 2: SIMD4((x.z + z.x) * share, (y.z + z.y) * share, twice / 2, (x.y - y.x) * share)
        default: SIMD4((y.z - z.y) * share, (z.x - x.z) * share, (x.y - y.x) * share, twice / 2)
        }
    }

    /// The rotation a fraction of the shorter way round from one to another.
    private static func turned(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
        var b = b
        var cosine = (a * b).sum()
        if cosine < 0 { (b, cosine) = (-b, -cosine) }
        guard cosine < 1 - 1e-14 else { return a }
        let angle = acos(min(cosine, 1))
        return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
    }
}
