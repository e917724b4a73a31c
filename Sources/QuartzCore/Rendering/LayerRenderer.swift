// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The finished pieces of a layer's picture, kept until they are out of date.
struct LayerRenderCache {
    /// Background and contents, behind the sublayers.
    var back: RenderNode?
    /// The border, in front of them.
    var front: RenderNode?
    /// The layer with its sublayers, its bounds' origin at (0, 0); nil where there is nothing to see.
    var content: RenderNode?
    /// `content` in its place, and what that place was.
    var placed: (offset: CGPoint, of: RenderNode, node: RenderNode)?
    /// A shadow that had to be rasterised, and what it is the shadow of.
    var shadow: (of: ShadowSource, look: ShadowLook, node: RenderNode)?
}

/// Counts of what a picture cost; tests hold them to bounds.
package struct RenderStatistics: Equatable, Sendable {
    /// Layers whose own background, contents or border were made again.
    package var decorations = 0
    /// Layers whose sublayers were put together again.
    package var compositions = 0
    /// Layers that were put in another place.
    package var placements = 0
    /// Shadows rasterised.
    package var shadows = 0

    nonisolated(unsafe) package static var current = RenderStatistics()

    package init() {}
}

/// Turns a layer tree into retained render nodes, remaking only what changed.
enum LayerRenderer {
    /// The layer and its sublayers with the origin of its bounds at (0, 0); nil where there is nothing to see.
    static func content(of layer: CALayer) -> RenderNode? {
        guard layer.flags.needsRender else { return layer.cache.content }
        let shown = layer.presented ?? layer
        if layer.flags.contains(.decoration) {
            RenderStatistics.current.decorations += 1
            let decoration = LayerDecoration(of: shown)
            layer.cache.back = decoration.back
            layer.cache.front = decoration.front
        }
        layer.wasShown = true
        RenderStatistics.current.compositions += 1
        let composition = composition(of: layer, shown: shown)
        layer.cache.content = shown.passage.map { $0.picture(of: composition) } ?? composition
        layer.flags.subtract([.decoration, .composition, .renderBelow])
        return layer.cache.content
    }

    /// The same without animations, for those who ask for the model; kept only where nothing is animated.
    static func modelContent(of layer: CALayer) -> RenderNode? {
        guard layer.isTreeAnimating else { return content(of: layer) }
        let decoration = LayerDecoration(of: layer)
        let sublayers = inDrawingOrder(layer.layers).compactMap { sublayer -> RenderNode? in
            let values = sublayer.values
            guard !values.isHidden, values.opacity > 0, let content = modelContent(of: sublayer) else { return nil }
            return place(content, of: sublayer, values: values, in: layer.values.bounds.origin)
        }
        return assemble(layer.values, back: decoration.back, sublayers: sublayers, front: decoration.front)
    }

    private static func composition(of layer: CALayer, shown: CALayer) -> RenderNode? {
        let values = shown.values
        let clip = values.masksToBounds ? CGRect(origin: .zero, size: values.bounds.size) : nil
        let sublayers = inDrawingOrder(layer.layers).compactMap { placed($0, in: values.bounds.origin, clip: clip) }
        return assemble(values, back: layer.cache.back, sublayers: sublayers, front: layer.cache.front)
    }

    /// Puts a layer's pieces together, and cuts what it masks.
    private static func assemble(
        _ values: LayerValues, back: RenderNode?, sublayers: [RenderNode], front: RenderNode?
    ) -> RenderNode? {
        let nodes = [back].compactMap { $0 } + sublayers + [front].compactMap { $0 }
        guard !nodes.isEmpty else { return nil }
        let clip = CGRect(origin: .zero, size: values.bounds.size)
        let hasSublayers = !sublayers.isEmpty
        let whole = nodes.count == 1 ? nodes[0] : RenderNode.container(nodes)
        // The decoration is inside the bounds already, unless it is an image that runs over.
        guard values.masksToBounds, hasSublayers || values.contents != nil else { return whole }
        return whole.clipped(to: clip, corners: values.cornerRadii)
    }

    /// By `zPosition`, and by order where that is equal.
    private static func inDrawingOrder(_ layers: [CALayer]) -> [CALayer] {
        guard layers.contains(where: { ($0.presented ?? $0).zPosition != 0 }) else { return layers }
        return layers.enumerated()
            .sorted { a, b in
                let (za, zb) = (
                    (a.element.presented ?? a.element).zPosition, (b.element.presented ?? b.element).zPosition
                )
                return za == zb ? a.offset < b.offset : za < zb
            }
            .map(\.element)
    }

