// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A row, header or footer and its position on screen, which it keeps when the content around it changes.
struct PartAnchor {
    var part: ListPart
    /// The distance in points from the top of the table's bounds to the top of the row, header or footer.
    var top: CGFloat
}

extension UITableView {
    /// The maximum number of passes that fill the screen in one layout. Measured heights may require another pass.
    static let maximumRounds = 4

    // MARK: The layout pass

    /// Lays out the table, applies batches of updates that were made during the layout, and prefetches rows.
    func layOutTable() {
        loadDataIfNeeded()
        guard !isLayingOutRows else { return }
        layingOutRows { layOutRows() }
        if case .behind(let batches) = data { applyLateBatches(batches) }
        prefetch()
    }

    /// Measures the parts of the table that are on screen, sets their frames, and recycles the parts off screen.
    private func layOutRows() {
        measureAgainIfNeeded()
        measureChangedCells()
        contentSizeMayHaveChanged()
        let first = anchorOfLayout()
        var shown = fillScreen()
        for _ in 0..<UITableView.maximumRounds {
            let (offset, height) = (contentOffset, geometry.totalHeight)
            showHeadersAndFooters(of: shown, anchoredAt: first)
            contentSizeMayHaveChanged()
            if contentOffset == offset, geometry.totalHeight == height { break }
            shown = fillScreen()
        }
        guard !isOutOfDate else { return }
        correctScrollTarget()
        if scrollTarget == nil { heights.measuredAhead = [:] }
        shown.formUnion(stickyHeadersAndFooters)
        removeParts(besides: shown)
        placeRows(shown)
        placeHeadersAndFooters()
        placeDecoration()
        placeholders?.layOut()
    }

    /// Shows the cells of all rows on screen. Rows of height 0 get no cell.
    ///
    /// The topmost row, header or footer on screen, or the target row of a scroll, keeps its position if heights
    /// change.
    /// - Returns: all rows, headers and footers on screen. The views of headers and footers are requested later.
    /// - Complexity: O(v log n) for v rows on screen of n rows.
    @discardableResult
    func fillScreen() -> Set<ListPart> {
        guard let anchor = anchorOfLayout() else { return [] }
        let isAtTop = restsAtTop
        // During a drag, a row whose own position is outside the screen may be displaced onto the screen, by this
        // distance at most.
        let margin = displacementModel.map { CGFloat($0.maximumDisplacement) } ?? 0
        var shown: Set<ListPart> = []
        var next: ListPart? = anchor.part
        while let part = next, !isOutOfDate, extent(of: part).top < bounds.maxY + margin {
            if let path = part.row { _ = showRow(path) }
            shown.insert(part)
            next = geometry.part(after: part)
        }
        next = geometry.part(after: anchor.part, isBackwards: true)
        while let part = next, !isOutOfDate, extent(of: part).bottom > bounds.minY - margin {
            let growth = part.row.map { showRow($0) } ?? 0
            shown.insert(part)
            if growth != 0, !isAtTop { moveOffset(by: CGFloat(growth)) }
            next = geometry.part(after: part, isBackwards: true)
        }
        return shown
    }

    /// Shows the headers and footers that are on screen, and those that float at the edges of the screen.
    ///
    /// - Parameters:
    ///   - shown: the rows, headers and footers on screen.
    ///   - anchor: the row, header or footer that keeps its position if a header or footer above it changes its height.
    private func showHeadersAndFooters(of shown: Set<ListPart>, anchoredAt anchor: PartAnchor?) {
        guard !isOutOfDate, let anchor else { return }
        let isAtTop = restsAtTop
        for part in shown.union(stickyHeadersAndFooters).filter({
            $0.headerFooterKind != nil && parts.headersAndFooters[$0] == nil
        }).sorted() {
            let growth = showHeaderFooter(part)
            if growth != 0, part < anchor.part, !isAtTop { moveOffset(by: CGFloat(growth)) }
            if isOutOfDate { return }
        }
    }

    /// Recycles the cells, headers and footers that are neither on screen nor in use. `shown` are the parts on screen.
    private func removeParts(besides shown: Set<ListPart>) {
        var gone: [(path: RowPath, cell: UITableViewCell)] = []
        for (path, cell) in visible.cells where !shown.contains(.row(path)) && mayRecycle(cell, path) {
            gone.append((path, cell))
        }
        for (path, cell) in gone.sorted(by: { $0.path < $1.path }) where visible.cells[path] === cell {
            // The touch is cancelled now, because the cell may show another row or no row when the touch ends.
            if gestures.touchedRow?.path == path { cancelRowTouch() }
            if visible.cells[path] === cell { recycle(cell, path: path) }
        }
        let goneHeadersAndFooters = parts.headersAndFooters.filter {
            !shown.contains($0) && $1.animationNumbers.isEmpty
        }
        for part in goneHeadersAndFooters.keys.sorted() { recycleHeaderFooter(part) }
    }

