// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Conversion between points and Pango units, of which there are 1,024 per point.
enum PangoUnits {
    static let perPoint = 1_024.0

    /// Converts a length in Pango units to points.
    static func points(_ units: Int) -> Double { Double(units) / perPoint }
    /// Converts a length in Pango units to points.
    static func points(_ units: Int32) -> Double { Double(units) / perPoint }

    /// Converts a length in points to the nearest number of Pango units; `unlimited` for infinity and lengths that are
    /// too large.
    static func units(_ points: Double) -> Int {
        points < 1e12 ? Int((max(points, -1e12) * perPoint).rounded()) : unlimited
    }

    /// A width greater than that of any text.
    static let unlimited = Int.max / 4
}

/// A font that Pango has loaded for a ``FontFace``.
final class LoadedFace {
    /// The `PangoFontDescription`, which this object frees.
    let description: OpaquePointer
    /// The loaded font of the requested family; nil if no font is installed at all.
    let font: UnsafeMutablePointer<PangoFont>?

    init(_ face: FontFace, in state: TextEngine.State) {
        description = pango_font_description_new()
        pango_font_description_set_family(description, face.family)
        pango_font_description_set_absolute_size(description, face.usableSize * PangoUnits.perPoint)
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: numericCast(min(max(face.weight, 100), 1_000))))
        pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        font = pango_context_load_font(state.context, description)
        if let font { state.keep(font) }
    }

    deinit {
        pango_font_description_free(description)
        if let font { g_object_unref(font) }
    }
}

extension FontMetrics {
    /// Reads the metrics of a font at the size at which it was loaded.
    init(of font: UnsafeMutablePointer<PangoFont>) {
        self.init(ofFont: pango_font_get_hb_font(font))
    }

    /// Reads the metrics for a size of one point, not rounded to Pango units. `scaled(to:)` derives the metrics of any
    /// size from them.
    init(ofOnePoint font: UnsafeMutablePointer<PangoFont>) {
        let sized = pango_font_get_hb_font(font)
        // `sized` is scaled to the font's size. A new HarfBuzz font measures in the units of the font file, which are
        // not rounded.
        let unsized = hb_font_create(hb_font_get_face(sized))
        defer { hb_font_destroy(unsized) }
        var count: UInt32 = 0
        let coordinates = hb_font_get_var_coords_normalized(sized, &count)
        hb_font_set_var_coords_normalized(unsized, coordinates, count)
        let unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(sized)))
        self = FontMetrics(ofFont: unsized).map { $0 * PangoUnits.perPoint / unitsPerEm }
    }

    /// Reads the metrics from the font's tables with HarfBuzz. Pango's own metrics function is slower, because it also
    /// lays out a sample text for widths that are not needed here.
    private init(ofFont harfBuzz: OpaquePointer?) {
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

    /// The metrics scaled to a size in points, rounded to whole Pango units.
    func scaled(to size: Double) -> FontMetrics {
        map { PangoUnits.points(PangoUnits.units($0 * size)) }
    }

    private func map(_ change: (Double) -> Double) -> FontMetrics {
        FontMetrics(
            ascent: change(ascent), descent: change(descent), leading: change(leading), capHeight: change(capHeight),
            xHeight: change(xHeight))
    }
}

extension FontFace {
    /// The size in points, clamped to the range that Pango can load.
    fileprivate var usableSize: Double { size.isFinite ? min(max(size, 0.01), 10_000) : 10_000 }

    /// The metrics of the font.
    package var metrics: FontMetrics { TextEngine.shared.locked { $0.metrics(of: self) } }
}

extension TextEngine.State {
    /// Returns the metrics of a font. They are scaled from those at a size of one point, because loading a font at
    /// another size requires a search of all fonts.
    func metrics(of face: FontFace) -> FontMetrics {
        var design = face
        (design.size, design.hasMonospacedDigits) = (1, false)
        if metricsOfOnePoint[design] == nil {
            metricsOfOnePoint[design] =
                loaded(face).font.map(FontMetrics.init(ofOnePoint:))
                ?? FontMetrics(ascent: 1, descent: 0.25, leading: 0, capHeight: 0.7, xHeight: 0.5)
        }
        return metricsOfOnePoint[design]!.scaled(to: face.usableSize)
    }
}
