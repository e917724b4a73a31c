// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
internal import CGTK

/// Owns Pango's font map, its context and the text caches, which one lock protects.
///
/// Pango is not thread-safe, and neither is the release of a font. So all code that uses Pango runs inside `locked`.
/// The engine keeps a reference to each font that it hands out, so that the engine always releases a font last. Drawing
/// holds the same lock, ``DrawingLock``.
final class TextEngine: @unchecked Sendable {
    /// The engine that the process uses; tests may create others.
    static let shared = TextEngine()

    private let state = State()

    /// Loads fontconfig's configuration once, in two thirds of the time of `FcInit`, which Pango would call otherwise.
    ///
    /// `FcInit` also reads rules that are installed but not active, for programs that list them.
    private static let loadFontConfiguration: Void = {
        let configuration = FcConfigCreate()
        defer { FcConfigDestroy(configuration) }
        // If no configuration file is readable, this call prints a warning and fails. Pango then calls `FcInit`, which
        // also warns, and creates a default configuration.
        guard FcConfigParseAndLoad(configuration, nil, FcBool(1)) != 0 else { return }
        FcConfigSetCurrent(configuration)
    }()

    /// Runs `body` with exclusive access to Pango and the caches.
    func locked<Result>(_ body: (State) throws -> Result) rethrows -> Result {
        try DrawingLock.locked { try body(state) }
    }

    /// The state that the lock protects: Pango's objects and the caches.
    final class State {
        var layouts = LeastRecentlyUsed<TextLayout.Key, TextLayout>(maximumCount: 2_000, maximumCost: 1_000_000)
        var texts = LeastRecentlyUsed<ShapedText.Key, ShapedText>(maximumCount: 1_000, maximumCost: 300_000)
        var faces = LeastRecentlyUsed<FontFace, LoadedFace>(maximumCount: 500)
        var statistics = TypesettingStatistics()
        /// Whether text is shaped with the word and plain-text caches. False only in tests.
        var shapesWords = true
        /// The metrics of each font at a size of one point. The size in the key is 1, too.
        var metricsOfOnePoint: [FontFace: FontMetrics] = [:]
        private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
        private var words: [WordsKey: ShapedWordCache?] = [:]
        /// Pango's item for plain text in each font; nil if there is none.
        var plainItems: [FontFace: PangoItem?] = [:]
        private var wordSplitRulesByFace: [OpaquePointer: WordSplitRules?] = [:]
        /// The number of fonts above which the engine releases those that no other object uses.
        private var fontsBeforeSweep = 256

        /// Pango's font map, created at the first use, because loading fontconfig's files takes milliseconds.
        private(set) lazy var fontMap: UnsafeMutablePointer<PangoFontMap> = {
            TextEngine.loadFontConfiguration
            return pango_cairo_font_map_new()
        }()

        /// The Pango context for all layout: no hinting, no rounding, 72 dots per inch.
        private(set) lazy var context: OpaquePointer = {
            let context: OpaquePointer = pango_font_map_create_context(fontMap)
            let options = cairo_font_options_create()
            // Grey antialiasing without hinting or rounding gives the same layout at every scale and the same pixels on
            // every surface.
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
            pango_cairo_context_set_resolution(context, 72)
            pango_context_set_round_glyph_positions(context, gboolean(0))
            return context
        }()

        /// Returns the font for a description, from the cache if possible.
        func loaded(_ face: FontFace) -> LoadedFace {
            if let loaded = faces.value(for: face) { return loaded }
            let loaded = LoadedFace(face, in: self)
            faces.insert(loaded, for: face)
            return loaded
        }

        /// Returns the shaped text for a key, from the cache if possible.
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

        /// Returns a shaped ellipsis in the font of a run.
        func ellipsis(in run: TextRun) -> ShapedText {
            let style = ShapedText.Key.Style(face: run.face, kern: run.kern)
            return shaped(ShapedText.Key(text: "\u{2026}", ends: [3], styles: [style], direction: .leftToRight))
        }

        // MARK: Word caches

        /// The properties that determine the glyphs of a word, besides its letters.
        private struct WordsKey: Hashable {
            var font: UnsafeMutablePointer<PangoFont>
            var script: UInt8
            var language: OpaquePointer?
            var hasMonospacedDigits: Bool
            var hasLigatures: Bool
        }

        /// Returns the word cache for an item; nil if text in the item's font cannot be split into words.
        func words(of item: PangoItem, _ style: ShapedText.Key.Style) -> ShapedWordCache? {
            guard let font = item.analysis.font else { return nil }
            let key = WordsKey(
                font: font, script: item.analysis.script, language: item.analysis.language,
                hasMonospacedDigits: style.face.hasMonospacedDigits, hasLigatures: style.kern == 0)
            if let words = words[key] { return words }
            keep(font)
            let made = wordSplitRules(of: font).flatMap {
                ShapedWordCache(font, $0, hasUsualDigits: !key.hasMonospacedDigits)
            }
            words[key] = .some(made)
            return made
        }

        /// Returns the rules for splitting text at spaces in a font; they are the same at all sizes.
        private func wordSplitRules(of font: UnsafeMutablePointer<PangoFont>) -> WordSplitRules? {
            guard let harfBuzz = pango_font_get_hb_font(font), let face = hb_font_get_face(harfBuzz) else { return nil }
            if let rules = wordSplitRulesByFace[face] { return rules }
            // The face is never released, because its address identifies the font file in the dictionary.
            hb_face_reference(face)
            let rules = WordSplitRules(harfBuzz)
            wordSplitRulesByFace[face] = .some(rules)
            return rules
        }

        /// Keeps a reference to a font until no other object holds one, so that the engine itself releases the font
        /// last.
        func keep(_ font: UnsafeMutablePointer<PangoFont>) {
            guard fonts.insert(font).inserted else { return }
            g_object_ref(font)
            if fonts.count > fontsBeforeSweep { sweepFonts() }
        }

        /// Releases the fonts that no other object uses. An animated font size creates hundreds of fonts.
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
