// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// The appearance of one of a configuration's texts.
    public struct TextProperties: Hashable {
        /// The alignment of the lines of a text.
        public enum TextAlignment: Hashable, Sendable {
            /// Lines start at the leading edge, which depends on the layout direction of the interface.
            case natural
            /// Lines are centred.
            case center
            /// Lines are stretched to the full width.
            case justified
        }

        /// The change of letter case for a text without attributes.
        public enum TextTransform: Hashable, Sendable {
            /// The text is displayed unchanged.
            case none
            /// The text is displayed in upper case.
            case uppercase
            /// The text is displayed in lower case.
            case lowercase
            /// The first letter of each word is displayed in upper case.
            case capitalized
        }

        var defaultedFont: Defaulted<UIFont>
        var defaultedColor: Defaulted<UIColor>

        /// The font. The default is that of the configuration's kind, and follows the user's text size.
        public var font: UIFont {
            get { defaultedFont.value }
            set { defaultedFont.set(newValue) }
        }

        /// The text colour. The default depends on the configuration's kind and the state.
        public var color: UIColor {
            get { defaultedColor.value }
            set { defaultedColor.set(newValue) }
        }

        /// The transformer applied to the text colour; nil for none.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines.
        public var alignment = TextAlignment.natural
        /// The way lines are wrapped or truncated.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines. 0, the default, means as many as the text needs.
        public var numberOfLines = 0
        /// Whether the font size is reduced if the text is too wide, down to ``minimumScaleFactor``.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale factor for the font size; with 0, the text is never drawn smaller.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the spacing of letters may be reduced slightly to avoid truncation.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the displayed font changes when the user changes the text size.
        public var adjustsFontForContentSizeCategory = true
        /// The change of letter case.
        public var transform = TextTransform.none
        /// Whether a truncated text is shown completely in a tooltip while the pointer hovers over the content.
        public var showsExpansionTextWhenTruncated = false

        init(font: UIFont, color: UIColor) {
            defaultedFont = Defaulted(font)
            defaultedColor = Defaulted(color)
        }

        /// The displayed colour: ``color`` after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer.applied(to: color) }

        /// Whether two appearances are equal. Transformers are equal if one is a copy of the other.
        public static func == (a: TextProperties, b: TextProperties) -> Bool {
            a.defaultedFont == b.defaultedFont && a.defaultedColor == b.defaultedColor
                && a.colorTransformer.isCopy(of: b.colorTransformer) && a.alignment == b.alignment
                && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
                && a.showsExpansionTextWhenTruncated == b.showsExpansionTextWhenTruncated && a.hasSameSize(as: b)
        }

        /// Whether each text would have the same size with these properties as with `other`.
        func hasSameSize(as other: TextProperties) -> Bool {
            (font === other.font || font == other.font) && lineBreakMode == other.lineBreakMode
                && numberOfLines == other.numberOfLines
                && adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
                && minimumScaleFactor == other.minimumScaleFactor && transform == other.transform
                && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
        }

        /// Hashes the font, the colour, the alignment, the number of lines and the transform.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(alignment)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// A text with the font and the colour.
    public var description: String { "<TextProperties: font = \(font), color = \(color)>" }
    /// The same text as ``description``.
    public var debugDescription: String { description }

    /// A mirror with the properties, for debugging.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "font": font, "color": color, "alignment": alignment, "lineBreakMode": lineBreakMode,
                "numberOfLines": numberOfLines, "transform": transform,
            ])
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// Returns the text with its letter case changed, by the rules of the user's language.
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.localizedUppercase
        case .lowercase: text.localizedLowercase
        case .capitalized: text.localizedCapitalized
        }
    }
}

extension NSTextAlignment {
    init(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) {
        self =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }
}
