// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension RenderNode {
    /// Draws the node with Cairo at a context's origin, with the context's alpha, blend mode and shadow.
    package func draw(in context: CGContext) {
        guard context.state.hasArea else { return }
        let isPlain = context.state.alpha == 1 && context.state.shadow == nil && context.state.blendMode == .normal
        if !isPlain { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        cairo_save(context.cairo)
        // GSK adds to the current path and fills with the current fill rule, so both are reset.
        cairo_new_path(context.cairo)
        cairo_set_fill_rule(context.cairo, CAIRO_FILL_RULE_WINDING)
        DrawingLock.locked { gsk_render_node_draw(pointer, context.cairo) }
        cairo_restore(context.cairo)
        if !isPlain { context.endTransparencyLayer() }
    }

    /// Renders the part of the node inside `rect` to an image with `scale` pixels per point. The size is rounded up to
    /// whole pixels.
    ///
    /// Nil if the image would be empty, or too large for Cairo.
    ///
    /// - Parameter mask: a node whose alpha multiplies the alpha of the image; nil for no mask.
    /// - Complexity: O(pixels).
    package func rasterized(in rect: CGRect, scale: CGFloat, maskedBy mask: RenderNode? = nil) -> CGImage? {
        // A small amount is subtracted, so that a rounding error does not add another row or column of pixels.
        let (width, height) = (rect.width * scale - 1e-6, rect.height * scale - 1e-6)
        let limit = CGFloat(CGImage.longestSide)
        guard width > 0, height > 0, width <= limit, height <= limit, rect.minX.isFinite, rect.minY.isFinite,
            let context = CGContext(
                pixelWidth: Int(width.rounded(.up)), pixelHeight: Int(height.rounded(.up)), deviceScale: scale)
        else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        draw(in: context)
        if let mask {
            context.setBlendMode(.destinationIn)
            mask.draw(in: context)
        }
        return context.makeImageAtEnd()
    }

    /// The node as text in the format of GTK's node files, for golden tests.
    package var serialized: String {
        let bytes = gsk_render_node_serialize(pointer)!
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let data = g_bytes_get_data(bytes, &size) else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
    }
}
