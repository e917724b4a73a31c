// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension ListView {
    /// Whether several rows can be selected, so that a tap adds a row to the selection or removes it.
    var allowsSeveralSelectedRows: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether the user can select rows in the current mode.
    private var allowsSelectionNow: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: Selection by the app

    /// Selects a row without calling the delegate. If only one row can be selected, the others are deselected.
    func select(_ path: RowPath, animated: Bool) {
        if allowsSeveralSelectedRows || list.selection.isEmpty {
            list.selection.insert(path)
            visible.cells[path]?.setSelected(true, animated: animated)
        } else {
            list.selection.removeAll(besides: path)
            list.selection.insert(path)
            showSelection(animated: animated)
        }
    }

    func deselect(_ path: RowPath, animated: Bool) {
        list.selection.remove(path)
        visible.cells[path]?.setSelected(false, animated: animated)
    }

    func deselectAll(animated: Bool) {
        list.selection.removeAll()
        showSelection(animated: animated)
    }

    /// Updates the selected state of the cells on screen from the selection.
    private func showSelection(animated: Bool) {
        for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key })
        where cell.isSelected != list.selection.contains(path) {
            cell.setSelected(!cell.isSelected, animated: animated)
        }
    }

    /// Deselects all rows but the last selected one if only one row can be selected now.
    func limitSelection() {
        guard !allowsSeveralSelectedRows, list.selection.count > 1, let last = list.selection.last() else { return }
        list.selection.removeAll(besides: last)
        showSelection(animated: false)
    }

    // MARK: Selection by the user

    /// Whether a touch highlights the row: selection is allowed and the delegate agrees.
    func mayHighlight(_ path: RowPath) -> Bool { allowsSelectionNow && delegateAllowsHighlight(path) }

    /// Selects or deselects a row as a tap does, for a multiple-selection gesture or a key. Does nothing if the row
    /// already has that state.
    func setSelectedByUser(_ path: RowPath, selects: Bool) {
        guard list.rows.contains(path), list.selection.contains(path) != selects else { return }
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
        if !isOneOfSeveral, let path = row.path, list.rows.contains(path) { performPrimaryAction(path) }
    }

    /// Selects the row at `path`, or the row that the delegate chooses instead. Does nothing if the delegate returns
    /// nil. If only one row can be selected, the other rows are deselected if the delegate allows it.
    private func selectByTap(_ path: RowPath) {
        guard let chosen = rowToSelect(path).map({ list.reference(to: $0) }) else { return }
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
        for row in deselected { row.path.map(userDidDeselect) }
        if let path = chosen.path { userDidSelect(path) }
    }

    private func deselectByTap(_ path: RowPath) {
        guard let chosen = rowToDeselect(path) else { return }
        deselect(chosen, animated: false)
        userDidDeselect(chosen)
        selectionDidChange()
    }
}
