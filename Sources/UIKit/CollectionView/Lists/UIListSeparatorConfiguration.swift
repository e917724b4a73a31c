// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The lines above and below the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is shown.
    public enum Visibility: Int, Sendable {
        /// If the appearance of the list has it at the place of the row.
        case automatic
        case visible
        case hidden
    }

    /// The insets of separators that begin at the text of their row, or where the appearance of the list has them.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    private let appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the line above the row is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the row is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances in points of the line above from the sides of the row. A side may be that of ``automaticInsets``.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The distances in points of the line below from the sides of the row. A side may be that of ``automaticInsets``.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator
    /// The colour of the lines of a row that is selected while several rows can be selected.
    public var multipleSelectionColor = UIColor.separator
    /// The effect of the lines; nil for the colour alone.
    public var visualEffect: UIVisualEffect?

    /// Creates the separators of a list with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

    /// Hashes the visibilities and the colour.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(appearance)
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text with the visibilities, the insets and the colour.
    public var description: String {
        "<UIListSeparatorConfiguration: topSeparatorVisibility = \(topSeparatorVisibility), "
            + "bottomSeparatorVisibility = \(bottomSeparatorVisibility), topSeparatorInsets = \(topSeparatorInsets), "
            + "bottomSeparatorInsets = \(bottomSeparatorInsets), color = \(color)>"
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }

    /// A mirror with the properties, for debugging.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "topSeparatorVisibility": topSeparatorVisibility,
                "bottomSeparatorVisibility": bottomSeparatorVisibility, "topSeparatorInsets": topSeparatorInsets,
                "bottomSeparatorInsets": bottomSeparatorInsets, "color": color,
                "multipleSelectionColor": multipleSelectionColor, "visualEffect": visualEffect as Any,
            ])
    }
}
