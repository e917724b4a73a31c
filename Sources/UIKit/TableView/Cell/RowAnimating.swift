// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UIView {
    /// Animates changes of a row's appearance, even if the user has turned on reduced motion. In that case the caller
    /// must use this method for fades only, and apply movements without animation.
    static func animateRow(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(
            withDuration: Thresholds.Table.appearanceDuration, delay: 0, options: .allowUserInteraction,
            animations: changes, completion: completion)
    }
}
