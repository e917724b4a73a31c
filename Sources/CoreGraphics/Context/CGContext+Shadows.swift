// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGContext {
    /// The parameters of the shadow that `setShadow(offset:blur:color:)` sets for all drawing.
    struct Shadow {
        /// The displacement of the shadow, in the context's initial coordinate space.
        var offset: CGSize
        /// Twice the standard deviation of the blur, in the context's initial coordinate space.
        var blur: CGFloat
        var color: CGColor
    }

    /// Paints the shadow of the shape that `draw` draws. `draw` is called once, with `isTarget` false, and draws the
    /// shape on a mask, which is then blurred and painted in the shadow's colour.
    ///
    /// - Complexity: O(pixels in the clip area and in a margin as wide as the blur).
    func paint(_ shadow: Shadow, of draw: (_ cairo: OpaquePointer, _ isTarget: Bool) -> Void) {
        let deviation = Double(shadow.blur) / 2 * Double(sqrt(abs(base.a * base.d - base.b * base.c)))
        let reach = (deviation * 3).rounded(.up)
        let offset = shadow.offset.applying(base)
        guard let area = shadowArea(reach: reach, offset: offset),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_device_offset(surface, -Double(area.minX), -Double(area.minY))
        guard let picture: OpaquePointer = cairo_create(surface) else { return }
        copySettings(to: picture)
        draw(picture, false)
        let isDrawn = cairo_status(picture) == CAIRO_STATUS_SUCCESS
        cairo_destroy(picture)
        guard isDrawn, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
        blur(surface, deviation: deviation)

        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source(cairo, shadow.color, alpha: 1)
        cairo_mask_surface(cairo, surface, Double(offset.width), Double(offset.height))
        cairo_restore(cairo)
    }

    /// The area, in device pixels, whose content can cast a shadow into the clip area. Nil if the clip area is empty,
    /// or if the area is larger than a Cairo surface can be.
    ///
    /// `reach` is the distance over which the blur spreads a shadow, and `offset` is the shadow's offset, both in
    /// pixels.
    private func shadowArea(reach: Double, offset: CGSize) -> CGRect? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        cairo_restore(cairo)
        guard right > left, bottom > top else { return nil }
        let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            .offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach).integral
        let limit = CGFloat(CGImage.longestSide)
        return area.width <= limit && area.height <= limit ? area : nil
    }

    /// Copies the transform, path and line settings of this context to another `cairo_t`.
    private func copySettings(to other: OpaquePointer) {
        var matrix = state.transform.matrix
        cairo_set_matrix(other, &matrix)
        cairo_set_line_width(other, cairo_get_line_width(cairo))
        cairo_set_line_cap(other, cairo_get_line_cap(cairo))
        cairo_set_line_join(other, cairo_get_line_join(cairo))
        cairo_set_miter_limit(other, cairo_get_miter_limit(cairo))
        cairo_set_antialias(other, cairo_get_antialias(cairo))
        var dashes = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
        var phase = 0.0
        cairo_get_dash(cairo, &dashes, &phase)
        cairo_set_dash(other, dashes, Int32(dashes.count), phase)
        if let path = cairo_copy_path(cairo) {
            cairo_append_path(other, path)
            cairo_path_destroy(path)
        }
    }

    /// Blurs an alpha surface with three passes of a box blur, which is within 3 % of a Gaussian blur.
    ///
    /// `deviation` is the standard deviation of the Gaussian blur, in pixels. The box widths are from the SVG
    /// specification, section `feGaussianBlur`.
    private func blur(_ surface: OpaquePointer, deviation: Double) {
        let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard width > 1, let start = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        let (columns, rows) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        // A box of even width cannot be centred on a pixel. So two of the three boxes are shifted by half a pixel in
        // opposite directions, and the third is one pixel wider.
        let passes =
            width % 2 == 1
            ? [(width, width / 2), (width, width / 2), (width, width / 2)]
            : [(width, width / 2), (width, width / 2 - 1), (width + 1, width / 2)]
        var line = [UInt8](repeating: 0, count: max(columns, rows))
        line.withUnsafeMutableBufferPointer { line in
            for (width, before) in passes {
                for row in 0..<rows {
                    average(start + row * stride, count: columns, step: 1, width: width, before: before, line)
                }
                for column in 0..<columns {
                    average(start + column, count: rows, step: stride, width: width, before: before, line)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Replaces each of `count` values, which are `step` bytes apart, with the mean of `width` neighbouring values. The
    /// first neighbour is `before` values before the replaced value. Values outside the array count as zero. `line` is
    /// scratch memory for at least `count` values.
    private func average(
        _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, width: Int, before: Int,
        _ line: UnsafeMutableBufferPointer<UInt8>
    ) {
        for index in 0..<count { line[index] = values[index * step] }
        var sum = 0
        for index in 0..<min(count, width - before - 1) { sum += Int(line[index]) }
        for index in 0..<count {
            let entering = index + width - before - 1
            if entering < count { sum += Int(line[entering]) }
            values[index * step] = UInt8((sum + width / 2) / width)
            let leaving = index - before
            if leaving >= 0 { sum -= Int(line[leaving]) }
        }
    }
}
