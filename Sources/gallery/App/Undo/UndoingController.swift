// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page with Undo and Redo buttons and keyboard shortcuts. Text that the user is typing is committed before a button
/// acts.
class UndoingController: UIViewController {
    /// The Undo and Redo buttons for the visible content. A page may have other buttons for content that is now hidden.
    var undoButtons = UndoButtons()

    override func viewDidLoad() {
        super.viewDidLoad()
        undoButtons.willAct = { [weak self] in self?.view.endEditing(true) }
    }

    override var undoManager: UndoManager? { undoButtons.manager }

    /// The page becomes first responder to receive the Undo and Redo keys that no other view handles.
    override var canBecomeFirstResponder: Bool { true }

    /// The tables whose selected rows the page's commands apply to.
    var tablesOfSelection: [UITableView] { [] }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// Deselects the selected rows of `tablesOfSelection` when the user presses Escape. If no row is selected, the key
    /// is passed on to the navigation controller, which leaves the page.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let selected = tablesOfSelection.filter { $0.indexPathForSelectedRow != nil }
        guard let key = presses.first?.key, key.keyCode == .keyboardEscape, !selected.isEmpty else {
            return super.pressesBegan(presses, with: event)
        }
        for table in selected { table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    }
}
