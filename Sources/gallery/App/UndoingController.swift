// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page whose changes are undone by its buttons and by keys.
class UndoingController: UIViewController {
    let undoButtons = UndoButtons()

    override var undoManager: UndoManager? { undoButtons.manager }

    /// Keys that nobody else wants are the page's: those that undo.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}
