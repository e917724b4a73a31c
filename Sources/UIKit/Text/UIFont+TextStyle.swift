// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

extension UIFont {
    /// The role of a text, such as body or headline. Its font size follows the text size that the user has chosen.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The identifier of the style, the same as on iOS.
        public let rawValue: String

        /// Creates a style with an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The style of large titles at the top of a page.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of first-level headings.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of second-level headings.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of third-level headings.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of semibold headings that are as large as body text.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of subheadings, a little smaller than body text.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of callouts, slightly smaller than body text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of alternate captions, the smallest text.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The metrics that scale an app's own fonts and lengths with the user's text size, in proportion to the line
        /// height of this style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }

    /// The font of a text style, in the text size that the user has chosen.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style, in the text size of a trait collection. If the collection specifies no text size, the
    /// current one is used.
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
