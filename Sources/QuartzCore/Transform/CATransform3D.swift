// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A 4 by 4 matrix applied to row vectors `[x y z 1]`.
public struct CATransform3D: Sendable, Equatable {
    /// The elements of the first row.
    public var m11, m12, m13, m14: CGFloat
    /// The elements of the second row.
    public var m21, m22, m23, m24: CGFloat
    /// The elements of the third row.
    public var m31, m32, m33, m34: CGFloat
    /// The elements of the fourth row.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a matrix of zeros, as in C.
    public init() {
        self.init(rows: (.zero, .zero, .zero, .zero))
    }

    /// Creates a matrix with the given elements; `m12` is in row 1 and column 2.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    typealias Row = SIMD4<Double>

    init(rows: (Row, Row, Row, Row)) {
        self.init(
            m11: rows.0.x, m12: rows.0.y, m13: rows.0.z, m14: rows.0.w,
            m21: rows.1.x, m22: rows.1.y, m23: rows.1.z, m24: rows.1.w,
            m31: rows.2.x, m32: rows.2.y, m33: rows.2.z, m34: rows.2.w,
            m41: rows.3.x, m42: rows.3.y, m43: rows.3.z, m44: rows.3.w)
    }

    var rows: (Row, Row, Row, Row) {
        (
            Row(m11, m12, m13, m14), Row(m21, m22, m23, m24),
            Row(m31, m32, m33, m34), Row(m41, m42, m43, m44)
        )
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms have equal elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation by `(tx, ty, tz)`.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m41, made.m42, made.m43) = (tx, ty, tz)
    return made
}

/// A scale by the factors `(sx, sy, sz)`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m22, made.m33) = (sx, sy, sz)
    return made
}

/// A rotation by `angle` radians about the vector `(x, y, z)`; the identity if the vector has length 0.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let t = 1 - c
    return CATransform3D(
        m11: t * x * x + c, m12: t * x * y + s * z, m13: t * x * z - s * y, m14: 0,
        m21: t * x * y - s * z, m22: t * y * y + c, m23: t * y * z + s * x, m24: 0,
        m31: t * x * z + s * y, m32: t * y * z - s * x, m33: t * z * z + c, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let b = b.rows
    func times(_ row: CATransform3D.Row) -> CATransform3D.Row {
        b.0 * row.x + b.1 * row.y + b.2 * row.z + b.3 * row.w
    }
    let a = a.rows
    return CATransform3D(rows: (times(a.0), times(a.1), times(a.2), times(a.3)))
}

/// The transform that translates first, then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that scales first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that rotates by `angle` radians about `(x, y, z)` first, then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that applies `m` to x and y, and keeps z.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m12, made.m21, made.m22, made.m41, made.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return made
}

/// Whether `t` is an affine transform of x and y that keeps z.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
        && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine transform of x and y in `t`; the other elements are ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42)
}
