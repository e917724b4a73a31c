// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What sublayers are placed in.
struct LayerPlace {
    /// The origin of the superlayer's bounds, subtracted in `Double`: nodes have 32-bit floats.
    var origin: CGPoint
    /// What the superlayer shows, where it masks to its bounds; from that origin.
    var clip: CGRect?
    /// From the space that sublayers lie in to the plane; nil where they lie on it.
    var matrix: CATransform3D?
    /// Whether it is the back of the plane that is seen.
    var showsBack = false
    /// Whether animations are left out.
    var isModel = false

    init(in values: LayerValues, of layer: CALayer, clip: CGRect?) {
        origin = values.bounds.origin
        self.clip = clip
        matrix = values.transformsSublayers ? values.matrixOfSublayers : nil
        showsBack = layer.cache.showsBack
    }

    /// The place of a tree's root.
    init() {
        origin = .zero
    }

    /// Whether a layer that is only moved is drawn moved.
    var isPlain: Bool { matrix == nil }

    func transform(of values: LayerValues) -> PlaneTransform {
        guard let matrix else { return values.transformToSuperlayer }
        return CATransform3DConcat(values.matrixToSuperlayer, matrix).onPlane
    }

    func matrix(of values: LayerValues) -> CATransform3D {
        guard let matrix else { return values.isOnlyMoved ? CATransform3DIdentity : values.matrixToSuperlayer }
        return CATransform3DConcat(values.matrixToSuperlayer, matrix)
    }

    /// The smallest rectangle around a layer, from the origin.
    func frame(of values: LayerValues) -> CGRect {
        let frame = matrix == nil ? values.frame : transform(of: values).boundingBox(of: values.bounds)
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The sublayers of a layer that has no plane of its own: the farthest first, by where their middles are.
    static func placedInDepth(_ layer: CALayer, _ values: LayerValues, _ place: LayerPlace) -> RenderNode? {
        var inner = place
        var matrix = values.matrixToSuperlayer
        if let outer = place.matrix { matrix = CATransform3DConcat(matrix, outer) }
        inner.matrix = CATransform3DConcat(values.matrixOfSublayers, matrix)
        inner.showsBack = place.showsBack
        func depth(_ layer: CALayer) -> CGFloat {
            let values = place.isModel ? layer.values : (layer.presented ?? layer).values
            return inner.matrix(of: values).depth(of: CGPoint(x: values.bounds.midX, y: values.bounds.midY))
        }
        layer.wasShown = true
        let depths = layer.layers.map(depth)
        let order = layer.layers.indices.sorted { a, b in depths[a] == depths[b] ? a < b : depths[a] < depths[b] }
        // Each becomes transparent by itself: they are no group.
        let nodes = order.compactMap { index in
            LayerRenderer.placed(layer.layers[index], inner)?.faded(Double(values.opacity))
        }
        layer.flags.subtract([.decoration, .composition, .renderBelow])
        return nodes.isEmpty ? nil : RenderNode.container(nodes)
    }
}

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
    /// What the texture shows.
    struct Key: Equatable {
        let content: RenderNode
        let look: ShadowLook?
        let path: CGPath?
        let scale = LayerRenderer.pixelsPerPoint

        /// - Parameter shadow: the values of a layer that throws a shadow.
        init(_ content: RenderNode, _ shadow: LayerValues?) {
            self.content = content
            look = shadow.flatMap(ShadowLook.init)
            path = shadow?.shadowPath
        }

        static func == (a: Key, b: Key) -> Bool {
            a.content === b.content && a.look == b.look && a.path == b.path && a.scale == b.scale
        }
    }

    let key: Key
    let texture: LayerTexture

    /// The layer's picture under a transform that is not affine.
    static func node(
        _ node: RenderNode, of layer: CALayer, key: Key, seenBy transform: PlaneTransform
    ) -> RenderNode {
        if layer.cache.flattened?.key != key {
            RenderStatistics.current.flattenings += 1
            layer.cache.flattened = LayerTexture(of: node, scale: key.scale).map {
                FlattenedContent(key: key, texture: $0)
            }
        }
        guard let texture = layer.cache.flattened?.texture else { return .container([]) }
        return RenderNode.image(texture.image, in: texture.area, seenBy: transform)
    }
}

/// What a layer's mask leaves of it.
enum LayerMask {
    /// - Parameters:
    ///   - node: the layer's picture, from the origin of its bounds.
    ///   - place: the layer, as a place.
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

/// A mask that is a rounded rectangle of one colour.
private struct PlainMask {
    let rect: CGRect
    let corners: CornerRadii
    let alpha: Double

    init?(_ mask: CALayer, _ place: LayerPlace) {
        let shown = place.isModel ? mask : mask.presented ?? mask
        let values = shown.values
        let transform = place.transform(of: values)
        guard mask.isFlat, mask.layers.isEmpty, mask.maskLayer == nil, values.contents == nil, !values.throwsShadow,
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
        rect = values.bounds.applying(affine).offsetBy(dx: -place.origin.x, dy: -place.origin.y)
        self.corners = corners
        alpha = Double(color.alpha) * Double(values.opacity)
    }
}
