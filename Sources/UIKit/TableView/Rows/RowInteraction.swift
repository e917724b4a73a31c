// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The interaction of the user with a table's rows, through touches or assistive technology.
///
/// Only one interaction runs at a time: a new interaction first ends the current one. Drag and drop is not included,
/// because the window manages drag and drop.
@MainActor
enum RowInteraction {
    case none
    /// A row is swiped open, or is opening or closing.
    case swiping(SwipedRow<UITableViewCell>)
    /// A row is dragged by its reorder control, or its drop animation runs.
    case reordering(RowReorder)
    /// A multiple-selection gesture: fingers move over rows and select them.
    case selectingByGesture(MultipleSelectionGesture)

    var reorder: RowReorder? {
        if case .reordering(let reorder) = self { reorder } else { nil }
    }
}

extension UITableView {
    var reorder: RowReorder? { rowInteraction.reorder }

    var isInteractingWithRow: Bool { if case .none = rowInteraction { false } else { true } }

    /// Ends the current interaction because another interaction begins.
    ///
    /// A swiped row closes. Rows of a multiple-selection gesture keep their current selection. A dragged row returns to
    /// its original position. If the drop animation of a row runs, it ends and the row jumps to its new position.
    func endRowInteraction(animated: Bool) {
        switch rowInteraction {
        case .none: break
        case .swiping: closeSwipe(animated: animated)
        case .reordering(let reorder): reorder.isSettling ? settleAtOnce(reorder) : cancelReorder()
        case .selectingByGesture: endSelectionGesture(isCancelled: false)
        }
    }

    /// Ends the current interaction without animation, and unhighlights the touched row. Called when the table is
    /// reloaded or leaves its window.
    func endRowInteractionAtOnce() {
        if swipe != nil { closeSwipeAtOnce() } else { endRowInteraction(animated: false) }
        cancelRowTouch()
    }

    /// Updates the configuration of the cells whose reordering state has changed with the interaction.
    func rowInteractionDidChange(from old: RowInteraction) {
        guard reorder?.cell !== old.reorder?.cell else { return }
        old.reorder?.cell.setNeedsUpdateConfiguration()
        reorder?.cell.setNeedsUpdateConfiguration()
    }
}
