// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Conversions of values that are set by key.
enum KeyValueConversion {
    /// Returns a value as the type of a property. Texts become numbers as with `NSString`'s `doubleValue`.
    static func convert<Value>(
        _ value: Any?, to type: Value.Type, key: String, of object: AnyObject
    ) throws(KeyValueFault) -> Value {
        // The numbers of documents are set often, and casts that fail take long.
        if let double = value as? Double, let number = number(double, as: type) { return number }
        let value = value is NSNull ? nil : value
        if let same = value as? Value { return same }
        guard let value else {
            throw KeyValueFault(
                "[<\(messageName(of: object))> setNilValueForKey]: could not set nil as the value for the key \(key).")
        }
        if let converted = convert(value, to: type) as? Value { return converted }
        throw KeyValueFault(
            "The value for the key \(key) of <\(messageName(of: object))> is \(Swift.type(of: value)), and must be \(type)."
        )
    }

    /// Returns a number as one of a frequent type, or as the case of an enumeration; nil for other types.
    private static func number<Number>(_ double: Double, as type: Number.Type) -> Number? {
        if type == CGFloat.self { return unsafeBitCast(CGFloat(double), to: type) }
        if type == Float.self { return unsafeBitCast(Float(double), to: type) }
        if type == Int.self, let number = Int(exactly: double) { return unsafeBitCast(number, to: type) }
        if type == UInt.self, let number = UInt(exactly: double) { return unsafeBitCast(number, to: type) }
        if let type = type as? any RawRepresentable.Type { return make(type, double) as? Number }
        return nil
    }

    /// Returns a value as one of another type, or as a wrapped one, such as `Int?`; nil if that is not possible.
    private static func convert(_ value: Any, to type: Any.Type) -> Any? {
        switch type {
        case let type as any RawRepresentable.Type: return make(type, value)
        case let optional as any OptionalType.Type: return convert(value, to: optional.wrapped)
        default: break
        }
        if let number = number(value, for: type) { return convert(number, to: type) }
        return (value as? NSValue).flatMap { content(of: $0, as: type) }
    }

    /// Returns a number of any type, or that in a text, as an `NSNumber`; nil for other values.
    private static func number(_ value: Any, for type: Any.Type) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as String: number(value as NSString, for: type)
        default: nil
        }
    }

    private static func number(_ text: NSString, for type: Any.Type) -> NSNumber? {
        switch type {
        case is Bool.Type: NSNumber(value: text.boolValue)
        case is any FixedWidthInteger.Type: NSNumber(value: text.longLongValue)
        default: NSNumber(value: text.doubleValue)
        }
    }

    /// Returns a number as another type of number; nil for other types.
    private static func convert(_ number: NSNumber, to type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: number.boolValue
        case let type as any FixedWidthInteger.Type: type.init(truncatingIfNeeded: number.int64Value)
        case let type as any BinaryFloatingPoint.Type: type.init(number.doubleValue)
        default: nil
        }
    }

    /// Returns the case of an enumeration with a raw value; nil if there is none.
    private static func make<Case: RawRepresentable>(_ type: Case.Type, _ value: Any) -> Any? {
        let raw = (value as? Double).flatMap { number($0, as: Case.RawValue.self) } ?? value as? Case.RawValue
        return (raw ?? convert(value, to: Case.RawValue.self) as? Case.RawValue).flatMap(type.init(rawValue:))
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
