// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension RowDrop {
    /// The destination of the drop animation of an item's preview.
    struct Landing {
        enum Place {
            /// A row: the preview turns into the row's cell.
            case row
            /// A rectangle in a row's cell: the preview is scaled to fit there.
            case rect(CGRect)
            /// A target in any view, chosen by the drop delegate.
            case target(UIDragPreviewTarget)
            /// A placeholder, identified by its number: the preview turns into the placeholder's cell.
            case placeholder(Int, UITableViewDropPlaceholder)
        }

        let place: Place
        /// The destination row, which stays valid across batch updates.
        var row: RowReference?
    }

    /// Whether a row's cell is hidden because the row is being moved within the table, or because a preview is being
    /// animated to the row.
    ///
    /// - Parameter landedOn: the rows to which previews are being animated.
    func hides(_ path: RowPath, landedOn: Set<RowPath>) -> Bool {
        gap?.isLifted(path) == true || landedOn.contains(path)
    }

    /// The rows to which previews of dropped items are being animated.
    ///
    /// - Complexity: O(n) for n drop animations
    func rowsLandedOn() -> Set<RowPath> {
        var rows: Set<RowPath> = []
        for landing in landings.values {
            if case .row = landing.place, let path = landing.row?.path { rows.insert(path) }
        }
        return rows
    }

    // MARK: Performing the drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard table.exists else { return }
        // Keep the table alive during the drop, because the delegate may release the last reference to the table.
        let view = table.view
        defer { withExtendedLifetime(view) {} }
        // Load the row counts, because the app may have reloaded the table since the last frame.
        table.view.loadDataIfNeeded()
        if hover?.model == nil { updateDropPosition() }
        guard let hover, let delegate = table.view.dropDelegate else { return }
        let own = table.view.dragging.drag?.paths(draggedBy: session.localDragSession) ?? []
        let drag = interaction.coordinator?.current
        let itemWithFocus = drag?.itemWithFocus
        dropCount += 1
        dropHandler = .delegate
        if let gap, gap.liftedRows == own, case .between = hover.position, hover.proposal?.operation == .move,
            movesThroughDataSource(own)
        {
            moveRow(gap, of: session.items[0])
        } else {
            delegate.tableView(table.view, performDropWith: TableDropCoordinator(of: self, hover))
        }
        dropHandler = nil
        table.view.dragging.placeholders?.dropWasPerformed()
        // After a drag by keyboard, the dropped row gets the focus. After other drags, it gets the focus only if it has
        // replaced a dragged row that had the focus.
        let hasGone = itemWithFocus != nil && drag?.itemWithFocus !== itemWithFocus
        let dropped =
            drag?.isKeyboardDrag == true
            ? landings.values.compactMap(\.row?.path).min()
            : hasGone ? itemWithFocus.flatMap { landings[ObjectIdentifier($0)]?.row?.path } : nil
        if let dropped, dropped != table.view.focusedRow { _ = table.view.focusRow(dropped, []) }
        endHover()
        table.view.updateDragAppearance()
        table.view.layoutIfNeeded()
    }

    /// Moves the dragged row to the gap through the data source.
    private func moveRow(_ model: ReorderModel, of item: UIDragItem) {
        let table = table.view
        let (from, to) = (model.lifted, model.proposed)
        var row = table.list.reference(to: from)
        if model.isMoved {
            dropHandler = .dataSource
            table.dataSource?.moveRow(table, from: IndexPath(from), to: IndexPath(to))
            dropHandler = .delegate
            table.loadDataIfNeeded()
            // The row is moved here only if the data source has neither reloaded the table nor moved the row itself.
            let isAsBefore = gap.map { $0.liftedRows == [from] && $0.proposed == to } ?? false
            removeGap()
            if isAsBefore {
                table.rowWasMoved(from, to)
                row = table.list.reference(to: to)
            }
        } else {
            removeGap()
        }
        if row.path != nil { land(item, Landing(place: .row, row: row)) }
        table.displaceRows()
    }

    // MARK: Landing

    /// Starts the drop animation of an item's preview to the destination `landing`.
    ///
    /// - Returns: the animator of the drop animation
    @discardableResult
    func land(_ item: UIDragItem, _ landing: Landing) -> any UIDragAnimating {
        landings[ObjectIdentifier(item)] = landing
        // During a drop the cells' drag appearance is updated once, after all items have been handled.
        if dropHandler == nil { table.view.updateDragAppearance() }
        guard let animator = item.drag?.landingAnimator(of: item) else {
            // The drag has ended: nothing is animated.
            landed(item)
            return DragAnimator.over
        }
        animator.addCompletion { [weak self] _ in self?.landed(item) }
        return animator
    }

    private func landed(_ item: UIDragItem) {
        guard let landing = landings.removeValue(forKey: ObjectIdentifier(item)) else { return }
        guard table.exists else { return }
        if case .placeholder(let id, _) = landing.place { table.view.dragging.placeholders?.previewLanded(id) }
        if landings.isEmpty || landings.count < Thresholds.DragSession.mostAnimatedDrops {
            table.view.updateDragAppearance()
        }
    }

    /// Redirects an item's drop animation from a placeholder to `row`, which has replaced the placeholder, and updates
    /// the cells' appearance.
    ///
    /// - Parameter item: the drag item; nil if no preview is being animated to the placeholder.
    func redirectPreview(to row: RowReference, of item: ObjectIdentifier?) {
        if let item, case .placeholder? = landings[item]?.place { landings[item] = Landing(place: .row, row: row) }
        table.view.updateDragAppearance()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard table.exists, let landing = landings[ObjectIdentifier(item)] else { return defaultPreview }
        switch landing.place {
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .row:
            guard let path = landing.row?.path else { return nil }
            return table.view.dragPreview(goingTo: path, defaultPreview) { cell in
                table.view.dropDelegate?.tableView(table.view, dropPreviewParametersForRowAt: IndexPath(path))
                    ?? cell.dragPreviewParameters
            }
        case .placeholder(let id, let placeholder):
            return preview(goingTo: id, placeholder, defaultPreview)
        case .rect(let rect):
            guard let path = landing.row?.path, table.view.list.rows.contains(path) else { return nil }
            return defaultPreview.retargetedPreview(with: target(in: rect, ofRow: path, defaultPreview))
        }
    }

    private func preview(
        goingTo id: Int, _ placeholder: UITableViewDropPlaceholder, _ standard: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        table.view.layoutIfNeeded()
        guard let frame = table.view.dragging.placeholders?.frame(of: id) else { return nil }
        guard let cell = table.view.dragging.placeholders?.cell(id), cell.window != nil else {
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(container: table.view, center: CGPoint(x: frame.midX, y: frame.midY)))
        }
        let parameters = placeholder.previewParametersProvider?(cell) ?? cell.dragPreviewParameters
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    /// Inserts a placeholder among the rows, and animates an item's preview to it. Returns the context with which the
    /// app later replaces or deletes the placeholder.
    func land(_ item: UIDragItem, on placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let table = table.view
        let placeholders = table.dragging.placeholders ?? RowPlaceholders(of: table)
        table.dragging.placeholders = placeholders
        removeGap()
        let id = placeholders.add(placeholder, ofDrop: dropCount)
        placeholders.hideUntilLanding(id, item)
        if dropHandler == nil { table.displaceRows() }
        let animator = land(item, Landing(place: .placeholder(id, placeholder)))
        return DropPlaceholderContext(item, id, in: table, animator)
    }

    /// A preview target that fits the preview into a rectangle of a row's cell, keeping its proportions.
    private func target(in rect: CGRect, ofRow path: RowPath, _ preview: UITargetedDragPreview) -> UIDragPreviewTarget {
        let (frame, size) = (table.view.frameOfCell(path), preview.size)
        let fitting = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
        let scale = max(fitting, CGFloat(Thresholds.DragSession.leastScale))
        return UIDragPreviewTarget(
            container: table.view, center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY),
            transform: CGAffineTransform(scaleX: scale, y: scale))
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        guard table.exists, !landings.isEmpty else { return }
        for case .placeholder(let id, _) in landings.values.map(\.place) {
            table.view.dragging.placeholders?.previewLanded(id)
        }
        landings = [:]
        table.view.updateDragAppearance()
    }
}

