// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension RenderNode {
    /// Creates a node that fills a rectangle.
    package static func color(_ color: CGColor, in rect: CGRect) -> RenderNode {
        requireNodeTypes()
        var rgba = color.rgba
        var bounds = rect.graphene
        return RenderNode(owning: gsk_color_node_new(&rgba, &bounds), opaqueIn: color.alpha == 1 ? rect : nil)
    }

    /// Creates a node that groups nodes, the first at the back.
    package static func container(_ children: [RenderNode]) -> RenderNode {
        requireNodeTypes()
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

    /// Returns the node translated; the node itself if the offset is zero or too small for GSK.
    package func translated(x: CGFloat, y: CGFloat) -> RenderNode {
        if x == 0 && y == 0 { return self }
        var offset = graphene_point_t(x: Float(x), y: Float(y))
        guard let transform = gsk_transform_translate(nil, &offset) else { return self }
        defer { gsk_transform_unref(transform) }
        return RenderNode(
            owning: gsk_transform_node_new(pointer, transform),
            opaqueIn: opaqueRect?.offsetBy(dx: CGFloat(offset.x), dy: CGFloat(offset.y)))
    }

    /// Returns the node with an affine transform applied. The result is empty if the transform flattens all shapes
    /// to a line or a point.
    package func transformed(by transform: CGAffineTransform) -> RenderNode {
        if transform.isTranslation { return translated(x: transform.tx, y: transform.ty) }
        guard transform.hasArea else { return .container([]) }
        // If GSK gets the transform as a matrix, it draws only a pink placeholder, because it does not check whether
        // the matrix is affine. So the transform is passed as translation, rotation, skew and scale.
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
        // GSK returns nil if the transform is the identity in single precision.
        guard let made else { return self }
        defer { gsk_transform_unref(made) }
        return RenderNode(owning: gsk_transform_node_new(pointer, made))
    }

    /// Returns the node with an opacity, 0 to 1, that applies to the node as a whole.
    package func faded(_ opacity: Double) -> RenderNode {
        if opacity >= 1 { return self }
        return RenderNode(owning: gsk_opacity_node_new(pointer, Float(max(0, opacity))))
    }

    /// Returns the node clipped to a rounded rectangle.
    package func clipped(to rect: CGRect, corners: CornerRadii = .zero) -> RenderNode {
        if corners.isZero {
            var clip = rect.graphene
            return RenderNode(owning: gsk_clip_node_new(pointer, &clip), opaqueIn: opaqueRect?.intersection(rect))
        }
        var clip = rect.rounded(corners)
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &clip))
    }

    /// Returns the node clipped to a rectangle with elliptical corners, given clockwise from the top left. A corner is
    /// at most half a side.
    package func clipped(to rect: CGRect, cornerSizes: (CGSize, CGSize, CGSize, CGSize)) -> RenderNode {
        func size(_ size: CGSize) -> graphene_size_t {
            graphene_size_t(
                width: Float(min(size.width, rect.width / 2)), height: Float(min(size.height, rect.height / 2)))
        }
        let (a, b, c, d) = cornerSizes
        var clip = GskRoundedRect(bounds: rect.graphene, corner: (size(a), size(b), size(c), size(d)))
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &clip))
    }

    /// Returns the node with a matrix applied to each pixel's colour, before alpha is multiplied in.
    ///
    /// - Parameters:
    ///   - rows: one row for each of red, green, blue and alpha of a pixel. A row holds the factors by which this
    ///     component is multiplied and then added to the resulting red, green, blue and alpha.
    ///   - offset: the values that are added to the resulting red, green, blue and alpha.
    package func recolored(rows: [SIMD4<Float>], adding offset: SIMD4<Float> = .zero) -> RenderNode {
        var numbers = rows.prefix(4).flatMap { [$0.x, $0.y, $0.z, $0.w] }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, &numbers)
        var vector = graphene_vec4_t()
        graphene_vec4_init(&vector, offset.x, offset.y, offset.z, offset.w)
        return RenderNode(owning: gsk_color_matrix_node_new(pointer, &matrix, &vector))
    }

    /// Returns a node with the same content, with which a scene can show the content a second time. If windows are
    /// shown in a browser, the result is a copy, because GTK's browser backend shows each node only once. Otherwise the
    /// result is the node itself.
    package func duplicated() -> RenderNode {
        guard RenderNode.isShownInBrowser else { return self }
        // The copy may be shown enlarged, such as a view that is lifted for a drag. A browser would enlarge its pixels,
        // so the copy keeps twice as many pixels in each direction.
        return RenderNode.drawing(in: bounds, pixelsInBrowser: 2) { draw(in: $0) }
    }

    /// Creates a border of uniform width inside the edge of a rounded rectangle.
    package static func border(_ color: CGColor, width: CGFloat, in rect: CGRect, corners: CornerRadii) -> RenderNode {
        requireNodeTypes()
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

    /// Creates the blurred shadow outside an opaque rounded rectangle.
    ///
    /// `blurRadius` is Core Animation's `shadowRadius`: the standard deviation of the blur. GSK's value is twice that.
    package static func outsetShadow(
        _ color: CGColor, of rect: CGRect, corners: CornerRadii, offset: CGSize, blurRadius: CGFloat
    ) -> RenderNode {
        requireNodeTypes()
        var outline = rect.rounded(corners)
        var rgba = color.rgba
        return RenderNode(
            owning: gsk_outset_shadow_node_new(
                &outline, &rgba, Float(offset.width), Float(offset.height), 0, Float(blurRadius * 2)))
    }

    /// Returns the node with a blurred shadow of its own shape behind it.
    ///
    /// `blurRadius` is the standard deviation of the blur. The radius of GSK's shadow node has the same meaning if the
    /// node is drawn with Cairo.
    ///
    /// > Note: Each draw takes milliseconds. Rasterise the result and keep it.
    package func shadowed(_ color: CGColor, offset: CGSize, blurRadius: CGFloat) -> RenderNode {
        var shadow = GskShadow(
            color: color.rgba, dx: Float(offset.width), dy: Float(offset.height), radius: Float(blurRadius))
        return RenderNode(owning: gsk_shadow_node_new(pointer, &shadow, 1))
    }

    /// Creates a node that stretches an image over a rectangle.
    package static func image(_ image: CGImage, in rect: CGRect) -> RenderNode {
        requireNodeTypes()
        var bounds = rect.graphene
        return RenderNode(owning: gsk_texture_node_new(image.texture, &bounds))
    }

    /// Creates a node that stretches an image over a rectangle with nearest-neighbour sampling.
    package static func nearestNeighborImage(_ image: CGImage, in rect: CGRect) -> RenderNode {
        drawing(in: rect) { context in
            context.interpolationQuality = .none
            context.drawUpright(image, in: rect)
        }
    }

    /// Returns the node with its alpha multiplied by the alpha of `mask`.
    ///
    /// The result is recorded as Cairo operations, because GSK has no mask node before 4.10. It is sharp at every
    /// scale, but is drawn on the CPU each time. For content that is shown repeatedly, use
    /// ``rasterized(in:scale:maskedBy:)``.
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

    /// Creates a node from drawing code, recorded as Cairo operations, which are sharp at every scale.
    ///
    /// The context's origin is the origin of the node's coordinates, and y grows downwards. Drawing is clipped to
    /// `rect`, its size rounded up to whole points.
    ///
    /// - Parameter pixelsInBrowser: the number of pixels that Broadway (GTK's browser backend) keeps for each screen
    ///   pixel, in each direction.
    package static func drawing(
        in rect: CGRect, pixelsInBrowser: CGFloat = 1, _ draw: (CGContext) -> Void
    ) -> RenderNode {
        requireNodeTypes()
        // GTK's Broadway backend shows a Cairo node as if it began at the origin. So the node begins at the origin, and
        // is translated. At a fractional position GTK draws a Cairo node as an image of whole points. The size is
        // rounded up, so that GTK redraws the whole image when the node moves.
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

    /// Wraps the node in a blend node, which Broadway cannot show and therefore rasterises at the screen's scale.
    private func drawnAtScreenScale() -> RenderNode {
        let nothing = RenderNode.container([])
        return RenderNode(owning: gsk_blend_node_new(nothing.pointer, pointer, GSK_BLEND_MODE_DEFAULT))
    }
}
