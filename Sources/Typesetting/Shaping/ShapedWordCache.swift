// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// The glyphs of a text in one font, in visual order. For each glyph, `starts` holds the offset, in bytes of the text,
/// at which the characters that the glyph shows begin.
struct ItemGlyphs {
    var glyphs: [PangoGlyphInfo]
    var starts: [Int32]

    /// Shapes a part of a Pango item. `part` is a range of bytes relative to the item's start. `text` contains the
    /// bytes of the item's paragraph.
    init(_ item: PangoItem, _ part: Range<Int>, of text: UnsafeBufferPointer<CChar>) {
        let string: UnsafeMutablePointer<PangoGlyphString> = pango_glyph_string_new()
        defer { pango_glyph_string_free(string) }
        var item = item
        item.offset += Int32(part.lowerBound)
        item.length = Int32(part.count)
        item.num_chars = Int32(g_utf8_strlen(text.baseAddress! + Int(item.offset), gssize(part.count)))
        pango_shape_item(&item, text.baseAddress, Int32(text.count), nil, string, PANGO_SHAPE_NONE)
        let count = Int(string.pointee.num_glyphs)
        glyphs = Array(UnsafeBufferPointer(start: string.pointee.glyphs, count: count))
        starts = Array(UnsafeBufferPointer(start: string.pointee.log_clusters, count: count))
    }

    init() { (glyphs, starts) = ([], []) }

    /// Whether there is exactly one glyph for each of the `count` bytes of the text, in the order of the bytes.
    func hasOneGlyphPerByte(count: Int) -> Bool {
        guard starts.count == count else { return false }
        for index in 0..<count where starts[index] != Int32(index) { return false }
        return true
    }

    /// Appends the glyphs of another text.
    ///
    /// - Parameters:
    ///   - other: the glyphs of the other text.
    ///   - offset: the byte offset at which the other text begins.
    ///   - last: the number of glyphs to omit at the end of the other text.
    mutating func append(_ other: ItemGlyphs, at offset: Int, droppingLast last: Int) {
        for index in 0..<other.glyphs.count - last {
            glyphs.append(other.glyphs[index])
            starts.append(other.starts[index] + Int32(offset))
        }
    }
}

/// A cache of shaped words in one font. Most text consists of words that were shaped before.
///
/// Browsers have such a cache too. Glyphs assembled from words equal those of shaping the whole text. Text is shaped as
/// a whole if its script is right-to-left or complex. The same applies if a rule of the font may depend on characters
/// across a space.
final class ShapedWordCache {
    /// A word together with the adjacent spaces, if there are any.
    private struct Word: Hashable {
        var text: String

        static func == (a: Word, b: Word) -> Bool { a.text.hasSameBytes(as: b.text) }
        func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
    }

    /// The maximum number of cached words, more than the number of different words in a long text. A full cache is
    /// emptied.
    private static let maximumCount = 8_192
    /// The longest cached word, in bytes. Longer words rarely recur.
    private static let longestWord = 40

    private let splitRules: WordSplitRules
    private let font: OpaquePointer
    private var words: [Word: ItemGlyphs] = [:]
    /// The digit cache; nil if numbers are cached like other words.
    private var numbers: DigitGlyphCache?

    /// Creates an empty cache; nil if HarfBuzz cannot use the font.
    ///
    /// - Parameters:
    ///   - font: the font of the words.
    ///   - splitRules: the rules for splitting text in the font into words.
    ///   - hasUsualDigits: whether the text uses the font's default digits, not monospaced ones.
    init?(_ font: UnsafeMutablePointer<PangoFont>, _ splitRules: WordSplitRules, hasUsualDigits: Bool) {
        guard let harfBuzz = pango_font_get_hb_font(font) else { return nil }
        self.font = harfBuzz
        self.splitRules = splitRules
        numbers = hasUsualDigits && splitRules.canAssembleNumbers ? DigitGlyphCache() : nil
    }

    /// The shortest text, in bytes, for which the cache is faster than shaping. Most labels are shorter.
    private static let shortestText: Int32 = 8

    /// Whether an item may be split into words: it has at least `shortestText` bytes, and is left to right in a simple
    /// script.
    static func canCut(_ item: PangoItem) -> Bool {
        guard item.analysis.level % 2 == 0, item.length >= shortestText else { return false }
        switch GUnicodeScript(rawValue: numericCast(item.analysis.script)) {
        case G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC:
            return true
        default: return false
        }
    }

