// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What the heights of rows depend on besides what is in them.
struct MeasuringConditions: Equatable {
    var width: CGFloat
    var category: UIContentSizeCategory
    var sides: SideInsets
    var rowHeight: CGFloat
    var estimate: CGFloat
}

extension UITableView {
    /// Where heights come from.
    enum HeightSource {
        /// All rows are equally high.
        case uniform(CGFloat)
        /// The delegate says, for every row at once.
        case delegate
        /// Rows are measured as they are shown; until then heights are estimates.
        case whenShown
    }

    var heightSource: HeightSource {
        let isEstimating = delegateAnswers.estimatesHeights || estimatedRowHeight != 0
        if delegateAnswers.givesHeights { return isEstimating ? .whenShown : .delegate }
        if rowHeight != UITableView.automaticDimension { return .uniform(rowHeight) }
        return isEstimating ? .whenShown : .uniform(UITableView.usualRowHeight(traitCollection))
    }

    /// Whether every batch asks the delegate about every row.
    var asksForAllHeights: Bool { if case .delegate = heightSource { true } else { false } }

    /// A row of one line of body text: 44 points at the usual text size, and more where text is larger.
    static func usualRowHeight(_ traits: UITraitCollection) -> CGFloat {
        if let lastUsual, lastUsual.traits === traits { return lastUsual.height }
        let height = findUsualRowHeight(traits)
        lastUsual = (traits, height)
        return height
    }

    /// What was found last: every row that is measured asks, and all on a screen have the same traits.
    private static var lastUsual: (traits: UITraitCollection, height: CGFloat)?

    private static func findUsualRowHeight(_ traits: UITraitCollection) -> CGFloat {
        let usual = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        let growth = max(0, font.lineHeight - usual.lineHeight)
        return TableMetrics.current.rowHeight + (growth * 2).rounded(.up) / 2
    }

    // MARK: All rows

    /// Lays all rows out anew, from what is known of their heights before they are shown.
    func rebuildGeometry(from known: KnownHeights? = nil) {
        list.geometry = SectionedGeometry()
        measuredAs = measuringConditions
        let usual = UsualEdgeHeights(self)
        for (section, count) in list.counts.enumerated() {
            list.geometry.append(initialSection(count: count, section, usual, from: known))
        }
        list.collapsedRows = known?.collapsedRows(in: list.geometry) ?? []
        askCollapsedRows()
    }

    /// The heights that have been found out, where they go for new data too: not where the delegate has another guess
    /// for each row, and not where rows are to be measured anew.
    var knownHeights: KnownHeights? {
        guard case .whenShown = heightSource, !delegateAnswers.estimatesHeights, measuredAs == measuringConditions
        else { return nil }
        return KnownHeights(
            list.geometry, collapsedRows: list.collapsedRows, estimate: generalEstimate,
            top: Double(bounds.minY - headerHeight))
    }

    private var measuringConditions: MeasuringConditions {
        MeasuringConditions(
            width: bounds.width, category: traitCollection.preferredContentSizeCategory, sides: sidesToMeasure,
            rowHeight: rowHeight, estimate: estimatedRowHeight)
    }

    /// Rows of a section, as high as they are known or taken to be before they are shown.
    ///
    /// - Parameter asks: whether the delegate may be asked.
    /// - Complexity: O(1), or O(k) where the delegate is asked about each of k rows.
    func initialRows(_ rows: Range<Int>, inSection section: Int, asks: Bool = true) -> RowGeometry {
        let paths = rows.lazy.map { RowPath(section: section, row: $0) }
        switch heightSource {
        case .uniform(let height):
            return RowGeometry(count: rows.count, height: Double(height))
        case _ where !asks:
            return RowGeometry(count: rows.count, height: Double(generalEstimate))
        case .delegate:
            let usual = UITableView.usualRowHeight(traitCollection)
            return RowGeometry(heights: paths.map { Double(self.delegateHeight(ofRow: $0) ?? usual) })
        case .whenShown:
            let general = generalEstimate
            guard delegateAnswers.estimatesHeights, let delegate else {
                return RowGeometry(count: rows.count, height: Double(general))
            }
            return RowGeometry(
                heights: paths.map { path in
                    let estimate = delegate.estimatedHeight(self, IndexPath(path))
                    if estimate == UITableView.automaticDimension { return Double(general) }
                    // A row without an estimate is asked about at once.
                    if estimate == 0 { return Double(self.delegateHeight(ofRow: path) ?? general) }
                    return Double(self.checked(estimate, path))
                })
        }
    }

