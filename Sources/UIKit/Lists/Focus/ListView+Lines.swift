// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The rows to which keys move the focus.
extension ListView {
    /// The row to which a step from a row leads; nil if there is no other row.
    func target(of step: RowArrangement.Step, from path: RowPath) -> RowPath? {
        let found: RowPath?
        switch step {
        case .neighbour(let isBackwards):
            found = row(after: path, isBackwards: isBackwards).flatMap { next in
                visibleRow(in: orthogonalPart(of: next), isBackwards: isBackwards)
                    ?? focusableRow(from: next, isBackwards: isBackwards)
            }
        case .line(let direction):
            found = rowInPart(from: path, direction) ?? rowInNextLine(from: path, direction)
        case .besideInPart(let direction): found = rowInPart(from: path, direction)
        case .page(let direction): found = rowOnePageAway(from: path, direction)
        case .endOfLine(let isFirst): found = rowAtEndOfLine(of: path, isFirst: isFirst)
        case .end(let isFirst):
            let end = list.rows.path(ofRowNumber: isFirst ? 0 : list.rows.count - 1)
            found = focusableRow(from: end, isBackwards: !isFirst)
        }
        return found == path ? nil : found
    }

    // MARK: Lines

    /// The focusable row of the next line in a direction whose centre is nearest; nil if there is none among the next
    /// 1000 rows.
    ///
    /// The positions of rows are requested for bands of the content, one after another, from the row on. A band is as
    /// wide as the screen to both sides of the row. Only if these bands have no row, wider ones are searched.
    ///
    /// - Complexity: O(n) for n rows in the bands up to the next line
    private func rowInNextLine(from path: RowPath, _ direction: FocusDirection) -> RowPath? {
        let frame = frameAtRest(path)
        let content = contentSpan(direction)
        let near = content.clipped(around: frame, direction, room: bounds.size[direction.axis.other])
        if let found = rowInNextLine(from: frame, direction, inside: near, of: nil) { return found }
        guard near.low > content.low || near.high < content.high else { return nil }
        return rowInNextLine(from: frame, direction, inside: content, of: nil)
    }

    /// - Parameter part: the part of the list that is searched; nil for the whole list.
    private func rowInNextLine(
        from frame: CGRect, _ direction: FocusDirection, inside area: FocusSpan, of part: OrthogonalPart?
    ) -> RowPath? {
        var search = LineSearch<RowPath>(from: frame, direction)
        let span = FocusSpan(frame, direction)
        // The first band ends one row further on, because most lines are as long as the one before.
        var reach = span.end + max(span.end - span.start, Double(Thresholds.Focus.leastBand))
        var step = reach - span.end
        while search.count < Thresholds.Focus.mostRowsPassed {
            let known = search.count
            add(&search, direction, upTo: reach, inside: area, of: part)
            while let line = search.removeNearestLine() {
                if let found = line.first(where: mayFocus) { return found }
            }
            guard reach < area.end else { return nil }
            // After an empty band, the next one is twice as long, so that a large gap costs few requests.
            if search.count == known { step *= 2 }
            reach = search.reach + step
        }
        return nil
    }

    // MARK: Parts that scroll across

    /// The nearest focusable row in a direction, in the part of the list that scrolls across and has a row. Nil if the
    /// part has no row in that direction, or if the row is in no such part.
    ///
    /// - Complexity: O(n) for n rows in the bands up to the next line
    private func rowInPart(from path: RowPath, _ direction: FocusDirection) -> RowPath? {
        guard let part = orthogonalPart(of: path) else { return nil }
        let frame = frameOfRow(path)
        var area = FocusSpan(part.area, direction)
        if direction.axis != part.axis { area = area.clipped(around: frame, direction, room: bounds.size[part.axis]) }
        return rowInNextLine(from: frame, direction, inside: area, of: part)
    }

    /// The first or last focusable row that is visible in a part of the list that scrolls across; nil if none is, or
    /// without a part. A row of which all is visible is preferred.
    private func visibleRow(in part: OrthogonalPart?, isBackwards: Bool) -> RowPath? {
        guard let part else { return nil }
        let direction = FocusDirection(part.axis, isBackwards: false)
        var area = FocusSpan(part.area, direction)
        let room = FocusSpan(visibleContent, direction)
        (area.start, area.end) = (room.start, room.end)
        let shown = rows(in: area.frame(direction), of: part)
        let ordered = isBackwards ? shown.reversed() : shown
        let whole = ordered.filter { isWhollyInSight($0, along: part.axis) }
        return (whole + ordered).first(where: mayFocus)
    }

