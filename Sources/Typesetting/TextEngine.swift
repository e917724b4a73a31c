// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
internal import CGTK

/// Pango, its font map and the caches, behind one lock.
///
/// Pango is not safe to use from two threads at once, and neither is the release of a font. So everything that
/// touches Pango runs inside `locked`, and the engine keeps a reference to each font it handed out: the last
/// release is always its own. The lock is the one that drawing holds too.
final class TextEngine: @unchecked Sendable {
    static let shared = TextEngine()

    private let state = State()

    /// Loads fontconfig's configuration, once, in two thirds of the time that `FcInit` takes, which Pango calls else.
    ///
    /// `FcInit` also reads the rules that are installed but not in use, for programs that list them.
    private static let loadFontConfiguration: Void = {
        let configuration = FcConfigCreate()
        defer { FcConfigDestroy(configuration) }
        // Without a file that can be read this complains, as does `FcInit`, which makes a configuration of its own.
        guard FcConfigParseAndLoad(configuration, nil, FcBool(1)) != 0 else { return }
        FcConfigSetCurrent(configuration)
    }()

    /// Runs `body` with Pango to itself.
    func locked<Result>(_ body: (State) throws -> Result) rethrows -> Result {
        try DrawingLock.locked { try body(state) }
    }

    /// What the lock guards.
    final class State {
        var layouts = LeastRecentlyUsed<TextLayout.Key, TextLayout>(maximumCount: 2_000, maximumCost: 1_000_000)
        var texts = LeastRecentlyUsed<ShapedText.Key, ShapedText>(maximumCount: 1_000, maximumCost: 300_000)
        var faces = LeastRecentlyUsed<FontFace, LoadedFace>(maximumCount: 500)
        var statistics = TypesettingStatistics()
        /// Whether what is known of fonts and words saves analysing texts; for tests.
        var shapesWords = true
        /// By the font at a size of one point.
        var metricsOfOnePoint: [FontFace: FontMetrics] = [:]
        private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
        private var words: [WordsKey: FontWords?] = [:]
        var plainItems: [FontFace: PangoItem?] = [:]
        private var spaceContexts: [OpaquePointer: SpaceContext?] = [:]
        private var fontsBeforeSweep = 256

        /// Made at the first use: loading fontconfig's files takes milliseconds.
        private(set) lazy var fontMap: UnsafeMutablePointer<PangoFontMap> = {
            TextEngine.loadFontConfiguration
            return pango_cairo_font_map_new()
        }()

        private(set) lazy var context: OpaquePointer = {
            let context: OpaquePointer = pango_font_map_create_context(fontMap)
            let options = cairo_font_options_create()
            // Grey, unhinted and unrounded: the same layout at every scale, the same pixels on every surface.
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
            pango_cairo_context_set_resolution(context, 72)
            pango_context_set_round_glyph_positions(context, gboolean(0))
            return context
        }()

        /// The font, from the cache where it is there.
        func loaded(_ face: FontFace) -> LoadedFace {
            if let loaded = faces.value(for: face) { return loaded }
            let loaded = LoadedFace(face, in: self)
            faces.insert(loaded, for: face)
            return loaded
        }

        /// The shaped text, from the cache where it is there.
        func shaped(_ key: ShapedText.Key) -> ShapedText {
            if let text = texts.value(for: key) {
                statistics.shapingHits += 1
                return text
            }
            statistics.shapingMisses += 1
            let text = ShapedText(key, in: self)
            texts.insert(text, for: key, cost: text.cost)
            return text
        }

        /// An ellipsis in the font of a run.
        func ellipsis(in run: TextRun) -> ShapedText {
            let style = ShapedText.Key.Style(face: run.face, kern: run.kern)
            return shaped(ShapedText.Key(text: "\u{2026}", ends: [3], styles: [style], direction: .leftToRight))
        }

        // MARK: Words

        /// What the glyphs of a word depend on, beside its letters.
        private struct WordsKey: Hashable {
            var font: UnsafeMutablePointer<PangoFont>
            var script: UInt8
            var language: OpaquePointer?
            var hasMonospacedDigits: Bool
            var hasLigatures: Bool
        }

        /// The words that an item's are among; nil where its font's text cannot be cut into words.
        func words(of item: PangoItem, _ style: ShapedText.Key.Style) -> FontWords? {
            guard let font = item.analysis.font else { return nil }
            let key = WordsKey(
                font: font, script: item.analysis.script, language: item.analysis.language,
                hasMonospacedDigits: style.face.hasMonospacedDigits, hasLigatures: style.kern == 0)
            if let words = words[key] { return words }
            keep(font)
            let made = spaceContext(of: font).flatMap {
                FontWords(font, $0, hasUsualDigits: !key.hasMonospacedDigits)
            }
            words[key] = .some(made)
            return made
        }

        /// What the font's file says of spaces, the same at all sizes.
        private func spaceContext(of font: UnsafeMutablePointer<PangoFont>) -> SpaceContext? {
            guard let harfBuzz = pango_font_get_hb_font(font), let face = hb_font_get_face(harfBuzz) else { return nil }
            if let context = spaceContexts[face] { return context }
            // Kept for good, as the file's name is the only other thing that would tell it from another.
            hb_face_reference(face)
            let context = SpaceContext(harfBuzz)
            spaceContexts[face] = .some(context)
            return context
        }

        /// Keeps a reference to a font for as long as anybody else has one.
        func keep(_ font: UnsafeMutablePointer<PangoFont>) {
            guard fonts.insert(font).inserted else { return }
            g_object_ref(font)
            if fonts.count > fontsBeforeSweep { sweepFonts() }
        }

        /// Releases the fonts that nobody else has: an animated font size makes hundreds.
        private func sweepFonts() {
            for font in fonts where font.pointee.parent_instance.ref_count == 1 {
                fonts.remove(font)
                words = words.filter { $0.key.font != font }
                plainItems = plainItems.filter { $0.value?.analysis.font != font }
                g_object_unref(font)
            }
            fontsBeforeSweep = max(256, fonts.count * 2)
        }
    }
}
