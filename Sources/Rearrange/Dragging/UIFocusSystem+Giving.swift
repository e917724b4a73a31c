// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIFocusSystem {
    /// Has the focus go to a view at once, if it may have it.
    static func give(to view: UIView) {
        guard let system = UIFocusSystem.focusSystem(for: view) else { return }
        system.requestFocusUpdate(to: view)
        system.updateFocusIfNeeded()
    }
}
