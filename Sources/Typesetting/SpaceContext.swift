// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// Where text in one font file may be cut into words that are shaped one by one, with the same glyphs as a whole.
///
/// A font's rules may look at spaces: Inter writes another hyphen between capitals, with spaces round it too. They say
/// which glyphs they change and which they look at, and the font says how far its longest rule looks. So a space that no
/// such glyph is near is a place to cut. Kerning between a letter and a space is no hindrance, for a word is shaped with
/// the spaces beside it.
struct SpaceContext {
    /// Glyphs that a rule may change which looks at spaces.
    private let dependent: Set<hb_codepoint_t>
    /// Of the first 128 characters, which have such a glyph.
    private let isDependentASCII: [Bool]
    /// Characters on either side of a space among which there may be none of them.
    let reach: Int

    /// Reads the rules of a font file; nil where nothing can be cut: it has no space, or does not say how far it looks.
    ///
    /// - Complexity: O(glyphs that rules name); 0.4 ms for Inter.
    init?(_ font: OpaquePointer) {
        let face = hb_font_get_face(font)
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, let reach = FontTables.longestContext(face) else {
            return nil
        }
        let substitutions = LookupGlyphs.all(in: face, SpaceContext.tag("GSUB"))
        let positions = LookupGlyphs.all(in: face, SpaceContext.tag("GPOS"))
        var dependent: Set<hb_codepoint_t> = []
        for lookup in substitutions where lookup.looksAt(space) { dependent.formUnion(lookup.input) }
        for lookup in positions where lookup.looksAt(space) {
            // Pairs are what a word and the spaces beside it are shaped together for.
            let isPair = FontTables.lookupType(face, lookup.index) == FontTables.pairPositioning
            if !isPair { dependent.formUnion(lookup.input) }
        }
        // What becomes such a glyph by another rule.
        var count = -1
        while count != dependent.count {
            count = dependent.count
            for lookup in substitutions where !lookup.output.isDisjoint(with: dependent) {
                dependent.formUnion(lookup.input)
            }
        }
        // A rule that changes a glyph beside another looks at two at least: the font says what cannot be.
        guard dependent.isEmpty || reach > 1 else { return nil }
        self.dependent = dependent
        self.reach = reach
        isDependentASCII = (0..<128).map { (character: hb_codepoint_t) in
            var glyph: hb_codepoint_t = 0
            let isThere = hb_font_get_nominal_glyph(font, character, &glyph) != 0
            return character < 0x20 || !isThere || dependent.contains(glyph)
        }
    }

    /// Whether a rule that looks at spaces may change a character's glyph, or the character joins what is before it.
    func dependsOnSpaces(_ character: Unicode.Scalar, in font: OpaquePointer) -> Bool {
        if character.value < 128 { return isDependentASCII[Int(character.value)] }
        switch character.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
        default: break
        }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, character.value, &glyph) == 0 || dependent.contains(glyph)
    }

    static func tag(_ name: StaticString) -> hb_tag_t {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
    }
}

/// The glyphs that one rule of a font reads and writes.
private struct LookupGlyphs {
    let index: UInt32
    let input: Set<hb_codepoint_t>
    let output: Set<hb_codepoint_t>
    private let context: Set<hb_codepoint_t>

    /// The features that may be on: HarfBuzz's own for any text, and those that styles ask for.
    private static let features: [hb_tag_t] =
        ([
            "calt", "ccmp", "clig", "curs", "dist", "dnom", "frac", "kern", "liga", "locl", "ltra", "ltrm", "mark",
            "mkmk",
            "numr", "rclt", "rlig", "rvrn", "tnum",
        ] as [StaticString]).map(SpaceContext.tag) + [0]

    static func all(in face: OpaquePointer?, _ table: hb_tag_t) -> [LookupGlyphs] {
        let lookups = hb_set_create()
        defer { hb_set_destroy(lookups) }
        hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups)
        return elements(of: lookups).map { LookupGlyphs(face, table, $0) }
    }

    private init(_ face: OpaquePointer?, _ table: hb_tag_t, _ index: UInt32) {
        let sets = (0..<4).map { _ in hb_set_create() }
        defer { for set in sets { hb_set_destroy(set) } }
        hb_ot_layout_lookup_collect_glyphs(face, table, index, sets[0], sets[1], sets[2], sets[3])
        self.index = index
        input = LookupGlyphs.elements(of: sets[1])
        output = LookupGlyphs.elements(of: sets[3])
        context = LookupGlyphs.elements(of: sets[0]).union(LookupGlyphs.elements(of: sets[2]))
    }

    func looksAt(_ glyph: hb_codepoint_t) -> Bool { input.contains(glyph) || context.contains(glyph) }

    private static func elements(of set: OpaquePointer?) -> Set<hb_codepoint_t> {
        var elements: Set<hb_codepoint_t> = []
        var element = hb_codepoint_t.max
        while hb_set_next(set, &element) != 0 { elements.insert(element) }
        return elements
    }
}

/// What HarfBuzz does not say of a font's tables, read from their bytes.
private enum FontTables {
    static let pairPositioning = 2
    private static let extensionPositioning = 9

    /// The longest stretch of glyphs that a rule looks at: `usMaxContext` of the table OS/2, from its second version on.
    static func longestContext(_ face: OpaquePointer?) -> Int? {
        read(face, "OS/2") { bytes in
            guard let version = number(bytes, 0), version >= 2 else { return nil }
            return number(bytes, 94)
        }
    }

    /// The kind of a rule of GPOS, as it stands in the table.
    static func lookupType(_ face: OpaquePointer?, _ index: UInt32) -> Int? {
        read(face, "GPOS") { bytes in
            guard let list = number(bytes, 8), let lookup = number(bytes, list + 2 + 2 * Int(index)),
                let type = number(bytes, list + lookup)
            else { return nil }
            guard type == extensionPositioning else { return type }
            // The kind stands in the first part, for all parts have the same.
            return number(bytes, list + lookup + 6).flatMap { number(bytes, list + lookup + $0 + 2) }
        }
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    private static func read(
        _ face: OpaquePointer?, _ name: StaticString, _ body: (UnsafeRawBufferPointer) -> Int?
    ) -> Int? {
        let blob = hb_face_reference_table(face, SpaceContext.tag(name))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return nil }
        return body(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
