// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension RowDropPositions: DragStepping {
    func pointer(after step: DragStep) -> CGPoint? {
        guard let hover = drop.hover, let step = RowDropStep(step) else { return nil }
        let isBetweenRows = hover.mode.intent == .automatic && (step == .next || step == .previous)
        if case .into(let row) = hover.position {
            if isBetweenRows, let model {
                let above = model.place(above: row)
                let place = step == .next ? RowPath(section: above.section, row: above.row + 1) : above
                return pointer(to: place, of: model)
            }
            return offset(after: step, onRow: row).flatMap { pointer(at: $0.offset, in: $0.place) }
        }
        guard let model else { return nil }
        if isBetweenRows, let row = step == .next ? model.rowBelowItem : model.rowAboveItem {
            let half = table.geometry.rowRange(row).height / 2
            chosen = nil
            let gap = model.liftedRows.isEmpty ? 0 : model.gapHeight
            return pointer(at: model.proposedTop + (step == .next ? gap + half : -half), in: row)
        }
        return place(after: step, of: model).flatMap { pointer(to: $0, of: model) }
    }

    private func place(after step: RowDropStep, of model: ReorderModel) -> RowPath? {
        let isFixed: (RowPath) -> Bool = { [unowned self] path in
            drop.movesThroughDataSource(model.liftedRows) && !table.mayMove(path)
        }
        return switch step {
        case .next: model.place(isBackwards: false, isFixed: isFixed)
        case .previous: model.place(isBackwards: true, isFixed: isFixed)
        case .first: model.end(isFirst: true, isFixed: isFixed)
        case .last: model.end(isFirst: false, isFixed: isFixed)
        }
    }

    /// Returns the pointer position, in window coordinates, for a drop of the dragged items at `place`. Nil if the
    /// position cannot be scrolled into view.
    ///
    /// Stores `place` in `chosen`, because two drop positions may have the same pointer position.
    ///
    /// - Parameters:
    ///   - place: the drop position that the user has chosen with the keyboard.
    ///   - model: the current model of the gap.
    private func pointer(to place: RowPath, of model: ReorderModel) -> CGPoint? {
        var there = model
        there.redirected(to: place)
        var offset = there.proposedTop
        if let payload = table.dragging.drag?.payload, let lead = payload.lead.row.path,
            model.liftedRows.contains(lead)
        {
            offset += Double(payload.lead.grip.y) - model.itemTop(aboveRow: lead)
        } else {
            offset += model.gapHeight / 2
        }
        chosen = (place, offset)
        return pointer(at: offset, in: place, of: CGFloat(model.gapHeight))
    }

    /// The row that a keyboard step reaches from the highlighted row `row`; nil if there is no further row.
    ///
    /// - Returns: `place` is the path of the reached row. `offset` is the distance in points from the top of the
    ///   table's first row to the centre of the reached row.
    private func offset(after step: RowDropStep, onRow row: RowPath) -> (offset: Double, place: RowPath)? {
        let next =
            switch step {
            case .next: table.row(after: row)
            case .previous: table.row(after: row, isBackwards: true)
            case .first: table.list.rows.path(ofRowNumber: 0)
            case .last: table.list.rows.path(ofRowNumber: table.list.rows.count - 1)
            }
        return next.map { next in
            let range = table.geometry.rowRange(next)
            return (range.offset + range.height / 2, next)
        }
    }

    /// Scrolls a row or a gap for the dragged items into view, and returns the pointer position at its centre, in
    /// window coordinates. Nil if the centre cannot be made visible.
    ///
    /// If possible, the whole row or gap becomes visible, with half a row above and below.
    ///
    /// - Parameters:
    ///   - offset: the distance in points from the top of the table's first row to the centre of the row or gap.
    ///   - place: the path of the row, or the drop position of the gap.
    ///   - gap: the height of the gap in points; nil for a row.
    private func pointer(at offset: Double, in place: RowPath, of gap: CGFloat? = nil) -> CGPoint? {
        let row = table.heightOfIncomingItems
        let room = ((gap ?? row) + row) / 2
        let y = table.contentY(ofRowsOffset: offset, at: place)
        let seen = table.visibleContent
        var top = table.contentOffset.y
        if y - room < seen.minY { top -= seen.minY - (y - room) }
        if y + room > seen.maxY { top += y + room - seen.maxY }
        let target = table.resting(CGPoint(x: table.contentOffset.x, y: top))
        if target != table.contentOffset {
            table.contentOffset = target
            table.layoutIfNeeded()
        }
        return drop.pointerInSight(at: CGPoint(x: table.bounds.midX, y: y), room: room)
    }

    var dropPositionWidth: CGFloat { table.rowWidth * table.transformToWindow().scaleAlongX }

    func pointerOnEntering(beside point: CGPoint?) -> CGPoint {
        table.layoutIfNeeded()
        let (rows, height) = (table.visibleContent, heightOfIncomingItems)
        // Only a part of the table is visible if the table is higher than the scroll view around it.
        let inSight = table.visiblePart().map(rows.intersection) ?? .null
        let seen = inSight.isNull ? rows : inSight
        let isIncoming =
            drop.interaction.coordinator?.current.map { table.dragging.drag?.paths(draggedBy: $0.session) ?? [] } == []
        if !isIncoming, let point {
            entryPosition = nil
            let y = table.convert(point, from: nil).y
            return table.convert(
                CGPoint(x: table.bounds.midX, y: max(min(y, seen.maxY - 1), seen.minY)), to: nil)
        }
        let place = place(in: seen, ofTop: point.map { table.convert($0, from: nil).y - height / 2 })
        let top = place?.top ?? max(seen.minY, 0)
        let middle = max(min(top + height / 2, seen.maxY - 1), seen.minY)
        // Store the drop position, so that the table does not compute a different one from the pointer position.
        entryPosition = isIncoming ? place.map { ($0.path, table.rowsOffset(at: middle)) } : nil
        // `entryPosition` is only used when a drag enters the table. For a drag that is already over the table, the
        // drop position is set here.
        if drop.hover != nil {
            chosen = entryPosition
            entryPosition = nil
        }
        return table.convert(CGPoint(x: table.bounds.midX, y: middle), to: nil)
    }

    /// The visible drop position that is nearest to a y coordinate; nil if no drop position is visible. In a table
    /// without rows, the result is the position below the first section's header.
    ///
    /// - Parameters:
    ///   - seen: the visible part of the table's content.
    ///   - wanted: the y coordinate for the top of the drop position; nil for the first visible drop position.
    private func place(in seen: CGRect, ofTop wanted: CGFloat?) -> (path: RowPath, top: CGFloat)? {
        guard let first = firstRow(in: seen) else { return placeWithoutRows }
        var best = (path: first, top: table.frameOfRow(first).minY)
        guard let wanted else { return best }
        func offer(_ path: RowPath, _ top: CGFloat) {
            if abs(top - wanted) < abs(best.top - wanted) { best = (path, top) }
        }
        var (next, last): (RowPath?, RowPath) = (first, first)
        while let row = next, table.frameOfRow(row).minY < seen.maxY {
            offer(row, table.frameOfRow(row).minY)
            (next, last) = (table.row(after: row), row)
        }
        let end = table.frameOfRow(last).maxY
        if next == nil, end < seen.maxY { offer(RowPath(section: last.section, row: last.row + 1), end) }
        return best
    }

    /// The drop position in a table without rows: below the header of its first section; nil if there are rows.
    private var placeWithoutRows: (path: RowPath, top: CGFloat)? {
        guard !table.list.counts.isEmpty, table.list.rows.count == 0 else { return nil }
        let path = RowPath(section: 0, row: 0)
        let model = ReorderModel(geometry: table.geometry, incomingItemsOfHeight: 0, at: path)
        return (path, table.contentY(ofRowsOffset: model.proposedTop, at: path))
    }

    /// The first row whose top is in `seen`, the visible part of the table's content; nil if no row's top is visible.
    /// The space above this row is the topmost drop position at which a drag by keyboard can enter the table.
    private func firstRow(in seen: CGRect) -> RowPath? {
        guard let nearest = table.geometry.nearestPath(to: table.rowsOffset(at: seen.minY)) else { return nil }
        return [nearest, table.row(after: nearest)].compactMap { $0 }.first { path in
            let top = table.frameOfRow(path).minY
            return top >= seen.minY && top < seen.maxY
        }
    }
}

/// A keyboard step of a drag in a table.
enum RowDropStep {
    case next, previous, first, last

    /// - Returns: nil for a step to the side.
    init?(_ step: DragStep) {
        switch step {
        case .down: self = .next
        case .up: self = .previous
        case .first: self = .first
        case .last: self = .last
        case .left, .right: return nil
        }
    }
}
