// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A field that Escape leaves as it was before the editing.
class RevertingField: UITextField {
    /// Whether the editing that ends, or has ended last, was ended by Escape.
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
