// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The definition of a section that is a list.
@MainActor
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration

    init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

    var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }
    var backgroundColor: UIColor { configuration.backgroundColor ?? appearance.backgroundColor }
    private var hasHeader: Bool { configuration.headerMode != .none }
    private var hasFooter: Bool { configuration.footerMode != .none }

    // MARK: Geometry

    /// The insets of the rows in points, at a margin of the window.
    ///
    /// The grouped appearances have the insets of tables in the grouped styles. The space above and below the rows of a
    /// sidebar is our own choice, because Apple publishes no number for it.
    func insets(margin: CGFloat) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        let gap: CGFloat
        switch appearance {
        case .plain, .sidebarPlain: return insets
        case .grouped, .insetGrouped: gap = TableMetrics.current.groupGap
        case .sidebar: gap = 8
        }
        if !hasHeader { insets.top = gap }
        if !hasFooter { insets.bottom = gap }
        if appearance == .insetGrouped { (insets.leading, insets.trailing) = (margin, margin) }
        return insets
    }

    /// The space before the section in points.
    func spaceBefore(isFirst: Bool) -> CGFloat {
        let metrics = TableMetrics.current
        if hasHeader, let padding = configuration.headerTopPadding { return padding }
        if appearance.isGrouped { return isFirst ? metrics.firstGroupGap - metrics.groupGap : 0 }
        return hasHeader && appearance.pinsHeaders ? metrics.plainHeaderTopPadding : 0
    }

    /// The estimated height of headers and footers in points.
    var estimatedHeaderHeight: CGFloat {
        appearance.pinsHeaders ? TableMetrics.current.plainHeaderHeight : TableMetrics.current.groupHeaderHeight
    }

    // MARK: Roles

    /// The role of an item in a section with a number of items.
    func role(ofItem item: Int, of count: Int) -> ListRole {
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        return ListRole(
            section: self, part: item < first ? .header : .item, isFirst: item == first, isLast: item == count - 1)
    }

    /// The role of a header or footer; nil for another supplementary view.
    func role(ofKind kind: String, isFloating: Bool) -> ListRole? {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            ListRole(section: self, part: .header, isFloating: isFloating)
        case UICollectionView.elementKindSectionFooter:
            ListRole(section: self, part: .footer, isFloating: isFloating)
        default: nil
        }
    }

    /// Whether an item in the list's section `index` has a line above it. Only the first one of a section may have one.
    fileprivate func hasLineAboveFirst(_ index: Int) -> Bool {
        switch appearance {
        // The last row of the section before has a line already.
        case .plain, .sidebarPlain: hasHeader || hasFooter || index == 0
        case .grouped: true
        case .insetGrouped, .sidebar: false
        }
    }
}

/// The role of a view in a list.
struct ListRole: Equatable {
    enum Part: Sendable {
        case item, header, footer
    }

    let section: ListSection
    let part: Part
    /// Whether an item is the first one of its section, besides its header.
    var isFirst = false
    var isLast = false
    /// Whether a pinned header or footer floats over the rows.
    var isFloating = false

    static func == (a: ListRole, b: ListRole) -> Bool {
        a.section === b.section && a.part == b.part && a.isFirst == b.isFirst && a.isLast == b.isLast
            && a.isFloating == b.isFloating
    }
}

@MainActor
extension ListRole {
    var appearance: UICollectionLayoutListConfiguration.Appearance { section.appearance }

    /// A content configuration without text and image, for a view with the role.
    var content: UIListContentConfiguration {
        switch (part, appearance) {
        case (.item, .sidebar): .sidebarCell()
        case (.item, .sidebarPlain): .accompaniedSidebarCell()
        case (.item, _): .cell()
        case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
        case (.header, .sidebar): .sidebarHeader()
        case (.header, _): .groupedHeader()
        case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    /// The background of a view with the role.
    var background: UIBackgroundConfiguration {
        switch (part, appearance) {
        case (.item, .plain): .listPlainCell()
        case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
        case (.item, .sidebar): .listSidebarCell()
        case (.item, .sidebarPlain): .listAccompaniedSidebarCell()
        case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
        case (.header, .sidebar): .listSidebarHeader()
        default: .listGroupedHeaderFooter()
        }
    }

    /// The separators of an item, without automatic visibilities; nil for a header or footer.
    func separators(at indexPath: IndexPath) -> UIListSeparatorConfiguration? {
        guard part == .item else { return nil }
        let configuration = section.configuration
        var separators = configuration.separatorConfiguration
        if !configuration.showsSeparators {
            (separators.topSeparatorVisibility, separators.bottomSeparatorVisibility) = (.hidden, .hidden)
        }
        resolve(&separators, indexPath)
        guard let handler = configuration.itemSeparatorHandler else { return separators }
        separators = handler(indexPath, separators)
        resolve(&separators, indexPath)
        return separators
    }

    private func resolve(_ separators: inout UIListSeparatorConfiguration, _ indexPath: IndexPath) {
        if separators.topSeparatorVisibility == .automatic {
            let isShown = isFirst && section.hasLineAboveFirst(indexPath.section)
            separators.topSeparatorVisibility = isShown ? .visible : .hidden
        }
        if separators.bottomSeparatorVisibility == .automatic {
            separators.bottomSeparatorVisibility = isLast && appearance == .insetGrouped ? .hidden : .visible
        }
    }
}
