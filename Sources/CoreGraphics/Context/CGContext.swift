// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A place to draw in, over Cairo.
public final class CGContext {
    /// The `cairo_t`, owned.
    let cairo: OpaquePointer
    /// The image surface drawn into, where there is one.
    let bitmap: OpaquePointer?

    /// Takes over one reference to `cairo`.
    init(owning cairo: OpaquePointer, bitmap: OpaquePointer? = nil) {
        self.cairo = cairo
        self.bitmap = bitmap
    }

    deinit {
        cairo_destroy(cairo)
        if let bitmap { cairo_surface_destroy(bitmap) }
    }

    /// A transparent bitmap whose user space has its origin at the top left and `scale` pixels a point.
    package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        guard pixelWidth > 0, pixelHeight > 0, pixelWidth <= 32_767, pixelHeight <= 32_767,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        let cairo: OpaquePointer = cairo_create(surface)
        cairo_scale(cairo, scale, scale)
        self.init(owning: cairo, bitmap: surface)
    }

    /// What has been drawn so far, in a bitmap context; nil in any other.
    ///
    /// - Complexity: O(pixels): the image is a copy.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        cairo_surface_flush(bitmap)
        let height = cairo_image_surface_get_height(bitmap)
        let stride = cairo_image_surface_get_stride(bitmap)
        guard let pixels = cairo_image_surface_get_data(bitmap),
            let bytes = g_bytes_new(pixels, gsize(height) * gsize(stride))
        else { return nil }
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            cairo_image_surface_get_width(bitmap), height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        return texture.map { CGImage(owning: $0) }
    }
}
