// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text field whose Escape key restores the text from before the editing.
class RevertingTextField: UITextField {
    /// Whether Escape ended the current or the last editing.
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
