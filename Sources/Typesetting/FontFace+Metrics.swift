// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Points to Pango's integers: 1,024 to the point.
enum PangoUnits {
    static let perPoint = 1_024.0

    static func points(_ units: Int) -> Double { Double(units) / perPoint }
    static func points(_ units: Int32) -> Double { Double(units) / perPoint }

    /// The nearest number of units; infinity and what is too large become `unlimited`.
    static func units(_ points: Double) -> Int {
        points < 1e12 ? Int((max(points, -1e12) * perPoint).rounded()) : unlimited
    }

    /// Wider than any text.
    static let unlimited = Int.max / 4
}

/// A font as Pango loaded it.
final class LoadedFace {
    /// Owned.
    let description: OpaquePointer
    /// The font of the family asked for, not a fallback; nil where no font is installed at all.
    let font: UnsafeMutablePointer<PangoFont>?
    let metrics: FontMetrics

    init(_ face: FontFace, in state: TextEngine.State) {
        let size = face.size.isFinite ? min(max(face.size, 0.01), 10_000) : 10_000
        description = pango_font_description_new()
        pango_font_description_set_family(description, face.family)
        pango_font_description_set_absolute_size(description, size * PangoUnits.perPoint)
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: numericCast(min(max(face.weight, 100), 1_000))))
        pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        font = pango_context_load_font(state.context, description)
        if let font {
            state.keep(font)
            metrics = FontMetrics(of: font)
        } else {
            metrics = FontMetrics(
                ascent: size, descent: size / 4, leading: 0, capHeight: size * 0.7, xHeight: size * 0.5)
        }
    }

    deinit {
        pango_font_description_free(description)
        if let font { g_object_unref(font) }
    }
}

extension FontMetrics {
    /// Read from the font's own tables through HarfBuzz: Pango's metrics also lay out a sample text, for widths
    /// nobody here needs.
    init(of font: UnsafeMutablePointer<PangoFont>) {
        let harfBuzz = pango_font_get_hb_font(font)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(harfBuzz, &extents)
        func height(of letter: Unicode.Scalar) -> Double? {
            var glyph: hb_codepoint_t = 0
            var extents = hb_glyph_extents_t()
            guard hb_font_get_nominal_glyph(harfBuzz, letter.value, &glyph) != 0,
                hb_font_get_glyph_extents(harfBuzz, glyph, &extents) != 0
            else { return nil }
            return PangoUnits.points(extents.y_bearing)
        }
        let ascent = PangoUnits.points(extents.ascender)
        self.init(
            ascent: ascent, descent: -PangoUnits.points(extents.descender),
            leading: max(0, PangoUnits.points(extents.line_gap)),
            capHeight: height(of: "H") ?? ascent * 0.75, xHeight: height(of: "x") ?? ascent * 0.55)
    }
}

extension FontFace {
    /// The font's measures, from a cache.
    package var metrics: FontMetrics { TextEngine.shared.locked { $0.loaded(self).metrics } }
}
