// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A projective transform of the plane, which keeps lines straight: an affine transform, with or without perspective.
///
/// A point is projected to `x' / w` and `y' / w`. `x'` and `y'` are the result of ``affine``, and `w` is
/// `wx * x + wy * y + w1`. A point whose `w` is not positive is behind the viewer and is not projected.
package struct ProjectiveTransform: Equatable, Sendable {
    /// The affine part of the transform, before the division by `w`.
    package var affine: CGAffineTransform
    /// The change, per unit of x, of the weight `w` by which the transformed coordinates are divided.
    package var wx: CGFloat
    /// The change, per unit of y, of the weight `w` by which the transformed coordinates are divided.
    package var wy: CGFloat
    /// The weight `w`, by which the transformed coordinates are divided, at the origin.
    package var w1: CGFloat

    /// The transform that changes nothing.
    package static let identity = ProjectiveTransform(.identity)

    /// The smallest weight `w` (the divisor of the coordinates) of a point that is drawn. Points nearer to the viewer
    /// would be magnified more than 200 times.
    package static let nearest: CGFloat = 0.005

    /// Creates a transform without perspective.
    package init(_ affine: CGAffineTransform) {
        self.affine = affine
        (wx, wy, w1) = (0, 0, 1)
    }

    /// Creates a transform from its affine part and its weights. A transform that is affine except for rounding errors
    /// becomes exactly affine.
    package init(_ affine: CGAffineTransform, wx: CGFloat, wy: CGFloat, w1: CGFloat) {
        self.affine = affine
        (self.wx, self.wy, self.w1) = (wx, wy, w1)
        guard w1.isFinite, abs(wx) <= 1e-12 * abs(w1), abs(wy) <= 1e-12 * abs(w1) else { return }
        let scale = w1 == 1 ? 1 : 1 / w1
        if w1 > 0, scale != 1 {
            self.affine = CGAffineTransform(
                affine.a * scale, affine.b * scale, affine.c * scale, affine.d * scale, affine.tx * scale,
                affine.ty * scale)
            self.w1 = 1
        }
        (self.wx, self.wy) = (0, 0)
    }

    /// Whether the transform has no perspective.
    package var isAffine: Bool { wx == 0 && wy == 0 && w1 == 1 }

    /// The transform that applies this transform first, then `next`.
    package func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
        if isAffine && next.isAffine { return ProjectiveTransform(affine.concatenating(next.affine)) }
        /// The column of the combined matrix that corresponds to the column `(x, y, w)` of this transform's matrix:
        /// the product of the matrix of `next` and that column.
        func column(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
            (
                x * next.affine.a + y * next.affine.c + w * next.affine.tx,
                x * next.affine.b + y * next.affine.d + w * next.affine.ty,
                x * next.wx + y * next.wy + w * next.w1
            )
        }
        let (x, y) = (column(affine.a, affine.b, wx), column(affine.c, affine.d, wy))
        let one = column(affine.tx, affine.ty, w1)
        return ProjectiveTransform(
            CGAffineTransform(x.x, x.y, y.x, y.y, one.x, one.y), wx: x.w, wy: y.w, w1: one.w)
    }

    /// The inverse transform; nil if the plane is seen edge-on, or is flattened to a line.
    package func inverted() -> ProjectiveTransform? {
        if isAffine {
            let determinant = affine.a * affine.d - affine.b * affine.c
            return determinant == 0 || !determinant.isFinite ? nil : ProjectiveTransform(affine.inverted())
        }
        let m = affine
        let (x, y, one) = (m.d * w1 - m.ty * wy, m.ty * wx - m.b * w1, m.b * wy - m.d * wx)
        let determinant = m.a * x + m.c * y + m.tx * one
        guard abs(determinant) > 1e-15, determinant.isFinite else { return nil }
        // The inverse is the adjugate matrix. It need not be divided by the determinant, because the division by the
        // weight cancels every factor. It only gets the determinant's sign, so that visible points have positive
        // weights.
        let sign: CGFloat = determinant < 0 ? -1 : 1
        return ProjectiveTransform(
            CGAffineTransform(
                x * sign, y * sign, (m.tx * wy - m.c * w1) * sign, (m.a * w1 - m.tx * wx) * sign,
                (m.c * m.ty - m.tx * m.d) * sign, (m.tx * m.b - m.a * m.ty) * sign),
            wx: one * sign, wy: (m.c * wx - m.a * wy) * sign, w1: (m.a * m.d - m.c * m.b) * sign)
    }

    /// The weight `w` by which the transformed coordinates of a point are divided.
    package func weight(at point: CGPoint) -> CGFloat { wx * point.x + wy * point.y + w1 }

    /// The projection of `point`; nil if `point` is behind the viewer.
    package func image(of point: CGPoint) -> CGPoint? {
        if isAffine { return point.applying(affine) }
        let weight = weight(at: point)
        guard weight > 0 else { return nil }
        let sum = point.applying(affine)
        return CGPoint(x: sum.x / weight, y: sum.y / weight)
    }

    /// The polygon onto which the visible part of a rectangle is projected, without duplicate corners.
    package func image(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        if isAffine { return corners.map { $0.applying(affine) } }
        var visible: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            let (here, there) = (weight(at: corner), weight(at: next))
            if here >= Self.nearest { visible.append(corner) }
            if (here >= Self.nearest) != (there >= Self.nearest) {
                visible.append(corner.mixed(with: next, fraction: (Self.nearest - here) / (there - here)))
            }
        }
        return visible.compactMap { point in
            let (sum, weight) = (point.applying(affine), max(weight(at: point), Self.nearest / 2))
            return CGPoint(x: sum.x / weight, y: sum.y / weight)
        }
    }

    /// The bounding box of a rectangle's projection; null if no part of the rectangle is visible.
    package func boundingBox(of rect: CGRect) -> CGRect {
        if isAffine { return rect.applying(affine) }
        var box = CGRect.null
        for point in image(of: rect) { box.extend(to: point) }
        return box
    }
}
