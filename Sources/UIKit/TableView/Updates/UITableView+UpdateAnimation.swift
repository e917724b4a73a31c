// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// Moves what stays, brings in what is new and takes away what goes, from where things are on screen.
    func animate(_ transition: UpdateTransition) {
        let (hold, batch) = (transition.hold, transition.batch)
        let (known, knownEdges) = (Set(cells.keys), Set(edges.keys))
        var showsOthers = false
        let isAnimated = window != nil && UIView.areAnimationsEnabled && !Motion.isReduced
        UIView.performWithoutAnimation {
            // What the app shows again of what goes leaves no more.
            fillScreenNow()
            let shift = contentOffset.y - transition.oldOffset.y
            let leaving: [UIView] =
                leavingCells.filter { $0.hold == hold }.map(\.cell)
                + leavingEdges.filter { $0.hold == hold }.map(\.view)
            for view in transition.staying + leaving { view.center.y += shift }
            showsOthers = !leaving.isEmpty
            if isAnimated {
                for (part, edge) in edges where !knownEdges.contains(part) { edge.view?.alpha = 0 }
                for (path, cell) in cells where !known.contains(path) { start(cell, path, transition, shift: shift) }
            }
        }
        recycleLeavingCells { $0.hold == hold && (!isAnimated || batch.departure(ofRow: $0.path) == .none) }
        if !isAnimated { putAwayLeavingEdges { $0.hold == hold } }
        sendBehind(leavingCells.filter { $0.hold == hold }.map(\.cell))
        bringForward(transition.plan.moved.compactMap { cells[$0.to] })
        holdParts(hold)

        showsOthers =
            showsOthers || cells.contains { !known.contains($0.key) }
            || transition.plan.moved.contains { cells[$0.to] != nil }
        let completion = { [weak self, showsOthers] (finished: Bool) in
            self?.endHold(hold)
            if showsOthers { self?.tellOfLayout(transition.reader) }
            batch.complete(finished: finished)
        }
        let changes = {
            for (path, cell) in self.cells where !self.isLifted(path) { self.finish(cell, path) }
            self.placeEdges()
            self.placeholders?.layOut()
            for edge in self.edges.values { edge.view?.alpha = 1 }
            for entry in self.leavingCells where entry.hold == hold { self.depart(entry, batch) }
            for entry in self.leavingEdges where entry.hold == hold { entry.view.alpha = 0 }
        }
        if isAnimated {
            UIView.animate(
                withDuration: Thresholds.Table.updateDuration, delay: 0, options: .allowUserInteraction,
                animations: changes, completion: completion)
        } else {
            UIView.performWithoutAnimation(changes)
            completion(true)
        }
    }

    // MARK: Coming

    /// Puts a new cell where its way onto the screen begins.
    private func start(_ cell: UITableViewCell, _ path: RowPath, _ transition: UpdateTransition, shift: CGFloat) {
        if let old = transition.plan.oldPath(forNew: path) {
            let range = transition.oldGeometry.rowRange(old)
            let top = headerHeight + CGFloat(range.offset) + shift
            let frame = frameOfCell(path)
            // Rows from far away come from just outside.
            let nearest = min(max(top, bounds.minY - frame.height - bounds.height), bounds.maxY + bounds.height)
            cell.center.y += nearest - frame.minY
            return
        }
        let frame = frameOfCell(path)
        switch transition.batch.arrival(ofRow: path, transition.plan) {
        case .fade, .automatic:
            cell.alpha = 0
            cell.entrance = .fading
        case .left: cell.center.x -= frame.width
        case .right: cell.center.x += frame.width
        case .top: cell.center.y -= frame.height
        case .bottom: cell.center.y += frame.height
        case .middle:
            close(cell)
            cell.entrance = .opening
        case .none: break
        }
    }

    /// Gives a cell the place and the look that it keeps.
    private func finish(_ cell: UITableViewCell, _ path: RowPath) {
        cell.place(in: frameOfCell(path))
        switch cell.entrance {
        case .fading: cell.alpha = 1
        case .opening: cell.bounds.origin.y = 0
        case nil: break
        }
    }

    // MARK: Going

    private func depart(_ entry: LeavingCell, _ batch: UpdateBatch) {
        let cell = entry.cell
        cell.slideAway()
        switch batch.departure(ofRow: entry.path) {
        case .fade, .automatic: cell.alpha = 0
        case .left: cell.center.x -= cell.bounds.width
        case .right: cell.center.x += cell.bounds.width
        case .top: cell.center.y -= cell.bounds.height
        case .bottom: cell.center.y += cell.bounds.height
        case .middle: close(cell)
        case .none: break
        }
    }

    /// Leaves nothing of a cell but its middle line.
    private func close(_ cell: UITableViewCell) {
        cell.clipping.insert(.opening)
        let height = cell.bounds.height
        cell.bounds = CGRect(x: cell.bounds.minX, y: height / 2, width: cell.bounds.width, height: 0)
    }

    // MARK: Front and back

    private func sendBehind(_ cells: [UITableViewCell]) {
        for cell in cells { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    }

    /// Puts rows that move in front of the other rows, and behind what the app has put into the table.
    func bringForward(_ cells: [UITableViewCell]) {
        for cell in cells {
            guard let top = subviews.last(where: { $0 is UITableViewCell }), top !== cell else { continue }
            insertSubview(cell, aboveSubview: top)
        }
    }
}
