// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    // MARK: Before it is shown

    /// A section as high as it is known or taken to be.
    ///
    /// - Complexity: O(1), or O(`count`) where the delegate is asked about each row.
    func initialSection(count: Int, _ section: Int) -> SectionedGeometry.NewSection {
        SectionedGeometry.NewSection(
            header: initialHeight(.header, section), rows: initialRows(count: count, inSection: section),
            footer: initialHeight(.footer, section))
    }

    /// What a header or footer is taken to be high before it is shown.
    private func initialHeight(_ edge: SectionEdge, _ section: Int) -> Double {
        guard givesHeights(edge) || givesViews(edge) || givesTitles(edge) else {
            return Double(heightOfNothing(edge, section, chosen: style == .plain ? nil : chosenHeight(edge, section)))
        }
        let estimate = estimatedHeight(edge, section)
        check(estimate, "estimated \(edge) of section \(section)")
        if estimate > 0 { return Double(padded(estimate, edge)) }
        let usual = SectionTitleLook(edge, section, of: self).heightOfLine
        if estimate < 0 {
            let general = generalHeight(edge)
            return Double(padded(general >= 0 ? general : usual, edge))
        }
        // Without estimates heights are asked for at once.
        if let chosen = chosenHeight(edge, section) { return Double(padded(chosen, edge)) }
        if givesViews(edge) { return Double(padded(usual, edge)) }
        guard let title = givenTitle(edge, section) else { return Double(heightOfNothing(edge, section, chosen: nil)) }
        return Double(padded(SectionTitleLook(edge, section, of: self).height(title, width: rowWidth), edge))
    }

    // MARK: When it is shown

    /// Finds out how high a header or footer is that shows `view`.
    ///
    /// - Returns: by how much that differs from what it was taken to be.
    func measure(_ part: ListPart, _ edge: SectionEdge, _ view: UIView?) -> Double {
        let chosen = chosenHeight(edge, part.section)
        let height: CGFloat
        if let view {
            height = padded(chosen ?? fittingHeight(of: view, edge, part.section), edge)
        } else {
            height = heightOfNothing(edge, part.section, chosen: givesHeights(edge) || style != .plain ? chosen : nil)
        }
        let old = geometry.range(of: part).height
        guard Double(height) != old else { return 0 }
        switch edge {
        case .header: geometry.setHeaderHeight(Double(height), ofSection: part.section)
        case .footer: geometry.setFooterHeight(Double(height), ofSection: part.section)
        }
        reorderFollowsHeights()
        return Double(height) - old
    }

    private func fittingHeight(of view: UIView, _ edge: SectionEdge, _ section: Int) -> CGFloat {
        let wanted = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if wanted > 0, wanted.isFinite { return wanted }
        // A plain view says nothing of its height: it gets a title's.
        return SectionTitleLook(edge, section, of: self).heightOfLine
    }

    /// The room left where there is neither view nor title.
    private func heightOfNothing(_ edge: SectionEdge, _ section: Int, chosen: CGFloat?) -> CGFloat {
        if let chosen { return padded(chosen, edge) }
        guard style != .plain else { return 0 }
        let isFirst = edge == .header && section == 0
        return isFirst ? TableMetrics.current.firstGroupGap : TableMetrics.current.groupGap
    }

    // MARK: Padding

    /// The height with the room above a header.
    private func padded(_ height: CGFloat, _ edge: SectionEdge) -> CGFloat {
        edge == .header && height > 0 ? height + headerTopPadding : height
    }

    /// Points above each header that has a height.
    var headerTopPadding: CGFloat {
        if sectionHeaderTopPadding != UITableView.automaticDimension { return sectionHeaderTopPadding }
        return style == .plain ? TableMetrics.current.plainHeaderTopPadding : 0
    }
}