    /// Returns the glyphs of an item, assembled from words; nil if the item must be shaped as a whole.
    func glyphs(
        of item: PangoItem, in text: UnsafeBufferPointer<CChar>, _ statistics: inout TypesettingStatistics
    ) -> ItemGlyphs? {
        let offset = Int(item.offset)
        let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[offset..<offset + Int(item.length)]))
        let cuts = cuts(in: bytes)
        guard !cuts.isEmpty else { return nil }
        var result = ItemGlyphs()
        result.glyphs.reserveCapacity(bytes.count)
        result.starts.reserveCapacity(bytes.count)
        // A word begins with the space before it, and is shaped together with the space after it.
        for (start, end) in zip([0] + cuts, cuts + [bytes.count]) {
            let hasSpaceBehind = end < bytes.count
            let range = start..<(hasSpaceBehind ? end + 1 : end)
            guard let word = word(range, of: item, bytes, text, &statistics) else { return nil }
            if start > 0 {
                guard word.starts.count > 1, word.starts[0] == 0, word.starts[1] == 1 else { return nil }
            }
            if hasSpaceBehind {
                // The space after the word belongs to the next word, so shaping must not have changed it.
                guard let last = word.glyphs.last, word.starts.last == Int32(range.count - 1), isPlainSpace(last) else {
                    return nil
                }
            }
            result.append(word, at: start, droppingLast: hasSpaceBehind ? 1 : 0)
        }
        return result
    }

    private func word(
        _ range: Range<Int>, of item: PangoItem, _ bytes: UnsafeRawBufferPointer, _ text: UnsafeBufferPointer<CChar>,
        _ statistics: inout TypesettingStatistics
    ) -> ItemGlyphs? {
        guard range.count <= ShapedWordCache.longestWord else {
            statistics.wordMisses += 1
            return ItemGlyphs(item, range, of: text)
        }
        if let number = numbers?.glyphs(range, of: item, bytes, text) { return number }
        let key = Word(text: String(decoding: bytes[range], as: UTF8.self))
        if let word = words[key] {
            statistics.wordHits += 1
            return word
        }
        statistics.wordMisses += 1
        let word = ItemGlyphs(item, range, of: text)
        if words.count >= ShapedWordCache.maximumCount { words.removeAll(keepingCapacity: true) }
        words[key] = word
        return word
    }

    // MARK: Splitting into words

    /// The byte offsets of the single spaces at which the text can be split. No font rule depends on the characters on
    /// both sides of such a space.
    private func cuts(in bytes: UnsafeRawBufferPointer) -> [Int] {
        var cuts: [Int] = []
        var spaces: [(byte: Int, character: Int)] = []
        var character = 0
        var index = 0
        var lastDependent = Int.min / 2
        while index < bytes.count {
            let (scalar, length) = ShapedWordCache.scalar(at: index, bytes)
            if scalar == " " {
                let isSingle =
                    index > 0 && index + 1 < bytes.count && bytes[index - 1] != 0x20 && bytes[index + 1] != 0x20
                if isSingle, character - lastDependent > splitRules.reach { spaces.append((index, character)) }
            } else if splitRules.dependsOnSpaces(scalar, in: font) {
                lastDependent = character
                while let space = spaces.last, character - space.character <= splitRules.reach { spaces.removeLast() }
            }
            index += length
            character += 1
        }
        cuts.reserveCapacity(spaces.count)
        for space in spaces { cuts.append(space.byte) }
        return cuts
    }

    /// Decodes the character at a byte offset. The text is valid UTF-8, because it was a `String`.
    private static func scalar(at index: Int, _ bytes: UnsafeRawBufferPointer) -> (Unicode.Scalar, length: Int) {
        let first = UInt32(bytes[index])
        func next(_ distance: Int) -> UInt32 { UInt32(bytes[index + distance] & 0x3F) }
        let (value, length): (UInt32, Int) =
            switch first {
            case ..<0x80: (first, 1)
            case ..<0xE0: ((first & 0x1F) << 6 | next(1), 2)
            case ..<0xF0: ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
            default: ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
            }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    private lazy var space: (glyph: hb_codepoint_t, advance: Int32) = {
        var glyph: hb_codepoint_t = 0
        _ = hb_font_get_nominal_glyph(font, 0x20, &glyph)
        return (glyph, hb_font_get_glyph_h_advance(font, glyph))
    }()

    /// Whether a glyph is the font's space with its default width and position.
    private func isPlainSpace(_ info: PangoGlyphInfo) -> Bool {
        info.glyph == space.glyph && info.geometry.width == space.advance && info.geometry.x_offset == 0
            && info.geometry.y_offset == 0
    }
}
