// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Typesetting

/// The families of the fonts of iOS, which may not be distributed, and the families that replace them.
///
/// The names are those of families, and the beginnings of PostScript names, in lower case and without spaces. They were
/// not compared with the list of a device: a family that is missing here has no substitute.
enum IOSFontFamilies {
    private static let serif: Set<String> = [
        "americantypewriter", "baskerville", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps", "bodoniornaments",
        "charter", "cochin", "copperplate", "didot", "georgia", "hiraginominchopron", "hoeflertext", "newyork",
        "palatino", "rockwell", "stixtwotext", "timesnewroman", "times",
    ]
    private static let monospaced: Set<String> = ["courier", "couriernew", "menlo", "sfmono"]
    private static let sansSerif: Set<String> = [
        "academyengravedlet", "alnile", "applecoloremoji", "applesdgothicneo", "applesymbols", "arial", "arialhebrew",
        "arialroundedmtbold", "avenir", "avenirnext", "avenirnextcondensed", "banglasangammn", "bradleyhand",
        "chalkboardse", "chalkduster", "damascus", "devanagarisangammn", "dinalternate", "dincondensed",
        "euphemiaucas", "farah", "futura", "galvji", "geezapro", "gillsans", "granthasangammn", "gujaratisangammn",
        "gurmukhimn", "helvetica", "helveticaneue", "hiraginomarugothicpron", "hiraginosans", "impact", "kailasa",
        "kefa", "khmersangammn", "kohinoorbangla", "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu",
        "laosangammn", "malayalamsangammn", "markerfelt", "mishafi", "muktamahee", "myanmarsangammn", "noteworthy",
        "notonastaliqurdu", "notosanskannada", "notosansmyanmar", "notosansoriya", "optima", "papyrus", "partylet",
        "pingfanghk", "pingfangsc", "pingfangtc", "sanfrancisco", "savoyelet", "sinhalasangammn", "snellroundhand",
        "symbol", "tamilsangammn", "thonburi", "trebuchet", "trebuchetms", "verdana", "zapfdingbats", "zapfino",
    ]
    /// The ends of families in names of fonts, as in `TimesNewRomanPSMT`.
    private static let endings = ["psmt", "mt", "ps"]

    /// Returns the family that replaces a family of iOS; nil if it is not one.
    ///
    /// - Parameter family: the name in lower case and without spaces.
    static func substitute(for family: String) -> String? {
        let shorter = endings.first(where: family.hasSuffix).map { String(family.dropLast($0.count)) }
        return [family, shorter].compactMap(\.self).lazy.compactMap(known).first
    }

    private static func known(_ family: String) -> String? {
        if serif.contains(family) { return UIFont.serifFamily }
        if monospaced.contains(family) { return UIFont.monospacedFamily }
        return sansSerif.contains(family) ? FontCatalogue.systemFamily : nil
    }
}
