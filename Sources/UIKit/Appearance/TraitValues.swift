// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a trait collection holds; a field that says "unspecified" holds nothing.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    /// Unknown is unspecified.
    package var forceTouchCapability = UIForceTouchCapability.unknown
    /// What `UIColor.tintColor` stands for; no trait of Apple's public interface.
    package var tintColor: UIColor?
    /// Traits of the app's own.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    /// What a phone has, in a light room, before anybody has said otherwise.
    package static let system: TraitValues = {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = .phone
        values.layoutDirection = .leftToRight
        values.displayScale = 2
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        values.activeAppearance = .active
        values.displayGamut = .SRGB
        values.forceTouchCapability = .unavailable
        return values
    }()

    /// Takes over each value that `other` specifies.
    package mutating func override(with other: TraitValues) {
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unspecified: Value) {
            if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.activeAppearance, unless: .unspecified)
        take(\.displayGamut, unless: .unspecified)
        take(\.forceTouchCapability, unless: .unknown)
        take(\.tintColor, unless: nil)
        if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
    }

    /// Whether views of the system's look the same with both: only the window's activity differs, or nothing.
    func looks(like other: TraitValues) -> Bool {
        var same = other
        same.activeAppearance = activeAppearance
        return self == same
    }
}
