// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page whose changes are undone by its buttons and by keys. What is being typed on it is taken before one of the buttons
/// does anything.
class UndoingController: UIViewController {
    /// Those of what shows: a page may have others for what it has put aside.
    var undoButtons = UndoButtons()

    override func viewDidLoad() {
        super.viewDidLoad()
        undoButtons.willAct = { [weak self] in self?.view.endEditing(true) }
    }

    override var undoManager: UndoManager? { undoButtons.manager }

    /// Keys that nobody else wants are the page's: those that undo.
    override var canBecomeFirstResponder: Bool { true }

    /// The tables whose selected rows the page's commands apply to.
    var tablesOfSelection: [UITableView] { [] }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// Escape deselects the selected rows. If no row is selected, it leaves the page.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let selected = tablesOfSelection.filter { $0.indexPathForSelectedRow != nil }
        guard let key = presses.first?.key, key.keyCode == .keyboardEscape, !selected.isEmpty else {
            return super.pressesBegan(presses, with: event)
        }
        for table in selected { table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    }
}
