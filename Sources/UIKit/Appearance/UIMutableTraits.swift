// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A mutable collection of traits. Closures that create or modify a trait collection receive a value of this type.
/// ``UITraitOverrides`` also conforms to it.
public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
}

/// The system's traits as properties.
extension UIMutableTraits {
    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// Whether the content is at the base level or elevated above it.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// Left-to-right or right-to-left layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// The number of pixels in a point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// Normal or increased contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// Regular or bold text, as the user prefers.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    /// Whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }

    /// The colour gamut of the display.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    /// Whether the device reports the force of touches.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}

/// The mutable traits that the closures of `UITraitCollection.init(mutations:)` and `modifyingTraits(_:)` receive.
struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}

/// The traits that a view, view controller or window scene overrides for itself and its descendants.
///
/// A trait without an override is inherited from the parent.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// The value that overrides a trait. Without an override, it is the default value of the trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Removes the override of a trait, so that the trait is inherited again.
    public mutating func remove(_ trait: UITrait) {
        values.clear(trait)
    }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible {
    /// The overridden traits with their values.
    public var description: String {
        "<UITraitOverrides: \(values.specified.map { "\($0.name) = \($0.value)" }.joined(separator: ", "))>"
    }

    public var debugDescription: String { description }
}

extension TraitValues {
    /// The names and values of the specified traits.
    var specified: [(name: String, value: Any)] {
        func pair<Trait: UITraitDefinition>(_ trait: Trait.Type) -> (String, Any) { (trait.name, self[trait]) }
        let system: [UITrait] = TraitValues.systemTraits.filter { specifies($0) }
        return (system + custom.values.map(\.trait)).map { pair($0) }
    }
}
