// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A mutable collection of traits: in closures that create or modify a trait collection, and in trait overrides.
public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
}

/// The system's traits as properties.
extension UIMutableTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }

    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}

/// The mutable traits that a closure of `modifyingTraits` receives.
struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}

/// The traits that a view, view controller or window scene overrides for itself and its descendants.
///
/// A trait that is not contained is inherited from the parent.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// The value that overrides a trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Removes the override of a trait, which is inherited again.
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
