// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a hand, or whoever acts for one, does with a table's rows: one thing at a time.
///
/// Whatever begins ends first what goes on. Drags between views are none of these: they are the window's.
@MainActor
enum RowInteraction {
    case none
    /// A row is open, or on its way.
    case swiping(SwipedRow)
    /// A row is carried by its grip, or on its way to its place.
    case reordering(RowReorder)
    /// Fingers go over rows and select them.
    case sweeping(RowSweep)

    var reorder: RowReorder? {
        if case .reordering(let reorder) = self { reorder } else { nil }
    }
}

extension UITableView {
    var swipe: SwipedRow? {
        if case .swiping(let swipe) = rowInteraction { swipe } else { nil }
    }

    var reorder: RowReorder? { rowInteraction.reorder }

    var sweep: RowSweep? {
        if case .sweeping(let sweep) = rowInteraction { sweep } else { nil }
    }

    /// Ends what goes on, for something else begins: an open row closes, rows that were swept stay as they are now, and
    /// a row that is carried is back in its place. One that has been dropped is at its place at once.
    func endRowInteraction(animated: Bool) {
        switch rowInteraction {
        case .none: break
        case .swiping: closeSwipe(animated: animated)
        case .reordering(let reorder): reorder.isSettling ? settleAtOnce(reorder) : cancelReorder()
        case .sweeping: endSweep(isCancelled: false)
        }
    }

    /// Ends what goes on at once, for the rows are no longer there; and gives up a highlight that has come to nothing.
    func forgetRowInteraction() {
        if swipe != nil { forgetSwipe() } else { endRowInteraction(animated: false) }
        forgetTouchedRow()
    }

    /// Rows have other cells, or other looks, by what goes on.
    func rowInteractionDidChange(from old: RowInteraction) {
        guard reorder?.cell !== old.reorder?.cell else { return }
        old.reorder?.cell.setNeedsUpdateConfiguration()
        reorder?.cell.setNeedsUpdateConfiguration()
    }
}
