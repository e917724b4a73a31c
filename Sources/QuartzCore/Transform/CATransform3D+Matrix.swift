// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Matrix operations that animations need.
extension CATransform3D {
    init(_ matrix: Matrix4) {
        self.init(rows: matrix.rows)
    }

    var matrix: Matrix4 { Matrix4(rows.0, rows.1, rows.2, rows.3) }

    /// The transform applied `count` times.
    ///
    /// - Complexity: O(log `count`).
    func repeated(_ count: Int) -> CATransform3D {
        var (made, power, left) = (CATransform3DIdentity, self, count)
        while left > 0 {
            if left % 2 == 1 { made = CATransform3DConcat(made, power) }
            power = CATransform3DConcat(power, power)
            left /= 2
        }
        return made
    }
}
