// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display

/// Whether the user wants things to change places without moving there.
@MainActor
enum Motion {
    static var isReduced: Bool { DisplayConnection.current.display?.preferences.prefersReducedMotion == true }
}
