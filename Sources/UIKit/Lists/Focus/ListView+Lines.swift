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
            found = row(after: path, isBackwards: isBackwards)
                .flatMap { focusableRow(from: $0, isBackwards: isBackwards) }
        case .line(let direction): found = rowInNextLine(from: path, direction)
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
        let origin = FocusSpan(frameOfRow(path), direction)
        let content = contentSpan(direction)
        let room = Double(bounds.size[direction.axis.other])
        let near = FocusSpan(
            start: content.start, end: content.end, low: max(origin.low - room, content.low),
            high: min(origin.high + room, content.high))
        if let found = rowInNextLine(from: path, direction, inside: near) { return found }
        guard near.low > content.low || near.high < content.high else { return nil }
        return rowInNextLine(from: path, direction, inside: content)
    }

    private func rowInNextLine(
        from path: RowPath, _ direction: FocusDirection, inside area: FocusSpan
    ) -> RowPath? {
        let frame = frameOfRow(path)
        var search = LineSearch<RowPath>(from: frame, direction)
        let span = FocusSpan(frame, direction)
        // The first band ends one row further on, because most lines are as long as the one before.
        var reach = span.end + max(span.end - span.start, Double(Thresholds.Focus.leastBand))
        var step = reach - span.end
        while search.count < Thresholds.Focus.mostRowsPassed {
            let known = search.count
            add(&search, direction, upTo: reach, inside: area)
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

    /// The focusable row that is one page away in a direction: of the farthest line that is on screen together with a
    /// row. The row of the next line if that line alone is longer than a page.
    private func rowOnePageAway(from path: RowPath, _ direction: FocusDirection) -> RowPath? {
        let frame = frameOfRow(path)
        let limit = FocusSpan(frame, direction).start + Double(pageLength(from: path)) + 0.5
        var search = LineSearch<RowPath>(from: frame, direction)
        add(&search, direction, upTo: limit, inside: contentSpan(direction))
        while let line = search.removeFarthestLine(endingBefore: limit) {
            if let found = line.first(where: mayFocus) { return found }
        }
        return rowInNextLine(from: path, direction)
    }

    /// Adds the rows between the coordinates that the search has reached and the coordinate `reach`.
    private func add(
        _ search: inout LineSearch<RowPath>, _ direction: FocusDirection, upTo reach: Double, inside area: FocusSpan
    ) {
        let band = FocusSpan(start: search.reach, end: max(reach, search.reach), low: area.low, high: area.high)
        let rows = rows(in: band.frame(direction)).lazy.map { (item: $0, frame: self.frameOfRow($0)) }
        search.add(rows, upTo: reach >= area.end ? .infinity : reach)
    }

    /// The focusable row at the start or end of the line that contains a row.
    ///
    /// - Complexity: O(n) for n rows in the line
    private func rowAtEndOfLine(of path: RowPath, isFirst: Bool) -> RowPath? {
        let arrangement = arrangement(around: path)
        let direction = FocusDirection(
            arrangement.axis.other, isBackwards: isFirst != arrangement.isLineReversed)
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
