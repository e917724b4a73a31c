// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A rasterized part of a render node.
struct LayerTexture {
    let image: CGImage
    let area: CGRect

    /// The maximum side of a texture in pixels: half of what current GPUs support.
    private static let longestSide: CGFloat = 8_192

    /// Rasterizes a node, with its alpha multiplied by that of `mask`; nil if nothing is visible.
    ///
    /// - Parameters:
    ///   - scale: the wanted number of pixels per point.
    ///   - limits: the rectangle outside which nothing is rasterized; nil for no limit.
    init?(of node: RenderNode, scale: CGFloat, limits: CGRect? = nil, maskedBy mask: RenderNode? = nil) {
        var box = node.bounds
        if let limits { box = box.intersection(limits) }
        guard !box.isNull, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
        let scale = min(scale, Self.longestSide / max(box.width, box.height))
        // The area is extended to whole pixels, so that content that is aligned with the screen's pixels stays sharp.
        let (left, top) = ((box.minX * scale).rounded(.down), (box.minY * scale).rounded(.down))
        let (right, bottom) = ((box.maxX * scale).rounded(.up), (box.maxY * scale).rounded(.up))
        area = CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
        guard let image = node.rasterized(in: area, scale: scale, maskedBy: mask) else { return nil }
        self.image = image
    }

    var node: RenderNode { RenderNode.image(image, in: area) }
}

/// The texture of a layer in perspective, cached until the layer's appearance changes.
struct FlattenedContent {
    private let picture: ShadowedContent
    private let scale: CGFloat
    private let texture: LayerTexture

    /// The layer's render node, drawn as a texture under a transform with perspective.
    ///
    /// - Parameters:
    ///   - node: the layer's render node with its shadow.
    ///   - place: the transform, and the scale of the texture in pixels per point.
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
