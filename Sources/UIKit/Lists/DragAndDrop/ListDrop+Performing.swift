// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ListDrop {
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
            ///
            /// - Parameter parameters: the part of the cell that the app chooses; nil for the standard part.
            case placeholder(Int, parameters: @MainActor () -> UIDragPreviewParameters?)
        }

        let place: Place
        /// The destination row, which stays valid across batch updates.
        var row: RowReference?
    }

    /// Whether a row's cell is hidden because the row is being moved within the list, or because a preview is being
    /// animated to the row.
    ///
    /// - Parameter landedOn: the rows to which previews are being animated.
    func hides(_ path: RowPath, landedOn: Set<RowPath>) -> Bool {
        positions.takesAway(path) || landedOn.contains(path)
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
        guard listExists else { return }
        // Keep the list alive during the drop, because the delegate may release the last reference to the list.
        let list = list
        defer { withExtendedLifetime(list) {} }
        // Load the row counts, because the app may have reloaded the list since the last frame.
        list.loadDataIfNeeded()
        if positions.isOutdated { updatePosition() }
        guard let hover, list.hasDropDelegate else { return }
        positions.dropWillBegin()
        let own = ownRows(draggedBy: session)
        let drag = interaction.coordinator?.current
        let itemWithFocus = drag?.itemWithFocus
        dropCount += 1
        dropHandler = .delegate
        if case .between(let place) = hover.position, hover.proposal?.operation == .move, movesThroughDataSource(own),
            positions.hasGap(for: own, at: place)
        {
            moveRow(from: own[0], to: place, session.items[0])
        } else {
            list.performDrop(hover, of: self)
        }
        dropHandler = nil
        list.dropPlaceholders?.dropWasPerformed()
        // After a drag by keyboard, the dropped row gets the focus. After other drags, it gets the focus only if it has
        // replaced a dragged row that had the focus.
        let hasGone = itemWithFocus != nil && drag?.itemWithFocus !== itemWithFocus
        let dropped =
            drag?.isKeyboardDrag == true
            ? landings.values.compactMap(\.row?.path).min()
            : hasGone ? itemWithFocus.flatMap { landings[ObjectIdentifier($0)]?.row?.path } : nil
        if let dropped, dropped != list.focusedRow { _ = list.focusRow(dropped, []) }
        endHover()
        list.updateDragAppearance()
        list.layoutIfNeeded()
    }

    /// Whether a drop would move the dragged row through the data source, without the drop delegate. True only if
    /// exactly one item is dragged, and the item is a row of this list.
    ///
    /// - Parameter own: the dragged rows of this list.
    func movesThroughDataSource(_ own: [RowPath]) -> Bool {
        own.count == 1 && hover?.session.items.count == 1 && list.movesThroughDataSource(own[0])
    }

    /// Moves the dragged row to the gap through the data source.
    private func moveRow(from: RowPath, to: RowPath, _ item: UIDragItem) {
        var row = list.list.reference(to: from)
        if from != to {
            dropHandler = .dataSource
            list.tellDataSource(ofMoveFrom: from, to: to)
            dropHandler = .delegate
            list.loadDataIfNeeded()
            // The row is moved here only if the data source has neither reloaded the list nor moved the row itself.
            if positions.hasGap(for: [from], at: to) {
                list.rowWasMoved(from, to)
                row = list.list.reference(to: to)
            }
        }
        removeGap()
        if row.path != nil { land(item, Landing(place: .row, row: row)) }
        list.displaceRows()
    }

    // MARK: Landing

    /// Starts the drop animation of an item's preview to the destination `landing`.
    ///
    /// - Returns: the animator of the drop animation
    @discardableResult
    func land(_ item: UIDragItem, _ landing: Landing) -> any UIDragAnimating {
        guard listExists else { return DragAnimator.over }
        landings[ObjectIdentifier(item)] = landing
        // During a drop the cells' drag appearance is updated once, after all items have been handled.
        if dropHandler == nil { list.updateDragAppearance() }
        guard let animator = item.drag?.landingAnimator(of: item) else {
            // The drag has ended: nothing is animated.
            landed(item)
            return DragAnimator.over
        }
        animator.addCompletion { [weak self] _ in self?.landed(item) }
        return animator
    }

    /// Animates an item's preview to a row, which must exist.
    ///
    /// - Parameters:
    ///   - rect: the rectangle of the row's cell into which the preview is scaled; nil for the whole cell.
    ///   - method: the method that the app has called, for the error message.
    func land(
        _ item: UIDragItem, at indexPath: IndexPath, in rect: CGRect? = nil, _ method: String
    ) -> any UIDragAnimating {
        guard listExists else { return DragAnimator.over }
        guard let path = list.existingRow(indexPath) else {
            misuse(
                "\(method) was given the index path \(indexPath), where the list has nothing. Insert the new data there "
                    + "first, with performBatchUpdates(_:completion:).")
        }
        return land(item, Landing(place: rect.map { .rect($0) } ?? .row, row: list.list.reference(to: path)))
    }

    /// Animates an item's preview to a new placeholder. Returns the context with which the app later replaces or
    /// deletes the placeholder.
    func land(
        _ item: UIDragItem, onPlaceholder number: Int, parameters: @escaping @MainActor () -> UIDragPreviewParameters?
    ) -> DropPlaceholderContext {
        list.dropPlaceholders?.hideUntilLanding(number, item)
        if dropHandler == nil { list.displaceRows() }
        let animator = land(item, Landing(place: .placeholder(number, parameters: parameters)))
        return DropPlaceholderContext(item, number, in: list, animator)
    }

    private func landed(_ item: UIDragItem) {
        guard let landing = landings.removeValue(forKey: ObjectIdentifier(item)) else { return }
        guard listExists else { return }
        if case .placeholder(let number, _) = landing.place { list.dropPlaceholders?.previewLanded(number) }
        if landings.isEmpty || landings.count < Thresholds.DragSession.mostAnimatedDrops {
            list.updateDragAppearance()
        }
    }

    /// Redirects an item's drop animation from a placeholder to `row`, which has replaced the placeholder, and updates
    /// the cells' appearance.
    ///
    /// - Parameter item: the drag item; nil if no preview is being animated to the placeholder.
    func redirectPreview(to row: RowReference, of item: ObjectIdentifier?) {
        if let item, case .placeholder? = landings[item]?.place { landings[item] = Landing(place: .row, row: row) }
        list.updateDragAppearance()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard listExists, let landing = landings[ObjectIdentifier(item)] else { return defaultPreview }
        switch landing.place {
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .row:
            guard let path = landing.row?.path else { return nil }
            return list.dragPreview(goingTo: path, defaultPreview) { list.dropPreviewParameters(of: path) }
        case .placeholder(let number, let parameters): return preview(goingTo: number, parameters, defaultPreview)
        case .rect(let rect):
            guard let path = landing.row?.path, list.list.rows.contains(path) else { return nil }
            return defaultPreview.retargetedPreview(with: target(in: rect, ofRow: path, defaultPreview))
        }
    }

    private func preview(
        goingTo number: Int, _ parameters: () -> UIDragPreviewParameters?, _ standard: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        list.layoutIfNeeded()
        guard let frame = list.dropPlaceholders?.frame(of: number) else { return nil }
        guard let cell = list.dropPlaceholders?.cell(of: number), cell.window != nil else {
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
        }
        return UITargetedDragPreview(view: cell, parameters: parameters() ?? cell.dragPreviewParameters)
    }

    /// A preview target that fits the preview into a rectangle of a row's cell, keeping its proportions.
    private func target(in rect: CGRect, ofRow path: RowPath, _ preview: UITargetedDragPreview) -> UIDragPreviewTarget {
        let (frame, size) = (list.frameOfCell(path), preview.size)
        let fitting = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
        let scale = max(fitting, CGFloat(Thresholds.DragSession.leastScale))
        return UIDragPreviewTarget(
            container: list, center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY),
            transform: CGAffineTransform(scaleX: scale, y: scale))
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        guard listExists, !landings.isEmpty else { return }
        for case .placeholder(let number, _) in landings.values.map(\.place) {
            list.dropPlaceholders?.previewLanded(number)
        }
        landings = [:]
        list.updateDragAppearance()
    }
}

