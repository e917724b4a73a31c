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
        var autoscroll = Autoscroll()
    }

    let table: UnownedTable
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    var visit: Visit?
    /// Whom the rows make way for.
    private(set) var gap: ReorderModel?
    /// The row that would take in what is dropped.
    private(set) var target: RowPath?
    private var link: CADisplayLink?
    /// Where previews fly to, by the items they are of.
    var landings: [ObjectIdentifier: Landing] = [:]

    init(of table: UITableView) {
        self.table = UnownedTable(table)
    }

    /// Whether a session is over the table.
    var isActive: Bool { visit != nil }

    // MARK: Coming and going

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let delegate = table.view.dropDelegate, table.view.reorder == nil else { return false }
        return delegate.tableView(table.view, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        table.view.closeSwipe(animated: true)
        visit = Visit(
            session: session,
            manner: Manner(intent: .insertAtDestinationIndexPath, isMove: session.allowsMoveOperation))
        startLink()
        table.view.updateDragAppearance()
        table.view.dropDelegate?.tableView(table.view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        table.view.dropDelegate?.tableView(table.view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if visit?.session === session { leave() }
        table.view.dropDelegate?.tableView(table.view, dropSessionDidEnd: session)
    }

    /// Nothing is over the table any more: the rows are as before.
    func leave() {
        link?.invalidate()
        link = nil
        visit = nil
        show(.nowhere, opening: nil)
    }

    // MARK: Proposing

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        propose(session)
    }

    private func propose(_ session: any UIDropSession) -> UITableViewDropProposal {
        let nothing = UITableViewDropProposal(operation: .cancel)
        guard let delegate = table.view.dropDelegate, visit != nil else { return nothing }
        table.view.loadDataIfNeeded()
        followPointer(session)
        aim()
        // Of a proposal of another kind rows are looked for otherwise: then for what is there by that.
        for _ in 0..<2 {
            let asked = visit?.spot.path
            let answer = delegate.proposal(table.view, session, at: asked.map { IndexPath($0) })
            guard visit != nil else { return nothing }
            let proposal = answer ?? UITableViewDropProposal(operation: .copy)
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
    private func aim() {
        guard let visit else { return }
        let table = table.view
        let offset = table.rowsOffset(at: visit.session.location(in: table).y)
        let own = table.rowDrag?.paths(carriedBy: visit.session.localDragSession) ?? []
        guard !table.counts.isEmpty else { return aim(.nowhere, nil) }
        switch visit.manner.intent {
        case .insertIntoDestinationIndexPath:
            let row = table.geometry.path(at: offset)
            aim(row.map { .into($0) } ?? .nowhere, nil)
        case .automatic:
            let model = model(own: own, at: offset)
            let middle = Thresholds.DragSession.intoRow
            if let row = model.row(at: offset), middle.contains(row.depth), !own.contains(row.path) {
                aim(.into(row.path), model)
            } else {
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
    private func model(own: [RowPath], at offset: Double) -> ReorderModel {
        let table = table.view
        guard visit?.manner.isMove == true, !own.isEmpty, let load = table.rowDrag?.load else {
            var model = ReorderModel(
                geometry: table.geometry, visitorsOfHeight: Double(table.heightOfVisitors),
                at: RowPath(section: 0, row: 0))
            model.visitorsMoved(to: model.place(at: offset))
            return model
        }
        let lead = load.lead.row.path.flatMap { own.contains($0) ? $0 : nil } ?? own[0]
        var model =
            visit?.model.flatMap { $0.liftedRows == own ? $0 : nil }
            ?? ReorderModel(
                geometry: table.geometry, lifted: own, lead: lead,
                mostHeight: Double(table.bounds.height) * Thresholds.DragSession.largestGap)
        let isFixed: (RowPath) -> Bool = { [unowned self] path in movesByItself(own) && !table.mayMove(path) }
        let top = offset - Double(load.lead.depth) + model.itemTop(aboveRow: lead)
        if let proposed = model.itemMoved(top: top, isFixed: isFixed), movesByItself(own),
            let chosen = table.targetForMove(model, proposed)
        {
            model.redirected(to: chosen)
        }
        return model
    }

    /// Whether a drop would move the only row that is dragged, with no help of the delegate's.
    func movesByItself(_ own: [RowPath]) -> Bool {
        own.count == 1 && visit?.session.items.count == 1 && table.view.sourceAnswers.movesRows
            && table.view.mayMove(own[0])
    }

    /// Rows of the table's own are always somewhere among the others. Visitors are below the last row for a while.
    private func spot(of model: ReorderModel, own: [RowPath], at offset: Double) -> Spot {
        if model.liftedRows.isEmpty, offset > model.restHeight + model.gapHeight { return .nowhere }
        return .between(model.proposed)
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
            // Rows of its own stay away, or others would come under the pointer.
            var closed = visit.model.flatMap { $0.liftedRows.isEmpty ? nil : $0 }
            closed?.isOpen = false
            show(visit.spot, opening: closed)
        case (.insertIntoDestinationIndexPath, .into):
            show(visit.spot, opening: nil)
        case (.insertAtDestinationIndexPath, _), (.automatic, .nowhere), (.insertIntoDestinationIndexPath, _),
            (.unspecified, _):
            show(.nowhere, opening: nil)
        }
    }

    private func show(_ spot: Spot, opening new: ReorderModel?) {
        let isSame =
            gap?.proposed == new?.proposed && gap?.liftedRows == new?.liftedRows && gap?.isOpen == new?.isOpen
            && gap?.gapHeight == new?.gapHeight
        gap = new
        if case .into(let path) = spot { target = path } else { target = nil }
        table.view.updateDragAppearance()
        if !isSame { table.view.makeWay() }
    }

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
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let (time, interval) = (link.timestamp, link.duration)
            MainActor.assumeIsolated { self.frame(at: time, interval: interval) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func followPointer(_ session: any UIDropSession) {
        guard var autoscroll = visit?.autoscroll, !isLedByKeys else { return }
        let point = table.view.convert(session.location(in: table.view), to: nil)
        table.view.finger(at: point, moves: &autoscroll)
        visit?.autoscroll = autoscroll
    }

    private func frame(at time: TimeInterval, interval: TimeInterval) {
        guard var autoscroll = visit?.autoscroll, !isLedByKeys else { return }
        table.view.scroll(by: &autoscroll, at: time, interval: interval)
        visit?.autoscroll = autoscroll
        // What is below a pointer that rests may be another row now.
        let before = visit?.spot
        aim()
        if visit?.spot != before { interaction.coordinator?.destinationMoved(interaction) }
    }

    // MARK: Live data

    /// A batch of updates has been followed: what would go above a row still does.
    func follow(_ plan: BatchUpdatePlan) {
        target = target.flatMap { plan.newPath(forOld: $0) }
        visit?.model = nil
        guard var moved = gap else { return }
        if isPerforming { return closeAtOnce() }
        let goesOn: Bool
        if moved.liftedRows.isEmpty {
            goesOn = moved.visitorsFollow(plan, geometry: table.view.geometry)
        } else if case .continues = moved.dataChanged(plan: plan, geometry: table.view.geometry) {
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
        gap?.heightsChanged(geometry: table.view.geometry)
        visit?.model = gap
    }

    /// The table was reloaded.
    func rowsWereForgotten() {
        closeAtOnce()
        visit?.model = nil
        visit?.spot = .nowhere
    }

    /// Whether what is dropped is being taken.
    var isPerforming = false
}

/// The table that something belongs to, and which outlives it.
@MainActor
struct UnownedTable {
    unowned let view: UITableView

    init(_ table: UITableView) { view = table }
}
