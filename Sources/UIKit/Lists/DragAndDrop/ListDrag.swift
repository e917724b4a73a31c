// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The drag source of a list: provides drag items and previews for its rows, and updates the cells of dragged rows.
@MainActor
final class ListDrag: NSObject, UIDragInteractionDelegate {
    /// A dragged row and the drag items that the delegate has given for it.
    struct DraggedRow {
        let row: RowReference
        let items: [UIDragItem]
    }

    /// The rows of the list that one drag session drags.
    struct Payload {
        let session: any UIDragSession
        var rows: [DraggedRow]
        /// The row that the finger holds, and the position of the finger in that row, in points.
        let lead: (row: RowReference, grip: CGPoint)
    }

    unowned let view: any DraggableList
    private(set) lazy var interaction = {
        let interaction = UIDragInteraction(delegate: self)
        // Other apps may only copy the items. No method of the list's delegate reports that another app has moved an
        // item, so the delegate could not delete the row.
        interaction.reportsTransfers = false
        return interaction
    }()
    private(set) var payload: Payload? { didSet { (cachedPaths, rowsByItem) = (nil, nil) } }
    /// The index in `payload.rows` for each drag item; nil until a lookup first needs the indexes.
    private var rowsByItem: [ObjectIdentifier: Int]?
    /// The current index paths of the dragged rows; nil until they are first needed.
    private var cachedPaths: AscendingPaths?
    private(set) var state = UICellConfigurationState.DragState.none
    /// The session and the rows whose items the delegate has returned for a long press; nil once the lift has begun.
    private var prepared: Payload?
    /// The row that a tap is about to add to the drag.
    private var added: DraggedRow?
    /// Whether the list has been reloaded since the drag began. The dragged rows can then no longer be identified.
    private var listWasReloaded = false
    /// The sessions of earlier drags that have not ended yet, because another app may still use their items.
    private var earlierSessions: [any UIDragSession] = []

    init(of view: any DraggableList) {
        self.view = view
    }

    // MARK: Dragged rows

    /// Whether a row is being lifted or dragged.
    ///
    /// - Complexity: O(log k) for k dragged rows; O(k log k) for the first call after their index paths have changed.
    func isDragging(_ path: RowPath) -> Bool { paths.contains(path) }

    private var paths: AscendingPaths {
        if let cachedPaths { return cachedPaths }
        let paths = AscendingPaths((payload?.rows ?? []).compactMap(\.row.path))
        cachedPaths = paths
        return paths
    }

    /// The current paths of this list's rows in a drag session; empty for a session without rows of this list.
    func paths(draggedBy session: (any UIDragSession)?) -> [RowPath] {
        guard let payload, let session, payload.session === session else { return [] }
        return paths.paths
    }

    /// The row that a drag item comes from; nil for an item from outside this list.
    func row(of item: UIDragItem) -> RowReference? { draggedRow(of: item)?.row }

    private func draggedRow(of item: UIDragItem) -> DraggedRow? {
        guard let payload else { return nil }
        var numbers = rowsByItem ?? [:]
        if rowsByItem == nil {
            for (number, draggedRow) in payload.rows.enumerated() {
                for item in draggedRow.items { numbers[ObjectIdentifier(item)] = number }
            }
            rowsByItem = numbers
        }
        return numbers[ObjectIdentifier(item)].map { payload.rows[$0] }
    }

