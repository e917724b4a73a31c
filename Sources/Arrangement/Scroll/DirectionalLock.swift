// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PanAxes {
    /// The axes that a drag scrolls along which may scroll along both, with the directional lock.
    ///
    /// A drag that starts along one axis stays on it; one that starts diagonally is free, as UIKit's documentation
    /// says of `isDirectionalLockEnabled`.
    ///
    /// - Parameter movement: how far the fingers had come when the drag began.
    package static func locked(by movement: CGPoint) -> PanAxes {
        let (x, y) = (abs(movement.x), abs(movement.y))
        guard min(x, y) < max(x, y) * Thresholds.Scroll.diagonalShare else { return [.horizontal, .vertical] }
        return x > y ? .horizontal : .vertical
    }
}