/// The coordinator that a table passes to its drop delegate.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: RowDrop
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession

    init(of drop: RowDrop, _ hover: RowDrop.Hover) {
        self.drop = drop
        session = hover.session
        destinationIndexPath = hover.position.path.map { IndexPath($0) }
        let proposed = hover.proposal ?? UITableViewDropProposal(operation: .copy)
        proposal =
            destinationIndexPath == nil && proposed.intent != .unspecified
            ? UITableViewDropProposal(operation: proposed.operation) : proposed
        let source = drop.table.view.dragging.drag
        items = hover.session.items.map { TableDropItem($0, from: source?.row(of: $0)) }
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        guard drop.table.exists else { return DragAnimator.over }
        return drop.land(dragItem, RowDrop.Landing(place: .row, row: row(indexPath, "drop(_:toRowAt:)")))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard drop.table.exists else { return DragAnimator.over }
        return drop.land(
            dragItem, RowDrop.Landing(place: .rect(rect), row: row(indexPath, "drop(_:intoRowAt:rect:)")))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        guard drop.table.exists else { return DragAnimator.over }
        return drop.land(dragItem, RowDrop.Landing(place: .target(target)))
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        guard drop.table.exists else { return DropPlaceholderContext(dragItem, 0, in: nil, DragAnimator.over) }
        return drop.land(dragItem, on: placeholder)
    }

    private func row(_ indexPath: IndexPath, _ method: String) -> RowReference {
        guard let path = drop.table.view.existingRow(indexPath) else {
            misuse(
                "\(method) was given the index path \(indexPath), and there is no such row. "
                    + "Insert the row before, with performBatchUpdates(_:completion:).")
        }
        return drop.table.view.list.reference(to: path)
    }
}

/// One dropped item of a `TableDropCoordinator`.
@MainActor
final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let previewSize: CGSize
    private let row: RowReference?

    var sourceIndexPath: IndexPath? { row?.path.map { IndexPath($0) } }

    init(_ item: UIDragItem, from row: RowReference?) {
        dragItem = item
        self.row = row
        previewSize = item.drag?.previewSize(of: item) ?? .zero
    }
}
