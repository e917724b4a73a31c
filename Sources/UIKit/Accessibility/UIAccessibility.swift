// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// What the person at the screen needs.
@MainActor
public struct UIAccessibility: Sendable {
    /// Whether movement on screen is to be kept to a minimum.
    public static var isReduceMotionEnabled: Bool { Display.current?.preferences.prefersReducedMotion ?? false }
}
