// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Text turned into glyphs, before it has lines: the same for every width and every colour.
///
/// Shaping is what costs (most of Pango's 99 µs for a wrapped string of 124 characters), so it is done once, and
/// lines are broken from the clusters' widths.
final class ShapedText {
    /// What shaping depends on.
    struct Key: Hashable {
        struct Style: Hashable {
            var face: FontFace
            var kern: Double
        }
        /// All runs together; no NUL in it.
        var text: String
        /// Where each style ends in the UTF-8, ascending; neighbours differ.
        var ends: [Int]
        var styles: [Style]
        var direction: ParagraphStyle.Direction

        static func == (a: Key, b: Key) -> Bool {
            a.text.hasSameBytes(as: b.text) && a.ends == b.ends && a.styles == b.styles
                && a.direction == b.direction
        }

        func hash(into hasher: inout Hasher) {
            text.hashBytes(into: &hasher)
            hasher.combine(styles)
        }
    }

    let paragraphs: [ShapedParagraph]
    let utf16Count: Int
    /// The fonts used, with a reference to each.
    private let fonts: [UnsafeMutablePointer<PangoFont>]

    /// Clusters, for the cache's bound.
    var cost: Int { 16 + paragraphs.reduce(0) { $0 + $1.clusters.count + 4 } }

    init(_ key: Key, in state: TextEngine.State) {
        var shaper = Shaper(key, in: state)
        paragraphs = shaper.shape()
        utf16Count = shaper.utf16Count
        fonts = Array(shaper.fonts)
        for font in fonts {
            g_object_ref(font)
            state.keep(font)
        }
    }

    deinit {
        // Never the last reference: the engine has one, and gives it up inside its lock.
        for font in fonts { g_object_unref(font) }
    }
}

/// A stretch of text up to a line feed or another separator.
struct ShapedParagraph {
    var isRightToLeft: Bool
    /// In logical order.
    var items: [ShapedItem] = []
    /// In logical order.
    var clusters: [Cluster] = []
    var hasTabs = false
    /// Where the text starts and ends, without the separator, in UTF-8.
    var utf8: Range<Int>
    /// The same in UTF-16.
    var utf16: Range<Int>
    /// Where the next paragraph starts, in UTF-16.
    var utf16End: Int
}

/// A stretch in one font, script and direction.
struct ShapedItem {
    var font: UnsafeMutablePointer<PangoFont>?
    /// The bidirectional embedding level; odd is right to left.
    var level: UInt8
    /// In visual order.
    var glyphs: [PangoGlyphInfo]
    /// The clusters of the paragraph that are this item's.
    var clusters: Range<Int>
    /// How far a fallback font's script reaches, where it may make the line higher.
    var reach: Reach?

    struct Reach {
        var ascent: Double
        var descent: Double
    }
}

/// The least that can be placed: one or more characters drawn by one or more glyphs.
struct Cluster {
    struct Flags: OptionSet {
        var rawValue: UInt8
        /// A line may start here.
        static let lineBreak = Flags(rawValue: 1)
        /// A line may start here where words may be broken.
        static let characterBreak = Flags(rawValue: 2)
        static let whitespace = Flags(rawValue: 4)
        static let tab = Flags(rawValue: 8)
    }
    /// Pango units.
    var advance: Int32
    var utf8: Int32
    var utf16: Int32
    var item: Int32
    /// The glyphs, in the item's.
    var firstGlyph: Int32
    var glyphCount: Int32
    var flags: Flags
}
