// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// The fonts installed on this machine.
package enum FontCatalogue {
    /// The families that replace the system font if Inter is not installed, in order of preference.
    private static let substitutes = ["Cantarell", "Noto Sans", "DejaVu Sans", "Liberation Sans", "sans-serif"]

    /// The family of the system font: Inter, whose proportions are close to those of Apple's system font.
    ///
    /// The first use asks fontconfig for one font; it does not list all fonts.
    package static let systemFamily: String = isAvailable("Inter") ? "Inter" : substitutes.joined(separator: ",")

    /// Whether a family with exactly this name is installed, ignoring case.
    package static func isAvailable(_ family: String) -> Bool {
        TextEngine.shared.locked { state in
            guard let font = state.loaded(FontFace(family: family, size: 17)).font,
                let description = pango_font_describe(font)
            else { return false }
            defer { pango_font_description_free(description) }
            guard let name = pango_font_description_get_family(description) else { return false }
            return String(cString: name).lowercased() == family.lowercased()
        }
    }

    /// The names of all installed families, sorted.
    ///
    /// - Complexity: O(installed fonts); the first call takes tens of milliseconds.
    package static var familyNames: [String] {
        TextEngine.shared.locked { state in
            var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
            var count: Int32 = 0
            pango_font_map_list_families(state.fontMap, &families, &count)
            defer { g_free(families) }
            return (0..<Int(count)).compactMap { families?[$0] }
                .map { String(cString: pango_font_family_get_name($0)) }.sorted()
        }
    }

    /// Makes the fonts in a file available to this process, by the names of their families.
    ///
    /// Register fonts before the first text is laid out, because a family that was not found is not searched for again.
    ///
    /// - Returns: whether the file has a font.
    package static func register(fontFile path: String) -> Bool {
        TextEngine.shared.locked { state in
            // The configuration is loaded with the font map.
            _ = state.fontMap
            return FcConfigAppFontAddFile(nil, path) != 0
        }
    }

    /// Throws an error if text cannot be drawn because no font is installed.
    package static func check() throws {
        let face = FontFace(family: systemFamily, size: 17)
        let isLoaded = TextEngine.shared.locked { $0.loaded(face).font != nil }
        if !isLoaded { throw NoFontFound() }
    }

    /// The error if no font is installed.
    package struct NoFontFound: Error, CustomStringConvertible {
        package var description: String {
            """
            no font found: install fonts-inter (and fonts-noto-cjk for Chinese, Japanese and Korean, \
            fonts-noto-color-emoji for emoji), or point FONTCONFIG_FILE at a configuration that names fonts
            """
        }
    }
}
