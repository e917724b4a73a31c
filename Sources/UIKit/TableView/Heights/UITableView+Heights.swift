// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The values that row heights depend on besides the content of the rows.
struct MeasuringConditions: Equatable {
    var width: CGFloat
    var category: UIContentSizeCategory
    var sides: SideInsets
    var rowHeight: CGFloat
    var estimate: CGFloat
}

extension UITableView {
    /// The source of row heights.
    enum HeightSource {
        /// All rows have the same height.
        case uniform(CGFloat)
        /// The heights of all rows are requested from the delegate when the data is loaded or updated.
        case delegate
        /// Rows are measured when they are shown. Until then their heights are estimates.
        case whenShown
    }

    /// The source of row heights, according to the delegate, `rowHeight` and `estimatedRowHeight`.
    var heightSource: HeightSource {
        let isEstimating = delegateMethods.estimatesHeights || estimatedRowHeight != 0
        if delegateMethods.givesHeights { return isEstimating ? .whenShown : .delegate }
        if rowHeight != UITableView.automaticDimension { return .uniform(rowHeight) }
        return isEstimating ? .whenShown : .uniform(UITableView.usualRowHeight(traitCollection))
    }

    /// Whether each batch of updates requests the heights of all rows from the delegate.
    var asksForAllHeights: Bool { if case .delegate = heightSource { true } else { false } }

    /// The height of a row with one line of body text: 44 points at the usual text size, more if the text is larger.
    static func usualRowHeight(_ traits: UITraitCollection) -> CGFloat {
        if let lastUsual, lastUsual.traits === traits { return lastUsual.height }
        let height = findUsualRowHeight(traits)
        lastUsual = (traits, height)
        return height
    }

    /// The last result of `usualRowHeight(_:)`, stored because each row measurement needs it, mostly with the same
    /// traits.
    private static var lastUsual: (traits: UITraitCollection, height: CGFloat)?

    private static func findUsualRowHeight(_ traits: UITraitCollection) -> CGFloat {
        let usual = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        let growth = max(0, font.lineHeight - usual.lineHeight)
        return TableMetrics.current.rowHeight + (growth * 2).rounded(.up) / 2
    }

    // MARK: Heights of all rows

    /// Computes the positions of all rows again, from the heights that are known before the rows are shown.
    ///
    /// - Parameter known: the heights from before a reload, used as estimates; nil if there are none.
    func rebuildGeometry(from known: PreviousHeights? = nil) {
        geometry = SectionedGeometry()
        heights.measuredAs = measuringConditions
        let usual = DefaultHeaderFooterHeights(self)
        for (section, count) in list.counts.enumerated() {
            geometry.append(initialSection(count: count, section, usual, from: known))
        }
        heights.collapsedRows = known?.collapsedRows(in: geometry) ?? []
        askCollapsedRows()
    }

    /// The measured heights, as estimates for new data.
    ///
    /// Nil if the delegate estimates each row's height, if rows are not measured when they are shown, or if the
    /// measuring conditions have changed.
    var knownHeights: PreviousHeights? {
        guard case .whenShown = heightSource, !delegateMethods.estimatesHeights,
            heights.measuredAs == measuringConditions
        else { return nil }
        return PreviousHeights(
            geometry, collapsedRows: heights.collapsedRows, estimate: generalEstimate,
            top: Double(bounds.minY - headerHeight))
    }

    private var measuringConditions: MeasuringConditions {
        MeasuringConditions(
            width: bounds.width, category: traitCollection.preferredContentSizeCategory, sides: sidesToMeasure,
            rowHeight: rowHeight, estimate: estimatedRowHeight)
    }

