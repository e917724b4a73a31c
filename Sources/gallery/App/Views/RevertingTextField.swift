// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text field whose Escape key restores the text from before the editing.
class RevertingTextField: UITextField {
    /// Whether the user has pressed Escape during the current editing, or during the last one if the field is not being
    /// edited.
    private(set) var isReverted = false

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        if !isFirstResponder { isReverted = false }
        return super.becomeFirstResponder()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isFirstResponder, presses.first?.key?.keyCode == .keyboardEscape { isReverted = true }
        super.pressesBegan(presses, with: event)
    }
}
