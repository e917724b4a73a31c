// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer that shows the content behind it in the window: blurred, coloured, or masked by its sublayers.
///
/// The blurred content is a texture that covers the layer's bounds, made again when the content behind them has
/// changed. It has few pixels, because a blurred image has no fine detail.
package class BackdropLayer: CALayer {
    private var ownEffect = BackdropEffect()
    /// The cached texture, and the source from which it was made; nil if nothing is cached.
    private var kept: (source: BackdropSource, node: RenderNode?)?

    override var ownValues: (any DescribedValues)? {
        get { ownEffect }
        set { if let new = newValue as? BackdropEffect { ownEffect = new } }
    }

    override class var ownDefaults: (any DescribedValues)? { BackdropEffect() }

    /// The processing of the content behind the layer; each number can be animated.
    package var effect: BackdropEffect {
        get { ownEffect }
        set {
            guard ownEffect != newValue else { return }
            set("radius", \.ownEffect.radius, newValue.radius)
            set("saturation", \.ownEffect.saturation, newValue.saturation)
            set("tint", \.ownEffect.tint, newValue.tint)
            set("isStencilled", \.ownEffect.isStencilled, newValue.isStencilled)
            if isBackdrop { recordBackdrops() }
        }
    }

    override var isBackdrop: Bool {
        ownEffect.showsSomething || (presented as? BackdropLayer)?.ownEffect.showsSomething == true
    }

    override func backdrop(_ shown: CALayer, over backdropContent: BackdropContent?) -> RenderNode? {
        guard let effect = (shown as? BackdropLayer)?.ownEffect, effect.showsSomething else {
            kept = nil
            return nil
        }
        guard !effect.isStencilled else { return nil }
        let rect = CGRect(origin: .zero, size: shown.values.geometry.bounds.size)
        guard rect.width > 0, rect.height > 0 else { return nil }
        var nodes: [RenderNode] = []
        if effect.showsBackdrop, let blurred = blurred(effect, in: rect, over: backdropContent) {
            nodes.append(blurred)
        }
        if let tint = effect.tint, tint.alpha > 0 { nodes.append(.color(tint, in: rect)) }
        return nodes.count == 1 ? nodes[0] : .container(nodes)
    }

    private func blurred(_ effect: BackdropEffect, in rect: CGRect, over backdropContent: BackdropContent?)
        -> RenderNode?
    {
        guard let backdropContent else { return nil }
        let rect = backdropContent.part(of: rect)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
        var untinted = effect
        untinted.tint = nil
        let source = BackdropSource(
            pieces: backdropContent.pieces(under: rect), stencil: [], effect: untinted, rect: rect,
            scale: BackdropLayer.scale(of: effect.radius, in: rect))
        if let kept, kept.source == source { return kept.node }
        RenderStatistics.current.backdrops += 1
        let node = BackdropLayer.blurred(source, backdropContent)
        kept = (source, node)
        return node
    }

    private static func blurred(_ source: BackdropSource, _ backdropContent: BackdropContent) -> RenderNode? {
        guard !source.pieces.isEmpty else { return nil }
        // The rectangle is scaled to a whole number of pixels, so that no pixel at an edge is partly outside it.
        func pixels(_ length: CGFloat) -> CGFloat { min(max((length * source.scale).rounded(.up), 1), most) }
        let size = CGSize(width: pixels(source.rect.width), height: pixels(source.rect.height))
        let (x, y) = (size.width / source.rect.width, size.height / source.rect.height)
        let below = backdropContent.picture(of: source.pieces).translated(x: -source.rect.minX, y: -source.rect.minY)
            .transformed(by: CGAffineTransform(scaleX: x, y: y))
        let image = below.rasterized(in: CGRect(origin: .zero, size: size), scale: 1)?.blurredWithMargin(
            deviation: CGSize(width: source.effect.radius * x, height: source.effect.radius * y),
            saturation: source.effect.saturation)
        return image.map {
            RenderNode.image($0, in: source.rect.insetBy(dx: -1 / x, dy: -1 / y)).clipped(to: source.rect)
        }
    }

    /// The maximum side of a texture in pixels: half of what current GPUs support.
    private static let most: CGFloat = 8_192

    /// The maximum number of pixels in the texture of a blur: 1024 × 1024. The cost of a blur is proportional to this
    /// number, which is our own choice. Only a wide view with a very small blur would need more, as at the start or end
    /// of an animation of the radius.
    private static let mostBlurred: CGFloat = 1_048_576

    /// The number of pixels per point in the texture of a blur with this radius, which covers `rect`.
    ///
    /// If the standard deviation is at least four pixels of the texture, enlarging the texture is not visible.
    private static func scale(of radius: CGFloat, in rect: CGRect) -> CGFloat {
        guard radius > 0 else { return LayerRenderer.pixelsPerPoint }
        let affordable = (mostBlurred / (rect.width * rect.height)).squareRoot()
        return min(LayerRenderer.pixelsPerPoint, 4 / radius, affordable)
    }

    override func stencilled(_ nodes: [RenderNode], _ shown: CALayer, over backdropContent: BackdropContent?)
        -> [RenderNode]
    {
        guard let effect = (shown as? BackdropLayer)?.ownEffect, effect.isStencilled, !nodes.isEmpty else {
            return nodes
        }
        let stencil = RenderNode.container(nodes)
        // The effect is limited to the layer's bounds, although the sublayers may extend beyond them.
        let rect = stencil.bounds.intersection(CGRect(origin: .zero, size: shown.values.geometry.bounds.size))
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
        let source = BackdropSource(
            pieces: backdropContent?.pieces(under: rect) ?? [], stencil: nodes, effect: effect, rect: rect,
            scale: LayerRenderer.pixelsPerPoint)
        if let kept, kept.source == source { return kept.node.map { [$0] } ?? [] }
        RenderStatistics.current.backdrops += 1
        var below: [RenderNode] = []
        if let backdropContent, !source.pieces.isEmpty {
            below.append(
                backdropContent.picture(of: source.pieces).clipped(to: rect).saturated(Float(effect.saturation)))
        }
        if let tint = effect.tint, tint.alpha > 0 { below.append(.color(tint, in: rect)) }
        let texture = LayerTexture(of: .container(below), scale: source.scale, limits: rect, maskedBy: stencil)
        kept = (source, texture?.node)
        return texture.map { [$0.node] } ?? []
    }
}

/// The values from which a backdrop's texture is made. The texture is cached while they stay the same.
private struct BackdropSource: Equatable {
    let pieces: [BackdropContent.Piece]
    let stencil: [RenderNode]
    let effect: BackdropEffect
    let rect: CGRect
    let scale: CGFloat

    static func == (a: BackdropSource, b: BackdropSource) -> Bool {
        a.rect == b.rect && a.scale == b.scale && a.effect == b.effect && a.pieces == b.pieces
            && a.stencil.elementsEqual(b.stencil, by: ===)
    }
}

extension RenderNode {
    /// The node with its saturation multiplied by `saturation`: the difference between each colour and the grey of the
    /// same luminance (ITU-R BT.709) is scaled.
    fileprivate func saturated(_ saturation: Float) -> RenderNode {
        guard saturation != 1 else { return self }
        let light = SIMD3<Float>(0.2126, 0.7152, 0.0722) * (1 - saturation)
        func row(_ channel: Int) -> SIMD4<Float> {
            var row = SIMD4<Float>(repeating: light[channel])
            row[channel] += saturation
            row.w = 0
            return row
        }
        return recolored(rows: [row(0), row(1), row(2), SIMD4(0, 0, 0, 1)])
    }
}
