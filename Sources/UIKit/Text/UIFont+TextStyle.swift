// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

extension UIFont {
    /// What a text is for; its size follows what the user has chosen.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// What scales fonts and lengths as this style scales.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }

    /// The font of a text style, in the size that the user has chosen.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style, in the size that the traits ask for; the current ones where they ask for none.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = TextSizes.size(of: style, in: TextSizes.category(of: traitCollection))
        let specified = traitCollection?.legibilityWeight ?? .unspecified
        let isBold = (specified == .unspecified ? UITraitCollection.current.legibilityWeight : specified) == .bold
        let weight: UIFont.Weight =
            if style == .headline { isBold ? .bold : .semibold } else { isBold ? .semibold : .regular }
        let font = systemFont(ofSize: size.points, weight: weight)
        return UIFont(face: font.face, scaling: .style(style))
    }
}
