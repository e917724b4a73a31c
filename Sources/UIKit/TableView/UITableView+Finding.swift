// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    // MARK: Rows by position

    /// Returns the row at a point of the content; nil if no row is there.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadDataIfNeeded()
        if isOverPlaceholder(point.y) { return nil }
        return geometry.path(at: rowsOffset(at: point.y)).map { IndexPath($0) }
    }

    /// Returns the rows that intersect a rectangle of the content; nil for a null or an infinite rectangle.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isNull, !rect.isInfinite else { return nil }
        loadDataIfNeeded()
        return geometry.paths(from: rowsOffset(at: rect.minY), to: rowsOffset(at: rect.maxY))
            .map { IndexPath($0) }
    }

    // MARK: Frames of rows and sections

    /// Returns the frame of a row in the content; zero if the row does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        existingRow(indexPath).map(frameOfRow) ?? .zero
    }

    /// Returns the frame of a section in the content; zero if the section does not exist.
    public func rect(forSection section: Int) -> CGRect {
        loadDataIfNeeded()
        guard list.counts.indices.contains(section) else { return .zero }
        let range = geometry.sectionRange(section)
        let above = heightOfPlaceholders(above: .header(section))
        let inside = heightOfPlaceholders(above: .footer(section)) - above
        return CGRect(
            x: 0, y: headerHeight + CGFloat(range.offset) + above, width: bounds.width,
            height: CGFloat(range.height) + inside)
    }

    // MARK: Cells

    /// Returns the cell of a row; nil for a row that has no cell because it is off screen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        existingRow(indexPath).flatMap { visible.cells[$0] }
    }

    /// Returns the row that a cell shows; nil for a cell that shows no row of this table.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard cell.table === self, let path = cell.path, visible.cells[path] === cell else { return nil }
        return IndexPath(path)
    }

    /// The index paths of the rows on screen, from top to bottom; empty if no row is on screen.
    public var indexPathsForVisibleRows: [IndexPath]? {
        finishLayout()
        return visiblePaths.map { IndexPath($0) }
    }

    /// The cells on screen, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        finishLayout()
        return visiblePaths.compactMap { visible.cells[$0] }
    }

    private var visiblePaths: [RowPath] {
        geometry.nonzeroHeightPaths(from: rowsOffset(at: bounds.minY), to: rowsOffset(at: bounds.maxY))
            .filter { visible.cells[$0] != nil }
    }

    /// Lays the table out now if its layout is pending.
    private func finishLayout() {
        if layer.needsLayout(), !isLayingOutRows { layOutTable() }
    }

    // MARK: Scrolling to rows

    /// Scrolls until a row is at `scrollPosition`, as far as the content allows.
    ///
    /// If the row number is `NSNotFound`, the table scrolls the beginning of the section to the top.
    public func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        loadDataIfNeeded()
        if indexPath.count == 2, indexPath.row == NSNotFound {
            return scrollToSection(indexPath.section, animated: animated)
        }
        guard let path = existingRow(indexPath) else {
            misuse(outOfBounds(indexPath))
        }
        measureRows(near: path, scrollPosition)
        let target = offset(showing: path, scrollPosition)
        list.scrollAnchor = nil
        if target != contentOffset { setContentOffset(target, animated: animated) }
        guard !animated else {
            let nearest = target.y < contentOffset.y ? ScrollAnchor.Position.top : .bottom
            list.scrollAnchor = ScrollAnchor(path: path, position: .init(scrollPosition) ?? nearest)
            return
        }
        // The data source and the delegate are called during the scroll and may insert or delete rows. A row reference
        // stays valid; the path does not.
        let row = list.reference(to: path)
        finishScroll(on: row) { row.path.map { self.offset(showing: $0, scrollPosition) } ?? self.contentOffset }
    }

    /// Lays out the rows at a target offset, and scrolls again if measured heights have changed the target.
    ///
    /// - Parameters:
    ///   - row: the row that keeps its position while the rows around it are measured; nil for the topmost row.
    ///   - offset: returns the target offset for the heights that are known at the call.
    func finishScroll(on row: RowReference? = nil, at offset: () -> CGPoint) {
        if let path = row?.path { list.scrollAnchor = ScrollAnchor(path: path, position: .current) }
        defer { if list.scrollAnchor?.position == .current { list.scrollAnchor = nil } }
        for _ in 0..<UITableView.maximumRounds where layer.needsLayout() && !isLayingOutRows {
            layoutIfNeeded()
            let target = offset()
            if target != contentOffset { contentOffset = target }
        }
    }

    /// Scrolls a section's beginning to the top. This works for sections without rows too.
    private func scrollToSection(_ section: Int, animated: Bool) {
        guard list.counts.indices.contains(section) else { misuse(outOfBounds(IndexPath(row: 0, section: section))) }
        func target() -> CGPoint {
            let top = extent(of: .header(section)).top - restingInset.top
            return resting(CGPoint(x: contentOffset.x, y: top))
        }
        list.scrollAnchor = nil
        let first = target()
        if first != contentOffset { setContentOffset(first, animated: animated) }
        if !animated { finishScroll { self.list.counts.indices.contains(section) ? target() : self.contentOffset } }
    }

    /// The height in points of the section header that floats above the row at `path` while the row is at the top of
    /// the screen. 0 if the table is not plain.
    func heightOfFloatingHeader(above path: RowPath) -> CGFloat {
        style == .plain ? restingFrameOfHeaderFooter(.header(path.section)).height : 0
    }

    private func outOfBounds(_ indexPath: IndexPath) -> String {
        guard indexPath.count == 2, list.counts.indices.contains(indexPath.section) else {
            let section = indexPath.first ?? 0
            return "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only "
                + "\(list.counts.count) sections. Pass the index path of a row that the data source has."
        }
        return "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
            + "\(list.counts[indexPath.section]) rows in section \(indexPath.section). "
            + "Pass the index path of a row that the data source has."
    }

    /// The content offset at which a row is at a position on screen.
    func offset(showing path: RowPath, _ position: UITableView.ScrollPosition) -> CGPoint {
        let frame = frameOfRow(path)
        var inset = restingInset
        inset.top += heightOfFloatingHeader(above: path)
        let room = bounds.height - inset.top - inset.bottom
        var top = contentOffset.y + inset.top
        switch position {
        case .top: top = frame.minY
        case .middle: top = frame.midY - room / 2
        case .bottom: top = frame.maxY - room
        case .none:
            if frame.minY < top {
                top = frame.minY
            } else if frame.maxY > top + room {
                top = frame.maxY - room
            }
        }
        return resting(CGPoint(x: contentOffset.x, y: top - inset.top))
    }
}

extension ScrollAnchor.Position {
    fileprivate init?(_ position: UITableView.ScrollPosition) {
        switch position {
        case .none: return nil
        case .top: self = .top
        case .middle: self = .middle
        case .bottom: self = .bottom
        }
    }
}
