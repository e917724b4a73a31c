// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The rows of a drag, one or several, from the lift to the end of the drop animation.
@MainActor
final class DraggedRows: DraggedContent {
    /// The reorderer of the drag.
    private(set) weak var owner: RowReorderer?
    let table: UITableView
    let controller: DragController<DraggedRows>
    let configuration: RowReorderer.Configuration
    let preview: RowDragPreview
    private(set) var displacement: RowDisplacement
    let canMove: (IndexPath) -> Bool
    private let identityTracker: RowIdentityTracker
    /// The point at which the touch began, in the table's coordinates. The rows move by the distance from this point to
    /// the touch.
    private let grab: CGPoint
    /// The vector from ``grab`` to the current position of the touch.
    private var offset = CGVector.zero
    /// The vertical position in the table from which the offsets of the reorder model are measured.
    private var top: CGFloat
    /// The table's content size and the held row's frame when `model` was measured. If they change, row heights have
    /// changed.
    private var measured: (content: CGSize, row: CGRect)
    private(set) var model: ReorderModel
    /// The held row, which is at the pointer; in a keyboard drag, the row that was focused at the lift.
    private(set) var lead: RowPath
    /// The paths of the rows in the preview, from top to bottom; nil for a removed row.
    private(set) var rows: [RowPath?]
    /// Whether the drop animation is running: then `lead` and `rows` are the rows' new places.
    private(set) var isLanding = false
    private let name: String?
    private var isOver = false

    /// Creates the content of a drag; nil if the held row has no cell.
    ///
    /// - Parameters:
    ///   - lead: the held row.
    ///   - rows: all lifted rows, in ascending order.
    ///   - table: the table of the rows.
    ///   - owner: the reorderer of the drag.
    ///   - caught: the preview and the displaced cells of the previous drag, if the rows are lifted again during its
    ///     drop animation; else nil.
    init?(
        _ lead: IndexPath, of rows: [IndexPath], in table: UITableView, owner: RowReorderer,
        caught: CaughtRows? = nil
    ) {
        guard let cell = table.cellForRow(at: lead), let number = rows.firstIndex(of: lead) else { return nil }
        let lifted = caught?.preview ?? DraggedRows.makePreview(of: rows, lead: number, in: table, owner.configuration)
        guard let preview = lifted else { return nil }
        (self.owner, controller) = (owner, owner.controller)
        let recognizer = controller.recognizer
        (self.table, self.preview, configuration) = (table, preview, owner.configuration)
        (self.lead, self.rows) = (RowPath(lead), caught?.rows ?? rows.map { RowPath($0) })
        name = cell.spokenName(withOthers: rows.count - 1)
        // The app is not asked about a row that was removed since the last frame.
        canMove = { [weak owner, weak table] in table?.hasRow(at: $0) == true && owner?.canMove($0) == true }
        grab = recognizer?.beginning(in: table) ?? CGPoint(x: preview.home.midX, y: preview.home.midY)
        top = table.topOfSections
        measured = (table.contentSize, table.rectForRow(at: lead))
        let paths = rows.map { RowPath($0) }
        model = ReorderModel(geometry: table.makeSectionedGeometry(), lifted: paths, lead: RowPath(lead))
        displacement = caught?.displacement ?? RowDisplacement(table: table)
        preview.view.isDragged = true
        identityTracker = RowIdentityTracker(
            table, owner.writer.identifiers(of: lead), lead: RowPath(lead), lifted: paths)
    }

    private static func makePreview(
        of rows: [IndexPath], lead number: Int, in table: UITableView, _ configuration: RowReorderer.Configuration
    ) -> RowDragPreview? {
        let cells = rows.map { table.cellForRow(at: $0) }
        // The snapshots must not show highlighted or selected cells.
        for cell in cells {
            cell?.setHighlighted(false, animated: false)
            cell?.setSelected(false, animated: false)
            cell?.dropHighlights()
        }
        let shown = zip(rows, cells).map { (frame: $1?.frame ?? table.rectForRow(at: $0), cell: $1) }
        let preview = RowDragPreview(shown, lead: number, in: table, configuration: configuration)
        if preview == nil { table.showSelection() }
        return preview
    }

    // MARK: Drag

    var containerView: UIView { table }
    var itemView: UIView { table.cellForRow(at: IndexPath(lead)) ?? table }
    var autoscroll: Autoscroll { Autoscroll(maximumZone: Double(configuration.autoscrollZone)) }

    func willBegin() {
        if let owner { owner.delegate?.rowReorderer(owner, willBeginDraggingRowAt: IndexPath(lead)) }
    }

    func lift() {
        guard updatePaths() else { return controller.cancel() }
        // In a keyboard drag, the lifted row is at most as wide as the table, so that its focus ring is visible on all
        // sides.
        preview.rise(toAtMost: isKeyboardDrag ? table.bounds.width : nil)
        displaceRows(duration: DragMotion.duration(rows.count > 1 ? configuration.gapDuration : 0))
    }

