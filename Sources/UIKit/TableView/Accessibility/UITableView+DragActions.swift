// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility actions for drops at the headers and footers of a table. `ListDragActions` has those of rows.
extension UITableView {
    /// The action that drops the dragged items at the header or footer of a section. It is the only accessibility
    /// action with which the user can drop into a section without rows.
    ///
    /// - Returns: nil if the table cannot accept the dragged items.
    func action(ofDropping drag: ActiveDrag, at kind: HeaderFooterKind, of section: Int) -> UIAccessibilityCustomAction?
    {
        guard let drop = dragging.drop, drag.canBeHandled(by: drop.interaction) else { return nil }
        let phrase: Phrase = kind == .header ? .dropBelow : .dropAbove
        return UIAccessibilityCustomAction(name: phrase.text()) { [weak self] _ in
            self?.dropDraggedItems(at: kind, of: section) ?? false
        }
    }

    /// Moves the dragged items to the header or footer of a section and drops them there. Returns false if the drop was
    /// not accepted.
    private func dropDraggedItems(at kind: HeaderFooterKind, of section: Int) -> Bool {
        let part = kind.part(section)
        guard dragByKeys != nil, showElement(of: part) != nil else { return false }
        return dropDraggedItems(room: heightOfIncomingItems) { positions in
            geometry.contains(part) ? (positions as? RowDropPositions)?.pointer(at: kind, of: section) : nil
        }
    }
}

extension RowDropPositions {
    /// The pointer location, in the table's coordinates, at which the dragged items would be dropped above, below or
    /// into the row at `path`. For a drop above or below, also stores the drop position in `chosen` if the drag is
    /// already over the table.
    ///
    /// - Parameter share: the position as a fraction of the row's height: 0 drops above the row, 1 below it, 0.5 into
    ///   it.
    func pointer(at share: CGFloat, of path: RowPath) -> CGPoint? {
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
