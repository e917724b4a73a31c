// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer's render node and its shadow.
struct ShadowedContent: Equatable {
    /// The node of the layer with its sublayers, with the origin of the layer's bounds at (0, 0).
    let content: RenderNode
    /// The shadow's appearance; nil without a shadow.
    let shadowStyle: ShadowStyle?
    private let source: ShadowSource?

    init(_ content: RenderNode, _ values: borrowing LayerValues, hasShadow: Bool) {
        self.content = content
        shadowStyle = hasShadow ? ShadowStyle(values) : nil
        source = hasShadow ? ShadowSource(values, content: content) : nil
    }

    static func == (a: ShadowedContent, b: ShadowedContent) -> Bool {
        a.content === b.content && a.shadowStyle == b.shadowStyle && a.source == b.source
    }
}

/// A layer's positioned render node, cached until the content or the position changes.
struct PlacedContent {
    /// The values that determine the positioned node. The node is cached while they stay the same.
    struct Place: Equatable {
        let picture: ShadowedContent
        /// The transform from the content to the superlayer.
        let transform: ProjectiveTransform
        let opacity: Float
        /// The pixels per point of the texture that perspective needs; 1 without perspective.
        let scale: CGFloat

        init(_ picture: ShadowedContent, _ values: borrowing LayerValues, _ transform: ProjectiveTransform) {
            self.picture = picture
            self.transform = transform
            opacity = values.allowsGroupOpacity ? values.opacity : 1
            scale = transform.isAffine ? 1 : LayerRenderer.pixelsPerPoint
        }
    }

    let place: Place
    let node: RenderNode

    /// Renders the content with its transform, shadow and opacity.
    ///
    /// - Parameter values: the values of the layer or of its presentation copy.
    init(_ place: Place, of layer: CALayer, _ values: borrowing LayerValues) {
        self.place = place
        var node = place.picture.content
        if place.picture.shadowStyle != nil, let shadow = LayerShadow.node(for: layer, values: values, content: node) {
            node = RenderNode.container([shadow, node])
        }
        if place.transform.isAffine {
            layer.cache.flattened = nil
            node = node.transformed(by: place.transform.affine)
        } else {
            node = FlattenedContent.node(node, of: layer, place)
        }
        self.node = node.faded(Double(place.opacity))
    }
}
