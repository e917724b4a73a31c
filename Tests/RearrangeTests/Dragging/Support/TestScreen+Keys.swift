// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

extension TestScreen {
    /// Moves the focus to the first item, lifts it by the space key, and presses the given keys.
    func liftByKeys(_ steps: UIKeyboardHIDUsage...) {
        press(.tab)
        press(.space)
        for step in steps { press(step) }
    }
}
