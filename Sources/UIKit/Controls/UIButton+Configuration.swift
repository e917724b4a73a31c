// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIButton {
    /// How a button looks and what it shows.
    ///
    /// ## Caveats
    /// Background configurations, attributed titles, transformers and indicators are absent.
    public struct Configuration: Hashable {
        public enum Size: Hashable, Sendable { case mini, small, medium, large }

        /// How round the background's corners are.
        public enum CornerStyle: Hashable, Sendable {
            /// As they are, whatever the text size.
            case fixed
            /// Growing with the text size.
            case dynamic
            case small, medium, large
            /// Half a circle at each end.
            case capsule
        }

        /// How title and subtitle stand above each other.
        public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }

        enum Style: Hashable { case plain, gray, tinted, filled }

        let style: Style

        public var title: String?
        /// A second, smaller text below the title.
        public var subtitle: String?
        public var image: UIImage?
        /// On which side of the title the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and title.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Size and weight of a symbol that brings none of its own; nil goes with the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// nil is the style's own.
        public var baseForegroundColor: UIColor?
        /// nil is the style's own. Styles without background take none.
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic

        /// Sets the size of the text, and the insets where they are still the usual ones.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.contentInsets { setDefaultContentInsets() } }
        }

        /// Room around image and title.
        public var contentInsets = Size.medium.contentInsets

        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.contentInsets
        }

        // MARK: Styles

        /// Text in the tint colour, no background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// On a grey background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// On a background of a little tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// White on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        public static func borderless() -> Configuration { plain() }
        public static func bordered() -> Configuration { gray() }
        public static func borderedTinted() -> Configuration { tinted() }
        public static func borderedProminent() -> Configuration { filled() }

        private init(style: Style) {
            self.style = style
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(image)
            hasher.combine(buttonSize)
        }
    }
}

extension UIButton.Configuration.Size {
    /// Chosen for the heights that buttons have on iOS: about 35 points with body text, 28 small, 50 large.
    fileprivate var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    var subtitleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .caption1
        case .medium, .large: .footnote
        }
    }
}

extension UIButton.Configuration.CornerStyle {
    /// Points. UIKit does not publish its own.
    func radius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
        switch self {
        case .fixed: 6
        case .dynamic: UIFontMetrics.default.scaledValue(for: 6, compatibleWith: traits)
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: height / 2
        }
    }
}