    /// The first or last focusable row of a part that scrolls across, in the line of a row of it.
    ///
    /// - Complexity: O(n) for n rows of the part that are searched, from its end on
    private func rowAtEnd(of part: OrthogonalPart, inLineOf path: RowPath, _ direction: FocusDirection) -> RowPath? {
        let whole = FocusSpan(part.area, direction)
        let line = FocusSpan(frameOfRow(path), direction)
        var (end, length, count) = (whole.end, Double(bounds.size[part.axis]), 0)
        while end > whole.start, length > 0, count < Thresholds.Focus.mostRowsPassed {
            let band = FocusSpan(
                start: max(end - length, whole.start), end: end, low: line.low + 0.5, high: line.high - 0.5)
            let added = rows(in: band.frame(direction), of: part)
            let found = added.map { (path: $0, span: FocusSpan(frameOfRow($0), direction)) }.sorted { one, other in
                one.span.middleAhead != other.span.middleAhead
                    ? one.span.middleAhead > other.span.middleAhead
                    : abs(one.span.middleAside - line.middleAside) < abs(other.span.middleAside - line.middleAside)
            }.first { mayFocus($0.path) }
            if let found { return found.path }
            (end, length, count) = (band.start, length * 2, count + added.count)
        }
        return nil
    }

    // MARK: Pages and ends

    /// The focusable row that is one page away in a direction: of the farthest line that is on screen together with a
    /// row. The row of the next line if that line alone is longer than a page.
    private func rowOnePageAway(from path: RowPath, _ direction: FocusDirection) -> RowPath? {
        let frame = frameAtRest(path)
        let limit = FocusSpan(frame, direction).start + Double(pageLength(from: path)) + 0.5
        var search = LineSearch<RowPath>(from: frame, direction)
        add(&search, direction, upTo: limit, inside: contentSpan(direction), of: nil)
        while let line = search.removeFarthestLine(endingBefore: limit) {
            if let found = line.first(where: mayFocus) { return found }
        }
        return rowInNextLine(from: path, direction)
    }

    /// Adds the rows between the coordinates that the search has reached and the coordinate `reach`.
    private func add(
        _ search: inout LineSearch<RowPath>, _ direction: FocusDirection, upTo reach: Double, inside area: FocusSpan,
        of part: OrthogonalPart?
    ) {
        let band = FocusSpan(start: search.reach, end: max(reach, search.reach), low: area.low, high: area.high)
        let found = part.map { rows(in: band.frame(direction), of: $0) } ?? rows(in: band.frame(direction))
        let places = found.lazy.map { (item: $0, frame: self.frameOfRow($0)) }
        search.add(places, upTo: reach >= area.end ? .infinity : reach)
    }

    /// The focusable row at the start or end of the line that contains a row.
    ///
    /// - Complexity: O(n) for n rows in the line
    private func rowAtEndOfLine(of path: RowPath, isFirst: Bool) -> RowPath? {
        let arrangement = arrangement(around: path)
        let direction = FocusDirection(
            arrangement.axis.other, isBackwards: isFirst != arrangement.isLineReversed)
        if let part = orthogonalPart(of: path) { return rowAtEnd(of: part, inLineOf: path, direction) }
        let (frame, axis) = (frameOfRow(path), arrangement.axis)
        let (whole, middle) = (contentSpan(direction), FocusSpan(frame, FocusDirection(axis, isBackwards: false)))
        let line = FocusSpan(
            start: whole.start, end: whole.end, low: middle.middleAhead - 0.5, high: middle.middleAhead + 0.5)
        return rows(in: line.frame(direction)).map { ($0, FocusSpan(frameOfRow($0), direction).middleAhead) }
            .sorted { $0.1 > $1.1 }.first { mayFocus($0.0) }?.0
    }

    /// The extent of the content and of the visible area together, in a direction.
    private func contentSpan(_ direction: FocusDirection) -> FocusSpan {
        FocusSpan(CGRect(origin: .zero, size: contentSize).union(visibleContent), direction)
    }
}

extension FocusSpan {
    /// The same extent, at most as far to both sides of a frame as the given room.
    fileprivate func clipped(around frame: CGRect, _ direction: FocusDirection, room: CGFloat) -> FocusSpan {
        let origin = FocusSpan(frame, direction)
        var span = self
        // A frame off screen has no room on one side of it.
        span.low = min(max(origin.low - Double(room), low), high)
        span.high = max(min(origin.high + Double(room), high), span.low)
        return span
    }
}
