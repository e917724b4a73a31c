// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The clipping of a layer by its mask.
enum LayerMask {
    /// Returns a layer's render node with its mask applied; nil if nothing is visible.
    ///
    /// - Parameters:
    ///   - node: the layer's render node, with the origin of its bounds at (0, 0).
    ///   - mask: the layer's mask.
    ///   - place: the context in which the masked layer positions its mask.
    static func masked(_ node: RenderNode, by mask: CALayer, _ place: LayerPlace) -> RenderNode? {
        var place = place
        place.clip = nil
        guard let picture = LayerRenderer.placed(mask, place) else { return nil }
        if let plain = PlainMask(mask, place) {
            return node.clipped(to: plain.rect, corners: plain.corners).faded(plain.alpha)
        }
        let limits = picture.bounds
        guard
            let texture = LayerTexture(
                of: node, scale: LayerRenderer.pixelsPerPoint, limits: limits, maskedBy: picture)
        else { return nil }
        RenderStatistics.current.masks += 1
        return texture.node
    }
}

/// A mask that is a rounded rectangle of one colour, which needs no texture.
private struct PlainMask {
    let rect: CGRect
    let corners: CornerRadii
    let alpha: Double

    init?(_ mask: CALayer, _ place: LayerPlace) {
        let shown = mask.shown(at: place.moment)
        let values = shown.values
        let transform = place.transform(of: values.geometry)
        guard mask.isFlat, mask.layers.isEmpty, mask.maskLayer == nil, values.contents == nil, !values.castsShadow,
            !shown.drawsInOwnCoordinates, values.borderWidth <= 0, let color = values.backgroundColor,
            transform.isAffine,
            values.cornerRadii.isZero || values.cornerCurve == .circular
        else { return nil }
        let affine = transform.affine
        guard affine.b == 0, affine.c == 0, affine.a > 0, affine.d > 0 else { return nil }
        var corners = values.cornerRadii
        if !corners.isZero {
            guard affine.a == affine.d else { return nil }
            corners.topLeft *= affine.a
            corners.topRight *= affine.a
            corners.bottomRight *= affine.a
            corners.bottomLeft *= affine.a
        }
        rect = values.geometry.bounds.applying(affine).offsetBy(dx: -place.origin.x, dy: -place.origin.y)
        self.corners = corners
        alpha = Double(color.alpha) * Double(values.opacity)
    }
}
