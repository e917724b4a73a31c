// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIButton {
    /// The content and appearance of a button.
    ///
    /// ## Caveats
    /// Background configurations, attributed titles, transformers and indicators are not supported.
    public struct Configuration: Hashable {
        /// The size of a button, which determines its fonts and insets.
        public enum Size: Hashable, Sendable { case mini, small, medium, large }

        /// The corner radius of the background.
        public enum CornerStyle: Hashable, Sendable {
            /// The corner radius is the same at every text size.
            case fixed
            /// The corner radius scales with the user's text size.
            case dynamic
            case small, medium, large
            /// The corner radius is half the height, so that the ends are semicircles.
            case capsule
        }

        /// The horizontal alignment of title and subtitle relative to each other.
        public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }

        enum Style: Hashable { case plain, gray, tinted, filled }

        let style: Style

        /// The title of the button.
        public var title: String?
        /// The smaller text below the title.
        public var subtitle: String?
        /// The image of the button.
        public var image: UIImage?
        /// The side of the title on which the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The horizontal alignment of title and subtitle relative to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The treatment of a title that is too long for its line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The treatment of a subtitle that is too long for its line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The size and weight of a symbol image that has no symbol configuration of its own; nil matches the title's
        /// font.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The colour of title and image; nil uses the style's colour.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil uses the style's colour. Styles without a background ignore it.
        public var baseBackgroundColor: UIColor?
        /// The corner radius of the background.
        public var cornerStyle = CornerStyle.dynamic

        /// The size of the button's fonts. Setting it also updates ``contentInsets``, unless the app has changed them.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.contentInsets { setDefaultContentInsets() } }
        }

        /// The space between the button's edges and its content.
        public var contentInsets = Size.medium.contentInsets

        /// Sets ``contentInsets`` to the default of the ``buttonSize``.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.contentInsets
        }

        // MARK: Styles

        /// A style with a title in the tint colour and no background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A style with a grey background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A style with a background in a faint tint colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A style with a white title on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        /// The same style as ``plain()``.
        public static func borderless() -> Configuration { plain() }
        /// The same style as ``gray()``.
        public static func bordered() -> Configuration { gray() }
        /// The same style as ``tinted()``.
        public static func borderedTinted() -> Configuration { tinted() }
        /// The same style as ``filled()``.
        public static func borderedProminent() -> Configuration { filled() }

        private init(style: Style) {
            self.style = style
        }

        /// Hashes the style, the title, the subtitle, the image and the button size.
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
    /// The default insets. With them, buttons have about the same heights as on iOS: 35 points for medium, 28 for small
    /// and 50 for large buttons.
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
    /// The corner radius in points. The values are our own choice, because those of UIKit are not published.
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
