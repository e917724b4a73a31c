// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A description of a font: family, size, weight and style.
package struct FontFace: Hashable, Sendable {
    /// A fontconfig family name, such as "Inter", or a list of them separated by commas.
    package var family: String
    /// The size in points.
    package var size: Double
    /// The weight from 100 (thin) to 900 (black); 400 is regular, as in CSS and Pango.
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width.
    package var hasMonospacedDigits: Bool

    package init(
        family: String, size: Double, weight: Int = 400, isItalic: Bool = false, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

/// The vertical metrics of a font in points, not rounded to whole points. Ascent and descent are both positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double

    package var lineHeight: Double { ascent + descent + leading }

    package init(ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
