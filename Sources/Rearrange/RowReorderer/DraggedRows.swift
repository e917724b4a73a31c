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
    let isLedByKeys: Bool
    let configuration: RowReorderer.Configuration
    let block: LiftedBlock
    private(set) var shifter: RowShifter
    let canMove: (IndexPath) -> Bool
    private let follower: RowFollower
    /// The point at which the finger went down, in the table: the rows move as far as the finger from there.
    private let grip: CGPoint
    /// From there to the finger.
    private var offset = CGVector.zero
    /// The origin of the model's offsets, in the table.
    private var top: CGFloat
    /// The sizes by which `model` was measured: if they change, heights of rows have changed.
    private var measured: (content: CGSize, row: CGRect)
    private(set) var model: ReorderModel
    /// The row that the pointer has hold of.
    private(set) var lead: RowPath
    /// The places of the rows that the block shows, from top to bottom; nil for one that has gone.
    private(set) var rows: [RowPath?]
    /// Whether it lands: then `lead` and `rows` are the rows' new places.
    private(set) var isLanding = false
    private let name: String?
    private var isOver = false

    /// The rows of a drag; nil if the one that is held has no cell.
    ///
    /// - Parameters:
    ///   - lead: the row that is held.
    ///   - rows: all that are lifted, in ascending order.
    ///   - caught: the preview of the rows, if they were caught while they landed.
    init?(
        _ lead: IndexPath, of rows: [IndexPath], in table: UITableView, owner: RowReorderer,
        caught: CaughtRows? = nil
    ) {
        guard let cell = table.cellForRow(at: lead), let number = rows.firstIndex(of: lead) else { return nil }
        let lifted = caught?.block ?? DraggedRows.liftedBlock(of: rows, lead: number, in: table, owner.configuration)
        guard let block = lifted else { return nil }
        (self.owner, controller) = (owner, owner.controller)
        let recognizer = controller.recognizer
        isLedByKeys = recognizer == nil
        (self.table, self.block, configuration) = (table, block, owner.configuration)
        (self.lead, self.rows) = (RowPath(lead), caught?.rows ?? rows.map { RowPath($0) })
        name = cell.spokenName(withOthers: rows.count - 1)
        // One that has gone since the last frame is for nobody to ask about.
        canMove = { [weak owner, weak table] in table?.hasRow(at: $0) == true && owner?.canMove($0) == true }
        grip = recognizer?.beginning(in: table) ?? CGPoint(x: block.home.midX, y: block.home.midY)
        top = table.topOfSections
        measured = (table.contentSize, table.rectForRow(at: lead))
        let paths = rows.map { RowPath($0) }
        model = ReorderModel(geometry: table.makeSectionedGeometry(), lifted: paths, lead: RowPath(lead))
        shifter = caught?.shifter ?? RowShifter(table: table)
        block.view.isCarried = true
        follower = RowFollower(table, owner.identifiers(of: lead), lead: RowPath(lead), lifted: paths)
    }

    private static func liftedBlock(
        of rows: [IndexPath], lead number: Int, in table: UITableView, _ configuration: RowReorderer.Configuration
    ) -> LiftedBlock? {
        let cells = rows.map { table.cellForRow(at: $0) }
        // The pictures are of rows at rest, not of such as a finger is on.
        for cell in cells {
            cell?.setHighlighted(false, animated: false)
            cell?.setSelected(false, animated: false)
            cell?.dropHighlights()
        }
        let shown = zip(rows, cells).map { (frame: $1?.frame ?? table.rectForRow(at: $0), cell: $1) }
        let block = LiftedBlock(shown, lead: number, in: table, configuration: configuration)
        if block == nil { table.showSelection() }
        return block
    }

    // MARK: In the air

    var ground: UIView { table }
    var autoscroll: Autoscroll { Autoscroll(maximumZone: Double(configuration.autoscrollZone)) }

    func willBegin() {
        if let owner { owner.delegate?.rowReorderer(owner, willBeginDraggingRowAt: IndexPath(lead)) }
    }

    func lift() {
        guard keepUp() else { return controller.cancel() }
        // The ring of a row that has the focus is to be seen all round.
        block.rise(toAtMost: isLedByKeys ? table.bounds.width : nil)
        arrange(duration: DragMotion.duration(rows.count > 1 ? configuration.gapDuration : 0))
    }

    /// - Complexity: O(rows on screen) if it is thorough, else O(sections on screen)
    func update(isThorough: Bool) -> Bool {
        let isUpToDate = !isThorough && follower.hasSameCounts(lookingAt: model.proposed.section)
        guard isUpToDate || keepUp(isComplete: false), !isLedByKeys || hasFocus else { return false }
        measureAgain()
        return true
    }

    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])? {
        (table, [.vertical])
    }

    func move(to pointer: CGPoint) {
        let finger = table.convert(pointer, from: nil)
        offset = CGVector(dx: finger.x - grip.x, dy: finger.y - grip.y)
        block.move(by: offset)
    }

    func propose() -> Bool {
        guard !isLedByKeys else { return false }
        let itemTop = block.home.minY + offset.dy + CGFloat(model.itemTop(aboveRow: lead))
        // What the app is asked meanwhile may end the drag, which reads the model.
        var moved = model
        let proposal = moved.itemMoved(
            top: Double(inSight(itemTop) - top), isFixed: { !self.canMove(IndexPath($0)) })
        guard isDragged else { return false }
        model = moved
        return proposal.map(redirect) ?? false
    }

    /// The top of what is carried, no farther out than where less than half a row of the gap is beyond the table's edge:
    /// out there are no cells that could give way. Scrolling brings the places that follow.
    private func inSight(_ itemTop: CGFloat) -> CGFloat {
        let (span, resting) = (table.visibleSpan(along: .vertical), top + CGFloat(model.restingTop))
        let start = table.contentOffset.y + CGFloat(span.lowerBound)
        let end = table.contentOffset.y + CGFloat(span.upperBound)
        let beyond = max(0, block.home.height / 2 - 1)
        let last = max(end - CGFloat(model.gapHeight) + beyond, (start + end) / 2)
        // Where the gap is, it may stay.
        return min(max(itemTop, min(start - beyond, resting)), max(last, resting))
    }

    /// Proposes the place to which a key leads.
    func go(to place: RowPath) -> Bool {
        model.redirected(to: place)
        return redirect(place)
    }

    /// Lets the table's delegate choose another place than the proposed one.
    ///
    /// - Returns: false if the app has changed the data meanwhile.
    private func redirect(_ proposal: RowPath) -> Bool {
        if let wanted = table.target(insteadOf: proposal, from: lead), isDragged {
            model.redirected(to: wanted, byDelegateOf: table)
        }
        guard isDragged, follower.hasSameCounts(lookingAt: proposal.section) else { return false }
        follower.follow(neighbours: [model.rowAboveItem, model.rowBelowItem])
        return true
    }

    /// Rows that come on screen in a table that estimates turn out higher or lower, and the rows below them move.
    ///
    /// - Complexity: in a frame that shows such rows O(log n) for each row on screen, else O(1).
    private func measureAgain() {
        let now = (content: table.contentSize, row: table.rectForRow(at: IndexPath(lead)))
        guard now != measured else { return }
        measured = now
        top = table.topOfSections
        model.heightsChanged(of: table.partsOfOtherHeight(than: model.geometry, lookingAt: IndexPath(lead)))
    }

    func showProposal(isNew: Bool) {
        if isLedByKeys { showPlaceOfKeys(isNew: isNew) }
        arrange(duration: DragMotion.duration(configuration.gapDuration))
    }

    func arrange(duration: TimeInterval) {
        shifter.update(duration: duration, hides: { self.model.isLifted($0) }) { part in
            part.row.map(self.model.isLifted) == true ? 0 : CGFloat(self.model.displacement(of: part))
        }
    }

    /// The middle of the held row at the proposed place, in the table.
    var restingCenter: CGFloat {
        top + CGFloat(model.restingTop - model.itemTop(aboveRow: lead)) + block.home.height / 2
    }

    // MARK: Live data

    /// The data may have changed: the drag follows its rows to where they are now.
    ///
    /// - Parameter isComplete: false if sections out of sight may be looked at in one of the next frames.
    /// - Returns: false where the held row has gone.
    func keepUp(isComplete: Bool = true) -> Bool {
        guard let paths = follower.changes(isComplete: isComplete) else { return true }
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
        for (number, row) in rows.enumerated() where row == nil { block.hide(number) }
        measured = (table.contentSize, table.rectForRow(at: IndexPath(lead)))
        follower.follow(lead: lead, lifted: left)
        follower.follow(neighbours: [model.rowAboveItem, model.rowBelowItem])
        return true
    }

    // MARK: The end

    /// The moves of a drop now; nil for none.
    var moves: RowMoves? {
        model.isMoved ? RowMoves(model.liftedRows, toBlockAt: model.proposed) : nil
    }

    func announcement(of event: DragEvent) -> String? {
        model.announcement(event, name: name) { self.table.cellForRow(at: IndexPath($0))?.accessibilityLabel }
    }

    /// Whether a row is seen on its way to its place, and not there.
    func lands(_ path: IndexPath) -> Bool { isLanding && rows.contains(RowPath(path)) }

    /// The rows land at these places.
    func landed(at places: [RowPath?], lead place: RowPath) {
        (rows, lead, isLanding) = (places, place, true)
        follower.follow(lead: place, lifted: places.compactMap { $0 })
    }

    /// Ends because its rows are lifted again while they land.
    ///
    /// - Returns: the rows, where they are once the app has heard of the end; nil if the one that is held has gone.
    func handOver() -> CaughtRows? {
        block.stopLanding()
        let caught = shifter
        shifter = RowShifter(table: table)
        finish()
        let paths = follower.changes() ?? { $0 }
        guard let place = paths(lead) else {
            caught.reset()
            block.view.fade {}
            return nil
        }
        return CaughtRows(block: block, shifter: caught, lead: place, rows: rows.map { $0.flatMap(paths) })
    }

    /// Ends because the row that is held has gone: its preview fades, and the others close the gap.
    func fade() {
        let left = shifter
        shifter = RowShifter(table: table)
        left.letGo(duration: DragMotion.duration(Thresholds.Drop.fadeDuration))
        block.view.fade { left.reset() }
        finish()
    }

    /// Ends whatever is under way without waiting for it.
    func finishAtOnce() {
        block.view.remove()
        finish()
    }

    func finish() {
        guard !isOver else { return }
        isOver = true
        shifter.reset()
        table.showSelection()
        controller.settle(self)
    }

    func didEnd(committed: Bool) {
        guard let owner else { return }
        let path = (follower.changes() ?? { $0 })(lead)
        owner.delegate?.rowReorderer(
            owner, didEndDraggingRowAt: path.map { IndexPath($0) }, committed: committed)
        owner.waitingRefusals.landed()
    }
}

/// Rows that were caught while they landed.
@MainActor
struct CaughtRows {
    let block: LiftedBlock
    /// Knows the cells that are hidden, or still move.
    let shifter: RowShifter
    let lead: RowPath
    /// The places of the rows that the block shows, from top to bottom; nil for one that has gone.
    let rows: [RowPath?]

    /// Puts the rows back if they are not lifted after all.
    func letGo() {
        block.view.remove()
        shifter.reset()
    }
}
