// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page whose changes are undone by its buttons and by keys. What is being typed on it is taken before one of the buttons
/// does anything, and when the program ends.
class UndoingController: UIViewController {
    /// Those of what shows: a page may have others for what it has put aside.
    var undoButtons = UndoButtons()

    private var programEnd: ProgramEnd?

    override func viewDidLoad() {
        super.viewDidLoad()
        undoButtons.willAct = { [weak self] in self?.endTyping() }
        programEnd = ProgramEnd { [weak self] in self?.endTyping() }
    }

    private func endTyping() { view.endEditing(true) }

    override var undoManager: UndoManager? { undoButtons.manager }

    /// Keys that nobody else wants are the page's: those that undo.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}
