// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The durations of drag animations, which are 0 if the user has turned on Reduce Motion.
@MainActor
enum DragMotion {
    static var isReduced: Bool { UIAccessibility.isReduceMotionEnabled }

    /// The duration of an animation: `seconds`, or 0 with reduced motion.
    static func duration(_ seconds: TimeInterval) -> TimeInterval { isReduced ? 0 : seconds }
}
