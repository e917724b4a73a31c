// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A decomposed transform. The parts apply in this order: scale, shear, rotation, translation, perspective.
struct TransformParts: Equatable {
    var scale = SIMD3<Double>(1, 1, 1)
    /// The shear of y along x, of z along x, and of z along y.
    var shear = SIMD3<Double>(0, 0, 0)
    /// The rotations in radians about x, then y, then z.
    var rotation = SIMD3<Double>(0, 0, 0)
    var translation = SIMD3<Double>(0, 0, 0)
    /// The last column of the matrix that remains when the other parts are removed from the transform.
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// The axis that counts as mirrored in a mirror image, because the matrix does not determine it.
    enum Mirror {
        /// Always x, so that an animated rotation keeps the same mirrored axis.
        case horizontal
        /// The y or z axis, if mirroring it back leaves a transform without rotation; otherwise x. So a negative scale
        /// that was set by key path is read back as it was set.
        case unturned
    }

    init(translation: SIMD3<Double>) {
        self.translation = translation
    }

    /// Creates the parts of a transform; nil if it is singular, because it then has no rotation to interpolate.
    init?(_ transform: CATransform3D) {
        self.init(of: transform, mirror: .horizontal)
        guard scale.x != 0, scale.y != 0, scale.z != 0 else { return nil }
    }

    /// Decomposes a transform, even a singular one. An axis that the transform shrinks to nothing gets the scale 0. Its
    /// direction is then chosen at right angles to the other axes.
    init(of transform: CATransform3D, mirror: Mirror) {
        translation = SIMD3(transform.m41, transform.m42, transform.m43)
        var axes = takeApart(
            SIMD3(transform.m11, transform.m12, transform.m13), SIMD3(transform.m21, transform.m22, transform.m23),
            SIMD3(transform.m31, transform.m32, transform.m33))
        if axes.isMirrored { unmirror(&axes, mirror) }
        rotation = axes.rotation
        let column = CATransform3D.Row(transform.m14, transform.m24, transform.m34, transform.m44)
        guard column != perspective else { return }
        var plain = self
        for axis in 0..<3 where scale[axis] == 0 { plain.scale[axis] = 1 }
        if let inverse = plain.transform.inverse { perspective = inverse.matrix.times(column: column) }
    }

    /// Sets the scale and shear by Gram-Schmidt decomposition, and returns the orthogonal unit axes. The axes' lengths
    /// are the scales, and their deviation from right angles is the shear.
    private mutating func takeApart(
        _ row1: SIMD3<Double>, _ row2: SIMD3<Double>, _ row3: SIMD3<Double>
    ) -> TurnedAxes {
        var (x, y, z) = (row1, row2, row3)
        /// Normalizes an axis and returns its length; a vanishing axis becomes zero.
        func measure(_ axis: inout SIMD3<Double>) -> Double {
            let length = axis.dot(axis).squareRoot()
            guard length > 1e-12 else {
                axis = .zero
                return 0
            }
            axis /= length
            return length
        }
        scale.x = measure(&x)
        (shear.x, shear.y) = (x.dot(y), x.dot(z))
        y -= x * shear.x
        z -= x * shear.y
        scale.y = measure(&y)
        shear.z = y.dot(z)
        z -= y * shear.z
        scale.z = measure(&z)
        shear.x = scale.y == 0 ? 0 : shear.x / scale.y
        (shear.y, shear.z) = scale.z == 0 ? (0, 0) : (shear.y / scale.z, shear.z / scale.z)
        return TurnedAxes(completing: x, y, z)
    }

