// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The drop destination of a table: tracks the drag session over it, finds the drop position and shows the gap.
///
/// `RowDrop+Performing` handles the drop itself.
@MainActor
final class RowDrop: NSObject, UIDropInteractionDelegate {
    /// A drop position in the table.
    enum Position: Equatable {
        /// The pointer is not at a drop position.
        case nowhere
        /// A drop inserts the items between two rows. The value is the index path that the first inserted row gets.
        case between(RowPath)
        /// A drop puts the items into the row at the path.
        case into(RowPath)

        var path: RowPath? {
            switch self {
            case .nowhere: nil
            case .between(let path), .into(let path): path
            }
        }
    }

    /// The parts of a drop proposal that decide the drop position.
    struct Mode: Equatable {
        var intent: UITableViewDropProposal.Intent
        var isMove: Bool
    }

    /// A drop session that is over the table.
    struct Hover {
        let session: any UIDropSession
        /// The intent and operation of the last proposal; before the first proposal, an insertion between rows.
        var mode: Mode
        var proposal: UITableViewDropProposal?
        var position = Position.nowhere
        /// The model of the gap for the dragged items at the drop position. It exists even if no gap is shown.
        var model: ReorderModel?
        /// The drop position chosen with the keyboard, and its distance in points from the top of the first row. The
        /// position is stored because two drop positions may have the same distance.
        var chosen: (place: RowPath, offset: Double)?
    }

    let table: TableReference
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    var hover: Hover?
    /// The gap that is open between the rows for the dragged items; nil if no gap is open.
    private(set) var gap: ReorderModel?
    /// The row that is highlighted because the item would be dropped into it.
    private(set) var target: RowPath?
    /// The drop position at which a drag by keyboard enters the table, and its distance in points from the top of the
    /// first row. It becomes `chosen` of the next `Hover`.
    var entryPosition: (place: RowPath, offset: Double)?
    private var link: CADisplayLink?
    /// The number of changes of rows and row heights so far. A new number shows that the app has changed the table
    /// while its delegate was asked for a drop position.
    private var changes = 0
    /// The value of `changes` when the gap was last shown.
    private var shownChanges = 0
    /// The object that is handling a drop.
    enum DropHandler {
        /// The drop delegate handles the drop. The rows that it inserts fill the gap.
        case delegate
        /// The data source handles the drop: it moves the dragged row.
        case dataSource
    }
    var dropHandler: DropHandler?
    /// The number of drops so far. It identifies the drop to which a placeholder belongs.
    var dropCount = 0
    /// The destinations of previews whose drop animations run, keyed by the drag item.
    var landings: [ObjectIdentifier: Landing] = [:]

    init(of table: UITableView) {
        self.table = TableReference(table)
    }

    /// Whether a drop session is over the table.
    var isActive: Bool { hover != nil }

