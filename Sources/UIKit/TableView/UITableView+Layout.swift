// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A part and where on screen it begins: what stays in place when the content round it changes.
struct PartAnchor {
    var part: ListPart
    /// Points from the top of the table's bounds to the part's top.
    var top: CGFloat
}

extension UITableView {
    /// Rounds of filling the screen in one layout, for rows whose heights come out other than they were taken to be.
    static let maximumRounds = 4

    // MARK: The layout pass

    func layOutTable() {
        loadDataIfNeeded()
        guard !isLayingOutRows else { return }
        layingOutRows { layOutRows() }
        if case .behind(let batches) = data { follow(late: batches) }
        prefetch()
    }

    private func layOutRows() {
        measureAgainIfNeeded()
        measureChangedCells()
        contentSizeMayHaveChanged()
        let first = anchorOfLayout()
        var shown = fillScreen()
        for _ in 0..<UITableView.maximumRounds {
            let (offset, height) = (contentOffset, list.geometry.totalHeight)
            showEdges(of: shown, anchoredAt: first)
            contentSizeMayHaveChanged()
            if contentOffset == offset, list.geometry.totalHeight == height { break }
            shown = fillScreen()
        }
        guard !isOutOfDate else { return }
        aimAtScrollTarget()
        if scrollTarget == nil { list.rowsMeasuredAhead = [:] }
        shown.formUnion(floatingEdges)
        removeParts(besides: shown)
        placeRows(shown)
        placeEdges()
        placeDecoration()
        dragging.placeholders?.layOut()
    }

    /// Gives every row on screen its cell, but for rows of height 0, which nobody sees and which need none.
    ///
    /// The topmost part that was on screen, or the row that is scrolled to, keeps its place whatever is measured.
    /// - Returns: all parts on screen. Headers and footers are not asked for yet: that comes after the rows.
    /// - Complexity: O(rows on screen), times O(log n) for finding each.
    @discardableResult
    func fillScreen() -> Set<ListPart> {
        guard let anchor = anchorOfLayout() else { return [] }
        let isAtTop = restsAtTop
        // Rows that make way are that much nearer, or farther.
        let margin = makingWay.map { CGFloat($0.reach) } ?? 0
        var shown: Set<ListPart> = []
        var next: ListPart? = anchor.part
        while let part = next, !isOutOfDate, extent(of: part).top < bounds.maxY + margin {
            if let path = part.row { _ = showRow(path) }
            shown.insert(part)
            next = list.geometry.part(after: part)
        }
        next = list.geometry.part(after: anchor.part, isBackwards: true)
        while let part = next, !isOutOfDate, extent(of: part).bottom > bounds.minY - margin {
            let growth = part.row.map { showRow($0) } ?? 0
            shown.insert(part)
            if growth != 0, !isAtTop { moveOffset(by: CGFloat(growth)) }
            next = list.geometry.part(after: part, isBackwards: true)
        }
        return shown
    }

    /// Shows the headers and footers among the parts on screen, and those that stay at its edges.
    ///
    /// - Parameter anchor: what keeps its place if one above it is not as high as it was taken to be.
    private func showEdges(of shown: Set<ListPart>, anchoredAt anchor: PartAnchor?) {
        guard !isOutOfDate, let anchor else { return }
        let isAtTop = restsAtTop
        for part in shown.union(floatingEdges).filter({ $0.edge != nil && visible.edges[$0] == nil }).sorted() {
            let growth = showEdge(part)
            if growth != 0, part < anchor.part, !isAtTop { moveOffset(by: CGFloat(growth)) }
            if isOutOfDate { return }
        }
    }

    /// What was measured above the screen grew: the offset grows with it. Where that was less high than it was taken to
    /// be, the screen may come to the top; it does not come past that.
    private func moveOffset(by growth: CGFloat) {
        contentSizeMayHaveChanged()
        let (top, offset) = (-restingInset.top, contentOffset.y + growth)
        contentOffset.y = isTracking ? offset : max(offset, min(top, contentOffset.y))
    }

    /// Whether the table shows its beginning, and nobody holds it: then that stays, whatever rows turn out to be high.
    private var restsAtTop: Bool { contentOffset.y <= -restingInset.top && !isTracking }

    private func removeParts(besides shown: Set<ListPart>) {
        var gone: [(path: RowPath, cell: UITableViewCell)] = []
        for (path, cell) in visible.cells where !shown.contains(.row(path)) && mayRecycle(cell, path) {
            gone.append((path, cell))
        }
        for (path, cell) in gone.sorted(by: { $0.path < $1.path }) where visible.cells[path] === cell {
            // Its touch ends at a cell that is no row's by then.
            if gestures.touchedRow?.path == path { forgetTouchedRow() }
            if visible.cells[path] === cell { recycle(cell, path: path) }
        }
        let goneEdges = visible.edges.filter { !shown.contains($0) && $1.holds.isEmpty }
        for part in goneEdges.keys.sorted() { recycleEdge(part) }
    }

    private func mayRecycle(_ cell: UITableViewCell, _ path: RowPath) -> Bool {
        cell.holds.isEmpty && !isLifted(path) && !isInUse(cell, path)
    }

    private func placeRows(_ shown: Set<ListPart>) {
        for (path, cell) in visible.cells
        where !isLifted(path) && (shown.contains(.row(path)) || list.geometry.contains(path)) {
            cell.place(in: frameOfCell(path))
            updateGroupPlace(of: cell, path)
        }
        updateSeparators()
    }

