// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

/// A 2D affine transformation: the matrix `[a b; c d]` and the translation `(tx, ty)`, applied to row vectors.
///
/// `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// The factor by which a point's x contributes to the x of the transformed point.
    public var a: CGFloat
    /// The factor by which a point's x contributes to the y of the transformed point.
    public var b: CGFloat
    /// The factor by which a point's y contributes to the x of the transformed point.
    public var c: CGFloat
    /// The factor by which a point's y contributes to the y of the transformed point.
    public var d: CGFloat
    /// The translation along x.
    public var tx: CGFloat
    /// The translation along y.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static var identity: CGAffineTransform { CGAffineTransform(1, 0, 0, 1, 0, 0) }

    /// Creates a transform whose numbers are all zero, as on Apple's platforms; see also ``identity``.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(1, 0, 0, 1, tx, ty)
    }

    /// Creates a scale along the axes.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(sx, 0, 0, sy, 0, 0)
    }

    /// Creates a rotation by `angle` radians: clockwise on screen, where y grows downwards.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this transform first, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a * t2.a + b * t2.c, a * t2.b + b * t2.d,
            c * t2.a + d * t2.c, c * t2.b + d * t2.d,
            tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The transform that translates first, then applies this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that scales first, then applies this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that rotates by `angle` radians first, then applies this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform; this transform itself if it is singular, as on Apple's platforms.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            d / determinant, -b / determinant,
            -c / determinant, a / determinant,
            (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
    }

    /// Whether the transform is a pure translation.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CGAffineTransform {
    /// The scale, shear, rotation and translation that make up the transform, applied in that order.
    ///
    /// The x scale is never negative: a mirror image has a negative y scale. If the transform maps both axes to the
    /// same line, there is no exact decomposition: the result has a y scale and a shear of zero.
    public func decomposed() -> CGAffineTransformComponents {
        // Gram-Schmidt on the rows: the length of the first row is the x scale, and its angle is the rotation.
        let scaleX = hypot(a, b)
        guard scaleX > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
                rotation: atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
        }
        let scaleY = (a * d - b * c) / scaleX
        let dot = (a * c + b * d) / scaleX
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY),
            horizontalShear: scaleY == 0 ? 0 : dot / scaleY,
            rotation: atan2(b, a),
            translation: CGVector(dx: tx, dy: ty))
    }

    /// Creates the transform that scales, shears, rotates and translates by `components`, in that order.
    public init(_ components: CGAffineTransformComponents) {
        let scale = components.scale
        self = CGAffineTransform(scale.width, 0, components.horizontalShear * scale.height, scale.height, 0, 0)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        (tx, ty) = (components.translation.dx, components.translation.dy)
    }
}

extension CGAffineTransform {
    /// Decodes an array of six numbers, a, b, c, d, tx and ty, which is Apple's format.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init()
        for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
            self[keyPath: part] = try container.decode(CGFloat.self)
        }
    }

    /// Encodes an array of six numbers: a, b, c, d, tx and ty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for part in [a, b, c, d, tx, ty] { try container.encode(part) }
    }
}

/// The scale, shear, rotation and translation that make up a `CGAffineTransform`.
public struct CGAffineTransformComponents: Sendable, Equatable {
    /// The scale along each axis, before the rotation.
    public var scale: CGSize
    /// The change of x per unit of y, before the rotation.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation, after the rotation.
    public var translation: CGVector

    /// Creates components that are all zero.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGPoint {
    /// The transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size transformed as a vector, without the translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The bounding box of the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if t.isTranslation { return offsetBy(dx: t.tx, dy: t.ty) }
        let (a, b) = (CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t))
        let (c, d) = (CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
        let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
        let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