    // MARK: Session lifecycle

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard table.exists, let delegate = table.view.dropDelegate, table.view.reorder == nil else { return false }
        return delegate.tableView(table.view, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        table.view.closeSwipe(animated: true)
        hover = Hover(
            session: session,
            mode: Mode(intent: .insertAtDestinationIndexPath, isMove: session.allowsMoveOperation))
        if isLedByKeys { hover?.chosen = entryPosition }
        entryPosition = nil
        startLink()
        table.view.updateDragAppearance()
        table.view.dropDelegate?.tableView(table.view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        endHover()
        guard table.exists else { return }
        table.view.dropDelegate?.tableView(table.view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if hover?.session === session { endHover() }
        guard table.exists else { return }
        table.view.dropDelegate?.tableView(table.view, dropSessionDidEnd: session)
    }

    /// Called when the drop session leaves the table or ends. Closes the gap and removes the highlight.
    func endHover() {
        link?.invalidate()
        link = nil
        hover = nil
        guard table.exists else { return }
        show(.nowhere, opening: nil)
        table.view.updateDragAppearance()
    }

    // MARK: Proposing

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        propose(session)
    }

    private func propose(_ session: any UIDropSession) -> UITableViewDropProposal {
        let nothing = UITableViewDropProposal(operation: .cancel)
        guard table.exists, let delegate = table.view.dropDelegate, hover != nil else { return nothing }
        table.view.loadDataIfNeeded()
        updateDropPosition()
        // If the delegate answers with a new intent or operation, the drop position may change. The delegate is then
        // asked again with the new position.
        for _ in 0..<2 {
            let asked = hover?.position.path
            let answer = delegate.proposal(table.view, session, at: asked.map { IndexPath($0) })
            guard hover != nil else { return nothing }
            let proposal = answer ?? UITableViewDropProposal(operation: .copy)
            // With the automatic intent, a keyboard drag that enters the table first highlights a row. So the drop
            // position that was chosen on entering, which would open a gap above that row, is discarded.
            if hover?.proposal == nil, proposal.intent == .automatic { hover?.chosen = nil }
            hover?.proposal = proposal
            let mode = Mode(intent: proposal.intent, isMove: proposal.operation == .move)
            guard hover?.mode != mode else { break }
            hover?.mode = mode
            updateDropPosition()
            if hover?.position.path == asked { break }
        }
        guard let hover else { return nothing }
        showDropPosition(hover)
        return hover.proposal ?? nothing
    }

    /// Updates the drop position, and the model of the gap at that position, from the pointer's position.
    func updateDropPosition() {
        guard let hover else { return }
        let table = table.view
        let offset = table.rowsOffset(at: hover.session.location(in: table).y)
        let own = table.dragging.drag?.paths(draggedBy: hover.session.localDragSession) ?? []
        guard !table.list.counts.isEmpty else { return setDropPosition(.nowhere, nil) }
        switch hover.mode.intent {
        case .insertIntoDestinationIndexPath:
            let row = table.geometry.path(at: offset)
            setDropPosition(row.map { .into($0) } ?? .nowhere, nil)
        case .automatic:
            // While the table's own rows are dragged over the middle of another row, a drop would put them into that
            // row. The gap of the dragged rows then stays where it was.
            let current = hover.model.flatMap { $0.liftedRows == own && !own.isEmpty ? $0 : nil }
            let model = current ?? model(own: own, at: offset)
            let middle = Thresholds.DragSession.intoRow
            if chosenPlace(at: offset) == nil, let row = model.row(at: offset), middle.contains(row.depth),
                !own.contains(row.path)
            {
                setDropPosition(.into(row.path), model)
            } else {
                let model = current == nil ? model : self.model(own: own, at: offset)
                setDropPosition(position(of: model, own: own, at: offset), model)
            }
        case .insertAtDestinationIndexPath, .unspecified:
            let model = model(own: hover.mode.intent == .unspecified ? [] : own, at: offset)
            setDropPosition(position(of: model, own: own, at: offset), model)
        }
    }

    private func setDropPosition(_ position: Position, _ model: ReorderModel?) {
        hover?.position = position
        hover?.model = model
    }

    /// The model of the gap for the dragged items and of the rows that the gap displaces. The items are rows of this
    /// table that are moved within it, or they come from outside the table.
    ///
    /// - Parameters:
    ///   - own: the dragged rows of this table.
    ///   - offset: the distance in points from the top of the first row to the pointer.
    ///   - asks: the number of times that the app may still be asked about drop positions. The number is limited
    ///     because the app may change the table each time.
    private func model(own: [RowPath], at offset: Double, asks: Int = 2) -> ReorderModel {
        let table = table.view
        guard hover?.mode.isMove == true, mayCollapse(own), let payload = table.dragging.drag?.payload else {
            var model = ReorderModel(
                geometry: table.geometry, incomingItemsOfHeight: Double(heightOfIncomingItems),
                at: RowPath(section: 0, row: 0))
            model.incomingItemsMoved(to: chosenPlace(at: offset) ?? model.place(at: offset))
            return model
        }
        let lead = payload.lead.row.path.flatMap { own.contains($0) ? $0 : nil } ?? own[0]
        var model =
            hover?.model.flatMap { $0.liftedRows == own ? $0 : nil }
            ?? ReorderModel(
                geometry: table.geometry, lifted: own, lead: lead,
                mostHeight: Double(table.bounds.height) * Thresholds.DragSession.largestGap)
        let isFixed: (RowPath) -> Bool = { [unowned self] path in movesThroughDataSource(own) && !table.mayMove(path) }
        let top = offset - Double(payload.lead.depth) + model.itemTop(aboveRow: lead)
        let before = changes
        var proposed = model.itemMoved(top: top, isFixed: isFixed)
        if let place = chosenPlace(at: offset), place != model.proposed {
            model.redirected(to: place)
            proposed = place
        }
        if let proposed, movesThroughDataSource(own), let chosen = table.targetForMove(model, proposed) {
            model.redirected(to: chosen)
        }
        guard changes == before else {
            // The app has changed the table while its delegate was asked for a drop position: the model is out of date.
            hover?.model = nil
            let own = asks > 1 ? table.dragging.drag?.paths(draggedBy: hover?.session.localDragSession) ?? [] : []
            return self.model(own: own, at: offset, asks: asks - 1)
        }
        return model
    }

    /// The drop position chosen with the keyboard. Nil if no position was chosen, or if the pointer has since moved
    /// away from it. `offset` is the distance in points from the top of the first row to the pointer.
    private func chosenPlace(at offset: Double) -> RowPath? {
        guard let chosen = hover?.chosen, abs(chosen.offset - offset) < 0.5 else { return nil }
        let most =
            table.view.list.counts.indices.contains(chosen.place.section)
            ? table.view.list.counts[chosen.place.section] : -1
        return chosen.place.row <= most ? chosen.place : nil
    }

    /// Whether the dragged rows `own` of this table may be hidden and replaced by a gap at the drop position. False if
    /// `own` is empty, or if the rows together are higher than the table's height times
    /// `Thresholds.DragSession.mostCollapsed`.
    private func mayCollapse(_ own: [RowPath]) -> Bool {
        var room = Double(table.view.bounds.height) * Thresholds.DragSession.mostCollapsed
        for path in own where room >= 0 {
            room -= table.view.geometry.rowRange(path).height
            if room < 0 { return false }
        }
        return !own.isEmpty
    }

    /// Whether a drop would move the dragged row through the data source, without the drop delegate. True only if
    /// exactly one item is dragged, and the item is a row of this table.
    ///
    /// - Parameter own: the dragged rows of this table.
    func movesThroughDataSource(_ own: [RowPath]) -> Bool {
        own.count == 1 && hover?.session.items.count == 1 && table.view.dataSourceMethods.movesRows
            && table.view.mayMove(own[0])
    }

    /// The drop position for a model of the gap. `own` are the dragged rows of this table, and `offset` is the
    /// pointer's distance in points from the top of the first row. If the pointer is below the last row, the position
    /// is `nowhere`, unless rows are moved within this table.
    private func position(of model: ReorderModel, own: [RowPath], at offset: Double) -> Position {
        if own.isEmpty || hover?.mode.isMove != true, offset > model.heightWithoutItem + model.gapHeight {
            return .nowhere
        }
        guard model.liftedRows.isEmpty, hover?.mode.isMove == true else { return .between(model.proposed) }
        // The index path is computed as if the table's own dragged rows had been removed, although they are still in
        // place.
        let (place, above) = (model.proposed, own.count { $0.section == model.proposed.section && $0 < model.proposed })
        return .between(RowPath(section: place.section, row: place.row - above))
    }

    /// Discards the model of the gap, because rows were added to the drag.
    func sourceDidChange() {
        hover?.model = nil
    }

    // MARK: Showing the drop position

    private func showDropPosition(_ hover: Hover) {
        let operation = hover.proposal?.operation ?? .cancel
        let happens = operation == .copy || operation == .move && hover.session.allowsMoveOperation
        guard happens else { return show(.nowhere, opening: nil) }
        switch (hover.mode.intent, hover.position) {
        case (.insertAtDestinationIndexPath, .between), (.automatic, .between):
            show(.nowhere, opening: hover.model)
        case (.automatic, .into):
            show(hover.position, opening: hover.model.flatMap { $0.liftedRows.isEmpty ? nil : $0 })
        case (.insertIntoDestinationIndexPath, .into):
            show(hover.position, opening: nil)
        case (.insertAtDestinationIndexPath, _), (.automatic, .nowhere), (.insertIntoDestinationIndexPath, _),
            (.unspecified, _):
            show(.nowhere, opening: nil)
        }
    }

    private func show(_ position: Position, opening new: ReorderModel?) {
        let opensSame =
            gap?.proposed == new?.proposed && gap?.liftedRows == new?.liftedRows && gap?.gapHeight == new?.gapHeight
        let (shown, shownTarget) = (shownChanges, target)
        gap = new
        if case .into(let path) = position { target = path } else { target = nil }
        shownChanges = changes
        if opensSame, target == shownTarget, shown == changes { return }
        table.view.updateDragAppearance()
        if !opensSame { table.view.displaceRows() }
    }

    /// The gap that the next inserted rows fill; nil unless the drop delegate is handling a drop.
    var gapToFill: ReorderModel? { dropHandler == .delegate ? gap : nil }

    /// Removes the gap and the highlight without animation, because the next inserted rows take the gap's place.
    func removeGap() {
        gap = nil
        target = nil
    }

    /// Whether the user controls the drag with the keyboard.
    private var isLedByKeys: Bool { interaction.coordinator?.current?.isKeyboardDrag ?? false }

    // MARK: Updating before each frame

    private func startLink() {
        link?.invalidate()
        link = CADisplayLink.running(for: self) { drop, _, _ in drop.frame() }
    }

    private func frame() {
        guard let before = hover?.position else { return }
        table.view.loadDataIfNeeded()
        // The table may have scrolled under a pointer that does not move.
        updateDropPosition()
        if hover?.position != before { interaction.coordinator?.contentMoved(interaction) }
    }

    // MARK: Data changes

    /// Updates the gap and the highlight after a batch of updates. If possible, the gap stays above the same row;
    /// otherwise it closes.
    func update(after plan: BatchUpdatePlan) {
        target = target.flatMap { plan.newPath(forOld: $0) }
        changes += 1
        hover?.model = nil
        hover?.position = .nowhere
        hover?.chosen = nil
        guard var moved = gap else { return }
        if dropHandler == .delegate { return removeGap() }
        let keepsGap: Bool
        if moved.liftedRows.isEmpty {
            keepsGap = moved.applyToIncomingItems(plan, geometry: table.view.geometry)
        } else if case .continues = moved.dataChanged(plan: plan, geometry: table.view.geometry) {
            keepsGap = true
        } else {
            keepsGap = false
        }
        gap = keepsGap ? moved : nil
        hover?.model = gap
        hover?.position = gap.map { .between($0.proposed) } ?? .nowhere
    }

    /// Updates the gap after rows have been measured.
    func heightsDidChange() {
        changes += 1
        gap?.heightsChanged(geometry: table.view.geometry)
        hover?.model = gap
    }

    /// Removes the gap and the highlight, because the table was reloaded.
    func tableDidReload() {
        changes += 1
        removeGap()
        hover?.model = nil
        hover?.position = .nowhere
        hover?.chosen = nil
    }

}

/// A weak reference from a helper object to its table, because an app may keep the helper longer than the table exists.
@MainActor
struct TableReference {
    private weak var table: UITableView?

    init(_ table: UITableView) { self.table = table }

    /// Whether the table still exists. The app may keep a helper object and use it after the table was released.
    var exists: Bool { table != nil }

    /// The table, which must still exist.
    var view: UITableView {
        guard let table else { preconditionFailure("A part of a table is used after the table has gone.") }
        return table
    }
}
