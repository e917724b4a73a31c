// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The heights of headers and footers with one line of text, in points.
@MainActor
struct DefaultHeaderFooterHeights {
    private let firstHeader: CGFloat
    private let header: CGFloat
    private let footer: CGFloat

    init(_ table: UITableView) {
        func height(_ kind: HeaderFooterKind, _ section: Int) -> CGFloat {
            SectionTitleStyle(kind, section, of: table).heightOfLine
        }
        (firstHeader, header, footer) = (height(.header, 0), height(.header, 1), height(.footer, 0))
    }

    func height(_ kind: HeaderFooterKind, _ section: Int) -> CGFloat {
        kind == .footer ? footer : section == 0 ? firstHeader : header
    }
}

extension UITableView {
    // MARK: Estimates

    /// The initial heights of a section's header, rows and footer: known heights or estimates.
    ///
    /// - Complexity: O(1), or O(`count`) if the delegate is asked about each row
    ///
    /// - Parameters:
    ///   - count: the number of rows in the section.
    ///   - section: the index of the section.
    ///   - usual: the heights of headers and footers with one line of text, computed once for all sections.
    ///   - asks: whether the delegate may be asked for heights.
    ///   - known: heights that take precedence over all estimates.
    func initialSection(
        count: Int, _ section: Int, _ usual: DefaultHeaderFooterHeights, asks: Bool = true,
        from known: PreviousHeights? = nil
    ) -> SectionedGeometry.NewSection {
        SectionedGeometry.NewSection(
            header: initialHeight(.header, section, usual, asks, known),
            rows: known?.rows(count: count, inSection: section)
                ?? initialRows(0..<count, inSection: section, asks: asks),
            footer: initialHeight(.footer, section, usual, asks, known))
    }

    /// The height in points used for a header or footer until it is shown and measured.
    ///
    /// - Parameters:
    ///   - kind: whether the height is that of a header or of a footer.
    ///   - section: the index of the section.
    ///   - usualHeights: the heights of headers and footers with one line of text.
    ///   - asks: whether the delegate may be asked for estimated heights.
    ///   - known: the heights from before a reload, which take precedence over estimates; nil if there are none.
    func initialHeight(
        _ kind: HeaderFooterKind, _ section: Int, _ usualHeights: DefaultHeaderFooterHeights, _ asks: Bool,
        _ known: PreviousHeights?
    ) -> Double {
        guard givesHeights(kind) || givesViews(kind) || givesTitles(kind) else {
            return Double(heightWithoutContent(kind, section, chosen: chosenHeight(kind, section)))
        }
        let estimate = asks ? estimatedHeight(kind, section) : UITableView.automaticDimension
        check(estimate, ofDelegate: "estimated height of the \(kind) of section \(section)")
        if estimate != 0, let known = known?.height(of: kind, section) { return known }
        if estimate > 0 { return Double(padded(estimate, kind)) }
        let usual = usualHeights.height(kind, section)
        if estimate < 0 {
            let general = generalHeight(kind)
            return Double(padded(general >= 0 ? general : usual, kind))
        }
        // An estimate of 0 turns estimates off: the height is determined at once.
        if let chosen = chosenHeight(kind, section) { return Double(padded(chosen, kind)) }
        if givesViews(kind) { return Double(padded(usual, kind)) }
        guard let title = titleFromDataSource(kind, section) else {
            return Double(heightWithoutContent(kind, section, chosen: nil))
        }
        return Double(
            padded(SectionTitleStyle(kind, section, of: self).height(title, width: rowWidth - contentInsets.sum), kind))
    }

    // MARK: Measuring

    /// Measures a header or footer that is displayed with `view`, and stores its height.
    ///
    /// - Parameter chosen: the height that the delegate returns, or that the app has set for all sections; nil to
    ///   measure the view.
    /// - Returns: the measured height minus the height assumed before, in points.
    func measure(_ part: ListPart, _ kind: HeaderFooterKind, _ view: UIView?, chosen: CGFloat?) -> Double {
        let height =
            view.map { padded(chosen ?? fittingHeight(of: $0, kind, part.section), kind) }
            ?? heightWithoutContent(kind, part.section, chosen: chosen)
        let old = geometry.range(of: part).height
        guard Double(height) != old else { return 0 }
        switch kind {
        case .header: geometry.setHeaderHeight(Double(height), ofSection: part.section)
        case .footer: geometry.setFooterHeight(Double(height), ofSection: part.section)
        }
        updateGapForNewHeights()
        return Double(height) - old
    }

    private func fittingHeight(of view: UIView, _ kind: HeaderFooterKind, _ section: Int) -> CGFloat {
        let wanted = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if wanted > 0, wanted.isFinite { return wanted }
        // A view that determines no height gets the height of a title.
        return SectionTitleStyle(kind, section, of: self).heightOfLine
    }

    /// The height of a header or footer without a view and without a title.
    ///
    /// - Parameter chosen: the height that the delegate returns, or that the app has set for all sections; nil for
    ///   none. In plain tables, the height for all sections applies only to headers and footers with content.
    private func heightWithoutContent(_ kind: HeaderFooterKind, _ section: Int, chosen: CGFloat?) -> CGFloat {
        if let chosen, givesHeights(kind) || style != .plain { return padded(chosen, kind) }
        guard style != .plain else { return 0 }
        let isFirst = kind == .header && section == 0
        let gap = isFirst ? TableMetrics.current.firstGroupGap : TableMetrics.current.groupGap
        return gap.rounded(toPixelsAt: pixelsPerPoint)
    }

    // MARK: Padding

    /// The height including the padding above a header. The height of a footer, and the height 0, are returned
    /// unchanged.
    private func padded(_ height: CGFloat, _ kind: HeaderFooterKind) -> CGFloat {
        kind == .header && height > 0 ? height + headerTopPadding : height
    }

    /// The padding above each header whose height is not 0, in points.
    var headerTopPadding: CGFloat {
        if sectionHeaderTopPadding != UITableView.automaticDimension { return sectionHeaderTopPadding }
        return style == .plain ? TableMetrics.current.plainHeaderTopPadding : 0
    }
}
