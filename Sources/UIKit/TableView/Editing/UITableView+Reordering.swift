// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    // MARK: Gesture

    /// Whether a row can be lifted by its reorder control now. A running drop animation does not prevent the lift.
    func mayReorder(_ cell: UITableViewCell) -> Bool {
        guard !isDraggingRow, window?.host?.drags.mayLift != false, let path = rowForReorderControl(in: cell) else {
            return false
        }
        return mayMove(path)
    }

    /// Whether the user is dragging a row by its reorder control; false during the drop animation.
    private var isDraggingRow: Bool { reorder.map { !$0.isSettling } ?? false }

    private func rowForReorderControl(in cell: UITableViewCell) -> RowPath? {
        guard isEditing, let path = cell.path, visible.cells[path] === cell else { return nil }
        return path
    }

    /// The hit view in a row whose drop animation runs above the other rows; nil if no such row is at the point.
    ///
    /// - Parameter point: a point of the table's content.
    func settlingRow(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let reorder, reorder.isSettling else { return nil }
        return reorder.cell.hitTest(hitTestPoint(point, in: reorder.cell), with: event)
    }

    func reorderControlMoved(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.locationInWindow
        switch recognizer.state {
        case .began: if let cell = gestures.reorder.cell as? UITableViewCell { beginReorder(cell, at: point) }
        case .changed: handle(reorder?.session.moved(to: point, time: CACurrentMediaTime()), point)
        case .ended: handle(isCovered ? reorder?.session.cancelled() : reorder?.session.released(), point)
        case .cancelled: handle(reorder?.session.cancelled(), point)
        default: break
        }
    }

    /// Whether a view controller was pushed or presented over the dragged row.
    private var isCovered: Bool { reorder.map { $0.shown != PresentedControllers(from: self) } ?? false }

    private func handle(_ action: DragSession.Action?, _ point: CGPoint) {
        guard let reorder, let action else { return }
        switch action {
        case .move:
            reorder.finger = point
            pointerMoved(reorder)
            itemMoved(reorder)
        case .drop:
            if reorder.link != nil { announce(.dropped, reorder) }
            drop(reorder)
        case .cancel: returnRow(reorder)
        case .lift, .begin, .lower, .finish, .fail, .startTimer, .none: break
        }
    }

    // MARK: Lifting

    private func beginReorder(_ cell: UITableViewCell, at point: CGPoint) {
        guard let row = rowForReorderControl(in: cell).map({ list.reference(to: $0) }) else { return }
        let originalAppearance = reorder?.cell === cell ? stopSettling() : nil
        // Ending the previous interaction calls the app, which may change the table or begin a drag. Therefore all
        // conditions are checked again below.
        endRowInteraction(animated: true)
        window?.endEditing(true)
        guard isEditing, window?.dragRegistry?.isDragging != true, let path = row.path, let cell = visible.cells[path]
        else {
            originalAppearance?.restore(cell)
            return
        }
        stopMoving()
        stopAnimation(of: cell)
        let inContent = convert(point, from: nil)
        let reorder = RowReorder(
            model: ReorderModel(geometry: geometry, lifted: path), cell: cell,
            originalAppearance: originalAppearance,
            grabbed: inContent.y - cell.frame.minY, finger: point, shown: PresentedControllers(from: self))
        _ = reorder.session.pressed(at: point, time: CACurrentMediaTime(), minimumDuration: 0)
        window?.dragRegistry?.register(reorder)
        rowInteraction = .reordering(reorder)
        pointerMoved(reorder)
        lift(cell)
        reorder.link = CADisplayLink.running(for: self) { $0.reorderFrame(at: $1, interval: $2) }
        announce(.lifted, reorder)
    }

    /// Stops the animation of a cell that is lifted, and leaves the cell at its displayed position.
    private func stopAnimation(of cell: UITableViewCell) {
        guard let seen = cell.layer.presentation()?.frame, seen != cell.frame else { return }
        cell.layer.removeAllAnimations()
        UIView.performWithoutAnimation { cell.place(in: seen) }
    }

    /// Moves a row without a drag to the path `proposal`, or to the destination that the delegate chooses instead. The
    /// effect is the same as that of a drag by the reorder control.
    ///
    /// - Returns: false if the row cannot be moved now or the delegate keeps it in place.
    func moveRowAtOnce(_ path: RowPath, to proposal: RowPath) -> Bool {
        guard !isDraggingRow else { return false }
        let row = list.reference(to: path)
        endRowInteraction(animated: true)
        guard let path = row.path, let cell = visible.cells[path] else { return false }
        stopMoving()
        let place = convert(cell.center, to: nil)
        let reorder = RowReorder(
            model: ReorderModel(geometry: geometry, lifted: path), cell: cell, grabbed: 0, finger: place,
            shown: PresentedControllers(from: self))
        reorder.model.redirected(to: targetForMove(reorder.model, proposal) ?? proposal)
        guard reorder.model.isMoved else { return false }
        _ = reorder.session.pressed(at: place, time: CACurrentMediaTime(), minimumDuration: 0)
        _ = reorder.session.liftFinished()
        rowInteraction = .reordering(reorder)
        announce(.movedAtOnce, reorder)
        handle(reorder.session.released(), place)
        return true
    }

    private func lift(_ cell: UITableViewCell) {
        cell.layer.zPosition = 1000
        cell.separator.isHidden = true
        cell.groupPlace.corners = []
        reorder?.makeOpaque()
        setNeedsLayout()
        cell.layer.shadowOffset = CGSize(width: 0, height: 0)
        cell.layer.shadowRadius = CGFloat(Thresholds.RowReorder.shadowRadius)
        animateRows(Thresholds.RowReorder.liftDuration) {
            cell.layer.shadowOpacity = Float(Thresholds.RowReorder.shadowOpacity)
            cell.alpha = CGFloat(Thresholds.RowReorder.liftedAlpha)
        } completion: { [weak self, weak reorder = self.reorder] in
            guard let reorder, self?.reorder === reorder else { return }
            _ = reorder.session.liftFinished()
        }
    }

    // MARK: Dragging

    /// Whether a row is being dragged by its reorder control.
    func isLifted(_ path: RowPath) -> Bool {
        guard let reorder, !reorder.isSettling else { return false }
        return reorder.model.lifted == path
    }

    private func pointerMoved(_ reorder: RowReorder) {
        reorder.autoscroller.pointerMoved(
            to: reorder.finger, over: sequence(first: self, next: \.superview), axes: [.vertical], of: self)
    }

    private func reorderFrame(at time: TimeInterval, interval: TimeInterval) {
        guard let reorder, !reorder.isSettling else { return }
        guard !isCovered else { return handle(reorder.session.cancelled(), reorder.finger) }
        reorder.autoscroller.scroll(at: time, interval: interval)
        // The dragged row is moved in each frame, because autoscroll or a mouse wheel may have scrolled the content
        // under it.
        if self.reorder === reorder { itemMoved(reorder) }
    }

    /// Moves the dragged row to the finger, and moves the other rows out of its way.
    private func itemMoved(_ reorder: RowReorder) {
        let top = convert(reorder.finger, from: nil).y - reorder.grabbed
        let size = frameOfRow(reorder.model.lifted).size
        reorder.cell.place(in: CGRect(origin: CGPoint(x: rowInsets.left, y: top), size: size))
        let proposal = reorder.model.itemMoved(top: Double(top - headerHeight)) { [unowned self] path in
            !mayMove(path)
        }
        guard let proposal else { return }
        if let chosen = targetForMove(reorder.model, proposal) { reorder.model.redirected(to: chosen) }
        announce(.moved, reorder)
        displaceRows()
    }

    /// The destination that the delegate chooses for the row lifted in `model`, instead of `proposal`. Nil if the
    /// delegate accepts the proposal.
    func targetForMove(_ model: ReorderModel, _ proposal: RowPath) -> RowPath? {
        guard let delegate else { return nil }
        let answer = delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: IndexPath(model.lifted), toProposedIndexPath: IndexPath(proposal))
        let chosen = answer.count == 2 ? RowPath(answer) : RowPath(section: -1, row: 0)
        guard chosen != proposal else { return nil }
        if let mistake = model.errorMessage(forRedirectingTo: chosen) {
            misuse(
                "The delegate \(type(of: delegate)) answered \(answer) to tableView(_:targetIndexPathForMoveFromRowAt:"
                    + "toProposedIndexPath:). \(mistake)")
        }
        return chosen
    }

    // MARK: Dropping

    private func drop(_ reorder: RowReorder) {
        let (from, to) = (reorder.model.lifted, reorder.model.proposed)
        stopFollowingPointer(reorder)
        if reorder.model.isMoved {
            dataSource?.moveRow(self, from: IndexPath(from), to: IndexPath(to))
            // The data source may have reloaded or changed the table.
            guard self.reorder === reorder else { return }
            if reorder.model.lifted == from, reorder.model.proposed == to {
                reorder.isSettling = true
                rowWasMoved(from, to)
            }
        }
        settle(reorder)
    }

    /// Updates the table's row positions, heights and focus after a row has moved. The cells of the rows are kept.
    func rowWasMoved(_ from: RowPath, _ to: RowPath) {
        var after = list.counts
        after[from.section] -= 1
        after[to.section] += 1
        let move = BatchUpdatePlan.make(
            updates: [.moveRow(from: from, to: to)], countsBefore: list.counts, countsAfter: after)
        guard case .success(let plan) = move else {
            preconditionFailure("A row cannot have been moved from \(from) to \(to).")
        }
        updateRowState(after: plan)
        updateHeights(after: plan, asks: false)
        _ = updateVisibleParts(after: plan, animationNumber: newAnimationNumber())
    }

    /// Animates the released row and the other rows to their final positions.
    private func settle(_ reorder: RowReorder) {
        reorder.isSettling = true
        let cell = reorder.cell
        let animationNumber = newAnimationNumber()
        cell.animationNumbers.insert(animationNumber)
        setNeedsLayout()
        animateRows(Thresholds.RowReorder.dropDuration) {
            for (path, other) in self.visible.cells where other !== cell && self.list.rows.contains(path) {
                other.place(in: self.frameOfCell(path))
            }
            self.placeHeadersAndFooters()
        }
        let changes = {
            if let path = cell.path, self.visible.cells[path] === cell, self.list.rows.contains(path) {
                cell.place(in: self.frameOfCell(path))
            }
            cell.alpha = reorder.originalAppearance.alpha
            cell.layer.shadowOpacity = reorder.originalAppearance.shadowOpacity
        }
        reorder.whenSettled = { [weak self] in
            cell.animationNumbers.remove(animationNumber)
            self?.reorderSettled(reorder)
        }
        guard !Motion.isReduced, window != nil else {
            changes()
            return reorder.settled()
        }
        reorder.settling = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: Thresholds.RowReorder.dropDuration, delay: 0, options: .beginFromCurrentState,
            animations: changes, completion: { _ in reorder.settled() })
    }

    /// Ends the drop animation of a row immediately, and puts the row in its final place.
    func settleAtOnce(_ reorder: RowReorder) {
        if let settling = reorder.settling, settling.state == .active {
            settling.stopAnimation(true)
            UIView.performWithoutAnimation {
                if let path = reorder.cell.path, visible.cells[path] === reorder.cell, list.rows.contains(path) {
                    reorder.cell.place(in: frameOfCell(path))
                }
            }
        }
        reorder.settled()
    }

    /// Stops the drop animation of a row at its displayed position, so that the row can be lifted again.
    ///
    /// - Returns: the cell's appearance before its first lift; nil if no drop animation runs.
    private func stopSettling() -> CellAppearance? {
        guard let reorder, reorder.isSettling, let settling = reorder.settling, settling.state == .active else {
            return nil
        }
        settling.stopAnimation(true)
        reorder.isLiftedAgain = true
        reorder.settled()
        return reorder.originalAppearance
    }

    private func reorderSettled(_ reorder: RowReorder) {
        guard self.reorder === reorder else { return }
        _ = reorder.session.settled()
        rowInteraction = .none
        restoreCell(reorder)
        setNeedsLayout()
    }

    private func restoreCell(_ reorder: RowReorder) {
        if reorder.isLiftedAgain { reorder.removeOpaqueBackground() } else { reorder.restoreAppearance() }
        updateSeparators(near: reorder.cell)
    }

    // MARK: Cancelling

    private func returnRow(_ reorder: RowReorder) {
        announce(.putBack, reorder)
        stopFollowingPointer(reorder)
        settle(reorder)
    }

    /// Stops the frame updates, the autoscroll and a pending announcement of a row that is no longer dragged.
    private func stopFollowingPointer(_ reorder: RowReorder) {
        reorder.announcement?.cancel()
        reorder.link?.invalidate()
        reorder.link = nil
        reorder.autoscroller.stop()
    }

    /// Cancels the reordering of a row immediately, leaving the order of the rows unchanged.
    func cancelReorder() {
        guard let reorder else { return }
        stopFollowingPointer(reorder)
        _ = reorder.session.cancelled()
        rowInteraction = .none
        restoreCell(reorder)
        gestures.reorder.isEnabled = false
        gestures.reorder.isEnabled = true
        for (path, cell) in visible.cells where list.rows.contains(path) { cell.place(in: frameOfCell(path)) }
        setNeedsLayout()
    }

    // MARK: Data changes

    /// Updates the gap of a running drag after the height of a row, header or footer has changed.
    func updateGapForNewHeights() {
        dropPositions?.heightsDidChange()
        guard let reorder, !reorder.isSettling else { return }
        reorder.model.heightsChanged(geometry: geometry)
    }

    /// Updates a running reorder after a batch of updates. Cancels the reorder if the dragged row was deleted.
    func updateReorder(after plan: BatchUpdatePlan) {
        guard let reorder, !reorder.isSettling else { return }
        switch reorder.model.dataChanged(plan: plan, geometry: geometry) {
        case .continues: break
        case .cancelled: cancelReorder()
        }
    }
}
