// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A part of a picture in pixels.
struct LayerTexture {
    let image: CGImage
    let area: CGRect

    /// The longest side, in pixels, that a texture may have: half of what any GPU of today can hold.
    private static let longestSide: CGFloat = 8_192

    /// Nil where there is nothing to see.
    ///
    /// - Parameter limits: what is left out beyond it.
    init?(of node: RenderNode, scale: CGFloat, limits: CGRect? = nil, maskedBy mask: RenderNode? = nil) {
        var box = node.bounds
        if let limits { box = box.intersection(limits) }
        guard !box.isNull, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
        let scale = min(scale, Self.longestSide / max(box.width, box.height))
        // Whole pixels, so that what lies on the screen's own pixels stays sharp.
        let (left, top) = ((box.minX * scale).rounded(.down), (box.minY * scale).rounded(.down))
        let (right, bottom) = ((box.maxX * scale).rounded(.up), (box.maxY * scale).rounded(.up))
        area = CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
        guard let image = node.rasterized(in: area, scale: scale, maskedBy: mask) else { return nil }
        self.image = image
    }

    var node: RenderNode { RenderNode.image(image, in: area) }
}

/// The texture of a layer that is seen in perspective, kept until the layer looks different.
struct FlattenedContent {
    private let picture: ShadowedContent
    private let scale: CGFloat
    private let texture: LayerTexture

    /// The layer's picture in a place that is not affine.
    ///
    /// - Parameter node: the picture with its shadow.
    static func node(_ node: RenderNode, of layer: CALayer, _ place: PlacedContent.Place) -> RenderNode {
        let kept = layer.cache.flattened
        if kept == nil || kept?.picture != place.picture || kept?.scale != place.scale {
            RenderStatistics.current.flattenings += 1
            layer.cache.flattened = LayerTexture(of: node, scale: place.scale).map {
                FlattenedContent(picture: place.picture, scale: place.scale, texture: $0)
            }
        }
        guard let texture = layer.cache.flattened?.texture else { return .container([]) }
        return RenderNode.image(texture.image, in: texture.area, seenBy: place.transform)
    }
}
