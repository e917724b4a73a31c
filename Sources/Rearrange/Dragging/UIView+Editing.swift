// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Whether the view, or a responder above it, is first responder.
    var isFirstResponderInChain: Bool {
        sequence(first: self as UIResponder, next: \.next).contains(where: \.isFirstResponder)
    }

    /// Ends text editing in this view, unless the other view, or a responder above that, is first responder.
    func endEditing(besides view: UIView) {
        if !view.isFirstResponderInChain { endEditing(true) }
    }
}
