// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The kinds of cells, headers and footers with a default appearance.
enum ListContentKind: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader, sidebarHeader
}

extension UIListContentConfiguration {
    // MARK: Cells

    /// The configuration of a cell whose second text, if any, is below the first.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    /// The configuration of a cell whose second text is below the first.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
    /// The configuration of a cell whose second text is at the trailing end.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    // MARK: Headers and footers

    /// The configuration of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
    /// The configuration of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
    /// The configuration of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
    /// The configuration of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
    /// The configuration of a large header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentInsetGroupedHeader)
    }
    /// The configuration of an extra large header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentInsetGroupedHeader)
    }

    // MARK: Sidebars

    /// The configuration of a cell in a sidebar list.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    /// The configuration of a cell with two texts in a sidebar list.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
    /// The configuration of a cell in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }
    /// The configuration of a cell with two texts in a list beside a sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }
    /// The configuration of a header in a sidebar list.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
