// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// What the person at the screen needs, and what assistive technology is told for them.
@MainActor
public struct UIAccessibility: Sendable {
    /// Whether movement on screen is to be kept to a minimum.
    public static var isReduceMotionEnabled: Bool {
        DisplayConnection.current.display?.preferences.prefersReducedMotion ?? false
    }

    /// Posted after ``isReduceMotionEnabled`` has changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Whether colours are to stand out more from what is behind them.
    public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }

    /// Posted after ``isDarkerSystemColorsEnabled`` has changed.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
