// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The content of a row or a header: an image, a text and a second text.
///
/// Made by one of the static methods, each of which looks as UIKit's rows of that kind do. Fonts and colours that
/// nobody sets follow the state and the traits: ``updated(for:)``.
///
/// ## Caveats
/// Ignoring inverted colours is absent: nothing inverts them here.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// What the defaults come from.
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
            // Whoever made it may change a mutable one later.
            self = attributed.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
        }

        /// To Swift "é" and "e" with an accent are the same, and to typesetting they are not.
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
    /// The fonts and colours that were looked up last, and what for.
    private var known: Known

    private struct Known {
        var flags: ConfigurationFlags
        var traits: UITraitCollection
        var look: ListContentLook

        init(_ kind: ListContentKind, _ flags: ConfigurationFlags, _ traits: UITraitCollection) {
            (self.flags, self.traits) = (flags, traits)
            look = ListContentLook(kind, flags, traits)
        }

        /// Traits that leave the text size open take it from the current ones, which change.
        func holds(for flags: ConfigurationFlags, _ traits: UITraitCollection) -> Bool {
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
        known = Known(kind, ConfigurationFlags(), .current)
        let look = known.look
        imageProperties = ImageProperties(symbols: metrics.symbols)
        imageProperties.defaultedTint.follow(look.imageTint)
        textProperties = TextProperties(font: look.font, color: look.color)
        textProperties.transform = metrics.transform
        secondaryTextProperties = TextProperties(font: look.secondaryFont, color: look.secondaryColor)
    }

    // MARK: Content

    public var image: UIImage?
    public var imageProperties: ImageProperties

    /// The text; setting it takes ``attributedText`` away.
    public var text: String? {
        get { primary.string }
        set { primary = .plain(newValue) }
    }

    /// The text with attributes, which count before ``textProperties``; nil where there are none.
    public var attributedText: NSAttributedString? {
        get { primary.attributed }
        set { primary = Text(newValue) }
    }

    public var textProperties: TextProperties

    /// The second text; setting it takes ``secondaryAttributedText`` away.
    public var secondaryText: String? {
        get { secondary.string }
        set { secondary = .plain(newValue) }
    }

    /// The second text with attributes, which count before ``secondaryTextProperties``; nil where there are none.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondary.attributed }
        set { secondary = Text(newValue) }
    }

    public var secondaryTextProperties: TextProperties

    // MARK: Geometry

    /// Along which axes the content also stays clear of the margins of the view round it.
    public var axesPreservingSuperviewLayoutMargins: UIAxis
    /// Points between the edges and the content.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts stand in one line where there is room for them, the second at its end.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// Points.
    public var imageToTextPadding: CGFloat
    /// Points between texts in one line.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Points between texts one above the other.
    public var textToSecondaryTextVerticalPadding: CGFloat

    // MARK: Showing it

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration with the fonts and colours that it has in a state, but for those that were set.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let (flags, traits) = (ConfigurationFlags(state), state.traitCollection)
        var new = self
        if !known.holds(for: flags, traits) { new.known = Known(kind, flags, traits) }
        let look = new.known.look
        new.textProperties.defaultedFont.follow(look.font)
        new.textProperties.defaultedColor.follow(look.color)
        new.secondaryTextProperties.defaultedFont.follow(look.secondaryFont)
        new.secondaryTextProperties.defaultedColor.follow(look.secondaryColor)
        new.imageProperties.defaultedTint.follow(look.imageTint)
        return new
    }

    // MARK: Comparing

    public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
        a.kind == b.kind && a.primary == b.primary && a.secondary == b.secondary && a.image == b.image
            && a.textProperties == b.textProperties && a.secondaryTextProperties == b.secondaryTextProperties
            && a.imageProperties == b.imageProperties && a.isLaidOut(like: b)
    }

    /// Whether this takes the same room as another, and puts everything in the same place.
    func measures(like other: UIListContentConfiguration) -> Bool {
        primary == other.primary && secondary == other.secondary && image === other.image && isLaidOut(like: other)
            && textProperties.measures(like: other.textProperties)
            && secondaryTextProperties.measures(like: other.secondaryTextProperties)
            && imageProperties.measures(like: other.imageProperties)
    }

    private func isLaidOut(like other: UIListContentConfiguration) -> Bool {
        axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
            && directionalLayoutMargins == other.directionalLayoutMargins
            && prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
            && imageToTextPadding == other.imageToTextPadding
            && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
            && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
    }

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
    /// The kind, the texts and what the content keeps clear of.
    public var description: String {
        var parts = ["kind = \(kind)"]
        if let text { parts.append("text = \"\(text)\"") }
        if let secondaryText { parts.append("secondaryText = \"\(secondaryText)\"") }
        if let image { parts.append("image = \(image)") }
        parts.append("directionalLayoutMargins = \(directionalLayoutMargins)")
        return "<UIListContentConfiguration: \(parts.joined(separator: ", "))>"
    }

    public var debugDescription: String { description }

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
