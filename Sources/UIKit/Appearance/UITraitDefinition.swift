// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A trait, as it is named in lists and in subscripts: the type that defines it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait: what its values are and which one holds where nobody has set any.
///
/// An app declares its own this way, and hands values down with ``UITraitOverrides``:
///
///     struct RowDensity: UITraitDefinition { static let defaultValue = 1.0 }
///     controller.traitOverrides[RowDensity.self] = 0.5
///
/// Values that are `Equatable` count as changed where they differ; objects of other types where they are others; values
/// of other types always.
public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
    /// Names the trait among all apps; the full name of its type unless said otherwise.
    static var identifier: String { get }
    /// Names the trait in descriptions.
    static var name: String { get }
    /// Whether dynamic colours look different under another value: they are resolved anew when it changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A value of an app's own trait.
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
