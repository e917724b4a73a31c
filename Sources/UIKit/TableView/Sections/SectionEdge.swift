// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What stands above a section, or below it.
enum SectionEdge: CaseIterable {
    case header, footer

    func part(_ section: Int) -> ListPart {
        switch self {
        case .header: .header(section)
        case .footer: .footer(section)
        }
    }
}

extension ListPart {
    /// Which edge of its section it is; nil for a row.
    var edge: SectionEdge? {
        switch self {
        case .header: .header
        case .footer: .footer
        case .row: nil
        }
    }
}

/// A header or footer that is on screen.
struct ShownEdge {
    /// What shows there; nil where there is but room.
    var view: UIView?
    /// The animations that it takes part in, by number: it may lie outside what shows meanwhile.
    var holds: Set<Int> = []
}

/// The questions about headers and footers, whichever of both it is.
extension UITableView {
    func givesHeights(_ edge: SectionEdge) -> Bool {
        edge == .header ? delegateAnswers.givesHeaderHeights : delegateAnswers.givesFooterHeights
    }

    func givesViews(_ edge: SectionEdge) -> Bool {
        edge == .header ? delegateAnswers.givesHeaderViews : delegateAnswers.givesFooterViews
    }

    func givesTitles(_ edge: SectionEdge) -> Bool {
        edge == .header ? sourceAnswers.givesHeaderTitles : sourceAnswers.givesFooterTitles
    }

    /// The height set for all sections.
    func generalHeight(_ edge: SectionEdge) -> CGFloat {
        edge == .header ? sectionHeaderHeight : sectionFooterHeight
    }

    /// The delegate's height, or else the one set for all sections; nil where it is to be worked out.
    func chosenHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
        var height = generalHeight(edge)
        if givesHeights(edge), let delegate {
            height = edge == .header ? delegate.headerHeight(self, section) : delegate.footerHeight(self, section)
            check(height, ofDelegate: "height of the \(edge) of section \(section)")
        }
        return height == UITableView.automaticDimension ? nil : height
    }

    func estimatedHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat {
        guard let delegate else {
            return edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        }
        return edge == .header
            ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
            : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    }

    /// The delegate's view.
    func givenView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        guard givesViews(edge), let delegate else { return nil }
        let before = visible.edgeAskedFor
        visible.edgeAskedFor = edge
        defer { visible.edgeAskedFor = before }
        return edge == .header ? delegate.headerView(self, section) : delegate.footerView(self, section)
    }

    /// The data source's title.
    func givenTitle(_ edge: SectionEdge, _ section: Int) -> String? {
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
