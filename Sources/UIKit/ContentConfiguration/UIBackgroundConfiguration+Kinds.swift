// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The kinds of backgrounds that UIKit has a look for.
enum BackgroundKind: Hashable, Sendable {
    case clear
    case listPlainCell, listGroupedCell, listSidebarCell, listAccompaniedSidebarCell
    case listPlainHeaderFooter, listGroupedHeaderFooter, listSidebarHeader
}

extension UIBackgroundConfiguration {
    /// Nothing to see, whatever the state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    // MARK: Cells

    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listPlainCell) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listGroupedCell) }
    /// A rounded fill where the row is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listSidebarCell) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listAccompaniedSidebarCell)
    }

    // MARK: Headers and footers

    /// Nothing to see, unless the header sticks to the list's edge and rows go by below it.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listPlainHeaderFooter)
    }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listGroupedHeaderFooter)
    }
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listSidebarHeader)
    }
}

extension BackgroundKind {
    /// The radius and the insets, in points. Those of sidebars are ours: UIKit's are not published.
    var shape: (cornerRadius: CGFloat, insets: NSDirectionalEdgeInsets) {
        switch self {
        case .listSidebarCell, .listAccompaniedSidebarCell:
            (10, NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        default: (0, .zero)
        }
    }

    /// The fill in a state; nil is the view's tint colour.
    ///
    /// Source: the grey of selected rows is measured (systemGray4); the grounds are the system's colours of their
    /// name.
    ///
    /// > Note: A header that sticks lies on the system's background, where UIKit blurs what passes under it.
    func color(_ flags: ConfigurationFlags) -> UIColor? {
        let standsOut = flags.isSelected || flags.isHighlighted || flags.isDropTarget
        switch self {
        case .clear, .listGroupedHeaderFooter, .listSidebarHeader: return .clear
        case .listPlainCell: return standsOut ? .systemGray4 : .systemBackground
        case .listGroupedCell: return standsOut ? .systemGray4 : .secondarySystemGroupedBackground
        case .listSidebarCell: return flags.isSelected ? nil : standsOut ? .systemGray5 : .clear
        case .listAccompaniedSidebarCell: return standsOut ? .systemGray4 : .clear
        case .listPlainHeaderFooter: return flags.isPinned ? .systemBackground : .clear
        }
    }
}
