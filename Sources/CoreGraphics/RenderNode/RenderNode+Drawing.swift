// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension RenderNode {
    /// Draws the node with Cairo into a context, at the context's origin.
    package func draw(in context: CGContext) {
        cairo_save(context.cairo)
        gsk_render_node_draw(pointer, context.cairo)
        cairo_restore(context.cairo)
    }

    /// The picture of the part of the node inside `rect`, `scale` pixels a point.
    ///
    /// - Complexity: O(pixels).
    package func rasterized(in rect: CGRect, scale: CGFloat) -> CGImage? {
        let width = Int((rect.width * scale).rounded(.up))
        let height = Int((rect.height * scale).rounded(.up))
        guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale) else { return nil }
        cairo_translate(context.cairo, -rect.minX, -rect.minY)
        draw(in: context)
        return context.makeImage()
    }

    /// The node as text, in the format of GTK's node files: for golden tests.
    package var serialized: String {
        let bytes = gsk_render_node_serialize(pointer)!
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let data = g_bytes_get_data(bytes, &size) else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
    }
}
