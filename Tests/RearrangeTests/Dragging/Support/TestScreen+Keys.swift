// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

extension TestScreen {
    /// Keys lift the first thing that the focus comes to, and lead it.
    func liftByKeys(_ steps: UIKeyboardHIDUsage...) {
        press(.tab)
        press(.space)
        for step in steps { press(step) }
    }
}
