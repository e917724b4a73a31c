// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

/// A 2D affine transformation: the matrix `[a b; c d]` and the translation `(tx, ty)`, applied to row vectors.
///
/// `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Sendable, Hashable, Codable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static var identity: CGAffineTransform { CGAffineTransform(1, 0, 0, 1, 0, 0) }

    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(1, 0, 0, 1, tx, ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(sx, 0, 0, sy, 0, 0)
    }

    /// A rotation by `angle` radians: clockwise on screen, where y grows downwards.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    public var isIdentity: Bool { self == .identity }

    /// The transform that does this one first, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a * t2.a + b * t2.c, a * t2.b + b * t2.d,
            c * t2.a + d * t2.c, c * t2.b + d * t2.d,
            tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
    }

    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one itself when it cannot be undone, as Apple's does.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            d / determinant, -b / determinant,
            -c / determinant, a / determinant,
            (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
    }

    /// Whether the transform moves things and does nothing else.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CGAffineTransform {
    /// The scale, shear, rotation and translation that the transform is made of, applied in that order.
    ///
    /// The x scale is never negative: a mirror image has a negative y scale. A transform that flattens everything to a
    /// line which both axes share is made of no such parts; its own length along y is left out.
    public func decomposed() -> CGAffineTransformComponents {
        // Gram-Schmidt on the rows: the first row's length is the x scale, its angle the rotation.
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

    /// The transform that scales, shears, rotates and translates by `components`, in that order.
    public init(_ components: CGAffineTransformComponents) {
        let scale = components.scale
        self = CGAffineTransform(scale.width, 0, components.horizontalShear * scale.height, scale.height, 0, 0)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        (tx, ty) = (components.translation.dx, components.translation.dy)
    }
}

extension CGAffineTransform {
    /// Six numbers in a row: a, b, c, d, tx, ty, as Apple writes them.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init()
        for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
            self[keyPath: part] = try container.decode(CGFloat.self)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for part in [a, b, c, d, tx, ty] { try container.encode(part) }
    }
}

/// What a `CGAffineTransform` is made of.
public struct CGAffineTransformComponents: Sendable, Equatable {
    /// The scale along each axis, before the rotation.
    public var scale: CGSize
    /// How far x moves for each unit of y, before the rotation.
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the transformed corners.
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
