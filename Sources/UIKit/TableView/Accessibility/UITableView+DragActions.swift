// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Accessibility actions for drag and drop: a row is picked up, and dropped above, below or into another row.
///
/// `DragActions` has the actions for other drop targets and for cancelling the drag.
extension UITableView {
    /// The drag and drop actions of a row: picking the row up, or dropping the dragged items at it.
    func actionsOfDrags(_ path: RowPath) -> [UIAccessibilityCustomAction] {
        guard let drags = window?.host?.drags else { return [] }
        guard let drag = drags.current, drag.stateMachine.isUnderWay else {
            guard dragging.drag != nil, dragInteractionEnabled else { return [] }
            return [action(.pickUp, path) { $0.pickUp($1) }]
        }
        guard drag.isKeyboardDrag, let rowDrop = dragging.drop, drag.canBeHandled(by: rowDrop.interaction),
            dragging.drag?.isDragging(path) != true
        else {
            return []
        }
        return [
            action(.dropAbove, path) { $0.dropDraggedItems(at: 0, of: $1) },
            action(.dropInto, path) { $0.dropDraggedItems(at: 0.5, of: $1) },
            action(.dropBelow, path) { $0.dropDraggedItems(at: 1, of: $1) },
        ]
    }

    /// The action that drops the dragged items at the header or footer of a section. It is the only accessibility
    /// action with which the user can drop into a section without rows.
    ///
    /// - Returns: nil if the table cannot accept the dragged items.
    func action(ofDropping drag: ActiveDrag, at kind: HeaderFooterKind, of section: Int) -> UIAccessibilityCustomAction?
    {
        guard let rowDrop = dragging.drop, drag.canBeHandled(by: rowDrop.interaction) else { return nil }
        let phrase: Phrase = kind == .header ? .dropBelow : .dropAbove
        return UIAccessibilityCustomAction(name: phrase.text()) { [weak self] _ in
            self?.dropDraggedItems(at: kind, of: section) ?? false
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

    /// Moves the dragged items to a row and drops them there.
    ///
    /// - Parameter share: the drop position as a fraction of the row's height: 0 is the row's top, 1 its bottom.
    /// - Returns: false if the drop was not accepted.
    private func dropDraggedItems(at share: CGFloat, of path: RowPath) -> Bool {
        guard dragByKeys != nil else { return false }
        reveal(path, animated: false)
        layoutIfNeeded()
        return dropDraggedItems { list.rows.contains(path) ? $0.pointer(at: share, of: path) : nil }
    }

    /// Moves the dragged items to the header or footer of a section and drops them there. Returns false if the drop was
    /// not accepted.
    private func dropDraggedItems(at kind: HeaderFooterKind, of section: Int) -> Bool {
        let part = kind.part(section)
        guard dragByKeys != nil, showElement(of: part) != nil else { return false }
        return dropDraggedItems { geometry.contains(part) ? $0.pointer(at: kind, of: section) : nil }
    }

    /// The current drag if it is moved by keyboard or accessibility actions; otherwise nil.
    private var dragByKeys: ActiveDrag? {
        window?.host?.drags.current.flatMap { $0.isKeyboardDrag && $0.stateMachine.isUnderWay ? $0 : nil }
    }

    /// Moves the pointer of the drag to a point and drops the dragged items there.
    ///
    /// - Parameter point: a closure that receives the handler of drops on the table's rows. It returns the point in the
    ///   table's coordinates, or nil if the row, header or footer to drop on no longer exists.
    /// - Returns: false if the drop was not accepted.
    private func dropDraggedItems(at point: (RowDropPositions) -> CGPoint?) -> Bool {
        guard let drag = dragByKeys else { return false }
        // The first move may displace rows, because the drag enters the table. So the point is computed a second time.
        for _ in 0..<2 {
            guard let positions = dropPositions, let point = point(positions),
                let pointer = positions.drop.pointerInSight(at: point, room: heightOfIncomingItems)
            else { return false }
            drag.pointerMoved(to: pointer, time: CACurrentMediaTime())
        }
        return dragging.drop.map { drag.dropIfAccepted(on: $0.interaction) } ?? false
    }
}

extension RowDropPositions {
    /// The pointer location, in the table's coordinates, at which the dragged items would be dropped above, below or
    /// into the row at `path`. For a drop above or below, also stores the drop position in `chosen` if the drag is
    /// already over the table.
    ///
    /// - Parameter share: the position as a fraction of the row's height: 0 drops above the row, 1 below it, 0.5 into
    ///   it.
    fileprivate func pointer(at share: CGFloat, of path: RowPath) -> CGPoint {
        let row = table.frameOfRow(path)
        let lowest = table.bounds.maxY - 1 / table.pixelsPerPoint
        let plain = CGPoint(x: row.midX, y: min(row.minY + share * row.height, lowest))
        if share != 0.5, drop.hover != nil, model?.liftedRows.isEmpty ?? true {
            let place = RowPath(section: path.section, row: path.row + (share == 1 ? 1 : 0))
            chosen = (place, table.rowsOffset(at: plain.y))
        }
        guard share != 0.5, let model, let payload = table.dragging.drag?.payload,
            let lead = payload.lead.row.path,
            model.liftedRows.contains(lead)
        else { return plain }
        let below = RowPath(section: path.section, row: path.row + (share == 1 ? 1 : 0))
        let away = model.liftedRows.count { $0.section == below.section && $0.row < below.row }
        var there = model
        let place = RowPath(section: below.section, row: below.row - away)
        there.redirected(to: place)
        let offset = there.proposedTop + Double(payload.lead.grip.y) - model.itemTop(aboveRow: lead)
        chosen = (place, offset)
        return CGPoint(x: row.midX, y: table.contentY(ofRowsOffset: offset, at: place))
    }

    /// The pointer location in the table at which the dragged items become the first or last rows of a section. Nil if
    /// the section's header or footer has no view on screen.
    fileprivate func pointer(at kind: HeaderFooterKind, of section: Int) -> CGPoint? {
        guard let view = table.view(of: kind.part(section)) else { return nil }
        // The lowest pixel row of a header, or the top of a footer: the part that is next to the section's rows.
        let y = kind == .header ? view.frame.maxY - 1 / table.pixelsPerPoint : view.frame.minY
        if drop.hover != nil {
            let away = model?.liftedRows.count { $0.section == section } ?? 0
            let place = RowPath(section: section, row: kind == .header ? 0 : table.list.counts[section] - away)
            chosen = (place, table.rowsOffset(at: y))
        }
        return CGPoint(x: view.frame.midX, y: y)
    }
}
