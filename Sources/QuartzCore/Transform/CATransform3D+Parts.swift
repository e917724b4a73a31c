// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A transform taken apart: scaled, sheared, turned, moved, and seen in perspective, in this order.
struct TransformParts: Equatable {
    var scale = SIMD3<Double>(1, 1, 1)
    /// Of y along x, of z along x, of z along y.
    var shear = SIMD3<Double>(0, 0, 0)
    /// Radians about x, then y, then z.
    var rotation = SIMD3<Double>(0, 0, 0)
    var translation = SIMD3<Double>(0, 0, 0)
    /// The last column's numbers, as of a transform that does nothing else.
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init(translation: SIMD3<Double>) {
        self.translation = translation
    }

    /// Nil where the transform flattens everything: it has no parts.
    init?(_ transform: CATransform3D) {
        var plain = transform
        (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
        if transform.m14 != 0 || transform.m24 != 0 || transform.m34 != 0 || transform.m44 != 1 {
            guard let inverse = plain.inverse else { return nil }
            let column = SIMD4<Double>(transform.m14, transform.m24, transform.m34, transform.m44)
            let rows = inverse.rows
            func times(_ row: SIMD4<Double>) -> Double { (row * column).sum() }
            perspective = SIMD4(times(rows.0), times(rows.1), times(rows.2), times(rows.3))
        }
        translation = SIMD3(plain.m41, plain.m42, plain.m43)
        // Gram and Schmidt: lengths are scales, what is left of the right angles is shear.
        var x = SIMD3<Double>(plain.m11, plain.m12, plain.m13)
        var y = SIMD3<Double>(plain.m21, plain.m22, plain.m23)
        var z = SIMD3<Double>(plain.m31, plain.m32, plain.m33)
        func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
        scale.x = dot(x, x).squareRoot()
        guard scale.x > 1e-12 else { return nil }
        x /= scale.x
        shear.x = dot(x, y)
        y -= x * shear.x
        scale.y = dot(y, y).squareRoot()
        guard scale.y > 1e-12 else { return nil }
        y /= scale.y
        shear.x /= scale.y
        shear.y = dot(x, z)
        z -= x * shear.y
        shear.z = dot(y, z)
        z -= y * shear.z
        scale.z = dot(z, z).squareRoot()
        guard scale.z > 1e-12 else { return nil }
        z /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        let handedness =
            x.x * (y.y * z.z - y.z * z.y) - x.y * (y.x * z.z - y.z * z.x) + x.z * (y.x * z.y - y.y * z.x)
        if handedness < 0 {
            // A mirror image: which axis was mirrored nobody can tell, and x keeps a flip's angle at nothing.
            scale.x = -scale.x
            x = -x
            shear.x = -shear.x
            shear.y = -shear.y
        }
        rotation = SIMD3(atan2(y.z, z.z), asin(max(-1, min(1, -x.z))), atan2(x.y, x.x))
        if abs(x.z) > 1 - 1e-12 {
            // Edge on about y, x and z turn the same way: all of it counts as z.
            rotation.x = 0
            rotation.z = atan2(-y.x, y.y)
        }
    }

    /// The transform made of the parts.
    var transform: CATransform3D {
        var made = CATransform3DIdentity
        (made.m14, made.m24, made.m34, made.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        made = CATransform3DTranslate(made, translation.x, translation.y, translation.z)
        if rotation.z != 0 { made = CATransform3DRotate(made, rotation.z, 0, 0, 1) }
        if rotation.y != 0 { made = CATransform3DRotate(made, rotation.y, 0, 1, 0) }
        if rotation.x != 0 { made = CATransform3DRotate(made, rotation.x, 1, 0, 0) }
        if shear != SIMD3(0, 0, 0) {
            var sheared = CATransform3DIdentity
            (sheared.m21, sheared.m31, sheared.m32) = (shear.x, shear.y, shear.z)
            made = CATransform3DConcat(sheared, made)
        }
        return scale == SIMD3(1, 1, 1) ? made : CATransform3DScale(made, scale.x, scale.y, scale.z)
    }

    // MARK: Mixing

    /// The rotation as a quaternion: what is on the way between two turns no three angles say.
    private var quaternion: SIMD4<Double> {
        let half = rotation / 2
        let (cx, cy, cz) = (cos(half.x), cos(half.y), cos(half.z))
        let (sx, sy, sz) = (sin(half.x), sin(half.y), sin(half.z))
        return SIMD4(
            sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
            cx * cy * cz + sx * sy * sz)
    }

    /// The parts a fraction of the way to others, turned the shorter way round.
    func mixed(with other: TransformParts, fraction: Double) -> CATransform3D {
        var made = self
        made.scale += (other.scale - scale) * fraction
        made.shear += (other.shear - shear) * fraction
        made.translation += (other.translation - translation) * fraction
        made.perspective += (other.perspective - perspective) * fraction
        let (from, to) = (quaternion, other.quaternion)
        let cosine = (from * to).sum()
        let angle = acos(min(1, abs(cosine)))
        guard angle > 1e-9 else {
            return made.transform
        }
        let turned =
            from * (sin((1 - fraction) * angle) / sin(angle))
            + to * (sin(fraction * angle) / sin(angle) * (cosine < 0 ? -1 : 1))
        made.rotation = SIMD3(0, 0, 0)
        return made.transform(turnedBy: turned)
    }

    private func transform(turnedBy q: SIMD4<Double>) -> CATransform3D {
        var turn = CATransform3DIdentity
        (turn.m11, turn.m12, turn.m13) = (
            1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)
        )
        (turn.m21, turn.m22, turn.m23) = (
            2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)
        )
        (turn.m31, turn.m32, turn.m33) = (
            2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y)
        )
        // Scaled and sheared before the turn, moved and seen after it.
        var (inner, outer) = (self, self)
        (inner.translation, inner.perspective) = (SIMD3(0, 0, 0), SIMD4(0, 0, 0, 1))
        (outer.scale, outer.shear) = (SIMD3(1, 1, 1), SIMD3(0, 0, 0))
        return CATransform3DConcat(CATransform3DConcat(inner.transform, turn), outer.transform)
    }
}

extension CATransform3D {
    /// Whether the transform scales and moves, and does nothing else.
    private var onlyScalesAndMoves: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
            && m44 == 1
    }

    /// The transform a fraction of the way to another: moved, scaled and turned that far, not mixed number by number, in
    /// which a layer on its way to half a turn would shrink to nothing.
    package func mixed(with other: CATransform3D, fraction: Double) -> CATransform3D {
        if !(onlyScalesAndMoves && other.onlyScalesAndMoves), let from = TransformParts(self),
            let to = TransformParts(other)
        {
            if fraction == 0 { return self }
            if fraction == 1 { return other }
            return from.mixed(with: to, fraction: fraction)
        }
        let (a, b) = (rows, other.rows)
        func mix(_ a: Row, _ b: Row) -> Row { a + (b - a) * fraction }
        return CATransform3D(rows: (mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2), mix(a.3, b.3)))
    }
}
