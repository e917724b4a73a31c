// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// How a text looks.
    public struct TextProperties: Hashable {
        /// Where lines begin.
        public enum TextAlignment: Hashable, Sendable {
            /// Where the interface's lines begin.
            case natural
            case center
            case justified
        }

        /// What is done to the letters of a text without attributes.
        public enum TextTransform: Hashable, Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }

        var defaultedFont: Defaulted<UIFont>
        var defaultedColor: Defaulted<UIColor>

        /// The font of the kind of configuration unless set; that one follows the user's text size.
        public var font: UIFont {
            get { defaultedFont.value }
            set { defaultedFont.choose(newValue) }
        }

        /// The colour of the kind and the state unless set.
        public var color: UIColor {
            get { defaultedColor.value }
            set { defaultedColor.choose(newValue) }
        }

        /// What the colour passes through.
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0, as it is unless set, is as many as the text needs.
        public var numberOfLines = 0
        /// Whether text that is too wide is set smaller, down to ``minimumScaleFactor``.
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may stand a little closer to each other where that shows text that would be truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a font that follows the user's text size changes with it.
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        /// Whether the whole text shows while a pointer rests on the content and the text is truncated.
        public var showsExpansionTextWhenTruncated = false

        init(font: UIFont, color: UIColor) {
            defaultedFont = Defaulted(font)
            defaultedColor = Defaulted(color)
        }

        /// The colour as it is shown: ``color`` passed through ``colorTransformer``.
        public func resolvedColor() -> UIColor { colorTransformer.applied(to: color) }

        public static func == (a: TextProperties, b: TextProperties) -> Bool {
            a.defaultedFont == b.defaultedFont && a.defaultedColor == b.defaultedColor
                && a.colorTransformer.isCopy(of: b.colorTransformer) && a.alignment == b.alignment
                && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
                && a.showsExpansionTextWhenTruncated == b.showsExpansionTextWhenTruncated && a.measures(like: b)
        }

        /// Whether texts take the same room in both looks.
        func measures(like other: TextProperties) -> Bool {
            (font === other.font || font == other.font) && lineBreakMode == other.lineBreakMode
                && numberOfLines == other.numberOfLines
                && adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
                && minimumScaleFactor == other.minimumScaleFactor && transform == other.transform
                && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
        }

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
    public var description: String { "<TextProperties: font = \(font), color = \(color)>" }
    public var debugDescription: String { description }

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
    /// The text with its letters changed, by the rules of the user's language.
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
