// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension RenderNode {
    /// A filled rectangle.
    package static func color(_ color: CGColor, in rect: CGRect) -> RenderNode {
        ready()
        var rgba = color.rgba
        var bounds = rect.graphene
        return RenderNode(owning: gsk_color_node_new(&rgba, &bounds))
    }

    /// Several nodes, the first at the back.
    package static func container(_ children: [RenderNode]) -> RenderNode {
        ready()
        var pointers = children.map { Optional($0.pointer) }
        return RenderNode(owning: gsk_container_node_new(&pointers, UInt32(pointers.count)))
    }

    /// The node moved, or the node itself where the offset is zero.
    package func translated(x: CGFloat, y: CGFloat) -> RenderNode {
        if x == 0 && y == 0 { return self }
        var offset = graphene_point_t(x: Float(x), y: Float(y))
        let transform = gsk_transform_translate(nil, &offset)
        defer { gsk_transform_unref(transform) }
        return RenderNode(owning: gsk_transform_node_new(pointer, transform))
    }

    /// The node under an affine transform.
    package func transformed(by transform: CGAffineTransform) -> RenderNode {
        if transform.isTranslation { return translated(x: transform.tx, y: transform.ty) }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_2d(
            &matrix, Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d),
            Double(transform.tx), Double(transform.ty))
        // Scale and move are kept as such: GSK draws those without an intermediate picture.
        let isScale = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        var made: OpaquePointer?
        if isScale {
            var offset = graphene_point_t(x: Float(transform.tx), y: Float(transform.ty))
            made = gsk_transform_scale(
                gsk_transform_translate(nil, &offset), Float(transform.a), Float(transform.d))
        } else {
            made = RenderNode.affine(matrix)
        }
        defer { gsk_transform_unref(made) }
        return RenderNode(owning: gsk_transform_node_new(pointer, made))
    }

    private static func affine(_ matrix: graphene_matrix_t) -> OpaquePointer? {
        var matrix = matrix
        return gsk_transform_matrix(nil, &matrix)
    }

    /// The node made transparent as a whole, `opacity` 0 to 1.
    package func faded(_ opacity: Double) -> RenderNode {
        if opacity >= 1 { return self }
        return RenderNode(owning: gsk_opacity_node_new(pointer, Float(max(0, opacity))))
    }

    /// The part of the node inside a rounded rectangle.
    package func clipped(to rect: CGRect, corners: CornerRadii = .zero) -> RenderNode {
        if corners.isZero {
            var clip = rect.graphene
            return RenderNode(owning: gsk_clip_node_new(pointer, &clip))
        }
        var clip = rect.rounded(corners)
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &clip))
    }

    /// A frame of even width inside the edge of a rounded rectangle.
    package static func border(_ color: CGColor, width: CGFloat, in rect: CGRect, corners: CornerRadii) -> RenderNode {
        ready()
        var outline = rect.rounded(corners)
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: color.rgba, count: 4)
        return RenderNode(owning: gsk_border_node_new(&outline, widths, colors))
    }

    /// The blurred shadow that an opaque rounded rectangle throws outside itself.
    ///
    /// `blurRadius` is Core Animation's `shadowRadius`, the standard deviation of the blur; GSK's number is twice that.
    package static func outsetShadow(
        _ color: CGColor, of rect: CGRect, corners: CornerRadii, offset: CGSize, blurRadius: CGFloat
    ) -> RenderNode {
        ready()
        var outline = rect.rounded(corners)
        var rgba = color.rgba
        return RenderNode(
            owning: gsk_outset_shadow_node_new(
                &outline, &rgba, Float(offset.width), Float(offset.height), 0, Float(blurRadius * 2)))
    }

    /// The node with the blurred shadow of its own shape behind it.
    ///
    /// > Note: Costs milliseconds at each draw; rasterise the result and keep it.
    package func shadowed(_ color: CGColor, offset: CGSize, blurRadius: CGFloat) -> RenderNode {
        var shadow = GskShadow(
            color: color.rgba, dx: Float(offset.width), dy: Float(offset.height), radius: Float(blurRadius * 2))
        return RenderNode(owning: gsk_shadow_node_new(pointer, &shadow, 1))
    }

    /// An image stretched over a rectangle.
    package static func image(_ image: CGImage, in rect: CGRect) -> RenderNode {
        ready()
        var bounds = rect.graphene
        return RenderNode(owning: gsk_texture_node_new(image.texture, &bounds))
    }

    /// A drawing, kept as Cairo operations: sharp at every scale.
    ///
    /// The context's origin is that of the node's coordinates, y grows downwards; nothing is drawn outside `rect`.
    package static func drawing(in rect: CGRect, _ draw: (CGContext) -> Void) -> RenderNode {
        ready()
        var bounds = rect.graphene
        let node: OpaquePointer = gsk_cairo_node_new(&bounds)
        let cairo: OpaquePointer = gsk_cairo_node_get_draw_context(node)
        let context = CGContext(owning: cairo, deviceHeight: rect.maxY)
        draw(context)
        context.endAll()
        return RenderNode(owning: node)
    }
}
