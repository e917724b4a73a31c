// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What animations do with transforms.
extension CATransform3D {
    init(_ matrix: Matrix4) {
        self.init(rows: matrix.rows)
    }

    var matrix: Matrix4 { Matrix4(rows.0, rows.1, rows.2, rows.3) }

    /// What it does when it is done `count` times.
    ///
    /// - Complexity: O(log `count`).
    func repeated(_ count: Int) -> CATransform3D {
        var (made, power, left) = (CATransform3DIdentity, self, count)
        while left > 0 {
            if left % 2 == 1 { made = CATransform3DConcat(made, power) }
            power = CATransform3DConcat(power, power)
            left /= 2
        }
        return made
    }

    /// How much it sizes along its own axes, and how far it turns about x, then y, then z, perspective left out.
    var scaleAndAngles: (scale: SIMD3<Double>, angles: SIMD3<Double>) {
        let (x, y, z) = (
            SIMD3(Double(m11), Double(m12), Double(m13)), SIMD3(Double(m21), Double(m22), Double(m23)),
            SIMD3(Double(m31), Double(m32), Double(m33))
        )
        func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
        let scale = SIMD3(length(x), length(y), length(z))
        guard scale.x > 0, scale.y > 0, scale.z > 0 else { return (scale, .zero) }
        let angles = SIMD3(
            atan2(y.z / scale.y, z.z / scale.z), -asin(min(max(x.z / scale.x, -1), 1)), atan2(x.y, x.x))
        return (scale, angles)
    }

    /// The same transform, perspective and place kept, with other sizes and turns.
    func with(scale: SIMD3<Double>, angles: SIMD3<Double>) -> CATransform3D {
        var turn = CATransform3DConcat(
            CATransform3DMakeRotation(CGFloat(angles.x), 1, 0, 0),
            CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(angles.y), 0, 1, 0),
                CATransform3DMakeRotation(CGFloat(angles.z), 0, 0, 1)))
        turn = CATransform3DConcat(CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z)), turn)
        (turn.m41, turn.m42, turn.m43) = (m41, m42, m43)
        var plain = matrix
        let column = plain.lastColumn
        guard column != [0, 0, 0, 1] else { return turn }
        plain.lastColumn = [0, 0, 0, 1]
        guard let perspective = plain.inverse?.times(column: column) else { return turn }
        var made = turn.matrix
        made.lastColumn = made.times(column: perspective)
        return CATransform3D(made)
    }
}
