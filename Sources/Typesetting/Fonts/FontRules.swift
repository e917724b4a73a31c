// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// The tables of a font file that contain layout rules (OpenType lookups).
enum FontRuleTable: String {
    /// Rules that replace glyphs.
    case substitution = "GSUB"
    /// Rules that move glyphs, or change their widths.
    case positioning = "GPOS"
}

/// A set of glyphs of a font: a HarfBuzz bit set, because rules can name thousands of glyphs.
final class GlyphSet {
    /// The HarfBuzz set, for HarfBuzz functions to fill.
    let set: OpaquePointer? = hb_set_create()

    deinit { hb_set_destroy(set) }

    var count: Int { Int(hb_set_get_population(set)) }

    func contains(_ glyph: hb_codepoint_t) -> Bool { hb_set_has(set, glyph) != 0 }

    func insert(_ glyph: hb_codepoint_t) { hb_set_add(set, glyph) }

    func formUnion(_ other: GlyphSet) { hb_set_union(set, other.set) }

    func isDisjoint(with other: GlyphSet) -> Bool {
        let common = hb_set_copy(set)
        defer { hb_set_destroy(common) }
        hb_set_intersect(common, other.set)
        return hb_set_is_empty(common) != 0
    }
}

/// The glyphs that one rule of a font (an OpenType lookup) reads and writes.
struct LookupGlyphs {
    let input = GlyphSet()
    let output = GlyphSet()
    /// The glyphs that may precede the input as context.
    private let before = GlyphSet()
    /// The glyphs that may follow the input as context.
    private let after = GlyphSet()
    private let face: OpaquePointer?
    private let table: FontRuleTable
    private let index: UInt32

    /// The OpenType features that HarfBuzz turns on by default for any text.
    static let usualFeatures: [StaticString] = [
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra", "ltrm", "mark", "mkmk",
        "rand", "rclt", "rlig", "rvrn",
    ]
    /// Further OpenType features: those that the style of a text may request, and those that HarfBuzz turns on around a
    /// fraction slash.
    static let otherFeatures: [StaticString] = ["dnom", "frac", "numr", "tnum"]

    /// Returns the rules of the given features in a table of the font.
    static func all(
        in face: OpaquePointer?, _ table: FontRuleTable, features: [StaticString] = usualFeatures + otherFeatures
    ) -> [LookupGlyphs] {
        let lookups = hb_set_create()
        defer { hb_set_destroy(lookups) }
        let tags = features.map { FontTables.tag($0.description) } + [0]
        hb_ot_layout_collect_lookups(face, FontTables.tag(table.rawValue), nil, nil, tags, lookups)
        var rules: [LookupGlyphs] = []
        var index = hb_codepoint_t.max
        while hb_set_next(lookups, &index) != 0 { rules.append(LookupGlyphs(face, table, index)) }
        return rules
    }

    private init(_ face: OpaquePointer?, _ table: FontRuleTable, _ index: UInt32) {
        (self.face, self.table, self.index) = (face, table, index)
        hb_ot_layout_lookup_collect_glyphs(
            face, FontTables.tag(table.rawValue), index, before.set, input.set, after.set, output.set)
    }

    /// Whether the rule changes the glyph, or depends on it as context.
    func involves(_ glyph: hb_codepoint_t) -> Bool {
        input.contains(glyph) || before.contains(glyph) || after.contains(glyph)
    }

    /// The subtables of the rule; empty if the font file is malformed.
    ///
    /// - Complexity: O(the rule's bytes)
    private func subtables() -> [FontTables.Subtable] { FontTables.subtables(face, table, index) }

    /// Whether the rule has subtables, and all of them are of the lookup type `type` and meet a condition.
    ///
    /// - Complexity: O(the rule's bytes)
    func isAll(of type: Int, where meets: (FontTables.Subtable) -> Bool = { _ in true }) -> Bool {
        let subtables = subtables()
        return !subtables.isEmpty && subtables.allSatisfy { $0.type == type && meets($0) }
    }
}

/// A reader of the font table data that HarfBuzz does not expose.
enum FontTables {
    /// The lookup type of pair kerning in the table GPOS.
    static let pairPositioning = 2
    /// The lookup type of ligatures in the table GSUB.
    static let ligatureSubstitution = 4

