// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Creates the content of a `ShapedText`: splits the text into paragraphs, selects fonts with Pango, and glyphs with
/// HarfBuzz.
struct Shaper {
    private let key: ShapedText.Key
    private let state: TextEngine.State
    private var style = 0
    private(set) var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
    private(set) var utf16Count = 0

    init(_ key: ShapedText.Key, in state: TextEngine.State) {
        self.key = key
        self.state = state
    }

    /// Shapes all paragraphs of the text.
    mutating func shape() -> [ShapedParagraph] {
        var text = key.text
        return text.withUTF8 { bytes in
            var paragraphs: [ShapedParagraph] = []
            var start = 0
            while true {
                let separator = Shaper.separator(in: bytes, from: start)
                paragraphs.append(shapeParagraph(bytes, start..<separator.lowerBound))
                // Each separator has one UTF-16 unit, except CR LF, which has two.
                let isPair = separator.count == 2 && bytes[separator.lowerBound] == 0x0D
                utf16Count += separator.isEmpty ? 0 : isPair ? 2 : 1
                paragraphs[paragraphs.count - 1].utf16End = utf16Count
                if separator.isEmpty { return paragraphs }
                start = separator.upperBound
            }
        }
    }

    /// The range of the next paragraph or line separator; an empty range at the text's end if there is none.
    private static func separator(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: return index..<index + 2
            case 0x0A...0x0D: return index..<index + 1
            case 0xC2 where bytes[index + 1] == 0x85: return index..<index + 2
            case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return index..<index + 3
            default: index += 1
            }
        }
        return index..<index
    }

    private mutating func shapeParagraph(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> ShapedParagraph {
        let start = utf16Count
        guard !range.isEmpty else {
            return ShapedParagraph(
                isRightToLeft: key.direction == .rightToLeft, utf8: range, utf16: start..<start, utf16End: start)
        }
        let text = UnsafeRawPointer(bytes.baseAddress! + range.lowerBound).assumingMemoryBound(to: CChar.self)
        let length = Int32(range.count)

        let isRightToLeft = (BaseDirection.firstStrong(in: bytes[range]) ?? key.direction) == .rightToLeft
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        var paragraph = ShapedParagraph(
            isRightToLeft: isRightToLeft, utf8: range, utf16: start..<start, utf16End: start)
        var character = 0
        if state.shapesWords, key.styles.count == 1, let flags = PlainText.flags(bytes[range]),
            var item = state.plainItem(key.styles[0])
        {
            (item.length, item.num_chars) = (length, length)
            paragraph.clusters.reserveCapacity(range.count)
            let shaped = shapedGlyphs(
                of: item, in: UnsafeBufferPointer(start: text, count: range.count), styleIndex(at: range.lowerBound))
            if shaped.hasOneGlyphPerByte(count: range.count) {
                appendPlain(shaped, of: item, to: &paragraph, flags)
            } else {
                append(item, shaped, to: &paragraph, bytes, text, length, flags, &character)
            }
            paragraph.utf16 = start..<utf16Count
            return paragraph
        }

        let characters = Int(g_utf8_strlen(text, gssize(length)))
        paragraph.clusters.reserveCapacity(characters)
        let flags = Shaper.flags(text, length, characters)
        let attributes = makeAttributes(for: range)
        let items = pango_itemize_with_base_dir(state.context, direction, text, 0, length, attributes, nil)
        var link = items
        while let node = link {
            let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
            append(item.pointee, to: &paragraph, bytes, text, length, flags, &character)
            pango_item_free(item)
            link = node.pointee.next
        }
        g_list_free(items)
        pango_attr_list_unref(attributes)
        paragraph.utf16 = start..<utf16Count
        return paragraph
    }

    /// Returns Pango attributes with the font and OpenType features of each style, with offsets from the paragraph's
    /// start.
    private mutating func makeAttributes(for range: Range<Int>) -> OpaquePointer {
        let list: OpaquePointer = pango_attr_list_new()
        while style < key.ends.count - 1, key.ends[style] <= range.lowerBound { style += 1 }
        var index = style
        var start = range.lowerBound
        while start < range.upperBound, index < key.ends.count {
            let end = min(key.ends[index], range.upperBound)
            let style = key.styles[index]
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute!.pointee.start_index = guint(start - range.lowerBound)
                attribute!.pointee.end_index = guint(end - range.lowerBound)
                pango_attr_list_insert(list, attribute)
            }
            insert(pango_attr_font_desc_new(state.loaded(style.face).description))
            var features: [String] = []
            if style.face.hasMonospacedDigits { features.append("tnum=1") }
            // Letters in a ligature cannot be spaced apart, so kerning turns ligatures off.
            if style.kern != 0 { features.append("liga=0,clig=0,dlig=0") }
            if !features.isEmpty { insert(pango_attr_font_features_new(features.joined(separator: ","))) }
            start = end
            index += 1
        }
        return list
    }

    /// Adds the glyphs of plain text to the paragraph. This is fast, because each character has one byte and one glyph.
    /// `flags` contains the break flags of each character.
    private mutating func appendPlain(
        _ shaped: ItemGlyphs, of item: PangoItem, to paragraph: inout ShapedParagraph, _ flags: [Cluster.Flags]
    ) {
        let start = Int32(paragraph.utf8.lowerBound)
        for (index, glyph) in shaped.glyphs.enumerated() {
            paragraph.clusters.append(
                Cluster(
                    advance: glyph.geometry.width, utf8: start + Int32(index), utf16: Int32(utf16Count + index),
                    item: 0, firstGlyph: Int32(index), glyphCount: 1, flags: flags[index]))
        }
        utf16Count += shaped.glyphs.count
        if let font = item.analysis.font { fonts.insert(font) }
        paragraph.items = [
            ShapedItem(
                font: item.analysis.font, level: item.analysis.level, glyphs: shaped.glyphs,
                clusters: paragraph.clusters.indices,
                reach: reach(of: item, style: styleIndex(at: paragraph.utf8.lowerBound)))
        ]
    }

    /// Adds an item and its clusters to the paragraph.
    ///
    /// - Parameters:
    ///   - item: the item, as Pango describes it.
    ///   - given: the item's glyphs, if the caller has shaped the item; nil to shape it here.
    ///   - paragraph: the paragraph to extend.
    ///   - bytes: the bytes of the whole text.
    ///   - text: the first byte of the paragraph in `bytes`. `length` is the paragraph's number of bytes.
    ///   - flagsOfCharacters: the break flags of each character of the paragraph.
    ///   - character: the index of the item's first character in the paragraph; advanced past the item.
    private mutating func append(
        _ item: PangoItem, _ given: ItemGlyphs? = nil, to paragraph: inout ShapedParagraph,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ text: UnsafePointer<CChar>, _ length: Int32, _ flagsOfCharacters: [Cluster.Flags], _ character: inout Int
    ) {
        let offset = Int(item.offset)
        let itemLength = Int(item.length)
        let font = item.analysis.font
        let style = styleIndex(at: paragraph.utf8.lowerBound + offset)
        let kern = Int32(clamping: PangoUnits.units(key.styles[style].kern))
        let isRightToLeft = item.analysis.level % 2 == 1
        if let font { fonts.insert(font) }

        let shaped = given ?? shapedGlyphs(of: item, in: UnsafeBufferPointer(start: text, count: Int(length)), style)
        var glyphs = shaped.glyphs
        let starts = shaped.starts
        let count = glyphs.count
        let itemIndex = paragraph.items.count
        let firstCluster = paragraph.clusters.count
        var taken = 0
        while taken < count {
            // The next cluster in logical order: from the left, or from the right in right-to-left text.
            let first = isRightToLeft ? count - 1 - taken : taken
            let start = Int(starts[first])
            var width = 0
            while taken + width < count, Int(starts[isRightToLeft ? first - width : first + width]) == start {
                width += 1
            }
            taken += width
            let firstGlyph = isRightToLeft ? first - width + 1 : first
            let next = taken < count ? Int(starts[isRightToLeft ? count - 1 - taken : taken]) : itemLength
            let scalar = bytes[paragraph.utf8.lowerBound + offset + start]
            var flags = flagsOfCharacters[min(character, flagsOfCharacters.count - 1)]
            if flags.contains(.lineBreak), suppressesBreak(bytes, paragraph.utf8.lowerBound + offset + start) {
                flags.remove(.lineBreak)
            }
            if scalar == 0x09 {
                flags.formUnion([.tab, .whitespace])
                paragraph.hasTabs = true
            }
            if kern != 0 {
                let edge = isRightToLeft ? firstGlyph : firstGlyph + width - 1
                glyphs[edge].geometry.width = glyphs[edge].geometry.width &+ kern
                if isRightToLeft { glyphs[edge].geometry.x_offset = glyphs[edge].geometry.x_offset &+ kern }
            }
            var advance: Int32 = 0
            for glyph in firstGlyph..<firstGlyph + width { advance = advance &+ glyphs[glyph].geometry.width }
            paragraph.clusters.append(
                Cluster(
                    advance: advance, utf8: Int32(paragraph.utf8.lowerBound + offset + start),
                    utf16: Int32(utf16Count), item: Int32(itemIndex), firstGlyph: Int32(firstGlyph),
                    glyphCount: Int32(width), flags: flags))
            for index in start..<max(start, next) {
                // Each lead byte starts a character. A character of four bytes has two UTF-16 units.
                let byte = bytes[paragraph.utf8.lowerBound + offset + index]
                if byte & 0xC0 != 0x80 {
                    character += 1
                    utf16Count += byte >= 0xF0 ? 2 : 1
                }
            }
        }
        paragraph.items.append(
            ShapedItem(
                font: font, level: item.analysis.level, glyphs: glyphs,
                clusters: firstCluster..<paragraph.clusters.count, reach: reach(of: item, style: style)))
    }

    /// Returns the glyphs of an item: assembled from cached words if the font allows it, otherwise shaped as a whole.
    private func shapedGlyphs(
        of item: PangoItem, in text: UnsafeBufferPointer<CChar>, _ style: Int
    ) -> ItemGlyphs {
        if state.shapesWords, ShapedWordCache.canCut(item), let words = state.words(of: item, key.styles[style]),
            let glyphs = words.glyphs(of: item, in: text, &state.statistics)
        {
            return glyphs
        }
        return ItemGlyphs(item, 0..<Int(item.length), of: text)
    }

    /// Returns the break and whitespace flags of each character of `text`, and of its end. `length` is its number of
    /// bytes, and `characters` its number of characters.
    private static func flags(_ text: UnsafePointer<CChar>, _ length: Int32, _ characters: Int) -> [Cluster.Flags] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
        pango_get_log_attrs(text, length, -1, pango_language_get_default(), &attributes, Int32(characters + 1))
        return attributes.map { attribute in
            var flags: Cluster.Flags = []
            if attribute.is_line_break != 0 { flags.insert(.lineBreak) }
            if attribute.is_cursor_position != 0 { flags.insert(.characterBreak) }
            if attribute.is_white != 0 { flags.insert(.whitespace) }
            return flags
        }
    }

    /// Whether the break opportunity before the byte at `index` is between two Hangul syllables, and must be ignored.
    ///
    /// UIKit's standard strategy keeps Korean words whole (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`);
    /// Unicode's own rules allow a break after every syllable.
    private func suppressesBreak(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index >= 3, index + 2 < bytes.count else { return false }
        func isSyllable(_ i: Int) -> Bool {
            guard bytes[i] & 0xF0 == 0xE0 else { return false }
            let value = UInt32(bytes[i] & 0x0F) << 12 | UInt32(bytes[i + 1] & 0x3F) << 6 | UInt32(bytes[i + 2] & 0x3F)
            return (0xAC00...0xD7A3).contains(value)
        }
        return isSyllable(index) && isSyllable(index - 3)
    }

    private func styleIndex(at utf8: Int) -> Int {
        key.ends.firstIndex(above: utf8, from: style)
    }

    /// Returns the extent of an item's font if it is a fallback font for a script that may need a higher line. Nil for
    /// the requested font and for other scripts.
    ///
    /// Latin, Greek, Cyrillic, Han, kana, Hangul, symbols and emoji fit in the line of any text font. Noto's CJK fonts
    /// declare lines that are a fifth higher, which is ignored, as for UIKit's system font. Scripts with stacked marks
    /// above and below get the line height of their own font.
    private func reach(of item: PangoItem, style: Int) -> ShapedItem.Reach? {
        switch GUnicodeScript(rawValue: numericCast(item.analysis.script)) {
        case G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_INHERITED, G_UNICODE_SCRIPT_UNKNOWN, G_UNICODE_SCRIPT_LATIN,
            G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC, G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HANGUL,
            G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_BOPOMOFO:
            return nil
        default:
            guard let font = item.analysis.font, font != state.loaded(key.styles[style].face).font else { return nil }
            let metrics = FontMetrics(of: font)
            return ShapedItem.Reach(ascent: metrics.ascent, descent: metrics.descent)
        }
    }
}

extension Array<Int> {
    /// The first index from `start` whose element is greater than `value`; the last index if there is none.
    ///
    /// - Complexity: O(log n). The elements must be ascending.
    func firstIndex(above value: Int, from start: Int = 0) -> Int {
        var (low, high) = (start, count - 1)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] > value { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
