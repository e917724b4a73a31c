// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A list whose rows the user can move: a table, or a collection view, whose items are called rows here.
@MainActor
protocol MovableList: UIScrollView {
    var numberOfSections: Int { get }
    func countOfRows(inSection section: Int) -> Int
    var hasActiveDrag: Bool { get }
    var hasActiveDrop: Bool { get }
    /// The data source as the diffable one of UIKit; nil for another one.
    var diffableRows: (any DiffableRows)? { get }
    var hasDataSource: Bool { get }
    /// Tells the data source that the user has moved a row.
    func tellDataSource(ofMoveFrom source: IndexPath, to target: IndexPath)
    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// The cell of a row; nil if the row is off screen.
    func shownCell(ofRow path: IndexPath) -> UIView?
    /// The row whose cell contains a view; nil if there is none.
    func pathOfRow(containing view: UIView) -> IndexPath?
    var pathsOfShownRows: [IndexPath] { get }
    /// The part of a row that has to be visible after it was revealed.
    func partToReveal(ofRowAt path: IndexPath) -> CGRect
    /// The words for a row that is moved.
    var elementKind: ReorderAnnouncement.ElementKind { get }
    /// The name of a row without one; nil for that of a row.
    var defaultName: String? { get }
    /// Adds the row and column of a row to a text about it, if the list is a grid.
    func addingGridPlace(to text: String, at path: IndexPath) -> String
    /// Scrolls by the smallest distance that shows a row.
    func reveal(rowAt path: IndexPath, animated: Bool)
}

extension MovableList {
    var rowCounts: [Int] { (0..<numberOfSections).map { countOfRows(inSection: $0) } }

    /// Whether the sections have these numbers of rows.
    ///
    /// - Complexity: O(sections), without allocating an array.
    func hasRowCounts(_ counts: [Int]) -> Bool {
        numberOfSections == counts.count && counts.indices.allSatisfy { countOfRows(inSection: $0) == counts[$0] }
    }

    /// The text about rows that were moved without a drag: their name, and the new place of the first one.
    ///
    /// - Parameters:
    ///   - rows: the places of the moved rows.
    ///   - name: the spoken name of the rows; nil if it is not known.
    ///   - listName: the name of the list, if the rows have come from another one.
    func text(about event: DragEvent, _ rows: [IndexPath], name: String?, listName: String? = nil) -> String {
        guard let path = rows.first else { return "" }
        let moved = Set(rows)
        /// The name of the next row that has not moved.
        func neighbour(_ step: Int) -> String? {
            var path = path
            while moved.contains(path) { path.row += step }
            return path.row >= 0 && hasRow(at: path) ? shownCell(ofRow: path)?.accessibilityLabel : nil
        }
        let counts = rowCounts
        let announcement = ReorderAnnouncement(
            name: name ?? defaultName, below: neighbour(1), above: neighbour(-1),
            number: counts[..<path.section].reduce(0, +) + path.row + 1, count: counts.reduce(0, +),
            elementKind: elementKind, list: listName)
        return addingGridPlace(to: announcement.text(event), at: path)
    }

    func hasRow(at path: IndexPath) -> Bool {
        0..<numberOfSections ~= path.section && 0..<countOfRows(inSection: path.section) ~= path.item
    }
}

extension UITableView: MovableList {
    func countOfRows(inSection section: Int) -> Int { numberOfRows(inSection: section) }
    var diffableRows: (any DiffableRows)? { dataSource as? any DiffableRows }
    var hasDataSource: Bool { dataSource != nil }
    func tellDataSource(ofMoveFrom source: IndexPath, to target: IndexPath) {
        dataSource?.rowReordererMove(source, to: target, in: self)
    }
    func shownCell(ofRow path: IndexPath) -> UIView? { cellForRow(at: path) }
    func pathOfRow(containing view: UIView) -> IndexPath? {
        // A cell may contain another table with cells of its own.
        sequence(first: view, next: \.superview).prefix { $0 !== self }
            .lazy.compactMap { ($0 as? UITableViewCell).flatMap { self.indexPath(for: $0) } }.first
    }
    var pathsOfShownRows: [IndexPath] { indexPathsForVisibleRows ?? [] }
    /// The part of the row inside the sides of the table.
    func partToReveal(ofRowAt path: IndexPath) -> CGRect {
        let (room, rect) = (bounds.inset(by: adjustedContentInset), rectForRow(at: path))
        return CGRect(x: room.minX, y: rect.minY, width: room.width, height: rect.height)
    }
    var elementKind: ReorderAnnouncement.ElementKind { .rows }
    var defaultName: String? { nil }
    func addingGridPlace(to text: String, at path: IndexPath) -> String { text }
    func reveal(rowAt path: IndexPath, animated: Bool) { scrollToRow(at: path, at: .none, animated: animated) }
}

extension UICollectionView: MovableList {
    func countOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }
    var diffableRows: (any DiffableRows)? { dataSource as? any DiffableRows }
    var hasDataSource: Bool { dataSource != nil }
    func tellDataSource(ofMoveFrom source: IndexPath, to target: IndexPath) {
        dataSource?.itemReordererMove(source, to: target, in: self)
    }
    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { moveItem(at: indexPath, to: newIndexPath) }
    func shownCell(ofRow path: IndexPath) -> UIView? { cellForItem(at: path) }
    func pathOfRow(containing view: UIView) -> IndexPath? {
        sequence(first: view, next: \.superview).prefix { $0 !== self }
            .lazy.compactMap { ($0 as? UICollectionViewCell).flatMap { self.indexPath(for: $0) } }.first
    }
    var pathsOfShownRows: [IndexPath] { indexPathsForVisibleItems.sorted() }
    func partToReveal(ofRowAt path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }
    var elementKind: ReorderAnnouncement.ElementKind { .line }
    var defaultName: String? { Phrase.item.text() }
    func reveal(rowAt path: IndexPath, animated: Bool) {
        let frame = partToReveal(ofRowAt: path)
        let room = bounds.inset(by: adjustedContentInset)
        // `scrollToItem` needs a position on each axis along which the item is not visible.
        var position: UICollectionView.ScrollPosition = []
        if frame.minY < room.minY { position.insert(.top) } else if frame.maxY > room.maxY { position.insert(.bottom) }
        if frame.minX < room.minX { position.insert(.left) } else if frame.maxX > room.maxX { position.insert(.right) }
        if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
    }
}
