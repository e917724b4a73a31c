// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Typesetting

/// The parts of a font's name: family, weight and slant.
struct FontName {
    var family: String
    var weight: Int
    var isItalic: Bool

    /// The weight names in PostScript font names, with their CSS weights. If a weight has several names, the first one
    /// is used to create a font name.
    private static let weights: [(name: String, weight: Int)] = [
        ("Regular", 400), ("Book", 400), ("Roman", 400), ("ExtraLight", 200), ("Thin", 100), ("UltraLight", 100),
        ("Light", 300), ("Medium", 500), ("SemiBold", 600), ("DemiBold", 600), ("ExtraBold", 800), ("Heavy", 800),
        ("Bold", 700), ("Black", 900),
    ]

    init(_ face: FontFace) {
        family = FontName.firstFamily(of: face.family)
        weight = face.weight
        isItalic = face.isItalic
    }

    /// Parses a font name. The result is nil if the family is not installed or the style is unknown.
    init?(_ name: String) {
        guard !name.isEmpty else { return nil }
        if FontCatalogue.isAvailable(name) {
            self.init(family: name, weight: 400, isItalic: false)
            return
        }
        // The style follows a hyphen or space: "Inter-Bold", "Noto Sans Bold Italic". The name is split at the first
        // hyphen or space that gives an installed family and a known style.
        for end in name.indices where name[end] == "-" || name[end] == " " {
            let family = String(name[..<end])
            guard let style = FontName.style(name[name.index(after: end)...]),
                let installed = FontName.installedFamily(family)
            else { continue }
            self.init(family: installed, weight: style.weight, isItalic: style.isItalic)
            return
        }
        if let installed = FontName.installedFamily(name) {
            self.init(family: installed, weight: 400, isItalic: false)
        } else {
            self.init(replacing: name)
        }
    }

    /// Parses the name of a font of iOS that is not installed. The result names the family that replaces it.
    private init?(replacing name: String) {
        let parts = name.lowercased().filter { $0 != " " }.split(separator: "-", maxSplits: 1)
        guard let family = parts.first, let substitute = IOSFontFamilies.substitute(for: String(family)) else {
            return nil
        }
        let style = parts.count > 1 ? String(parts[1]) : ""
        // The longest name, because “UltraLight” contains “Light”.
        let weight = FontName.weights.filter { style.contains($0.name.lowercased()) }.max {
            $0.name.count < $1.name.count
        }
        self.init(
            family: substitute, weight: weight?.weight ?? 400,
            isItalic: ["italic", "oblique"].contains(where: style.contains))
    }

    private init(family: String, weight: Int, isItalic: Bool) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }

    func face(size: Double) -> FontFace {
        FontFace(family: family, size: size, weight: weight, isItalic: isItalic)
    }

    var postScriptName: String {
        let rounded = min(max((weight + 50) / 100 * 100, 100), 900)
        let weightName = FontName.weights.first { $0.weight == rounded }?.name ?? "Regular"
        let style = isItalic ? (rounded == 400 ? "Italic" : weightName + "Italic") : weightName
        return family.filter { $0 != " " } + "-" + style
    }

    static func firstFamily(of list: String) -> String {
        String(list.prefix { $0 != "," })
    }

    /// The name of the installed family to which `name` refers; nil if there is none. `name` may omit the spaces, as
    /// PostScript names do: "DejaVuSans" refers to "DejaVu Sans".
    private static func installedFamily(_ name: String) -> String? {
        if FontCatalogue.isAvailable(name) { return name }
        guard !name.contains(" ") else { return nil }
        let squeezed = name.lowercased()
        return FontCatalogue.familyNames.first { $0.lowercased().filter { $0 != " " } == squeezed }
    }

    private static func style(_ text: Substring) -> (weight: Int, isItalic: Bool)? {
        var rest = text.lowercased().filter { $0 != " " && $0 != "-" }
        var isItalic = false
        for slant in ["italic", "oblique"] where rest.hasSuffix(slant) {
            rest.removeLast(slant.count)
            isItalic = true
        }
        if rest.isEmpty { return isItalic ? (400, true) : nil }
        guard let weight = weights.first(where: { $0.name.lowercased() == rest })?.weight else { return nil }
        return (weight, isItalic)
    }
}