    /// What a layer shows that has nothing but the shadow of a path.
    private static let nothing = RenderNode.container([])

    /// A sublayer in its place, with its transform, opacity and shadow; nil where nothing of it can be seen.
    ///
    /// - Parameters:
    ///   - origin: that of the superlayer's bounds, subtracted here in `Double`: nodes have 32-bit floats.
    ///   - clip: what the superlayer shows, where it masks to its bounds.
    static func placed(_ layer: CALayer, in origin: CGPoint, clip: CGRect?) -> RenderNode? {
        let values = (layer.presented ?? layer).values
        guard !values.isHidden, values.opacity > 0 else { return nil }
        let hasShadow = values.shadowOpacity > 0 && values.shadowColor != nil && !values.masksToBounds
        if !hasShadow { layer.cache.shadow = nil }
        if let clip, layer.layers.isEmpty || values.masksToBounds, !hasShadow, !layer.mayDrawBeyondBounds,
            !values.frame.offsetBy(dx: -origin.x, dy: -origin.y).intersects(clip)
        {
            return nil
        }
        let isThrownByPath = hasShadow && values.shadowPath != nil
        guard let content = content(of: layer) ?? (isThrownByPath ? nothing : nil) else { return nil }
        let isPlain = CATransform3DIsIdentity(values.transform) && values.opacity == 1 && !hasShadow
        if isPlain {
            let frame = values.frame
            let offset = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
            if let kept = layer.cache.placed, kept.offset == offset, kept.of === content { return kept.node }
            RenderStatistics.current.placements += 1
            let node = content.translated(x: offset.x, y: offset.y)
            layer.cache.placed = (offset, content, node)
            return node
        }
        RenderStatistics.current.placements += 1
        return place(content, of: layer, values: values, in: origin)
    }

    /// A layer's content with its shadow, transform and opacity, in its superlayer.
    private static func place(
        _ content: RenderNode, of layer: CALayer, values: LayerValues, in origin: CGPoint
    ) -> RenderNode {
        let hasShadow = values.shadowOpacity > 0 && values.shadowColor != nil && !values.masksToBounds
        var node = content
        if hasShadow, let shadow = LayerShadow.node(for: layer, values: values, content: content) {
            node = RenderNode.container([shadow, node])
        }
        // From local coordinates, whose origin is that of the bounds, to the superlayer's.
        let transform = CGAffineTransform(translationX: values.bounds.minX, y: values.bounds.minY)
            .concatenating(values.transformToSuperlayer)
            .concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        return node.transformed(by: transform).faded(Double(values.opacity))
    }
}

/// A layer's own look, without its sublayers.
struct LayerDecoration {
    var back: RenderNode?
    var front: RenderNode?

    init(of shown: CALayer) {
        let values = shown.values
        let rect = CGRect(origin: .zero, size: values.bounds.size)
        let corners = values.cornerRadii
        var nodes: [RenderNode] = []
        if rect.width > 0, rect.height > 0 {
            if let color = values.backgroundColor, color.alpha > 0 {
                let fill = RenderNode.color(color, in: rect)
                nodes.append(corners.isZero ? fill : fill.clipped(to: rect, corners: corners))
            }
            if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 {
                front = RenderNode.border(color, width: values.borderWidth, in: rect, corners: corners)
            }
        }
        if let node = LayerDecoration.contents(values, in: rect) { nodes.append(node) }
        if let node = shown.ownNode() {
            nodes.append(node.translated(x: -values.bounds.minX, y: -values.bounds.minY))
        }
        back = nodes.count > 1 ? RenderNode.container(nodes) : nodes.first
    }

    private static func contents(_ values: LayerValues, in rect: CGRect) -> RenderNode? {
        switch values.contents {
        case let node as RenderNode:
            return node
        case let image as CGImage:
            let size = CGSize(
                width: CGFloat(image.width) / values.contentsScale, height: CGFloat(image.height) / values.contentsScale
            )
            let place = values.contentsGravity.rect(for: size, in: rect)
            guard place.width > 0, place.height > 0 else { return nil }
            return RenderNode.image(image, in: place)
        default:
            return nil
        }
    }
}
