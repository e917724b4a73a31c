// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// The fonts installed on this machine.
package enum FontCatalogue {
    /// What the system font is made of where Inter is not installed.
    private static let substitutes = ["Cantarell", "Noto Sans", "DejaVu Sans", "Liberation Sans", "sans-serif"]

    /// The family of the system font: Inter, whose proportions are near those of Apple's.
    ///
    /// The first use asks fontconfig for one font; it does not list all.
    package static let systemFamily: String = isAvailable("Inter") ? "Inter" : substitutes.joined(separator: ",")

    /// Whether a family is installed under just this name.
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

    /// All families, sorted.
    ///
    /// - Complexity: O(fonts installed); tens of milliseconds at the first call.
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

    /// Throws where text could not be drawn because no font is installed.
    package static func check() throws {
        let face = FontFace(family: systemFamily, size: 17)
        let isLoaded = TextEngine.shared.locked { $0.loaded(face).font != nil }
        if !isLoaded { throw NoFontFound() }
    }

    package struct NoFontFound: Error, CustomStringConvertible {
        package var description: String {
            """
            no font found: install fonts-inter (and fonts-noto-cjk for Chinese, Japanese and Korean, \
            fonts-noto-color-emoji for emoji), or point FONTCONFIG_FILE at a configuration that names fonts
            """
        }
    }
}
