// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIFocusSystem {
    /// Moves the focus to a view at once, if the view can become focused.
    static func moveFocus(to view: UIView) {
        guard let system = UIFocusSystem.focusSystem(for: view) else { return }
        system.requestFocusUpdate(to: view)
        system.updateFocusIfNeeded()
    }
}