    /// Gives rows their cells now, outside the layout pass: new ones that come in between others must be there to move.
    func fillScreenNow() {
        guard !isLayingOutRows else { return }
        layingOutRows {
            let first = anchorInView()
            showEdges(of: fillScreen(), anchoredAt: first)
            contentSizeMayHaveChanged()
        }
    }

    // MARK: Anchors

    /// The topmost part on screen that shows something, else the topmost, as it is at the top of the table, where rows
    /// that come in are to be seen; nil where none is on screen.
    func anchorInView() -> PartAnchor? {
        guard dataIsLoaded, bounds.height > 0,
            let topmost = list.geometry.firstPart(endingAfter: rowsOffset(at: bounds.minY)), isAboveBottom(topmost)
        else { return nil }
        if !restsAtTop, let shown = topmostShown(from: topmost), isAboveBottom(shown) { return anchor(shown) }
        return anchor(topmost)
    }

    /// What keeps its place while rows are measured that come on screen: the row that is being scrolled to, once it is in
    /// sight, or else as ever the topmost.
    private func anchorOfLayout() -> PartAnchor? {
        guard !restsAtTop, let row = list.scrollAnchor?.path, list.geometry.contains(row) else {
            return anchorInView()
        }
        let part = ListPart.row(row)
        return isAboveBottom(part) && extent(of: part).bottom > bounds.minY ? anchor(part) : anchorInView()
    }

    /// The first part from `start` on that has a height, and a cell or a view.
    ///
    /// - Complexity: O(parts shown), and O(log n) for each that lies above those looked at before.
    private func topmostShown(from start: ListPart) -> ListPart? {
        var topmost: ListPart?
        func look(at part: ListPart) {
            guard part >= start, topmost.map({ part < $0 }) ?? true, list.geometry.contains(part),
                list.geometry.range(of: part).height > 0
            else { return }
            topmost = part
        }
        for path in visible.cells.keys { look(at: .row(path)) }
        for part in visible.edges.keys { look(at: part) }
        return topmost
    }

    func anchor(_ part: ListPart) -> PartAnchor { PartAnchor(part: part, top: extent(of: part).top - bounds.minY) }

    private func isAboveBottom(_ part: ListPart) -> Bool { extent(of: part).top < bounds.maxY }

    /// Where a part begins and ends in the content.
    func extent(of part: ListPart) -> (top: CGFloat, bottom: CGFloat) {
        let range = list.geometry.range(of: part)
        let top = headerHeight + CGFloat(range.offset) + roomOfPlaceholders(above: part)
        return (top, top + CGFloat(range.height))
    }

    /// Scrolls so that the part is where it was on screen.
    func restore(_ anchor: PartAnchor) {
        guard list.geometry.contains(anchor.part) else { return }
        let offset = extent(of: anchor.part).top - anchor.top
        if offset != contentOffset.y { contentOffset = resting(CGPoint(x: contentOffset.x, y: offset)) }
    }

    // MARK: The size of the content

    func contentSizeMayHaveChanged() {
        let rows = heightOfRows
        let size = CGSize(
            width: bounds.width, height: headerHeight + rows + (tableFooterView?.frame.height ?? 0))
        if size != contentSize { contentSize = size }
    }

    // MARK: Header, footer and background

    /// A header or footer was set: the one that is there already, where it is to be as high as it is by now.
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

    /// Gives a cell the look that its place in its section asks for. While rows make way, the section begins and ends
    /// with those that are not lifted.
    func updateGroupPlace(of cell: UITableViewCell, _ path: RowPath) {
        guard list.geometry.contains(path) else { return }
        let count = list.geometry.rowCount(inSection: path.section)
        let ends = makingWay?.ends(ofRowAt: path) ?? (path.row == 0, path.row == count - 1)
        cell.groupPlace = GroupPlace(
            isFirst: ends.isFirst && !hasPlaceholder(at: path),
            isLast: ends.isLast && !hasPlaceholder(at: RowPath(section: path.section, row: count)), style: style)
    }

    private func hasPlaceholder(at place: RowPath) -> Bool {
        dragging.placeholders?.openings.isOpen(at: place) == true
    }

    /// Placeholders have come or gone: other rows may stand at the ends of their sections.
    func placeholdersDidChange() {
        for (path, cell) in visible.cells { updateGroupPlace(of: cell, path) }
        updateSeparators()
    }

    // MARK: Separators

    func separatorsDidChange() {
        for cell in visible.cells.values {
            showLines(of: cell)
            cell.setNeedsLayout()
        }
        if visible.fillers != nil { setNeedsLayout() }
    }

    /// Gives a cell's lines the table's colour and effect.
    func showLines(of cell: UITableViewCell) {
        cell.separator.show(separatorColor ?? .separator, separatorEffect)
        cell.lineAbove?.show(like: cell.separator)
    }

    /// Says of every cell whether it has its line: cells change rows, and rows their neighbours.
    private func updateSeparators() {
        for path in visible.cells.keys { updateSeparator(of: path) }
    }

    /// Hides the lines above and below a row that stands out now, or shows them again.
    func updateSeparators(near cell: UITableViewCell) {
        guard let path = cell.path else { return }
        updateSeparator(of: path)
        if let above = row(after: path, isBackwards: true) { updateSeparator(of: above) }
    }

    private func updateSeparator(of path: RowPath) {
        guard list.geometry.contains(path), let cell = visible.cells[path] else { return }
        // The line that ends a section is not one between two rows.
        let below = visible.cells[RowPath(section: path.section, row: path.row + 1)]
        cell.separator.isHidden =
            reorder?.cell === cell || cell.dragAppearance.dragState != .none || cell.showsSelection
            || below?.showsSelection == true || cell.groupPlace.line == .none
    }
}
