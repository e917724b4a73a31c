// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display

/// The user's desktop setting for reduced motion. If it is on, views change their positions without animation.
@MainActor
enum Motion {
    static var isReduced: Bool { DisplayConnection.current.display?.preferences.prefersReducedMotion == true }
}
