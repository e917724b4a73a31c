// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A collection page with Undo and Redo buttons and keyboard shortcuts.
class UndoingCollectionController: UICollectionViewController {
    let undoButtons = UndoButtons()

    override var undoManager: UndoManager? { undoButtons.manager }

    /// The page becomes first responder to receive the Undo and Redo keys that no other view handles.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}