    /// Whether the cell of a row off screen can be recycled: the cell is not animated, dragged, focused or edited.
    private func mayRecycle(_ cell: UITableViewCell, _ path: RowPath) -> Bool {
        cell.animationNumbers.isEmpty && !isLifted(path) && !isInUse(cell, path)
    }

    /// Sets the frames of the cells, except that of a dragged row, and updates their separators.
    private func placeRows(_ shown: Set<ListPart>) {
        for (path, cell) in visible.cells
        where !isLifted(path) && (shown.contains(.row(path)) || list.rows.contains(path)) {
            cell.place(in: frameOfCell(path))
            updateGroupPlace(of: cell, path)
        }
        updateSeparators()
    }

    /// Shows the cells of all rows on screen at once, without waiting for a layout pass: an animation needs the cells
    /// of new rows.
    func fillScreenNow() {
        guard !isLayingOutRows else { return }
        layingOutRows {
            let first = anchorInView()
            showHeadersAndFooters(of: fillScreen(), anchoredAt: first)
            contentSizeMayHaveChanged()
        }
    }

    // MARK: The size of the content

    /// Updates the content size from the heights of the rows and of the table's header and footer.
    func contentSizeMayHaveChanged() {
        let rows = heightOfRows
        let size = CGSize(
            width: bounds.width, height: headerHeight + rows + (tableFooterView?.frame.height ?? 0))
        if size != contentSize { contentSize = size }
    }

    // MARK: Header, footer and background

    /// Replaces the table header, table footer or background view. Setting the same view again applies its new height.
    func decorationDidChange(from old: UIView?, to new: UIView?) {
        let before = contentSize
        if old !== new {
            if old?.superview === self { old?.removeFromSuperview() }
            if let new {
                if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) }
            }
        }
        contentSizeMayHaveChanged()
        if old !== new || contentSize != before { setNeedsLayout() }
    }

    /// Sets the frames of the table header, table footer, background, filler rows and section index.
    private func placeDecoration() {
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
        }
        placeTableFooter()
        backgroundView?.frame = bounds
        placeFillers()
        placeSectionIndex()
    }

    func placeTableFooter() {
        guard let tableFooterView else { return }
        tableFooterView.frame = CGRect(
            x: 0, y: headerHeight + heightOfRows, width: bounds.width, height: tableFooterView.frame.height)
    }

    // MARK: Sections

    /// Gives a cell the corners and lines for its position in its section. During a drag, dragged rows do not count as
    /// the first or last row of the section.
    func updateGroupPlace(of cell: UITableViewCell, _ path: RowPath) {
        guard list.rows.contains(path) else { return }
        let count = list.rows.count(inSection: path.section)
        let ends = displacementModel?.ends(ofRowAt: path) ?? (path.row == 0, path.row == count - 1)
        cell.groupPlace = GroupPlace(
            isFirst: ends.isFirst && !hasPlaceholder(at: path),
            isLast: ends.isLast && !hasPlaceholder(at: RowPath(section: path.section, row: count)), style: style)
    }

    /// Whether a placeholder of a drop is at a position among the rows.
    private func hasPlaceholder(at place: RowPath) -> Bool {
        placeholders?.gaps.isOpen(at: place) == true
    }

    /// Updates the cells after placeholders have changed, because other rows may be first or last in a section.
    func placeholdersDidChange() {
        for (path, cell) in visible.cells { updateGroupPlace(of: cell, path) }
        updateSeparators()
    }

    // MARK: Separators

    /// Applies a change of the table's separator settings to all cells and filler rows.
    func separatorsDidChange() {
        for cell in visible.cells.values {
            showLines(of: cell)
            cell.setNeedsLayout()
        }
        if parts.fillers != nil { setNeedsLayout() }
    }

    /// Gives a cell's separators the table's colour and effect.
    func showLines(of cell: UITableViewCell) {
        cell.separator.show(separatorColor ?? .separator, separatorEffect)
        cell.lineAbove?.show(like: cell.separator)
    }

    /// Shows or hides the separators of all cells, because rows or their neighbours may have changed.
    private func updateSeparators() {
        for path in visible.cells.keys { updateSeparator(of: path) }
    }

    /// Hides the separators above and below a row that is selected or highlighted now, or shows them again.
    func updateSeparators(near cell: UITableViewCell) {
        guard let path = cell.path else { return }
        updateSeparator(of: path)
        if let above = row(after: path, isBackwards: true) { updateSeparator(of: above) }
    }

    private func updateSeparator(of path: RowPath) {
        guard list.rows.contains(path), let cell = visible.cells[path] else { return }
        // Only the next row of the same section counts: the line at a section's end does not separate two rows.
        let below = visible.cells[RowPath(section: path.section, row: path.row + 1)]
        cell.separator.isHidden =
            reorder?.cell === cell || cell.dragAppearance.dragState != .none || cell.showsSelection
            || below?.showsSelection == true || cell.groupPlace.line == .none
    }
}
