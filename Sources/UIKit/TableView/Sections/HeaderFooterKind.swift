// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The header or the footer of a section.
enum HeaderFooterKind: CaseIterable {
    case header, footer

    func part(_ section: Int) -> ListPart {
        switch self {
        case .header: .header(section)
        case .footer: .footer(section)
        }
    }
}

extension ListPart {
    /// Whether this part of the table is a header or a footer; nil if it is a row.
    var headerFooterKind: HeaderFooterKind? {
        switch self {
        case .header: .header
        case .footer: .footer
        case .row: nil
        }
    }
}

/// A header or footer that is on screen.
struct VisibleHeaderFooter {
    /// The displayed view; nil if the header or footer is only an empty gap.
    var view: UIView?
    /// The numbers of the update animations that keep the view in the table, even if it is outside the visible area.
    var animationNumbers: Set<Int> = []
}

/// Calls to the delegate and the data source for a header or a footer.
extension UITableView {
    func givesHeights(_ kind: HeaderFooterKind) -> Bool {
        kind == .header ? delegateMethods.givesHeaderHeights : delegateMethods.givesFooterHeights
    }

    func givesViews(_ kind: HeaderFooterKind) -> Bool {
        kind == .header ? delegateMethods.givesHeaderViews : delegateMethods.givesFooterViews
    }

    func givesTitles(_ kind: HeaderFooterKind) -> Bool {
        kind == .header ? dataSourceMethods.givesHeaderTitles : dataSourceMethods.givesFooterTitles
    }

    /// The height in points that the app has set for all headers or all footers of the table.
    func generalHeight(_ kind: HeaderFooterKind) -> CGFloat {
        kind == .header ? sectionHeaderHeight : sectionFooterHeight
    }

    /// The height that the delegate returns for a header or footer. If the delegate returns no heights, the result is
    /// the height that the app has set for all sections. Nil if the height is automatic.
    func chosenHeight(_ kind: HeaderFooterKind, _ section: Int) -> CGFloat? {
        var height = generalHeight(kind)
        if givesHeights(kind), let delegate {
            height = kind == .header ? delegate.headerHeight(self, section) : delegate.footerHeight(self, section)
            check(height, ofDelegate: "height of the \(kind) of section \(section)")
        }
        return height == UITableView.automaticDimension ? nil : height
    }

    func estimatedHeight(_ kind: HeaderFooterKind, _ section: Int) -> CGFloat {
        guard let delegate else {
            return kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        }
        return kind == .header
            ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
            : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    }

    /// The view that the delegate provides for a header or footer.
    func viewFromDelegate(_ kind: HeaderFooterKind, _ section: Int) -> UIView? {
        guard givesViews(kind), let delegate else { return nil }
        let before = parts.requestedKind
        parts.requestedKind = kind
        defer { parts.requestedKind = before }
        return kind == .header ? delegate.headerView(self, section) : delegate.footerView(self, section)
    }

    /// The title that the data source provides for a header or footer.
    func titleFromDataSource(_ kind: HeaderFooterKind, _ section: Int) -> String? {
        guard givesTitles(kind), let dataSource else { return nil }
        return kind == .header ? dataSource.headerTitle(self, section) : dataSource.footerTitle(self, section)
    }

    func notifyWillDisplay(_ view: UIView, _ part: ListPart) {
        switch part {
        case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        case .row: break
        }
    }

    func notifyDidEndDisplaying(_ view: UIView, _ part: ListPart) {
        switch part {
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        case .row: break
        }
    }
}
