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
        return RenderNode(owning: gsk_color_node_new(&rgba, &bounds), opaqueIn: color.alpha == 1 ? rect : nil)
    }

    /// Several nodes, the first at the back.
    package static func container(_ children: [RenderNode]) -> RenderNode {
        ready()
        return withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: children.count) { pointers in
            var opaque: CGRect?
            for index in children.indices {
                pointers.initializeElement(at: index, to: children[index].pointer)
                if let rect = children[index].opaqueRect, rect.area > opaque?.area ?? 0 { opaque = rect }
            }
            return RenderNode(
                owning: gsk_container_node_new(pointers.baseAddress, UInt32(children.count)), opaqueIn: opaque)
        }
    }

    /// The node moved, or the node itself where the offset is zero or so near it that GSK sees none.
    package func translated(x: CGFloat, y: CGFloat) -> RenderNode {
        if x == 0 && y == 0 { return self }
        var offset = graphene_point_t(x: Float(x), y: Float(y))
        guard let transform = gsk_transform_translate(nil, &offset) else { return self }
        defer { gsk_transform_unref(transform) }
        return RenderNode(
            owning: gsk_transform_node_new(pointer, transform),
            opaqueIn: opaqueRect?.offsetBy(dx: CGFloat(offset.x), dy: CGFloat(offset.y)))
    }

    /// The node under an affine transform, or the node itself where GSK sees none; nothing where it leaves no area.
    package func transformed(by transform: CGAffineTransform) -> RenderNode {
        if transform.isTranslation { return translated(x: transform.tx, y: transform.ty) }
        guard transform.hasArea else { return .container([]) }
        // GSK paints pink under a matrix it is given as such, for it does not ask whether it is affine: what the matrix
        // is made of it draws.
        let isScale = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        let parts = transform.decomposed()
        var offset = graphene_point_t(x: Float(transform.tx), y: Float(transform.ty))
        var made: OpaquePointer? = gsk_transform_translate(nil, &offset)
        if !isScale {
            made = gsk_transform_rotate(made, Float(parts.rotation * 180 / .pi))
            if parts.horizontalShear != 0 {
                made = gsk_transform_skew(made, Float(atan(parts.horizontalShear) * 180 / .pi), 0)
            }
        }
        if parts.scale != CGSize(width: 1, height: 1) {
            made = gsk_transform_scale(made, Float(parts.scale.width), Float(parts.scale.height))
        }
        // So near to none that in single precision there is none.
        guard let made else { return self }
        defer { gsk_transform_unref(made) }
        return RenderNode(owning: gsk_transform_node_new(pointer, made))
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
            return RenderNode(owning: gsk_clip_node_new(pointer, &clip), opaqueIn: opaqueRect?.intersection(rect))
        }
        var clip = rect.rounded(corners)
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &clip))
    }

    /// The part of the node inside a rectangle with corners that are quarters of ellipses, given clockwise from the top
    /// left; a corner is at most half a side.
    package func clipped(to rect: CGRect, cornerSizes: (CGSize, CGSize, CGSize, CGSize)) -> RenderNode {
        func size(_ size: CGSize) -> graphene_size_t {
            graphene_size_t(
                width: Float(min(size.width, rect.width / 2)), height: Float(min(size.height, rect.height / 2)))
        }
        let (a, b, c, d) = cornerSizes
        var clip = GskRoundedRect(bounds: rect.graphene, corner: (size(a), size(b), size(c), size(d)))
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &clip))
    }

    /// The node with each pixel's colour, before alpha was multiplied in, made another.
    ///
    /// - Parameters:
    ///   - rows: what red, green, blue and alpha each give to red, green, blue and alpha.
    ///   - offset: what is added to all four.
    package func recolored(rows: [SIMD4<Float>], adding offset: SIMD4<Float> = .zero) -> RenderNode {
        var numbers = rows.prefix(4).flatMap { [$0.x, $0.y, $0.z, $0.w] }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, &numbers)
        var vector = graphene_vec4_t()
        graphene_vec4_init(&vector, offset.x, offset.y, offset.z, offset.w)
        return RenderNode(owning: gsk_color_matrix_node_new(pointer, &matrix, &vector))
    }

    /// The same picture as a node of its own, for a picture that shows it in several places.
    package func duplicated() -> RenderNode {
        guard RenderNode.isShownInBrowser else { return self }
        // A lifted view is shown larger than it is, and a browser enlarges pixels.
        return RenderNode.drawing(in: bounds, pixelsInBrowser: 2) { draw(in: $0) }
    }

    /// A frame of even width inside the edge of a rounded rectangle.
    package static func border(_ color: CGColor, width: CGFloat, in rect: CGRect, corners: CornerRadii) -> RenderNode {
        ready()
        var outline = rect.rounded(corners)
        let (side, rgba) = (Float(width), color.rgba)
        var widths = (side, side, side, side)
        var colors = (rgba, rgba, rgba, rgba)
        return withUnsafePointer(to: &widths) { widths in
            withUnsafePointer(to: &colors) { colors in
                RenderNode(
                    owning: gsk_border_node_new(
                        &outline, UnsafeRawPointer(widths).assumingMemoryBound(to: Float.self),
                        UnsafeRawPointer(colors).assumingMemoryBound(to: GdkRGBA.self)))
            }
        }
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
    /// `blurRadius` is the standard deviation, and so is GSK's number for this node, drawn with Cairo.
    ///
    /// > Note: Costs milliseconds at each draw; rasterise the result and keep it.
    package func shadowed(_ color: CGColor, offset: CGSize, blurRadius: CGFloat) -> RenderNode {
        var shadow = GskShadow(
            color: color.rgba, dx: Float(offset.width), dy: Float(offset.height), radius: Float(blurRadius))
        return RenderNode(owning: gsk_shadow_node_new(pointer, &shadow, 1))
    }

    /// An image stretched over a rectangle.
    package static func image(_ image: CGImage, in rect: CGRect) -> RenderNode {
        ready()
        var bounds = rect.graphene
        return RenderNode(owning: gsk_texture_node_new(image.texture, &bounds))
    }

    /// An image stretched over a rectangle, each point the pixel of the image that is there, with no mixing.
    package static func imageOfSteps(_ image: CGImage, in rect: CGRect) -> RenderNode {
        drawing(in: rect) { context in
            context.interpolationQuality = .none
            context.drawUpright(image, in: rect)
        }
    }

    /// The node, as opaque at each point as `mask` is there.
    ///
    /// Kept as Cairo operations, for GSK has no mask before 4.10: sharp at every scale, and drawn on the CPU at each
    /// draw. ``rasterized(in:scale:maskedBy:)`` is for what is shown more than once.
    package func masked(by mask: RenderNode) -> RenderNode {
        let area = bounds.intersection(mask.bounds)
        if area.isNull { return .container([]) }
        return RenderNode.drawing(in: area) { context in
            let cairo = context.cairo
            cairo_push_group(cairo)
            gsk_render_node_draw(pointer, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_push_group(cairo)
            gsk_render_node_draw(mask.pointer, cairo)
            guard let pattern: OpaquePointer = cairo_pop_group(cairo) else { return }
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// A drawing, kept as Cairo operations: sharp at every scale.
    ///
    /// The context's origin is that of the node's coordinates, y grows downwards; nothing is drawn outside `rect`, whose
    /// size is rounded up to whole points.
    ///
    /// - Parameter pixelsInBrowser: how many pixels a browser keeps of it for each of the screen's, in each direction.
    package static func drawing(
        in rect: CGRect, pixelsInBrowser: CGFloat = 1, _ draw: (CGContext) -> Void
    ) -> RenderNode {
        ready()
        // GTK's Broadway shows a drawing as if it began at the origin: so it does, and is moved to its place.
        // Between pixels Cairo shows a drawing as a picture of whole points: GTK is to draw as many anew when it moves.
        let size = CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
        let detail = isShownInBrowser ? pixelsInBrowser : 1
        var bounds = CGRect(x: 0, y: 0, width: size.width * detail, height: size.height * detail).graphene
        let node: OpaquePointer = gsk_cairo_node_new(&bounds)
        let cairo: OpaquePointer = gsk_cairo_node_get_draw_context(node)
        cairo_scale(cairo, detail, detail)
        cairo_translate(cairo, -Double(rect.minX), -Double(rect.minY))
        let context = CGContext(owning: cairo, deviceHeight: rect.height)
        draw(context)
        context.endAll()
        let drawing = RenderNode(owning: node)
        guard isShownInBrowser else { return drawing.translated(x: rect.minX, y: rect.minY) }
        return drawing.drawnAtScreenScale()
            .transformed(by: CGAffineTransform(scaleX: 1 / detail, y: 1 / detail))
            .translated(x: rect.minX, y: rect.minY)
    }

    /// The same picture as a node that Broadway cannot pass on and draws itself, with as many pixels as the screen has.
    private func drawnAtScreenScale() -> RenderNode {
        let nothing = RenderNode.container([])
        return RenderNode(owning: gsk_blend_node_new(nothing.pointer, pointer, GSK_BLEND_MODE_DEFAULT))
    }
}
