// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// The layout values of a kind of list content. They are the same in all states of the view. Lengths are in points.
///
/// Source: the debug output of UIKit's configurations (iOS 16 and 17). A cell has the margins 11, 16, 11, 8 (top,
/// leading, bottom, trailing), and a grouped header 17, 8, 6, 8. Both preserve the superview's horizontal margins, and
/// have 16 points between image and text and 3 between texts. A footer's margins follow from its measured height.
/// Values marked "our own choice" have no source.
struct ListContentMetrics {
    var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    var preservedAxes = UIAxis.horizontal
    var imageToText: CGFloat = 16
    /// The gap between texts that are side by side. It is our own choice: the same gap as in cells of style `value1`.
    var textToTextBeside: CGFloat = 8
    var textToTextBelow: CGFloat = 3
    var isSideBySide = false
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none
    /// The default configuration of symbol images: the size of body text, at the large symbol scale.
    var symbols = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

    /// The width and height reserved for symbols at the default text size; they grow with body text. UIKit documents no
    /// value; this one is our own choice.
    static let symbolDimension: CGFloat = 28
}

extension ListContentKind {
    var metrics: ListContentMetrics {
        var metrics = ListContentMetrics()
        switch self {
        case .cell, .subtitleCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            break
        case .valueCell:
            metrics.isSideBySide = true
        case .plainHeader, .plainFooter:
            // With a line 20 points high, these margins give a plain header its height of 28 points.
            metrics.margins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .groupedHeader:
            metrics.margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
            metrics.transform = .uppercase
        case .groupedFooter:
            metrics.margins = NSDirectionalEdgeInsets(top: 7.5, leading: 8, bottom: 6.5, trailing: 8)
        case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
            // These margins are our own choice, because Apple publishes no values.
            metrics.margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 8, trailing: 8)
        case .sidebarHeader:
            // These margins are our own choice, because Apple publishes no values.
            metrics.margins = NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 8, trailing: 8)
        }
        return metrics
    }
}

/// The fonts and colours of a kind of content in a state.
///
/// Source: Apple's Human Interface Guidelines on text styles in lists, and the look of lists in iOS 15 to 18. Titles
/// have the text style body. Subtitles have the style caption 1 and the secondary label colour. The second text of a
/// value cell is as large as the title. Headers and footers of groups have the style footnote. The weights of prominent
/// headers and the colours of disabled content are our own choice.
struct ListContentStyle {
    var font: UIFont
    var color: UIColor
    var secondaryFont: UIFont
    var secondaryColor: UIColor
    /// The tint colour of the image; nil for the view's tint colour.
    var imageTint: UIColor?

    init(_ kind: ListContentKind, _ flags: ConfigurationFlags, _ traits: UITraitCollection) {
        font = kind.font.font(in: traits)
        secondaryFont = kind.secondaryFont.font(in: traits)
        color = kind.usesSecondaryLabelColor ? .secondaryLabel : .label
        secondaryColor = .secondaryLabel
        if flags.isDisabled {
            (color, secondaryColor, imageTint) = (.tertiaryLabel, .tertiaryLabel, .tertiaryLabel)
        } else if kind.isFilledWhenSelected, flags.isSelected {
            (color, secondaryColor, imageTint) = (.white, ListContentStyle.faintWhite, .white)
        }
    }

    private static let faintWhite = UIColor(white: 1, alpha: 0.75)
}

extension ListContentKind {
    fileprivate var font: ListContentFont {
        switch self {
        case .groupedHeader, .groupedFooter: .style(.footnote)
        case .plainHeader: .style(.headline)
        case .plainFooter: .style(.subheadline)
        case .prominentInsetGroupedHeader, .sidebarHeader: .heavier(.title3, 20, .semibold)
        case .extraProminentInsetGroupedHeader: .heavier(.title2, 22, .bold)
        default: .style(.body)
        }
    }

    fileprivate var secondaryFont: ListContentFont {
        switch self {
        case .valueCell: .style(.body)
        case .groupedHeader, .groupedFooter: .style(.footnote)
        case .plainHeader, .plainFooter, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
            .sidebarHeader:
            .style(.subheadline)
        default: .style(.caption1)
        }
    }

    /// Whether headers or footers of this kind have text in the secondary label colour, which is less prominent than
    /// the rows' text.
    fileprivate var usesSecondaryLabelColor: Bool {
        switch self {
        case .plainFooter, .groupedHeader, .groupedFooter: true
        default: false
        }
    }

    /// Whether a selected row is filled with the tint colour, so that its content is white.
    fileprivate var isFilledWhenSelected: Bool { self == .sidebarCell || self == .sidebarSubtitleCell }
}

/// The font of a text style, or a heavier font that scales with a text style.
private enum ListContentFont: Hashable {
    case style(UIFont.TextStyle)
    /// A system font of the given weight. The number is its size in points at the default text size; at other text
    /// sizes, the font scales like one of the text style.
    case heavier(UIFont.TextStyle, CGFloat, UIFont.Weight)

    private struct Key: Hashable {
        var font: ListContentFont
        var category: UIContentSizeCategory
        var legibility: UILegibilityWeight
        var scale: CGFloat
    }

    /// The created fonts, which are cached because rows use the same few fonts.
    private static let cachedFonts = Mutex<[Key: UIFont]>([:])

    func font(in traits: UITraitCollection) -> UIFont {
        let key = Key(
            font: self, category: traits.preferredContentSizeCategory, legibility: traits.legibilityWeight,
            scale: traits.displayScale)
        // If one of these traits is unspecified, the font depends on the current traits, which may change. Such a font
        // is not cached.
        guard key.category != .unspecified, key.legibility != .unspecified, key.scale > 0 else { return make(traits) }
        return ListContentFont.cachedFonts.withLock { cachedFonts in
            if let font = cachedFonts[key] { return font }
            let font = make(traits)
            cachedFonts[key] = font
            return font
        }
    }

    private func make(_ traits: UITraitCollection) -> UIFont {
        switch self {
        case .style(let style):
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .heavier(let style, let points, let weight):
            let font = UIFont.systemFont(ofSize: points, weight: weight)
            return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
        }
    }
}
