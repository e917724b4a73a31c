// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The state of a table's drag and drop.
struct RowDragging {
    var parts = ListDragging()
    /// The placeholders of dropped items that are not loaded yet; nil if there have been none.
    var placeholders: ListPlaceholders<UITableView>?
}

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether rows of the table are lifted or being dragged.
    public var hasActiveDrag: Bool { isDraggingRows }

    /// Whether a drag session that the table accepts is over the table.
    public var hasActiveDrop: Bool { hasDropSession }

    /// Whether the rows on screen differ from those of the data source. True while the user reorders a row, while a
    /// drop gap is open, while drop animations run, and while there are placeholders.
    public var hasUncommittedUpdates: Bool { reorder != nil || hasUncommittedDrop }

    /// Whether a row is selected, as by a tap, when a drag hovers over the row for a second. The default is false.
    public var isSpringLoaded: Bool {
        get { springLoadsRows }
        set { springLoadsRows = newValue }
    }

    /// The height in points of the gap for an item from outside this table: `rowHeight`, unless it is automatic. In
    /// that case, the height of the topmost visible row, or the usual row height in a table without rows.
    var heightOfIncomingItems: CGFloat {
        if rowHeight > 0 { return rowHeight }
        guard list.rows.count > 0 else { return UITableView.usualRowHeight(traitCollection) }
        let shown = visible.cells.keys.filter(list.rows.contains).min() ?? list.rows.path(ofRowNumber: 0)
        return CGFloat(geometry.rowRange(shown).height)
    }

    var dragging: ListDragging {
        get { rowDragging.parts }
        set { rowDragging.parts = newValue }
    }

    /// The placeholders of the table; nil if there have been none.
    var placeholders: ListPlaceholders<UITableView>? { rowDragging.placeholders }

    /// The drop positions of the table; nil without a drop delegate.
    var dropPositions: RowDropPositions? { dragging.drop?.positions as? RowDropPositions }
}

extension UITableView: DraggableList {
    // MARK: Drag delegate

    var hasDragDelegate: Bool { dragDelegate != nil }

    func dragItems(forBeginning session: any UIDragSession, at row: RowPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: IndexPath(row)) ?? []
    }

    func dragItems(forAddingTo session: any UIDragSession, at row: RowPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: IndexPath(row), point: point) ?? []
    }

    func dragPreviewParameters(of row: RowPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: IndexPath(row))
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func allowsMove(in session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestrictedToApp(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop delegate

    var hasDropDelegate: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropProposal(_ session: any UIDropSession, at path: RowPath?) -> UIDropProposal? {
        dropDelegate?.proposal(self, session, at: path.map { IndexPath($0) })
    }

    func makeDropProposal(_ operation: UIDropOperation) -> UIDropProposal {
        UITableViewDropProposal(operation: operation)
    }

    func dropPreviewParameters(of row: RowPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: IndexPath(row))
    }

    func performDrop(_ hover: ListDrop.Hover, of drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(of: self, drop, hover))
    }

    // MARK: Rows

    func rowToLift(at point: CGPoint) -> RowPath? {
        guard reorder == nil, let path = visibleRow(at: point), let cell = visible.cells[path] else { return nil }
        return isOpen(cell) ? nil : path
    }

    func dragStateDidChange(of cell: UITableViewCell) { updateSeparators(near: cell) }

    func makeDropPositions(of drop: ListDrop) -> any DropPositions { RowDropPositions(of: self, drop) }

    var dropPlaceholders: (any DropPlaceholders)? { placeholders }

    // MARK: Moving a row through the data source

    func movesThroughDataSource(_ row: RowPath) -> Bool { dataSourceMethods.movesRows && mayMove(row) }

    func tellDataSource(ofMoveFrom old: RowPath, to new: RowPath) {
        dataSource?.moveRow(self, from: IndexPath(old), to: IndexPath(new))
    }

    var wordsForDrops: (before: Phrase, after: Phrase) { (.dropAbove, .dropBelow) }

    func spoken(_ text: String, at row: RowPath) -> String { text }

    // MARK: Spring loading

    func allowsSpringLoading(_ row: RowPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.tableView(self, shouldSpringLoadRowAt: IndexPath(row), with: context) ?? true
    }
}

/// The coordinator that a table passes to its drop delegate.
@MainActor
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private weak var table: UITableView?
    private let drop: ListDrop
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession

    init(of table: UITableView, _ drop: ListDrop, _ hover: ListDrop.Hover) {
        (self.table, self.drop) = (table, drop)
        session = hover.session
        destinationIndexPath = hover.position.path.map { IndexPath($0) }
        let proposed = hover.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: .copy)
        proposal =
            destinationIndexPath == nil && proposed.intent != .unspecified
            ? UITableViewDropProposal(operation: proposed.operation) : proposed
        items = ListDropItem.items(of: hover.session, in: drop)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.land(dragItem, at: indexPath, "drop(_:toRowAt:)")
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, at: indexPath, in: rect, "drop(_:intoRowAt:rect:)")
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.land(dragItem, ListDrop.Landing(place: .target(target)))
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        guard let table else { return DropPlaceholderContext(dragItem, 0, in: nil, DragAnimator.over) }
        let placeholders = table.placeholders ?? ListPlaceholders(of: table)
        table.rowDragging.placeholders = placeholders
        drop.removeGap()
        let height = placeholder.rowHeight >= 0 ? placeholder.rowHeight : table.heightOfIncomingItems
        let number = placeholders.add(
            Placeholder(
                reuseIdentifier: placeholder.reuseIdentifier, configure: { placeholder.cellUpdateHandler?($0) },
                size: CGSize(width: 0, height: height)),
            at: placeholder.insertionIndexPath, ofDrop: drop.dropCount)
        return drop.land(dragItem, onPlaceholder: number) { [weak placeholders] in
            (placeholders?.cell(of: number) as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
    }
}