    private var generalEstimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : UITableView.usualRowHeight(traitCollection)
    }

    /// The delegate's answer; nil where there is none, or it leaves the height to the cell.
    private func delegateHeight(ofRow path: RowPath) -> CGFloat? {
        guard delegateAnswers.givesHeights, let delegate else { return nil }
        statistics.rowsMeasured += 1
        let height = delegate.height(self, IndexPath(path))
        return height == UITableView.automaticDimension ? nil : checked(height, path)
    }

    /// Ends the program where a height set for all rows is none.
    func check(_ height: CGFloat, _ property: String) {
        guard height == UITableView.automaticDimension || (height >= 0 && height.isFinite) else {
            misuse("UITableView.\(property) is \(height). Set 0 or more points, or UITableView.automaticDimension.")
        }
    }

    private func checked(_ height: CGFloat, _ path: RowPath) -> CGFloat {
        check(height, ofDelegate: "height of row \(path.row) in section \(path.section)")
        return height
    }

    /// Ends the program where a height that the delegate gives is none.
    func check(_ height: CGFloat, ofDelegate what: @autoclosure () -> String) {
        guard height == UITableView.automaticDimension || (height >= 0 && height.isFinite) else {
            misuse(
                "The delegate's \(what()) is \(height). "
                    + "Return 0 or more points, or UITableView.automaticDimension.")
        }
    }

    // MARK: One row

    /// Finds out how high a row really is that is shown.
    ///
    /// - Parameter cell: the row's cell, which is asked where the delegate does not say.
    /// - Returns: by how much that differs from what it was taken to be.
    func measureRow(_ path: RowPath, in cell: UITableViewCell?) -> Double {
        let growth = takeGivenHeight(ofRow: path) ?? cell.map { takeWantedHeight(ofRow: path, $0) } ?? 0
        if let cell { visible.cellsToMeasure.remove(ObjectIdentifier(cell)) }
        return growth
    }

    /// Finds out how high a row is to be without its cell, where that can be.
    ///
    /// - Returns: by how much that differs from what it was taken to be; nil where its cell is to be asked.
    func takeGivenHeight(ofRow path: RowPath) -> Double? {
        guard case .whenShown = heightSource else { return 0 }
        if let isGiven = list.rowsMeasuredAhead.removeValue(forKey: path) { return isGiven ? 0 : nil }
        return delegateHeight(ofRow: path).map { take($0, ofRow: path) }
    }

    /// Asks a cell how high its row is to be.
    func takeWantedHeight(ofRow path: RowPath, _ cell: UITableViewCell) -> Double {
        statistics.rowsMeasured += 1
        let wanted = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return take(wanted.isFinite ? max(wanted, 0) : cell.bounds.height, ofRow: path)
    }

    private func take(_ height: CGFloat, ofRow path: RowPath) -> Double {
        if height == 0 {
            list.collapsedRows.insert(path)
        } else if !list.collapsedRows.isEmpty {
            list.collapsedRows.remove(path)
        }
        let old = list.geometry.rowRange(path).height
        guard Double(height) != old else { return 0 }
        list.geometry.setRowHeight(Double(height), ofRow: path)
        reorderFollowsHeights()
        return Double(height) - old
    }

    /// Measures the rows that will be on screen once `path` lies where it is to lie, as far as that needs no cells; as
    /// they are shown, they are not measured again.
    func measureRows(near path: RowPath, _ position: ScrollPosition) {
        guard delegateAnswers.givesHeights, case .whenShown = heightSource, visible.cells[path] == nil else { return }
        let anchor = anchorInView()
        let (part, inset) = (ListPart.row(path), restingInset)
        let all = Double(bounds.height)
        var position = position
        if position == .none { position = anchor.map { part < $0.part } ?? true ? .top : .bottom }
        var above: Double
        switch position {
        case .bottom: above = all - Double(inset.bottom)
        case .middle: above = all / 2
        case .top, .none: above = Double(inset.top + roomOfHeader(above: path))
        }
        measureAhead(path)
        let height = list.geometry.rowRange(path).height
        above -= position == .bottom ? height : position == .middle ? height / 2 : 0
        // Where the content ends on one side, more of it shows on the other.
        let below = measureAhead(from: part, room: all - above - height, isBackwards: false)
        let rest = measureAhead(from: part, room: above + below.left, isBackwards: true)
        if rest.left > 0 { _ = measureAhead(from: below.last, room: rest.left, isBackwards: false) }
        contentSizeMayHaveChanged()
        if let anchor { restore(anchor) }
    }

    /// Measures rows beyond a part until a room is filled.
    ///
    /// - Returns: what is left of the room, and the last part looked at.
    private func measureAhead(
        from start: ListPart, room: Double, isBackwards: Bool
    ) -> (left: Double, last: ListPart) {
        var (left, last) = (room, start)
        while left > 0, let part = list.geometry.part(after: last, isBackwards: isBackwards) {
            if let row = part.row { measureAhead(row) }
            left -= list.geometry.range(of: part).height
            last = part
        }
        return (max(left, 0), last)
    }

    private func measureAhead(_ path: RowPath) {
        guard visible.cells[path] == nil, list.rowsMeasuredAhead[path] == nil else { return }
        list.rowsMeasuredAhead[path] = takeGivenHeight(ofRow: path) != nil
    }

    // MARK: Changes

    /// Text size, row height or estimates are others now: what is at the top stays there.
    func heightsDidChange() {
        guard dataIsLoaded else { return }
        let anchor = anchorInView()
        list.rowsMeasuredAhead = [:]
        rebuildGeometry()
        reorderFollowsHeights()
        measureShownParts()
        if let anchor { restore(anchor) }
        setNeedsLayout()
    }

    /// A batch is the moment at which rows, headers and footers take other heights.
    ///
    /// - Complexity: O(parts on screen + rows without height), or O(n) where the delegate says every height at once.
    func heightsMayHaveChanged() {
        if asksForAllHeights {
            for (section, count) in list.counts.enumerated() {
                list.geometry.setRows(initialRows(0..<count, inSection: section), inSection: section)
            }
            reorderFollowsHeights()
        }
        askCollapsedRows()
        measureShownParts()
    }

    /// Asks about rows that have been found to have no height: they have no cells, and nobody else would ask.
    private func askCollapsedRows() {
        for path in list.collapsedRows.sorted() where visible.cells[path] == nil && takeGivenHeight(ofRow: path) == nil
        {
            // Its cell says, once there is one.
            let taken = initialRows(path.row..<path.row + 1, inSection: path.section).totalHeight
            _ = take(CGFloat(taken), ofRow: path)
        }
    }

    /// Measures all that is on screen.
    private func measureShownParts() {
        for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key }) where list.geometry.contains(path) {
            _ = measureRow(path, in: cell)
        }
        for (part, shown) in visible.edges.sorted(by: { $0.key < $1.key }) where list.geometry.contains(part) {
            guard let edge = part.edge else { continue }
            _ = measure(part, edge, shown.view, chosen: chosenHeight(edge, part.section))
        }
        contentSizeMayHaveChanged()
    }

    /// Cells of another width or text size may want another height.
    ///
    /// Looked at in the layout pass, when cells have the new text size themselves.
    func measureAgainIfNeeded() {
        if measuredAs != measuringConditions { heightsDidChange() }
    }
}
