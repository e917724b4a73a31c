// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The drop positions of a table: above and below its rows, and in them.
@MainActor
final class RowDropPositions: DropPositions {
    unowned let table: UITableView
    unowned let drop: ListDrop
    /// The gap that is open between the rows for the dragged items; nil if no gap is open.
    private(set) var gap: ReorderModel?
    /// The model of the gap at the drop position that was found last. It exists even if no gap is shown.
    private(set) var model: ReorderModel?
    /// The drop position chosen with the keyboard, and its distance in points from the top of the first row. The
    /// position is stored because two drop positions may have the same distance.
    var chosen: (place: RowPath, offset: Double)?
    /// The drop position at which a drag by keyboard enters the table, and its distance in points from the top of the
    /// first row. It becomes `chosen` when the session enters.
    var entryPosition: (place: RowPath, offset: Double)?
    /// The number of changes of rows and row heights so far. A new number shows that the app has changed the table
    /// while its delegate was asked for a drop position.
    private var changes = 0
    /// The value of `changes` when the gap was last shown.
    private var shownChanges = 0

    init(of table: UITableView, _ drop: ListDrop) {
        (self.table, self.drop) = (table, drop)
    }

    // MARK: Session

    func sessionDidEnter(isLedByKeys: Bool) {
        (model, chosen) = (nil, isLedByKeys ? entryPosition : nil)
        entryPosition = nil
    }

    func sessionDidEnd() { (model, chosen) = (nil, nil) }

    func springLoad(for hover: ListDrop.Hover, at time: TimeInterval) {}

    func dropWillBegin() {}

    func discardEntryPosition() { chosen = nil }

    func delegateDidAnswer(_ intent: DropIntent, at position: DropPosition) -> Bool { false }

    func sourceDidChange() { model = nil }

    var isOutdated: Bool { model == nil }

    // MARK: Finding the position

    func findPosition(for hover: ListDrop.Hover) -> DropPosition {
        let offset = table.rowsOffset(at: hover.session.location(in: table).y)
        let own = drop.ownRows(draggedBy: hover.session)
        guard !table.list.counts.isEmpty else {
            model = nil
            return .nowhere
        }
        switch hover.mode.intent {
        case .insertInto:
            model = nil
            return table.geometry.path(at: offset).map { .into($0) } ?? .nowhere
        case .automatic:
            // While the table's own rows are dragged over the middle of another row, a drop would put them into that
            // row. The gap of the dragged rows then stays where it was.
            let current = model.flatMap { $0.liftedRows == own && !own.isEmpty ? $0 : nil }
            let found = current ?? makeModel(own: own, at: offset)
            let middle = Thresholds.DragSession.intoRow
            if chosenPlace(at: offset) == nil, let row = found.row(at: offset), middle.contains(row.depth),
                !own.contains(row.path)
            {
                model = found
                return .into(row.path)
            }
            model = current == nil ? found : makeModel(own: own, at: offset)
        case .insertAt, .unspecified:
            model = makeModel(own: hover.mode.intent == .unspecified ? [] : own, at: offset)
        }
        return model.map { position(of: $0, own: own, at: offset) } ?? .nowhere
    }

    /// Makes a model of the gap for the dragged items and of the rows that the gap displaces. The items are rows of
    /// this table that are moved within it, or they come from outside the table.
    ///
    /// - Parameters:
    ///   - own: the dragged rows of this table.
    ///   - offset: the distance in points from the top of the first row to the pointer.
    ///   - asks: the number of times that the app may still be asked about drop positions. The number is limited
    ///     because the app may change the table each time.
    private func makeModel(own: [RowPath], at offset: Double, asks: Int = 2) -> ReorderModel {
        guard isMove, mayCollapse(own), let payload = table.dragging.drag?.payload else {
            var model = ReorderModel(
                geometry: table.geometry, incomingItemsOfHeight: Double(heightOfIncomingItems),
                at: RowPath(section: 0, row: 0))
            model.incomingItemsMoved(to: chosenPlace(at: offset) ?? model.place(at: offset))
            return model
        }
        let lead = payload.lead.row.path.flatMap { own.contains($0) ? $0 : nil } ?? own[0]
        var model =
            self.model.flatMap { $0.liftedRows == own ? $0 : nil }
            ?? ReorderModel(
                geometry: table.geometry, lifted: own, lead: lead,
                mostHeight: Double(table.bounds.height) * Thresholds.DragSession.largestGap)
        let isFixed: (RowPath) -> Bool = { [unowned self] path in
            drop.movesThroughDataSource(own) && !table.mayMove(path)
        }
        let top = offset - Double(payload.lead.grip.y) + model.itemTop(aboveRow: lead)
        let before = changes
        var proposed = model.itemMoved(top: top, isFixed: isFixed)
        if let place = chosenPlace(at: offset), place != model.proposed {
            model.redirected(to: place)
            proposed = place
        }
        if let proposed, drop.movesThroughDataSource(own), let chosen = table.targetForMove(model, proposed) {
            model.redirected(to: chosen)
        }
        guard changes == before else {
            // The app has changed the table while its delegate was asked for a drop position: the model is out of date.
            self.model = nil
            let own = asks > 1 ? drop.ownRows(draggedBy: drop.hover?.session) : []
            return makeModel(own: own, at: offset, asks: asks - 1)
        }
        return model
    }

