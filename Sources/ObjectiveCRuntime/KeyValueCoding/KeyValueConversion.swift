// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Conversions of values that are set by key.
enum KeyValueConversion {
    /// Returns a value as the type of a property. The program ends with a message if that is not possible.
    static func convert<Value>(_ value: Any?, to type: Value.Type, key: String, of object: AnyObject) -> Value {
        let value = value is NSNull ? nil : value
        if let same = value as? Value { return same }
        // The numbers of storyboards and nibs, which are set often.
        if let double = value as? Double {
            if type == CGFloat.self { return unsafeBitCast(CGFloat(double), to: type) }
            if type == Int.self, let number = Int(exactly: double) { return unsafeBitCast(number, to: type) }
        }
        if let number = value.flatMap(number), let converted = convert(number, to: type) as? Value { return converted }
        if let box = value as? NSValue, let content = content(of: box, as: type) as? Value { return content }
        guard let value else {
            misuse(
                "[<\(messageName(of: object))> setNilValueForKey]: could not set nil as the value for the key \(key).")
        }
        misuse(
            "The value for the key \(key) of <\(messageName(of: object))> is \(Swift.type(of: value)), and must be \(type)."
        )
    }

    /// Returns a number of any type as an `NSNumber`; nil for other values.
    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        default: nil
        }
    }

    /// Returns a number as another type of number, or as a wrapped one, such as `Int?`; nil for other types.
    private static func convert(_ number: NSNumber, to type: Any.Type) -> Any? {
        switch type {
        case let optional as any OptionalType.Type: convert(number, to: optional.wrapped)
        case is Bool.Type: number.boolValue
        case let type as any RawRepresentable.Type: make(type, number)
        case let type as any FixedWidthInteger.Type: type.init(truncatingIfNeeded: number.int64Value)
        case let type as any BinaryFloatingPoint.Type: type.init(number.doubleValue)
        default: nil
        }
    }

    /// Returns the case of an enumeration with a raw value; nil if there is none.
    private static func make<Case: RawRepresentable>(_ type: Case.Type, _ number: NSNumber) -> Any? {
        (convert(number, to: Case.RawValue.self) as? Case.RawValue).flatMap(type.init(rawValue:))
    }

    /// Returns the structure in an `NSValue`.
    private static func content(of box: NSValue, as type: Any.Type) -> Any? {
        switch type {
        case is CGPoint.Type: box.pointValue
        case is CGSize.Type: box.sizeValue
        case is CGRect.Type: box.rectValue
        default: nil
        }
    }
}

/// The protocol of optionals of any type.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
    var content: Any? { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    var content: Any? { self }
}

/// Returns a value of a method or property as an object has it: nil for an optional without a value and for `Void`, and
/// the number of an enumeration's case.
func dynamicValue<Value>(_ value: Value) -> Any? {
    if value is Void { return nil }
    let content = (value as? any OptionalType).map(\.content) ?? value
    if let number = content as? any RawRepresentable, number.rawValue is Int { return number.rawValue }
    return content
}
