// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A table as a destination of drags: what is over it, where that would go, and how the rows show it.
///
/// `RowDrop+Performing` is about what is let go of.
@MainActor
final class RowDrop: NSObject, UIDropInteractionDelegate {
    /// Where in the table something would be dropped.
    enum Spot: Equatable {
        case nowhere
        /// As this row, which is called so once it is there.
        case between(RowPath)
        case into(RowPath)

        var path: RowPath? {
            switch self {
            case .nowhere: nil
            case .between(let path), .into(let path): path
            }
        }
    }

    /// Of a proposal, what decides where things go.
    struct Manner: Equatable {
        var intent: UITableViewDropProposal.Intent
        var isMove: Bool
    }

    /// A session over the table.
    struct Visit {
        let session: any UIDropSession
        /// As was proposed last; at first what a list is likely to do.
        var manner: Manner
        var proposal: UITableViewDropProposal?
        var spot = Spot.nowhere
        /// Where the item is among the rows, whether or not they show it.
        var model: ReorderModel?
        /// The place that keys have led to, and the offset among the rows that stands for it: two places may share one.
        var chosen: (place: RowPath, offset: Double)?
    }

    let table: TableReference
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    var visit: Visit?
    /// Whom the rows make way for.
    private(set) var gap: ReorderModel?
    /// The row that would take in what is dropped.
    private(set) var target: RowPath?
    /// Where keys lead a drag into the table: what the visit begins with.
    var entrance: (place: RowPath, offset: Double)?
    private var link: CADisplayLink?
    /// How often rows have come, gone or changed their heights: whoever is asked may have done so.
    private var changes = 0
    /// How often they had when the rows last showed what would happen.
    private var shownChanges = 0
    /// Who is taking what was dropped at the moment.
    enum Taker {
        /// The delegate: the rows it brings take the gap.
        case delegate
        /// The data source, which moves the row.
        case dataSource
    }
    var taker: Taker?
    /// How many drops there have been.
    var drops = 0
    /// Where previews fly to, by the items they are of.
    var landings: [ObjectIdentifier: Landing] = [:]

    init(of table: UITableView) {
        self.table = TableReference(table)
    }

    /// Whether a session is over the table.
    var isActive: Bool { visit != nil }

