// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The cached render nodes of a layer, valid until the layer changes.
struct LayerRenderCache {
    /// The background and the contents, behind the sublayers.
    var back: RenderNode?
    /// The border, in front of the sublayers.
    var front: RenderNode?
    /// The node of the layer with its sublayers, with the origin of the layer's bounds at (0, 0); nil if nothing is
    /// visible.
    var content: RenderNode?
    /// The node of `content` at its position in the superlayer, with its shadow.
    var placed: PlacedContent?
    /// A rasterized shadow (`node`), the content or path that casts it (`of`), and the shadow's appearance (`style`).
    var shadow: (of: ShadowSource, style: ShadowStyle, node: RenderNode)?
    /// A texture of content that is shown in perspective.
    var flattened: FlattenedContent?
    /// The nine parts of the layer's image; one entry per image during a cross-fade.
    var parts: [NineParts] = []
    /// The reduced copies of the layer's image; one per image during a cross-fade.
    var halved: [HalvedImage] = []
    /// Whether the layer's back faced the viewer when it was last rendered.
    var showsBack = false
}

/// Counts of expensive rendering operations, for tests.
package struct RenderStatistics: Equatable, Sendable {
    /// The number of layers whose background, contents or border were rendered again.
    package var decorations = 0
    /// The number of layers that were composed with their sublayers again.
    package var compositions = 0
    /// The number of layers that were positioned again.
    package var placements = 0
    /// The number of rasterized shadows.
    package var shadows = 0
    /// The number of masks rendered into a texture with their layer.
    package var masks = 0
    /// The number of layers rendered into a texture because of perspective.
    package var flattenings = 0
    /// The number of layers rendered into a texture because of ``CALayer/shouldRasterize``.
    package var rasterizations = 0
    /// The number of images reduced by halving before they are drawn.
    package var halvings = 0
    /// The number of textures of the content behind backdrop layers.
    package var backdrops = 0

    nonisolated(unsafe) package static var current = RenderStatistics()

    package init() {}
}

/// Converts a layer tree to retained render nodes, and makes only the changed ones again.
enum LayerRenderer {
    /// The screen's pixels per point, for textures.
    nonisolated(unsafe) static var pixelsPerPoint: CGFloat = 2

    /// Whether any layer was ever single-sided (not visible from behind). Until then, the visible side of layers is not
    /// computed.
    nonisolated(unsafe) static var someAreSingleSided = false

    /// The render node of the layer and its sublayers, with the origin of the layer's bounds at (0, 0); nil if nothing
    /// is visible.
    ///
    /// - Parameter backdropContent: the content behind the layer; nil if no layer of the tree needs it.
    static func content(of layer: CALayer, over backdropContent: BackdropContent? = nil) -> RenderNode? {
        guard layer.flags.needsRender else { return layer.cache.content }
        let shown = layer.presentedNow ?? layer
        if layer.flags.contains(.decoration) {
            RenderStatistics.current.decorations += 1
            let decoration = LayerDecoration(of: shown, keptBy: layer)
            layer.cache.back = decoration.back
            layer.cache.front = decoration.front
        }
        layer.wasShown = true
        RenderStatistics.current.compositions += 1
        let decoration = LayerDecoration(back: layer.cache.back, front: layer.cache.front)
        let composed = composition(of: layer, shown: shown, decoration, .current, over: backdropContent)
        layer.cache.content = shown.transitionFrame.map { $0.picture(of: composed) } ?? composed
        layer.flags.subtract([.decoration, .composition, .renderBelow])
        return layer.cache.content
    }

    /// The render node of the layer and its sublayers in the state at `moment`; nil if nothing is visible. It is cached
    /// only for the current state, or if nothing is animated.
    static func content(
        of layer: CALayer, at moment: LayerMoment, over backdropContent: BackdropContent? = nil
    ) -> RenderNode? {
        guard moment != .current, layer.isTreeAnimating else { return content(of: layer, over: backdropContent) }
        let shown = layer.shown(at: moment)
        let decoration = LayerDecoration(of: shown, keptBy: layer)
        let composed = composition(of: layer, shown: shown, decoration, moment, over: backdropContent)
        return shown.transitionFrame.map { $0.picture(of: composed) } ?? composed
    }

