// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The arrangement of a list's rows around one of them, which decides where keys move the focus.
struct RowArrangement: Hashable {
    /// The axis along which the lines of rows follow each other.
    var axis = ScrollAxis.vertical
    /// Whether there is more than one row in a line. If not, as in a table, the rows form one column, or one line along
    /// a horizontal axis.
    var hasRowsSideBySide = false
    /// Whether the next row of a line is to the left of a row or above it, for example in a right-to-left layout.
    var isLineReversed = false
    /// Whether the next line is to the left of a line or above it.
    var areLinesReversed = false
    /// Whether the row is in a part of the list that scrolls on its own, across the axis. Its line is then that part.
    var isInOrthogonalPart = false
    /// Whether the next or previous row is in such a part, so that it need not be the nearest row of the next line.
    var adjoinsOrthogonalPart = false

    /// The way in which a key finds the next focused row.
    enum Step: Hashable {
        /// The next or previous row in the order of the list.
        case neighbour(isBackwards: Bool)
        /// The row of the next line in a direction whose centre is nearest.
        case line(FocusDirection)
        /// The nearest row in a direction, of the part of the list that scrolls across the lines.
        case besideInPart(FocusDirection)
        /// The row that is one page away in a direction.
        case page(FocusDirection)
        /// The first or last row of the line.
        case endOfLine(isFirst: Bool)
        /// The first or last row of the list.
        case end(isFirst: Bool)

        /// The direction of a step to an end; nil for other steps, which have the direction of their key.
        var heading: UIFocusHeading? {
            switch self {
            case .endOfLine(let isFirst), .end(let isFirst): isFirst ? .first : .last
            case .neighbour, .line, .besideInPart, .page: nil
            }
        }
    }

    /// The step for a key; nil if the key does not move the focus between rows.
    func step(_ movement: RowKey.Movement) -> Step? {
        switch movement {
        case .arrow(let direction) where direction.axis != axis:
            if isInOrthogonalPart { return .besideInPart(direction) }
            return hasRowsSideBySide ? .neighbour(isBackwards: direction.isBackwards != isLineReversed) : nil
        case .arrow(let direction):
            return hasRowsSideBySide || adjoinsOrthogonalPart
                ? .line(direction) : .neighbour(isBackwards: direction.isBackwards != areLinesReversed)
        case .page(let isBackwards): return .page(pageDirection(isBackwards: isBackwards))
        case .lineEnd(let isFirst): return hasRowsSideBySide ? .endOfLine(isFirst: isFirst) : .end(isFirst: isFirst)
        case .listEnd(let isFirst): return .end(isFirst: isFirst)
        }
    }

    /// The step for an arrow key that is pressed with Control, as in a scroll view: to the first or last row of the
    /// list, or across the lines to the end of the line.
    func stepToEnd(_ movement: RowKey.Movement) -> Step? {
        guard case .arrow(let direction) = movement, let step = step(movement) else { return step(movement) }
        if case .besideInPart = step { return .endOfLine(isFirst: direction.isBackwards != isLineReversed) }
        if case .neighbour(let isBackwards) = step {
            return direction.axis == axis ? .end(isFirst: isBackwards) : .endOfLine(isFirst: isBackwards)
        }
        return .end(isFirst: direction.isBackwards != areLinesReversed)
    }

    /// Page Up and Page Down move up and down, or against and with the order of lines that follow each other
    /// horizontally.
    private func pageDirection(isBackwards: Bool) -> FocusDirection {
        FocusDirection(axis, isBackwards: axis == .vertical ? isBackwards : isBackwards != areLinesReversed)
    }
}