    /// The first drag item of the list's focused row; nil if that row is not being dragged.
    var itemWithFocus: UIDragItem? {
        guard let focused = view.focusedRow else { return nil }
        return payload?.rows.first { $0.row.path == focused }?.items.first
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        prepared = nil
        let point = session.location(in: view)
        guard let touched = view.rowToLift(at: point) else { return [] }
        let frame = view.frameOfRow(touched)
        let grip = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        let isSelected = view.list.selection.contains(touched)
        // The delegate may insert or delete rows while it is asked for items. Row references stay valid; paths do not.
        let lead = view.list.reference(to: touched)
        let rows = isSelected ? view.list.selection.paths().sorted().map { view.list.reference(to: $0) } : [lead]
        var draggedRows: [DraggedRow] = []
        var leadGives = false
        for row in rows {
            guard let path = row.path else { continue }
            let items = view.dragItems(forBeginning: session, at: path)
            guard !items.isEmpty else { continue }
            if row.path == lead.path { leadGives = true }
            draggedRows.append(DraggedRow(row: row, items: items))
        }
        guard leadGives else { return [] }
        prepared = Payload(session: session, rows: draggedRows, lead: (lead, grip))
        return draggedRows.flatMap(\.items)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        added = nil
        guard let path = view.rowToLift(at: point), !isDragging(path) else { return [] }
        let row = view.list.reference(to: path)
        let items = view.dragItems(forAddingTo: session, at: path, point: point)
        if !items.isEmpty { added = DraggedRow(row: row, items: items) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        guard addingInteraction === interaction, let added else { return }
        self.added = nil
        view.cancelRowTouch()
        let isFirst = payload?.session !== session
        if isFirst { begin(Payload(session: session, rows: [], lead: (added.row, .zero))) }
        payload?.rows.append(added)
        change(to: .dragging)
        view.dragging.drop?.sourceDidChange()
        if isFirst { view.dragWillBegin(session) }
    }

    // MARK: Lifting

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        beginPreparedDrag(session)
        guard let draggedRow = draggedRow(of: item), draggedRow.items.first === item, let path = draggedRow.row.path,
            let cell = view.cell(of: path), cell.window != nil,
            cell.convert(cell.bounds, to: view).overlaps(view.bounds)
        else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: view.dragPreviewParameters(of: path) ?? cell.dragPreviewParameters)
    }

    /// Begins the drag that was prepared for a session, and draws its rows neither selected nor focused.
    private func beginPreparedDrag(_ session: any UIDragSession) {
        guard let prepared, prepared.session === session else { return }
        self.prepared = nil
        begin(prepared)
        // The touch that lifts rows does not select them, and their previews show neither selection nor focus.
        view.cancelRowTouch()
        for cell in cells {
            cell.setSelected(false, animated: false)
            if cell.focus?.ring != nil { cell.focusDidChange(isRingShown: false) }
        }
    }

    /// Makes the session and the rows in `new` the current ones. A previous session whose drag had begun is added to
    /// `earlierSessions`, because another app may still use its items.
    private func begin(_ new: Payload) {
        if let payload, state == .dragging { earlierSessions.append(payload.session) }
        payload = new
    }

    private var cells: [any ListCell] {
        (payload?.rows ?? []).compactMap { $0.row.path.flatMap { view.cell(of: $0) } }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        beginPreparedDrag(session)
        animator.addAnimations { [weak self] in self?.change(to: .lifting) }
        animator.addCompletion { [weak self, weak animator] position in
            guard position == .end else { return self?.endLift(session) ?? () }
            // The user can still release the row without a drag after the lift animation. The animator then runs back
            // to the start.
            animator?.addCompletion { position in
                if position == .start { self?.endLift(session) }
            }
        }
    }

    /// Ends a lift that has not become a drag.
    private func endLift(_ session: any UIDragSession) {
        if payload?.session === session { end() }
    }

    private func change(to new: UICellConfigurationState.DragState) {
        state = new
        view.updateDragAppearance()
    }

    // MARK: During the drag

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard payload?.session === session else { return }
        change(to: .dragging)
        view.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { view.allowsMove(in: session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { view.isRestrictedToApp(session) }

    /// True, because the preview of a row keeps its size even outside the list.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    /// Cancels the drag if a batch of updates or a reload has removed all its rows.
    func rowsDidChange() {
        cachedPaths = nil
        guard let payload, state != .none, allRowsWereRemoved else { return }
        let session = payload.session
        // The drag is cancelled in a later turn of the main loop, and only if all rows are still removed then. Before
        // that turn, the app may reload the list again, with rows.
        ScheduledWork.scheduler.post { [weak self] in
            guard let self, self.payload?.session === session, allRowsWereRemoved else { return }
            interaction.coordinator?.cancel(interaction)
        }
    }

    /// Whether it is certain that all dragged rows have been removed. After a reload the rows cannot be identified, so
    /// it is certain only if the list is empty.
    private var allRowsWereRemoved: Bool {
        view.list.rows.count == 0
            || !listWasReloaded && payload?.rows.allSatisfy { $0.row.path == nil } == true
    }

    func listDidReload() {
        cachedPaths = nil
        listWasReloaded = payload != nil
    }

    // MARK: Ending

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let path = row(of: item)?.path else { return nil }
        return view.dragPreview(goingTo: path, defaultPreview) { view.dragPreviewParameters(of: path) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        let isEarlier = earlierSessions.contains { $0 === session }
        earlierSessions.removeAll { $0 === session }
        guard isEarlier || payload?.session === session else { return }
        // `end()` is called only after this delegate call, because it resets the appearance of the dragged rows. Rows
        // that the app deletes in the call then still look dragged while they disappear.
        view.dragDidEnd(session)
        if payload?.session === session { end() }
    }

    private func end() {
        payload = nil
        listWasReloaded = false
        change(to: .none)
    }
}

extension ActiveDrag {
    /// The first of this drag's items that comes from the focused row of a list; nil if the drag contains no such row.
    var itemWithFocus: UIDragItem? {
        sourceInteractions.lazy.compactMap { ($0.delegate as? ListDrag)?.itemWithFocus }.first { item in
            self.contents.items.contains { $0 === item }
        }
    }
}