    /// The node that combines the layer's own nodes with those of its sublayers, clipped by its bounds and its mask.
    private static func composition(
        of layer: CALayer, shown: CALayer, _ decoration: LayerDecoration, _ moment: LayerMoment,
        over backdropContent: BackdropContent?
    ) -> RenderNode? {
        let values = shown.values
        let clip = values.masksToBounds ? CGRect(origin: .zero, size: values.geometry.bounds.size) : nil
        var place = LayerPlace(in: values, of: layer, clip: clip)
        place.moment = moment
        let backdrop = layer.containsBackdrops ? layer.backdrop(shown, over: backdropContent) : nil
        let behind = [decoration.back, backdrop].compactMap { $0 }
        var sublayers = shown.repeated { delay in
            var place = place
            if delay != 0, moment == .current { place.moment = .delayed }
            layer.lagOfSublayers = delay
            defer { layer.lagOfSublayers = 0 }
            let order = inDrawingOrder(layer.layers, at: place.moment)
            guard layer.containsBackdrops else { return order.compactMap { placed($0, place) } }
            return placed(order, place, over: BackdropContent(behind, of: shown.values, on: backdropContent))
        }
        if layer.containsBackdrops { sublayers = layer.stencilled(sublayers, shown, over: backdropContent) }
        if let backdrop { sublayers.insert(backdrop, at: 0) }
        let whole = assemble(shown, values, back: decoration.back, sublayers: sublayers, front: decoration.front)
        guard let mask = layer.maskLayer else { return rasterized(whole, values) }
        // The mask also clips the shadow, so the shadow is combined with the layer before masking.
        let shadow = whole.flatMap {
            values.castsShadow ? LayerShadow.node(for: layer, values: values, content: $0) : nil
        }
        let all = shadow.map { RenderNode.container([$0, whole!]) } ?? whole
        return rasterized(all.flatMap { LayerMask.masked($0, by: mask, place) }, values)
    }

    /// Combines a layer's nodes, and clips them if the layer masks to its bounds.
    private static func assemble(
        _ shown: CALayer, _ values: LayerValues, back: RenderNode?, sublayers: [RenderNode], front: RenderNode?
    ) -> RenderNode? {
        var nodes = sublayers
        if let back { nodes.insert(back, at: 0) }
        if let front { nodes.append(front) }
        guard !nodes.isEmpty else { return nil }
        if !values.allowsGroupOpacity { nodes = nodes.map { $0.faded(Double(values.opacity)) } }
        // A background that is completely covered by a sublayer is not drawn.
        if let back, nodes.dropFirst().contains(where: { $0.covers(back.bounds) }) { nodes.removeFirst() }
        let whole = nodes.count == 1 ? nodes[0] : RenderNode.container(nodes)
        // The layer's own nodes are inside the bounds, unless contents or a shape extend beyond them.
        guard values.masksToBounds, !sublayers.isEmpty || values.contents != nil || shown.mayDrawBeyondBounds else {
            return whole
        }
        return values.cut(whole)
    }

    private static func rasterized(_ node: RenderNode?, _ values: LayerValues) -> RenderNode? {
        guard let node, values.shouldRasterize,
            let texture = LayerTexture(of: node, scale: max(0.01, values.rasterizationScale))
        else { return node }
        RenderStatistics.current.rasterizations += 1
        return texture.node
    }

    /// The layers sorted by their `zPosition` at `moment`. Layers with equal positions stay in their order.
    static func inDrawingOrder(_ layers: [CALayer], at moment: LayerMoment) -> [CALayer] {
        guard layers.contains(where: { $0.presented != nil || $0.values.geometry.zPosition != 0 }) else {
            return layers
        }
        let depths = layers.map { $0.zPosition(at: moment) }
        guard depths.contains(where: { $0 != 0 }) else { return layers }
        return layers.indices
            .sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
            .map { layers[$0] }
    }

    /// The nodes of sublayers at their positions, for a superlayer that contains backdrop layers. Each node is added to
    /// `backdropContent` before the next sublayer is rendered, because a backdrop in that sublayer may show it.
    private static func placed(_ layers: [CALayer], _ place: LayerPlace, over backdropContent: BackdropContent)
        -> [RenderNode]
    {
        var place = place
        place.backdropContent = backdropContent
        let back = backdropContent.nodes.count
        for layer in layers {
            if let node = placed(layer, place) { backdropContent.nodes.append(node) }
        }
        return Array(backdropContent.nodes.dropFirst(back))
    }

    /// The content of a layer that draws nothing itself, but has a shadow because of its `shadowPath`.
    private static let nothing = RenderNode.container([])

