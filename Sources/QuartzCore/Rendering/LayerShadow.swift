// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The appearance of a shadow, apart from its shape.
struct ShadowStyle: Equatable {
    var color: CGColor
    var opacity: Float
    var offset: CGSize
    var radius: CGFloat

    init?(_ values: borrowing LayerValues) {
        guard let color = values.shadowColor, values.shadowOpacity > 0 else { return nil }
        self.color = color
        opacity = values.shadowOpacity
        offset = values.shadowOffset
        radius = values.shadowRadius
    }

    var effectiveColor: CGColor { color.copy(alpha: color.alpha * CGFloat(opacity))! }
}

/// The shape that casts a shadow. The shadow is cached while the shape stays the same.
enum ShadowSource: Equatable {
    case content(RenderNode)
    case path(CGPath, origin: CGPoint)

    init(_ values: borrowing LayerValues, content: RenderNode) {
        if let path = values.shadowPath {
            self = .path(path, origin: values.geometry.bounds.origin)
        } else {
            self = .content(content)
        }
    }

    static func == (a: ShadowSource, b: ShadowSource) -> Bool {
        switch (a, b) {
        case (.content(let a), .content(let b)): a === b
        case (.path(let a, let from), .path(let b, let to)): a == b && from == to
        default: false
        }
    }
}

/// The rendering of a layer's shadow.
enum LayerShadow {
    /// The shadow of a layer, to be drawn behind its content, in the same coordinates.
    ///
    /// GSK, GTK's renderer, draws the shadow of an opaque rounded rectangle in a fraction of a millisecond. The shadow
    /// of any other shape is rendered once into a texture, which is cached until the content changes.
    static func node(for layer: CALayer, values: LayerValues, content: RenderNode) -> RenderNode? {
        guard let style = ShadowStyle(values) else { return nil }
        if let (rect, corners) = castingRectangle(values) {
            return RenderNode.outsetShadow(
                style.effectiveColor, of: rect, corners: corners, offset: style.offset, blurRadius: style.radius)
        }
        let source = ShadowSource(values, content: content)
        // The texture is independent of the opacity, so that fading the shadow needs no new texture.
        var shape = style
        shape.opacity = 1
        let texture: RenderNode
        if let kept = layer.cache.shadow, kept.of == source, kept.style == shape {
            texture = kept.node
        } else {
            let caster = values.shadowPath.map { filled($0, in: values) } ?? content
            guard let made = rasterized(caster, style: shape) else { return nil }
            RenderStatistics.current.shadows += 1
            layer.cache.shadow = (source, shape, made)
            texture = made
        }
        return texture.faded(Double(style.opacity))
    }

    /// The rounded rectangle that casts the shadow; nil for another shape.
    private static func castingRectangle(_ values: LayerValues) -> (CGRect, CornerRadii)? {
        let rect = CGRect(origin: .zero, size: values.geometry.bounds.size)
        if let path = values.shadowPath {
            var box = CGRect.zero
            guard path.isRect(&box) else { return nil }
            return (box.offsetBy(dx: -values.geometry.bounds.minX, dy: -values.geometry.bounds.minY), .zero)
        }
        guard let color = values.backgroundColor, color.alpha >= 1 else { return nil }
        return (rect, values.cornerRadii)
    }

    private static func filled(_ path: CGPath, in values: LayerValues) -> RenderNode {
        let box = path.boundingBox.insetBy(dx: -1, dy: -1)
        return RenderNode.drawing(in: box) { context in
            context.addPath(path)
            context.setFillColor(.black)
            context.fillPath()
        }
        .translated(x: -values.geometry.bounds.minX, y: -values.geometry.bounds.minY)
    }

    /// The pixels per point of shadow textures; a blurred image needs no more.
    private static let scale: CGFloat = 2

    /// The shadow alone, as a texture.
    ///
    /// GSK draws a shadow only together with the node that casts it, and nothing if that node is outside the image.
    /// Therefore both are drawn side by side, and the image is cropped to the shadow.
    private static func rasterized(_ caster: RenderNode, style: ShadowStyle) -> RenderNode? {
        let margin = (style.radius * 3).rounded(.up) + 1
        let area = caster.bounds.insetBy(dx: -margin, dy: -margin)
        guard area.width > 0, area.height > 0, area.width < 8_000, area.height < 8_000 else { return nil }
        let aside = area.width.rounded(.up)
        let both = caster.shadowed(
            style.effectiveColor, offset: CGSize(width: aside, height: 0), blurRadius: style.radius)
        let whole = CGRect(x: area.minX, y: area.minY, width: aside + area.width, height: area.height)
        let side = CGRect(
            x: aside * scale, y: 0, width: (area.width * scale).rounded(.down),
            height: (area.height * scale).rounded(.down))
        guard let image = both.rasterized(in: whole, scale: scale)?.cropping(to: side) else { return nil }
        let place = CGRect(
            x: area.minX + style.offset.width, y: area.minY + style.offset.height,
            width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        return RenderNode.image(image, in: place)
    }
}
