// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension RowDrop: DragStepping {
    func pointer(after step: DragStep) -> CGPoint? {
        let table = table.view
        guard let visit, !table.counts.isEmpty else { return nil }
        table.loadDataIfNeeded()
        if case .into(let row) = visit.spot, let offset = offset(after: step, onRow: row) { return pointer(at: offset) }
        guard let model = visit.model else { return nil }
        if visit.manner.intent == .automatic, case .between(let path) = visit.spot, step == .next || step == .previous {
            let row = step == .next ? path : RowPath(section: path.section, row: path.row - 1)
            if model.liftedRows.isEmpty, table.geometry.contains(row) { return pointer(at: middle(of: row)) }
        }
        let isFixed: (RowPath) -> Bool = { [unowned self] path in
            movesByItself(model.liftedRows) && !self.table.view.mayMove(path)
        }
        let place =
            switch step {
            case .next: model.place(isBackwards: false, isFixed: isFixed)
            case .previous: model.place(isBackwards: true, isFixed: isFixed)
            case .first: model.end(isFirst: true, isFixed: isFixed)
            case .last: model.end(isFirst: false, isFixed: isFixed)
            }
        guard let place else { return nil }
        var there = model
        there.redirected(to: place)
        guard let load = table.rowDrag?.load, let lead = load.lead.row.path, model.liftedRows.contains(lead) else {
            return pointer(at: there.restingTop)
        }
        return pointer(at: there.restingTop + Double(load.lead.depth) - model.itemTop(aboveRow: lead))
    }

    /// From a row that would take what is dropped: to the next row, or to the place below it.
    private func offset(after step: DragStep, onRow row: RowPath) -> Double? {
        let table = table.view
        if visit?.manner.intent == .automatic, step == .next || step == .previous {
            let range = table.geometry.rowRange(row)
            return step == .next ? range.offset + range.height : range.offset
        }
        let next =
            switch step {
            case .next: table.row(after: row)
            case .previous: table.row(after: row, isBackwards: true)
            case .first: table.geometry.path(ofRowNumber: 0)
            case .last: table.geometry.path(ofRowNumber: table.geometry.rowCount - 1)
            }
        return next.map(middle)
    }

    private func middle(of row: RowPath) -> Double {
        let range = table.view.geometry.rowRange(row)
        return range.offset + range.height / 2
    }

    /// The pointer for an offset among the rows, which is brought into sight with as much as a row round it.
    private func pointer(at offset: Double) -> CGPoint {
        let table = table.view
        let room = table.heightOfVisitors
        let y = table.headerHeight + CGFloat(offset)
        let seen = table.visibleRows
        var top = table.contentOffset.y
        if y - room < seen.minY { top -= seen.minY - (y - room) }
        if y + room > seen.maxY { top += y + room - seen.maxY }
        let target = table.resting(CGPoint(x: table.contentOffset.x, y: top))
        if target != table.contentOffset {
            table.contentOffset = target
            table.layoutIfNeeded()
        }
        return table.convert(CGPoint(x: table.bounds.midX, y: y), to: nil)
    }

    var pointerOnEntering: CGPoint? {
        let table = table.view
        table.layoutIfNeeded()
        let seen = table.visibleRows
        return table.convert(CGPoint(x: table.bounds.midX, y: min(max(seen.minY, 0), seen.maxY)), to: nil)
    }
}

extension RowDrop: SpokenDragPlace {
    var spokenPlace: String? {
        let cells = table.view.cells
        if let target { return cells[target]?.accessibilityLabel.map { "into \($0)" } }
        return gap?.spokenPlace { cells[$0]?.accessibilityLabel }
    }
}

extension RowDrag: SpokenDragPlace {
    var spokenPlace: String? {
        guard let load, load.rows.count == 1, let path = load.rows[0].row.path else { return nil }
        return "\(table.geometry.number(ofRow: path) + 1) of \(table.geometry.rowCount)"
    }
}

extension UITableView {
    /// Picks a row up as dragging it does.
    ///
    /// - Returns: false where it gives nothing.
    func pickUp(_ path: RowPath) -> Bool {
        guard let rowDrag, let drags = window?.host?.drags else { return false }
        if !isInSight(path) {
            reveal(path, animated: false)
            layoutIfNeeded()
        }
        let seen = frameOfCell(path).intersection(bounds)
        guard !seen.isEmpty else { return false }
        return drags.pickUpByKey(rowDrag.interaction, at: convert(CGPoint(x: seen.midX, y: seen.midY), to: nil))
    }
}