    /// The render node of a sublayer in its position, with its transform, opacity and shadow; nil if nothing is
    /// visible.
    static func placed(_ layer: CALayer, _ place: LayerPlace) -> RenderNode? {
        let shown = layer.shown(at: place.moment)
        guard !shown.values.isHidden, shown.values.opacity > 0 else { return nil }
        let values = shown.values
        if someAreSingleSided, !updateVisibleSide(layer, values, place) { return nil }
        if !layer.isFlat { return LayerPlace.placedInDepth(layer, values, place) }
        let hasShadow = values.castsShadow && layer.maskLayer == nil
        if !hasShadow { layer.cache.shadow = nil }
        if let clip = place.clip, layer.layers.isEmpty || values.masksToBounds, !hasShadow,
            !layer.mayDrawBeyondBounds, !place.frame(of: values.geometry).overlaps(clip)
        {
            return nil
        }
        let isCastByPath = hasShadow && values.shadowPath != nil
        var backdropContent: BackdropContent?
        if let below = place.backdropContent, layer.containsBackdrops {
            below.transform = place.transformOfContent(values.geometry)
            backdropContent = below
        }
        guard
            let content = content(of: layer, at: place.moment, over: backdropContent) ?? (isCastByPath ? nothing : nil)
        else { return nil }
        let picture = ShadowedContent(content, values, hasShadow: hasShadow)
        let inPlace = PlacedContent.Place(picture, values, place.transformOfContent(values.geometry))
        if let kept = layer.cache.placed, kept.place == inPlace { return kept.node }
        RenderStatistics.current.placements += 1
        let placed = PlacedContent(inPlace, of: layer, values)
        layer.cache.placed = placed
        return placed.node
    }

    /// Records which side of a layer faces the viewer.
    ///
    /// - Returns: whether the layer is visible from that side.
    private static func updateVisibleSide(_ layer: CALayer, _ values: LayerValues, _ place: LayerPlace) -> Bool {
        let showsBack = place.matrix(of: values.geometry).showsBack != place.showsBack
        if layer.cache.showsBack != showsBack {
            layer.cache.showsBack = showsBack
            layer.invalidateLayersContainingSingleSided()
        }
        return values.isDoubleSided || !showsBack
    }
}

extension LayerValues {
    var castsShadow: Bool { shadowOpacity > 0 && shadowColor != nil && !masksToBounds }

    /// The part of a node inside the rounded bounds of the layer, with the origin of the bounds at (0, 0).
    func cut(_ node: RenderNode) -> RenderNode {
        let rect = CGRect(origin: .zero, size: geometry.bounds.size)
        let corners = cornerRadii
        guard cornerCurve == .continuous, !corners.isZero else { return node.clipped(to: rect, corners: corners) }
        return ContinuousCorner.clip(node, to: rect, corners: corners)
    }
}

extension ContinuousCorner {
    /// Clips a node to a rectangle with continuous corners, approximated by the intersection of three rectangles with
    /// elliptical corners. The error is at most 0.003 times the radius.
    static func clip(_ node: RenderNode, to rect: CGRect, corners: CornerRadii) -> RenderNode {
        [(1.18, 0.67), (0.67, 1.18), (1, 1)].reduce(node) { node, part in
            func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius * part.0, height: radius * part.1) }
            return node.clipped(
                to: rect,
                cornerSizes: (
                    size(corners.topLeft), size(corners.topRight), size(corners.bottomRight), size(corners.bottomLeft)
                ))
        }
    }
}

extension CALayer {
    /// The layer's `zPosition` in the state to render at `moment`.
    fileprivate func zPosition(at moment: LayerMoment) -> CGFloat {
        // For a delayed state, a presentation copy is made only if an animation could change `zPosition`.
        guard moment != .delayed || animations.contains(where: { $0.animation.changesDepth }) else {
            return values.geometry.zPosition
        }
        return shown(at: moment).values.geometry.zPosition
    }

    /// Invalidates this layer and each layer below it that contains single-sided layers. Called when this layer has
    /// turned its other side to the viewer, so that single-sided layers appear or disappear.
    ///
    /// - Returns: whether there are single-sided layers below this layer.
    @discardableResult
    func invalidateLayersContainingSingleSided() -> Bool {
        var found = false
        for layer in layers where layer.invalidateLayersContainingSingleSided() || !layer.values.isDoubleSided {
            found = true
        }
        // The superlayers need no flag, because they are being rendered when this method is called.
        if found { flags.insert(.composition) }
        return found
    }
}

extension CAAnimation {
    fileprivate var changesDepth: Bool { changedKeyPaths?.contains("zPosition") != false }
}
