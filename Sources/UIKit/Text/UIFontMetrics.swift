// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Scales fonts and lengths of the app with the user's text size.
///
/// The scale factor is a text style's line height at the user's text size, divided by that at the default text size. As
/// on iOS, the point sizes of the style are not used. At the largest text size, the metrics of body text scale a custom
/// font of 17 points to 48. The body font itself grows from 17 to 53.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics that scale in proportion to the line height of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The font, scaled for the current text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font, scaled for the current text size. The scaled size is at most `maximumPointSize`; 0 means no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font, scaled for the text size of a trait collection. If the collection is nil or specifies no text size,
    /// the current one is used.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font, scaled for the text size of a trait collection. The scaled size is at most `maximumPointSize`; 0 means
    /// no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        let face = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size).face
        return UIFont(face: face, scaling: .metrics(style, face: font.face, maximum: maximumPointSize))
    }

    /// The length, scaled for the current text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length, scaled for the text size of a trait collection and rounded to whole pixels. At the default text size
    /// it is unchanged.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = TextSizes.category(of: traitCollection)
        let usual = TextSizes.size(of: style, in: .large).leading
        let factor = TextSizes.size(of: style, in: category).leading / usual
        let specified = traitCollection?.displayScale ?? 0
        let scale = specified > 0 ? specified : UITraitCollection.current.displayScale
        guard factor != 1, value.isFinite, scale > 0 else { return value }
        return (value * factor * scale).rounded() / scale
    }
}
