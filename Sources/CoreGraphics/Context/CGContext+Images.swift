// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGContext {
    /// Draws an image in a rectangle, with the image's bottom edge at the rectangle's minimum y.
    ///
    /// If y grows downwards, as in a context from UIKit, the image is upside down, as on Apple's systems.
    /// `UIImage.draw(in:)` draws an image upright in such a context. With `byTiling`, the image is scaled to the
    /// rectangle and repeated over the whole clip area.
    ///
    /// - Complexity: O(pixels of the image), because the pixels are read at each call.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, isUpright: false, repeats: byTiling)
    }

    /// Draws an image in a rectangle, with the image's top edge at the rectangle's minimum y.
    ///
    /// - Complexity: O(pixels of the image).
    package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, isUpright: true, repeats: byTiling)
    }

    private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool, repeats: Bool) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
            let surface = image.makeSurface(), let pattern = cairo_pattern_create_for_surface(surface)
        else { return }
        defer {
            cairo_pattern_destroy(pattern)
            cairo_surface_destroy(surface)
        }
        // Cairo needs the transform from user space to the image's pixels.
        let (across, down) = (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
        let transform =
            isUpright
            ? CGAffineTransform(across, 0, 0, down, -rect.minX * across, -rect.minY * down)
            : CGAffineTransform(across, 0, 0, -down, -rect.minX * across, rect.maxY * down)
        guard transform.hasArea else { return }
        var matrix = transform.matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, state.interpolation.filter)
        // The edge pixels are extended outwards, so that a scaled image does not fade at its edges.
        cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        beginPath()
        defer { beginPath() }
        if !repeats { addRect(rect) }
        let alpha = state.alpha
        paint { cairo, _ in
            cairo_set_source(cairo, pattern)
            if !repeats { cairo_clip(cairo) }
            cairo_paint_with_alpha(cairo, Double(alpha))
        }
    }
}

extension CGImage {
    /// Creates a Cairo surface with the image's pixels. The caller owns the surface.
    func makeSurface() -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let pixels = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
