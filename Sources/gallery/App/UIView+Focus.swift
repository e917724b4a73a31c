// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Has the focus at once, where it can have it.
    func takeFocus() {
        guard let system = UIFocusSystem.focusSystem(for: self) else { return }
        system.requestFocusUpdate(to: self)
        system.updateFocusIfNeeded()
    }
}
