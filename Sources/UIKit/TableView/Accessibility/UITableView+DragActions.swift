// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Drags by speech: a row is picked up, and dropped above or below another, or into it.
///
/// What else is dropped on, and how a row is put back, is `DragActions`.
extension UITableView {
    func actionsOfDrags(_ path: RowPath) -> [UIAccessibilityCustomAction] {
        guard let drags = window?.host?.drags else { return [] }
        guard let drag = drags.current, drag.life.isUnderWay else {
            guard dragging.drag != nil, dragInteractionEnabled else { return [] }
            return [action(.pickUp, path) { $0.pickUp($1) }]
        }
        guard drag.isLedByKeys, let rowDrop = dragging.drop, drag.canGo(to: rowDrop.interaction),
            dragging.drag?.carries(path) != true
        else {
            return []
        }
        return [
            action(.dropAbove, path) { $0.dropWhatIsDragged(at: 0, of: $1) },
            action(.dropInto, path) { $0.dropWhatIsDragged(at: 0.5, of: $1) },
            action(.dropBelow, path) { $0.dropWhatIsDragged(at: 1, of: $1) },
        ]
    }

    /// A section is dropped into at its edges too: it may have no rows.
    ///
    /// - Returns: nil where it cannot take what is dragged.
    func action(ofDropping drag: ActiveDrag, at edge: SectionEdge, of section: Int) -> UIAccessibilityCustomAction? {
        guard let rowDrop = dragging.drop, drag.canGo(to: rowDrop.interaction) else { return nil }
        let phrase: Phrase = edge == .header ? .dropBelow : .dropAbove
        return UIAccessibilityCustomAction(name: phrase.text()) { [weak self] _ in
            self?.dropWhatIsDragged(at: edge, of: section) ?? false
        }
    }

    private func action(
        _ name: Phrase, _ path: RowPath, _ body: @escaping (UITableView, RowPath) -> Bool
    ) -> UIAccessibilityCustomAction {
        let row = list.reference(to: path)
        return UIAccessibilityCustomAction(name: name.text()) { [weak self] _ in
            guard let self, let path = row.path else { return false }
            return body(self, path)
        }
    }

    /// Takes what is dragged to a row, and lets go of it there.
    ///
    /// - Parameter share: of the row's height: 0 is its top, and 1 where the next one begins.
    /// - Returns: false where it was not taken.
    private func dropWhatIsDragged(at share: CGFloat, of path: RowPath) -> Bool {
        guard dragByKeys != nil else { return false }
        reveal(path, animated: false)
        layoutIfNeeded()
        return dropWhatIsDragged { list.geometry.contains(path) ? $0.pointer(at: share, of: path) : nil }
    }

    private func dropWhatIsDragged(at edge: SectionEdge, of section: Int) -> Bool {
        let part = edge.part(section)
        guard dragByKeys != nil, showElement(of: part) != nil else { return false }
        return dropWhatIsDragged { list.geometry.contains(part) ? $0.pointer(at: edge, of: section) : nil }
    }

    private var dragByKeys: ActiveDrag? {
        window?.host?.drags.current.flatMap { $0.isLedByKeys && $0.life.isUnderWay ? $0 : nil }
    }

    /// - Parameter point: where in the table the pointer has to be.
    private func dropWhatIsDragged(at point: (RowDrop) -> CGPoint?) -> Bool {
        guard let drag = dragByKeys else { return false }
        // Where the table's own rows are dragged, the others lie elsewhere once that is over it.
        for _ in 0..<2 {
            guard let rowDrop = dragging.drop, let point = point(rowDrop),
                let pointer = rowDrop.pointerInSight(at: point, room: heightOfVisitors)
            else { return false }
            drag.pointerMoved(to: pointer, time: CACurrentMediaTime())
        }
        return dragging.drop.map { drag.drops(on: $0.interaction) } ?? false
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
        guard share != 0.5, let model = visit?.model, let load = table.dragging.drag?.load,
            let lead = load.lead.row.path,
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

    /// Where it has to be for what is dragged to come to the first place of a section, or to the last.
    fileprivate func pointer(at edge: SectionEdge, of section: Int) -> CGPoint? {
        let table = table.view
        guard let view = table.view(of: edge.part(section)) else { return nil }
        // On the edge that the place is at.
        let y = edge == .header ? view.frame.maxY - 1 / table.pixelsPerPoint : view.frame.minY
        if visit != nil {
            let away = visit?.model?.liftedRows.count { $0.section == section } ?? 0
            let place = RowPath(section: section, row: edge == .header ? 0 : table.list.counts[section] - away)
            visit?.chosen = (place, table.rowsOffset(at: y))
        }
        return CGPoint(x: view.frame.midX, y: y)
    }
}