    /// The heights that the given rows of a section have until they are shown: known heights or estimates.
    ///
    /// - Parameter asks: whether the delegate may be asked for heights; if not, all rows get the same height.
    /// - Complexity: O(1), or O(k) if the delegate is asked about each of k rows.
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
            guard delegateMethods.estimatesHeights, let delegate else {
                return RowGeometry(count: rows.count, height: Double(general))
            }
            return RowGeometry(
                heights: paths.map { path in
                    let estimate = delegate.estimatedHeight(self, IndexPath(path))
                    if estimate == UITableView.automaticDimension { return Double(general) }
                    // An estimate of 0 turns estimates off: the row's height is requested at once.
                    if estimate == 0 { return Double(self.delegateHeight(ofRow: path) ?? general) }
                    return Double(self.checked(estimate, path))
                })
        }
    }

    /// The estimated height in points of each row that has no estimate of its own.
    private var generalEstimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : UITableView.usualRowHeight(traitCollection)
    }

    /// The row height from the delegate; nil if the delegate does not return heights or leaves the height to the cell.
    private func delegateHeight(ofRow path: RowPath) -> CGFloat? {
        guard delegateMethods.givesHeights, let delegate else { return nil }
        statistics.rowsMeasured += 1
        let height = delegate.height(self, IndexPath(path))
        return height == UITableView.automaticDimension ? nil : checked(height, path)
    }

    /// Ends the program if the app sets a height property of the table, such as `rowHeight`, to an invalid value.
    func check(_ height: CGFloat, _ property: String) {
        guard height == UITableView.automaticDimension || (height >= 0 && height.isFinite) else {
            misuse("UITableView.\(property) is \(height). Set 0 or more points, or UITableView.automaticDimension.")
        }
    }

    private func checked(_ height: CGFloat, _ path: RowPath) -> CGFloat {
        check(height, ofDelegate: "height of row \(path.row) in section \(path.section)")
        return height
    }

    /// Ends the program if the delegate returns an invalid height. `what` describes the height in the error message.
    func check(_ height: CGFloat, ofDelegate what: @autoclosure () -> String) {
        guard height == UITableView.automaticDimension || (height >= 0 && height.isFinite) else {
            misuse(
                "The delegate's \(what()) is \(height). "
                    + "Return 0 or more points, or UITableView.automaticDimension.")
        }
    }

    // MARK: Height of one row

    /// Measures a row that is shown.
    ///
    /// - Parameter cell: the row's cell, which is measured if the delegate does not return the height.
    /// - Returns: the new height minus the previous height, in points.
    func measureRow(_ path: RowPath, in cell: UITableViewCell?) -> Double {
        let growth = applyKnownHeight(ofRow: path) ?? cell.map { applyFittingHeight(ofRow: path, $0) } ?? 0
        if let cell { visible.cellsToMeasure.remove(ObjectIdentifier(cell)) }
        return growth
    }

    /// Sets the height of a row if it can be determined without the row's cell.
    ///
    /// - Returns: the new height minus the previous height, in points; nil if the cell has to be measured.
    func applyKnownHeight(ofRow path: RowPath) -> Double? {
        guard case .whenShown = heightSource else { return 0 }
        if let isKnown = heights.measuredAhead.removeValue(forKey: path) { return isKnown ? 0 : nil }
        return delegateHeight(ofRow: path).map { setHeight($0, ofRow: path) }
    }

    /// Sets the height of a row to the height that fits its cell.
    ///
    /// - Returns: the new height minus the previous height, in points.
    func applyFittingHeight(ofRow path: RowPath, _ cell: UITableViewCell) -> Double {
        statistics.rowsMeasured += 1
        let wanted = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return setHeight(wanted.isFinite ? max(wanted, 0) : cell.bounds.height, ofRow: path)
    }

    /// Sets the height of a row. Returns the new height minus the previous height, in points.
    private func setHeight(_ height: CGFloat, ofRow path: RowPath) -> Double {
        if height == 0 {
            heights.collapsedRows.insert(path)
        } else if !heights.collapsedRows.isEmpty {
            heights.collapsedRows.remove(path)
        }
        let old = geometry.rowRange(path).height
        guard Double(height) != old else { return 0 }
        geometry.setRowHeight(Double(height), ofRow: path)
        updateGapForNewHeights()
        return Double(height) - old
    }

    /// Requests the heights of the rows that will be on screen after a scroll of the row at `path` to `position`. Does
    /// nothing if the delegate does not return heights.
    ///
    /// These rows are not measured again when they are shown.
    func measureRows(near path: RowPath, _ position: ScrollPosition) {
        guard delegateMethods.givesHeights, case .whenShown = heightSource, visible.cells[path] == nil else { return }
        let anchor = anchorInView()
        let (part, inset) = (ListPart.row(path), restingInset)
        let all = Double(bounds.height)
        var position = position
        if position == .none { position = anchor.map { part < $0.part } ?? true ? .top : .bottom }
        var above: Double
        switch position {
        case .bottom: above = all - Double(inset.bottom)
        case .middle: above = all / 2
        case .top, .none: above = Double(inset.top + heightOfFloatingHeader(above: path))
        }
        measureAhead(path)
        let height = geometry.rowRange(path).height
        above -= position == .bottom ? height : position == .middle ? height / 2 : 0
        // If the content below the row is too short to fill the screen, more rows above it will be on screen. If the
        // content above the row is too short, more rows below it will be on screen.
        let below = measureAhead(from: part, room: all - above - height, isBackwards: false)
        let rest = measureAhead(from: part, room: above + below.left, isBackwards: true)
        if rest.left > 0 { _ = measureAhead(from: below.last, room: rest.left, isBackwards: false) }
        contentSizeMayHaveChanged()
        if let anchor { restore(anchor) }
    }

    /// Requests the heights of the rows after `start`, or before it if `isBackwards` is true. Stops when the visited
    /// rows, headers and footers fill `room` points.
    ///
    /// - Returns: `left` is the number of points that the content was too short to fill, otherwise 0. `last` is the
    ///   last visited row, header or footer.
    private func measureAhead(
        from start: ListPart, room: Double, isBackwards: Bool
    ) -> (left: Double, last: ListPart) {
        var (left, last) = (room, start)
        while left > 0, let part = geometry.part(after: last, isBackwards: isBackwards) {
            if let row = part.row { measureAhead(row) }
            left -= geometry.range(of: part).height
            last = part
        }
        return (max(left, 0), last)
    }

    private func measureAhead(_ path: RowPath) {
        guard visible.cells[path] == nil, heights.measuredAhead[path] == nil else { return }
        heights.measuredAhead[path] = applyKnownHeight(ofRow: path) != nil
    }

    // MARK: Changes of heights

    /// Measures all rows again after a change of the text size, row height or estimates. The topmost visible row,
    /// header or footer keeps its position on screen.
    func heightsDidChange() {
        guard dataIsLoaded else { return }
        let anchor = anchorInView()
        heights.measuredAhead = [:]
        rebuildGeometry()
        updateGapForNewHeights()
        measureShownParts()
        if let anchor { restore(anchor) }
        setNeedsLayout()
    }

    /// Requests the heights of rows, headers and footers again after a batch of updates.
    ///
    /// - Complexity: O(k) for k rows, headers and footers that are on screen or have the height 0; O(n) for all n rows
    ///   if the delegate returns all heights.
    func heightsMayHaveChanged() {
        if asksForAllHeights {
            for (section, count) in list.counts.enumerated() {
                geometry.setRows(initialRows(0..<count, inSection: section), inSection: section)
            }
            updateGapForNewHeights()
        }
        askCollapsedRows()
        measureShownParts()
    }

    /// Requests the heights of rows of height 0 again. Such rows have no cells, so no other code requests their
    /// heights.
    private func askCollapsedRows() {
        for path in heights.collapsedRows.sorted()
        where visible.cells[path] == nil && applyKnownHeight(ofRow: path) == nil {
            // The delegate leaves the height to the cell: the row gets its initial height until it has a cell.
            let taken = initialRows(path.row..<path.row + 1, inSection: path.section).totalHeight
            _ = setHeight(CGFloat(taken), ofRow: path)
        }
    }

    /// Measures all rows, headers and footers on screen.
    private func measureShownParts() {
        for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key }) where list.rows.contains(path) {
            _ = measureRow(path, in: cell)
        }
        for (part, shown) in parts.headersAndFooters.sorted(by: { $0.key < $1.key })
        where geometry.contains(part) {
            guard let kind = part.headerFooterKind else { continue }
            _ = measure(part, kind, shown.view, chosen: chosenHeight(kind, part.section))
        }
        contentSizeMayHaveChanged()
    }

    /// Measures all rows again if the measuring conditions have changed, for example the width or the text size.
    ///
    /// Called in the layout pass, when the cells have the new text size already.
    func measureAgainIfNeeded() {
        if heights.measuredAs != measuringConditions { heightsDidChange() }
    }
}
