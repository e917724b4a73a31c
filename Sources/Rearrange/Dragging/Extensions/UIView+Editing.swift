// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Ends text editing in this view, unless `view`, or a responder above it in the responder chain, is first
    /// responder.
    func endEditing(besides view: UIView) {
        let responders = sequence(first: view as UIResponder, next: \.next)
        if !responders.contains(where: \.isFirstResponder) { endEditing(true) }
    }
}
