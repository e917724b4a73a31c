// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A map from one plane to another that keeps lines straight: an affine transform, or one with perspective.
///
/// A point's images are `x' / w` and `y' / w`, with `x'` and `y'` those of ``affine`` and `w = wx * x + wy * y + w1`.
/// Where `w` is not positive the point lies behind who looks, and has no image.
package struct PlaneTransform: Equatable, Sendable {
    package var affine: CGAffineTransform
    package var wx: CGFloat
    package var wy: CGFloat
    package var w1: CGFloat

    package static let identity = PlaneTransform(.identity)

    /// The least `w` that is drawn: what is nearer to the eye would be magnified more than 200 times.
    package static let nearest: CGFloat = 0.005

    package init(_ affine: CGAffineTransform) {
        self.affine = affine
        (wx, wy, w1) = (0, 0, 1)
    }

    /// The transform with these weights; what is affine but for rounding errors becomes so.
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

    package var isAffine: Bool { wx == 0 && wy == 0 && w1 == 1 }

    /// The transform that does this first, then `next`.
    package func concatenating(_ next: PlaneTransform) -> PlaneTransform {
        if isAffine && next.isAffine { return PlaneTransform(affine.concatenating(next.affine)) }
        /// The image under `next` of a column of this matrix: x, y and w.
        func column(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
            (
                x * next.affine.a + y * next.affine.c + w * next.affine.tx,
                x * next.affine.b + y * next.affine.d + w * next.affine.ty,
                x * next.wx + y * next.wy + w * next.w1
            )
        }
        let (x, y) = (column(affine.a, affine.b, wx), column(affine.c, affine.d, wy))
        let one = column(affine.tx, affine.ty, w1)
        return PlaneTransform(
            CGAffineTransform(x.x, x.y, y.x, y.y, one.x, one.y), wx: x.w, wy: y.w, w1: one.w)
    }

    /// The way back; nil where the plane is seen from its edge, or is flattened.
    package func inverted() -> PlaneTransform? {
        if isAffine {
            let determinant = affine.a * affine.d - affine.b * affine.c
            return determinant == 0 || !determinant.isFinite ? nil : PlaneTransform(affine.inverted())
        }
        let m = affine
        let (x, y, one) = (m.d * w1 - m.ty * wy, m.ty * wx - m.b * w1, m.b * wy - m.d * wx)
        let determinant = m.a * x + m.c * y + m.tx * one
        guard abs(determinant) > 1e-15, determinant.isFinite else { return nil }
        // The adjugate; its sign is the determinant's, so that what had an image has a positive weight here.
        let sign: CGFloat = determinant < 0 ? -1 : 1
        return PlaneTransform(
            CGAffineTransform(
                x * sign, y * sign, (m.tx * wy - m.c * w1) * sign, (m.a * w1 - m.tx * wx) * sign,
                (m.c * m.ty - m.tx * m.d) * sign, (m.tx * m.b - m.a * m.ty) * sign),
            wx: one * sign, wy: (m.c * wx - m.a * wy) * sign, w1: (m.a * m.d - m.c * m.b) * sign)
    }

    package func weight(at point: CGPoint) -> CGFloat { wx * point.x + wy * point.y + w1 }

    /// Where a point lands; nil where it is behind who looks.
    package func image(of point: CGPoint) -> CGPoint? {
        if isAffine { return point.applying(affine) }
        let weight = weight(at: point)
        guard weight > 0 else { return nil }
        let sum = point.applying(affine)
        return CGPoint(x: sum.x / weight, y: sum.y / weight)
    }

    /// The part of a rectangle that has an image, as that image: a polygon with no corner twice.
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

    /// The smallest rectangle around what of a rectangle has an image; null where nothing has.
    package func boundingBox(of rect: CGRect) -> CGRect {
        if isAffine { return rect.applying(affine) }
        var box = CGRect.null
        for point in image(of: rect) { box.extend(to: point) }
        return box
    }
}
