// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// The user's accessibility settings, and notifications for assistive technology.
@MainActor
public struct UIAccessibility: Sendable {
    /// Whether the user has asked for reduced motion.
    public static var isReduceMotionEnabled: Bool {
        DisplayConnection.current.display?.preferences.prefersReducedMotion ?? false
    }

    /// Posted after ``isReduceMotionEnabled`` has changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Whether the user has asked for increased contrast.
    public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }

    /// Posted after ``isDarkerSystemColorsEnabled`` has changed.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