    /// Whether a drop now would move the dragged items.
    private var isMove: Bool { drop.hover?.mode.isMove == true }

    /// The drop position chosen with the keyboard. Nil if no position was chosen, or if the pointer has since moved
    /// away from it. `offset` is the distance in points from the top of the first row to the pointer.
    private func chosenPlace(at offset: Double) -> RowPath? {
        guard let chosen, abs(chosen.offset - offset) < 0.5 else { return nil }
        let most =
            table.list.counts.indices.contains(chosen.place.section) ? table.list.counts[chosen.place.section] : -1
        return chosen.place.row <= most ? chosen.place : nil
    }

    /// Whether the dragged rows `own` of this table may be hidden and replaced by a gap at the drop position. False if
    /// `own` is empty, or if the rows together are higher than the table's height times
    /// `Thresholds.DragSession.mostCollapsed`.
    private func mayCollapse(_ own: [RowPath]) -> Bool {
        var room = Double(table.bounds.height) * Thresholds.DragSession.mostCollapsed
        for path in own where room >= 0 {
            room -= table.geometry.rowRange(path).height
            if room < 0 { return false }
        }
        return !own.isEmpty
    }

    /// The drop position for a model of the gap. `own` are the dragged rows of this table, and `offset` is the
    /// pointer's distance in points from the top of the first row. If the pointer is below the last row, the position
    /// is `nowhere`, unless rows are moved within this table.
    private func position(of model: ReorderModel, own: [RowPath], at offset: Double) -> DropPosition {
        if own.isEmpty || !isMove, offset > model.heightWithoutItem + model.gapHeight { return .nowhere }
        guard model.liftedRows.isEmpty, isMove else { return .between(model.proposed) }
        // The index path is computed as if the table's own dragged rows had been removed, although they are still in
        // place.
        let (place, above) = (model.proposed, own.count { $0.section == model.proposed.section && $0 < model.proposed })
        return .between(RowPath(section: place.section, row: place.row - above))
    }

    // MARK: Gap

    func setGap(_ new: DropGap) -> GapChange {
        let new: ReorderModel? =
            switch new {
            case .none: nil
            case .draggedItems: model
            case .ownRows: model.flatMap { $0.liftedRows.isEmpty ? nil : $0 }
            }
        let isSame =
            gap?.proposed == new?.proposed && gap?.liftedRows == new?.liftedRows && gap?.gapHeight == new?.gapHeight
        let shown = shownChanges
        (gap, shownChanges) = (new, changes)
        return isSame ? (shown == changes ? .none : .rows) : .gap
    }

    func removeGap() { gap = nil }

    var hasGap: Bool { gap != nil }

    func hasGap(for rows: [RowPath], at place: RowPath) -> Bool {
        gap.map { $0.liftedRows == rows && $0.proposed == place } ?? false
    }

    func takesAway(_ row: RowPath) -> Bool { gap?.isLifted(row) == true }

    var gapNumber: Int? { gap?.proposedNumber }

    var spokenGap: String? {
        let cells = table.visible.cells
        return gap?.spokenPlace { cells[$0]?.accessibilityLabel }
    }

    /// The gap that the next inserted rows fill; nil unless the drop delegate is handling a drop.
    var gapToFill: ReorderModel? { drop.dropHandler == .delegate ? gap : nil }

    // MARK: Data changes

    func update(after plan: BatchUpdatePlan, isDropping: Bool) -> DropPosition {
        changes += 1
        (model, chosen) = (nil, nil)
        guard var moved = gap else { return .nowhere }
        gap = nil
        if isDropping { return .nowhere }
        let keepsGap: Bool
        if moved.liftedRows.isEmpty {
            keepsGap = moved.applyToIncomingItems(plan, geometry: table.geometry)
        } else if case .continues = moved.dataChanged(plan: plan, geometry: table.geometry) {
            keepsGap = true
        } else {
            keepsGap = false
        }
        guard keepsGap else { return .nowhere }
        (gap, model) = (moved, moved)
        return .between(moved.proposed)
    }

    /// Updates the gap after rows have been measured.
    func heightsDidChange() {
        changes += 1
        gap?.heightsChanged(geometry: table.geometry)
        model = gap
    }

    func listDidReload() {
        changes += 1
        (gap, model, chosen) = (nil, nil, nil)
    }
}