    /// Turns the axes of a mirror image into rotated axes, and negates the scale of one of them, which `mirror`
    /// determines.
    private mutating func unmirror(_ axes: inout TurnedAxes, _ mirror: Mirror) {
        if mirror == .unturned, axes.x.x > 1 - 1e-12, axes.y.y < -1 + 1e-12 {
            scale.y = -scale.y
            axes.y = -axes.y
            (shear.x, shear.z) = (-shear.x, -shear.z)
        } else if mirror == .unturned, axes.x.x > 1 - 1e-12, axes.y.y > 1 - 1e-12 {
            scale.z = -scale.z
            axes.z = -axes.z
            (shear.y, shear.z) = (-shear.y, -shear.z)
        } else {
            scale.x = -scale.x
            axes.x = -axes.x
            (shear.x, shear.y) = (-shear.x, -shear.y)
        }
    }

    /// The transform composed of the parts.
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

    // MARK: Interpolating

    /// The rotation as a quaternion, because three angles cannot be interpolated.
    private var quaternion: SIMD4<Double> {
        let half = rotation / 2
        let (cx, cy, cz) = (cos(half.x), cos(half.y), cos(half.z))
        let (sx, sy, sz) = (sin(half.x), sin(half.y), sin(half.z))
        return SIMD4(
            sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
            cx * cy * cz + sx * sy * sz)
    }

    /// The interpolation with other parts at a fraction; the rotation takes the shorter way.
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
        // Scale and shear apply before the rotation (`inner`); translation and perspective apply after it (`outer`).
        var (inner, outer) = (self, self)
        (inner.translation, inner.perspective) = (SIMD3(0, 0, 0), SIMD4(0, 0, 0, 1))
        (outer.scale, outer.shear) = (SIMD3(1, 1, 1), SIMD3(0, 0, 0))
        return CATransform3DConcat(CATransform3DConcat(inner.transform, turn), outer.transform)
    }
}

/// Three orthogonal unit vectors: the rotated axes.
private struct TurnedAxes {
    var x, y, z: SIMD3<Double>

    /// Completes three vectors of length 1 or 0. Zero vectors are replaced by vectors that are orthogonal to the others
    /// and as near as possible to their unrotated direction.
    init(completing x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        (self.x, self.y, self.z) = (x, y, z)
        if x == .zero, y == .zero || z == .zero {
            self.x = (y == .zero ? z : y).upright(
                near: SIMD3(1, 0, 0), or: y == .zero ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1))
        }
        if y == .zero, z == .zero { self.y = self.x.upright(near: SIMD3(0, 1, 0), or: SIMD3(0, 0, 1)) }
        // At most one of the three vectors is still zero here.
        if self.x == .zero { self.x = self.y.cross(self.z) }
        if self.y == .zero { self.y = self.z.cross(self.x) }
        if self.z == .zero { self.z = self.x.cross(self.y) }
    }

    var isMirrored: Bool { x.dot(y.cross(z)) < 0 }

    /// The rotations in radians about x, then y, then z.
    var rotation: SIMD3<Double> {
        // Gimbal lock: rotations about x and z coincide, and the whole rotation counts as one about z.
        if abs(x.z) > 1 - 1e-12 { return SIMD3(0, asin(max(-1, min(1, -x.z))), atan2(-y.x, y.y)) }
        return SIMD3(atan2(y.z, z.z), asin(max(-1, min(1, -x.z))), atan2(x.y, x.x))
    }
}

extension SIMD3<Double> {
    fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }

    fileprivate func cross(_ b: Self) -> Self {
        Self(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
    }

    /// The unit vector that is orthogonal to this one and nearest to `first`, or to `second` if `first` is parallel to
    /// this vector.
    fileprivate func upright(near first: Self, or second: Self) -> Self {
        for wanted in [first, second] {
            let direction = wanted - self * dot(wanted)
            let length = direction.dot(direction).squareRoot()
            if length > 1e-6 { return direction / length }
        }
        return first
    }
}

extension CATransform3D {
    /// Whether the transform only scales and translates.
    private var onlyScalesAndMoves: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
            && m44 == 1
    }

    /// The interpolation with another transform at a fraction. Translation, scale and rotation are interpolated
    /// separately, because interpolating the elements would shrink a layer to nothing in the middle of half a turn.
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
