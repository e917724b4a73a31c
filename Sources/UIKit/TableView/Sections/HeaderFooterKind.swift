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
    /// Whether the part is a header or a footer; nil for a row.
    var edge: HeaderFooterKind? {
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
    var holds: Set<Int> = []
}

/// Calls to the delegate and the data source for a header or a footer.
extension UITableView {
    func givesHeights(_ edge: HeaderFooterKind) -> Bool {
        edge == .header ? delegateAnswers.givesHeaderHeights : delegateAnswers.givesFooterHeights
    }

    func givesViews(_ edge: HeaderFooterKind) -> Bool {
        edge == .header ? delegateAnswers.givesHeaderViews : delegateAnswers.givesFooterViews
    }

    func givesTitles(_ edge: HeaderFooterKind) -> Bool {
        edge == .header ? sourceAnswers.givesHeaderTitles : sourceAnswers.givesFooterTitles
    }

    /// The height that the table sets for all headers or all footers.
    func generalHeight(_ edge: HeaderFooterKind) -> CGFloat {
        edge == .header ? sectionHeaderHeight : sectionFooterHeight
    }

    /// The delegate's height, otherwise the table's height for all sections; nil if the height is automatic.
    func chosenHeight(_ edge: HeaderFooterKind, _ section: Int) -> CGFloat? {
        var height = generalHeight(edge)
        if givesHeights(edge), let delegate {
            height = edge == .header ? delegate.headerHeight(self, section) : delegate.footerHeight(self, section)
            check(height, ofDelegate: "height of the \(edge) of section \(section)")
        }
        return height == UITableView.automaticDimension ? nil : height
    }

    func estimatedHeight(_ edge: HeaderFooterKind, _ section: Int) -> CGFloat {
        guard let delegate else {
            return edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        }
        return edge == .header
            ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
            : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    }

    /// The view that the delegate provides for a header or footer.
    func givenView(_ edge: HeaderFooterKind, _ section: Int) -> UIView? {
        guard givesViews(edge), let delegate else { return nil }
        let before = visible.edgeAskedFor
        visible.edgeAskedFor = edge
        defer { visible.edgeAskedFor = before }
        return edge == .header ? delegate.headerView(self, section) : delegate.footerView(self, section)
    }

    /// The title that the data source provides for a header or footer.
    func givenTitle(_ edge: HeaderFooterKind, _ section: Int) -> String? {
        guard givesTitles(edge), let dataSource else { return nil }
        return edge == .header ? dataSource.headerTitle(self, section) : dataSource.footerTitle(self, section)
    }

    func sayItComes(_ view: UIView, _ part: ListPart) {
        switch part {
        case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        case .row: break
        }
    }

    func sayItHasGone(_ view: UIView, _ part: ListPart) {
        switch part {
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        case .row: break
        }
    }
}
