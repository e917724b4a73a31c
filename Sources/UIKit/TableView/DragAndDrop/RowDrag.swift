// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A table as a source of drags: the rows that are dragged, and their look.
@MainActor
final class RowDrag: NSObject, UIDragInteractionDelegate {
    /// A row that is on its way, and what it gave.
    struct Carried {
        let row: RowReference
        let items: [UIDragItem]
    }

    /// All that a session carries away from the table.
    struct Load {
        let session: any UIDragSession
        var rows: [Carried]
        /// The row that the finger has hold of, and how far below that row's top it has, in points.
        let lead: (row: RowReference, depth: CGFloat)
    }

    unowned let table: UITableView
    private(set) lazy var interaction = {
        let interaction = UIDragInteraction(delegate: self)
        // A table's delegate hears that a session has ended, and not what other programs have done.
        interaction.hearsOfTransfers = false
        return interaction
    }()
    private(set) var load: Load? { didSet { (whereTheyAre, rowsByItem) = (nil, nil) } }
    /// The row of each item, once it has been asked for.
    private var rowsByItem: [ObjectIdentifier: Int]?
    /// The rows where they are now, once they have been asked for.
    private var whereTheyAre: AscendingPaths?
    private(set) var state = UITableViewCell.DragState.none
    /// The rows that a press has got, until it lifts them.
    private var prepared: Load?
    /// The rows that a tap adds, until it does.
    private var added: Carried?
    /// Whether the table has been reloaded since.
    private var isForgotten = false
    /// The sessions that other programs still use while rows of the table are lifted again.
    private var given: [any UIDragSession] = []

    init(of table: UITableView) {
        self.table = table
    }

    // MARK: Which rows

    /// Whether a row is on its way.
    ///
    /// - Complexity: O(log k) for k rows, but for the first time after something has changed.
    func carries(_ path: RowPath) -> Bool { paths.contains(path) }

    private var paths: AscendingPaths {
        if let whereTheyAre { return whereTheyAre }
        let paths = AscendingPaths((load?.rows ?? []).compactMap(\.row.path))
        whereTheyAre = paths
        return paths
    }

    /// The rows that a session has from this table, where they are now; none for any other session.
    func paths(carriedBy session: (any UIDragSession)?) -> [RowPath] {
        guard let load, let session, load.session === session else { return [] }
        return paths.paths
    }

    /// The row that an item comes from; nil for what comes from elsewhere.
    func row(of item: UIDragItem) -> RowReference? { carried(of: item)?.row }

    private func carried(of item: UIDragItem) -> Carried? {
        guard let load else { return nil }
        var numbers = rowsByItem ?? [:]
        if rowsByItem == nil {
            for (number, carried) in load.rows.enumerated() {
                for item in carried.items { numbers[ObjectIdentifier(item)] = number }
            }
            rowsByItem = numbers
        }
        return numbers[ObjectIdentifier(item)].map { load.rows[$0] }
    }

    /// The item of the row that has the focus.
    var itemWithFocus: UIDragItem? {
        guard let focused = table.focusedRow else { return nil }
        return load?.rows.first { $0.row.path == focused }?.items.first
    }

