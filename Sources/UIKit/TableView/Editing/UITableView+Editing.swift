// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
    /// Asks the data source and the delegate which editing controls a row has, and sets the properties of its cell
    /// accordingly. Does nothing outside editing mode.
    func prepareForEditing(_ cell: UITableViewCell, _ path: RowPath) {
        guard isEditing, let dataSource else { return }
        let indexPath = IndexPath(path)
        cell.isEditable = dataSource.tableView(self, canEditRowAt: indexPath)
        cell.editingStyle = cell.isEditable ? editingStyle(of: path) : .none
        cell.shouldIndentWhileEditing =
            delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        cell.showsReorderControl = mayMove(path)
    }

    func editingStyle(of path: RowPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: IndexPath(path)) ?? .delete
    }

    func mayMove(_ path: RowPath) -> Bool {
        guard dataSourceMethods.movesRows, let dataSource else { return false }
        return dataSource.tableView(self, canMoveRowAt: IndexPath(path))
    }

    func mayEdit(_ path: RowPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: IndexPath(path)) ?? false
    }

    /// Whether the user can delete a row. The caller has already checked that the row can be edited.
    func mayDelete(_ path: RowPath) -> Bool {
        dataSourceMethods.commits && editingStyle(of: path) == .delete
    }

    /// Updates the cells after `isEditing` has changed, and deselects rows that can no longer be selected.
    func editingDidChange(animated: Bool) {
        if !isEditing || !allowsSelectionDuringEditing {
            selectRow(at: nil, animated: animated, scrollPosition: .none)
        }
        for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key }) where list.rows.contains(path) {
            prepareForEditing(cell, path)
            cell.setEditing(isEditing, animated: animated)
            contentDidChange(in: cell)
        }
        focusRuleDidChange()
        guard animated, window != nil, !Motion.isReduced else { return }
        // Text beside the controls has less width and may wrap. Rows whose heights change for this reason are animated
        // together with the controls.
        let height = geometry.totalHeight
        measureChangedCells()
        guard geometry.totalHeight != height else { return }
        UIView.animateRow { self.layoutIfNeeded() }
    }

    // MARK: Controls

    func editControlTapped(_ kind: EditControl.Kind, in cell: UITableViewCell) {
        guard let path = cell.path, visible.cells[path] === cell else { return }
        switch kind {
        case .delete: confirmDeletion(of: cell, actionsOfDeleteControl)
        case .insert: commit(.insert, path)
        case .select: break
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ path: RowPath) {
        guard dataSourceMethods.commits else { return }
        dataSource?.commitEditing(self, style, IndexPath(path))
    }
}
