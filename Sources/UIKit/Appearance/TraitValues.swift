// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a trait collection. A property with an "unspecified" value counts as not set.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The number of pixels per point; 0 means unspecified.
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    /// Whether the display measures pressure; `.unknown` means unspecified.
    package var forceTouchCapability = UIForceTouchCapability.unknown
    /// The colour that `UIColor.tintColor` stands for. It is not a public trait, neither on iOS nor in Uplift.
    package var tintColor: UIColor?
    /// The values of traits that the app defines.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    /// The default values: those of a phone in the light style.
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

    /// Replaces each value that `other` specifies with the value from `other`.
    package mutating func override(with other: TraitValues) {
        func copyValue<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unspecified: Value) {
            if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
        }
        copyValue(\.userInterfaceStyle, unless: .unspecified)
        copyValue(\.userInterfaceIdiom, unless: .unspecified)
        copyValue(\.layoutDirection, unless: .unspecified)
        copyValue(\.displayScale, unless: 0)
        copyValue(\.horizontalSizeClass, unless: .unspecified)
        copyValue(\.verticalSizeClass, unless: .unspecified)
        copyValue(\.preferredContentSizeCategory, unless: .unspecified)
        copyValue(\.accessibilityContrast, unless: .unspecified)
        copyValue(\.userInterfaceLevel, unless: .unspecified)
        copyValue(\.legibilityWeight, unless: .unspecified)
        copyValue(\.activeAppearance, unless: .unspecified)
        copyValue(\.displayGamut, unless: .unspecified)
        copyValue(\.forceTouchCapability, unless: .unknown)
        copyValue(\.tintColor, unless: nil)
        if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
    }

    /// Whether the system's views look the same with both sets of values: all values are equal, except that
    /// `activeAppearance` may differ.
    func looks(like other: TraitValues) -> Bool {
        var same = other
        same.activeAppearance = activeAppearance
        return self == same
    }
}
