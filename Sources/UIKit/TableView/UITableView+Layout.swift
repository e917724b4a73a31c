// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A row and where on screen it begins: what stays in place when the content round it changes.
struct RowAnchor {
    var path: RowPath
    /// Points from the top of the table's bounds to the row's top.
    var top: CGFloat
}

extension UITableView {
    /// Rounds of filling the screen in one layout, for rows whose heights come out other than they were taken to be.
    private static let maximumRounds = 4

    // MARK: The layout pass

    func layOutTable() {
        loadDataIfNeeded()
        guard !isLayingOutRows else { return }
        layingOutRows { layOutRows() }
    }

    /// Runs a pass over the rows, during which the data cannot be loaded anew; what became stale is loaded after it.
    func layingOutRows(_ pass: () -> Void) {
        isLayingOutRows = true
        pass()
        isLayingOutRows = false
        guard isStaleAfterLayout else { return }
        isStaleAfterLayout = false
        dataDidBecomeStale()
        let completions = completionsAfterLayout
        completionsAfterLayout = []
        completions.forEach { $0(true) }
    }

    private func layOutRows() {
        measureAgainIfNeeded()
        measureChangedCells()
        contentSizeMayHaveChanged()
        var shown = fillScreen()
        for _ in 0..<UITableView.maximumRounds {
            let offset = contentOffset
            contentSizeMayHaveChanged()
            if contentOffset == offset { break }
            shown = fillScreen()
        }
        guard !isStaleAfterLayout else { return }
        aimAtScrollTarget()
        removeRows(besides: shown)
        placeRows(shown)
        placeDecoration()
    }

    /// Gives every row on screen its cell, but for rows of height 0, which nobody sees. The topmost row that had one keeps its place whatever is measured.
    ///
    /// - Complexity: O(rows on screen), times O(log n) for finding each.
    @discardableResult
    func fillScreen() -> Set<RowPath> {
        guard let anchor = anchorInView() else { return [] }
        // A row in somebody's hand leaves a gap, and another row is that much nearer.
        let margin = reorder.map { CGFloat($0.model.liftedRange.height) } ?? 0
        var shown: Set<RowPath> = []
        var next: RowPath? = anchor.path
        while let path = next, !isStaleAfterLayout, frameOfRow(path).minY < bounds.maxY + margin {
            _ = showRow(path)
            shown.insert(path)
            next = geometry.pathOfHeight(after: path)
        }
        next = geometry.pathOfHeight(after: anchor.path, isBackwards: true)
        while let path = next, !isStaleAfterLayout, frameOfRow(path).maxY > bounds.minY - margin {
            let growth = showRow(path)
            shown.insert(path)
            if growth != 0 { moveOffset(by: CGFloat(growth)) }
            next = geometry.pathOfHeight(after: path, isBackwards: true)
        }
        return shown
    }

    /// What was measured above the screen grew: the offset grows with it.
    private func moveOffset(by growth: CGFloat) {
        contentSizeMayHaveChanged()
        contentOffset.y += growth
    }

    private func removeRows(besides shown: Set<RowPath>) {
        for (path, cell) in cells where !shown.contains(path) && cell.updateAnimations == 0 && !isLifted(path) {
            recycle(cell, path: path)
        }
    }

    private func placeRows(_ shown: Set<RowPath>) {
        for (path, cell) in cells where !isLifted(path) && (shown.contains(path) || geometry.contains(path)) {
            cell.place(in: frameOfCell(path))
        }
        updateSeparators()
    }

    /// Gives rows their cells now, outside the layout pass: new ones that come in between others must be there to move.
    func fillScreenNow() {
        guard !isLayingOutRows else { return }
        layingOutRows {
            fillScreen()
            contentSizeMayHaveChanged()
        }
    }

    // MARK: Anchors

    /// The topmost row on screen that has a cell, else the topmost; nil where no row is on screen.
    func anchorInView() -> RowAnchor? {
        guard dataIsLoaded, bounds.height > 0,
            let topmost = geometry.firstPath(endingAfter: Double(bounds.minY - headerHeight)), isAboveBottom(topmost)
        else { return nil }
        var next: RowPath? = topmost
        while let path = next, isAboveBottom(path) {
            if cells[path] != nil { return anchor(path) }
            next = geometry.pathOfHeight(after: path)
        }
        return anchor(topmost)
    }

    private func anchor(_ path: RowPath) -> RowAnchor {
        RowAnchor(path: path, top: frameOfRow(path).minY - bounds.minY)
    }

    private func isAboveBottom(_ path: RowPath) -> Bool { frameOfRow(path).minY < bounds.maxY }

    /// Scrolls so that the row is where it was on screen.
    func restore(_ anchor: RowAnchor) {
        guard geometry.contains(anchor.path) else { return }
        let offset = frameOfRow(anchor.path).minY - anchor.top
        if offset != contentOffset.y { contentOffset = resting(CGPoint(x: contentOffset.x, y: offset)) }
    }

    // MARK: The size of the content

    func contentSizeMayHaveChanged() {
        let rows = CGFloat(geometry.totalHeight)
        let size = CGSize(
            width: bounds.width, height: headerHeight + rows + (tableFooterView?.frame.height ?? 0))
        if size != contentSize { contentSize = size }
    }

    // MARK: Header, footer and background

    func decorationDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new {
            if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) }
        }
        contentSizeMayHaveChanged()
        setNeedsLayout()
    }

    private func placeDecoration() {
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
        }
        if let tableFooterView {
            let height = tableFooterView.frame.height
            tableFooterView.frame = CGRect(
                x: 0, y: headerHeight + CGFloat(geometry.totalHeight), width: bounds.width, height: height)
        }
        backgroundView?.frame = bounds
    }

    // MARK: Separators

    func separatorsDidChange() {
        for cell in cells.values {
            cell.separator.backgroundColor = separatorColor ?? .separator
            cell.setNeedsLayout()
        }
    }

    /// Says of every cell whether it has its line: cells change rows, and rows their neighbours.
    private func updateSeparators() {
        for path in cells.keys { updateSeparator(of: path) }
    }

    /// Hides the lines above and below a row that stands out now, or shows them again.
    func updateSeparators(near cell: UITableViewCell) {
        guard let path = cell.path else { return }
        updateSeparator(of: path)
        if let above = row(after: path, isBackwards: true) { updateSeparator(of: above) }
    }

    private func updateSeparator(of path: RowPath) {
        guard geometry.contains(path), let cell = cells[path] else { return }
        let below = row(after: path).flatMap { cells[$0] }
        cell.separator.isHidden =
            reorder?.cell === cell || cell.showsSelection || below?.showsSelection == true
    }
}
