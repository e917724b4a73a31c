// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UITableView {
    /// Deselects the rows of the tables in `others` except this one, because a drag takes the selected rows of one
    /// table only.
    func deselectRows(in others: [UITableView]) {
        for table in others where table !== self {
            table.selectRow(at: nil, animated: false, scrollPosition: .none)
        }
    }

    /// The rows that the menu or the Delete command of a row applies to: all selected rows if the row is one of them,
    /// otherwise only this row. While the table is edited, or the row shows its swipe actions, the commands apply to
    /// this row alone.
    func rowsForAction(at path: IndexPath) -> [IndexPath] {
        guard let selected = indexPathsForSelectedRows, selected.contains(path), !isEditing,
            cellForRow(at: path)?.showingDeleteConfirmation != true
        else { return [path] }
        return selected
    }
}

extension UIKey {
    /// Whether the key deletes the selected rows: it is Delete or Backspace, pressed without a modifier key.
    var deletesRows: Bool {
        modifierFlags.isEmpty && [.keyboardDeleteOrBackspace, .keyboardDeleteForward].contains(keyCode)
    }
}
