// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table's page whose changes are undone by its buttons and by keys.
class UndoingTableController: UITableViewController {
    let undoButtons: UndoButtons

    /// - Parameter undoButtons: those of the page that this one takes the place of, if any.
    init(style: UITableView.Style, undoButtons: UndoButtons = UndoButtons()) {
        self.undoButtons = undoButtons
        super.init(style: style)
        undoButtons.page = self
    }

    required init?(coder: NSCoder) {
        fatalError("Pages whose changes are undone are made in code")
    }

    override var undoManager: UndoManager? { undoButtons.manager }

    /// Keys that nothing else answers are the page's: those that undo.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// Registers a step to undo, on the page or on the one that has taken its place until then.
    func registerUndo<Page: UndoingTableController>(
        on page: Page, _ name: String, _ undo: @escaping @MainActor @Sendable (Page) -> Void
    ) {
        undoManager?.registerUndo(withTarget: undoButtons) { buttons in
            MainActor.assumeIsolated { if let page = buttons.page as? Page { undo(page) } }
        }
        undoManager?.setActionName(name)
    }
}
