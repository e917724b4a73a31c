// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell: ListCell {
    var listView: (any ListView)? { table }

    var menuPreviewCornerRadius: CGFloat { TableMetrics.current.groupCornerRadius }

    func leaveList() {
        (table, path) = (nil, nil)
        controls.endTransition()
    }

    func swipeActionsWillChange(isShown: Bool) { willTransition(to: state(isOpen: isShown)) }

    func swipeActionsDidChange(isShown: Bool) { didTransition(to: state(isOpen: isShown)) }

    private func state(isOpen: Bool) -> StateMask {
        isOpen ? state.union(.showingDeleteConfirmation) : state.subtracting(.showingDeleteConfirmation)
    }

    func resetRowState() {
        entrance = nil
        clipping.remove(.opening)
        removeSwipeActions()
        resetDragAppearance()
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        if focus?.ring != nil { focusDidChange(isRingShown: false) }
        showMenuRing(false)
    }

    /// The way a cell shows that its row has the focus.
    public enum FocusStyle: Int, Sendable {
        /// The cell draws a focus ring inside the row.
        case `default`
        /// The app changes the cell's appearance itself.
        case custom
    }

    /// Whether the cell's row has the focus.
    var rowHasFocus: Bool { table?.focusedRow.map { $0 == path } ?? false }

    /// Updates the cell after its row has got or lost the focus, or after focus rings were turned on or off.
    ///
    /// - Parameter isRingShown: whether focus rings are shown now. The cell draws a ring only if its row has the focus.
    func focusDidChange(isRingShown: Bool) {
        // A dragged row shows no focus ring. In a drag by keyboard, the drag preview shows the ring instead.
        let isDragged = dragAppearance.dragState != .none
        showFocusRing(isRingShown && rowHasFocus && focusStyle == .default && !isDragged)
        setNeedsUpdateConfiguration()
    }

    /// The first text that the row shows, which type-ahead compares with the typed characters.
    var rowText: String? {
        if configurations.content == nil, let text = titleLabel?.text, !text.isEmpty { return text }
        return configurations.text
    }
}
