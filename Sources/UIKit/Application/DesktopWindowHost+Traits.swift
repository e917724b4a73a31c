// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

extension DesktopWindowHost {
    /// Computes the traits from the desktop's preferences, the window's size and a test's `traitOverride`, and notifies
    /// the objects affected by a change.
    package func updateTraits() {
        let preferences = DisplayConnection.current.display?.preferences ?? DesktopPreferences()
        var new = UITraitCollection(
            preferences: preferences, displayScale: surface?.scale ?? DesktopWindowHost.defaultScale, size: size,
            isActive: isActive, idiom: openWindows.idiom)
        if let traitOverride { new = traitOverride(new) }
        let old = traits
        if new == old { new = old }
        let isCurrent = DesktopWindowHost.current === self
        if isCurrent { UITraitCollection.system = new }
        if new !== old {
            traits = new
            scene?.updateTraits()
            for window in windows { window.updateTraits(inheriting: window.outerTraits) }
            // A change of the size is reported together with the traits that it causes.
            if rootLayer.bounds.size == size { scene?.geometryMayHaveChanged() }
            requestFrame()
        }
        let motionDiffers = motionWasReduced != preferences.prefersReducedMotion
        motionWasReduced = preferences.prefersReducedMotion
        // The preferences are those of all windows, so the notifications are posted once.
        if isCurrent { postChanges(from: old, motionDiffers: motionDiffers) }
    }

    private func postChanges(from old: UITraitCollection, motionDiffers: Bool) {
        if motionDiffers {
            NotificationCenter.default.post(
                name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
        let category = traits.preferredContentSizeCategory
        if category != old.preferredContentSizeCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        }
        if traits.accessibilityContrast != old.accessibilityContrast {
            NotificationCenter.default.post(
                name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }
}

extension UITraitCollection {
    /// Creates the traits of a desktop window from the desktop's preferences, and from the window's display scale, size
    /// and activity.
    fileprivate convenience init(
        preferences: DesktopPreferences, displayScale: CGFloat, size: CGSize, isActive: Bool,
        idiom: UIUserInterfaceIdiom
    ) {
        var values = TraitValues.system
        values.userInterfaceStyle = preferences.prefersDark ? .dark : .light
        values.layoutDirection = preferences.isRightToLeft ? .rightToLeft : .leftToRight
        values.displayScale = displayScale
        values.preferredContentSizeCategory = UIContentSizeCategory(textScale: preferences.textScale)
        values.accessibilityContrast = preferences.prefersHighContrast ? .high : .normal
        values.horizontalSizeClass = SizeClasses.horizontal(of: size)
        values.verticalSizeClass = SizeClasses.vertical(of: size)
        values.activeAppearance = isActive ? .active : .inactive
        values.userInterfaceIdiom = idiom
        self.init(values)
    }
}

extension UIContentSizeCategory {
    /// Creates the category whose body text size is closest to 17 points times `scale`.
    init(textScale scale: Double) {
        func distance(_ category: UIContentSizeCategory) -> Double {
            abs(Double(TextSizes.size(of: .body, in: category).points) - 17 * scale)
        }
        self = UIContentSizeCategory.all.min { distance($0) < distance($1) } ?? .large
    }
}
