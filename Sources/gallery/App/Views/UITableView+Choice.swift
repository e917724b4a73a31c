// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UITableView {
    /// Deselects the rows of the page's other tables, because a drag takes the selected rows of one table only.
    func endSelection(in others: [UITableView]) {
        for table in others where table !== self {
            table.selectRow(at: nil, animated: false, scrollPosition: .none)
        }
    }

    /// The rows that a row's menu or its Delete command applies to: all selected rows if the row is one of them. A
    /// swipe action applies to its row only.
    func rowsMeant(by path: IndexPath) -> [IndexPath] {
        guard let selected = indexPathsForSelectedRows, selected.contains(path), !isEditing,
            cellForRow(at: path)?.showingDeleteConfirmation != true
        else { return [path] }
        return selected
    }
}

extension UIKey {
    /// Whether the key deletes the selected rows.
    var deletesRows: Bool {
        modifierFlags.isEmpty && [.keyboardDeleteOrBackspace, .keyboardDeleteForward].contains(keyCode)
    }
}
