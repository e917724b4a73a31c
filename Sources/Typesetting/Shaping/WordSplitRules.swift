// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// Determines the spaces at which text in a font may be split into words. Shaping the words separately then gives the
/// same glyphs as shaping the whole text.
///
/// A font's rules may depend on spaces: Inter uses another hyphen between capitals, also with spaces around it. The
/// rules list the glyphs that they change and those that they depend on. The font states the length of its longest
/// context. Text can therefore be split at a space if no glyph within that length of the space depends on spaces.
/// Kerning between a letter and a space does no harm, because a word is shaped with the adjacent spaces.
struct WordSplitRules {
    /// The glyphs that may be changed by a rule that depends on spaces.
    private let dependent: GlyphSet
    /// For each of the first 128 characters, whether text near it must not be split. True for a control character, and
    /// for a character whose glyph is missing or in `dependent`.
    private let isDependentASCII: [Bool]
    /// The number of characters on either side of a space that are checked. The text is split there only if none of
    /// their glyphs is in `dependent`.
    let reach: Int
    /// Whether numbers may be assembled from digits; see ``DigitGlyphCache``.
    let canAssembleNumbers: Bool

    /// Reads the rules of a font; nil if text cannot be split, because the font has no space or does not state its
    /// longest context.
    ///
    /// - Complexity: O(glyphs in the font's rules); 0.2 ms for Inter.
    init?(_ font: OpaquePointer) {
        let face = hb_font_get_face(font)
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, let reach = FontTables.longestContext(face) else {
            return nil
        }
        let substitutions = LookupGlyphs.all(in: face, .substitution)
        let positions = LookupGlyphs.all(in: face, .positioning)
        let dependent = GlyphSet()
        for lookup in substitutions where lookup.involves(space) { dependent.formUnion(lookup.input) }
        for lookup in positions where lookup.involves(space) {
            // Kerning of a pair with a space does no harm, because a word is shaped together with the adjacent spaces.
            let isPair = lookup.isAll(of: FontTables.pairPositioning)
            if !isPair { dependent.formUnion(lookup.input) }
        }
        // Adds glyphs that another rule may replace with a glyph that is in `dependent` already.
        var count = -1
        while count != dependent.count {
            count = dependent.count
            for lookup in substitutions where !lookup.output.isDisjoint(with: dependent) {
                dependent.formUnion(lookup.input)
            }
        }
        // A rule that depends on a neighbouring glyph has a context of at least two glyphs. A font that states a
        // shorter one is malformed, and its text is not split.
        guard dependent.count == 0 || reach > 1 else { return nil }
        self.dependent = dependent
        self.reach = reach
        canAssembleNumbers = DigitGlyphCache.canBeMade(of: font)
        isDependentASCII = (0..<128).map { (character: hb_codepoint_t) in
            var glyph: hb_codepoint_t = 0
            let isThere = hb_font_get_nominal_glyph(font, character, &glyph) != 0
            return character < 0x20 || !isThere || dependent.contains(glyph)
        }
    }

    /// Whether a rule that depends on spaces may change a character's glyph, or the character combines with the
    /// previous character.
    func dependsOnSpaces(_ character: Unicode.Scalar, in font: OpaquePointer) -> Bool {
        if character.value < 128 { return isDependentASCII[Int(character.value)] }
        switch character.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
        default: break
        }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, character.value, &glyph) == 0 || dependent.contains(glyph)
    }
}
