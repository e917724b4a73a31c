// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table page with Undo and Redo buttons and keyboard shortcuts.
// The isolation is also that of the superclass. Without it here, the compiler mangles `registerUndo` in two ways.
@MainActor
class UndoingTableController: UITableViewController {
    let undoButtons: UndoButtons

    /// Creates a page whose table has the given style.
    ///
    /// - Parameter undoButtons: the buttons of the page that this one replaces, or new buttons if it replaces none.
    init(style: UITableView.Style, undoButtons: UndoButtons = UndoButtons()) {
        self.undoButtons = undoButtons
        super.init(style: style)
        undoButtons.page = self
    }

    required init?(coder: NSCoder) {
        fatalError("Pages whose changes are undone are made in code")
    }

    override var undoManager: UndoManager? { undoButtons.manager }

    /// The page becomes first responder to receive the Undo and Redo keys that no other view handles.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// Registers an undo step with the given name. When the user undoes it, `undo` is called with the page that then
    /// shows the Undo button, which may have replaced `page`.
    func registerUndo<Page: UndoingTableController>(
        on page: Page, _ name: String, _ undo: @escaping @MainActor @Sendable (Page) -> Void
    ) {
        undoManager?.registerUndo(withTarget: undoButtons) { buttons in
            MainActor.assumeIsolated { if let page = buttons.page as? Page { undo(page) } }
        }
        undoManager?.setActionName(name)
    }
}
