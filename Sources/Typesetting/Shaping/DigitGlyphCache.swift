// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// A cache of the digit glyphs of a font, from which numbers are assembled. Words recur in texts, but numbers rarely
/// do.
///
/// The result equals shaping the number if a digit's glyph depends only on the next character. Inter is such a font:
/// its rules kern pairs of digits, and otherwise affect only digits next to other characters.
struct DigitGlyphCache {
    /// The glyph for each pair of a character (digit or space) and the next character (digit, space or end).
    private var glyphs = [PangoGlyphInfo?](repeating: nil, count: 11 * 12)
    private static let space = 10
    private static let end = 11

    /// Whether numbers in a font can be assembled from digits, according to the font's rules that are active by
    /// default.
    ///
    /// - Complexity: O(glyphs in the font's rules)
    static func canBeMade(of font: OpaquePointer) -> Bool {
        let digitGlyphs = GlyphSet()
        for character in "0123456789 ".unicodeScalars {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 else { return false }
            digitGlyphs.insert(glyph)
        }
        let face = hb_font_get_face(font)
        // Fonts with older rule tables are excluded, because HarfBuzz cannot list the glyphs that those rules affect.
        if ["kern", "kerx", "morx", "mort"].contains(where: { FontTables.has($0, face) }) { return false }
        func concerning(_ table: FontRuleTable) -> [LookupGlyphs] {
            LookupGlyphs.all(in: face, table, features: LookupGlyphs.usualFeatures)
                .filter { !$0.input.isDisjoint(with: digitGlyphs) }
        }
        // Two kinds of rules are allowed. A ligature of a digit and another character cannot occur among digits and
        // spaces. A pair rule that leaves its second glyph unchanged affects only the first glyph's width.
        return concerning(.substitution).allSatisfy { lookup in
            lookup.isAll(of: FontTables.ligatureSubstitution) {
                !$0.hasOtherEffects && !$0.seconds.contains(where: digitGlyphs.contains)
            }
        }
            && concerning(.positioning).allSatisfy { lookup in
                lookup.isAll(of: FontTables.pairPositioning) { !$0.hasOtherEffects }
            }
    }

    /// Returns the glyphs of a number and the spaces beside it; nil if the word is not a number.
    ///
    /// - Parameters:
    ///   - range: the bytes of the word and of the spaces beside it, as offsets from the item's first byte.
    ///   - item: the Pango item that contains the word.
    ///   - bytes: the bytes of the item.
    ///   - text: the bytes of the whole paragraph.
    mutating func glyphs(
        _ range: Range<Int>, of item: PangoItem, _ bytes: UnsafeRawBufferPointer, _ text: UnsafeBufferPointer<CChar>
    ) -> ItemGlyphs? {
        guard range.allSatisfy({ DigitGlyphCache.tableIndex(bytes[$0]) != nil }) else { return nil }
        var number = ItemGlyphs()
        for index in range {
            let isLast = index + 1 == range.upperBound
            guard let current = DigitGlyphCache.tableIndex(bytes[index]),
                let next = isLast ? DigitGlyphCache.end : DigitGlyphCache.tableIndex(bytes[index + 1])
            else { return nil }
            let place = current * 12 + next
            if glyphs[place] == nil {
                let pair = ItemGlyphs(item, index..<(isLast ? index + 1 : index + 2), of: text)
                guard pair.hasOneGlyphPerByte(count: isLast ? 1 : 2) else { return nil }
                glyphs[place] = pair.glyphs[0]
            }
            guard let glyph = glyphs[place] else { return nil }
            number.glyphs.append(glyph)
            number.starts.append(Int32(index - range.lowerBound))
        }
        return number
    }

    /// The index of a digit or space in the table `glyphs`; nil for other characters.
    private static func tableIndex(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: " "): space
        default: nil
        }
    }
}
