// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UIView {
    /// Animates how a row looks. Where less motion is wanted, what fades does so still; what moves is for the caller to
    /// change at once.
    static func animateRow(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(
            withDuration: Thresholds.Table.lookDuration, delay: 0, options: .allowUserInteraction,
            animations: changes, completion: completion)
    }
}
