// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// The digits of a font, of which numbers are put together: the words of a text come again, its numbers seldom do.
///
/// That gives what shaping the number would where a digit looks at nothing but the sign behind it. Inter's rules kern
/// digits in pairs, join them with signs that are no digits, and change signs between them: so it is with Inter.
struct FontNumbers {
    /// By what stands there, a digit or a space, and what stands behind it: one of these, or nothing.
    private var glyphs = [PangoGlyphInfo?](repeating: nil, count: 11 * 12)
    private static let space = 10
    private static let end = 11

    /// Whether numbers in a font file may be put together so, by the rules that are on in any text.
    ///
    /// - Complexity: O(glyphs that rules name)
    static func canBeMade(of font: OpaquePointer) -> Bool {
        let signs = GlyphSet()
        for character in "0123456789 ".unicodeScalars {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 else { return false }
            signs.insert(glyph)
        }
        let face = hb_font_get_face(font)
        // Older kinds of rules, of which HarfBuzz tells nothing.
        if ["kern", "kerx", "morx", "mort"].contains(where: { FontTables.has($0, face) }) { return false }
        func concerning(_ table: FontRuleTable) -> [LookupGlyphs] {
            LookupGlyphs.all(in: face, table, features: LookupGlyphs.usualFeatures)
                .filter { !$0.input.isDisjoint(with: signs) }
        }
        // A ligature that goes on with another sign is not found among digits and spaces, and a pair that leaves its
        // second glyph alone makes the first wider or narrower.
        return concerning(.substitution).allSatisfy { lookup in
            lookup.isAll(of: FontTables.ligatureSubstitution) {
                !$0.hasOtherEffects && !$0.seconds.contains(where: signs.contains)
            }
        }
            && concerning(.positioning).allSatisfy { lookup in
                lookup.isAll(of: FontTables.pairPositioning) { !$0.hasOtherEffects }
            }
    }

    /// The glyphs of a number with the spaces beside it; nil where the word is no number.
    ///
    /// - Parameters:
    ///   - range: the word, from the item's first byte.
    ///   - bytes: the item's.
    mutating func glyphs(
        _ range: Range<Int>, of item: PangoItem, _ bytes: UnsafeRawBufferPointer, _ text: UnsafeBufferPointer<CChar>
    ) -> ItemGlyphs? {
        guard range.allSatisfy({ FontNumbers.sign(bytes[$0]) != nil }) else { return nil }
        var number = ItemGlyphs()
        for index in range {
            let isLast = index + 1 == range.upperBound
            guard let sign = FontNumbers.sign(bytes[index]),
                let next = isLast ? FontNumbers.end : FontNumbers.sign(bytes[index + 1])
            else { return nil }
            let place = sign * 12 + next
            if glyphs[place] == nil {
                let pair = ItemGlyphs(item, index..<(isLast ? index + 1 : index + 2), of: text)
                guard pair.areOneEach(of: isLast ? 1 : 2) else { return nil }
                glyphs[place] = pair.glyphs[0]
            }
            guard let glyph = glyphs[place] else { return nil }
            number.glyphs.append(glyph)
            number.starts.append(Int32(index - range.lowerBound))
        }
        return number
    }

    private static func sign(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: " "): space
        default: nil
        }
    }
}
