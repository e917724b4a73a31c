// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// Moves what stays, brings in what is new and takes away what goes, from where things are on screen.
    func animate(_ transition: UpdateTransition) {
        let (known, knownEdges) = (Set(cells.keys), Set(edges.keys))
        let isAnimated = window != nil && UIView.areAnimationsEnabled && !Motion.isReduced
        UIView.performWithoutAnimation {
            measureKnownRows(transition)
            fillScreenNow()
            let shift = contentOffset.y - transition.oldOffset.y
            for cell in transition.staying + transition.leaving.map(\.cell) { cell.center.y += shift }
            for view in transition.stayingEdges + transition.leavingEdges.map(\.view) { view.center.y += shift }
            if isAnimated {
                for (part, edge) in edges where !knownEdges.contains(part) { edge.view?.alpha = 0 }
                for (path, cell) in cells where !known.contains(path) { start(cell, path, transition, shift: shift) }
            }
        }
        let leaving = transition.leaving.filter {
            let stays = isAnimated && transition.batch.departure(ofRow: $0.path) != .none
            if !stays { recycle($0.cell, path: $0.path) }
            return stays
        }
        sendBehind(leaving.map(\.cell))
        bringForward(transition.plan.moved.compactMap { cells[$0.to] })
        leavingCells += leaving.map { (path: $0.path, cell: $0.cell) }
        let edgesThatGo = isAnimated ? transition.leavingEdges : []
        if !isAnimated { for edge in transition.leavingEdges { putAway(edge.view, edge.part) } }
        leavingEdges += edgesThatGo

        let taking = cells.values.map(CellUse.init)
        for use in taking { use.cell.updateAnimations += 1 }
        let takingEdges = edges.values.compactMap(\.view)
        for part in edges.keys { edges[part]?.updateAnimations += 1 }
        let going = leaving.map { CellUse($0.cell) }
        let completion = { [weak self] (finished: Bool) in
            self?.updateDidEnd(takingEdges, edgesThatGo.map(\.view))
            self?.updateDidEnd(taking.filter(\.goesOn).map(\.cell), going.filter(\.goesOn).map(\.cell))
            transition.batch.completions.forEach { $0(finished) }
        }
        let changes = {
            for (path, cell) in self.cells where !self.isLifted(path) { self.finish(cell, path) }
            self.placeEdges()
            for edge in self.edges.values { edge.view?.alpha = 1 }
            self.depart(leaving, transition.batch)
            for edge in edgesThatGo { edge.view.alpha = 0 }
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

    /// A batch is the moment at which rows change their heights; one without updates has no other purpose.
    private func measureKnownRows(_ transition: UpdateTransition) {
        if transition.batch.updates.isEmpty, case .delegate = heightSource {
            rebuildGeometry()
        } else {
            for (path, cell) in cells { _ = measureRow(path, in: cell) }
        }
        contentSizeMayHaveChanged()
    }

    private func updateDidEnd(_ cells: [UITableViewCell], _ leaving: [UITableViewCell]) {
        for cell in cells where cell.updateAnimations > 0 {
            cell.updateAnimations -= 1
            if cell.entrance == .opening { cell.clipping.remove(.opening) }
            cell.entrance = nil
        }
        for cell in leaving {
            guard let index = leavingCells.firstIndex(where: { $0.cell === cell }) else { continue }
            let path = leavingCells.remove(at: index).path
            recycle(cell, path: path)
        }
        setNeedsLayout()
    }

    private func updateDidEnd(_ staying: [UIView], _ leaving: [UIView]) {
        for (part, edge) in edges where edge.updateAnimations > 0 && staying.contains(where: { $0 === edge.view }) {
            edges[part]?.updateAnimations -= 1
        }
        for view in leaving {
            guard let index = leavingEdges.firstIndex(where: { $0.view === view }) else { continue }
            let part = leavingEdges.remove(at: index).part
            putAway(view, part)
        }
    }

    /// Recycles cells that are still on their way out.
    func recycleLeavingCells() {
        let cells = leavingCells
        leavingCells = []
        for entry in cells { recycle(entry.cell, path: entry.path) }
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

    private func depart(_ leaving: [(path: RowPath, cell: UITableViewCell)], _ batch: UpdateBatch) {
        for (path, cell) in leaving {
            cell.slideAway()
            switch batch.departure(ofRow: path) {
            case .fade, .automatic: cell.alpha = 0
            case .left: cell.center.x -= cell.bounds.width
            case .right: cell.center.x += cell.bounds.width
            case .top: cell.center.y -= cell.bounds.height
            case .bottom: cell.center.y += cell.bounds.height
            case .middle: close(cell)
            case .none: break
            }
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
