// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
    /// Scrolls the selected row that is nearest to `scrollPosition` to that position. Does nothing if no row is
    /// selected.
    public func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        let visible = visibleContent
        let place =
            switch scrollPosition {
            case .none, .middle: visible.midY
            case .top: visible.minY
            case .bottom: visible.maxY
            }
        func distance(_ path: IndexPath) -> CGFloat { abs(rectForRow(at: path).midY - place) }
        guard let nearest = indexPathsForSelectedRows?.min(by: { distance($0) < distance($1) }) else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }

    // MARK: Selected rows

    /// The index path of the row that was selected first; nil if no row is selected.
    public var indexPathForSelectedRow: IndexPath? { list.selection.first().map { IndexPath($0) } }

    /// The index paths of the selected rows in the order of selection; nil if no row is selected.
    public var indexPathsForSelectedRows: [IndexPath]? {
        list.selection.isEmpty ? nil : list.selection.paths().map { IndexPath($0) }
    }

    /// Whether each row has a selection checkmark because the table is in editing mode.
    var selectsSeveralWhileEditing: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    // MARK: Selection by the app

    /// Selects a row without calling the delegate; nil deselects all rows.
    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        guard let indexPath else { return deselectAll(animated: animated) }
        guard let path = existingRow(indexPath) else { return }
        select(path, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without calling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let path = existingRow(indexPath) else { return }
        deselect(path, animated: animated)
    }

    /// Updates the edit controls and the selection after a change of the properties that allow selection.
    func selectionRuleDidChange() {
        // In editing mode, cells show selection checkmarks instead of delete controls if several rows can be selected.
        for cell in visible.cells.values { cell.controls.settingsDidChange() }
        limitSelection()
    }

    // MARK: Selection by the user

    var selectsWhileHighlighted: Bool { false }

    func delegateAllowsHighlight(_ path: RowPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: IndexPath(path)) ?? true
    }

    func rowToSelect(_ path: RowPath) -> RowPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: IndexPath(path)).flatMap(existingRow)
    }

    func rowToDeselect(_ path: RowPath) -> RowPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: IndexPath(path)).flatMap(existingRow)
    }

    func userDidSelect(_ path: RowPath) {
        let cell = visible.cells[path]
        delegate?.tableView(self, didSelectRowAt: IndexPath(path))
        selectionDidChange()
        if let cell { cell.selectionSegue?.performIfAllowed(cell) }
    }

    func userDidDeselect(_ path: RowPath) {
        delegate?.tableView(self, didDeselectRowAt: IndexPath(path))
    }

    func selectionDidChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    func performPrimaryAction(_ path: RowPath) {
        guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(path)) else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: IndexPath(path))
    }

    func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        cell.accessorySegue?.performIfAllowed(cell)
    }
}