/// One item that was dropped on a list.
@MainActor
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let previewSize: CGSize
    private let row: RowReference?

    var sourceIndexPath: IndexPath? { row?.path.map { IndexPath($0) } }

    private init(_ item: UIDragItem, from row: RowReference?) {
        dragItem = item
        self.row = row
        previewSize = item.drag?.previewSize(of: item) ?? .zero
    }

    /// The items of a session that is dropped on a list.
    static func items(of session: any UIDropSession, in drop: ListDrop) -> [ListDropItem] {
        let source = drop.list.dragging.drag
        return session.items.map { ListDropItem($0, from: source?.row(of: $0)) }
    }
}

/// The context with which the app commits or deletes a placeholder of a drop.
@MainActor
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext,
    UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private weak var list: (any DraggableList)?
    private let number: Int
    private let animator: any UIDragAnimating

    /// - Parameter list: the list with the placeholder; nil if the list no longer exists.
    init(_ item: UIDragItem, _ number: Int, in list: (any DraggableList)?, _ animator: any UIDragAnimating) {
        dragItem = item
        (self.list, self.number, self.animator) = (list, number, animator)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        list?.dropPlaceholders?.commit(number, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { list?.dropPlaceholders?.delete(number) ?? false }

    func setNeedsCellUpdate() { list?.dropPlaceholders?.updateCell(of: number) }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
