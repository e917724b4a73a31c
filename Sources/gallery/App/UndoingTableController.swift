// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table's page whose changes are undone by its buttons and by keys.
class UndoingTableController: UITableViewController {
    let undoButtons = UndoButtons()

    override var undoManager: UndoManager? { undoButtons.manager }

    /// Keys that nothing else answers are the page's: those that undo.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// Registers a step to undo.
    func registerUndo<Page: UndoingTableController>(
        on page: Page, _ name: String, _ undo: @escaping @MainActor @Sendable (Page) -> Void
    ) {
        undoManager?.registerUndo(withTarget: page) { page in
            MainActor.assumeIsolated { undo(page) }
        }
        undoManager?.setActionName(name)
    }
}
