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

    /// Whether several rows can be selected, so that a tap adds a row to the selection or removes it.
    var allowsSeveralSelectedRows: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether each row has a selection checkmark because the table is in editing mode.
    var selectsSeveralWhileEditing: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    /// Whether the user can select rows in the current mode.
    private var allowsSelectionNow: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: Selection by the app

    /// Selects a row without calling the delegate; nil deselects all rows.
    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        guard let indexPath else {
            list.selection.removeAll()
            return showSelection(animated: animated)
        }
        guard let path = existingRow(indexPath) else { return }
        select(path, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without calling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let path = existingRow(indexPath) else { return }
        deselect(path, animated: animated)
    }

    private func select(_ path: RowPath, animated: Bool) {
        if allowsSeveralSelectedRows || list.selection.isEmpty {
            list.selection.insert(path)
            visible.cells[path]?.setSelected(true, animated: animated)
        } else {
            list.selection.removeAll(besides: path)
            list.selection.insert(path)
            showSelection(animated: animated)
        }
    }

    private func deselect(_ path: RowPath, animated: Bool) {
        list.selection.remove(path)
        visible.cells[path]?.setSelected(false, animated: animated)
    }

    /// Updates the selected state of the cells on screen from the selection.
    private func showSelection(animated: Bool) {
        for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key })
        where cell.isSelected != list.selection.contains(path) {
            cell.setSelected(!cell.isSelected, animated: animated)
        }
    }

    /// Updates the edit controls and the selection after a change of the properties that allow selection.
    func selectionRuleDidChange() {
        // In editing mode, cells show selection checkmarks instead of delete controls if several rows can be selected.
        for cell in visible.cells.values { cell.controls.settingsDidChange() }
        guard !allowsSeveralSelectedRows, list.selection.count > 1, let last = list.selection.last() else { return }
        list.selection.removeAll(besides: last)
        showSelection(animated: false)
    }

    // MARK: Selection by the user

    /// Whether a touch highlights the row: selection is allowed and the delegate agrees.
    func mayHighlight(_ path: RowPath) -> Bool {
        guard allowsSelectionNow else { return false }
        return delegate?.tableView(self, shouldHighlightRowAt: IndexPath(path)) ?? true
    }

    /// Selects or deselects a row as a tap does, for a multiple-selection gesture or a key. Does nothing if the row
    /// already has that state.
    func setSelectedByUser(_ path: RowPath, selects: Bool) {
        guard list.geometry.contains(path), list.selection.contains(path) != selects else { return }
        if selects { selectByTap(path) } else { deselectByTap(path) }
    }

    /// Selects a tapped row, or deselects it if it is already selected and several rows can be selected.
    func rowTapped(_ row: RowReference) {
        guard let path = row.path else { return }
        if allowsSeveralSelectedRows, list.selection.contains(path) { return deselectByTap(path) }
        // Adding a row to a selection of several rows does not perform the row's primary action.
        let isOneOfSeveral = allowsSeveralSelectedRows && !list.selection.isEmpty
        selectByTap(path)
        // The delegate may have inserted or deleted rows, so the path of the row is read again.
        if !isOneOfSeveral, let path = row.path { performPrimaryAction(path) }
    }

    /// Selects the row at `path`, or the row that the delegate chooses instead. Does nothing if the delegate returns
    /// nil. If only one row can be selected, the other rows are deselected if the delegate allows it.
    private func selectByTap(_ path: RowPath) {
        let asked = IndexPath(path)
        let answer: IndexPath? = delegate == nil ? asked : delegate?.tableView(self, willSelectRowAt: asked)
        guard let chosen = answer.flatMap(existingRow).map({ list.reference(to: $0) }) else { return }
        let others =
            allowsSeveralSelectedRows
            ? [] : list.selection.paths().filter { $0 != chosen.path }.map { list.reference(to: $0) }
        let deselected = others.compactMap { $0.path.flatMap(rowToDeselect) }.map { list.reference(to: $0) }
        // The whole selection is changed before the delegate is told, so that the delegate finds the final selection.
        for path in deselected.compactMap(\.path) { deselect(path, animated: false) }
        if let path = chosen.path {
            list.selection.insert(path)
            visible.cells[path]?.setSelected(true, animated: false)
        }
        for row in deselected { tellOfDeselection(row) }
        guard let path = chosen.path else { return }
        let cell = visible.cells[path]
        delegate?.tableView(self, didSelectRowAt: IndexPath(path))
        postSelectionChange()
        if let cell { cell.selectionSegue?.performIfAllowed(cell) }
    }

    private func deselectByTap(_ path: RowPath) {
        guard let chosen = rowToDeselect(path) else { return }
        deselect(chosen, animated: false)
        tellOfDeselection(list.reference(to: chosen))
        postSelectionChange()
    }

    /// The row that the delegate chooses to deselect instead of `path`, usually `path` itself; nil to deselect none.
    private func rowToDeselect(_ path: RowPath) -> RowPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: IndexPath(path)).flatMap(existingRow)
    }

    private func tellOfDeselection(_ row: RowReference) {
        if let path = row.path { delegate?.tableView(self, didDeselectRowAt: IndexPath(path)) }
    }

    private func postSelectionChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    private func performPrimaryAction(_ path: RowPath) {
        guard let delegate, list.geometry.contains(path),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(path))
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: IndexPath(path))
    }

    func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        cell.accessorySegue?.performIfAllowed(cell)
    }
}
