// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Movement that shows what becomes of things: there is none for those who asked for none.
@MainActor
enum DragMotion {
    static var isReduced: Bool { UIAccessibility.isReduceMotionEnabled }

    /// How long something takes that moves for so many seconds.
    static func duration(_ seconds: TimeInterval) -> TimeInterval { isReduced ? 0 : seconds }
}
