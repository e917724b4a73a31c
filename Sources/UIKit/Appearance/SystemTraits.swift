// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A trait defined by the system, which is stored in a property of `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
    /// The property that stores the trait's value.
    static var valueKeyPath: WritableKeyPath<TraitValues, Value> { get }
}

/// The trait for the light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the level of an interface: base, or elevated above other content, as a sheet is.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var valueKeyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var valueKeyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the size class of the width.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the size class of the height.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the user's preferred text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the user's preferred contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the user's preference for bold text.
public struct UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var valueKeyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for whether the window is active.
public struct UITraitActiveAppearance: SystemTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The trait for the display's colour gamut.
public struct UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for whether the display measures pressure.
public struct UITraitForceTouchCapability: SystemTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var valueKeyPath: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

extension TraitValues {
    /// All traits that the system defines.
    static var systemTraits: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self,
        ]
    }

    /// The value of a trait; the trait's default value if it is unspecified.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = read(system) as? Trait.Value { return value }
            guard let found = custom[ObjectIdentifier(trait)] else { return trait.defaultValue }
            return found.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                write(system, newValue)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
            }
        }
    }

    /// Whether a trait has a specified value.
    func specifies(_ trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        func differs<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
            self[keyPath: trait.valueKeyPath] != trait.defaultValue
        }
        return differs(system)
    }

    /// Makes a trait unspecified.
    mutating func clear(_ trait: UITrait) {
        guard let system = trait as? any SystemTrait.Type else {
            custom[ObjectIdentifier(trait)] = nil
            return
        }
        func reset<Trait: SystemTrait>(_ trait: Trait.Type, in values: inout TraitValues) {
            values[keyPath: trait.valueKeyPath] = trait.defaultValue
        }
        reset(system, in: &self)
    }

    /// Whether a trait has the same value in both collections. An unspecified trait counts as its default value.
    func hasSame(_ trait: UITrait, as other: TraitValues) -> Bool {
        if let system = trait as? any SystemTrait.Type {
            func isSame<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
                self[keyPath: trait.valueKeyPath] == other[keyPath: trait.valueKeyPath]
            }
            return isSame(system)
        }
        func value<Trait: UITraitDefinition>(_ trait: Trait.Type, in values: TraitValues) -> CustomTraitValue {
            CustomTraitValue(trait: trait, value: values[trait])
        }
        return value(trait, in: self) == value(trait, in: other)
    }

    /// The traits whose values differ between this collection and the other.
    func changedTraits(from other: TraitValues) -> [UITrait] {
        var candidates: [UITrait] = TraitValues.systemTraits
        candidates += custom.values.map(\.trait)
        candidates += other.custom.values.map(\.trait).filter { custom[ObjectIdentifier($0)] == nil }
        return candidates.filter { !hasSame($0, as: other) }
    }

    private func read<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.valueKeyPath] }

    private mutating func write<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
        if let value = value as? Trait.Value { self[keyPath: trait.valueKeyPath] = value }
    }
}
