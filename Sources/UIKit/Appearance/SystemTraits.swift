// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A trait of the system's, which has a place of its own among the values.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
    static var place: WritableKeyPath<TraitValues, Value> { get }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public struct UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public struct UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public struct UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public struct UITraitActiveAppearance: SystemTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

public struct UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static var place: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public struct UITraitForceTouchCapability: SystemTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var place: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

extension TraitValues {
    /// Every trait of the system's.
    static var systemTraits: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self,
        ]
    }

    /// The value of a trait; its default where it is not specified.
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

    /// Whether a trait has a value.
    func specifies(_ trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        func differs<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
            self[keyPath: trait.place] != trait.defaultValue
        }
        return differs(system)
    }

    /// Leaves a trait unspecified.
    mutating func clear(_ trait: UITrait) {
        guard let system = trait as? any SystemTrait.Type else {
            custom[ObjectIdentifier(trait)] = nil
            return
        }
        func reset<Trait: SystemTrait>(_ trait: Trait.Type, in values: inout TraitValues) {
            values[keyPath: trait.place] = trait.defaultValue
        }
        reset(system, in: &self)
    }

    /// Whether a trait has the same value in both; what is not specified has its default.
    func hasSame(_ trait: UITrait, as other: TraitValues) -> Bool {
        if let system = trait as? any SystemTrait.Type {
            func isSame<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
                self[keyPath: trait.place] == other[keyPath: trait.place]
            }
            return isSame(system)
        }
        func value<Trait: UITraitDefinition>(_ trait: Trait.Type, in values: TraitValues) -> CustomTraitValue {
            CustomTraitValue(trait: trait, value: values[trait])
        }
        return value(trait, in: self) == value(trait, in: other)
    }

    /// The traits that differ from another collection's.
    func changedTraits(from other: TraitValues) -> [UITrait] {
        var candidates: [UITrait] = TraitValues.systemTraits
        candidates += custom.values.map(\.trait)
        candidates += other.custom.values.map(\.trait).filter { custom[ObjectIdentifier($0)] == nil }
        return candidates.filter { !hasSame($0, as: other) }
    }

    private func read<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.place] }

    private mutating func write<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
        if let value = value as? Trait.Value { self[keyPath: trait.place] = value }
    }
}
