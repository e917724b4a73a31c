// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The kinds of backgrounds with a default appearance.
enum BackgroundKind: Hashable, Sendable {
    case clear
    case listPlainCell, listGroupedCell, listSidebarCell, listAccompaniedSidebarCell
    case listPlainHeaderFooter, listGroupedHeaderFooter, listSidebarHeader
}

extension UIBackgroundConfiguration {
    /// A background that is transparent in every state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    // MARK: Cells

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listPlainCell) }
    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listGroupedCell) }
    /// The background of a cell in a sidebar list: a rounded fill if the cell is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listSidebarCell) }
    /// The background of a cell in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listAccompaniedSidebarCell)
    }

    // MARK: Headers and footers

    /// The background of a header or footer in a plain list: transparent unless it floats above scrolling rows.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listPlainHeaderFooter)
    }
    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listGroupedHeaderFooter)
    }
    /// The background of a header in a sidebar list.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listSidebarHeader)
    }
}

extension BackgroundKind {
    /// The corner radius and the insets of the background, in points. The values for sidebars are our own choice,
    /// because those of UIKit are not published.
    var shape: (cornerRadius: CGFloat, insets: NSDirectionalEdgeInsets) {
        switch self {
        case .listSidebarCell, .listAccompaniedSidebarCell:
            (10, NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        default: (0, .zero)
        }
    }

    /// The fill colour in a state; nil for the view's tint colour.
    ///
    /// Source: the grey of selected rows (systemGray4) was measured on iOS. Cells that are not selected, highlighted or
    /// drop targets have the system's background colours.
    ///
    /// > Note: A floating header has the system background colour; in UIKit it blurs the rows below it.
    func color(_ flags: ConfigurationFlags) -> UIColor? {
        let isEmphasized = flags.isSelected || flags.isHighlighted || flags.isDropTarget
        switch self {
        case .clear, .listGroupedHeaderFooter, .listSidebarHeader: return .clear
        case .listPlainCell: return isEmphasized ? .systemGray4 : .systemBackground
        case .listGroupedCell: return isEmphasized ? .systemGray4 : .secondarySystemGroupedBackground
        case .listSidebarCell: return flags.isSelected ? nil : isEmphasized ? .systemGray5 : .clear
        case .listAccompaniedSidebarCell: return isEmphasized ? .systemGray4 : .clear
        case .listPlainHeaderFooter: return flags.isPinned ? .systemBackground : .clear
        }
    }
}
