// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Drags by speech: a row is picked up, and dropped above or below another, or into it.
extension UITableView {
    func actionsOfDrags(_ path: RowPath) -> [UIAccessibilityCustomAction] {
        guard let drags = window?.host?.drags else { return [] }
        guard let drag = drags.current, drag.life.isUnderWay else {
            guard rowDrag != nil, dragInteractionEnabled else { return [] }
            return [action("Pick Up", path) { $0.pickUp($1) }]
        }
        guard drag.isLedByKeys else { return [] }
        var actions: [UIAccessibilityCustomAction] = []
        if rowDrop != nil, rowDrag?.carries(path) != true {
            actions.append(action("Drop Above", path) { $0.dropWhatIsDragged(at: 0, of: $1) })
            actions.append(action("Drop Into", path) { $0.dropWhatIsDragged(at: 0.5, of: $1) })
            actions.append(action("Drop Below", path) { $0.dropWhatIsDragged(at: 1, of: $1) })
        }
        actions.append(
            action("Put Back", path) { table, _ in
                table.window?.host?.drags.current?.cancelled()
                return true
            })
        return actions
    }

    private func action(
        _ name: String, _ path: RowPath, _ body: @escaping (UITableView, RowPath) -> Bool
    ) -> UIAccessibilityCustomAction {
        let row = heldRows.hold(path)
        return UIAccessibilityCustomAction(name: name) { [weak self] _ in
            guard let self, let path = row.path else { return false }
            return body(self, path)
        }
    }

    /// Takes what is dragged to a row, and lets go of it there.
    ///
    /// - Parameter share: of the row's height: 0 is its top, and 1 where the next one begins.
    /// - Returns: false where it was not taken.
    private func dropWhatIsDragged(at share: CGFloat, of path: RowPath) -> Bool {
        guard let drag = window?.host?.drags.current, drag.isLedByKeys, drag.life.isUnderWay else { return false }
        if !isInSight(path) {
            reveal(path, animated: false)
            layoutIfNeeded()
        }
        func move() {
            guard geometry.contains(path) else { return }
            let point = rowDrop?.pointer(at: share, of: path) ?? .zero
            drag.pointerMoved(to: convert(point, to: nil), time: CACurrentMediaTime())
        }
        // Where the table's own rows are dragged, the others lie elsewhere once that is over it.
        move()
        move()
        let isTaken = drag.outcome.operation.isDrop
        if isTaken { drag.released() }
        return isTaken
    }
}

extension RowDrop {
    /// Where in the table the pointer has to be for what is dragged to come to a row.
    fileprivate func pointer(at share: CGFloat, of path: RowPath) -> CGPoint {
        let table = table.view
        let row = table.frameOfRow(path)
        let lowest = table.bounds.maxY - 1 / table.pixelsPerPoint
        let plain = CGPoint(x: row.midX, y: min(row.minY + share * row.height, lowest))
        if share != 0.5, visit != nil, visit?.model?.liftedRows.isEmpty ?? true {
            let place = RowPath(section: path.section, row: path.row + (share == 1 ? 1 : 0))
            visit?.chosen = (place, table.rowsOffset(at: plain.y))
        }
        guard share != 0.5, let model = visit?.model, let load = table.rowDrag?.load, let lead = load.lead.row.path,
            model.liftedRows.contains(lead)
        else { return plain }
        let below = RowPath(section: path.section, row: path.row + (share == 1 ? 1 : 0))
        let away = model.liftedRows.count { $0.section == below.section && $0.row < below.row }
        var there = model
        let place = RowPath(section: below.section, row: below.row - away)
        there.redirected(to: place)
        let offset = there.restingTop + Double(load.lead.depth) - model.itemTop(aboveRow: lead)
        visit?.chosen = (place, offset)
        return CGPoint(x: row.midX, y: table.contentY(ofRowsOffset: offset, at: place))
    }
}
