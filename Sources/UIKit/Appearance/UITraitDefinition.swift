// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A trait, represented by the type that defines it, as used in lists and subscripts.
public typealias UITrait = any UITraitDefinition.Type

/// The definition of a trait: the type of its values and its default value.
///
/// An app can define its own traits, and set values for a part of the interface with ``UITraitOverrides``:
///
///     struct RowDensity: UITraitDefinition { static let defaultValue = 1.0 }
///     controller.traitOverrides[RowDensity.self] = 0.5
///
/// A value of an `Equatable` type counts as changed if it is not equal to the old one. An object of a class that is not
/// `Equatable` counts as changed if it is another object. A value of any other type always counts as changed.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value of the trait if it is unspecified.
    static var defaultValue: Value { get }
    /// A unique identifier of the trait; by default the full name of its type.
    static var identifier: String { get }
    /// The trait's name for descriptions; by default the name of its type.
    static var name: String { get }
    /// Whether dynamic colours depend on the trait, so that they have to be resolved again when it changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// The value of a trait that the app defines.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        guard left.trait == right.trait else { return false }
        func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            guard let a = left.value as? Trait.Value, let b = right.value as? Trait.Value else { return false }
            return areEqual(a, b)
        }
        return compare(left.trait)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(trait))
    }

    private static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        if let type = Value.self as? any Equatable.Type {
            func compare<Equal: Equatable>(_ type: Equal.Type) -> Bool { a as? Equal == b as? Equal }
            return compare(type)
        }
        return Value.self is AnyClass && (a as AnyObject) === (b as AnyObject)
    }
}