    /// A subtable of a rule: its type, and details for pair kerning and ligatures.
    struct Subtable {
        /// The lookup type, as stored in the table.
        let type: Int
        /// The second glyph of each glyph sequence that a ligature subtable replaces with a ligature.
        fileprivate(set) var seconds: [hb_codepoint_t] = []
        /// Whether a ligature subtable also replaces single glyphs, or a pair kerning subtable also adjusts the second
        /// glyph of a pair.
        fileprivate(set) var hasOtherEffects = false
    }

    /// The length, in glyphs, of the longest context of any rule: `usMaxContext` in the table OS/2. Nil if that table
    /// is missing or older than version 2.
    static func longestContext(_ face: OpaquePointer?) -> Int? {
        read(face, "OS/2") { bytes in
            guard let version = bytes.number(0), version >= 2 else { return nil }
            return bytes.number(94)
        }
    }

    /// The subtables of a rule; empty if the font file is malformed. `index` is the number of the rule in the table.
    fileprivate static func subtables(_ face: OpaquePointer?, _ table: FontRuleTable, _ index: UInt32) -> [Subtable] {
        read(face, table.rawValue) { bytes in
            guard let list = bytes.number(8), let offset = bytes.number(list + 2 + 2 * Int(index)),
                let type = bytes.number(list + offset), let count = bytes.number(list + offset + 4)
            else { return nil }
            let lookup = list + offset
            var subtables: [Subtable] = []
            for number in 0..<count {
                guard let start = bytes.number(lookup + 6 + 2 * number),
                    let subtable = subtable(bytes, table, type, lookup + start)
                else { return nil }
                subtables.append(subtable)
            }
            return subtables
        } ?? []
    }

    private static func subtable(_ bytes: FontBytes, _ table: FontRuleTable, _ type: Int, _ start: Int) -> Subtable? {
        switch (table, type) {
        case (.substitution, 7), (.positioning, 9):
            // An extension subtable, which points to the actual subtable with a 32-bit offset.
            guard let type = bytes.number(start + 2), type != 7, type != 9, let high = bytes.number(start + 4),
                let low = bytes.number(start + 6)
            else { return nil }
            return subtable(bytes, table, type, start + high << 16 + low)
        case (.substitution, ligatureSubstitution): return ligatures(bytes, start)
        case (.positioning, pairPositioning):
            return bytes.number(start + 6).map { Subtable(type: type, hasOtherEffects: $0 != 0) }
        default: return Subtable(type: type)
        }
    }

    private static func ligatures(_ bytes: FontBytes, _ start: Int) -> Subtable? {
        var subtable = Subtable(type: ligatureSubstitution)
        for set in 0..<(bytes.number(start + 4) ?? 0) {
            guard let offset = bytes.number(start + 6 + 2 * set), let count = bytes.number(start + offset) else {
                return nil
            }
            for number in 0..<count {
                guard let place = bytes.number(start + offset + 2 + 2 * number),
                    let length = bytes.number(start + offset + place + 2),
                    let second = length > 1 ? bytes.number(start + offset + place + 4) : 0
                else { return nil }
                if length > 1 {
                    subtable.seconds.append(hb_codepoint_t(second))
                } else {
                    subtable.hasOtherEffects = true
                }
            }
        }
        return subtable
    }

    /// Whether the font has a table with a name.
    static func has(_ name: String, _ face: OpaquePointer?) -> Bool {
        read(face, name) { $0.bytes.isEmpty ? nil : true } ?? false
    }

    /// The HarfBuzz tag for a name of four letters.
    static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    private static func read<Result>(
        _ face: OpaquePointer?, _ name: String, _ body: (FontBytes) -> Result?
    ) -> Result? {
        let blob = hb_face_reference_table(face, tag(name))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return nil }
        return body(FontBytes(bytes: UnsafeRawBufferPointer(start: data, count: Int(length))))
    }
}

/// The bytes of a font table, which are read as 16-bit big-endian numbers.
private struct FontBytes {
    let bytes: UnsafeRawBufferPointer

    /// The 16-bit number at an offset; nil if the table is shorter.
    func number(_ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}