    // MARK: Coming and going

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard table.isThere, let delegate = table.view.dropDelegate, table.view.reorder == nil else { return false }
        return delegate.tableView(table.view, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        table.view.closeSwipe(animated: true)
        visit = Visit(
            session: session,
            manner: Manner(intent: .insertAtDestinationIndexPath, isMove: session.allowsMoveOperation))
        if isLedByKeys { visit?.chosen = entrance }
        entrance = nil
        startLink()
        table.view.updateDragAppearance()
        table.view.dropDelegate?.tableView(table.view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        guard table.isThere else { return }
        table.view.dropDelegate?.tableView(table.view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if visit?.session === session { leave() }
        guard table.isThere else { return }
        table.view.dropDelegate?.tableView(table.view, dropSessionDidEnd: session)
    }

    /// Nothing is over the table any more: the rows are as before.
    func leave() {
        link?.invalidate()
        link = nil
        visit = nil
        guard table.isThere else { return }
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
        guard table.isThere, let delegate = table.view.dropDelegate, visit != nil else { return nothing }
        table.view.loadDataIfNeeded()
        aim()
        // Of a proposal of another kind rows are looked for otherwise: then for what is there by that.
        for _ in 0..<2 {
            let asked = visit?.spot.path
            let answer = delegate.proposal(table.view, session, at: asked.map { IndexPath($0) })
            guard visit != nil else { return nothing }
            let proposal = answer ?? UITableViewDropProposal(operation: .copy)
            // What may go into rows is led into the first one.
            if visit?.proposal == nil, proposal.intent == .automatic { visit?.chosen = nil }
            visit?.proposal = proposal
            let manner = Manner(intent: proposal.intent, isMove: proposal.operation == .move)
            guard visit?.manner != manner else { break }
            visit?.manner = manner
            aim()
            if visit?.spot.path == asked { break }
        }
        guard let visit else { return nothing }
        showWhatWouldHappen(visit)
        return visit.proposal ?? nothing
    }

    /// Finds where the item is among the rows.
    func aim() {
        guard let visit else { return }
        let table = table.view
        let offset = table.rowsOffset(at: visit.session.location(in: table).y)
        let own = table.dragging.drag?.paths(carriedBy: visit.session.localDragSession) ?? []
        guard !table.list.counts.isEmpty else { return aim(.nowhere, nil) }
        switch visit.manner.intent {
        case .insertIntoDestinationIndexPath:
            let row = table.list.geometry.path(at: offset)
            aim(row.map { .into($0) } ?? .nowhere, nil)
        case .automatic:
            // Rows of the table's own stay where they would land while they are over the middle of another.
            let current = visit.model.flatMap { $0.liftedRows == own && !own.isEmpty ? $0 : nil }
            let model = current ?? model(own: own, at: offset)
            let middle = Thresholds.DragSession.intoRow
            if chosenPlace(at: offset) == nil, let row = model.row(at: offset), middle.contains(row.depth),
                !own.contains(row.path)
            {
                aim(.into(row.path), model)
            } else {
                let model = current == nil ? model : self.model(own: own, at: offset)
                aim(spot(of: model, own: own, at: offset), model)
            }
        case .insertAtDestinationIndexPath, .unspecified:
            let model = model(own: visit.manner.intent == .unspecified ? [] : own, at: offset)
            aim(spot(of: model, own: own, at: offset), model)
        }
    }

    private func aim(_ spot: Spot, _ model: ReorderModel?) {
        visit?.spot = spot
        visit?.model = model
    }

    /// The item among the rows: rows of the table's own that are moved in it, or visitors.
    ///
    /// - Parameter asks: how often the app may be asked which places there are: it may change the table each time.
    private func model(own: [RowPath], at offset: Double, asks: Int = 2) -> ReorderModel {
        let table = table.view
        guard visit?.manner.isMove == true, mayCollapse(own), let load = table.dragging.drag?.load else {
            var model = ReorderModel(
                geometry: table.list.geometry, visitorsOfHeight: Double(heightOfVisitors),
                at: RowPath(section: 0, row: 0))
            model.visitorsMoved(to: chosenPlace(at: offset) ?? model.place(at: offset))
            return model
        }
        let lead = load.lead.row.path.flatMap { own.contains($0) ? $0 : nil } ?? own[0]
        var model =
            visit?.model.flatMap { $0.liftedRows == own ? $0 : nil }
            ?? ReorderModel(
                geometry: table.list.geometry, lifted: own, lead: lead,
                mostHeight: Double(table.bounds.height) * Thresholds.DragSession.largestGap)
        let isFixed: (RowPath) -> Bool = { [unowned self] path in movesByItself(own) && !table.mayMove(path) }
        let top = offset - Double(load.lead.depth) + model.itemTop(aboveRow: lead)
        let before = changes
        var proposed = model.itemMoved(top: top, isFixed: isFixed)
        if let place = chosenPlace(at: offset), place != model.proposed {
            model.redirected(to: place)
            proposed = place
        }
        if let proposed, movesByItself(own), let chosen = table.targetForMove(model, proposed) {
            model.redirected(to: chosen)
        }
        guard changes == before else {
            // Whoever was asked has changed the table: what is known of it is from before.
            visit?.model = nil
            let own = asks > 1 ? table.dragging.drag?.paths(carriedBy: visit?.session.localDragSession) ?? [] : []
            return self.model(own: own, at: offset, asks: asks - 1)
        }
        return model
    }

    /// The place that keys have chosen, as long as the pointer stays where they have put it.
    private func chosenPlace(at offset: Double) -> RowPath? {
        guard let chosen = visit?.chosen, abs(chosen.offset - offset) < 0.5 else { return nil }
        let most =
            table.view.list.counts.indices.contains(chosen.place.section)
            ? table.view.list.counts[chosen.place.section] : -1
        return chosen.place.row <= most ? chosen.place : nil
    }

    /// Whether rows of the table's own leave their places while they are moved in it; of very many each keeps its own.
    private func mayCollapse(_ own: [RowPath]) -> Bool {
        var room = Double(table.view.bounds.height) * Thresholds.DragSession.mostCollapsed
        for path in own where room >= 0 {
            room -= table.view.list.geometry.rowRange(path).height
            if room < 0 { return false }
        }
        return !own.isEmpty
    }

    /// Whether a drop would move the only row that is dragged, with no help of the delegate's.
    func movesByItself(_ own: [RowPath]) -> Bool {
        own.count == 1 && visit?.session.items.count == 1 && table.view.sourceAnswers.movesRows
            && table.view.mayMove(own[0])
    }

    /// Rows of the table's own are always somewhere among the others. Visitors are below the last row for a while.
    private func spot(of model: ReorderModel, own: [RowPath], at offset: Double) -> Spot {
        if own.isEmpty || visit?.manner.isMove != true, offset > model.restHeight + model.gapHeight { return .nowhere }
        guard model.liftedRows.isEmpty, visit?.manner.isMove == true else { return .between(model.proposed) }
        // As it is called once rows of the table's own have been taken out that are in their places still.
        let (place, above) = (model.proposed, own.count { $0.section == model.proposed.section && $0 < model.proposed })
        return .between(RowPath(section: place.section, row: place.row - above))
    }

    /// The source has other rows on their way now.
    func sourceDidChange() {
        visit?.model = nil
    }

    // MARK: Showing it

    private func showWhatWouldHappen(_ visit: Visit) {
        let operation = visit.proposal?.operation ?? .cancel
        let happens = operation == .copy || operation == .move && visit.session.allowsMoveOperation
        guard happens else { return show(.nowhere, opening: nil) }
        switch (visit.manner.intent, visit.spot) {
        case (.insertAtDestinationIndexPath, .between), (.automatic, .between):
            show(.nowhere, opening: visit.model)
        case (.automatic, .into):
            show(visit.spot, opening: visit.model.flatMap { $0.liftedRows.isEmpty ? nil : $0 })
        case (.insertIntoDestinationIndexPath, .into):
            show(visit.spot, opening: nil)
        case (.insertAtDestinationIndexPath, _), (.automatic, .nowhere), (.insertIntoDestinationIndexPath, _),
            (.unspecified, _):
            show(.nowhere, opening: nil)
        }
    }

    private func show(_ spot: Spot, opening new: ReorderModel?) {
        let opensSame =
            gap?.proposed == new?.proposed && gap?.liftedRows == new?.liftedRows && gap?.gapHeight == new?.gapHeight
        let (shown, shownTarget) = (shownChanges, target)
        gap = new
        if case .into(let path) = spot { target = path } else { target = nil }
        shownChanges = changes
        if opensSame, target == shownTarget, shown == changes { return }
        table.view.updateDragAppearance()
        if !opensSame { table.view.makeWay() }
    }

    /// The gap that the rows which come next are to fill: those that the delegate inserts when something is dropped.
    var gapToFill: ReorderModel? { taker == .delegate ? gap : nil }

    /// The gap is what the next rows to come take: they come without anything making way.
    func closeAtOnce() {
        gap = nil
        target = nil
    }

    /// Keys bring places into sight by themselves.
    private var isLedByKeys: Bool { interaction.coordinator?.current?.isLedByKeys ?? false }

    // MARK: Frames

    private func startLink() {
        link?.invalidate()
        link = CADisplayLink.running(for: self) { drop, _, _ in drop.frame() }
    }

    private func frame() {
        guard let before = visit?.spot else { return }
        table.view.loadDataIfNeeded()
        // The table may have scrolled below a pointer that rests.
        aim()
        if visit?.spot != before { interaction.coordinator?.destinationMoved(interaction) }
    }

    // MARK: Live data

    /// A batch of updates has been followed: what would go above a row still does.
    func follow(_ plan: BatchUpdatePlan) {
        target = target.flatMap { plan.newPath(forOld: $0) }
        changes += 1
        visit?.model = nil
        visit?.spot = .nowhere
        visit?.chosen = nil
        guard var moved = gap else { return }
        if taker == .delegate { return closeAtOnce() }
        let goesOn: Bool
        if moved.liftedRows.isEmpty {
            goesOn = moved.visitorsFollow(plan, geometry: table.view.list.geometry)
        } else if case .continues = moved.dataChanged(plan: plan, geometry: table.view.list.geometry) {
            goesOn = true
        } else {
            goesOn = false
        }
        gap = goesOn ? moved : nil
        visit?.model = gap
        visit?.spot = gap.map { .between($0.proposed) } ?? .nowhere
    }

    /// Rows turned out to be as high as they are.
    func followHeights() {
        changes += 1
        gap?.heightsChanged(geometry: table.view.list.geometry)
        visit?.model = gap
    }

    /// The table was reloaded.
    func rowsWereForgotten() {
        changes += 1
        closeAtOnce()
        visit?.model = nil
        visit?.spot = .nowhere
        visit?.chosen = nil
    }

}

/// The table that something belongs to, and which outlives it unless the app keeps that.
@MainActor
struct TableReference {
    private weak var table: UITableView?

    init(_ table: UITableView) { self.table = table }

    /// Whether it is still there: what the app has kept may ask later.
    var isThere: Bool { table != nil }

    var view: UITableView {
        guard let table else { preconditionFailure("A part of a table is used after the table has gone.") }
        return table
    }
}
