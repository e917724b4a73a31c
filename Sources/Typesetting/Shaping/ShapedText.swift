// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Text converted to glyphs, before line breaking. It is independent of width and colour.
///
/// Shaping is the expensive step: most of the 99 µs that Pango takes for a wrapped string of 124 characters. So it is
/// done once, and lines are broken from the widths of clusters.
final class ShapedText {
    /// The input that determines the result of shaping.
    struct Key: Hashable {
        /// The part of a run's style that affects shaping.
        struct Style: Hashable {
            var face: FontFace
            var kern: Double
        }
        /// The text of all runs, without NUL characters.
        var text: String
        /// The UTF-8 offset at which each style ends, ascending. Adjacent styles differ.
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
    /// The fonts used; the object holds a reference to each.
    private let fonts: [UnsafeMutablePointer<PangoFont>]

    /// The approximate number of clusters, for the size limit of the cache.
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
        // The references released here are never the last ones: the engine holds one to each font, and releases it
        // inside its lock.
        for font in fonts { g_object_unref(font) }
    }
}

/// A paragraph: the text up to a line feed or another separator.
struct ShapedParagraph {
    var isRightToLeft: Bool
    /// The items in logical order (that of the text, not of the screen).
    var items: [ShapedItem] = []
    /// The clusters in logical order.
    var clusters: [Cluster] = []
    /// Whether the paragraph contains tabs.
    var hasTabs = false
    /// The paragraph's range in the text, without the paragraph separator, in UTF-8.
    var utf8: Range<Int>
    /// The paragraph's range in the text, without the paragraph separator, in UTF-16.
    var utf16: Range<Int>
    /// The start of the next paragraph, in UTF-16.
    var utf16End: Int
}

/// A segment of a paragraph in one font, script and direction (an item, in Pango's terms).
struct ShapedItem {
    var font: UnsafeMutablePointer<PangoFont>?
    /// The bidirectional embedding level; odd levels are right-to-left.
    var level: UInt8
    /// The glyphs in visual order.
    var glyphs: [PangoGlyphInfo]
    /// The range of the paragraph's clusters that belong to the item.
    var clusters: Range<Int>
    /// The extent of the item's font if it is a fallback font for a script that may need a higher line. Nil for other
    /// fonts and scripts.
    var reach: Reach?

    /// The extent of a font above and below the baseline, in points.
    struct Reach {
        var ascent: Double
        var descent: Double
    }
}

/// A cluster, the smallest unit of layout: one or more characters drawn by one or more glyphs.
struct Cluster {
    struct Flags: OptionSet {
        var rawValue: UInt8
        /// A line may start with the cluster.
        static let lineBreak = Flags(rawValue: 1)
        /// A line may start with the cluster if words may be broken.
        static let characterBreak = Flags(rawValue: 2)
        static let whitespace = Flags(rawValue: 4)
        static let tab = Flags(rawValue: 8)
    }
    /// The width in Pango units.
    var advance: Int32
    /// The start of the cluster in the text, in UTF-8.
    var utf8: Int32
    /// The start of the cluster in the text, in UTF-16.
    var utf16: Int32
    /// The index of the item in the paragraph.
    var item: Int32
    /// The index of the first glyph in the item's glyphs.
    var firstGlyph: Int32
    var glyphCount: Int32
    var flags: Flags
}
