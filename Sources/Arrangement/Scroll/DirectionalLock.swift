// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PanAxes {
    /// The axes along which a drag scrolls if the directional lock is enabled, in a view that can scroll on both axes.
    ///
    /// A drag that starts along one axis stays on it. A drag that starts diagonally scrolls on both axes, as documented
    /// by UIKit for `isDirectionalLockEnabled`.
    ///
    /// - Parameter movement: the movement of the fingers until the drag began.
    package static func locked(by movement: CGPoint) -> PanAxes {
        let (x, y) = (abs(movement.x), abs(movement.y))
        guard min(x, y) < max(x, y) * Thresholds.Scroll.diagonalShare else { return [.horizontal, .vertical] }
        return x > y ? .horizontal : .vertical
    }
}
