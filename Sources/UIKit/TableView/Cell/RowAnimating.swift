// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UIView {
    /// Animates changes of a row's appearance. If reduced motion is on, fades still run; the caller must make movements
    /// without animation.
    static func animateRow(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(
            withDuration: Thresholds.Table.appearanceDuration, delay: 0, options: .allowUserInteraction,
            animations: changes, completion: completion)
    }
}
