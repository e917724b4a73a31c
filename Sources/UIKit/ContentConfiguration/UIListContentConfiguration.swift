// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The content of a cell, header or footer: an image, a text and a secondary text.
///
/// Static methods create the configurations of the standard kinds of cells, headers and footers. Fonts and colours that
/// the app does not set depend on the state and the traits; see ``updated(for:)``.
///
/// ## Caveats
/// There is no property for ignoring inverted colours, because Uplift never inverts colours.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The kind of content, which determines the default values.
    let kind: ListContentKind

    enum Text: Equatable {
        case plain(String?)
        case attributed(NSAttributedString)

        var string: String? {
            switch self {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }

        var attributed: NSAttributedString? {
            if case .attributed(let text) = self { text } else { nil }
        }

        init(_ attributed: NSAttributedString?) {
            // The string is copied, because the app may change a mutable string later.
            self = attributed.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
        }

        /// Whether both texts are equal and have the same number of bytes. Swift treats "é" and "e" with a combining
        /// accent as equal, but they may look different.
        static func == (a: Text, b: Text) -> Bool {
            switch (a, b) {
            case (.plain(nil), .plain(nil)): true
            case (.plain(let a?), .plain(let b?)): a == b && a.utf8.count == b.utf8.count
            case (.attributed(let a), .attributed(let b)): a.isEqual(b)
            default: false
            }
        }
    }

    var primary = Text.plain(nil)
    var secondary = Text.plain(nil)
    /// The cached default fonts and colours, with the state and the traits for which they were determined.
    private var cachedStyle: CachedStyle

    private struct CachedStyle {
        var flags: ConfigurationFlags
        var traits: UITraitCollection
        var style: ListContentStyle

        init(_ kind: ListContentKind, _ flags: ConfigurationFlags, _ traits: UITraitCollection) {
            (self.flags, self.traits) = (flags, traits)
            style = ListContentStyle(kind, flags, traits)
        }

        /// Whether the cached style is valid for a state and traits. It is never valid if the traits specify no text
        /// size, because the size then comes from the current traits, which may change.
        func isValid(for flags: ConfigurationFlags, _ traits: UITraitCollection) -> Bool {
            self.flags == flags && self.traits === traits && traits.preferredContentSizeCategory != .unspecified
        }
    }

    init(_ kind: ListContentKind) {
        self.kind = kind
        let metrics = kind.metrics
        directionalLayoutMargins = metrics.margins
        axesPreservingSuperviewLayoutMargins = metrics.preservedAxes
        prefersSideBySideTextAndSecondaryText = metrics.isSideBySide
        imageToTextPadding = metrics.imageToText
        textToSecondaryTextHorizontalPadding = metrics.textToTextBeside
        textToSecondaryTextVerticalPadding = metrics.textToTextBelow
        cachedStyle = CachedStyle(kind, ConfigurationFlags(), .current)
        let style = cachedStyle.style
        imageProperties = ImageProperties(symbols: metrics.symbols)
        imageProperties.defaultedTint.setDefault(style.imageTint)
        textProperties = TextProperties(font: style.font, color: style.color)
        textProperties.transform = metrics.transform
        secondaryTextProperties = TextProperties(font: style.secondaryFont, color: style.secondaryColor)
    }

    // MARK: Content

    /// The image; nil for none.
    public var image: UIImage?
    /// The appearance and the size of the image.
    public var imageProperties: ImageProperties

    /// The text; setting it removes ``attributedText``.
    public var text: String? {
        get { primary.string }
        set { primary = .plain(newValue) }
    }

    /// The text with attributes, which take precedence over ``textProperties``; nil if there is none.
    public var attributedText: NSAttributedString? {
        get { primary.attributed }
        set { primary = Text(newValue) }
    }

    /// The appearance of the text.
    public var textProperties: TextProperties

    /// The second text; setting it removes ``secondaryAttributedText``.
    public var secondaryText: String? {
        get { secondary.string }
        set { secondary = .plain(newValue) }
    }

    /// The second text with attributes, which take precedence over ``secondaryTextProperties``; nil if there is none.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondary.attributed }
        set { secondary = Text(newValue) }
    }

    /// The appearance of the second text.
    public var secondaryTextProperties: TextProperties

    // MARK: Geometry

    /// The axes in which each margin of the content is at least as large as the superview's layout margin.
    public var axesPreservingSuperviewLayoutMargins: UIAxis
    /// The distances from the view's edges to the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts are side by side if there is room, with the second text at the trailing end.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The distance from the image to the texts, in points.
    public var imageToTextPadding: CGFloat
    /// The distance between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The distance between texts that are one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat

    // MARK: Displaying

    /// Creates a ``UIListContentView`` that displays the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration with the default fonts and colours for a state, except for those that the app has set.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let (flags, traits) = (ConfigurationFlags(state), state.traitCollection)
        var new = self
        if !cachedStyle.isValid(for: flags, traits) { new.cachedStyle = CachedStyle(kind, flags, traits) }
        let style = new.cachedStyle.style
        new.textProperties.defaultedFont.setDefault(style.font)
        new.textProperties.defaultedColor.setDefault(style.color)
        new.secondaryTextProperties.defaultedFont.setDefault(style.secondaryFont)
        new.secondaryTextProperties.defaultedColor.setDefault(style.secondaryColor)
        new.imageProperties.defaultedTint.setDefault(style.imageTint)
        return new
    }

    // MARK: Comparing

    /// Whether two configurations display the same content in the same way.
    public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
        a.kind == b.kind && a.primary == b.primary && a.secondary == b.secondary && a.image == b.image
            && a.textProperties == b.textProperties && a.secondaryTextProperties == b.secondaryTextProperties
            && a.imageProperties == b.imageProperties && a.isLaidOut(like: b)
    }

    /// Whether the content has the same size and layout as that of another configuration. The colours may differ.
    func hasSameSize(as other: UIListContentConfiguration) -> Bool {
        primary == other.primary && secondary == other.secondary && image === other.image && isLaidOut(like: other)
            && textProperties.hasSameSize(as: other.textProperties)
            && secondaryTextProperties.hasSameSize(as: other.secondaryTextProperties)
            && imageProperties.hasSameSize(as: other.imageProperties)
    }

    private func isLaidOut(like other: UIListContentConfiguration) -> Bool {
        axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
            && directionalLayoutMargins == other.directionalLayoutMargins
            && prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
            && imageToTextPadding == other.imageToTextPadding
            && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
            && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
    }

    /// Hashes the kind, the texts, the image and the text properties.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
        hasher.combine(textProperties)
        hasher.combine(secondaryTextProperties)
    }
}

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text with the kind, the texts, the image and the margins.
    public var description: String {
        var parts = ["kind = \(kind)"]
        if let text { parts.append("text = \"\(text)\"") }
        if let secondaryText { parts.append("secondaryText = \"\(secondaryText)\"") }
        if let image { parts.append("image = \(image)") }
        parts.append("directionalLayoutMargins = \(directionalLayoutMargins)")
        return "<UIListContentConfiguration: \(parts.joined(separator: ", "))>"
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }

    /// A mirror with the properties, for debugging.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "kind": kind, "image": image as Any, "imageProperties": imageProperties, "text": text as Any,
                "textProperties": textProperties, "secondaryText": secondaryText as Any,
                "secondaryTextProperties": secondaryTextProperties,
                "directionalLayoutMargins": directionalLayoutMargins,
            ])
    }
}
