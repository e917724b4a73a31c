// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// The tables of a font file that have rules in them.
enum FontRuleTable: String {
    /// Rules that put other glyphs in the place of some.
    case substitution = "GSUB"
    /// Rules that move glyphs, or make them wider.
    case positioning = "GPOS"
}

/// A set of glyphs of a font, as HarfBuzz keeps them: in bits, for rules name thousands.
final class GlyphSet {
    /// HarfBuzz's own set, for its functions to fill.
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

/// The glyphs that one rule of a font reads and writes.
struct LookupGlyphs {
    let input = GlyphSet()
    let output = GlyphSet()
    private let before = GlyphSet()
    private let after = GlyphSet()
    private let face: OpaquePointer?
    private let table: FontRuleTable
    private let index: UInt32

    /// The features that HarfBuzz turns on by itself for any text.
    static let usualFeatures: [StaticString] = [
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra", "ltrm", "mark", "mkmk",
        "rand", "rclt", "rlig", "rvrn",
    ]
    /// Those beside that styles ask for, and that HarfBuzz turns on at a fraction's slash.
    static let otherFeatures: [StaticString] = ["dnom", "frac", "numr", "tnum"]

    /// The rules of some features.
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

    func looksAt(_ glyph: hb_codepoint_t) -> Bool {
        input.contains(glyph) || before.contains(glyph) || after.contains(glyph)
    }

    /// The parts of the rule; empty if the file is malformed.
    ///
    /// - Complexity: O(the rule's bytes)
    private func parts() -> [FontTables.Part] { FontTables.parts(face, table, index) }

    /// Whether all parts of the rule are of a kind, and meet a condition.
    ///
    /// - Complexity: O(the rule's bytes)
    func isAll(of type: Int, where meets: (FontTables.Part) -> Bool = { _ in true }) -> Bool {
        let parts = parts()
        return !parts.isEmpty && parts.allSatisfy { $0.type == type && meets($0) }
    }
}

/// What HarfBuzz does not say of a font's tables, read from their bytes.
enum FontTables {
    static let pairPositioning = 2
    static let ligatureSubstitution = 4

    /// A part of a rule: what kind it is, and what it says where it is of a kind that anybody here asks about.
    struct Part {
        /// The kind of rule, as it stands in the table.
        let type: Int
        /// Of a ligature, the glyphs that stand second.
        fileprivate(set) var seconds: [hb_codepoint_t] = []
        /// Whether it does more than make one glyph of several, or than set the first of a pair closer or wider.
        fileprivate(set) var hasOtherEffects = false
    }

    /// The longest stretch of glyphs that a rule looks at: `usMaxContext` of the table OS/2, from its second version on.
    static func longestContext(_ face: OpaquePointer?) -> Int? {
        read(face, "OS/2") { bytes in
            guard let version = bytes.number(0), version >= 2 else { return nil }
            return bytes.number(94)
        }
    }

    /// The parts of a rule; none where the file does not say what it should.
    fileprivate static func parts(_ face: OpaquePointer?, _ table: FontRuleTable, _ index: UInt32) -> [Part] {
        read(face, table.rawValue) { bytes in
            guard let list = bytes.number(8), let offset = bytes.number(list + 2 + 2 * Int(index)),
                let type = bytes.number(list + offset), let count = bytes.number(list + offset + 4)
            else { return nil }
            let lookup = list + offset
            var parts: [Part] = []
            for number in 0..<count {
                guard let start = bytes.number(lookup + 6 + 2 * number),
                    let part = part(bytes, table, type, lookup + start)
                else { return nil }
                parts.append(part)
            }
            return parts
        } ?? []
    }

    private static func part(_ bytes: FontBytes, _ table: FontRuleTable, _ type: Int, _ start: Int) -> Part? {
        switch (table, type) {
        case (.substitution, 7), (.positioning, 9):
            // An extension: the part lies farther away.
            guard let type = bytes.number(start + 2), type != 7, type != 9, let high = bytes.number(start + 4),
                let low = bytes.number(start + 6)
            else { return nil }
            return part(bytes, table, type, start + high << 16 + low)
        case (.substitution, ligatureSubstitution): return ligatures(bytes, start)
        case (.positioning, pairPositioning):
            return bytes.number(start + 6).map { Part(type: type, hasOtherEffects: $0 != 0) }
        default: return Part(type: type)
        }
    }

    private static func ligatures(_ bytes: FontBytes, _ start: Int) -> Part? {
        var part = Part(type: ligatureSubstitution)
        for set in 0..<(bytes.number(start + 4) ?? 0) {
            guard let offset = bytes.number(start + 6 + 2 * set), let count = bytes.number(start + offset) else {
                return nil
            }
            for number in 0..<count {
                guard let place = bytes.number(start + offset + 2 + 2 * number),
                    let length = bytes.number(start + offset + place + 2),
                    let second = length > 1 ? bytes.number(start + offset + place + 4) : 0
                else { return nil }
                if length > 1 { part.seconds.append(hb_codepoint_t(second)) } else { part.hasOtherEffects = true }
            }
        }
        return part
    }

    static func has(_ name: String, _ face: OpaquePointer?) -> Bool {
        read(face, name) { $0.bytes.isEmpty ? nil : true } ?? false
    }

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

/// A table's bytes, in which numbers take two, the greater first.
private struct FontBytes {
    let bytes: UnsafeRawBufferPointer

    /// Nil where the table ends before it.
    func number(_ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}