    /// Updates the paths and heights of rows, because the app may have changed the data.
    ///
    /// - Returns: false if the held row was removed, or if keys control the drag and the focus has left the table.
    /// - Complexity: O(rows on screen) if `isThorough` is true, else O(sections on screen)
    func update(isThorough: Bool) -> Bool {
        let isUpToDate = !isThorough && identityTracker.hasSameCounts(lookingAt: model.proposed.section)
        guard isUpToDate || updatePaths(isComplete: false), !isKeyboardDrag || hasFocus else { return false }
        updateRowHeights()
        return true
    }

    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])? {
        (table, [.vertical])
    }

    func move(to pointer: CGPoint) {
        let finger = table.convert(pointer, from: nil)
        offset = CGVector(dx: finger.x - grab.x, dy: finger.y - grab.y)
        preview.move(by: offset)
    }

    func propose() -> Bool {
        guard !isKeyboardDrag else { return false }
        let itemTop = preview.home.minY + offset.dy + CGFloat(model.itemTop(aboveRow: lead))
        // `isFixed` calls the app, which may end the drag, and ending the drag reads `model`. Swift forbids reading
        // `model` while one of its methods changes it, so a copy is changed.
        let before = model.proposed
        var moved = model
        let proposal = moved.itemMoved(
            top: Double(inSight(itemTop) - top), isFixed: { !self.canMove(IndexPath($0)) })
        guard isDragged else { return false }
        model = moved
        return proposal != nil && redirect(from: before)
    }

    /// Returns `itemTop`, the top of the dragged rows, limited so that more than half a row of the gap stays inside the
    /// table's visible edges. Beyond the edges there are no cells to displace; autoscrolling brings further rows.
    private func inSight(_ itemTop: CGFloat) -> CGFloat {
        let (span, resting) = (table.visibleSpan(along: .vertical), top + CGFloat(model.proposedTop))
        let start = table.contentOffset.y + CGFloat(span.lowerBound)
        let end = table.contentOffset.y + CGFloat(span.upperBound)
        let beyond = max(0, preview.home.height / 2 - 1)
        let last = max(end - CGFloat(model.gapHeight) + beyond, (start + end) / 2)
        // The gap may stay at its current place, even if that is beyond these limits.
        return min(max(itemTop, min(start - beyond, resting)), max(last, resting))
    }

    /// Proposes the drop target that a key leads to.
    ///
    /// - Returns: whether the proposed place has changed.
    func moveTarget(to place: RowPath) -> Bool {
        let before = model.proposed
        model.redirected(to: place)
        return redirect(from: before)
    }

    /// Lets the table's delegate replace the proposed place.
    ///
    /// - Parameter before: the place that was proposed before.
    /// - Returns: whether the proposed place differs from `before`; false if the app has changed the data during the
    ///   call.
    private func redirect(from before: RowPath) -> Bool {
        identityTracker.track(neighbours: [model.rowAboveItem, model.rowBelowItem])
        let isUpToDate = askDelegate()
        guard isDragged, identityTracker.hasSameCounts(lookingAt: model.proposed.section) else { return false }
        identityTracker.track(neighbours: [model.rowAboveItem, model.rowBelowItem])
        return isUpToDate && model.proposed != before
    }

    /// Asks the delegate for another place, and a second time if the app has changed rows during the first call.
    ///
    /// - Parameter isFirst: whether this is the first call; false for the second one.
    /// - Returns: false if the app has changed rows or ended the drag.
    private func askDelegate(isFirst: Bool = true) -> Bool {
        let wanted = table.target(in: model, from: lead)
        guard isDragged, let wanted else { return isDragged }
        if let place = model.place(for: wanted, from: lead, byDelegateOf: table) {
            model.redirected(to: place)
            return true
        }
        // The delegate's answer does not fit the model, because rows that are not visible have changed.
        guard updatePaths() else {
            controller.cancel()
            return false
        }
        if isFirst { _ = askDelegate(isFirst: false) }
        return false
    }

    /// Updates the reorder model when rows that come on screen turn out taller or shorter than the table's estimate.
    ///
    /// - Complexity: O(log n) for each visible row, in a table of n rows, if the content size or the held row's frame
    ///   has changed; else O(1).
    private func updateRowHeights() {
        let now = (content: table.contentSize, row: table.rectForRow(at: IndexPath(lead)))
        guard now != measured else { return }
        measured = now
        top = table.topOfSections
        model.heightsChanged(of: table.partsOfOtherHeight(than: model.geometry, lookingAt: IndexPath(lead)))
    }

    func showProposal(isNew: Bool) {
        if isKeyboardDrag { showPlaceOfKeys(isNew: isNew) }
        displaceRows(duration: DragMotion.duration(configuration.gapDuration))
    }

    func displaceRows(duration: TimeInterval) {
        displacement.update(duration: duration, hides: { self.model.isLifted($0) }) { part in
            part.row.map(self.model.isLifted) == true ? 0 : CGFloat(self.model.displacement(of: part))
        }
    }

    /// The vertical center of the held row at the proposed place, in the table's coordinates.
    var restingCenter: CGFloat {
        top + CGFloat(model.proposedTop - model.itemTop(aboveRow: lead)) + preview.home.height / 2
    }

    // MARK: Data changes during the drag

    /// Updates the paths of the dragged rows after the app may have changed the data.
    ///
    /// - Parameter isComplete: false if sections that are not visible can be checked in one of the next frames instead.
    /// - Returns: false if the held row was removed.
    func updatePaths(isComplete: Bool = true) -> Bool {
        guard let paths = identityTracker.changes(isComplete: isComplete) else { return true }
        guard let newLead = paths(lead) else { return false }
        let left = model.liftedRows.compactMap(paths)
        let gap =
            model.rowBelowItem.flatMap(paths)
            ?? model.rowAboveItem.flatMap(paths).map { RowPath(section: $0.section, row: $0.row + 1) }
        top = table.topOfSections
        let outcome = model.dataChanged(geometry: table.makeSectionedGeometry(), lifted: left, gap: gap)
        guard case .continues = outcome else { return false }
        lead = newLead
        rows = rows.map { $0.flatMap(paths) }
        for (number, row) in rows.enumerated() where row == nil { preview.hide(number) }
        measured = (table.contentSize, table.rectForRow(at: IndexPath(lead)))
        identityTracker.track(lead: lead, lifted: left)
        identityTracker.track(neighbours: [model.rowAboveItem, model.rowBelowItem])
        return true
    }

    // MARK: End of the drag

    /// The moves that a drop would make now; nil if it would move no rows.
    var moves: RowMoves? {
        model.isMoved ? RowMoves(model.liftedRows, toBlockAt: model.proposed) : nil
    }

    func announcement(of event: DragEvent) -> String? {
        model.announcement(event, name: name) { self.table.cellForRow(at: IndexPath($0))?.accessibilityLabel }
    }

    /// Whether the drop animation of a row at a path is running, so that its cell is still hidden.
    func lands(_ path: IndexPath) -> Bool { isLanding && rows.contains(RowPath(path)) }

    /// Records the final places of the rows, because the drop animation begins.
    func landingBegan(at places: [RowPath?], lead place: RowPath) {
        (rows, lead, isLanding) = (places, place, true)
        identityTracker.track(lead: place, lifted: places.compactMap { $0 })
    }

    /// Ends the drag because its rows are lifted again during their drop animation.
    ///
    /// - Returns: the rows at their current paths; nil if the held row was removed. The paths may have changed when the
    ///   app was told of the drag's end.
    func handOver() -> CaughtRows? {
        preview.stopLanding()
        let caught = displacement
        displacement = RowDisplacement(table: table)
        finish()
        let paths = identityTracker.changes() ?? { $0 }
        guard let place = paths(lead) else {
            caught.reset()
            preview.view.fade {}
            return nil
        }
        return CaughtRows(preview: preview, displacement: caught, lead: place, rows: rows.map { $0.flatMap(paths) })
    }

    /// Ends the drag because the held row was removed: its preview fades, and the other rows close the gap.
    func fade() {
        let left = displacement
        displacement = RowDisplacement(table: table)
        left.animateToLayout(duration: DragMotion.duration(Thresholds.Drop.fadeDuration))
        preview.view.fade { left.reset() }
        finish()
    }

    /// Ends the drag or its drop animation at once.
    func finishAtOnce() {
        preview.view.remove()
        finish()
    }

    func finish() {
        guard !isOver else { return }
        isOver = true
        displacement.reset()
        table.showSelection()
        controller.settle(self)
    }

    func didEnd(committed: Bool) {
        guard let owner else { return }
        let path = (identityTracker.changes() ?? { $0 })(lead)
        owner.delegate?.rowReorderer(
            owner, didEndDraggingRowAt: path.map { IndexPath($0) }, committed: committed)
        owner.writer.waitingRefusals.revertAll()
    }
}

/// Rows that are lifted again during their drop animation, with the preview and the displaced cells that the new drag
/// takes over.
@MainActor
struct CaughtRows {
    let preview: RowDragPreview
    /// The object that displaces the other rows. It records which cells are hidden or still displaced.
    let displacement: RowDisplacement
    let lead: RowPath
    /// The paths of the rows in the preview, from top to bottom; nil for a removed row.
    let rows: [RowPath?]

    /// Removes the preview and shows the rows at their places. Called if the rows are not lifted again after all.
    func discard() {
        preview.view.remove()
        displacement.reset()
    }
}