    private func row(at point: CGPoint) -> RowPath? {
        guard let path = table.rowSeen(at: point) else { return nil }
        return table.visible.cells[path] == nil || table.swipe?.cell === table.visible.cells[path] ? nil : path
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        prepared = nil
        let point = session.location(in: table)
        guard table.reorder == nil, let delegate = table.dragDelegate, let touched = row(at: point) else { return [] }
        let depth = point.y - table.frameOfRow(touched).minY
        let isSelected = table.list.selection.contains(touched)
        // Whoever is asked may change the table.
        let lead = table.list.reference(to: touched)
        let rows = isSelected ? table.list.selection.paths().sorted().map { table.list.reference(to: $0) } : [lead]
        var carried: [Carried] = []
        var leadGives = false
        for row in rows {
            guard let path = row.path else { continue }
            let items = delegate.tableView(table, itemsForBeginning: session, at: IndexPath(path))
            guard !items.isEmpty else { continue }
            if row.path == lead.path { leadGives = true }
            carried.append(Carried(row: row, items: items))
        }
        guard leadGives else { return [] }
        prepared = Load(session: session, rows: carried, lead: (lead, depth))
        return carried.flatMap(\.items)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        added = nil
        guard let path = row(at: point), !carries(path) else { return [] }
        let row = table.list.reference(to: path)
        let items =
            table.dragDelegate?.tableView(table, itemsForAddingTo: session, at: IndexPath(path), point: point) ?? []
        if !items.isEmpty { added = Carried(row: row, items: items) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        guard addingInteraction === interaction, let added else { return }
        self.added = nil
        table.forgetTouchedRow()
        let isFirst = load?.session !== session
        if isFirst { begin(Load(session: session, rows: [], lead: (added.row, 0))) }
        load?.rows.append(added)
        change(to: .dragging)
        table.dragging.drop?.sourceDidChange()
        if isFirst { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    // MARK: Lifting

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        take(session)
        guard let carried = carried(of: item), carried.items.first === item, let path = carried.row.path,
            let cell = table.visible.cells[path], cell.window != nil, cell.frame.overlaps(table.bounds)
        else { return nil }
        let parameters =
            table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: IndexPath(path))
            ?? cell.dragPreviewParameters
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    /// The session that was prepared is the one that lifts now.
    private func take(_ session: any UIDragSession) {
        guard let prepared, prepared.session === session else { return }
        self.prepared = nil
        begin(prepared)
        // The touch that lifts rows selects nothing, and pictures show rows as they are by themselves.
        table.forgetTouchedRow()
        for cell in cells {
            cell.setSelected(false, animated: false)
            if cell.focus?.ring != nil { cell.focusDidChange(isRingShown: false) }
        }
    }

    /// A session has rows of the table from now on: another program may not be done with those of the one before.
    private func begin(_ new: Load) {
        if let load, state == .dragging { given.append(load.session) }
        load = new
    }

    private var cells: [UITableViewCell] {
        (load?.rows ?? []).compactMap { $0.row.path.flatMap { table.visible.cells[$0] } }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        take(session)
        animator.addAnimations { [weak self] in self?.change(to: .lifting) }
        animator.addCompletion { [weak self, weak animator] position in
            guard position == .end else { return self?.putDown(session) ?? () }
            // What was held until it was quite raised may still be put down.
            animator?.addCompletion { position in
                if position == .start { self?.putDown(session) }
            }
        }
    }

    /// Ends a lift without a movement: there was no drag.
    private func putDown(_ session: any UIDragSession) {
        if load?.session === session { end() }
    }

    private func change(to new: UITableViewCell.DragState) {
        state = new
        table.updateDragAppearance()
    }

    // MARK: Under way

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard load?.session === session else { return }
        change(to: .dragging)
        table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

    /// A row is as wide as its table wherever it is carried.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    /// A batch of updates has been followed, or the data loaded anew: a drag whose rows are all gone is over.
    func rowsDidChange() {
        whereTheyAre = nil
        guard let load, state != .none, isOfNoRow else { return }
        let session = load.session
        // Whoever hears of that comes after the batch, and a table that is reloaded twice may have rows again.
        ScheduledWork.scheduler.post { [weak self] in
            guard let self, self.load?.session === session, isOfNoRow else { return }
            interaction.coordinator?.cancel(interaction)
        }
    }

    /// Whether no row of the table is on its way, for certain: after a reload nobody knows which rows it was of, unless
    /// there are none.
    private var isOfNoRow: Bool {
        table.list.geometry.rowCount == 0 || !isForgotten && load?.rows.allSatisfy { $0.row.path == nil } == true
    }

    func rowsWereForgotten() {
        whereTheyAre = nil
        isForgotten = load != nil
    }

    // MARK: The end

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let path = row(of: item)?.path else { return nil }
        return table.dragPreview(goingTo: path, defaultPreview) { cell in
            table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: IndexPath(path))
                ?? cell.dragPreviewParameters
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        let isGiven = given.contains { $0 === session }
        given.removeAll { $0 === session }
        guard isGiven || load?.session === session else { return }
        // What the app takes away now goes as it looks.
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
        if load?.session === session { end() }
    }

    private func end() {
        load = nil
        isForgotten = false
        change(to: .none)
    }
}

extension ActiveDrag {
    /// The item that it carries of the row that has the focus.
    var itemWithFocus: UIDragItem? {
        givers.lazy.compactMap { ($0.delegate as? RowDrag)?.itemWithFocus }.first { item in
            self.contents.items.contains { $0 === item }
        }
    }
}

extension UITableViewCell {
    /// The look of the whole cell while it is dragged.
    var dragPreviewParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = opaqueGround
        parameters.visiblePath = UIBezierPath(
            roundedRect: bounds, cornerRadius: TableMetrics.current.groupCornerRadius)
        return parameters
    }
}

extension UITableView {
    /// A preview that goes to a row: to its cell where that is on screen, else to where it would be.
    func dragPreview(
        goingTo path: RowPath, _ standard: UITargetedDragPreview,
        _ parameters: (UITableViewCell) -> UIDragPreviewParameters
    ) -> UITargetedDragPreview? {
        layoutIfNeeded()
        guard list.geometry.contains(path) else { return nil }
        if let cell = visible.cells[path], cell.window != nil {
            return UITargetedDragPreview(view: cell, parameters: parameters(cell))
        }
        let frame = frameOfCell(path)
        return standard.retargetedPreview(
            with: UIDragPreviewTarget(container: self, center: CGPoint(x: frame.midX, y: frame.midY)))
    }
}
