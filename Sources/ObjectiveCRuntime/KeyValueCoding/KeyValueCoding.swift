// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The methods that a class can register to handle keys itself: all keys, or those that it does not have.
extension Selector {
    static let get: Selector = "valueForKey:"
    static let set: Selector = "setValue:forKey:"
    static let getUndefined: Selector = "valueForUndefinedKey:"
    static let setUndefined: Selector = "setValue:forUndefinedKey:"
}

/// A reason why a property cannot be read or set by key: the message of Apple's exception.
package struct KeyValueFault: Error {
    package let message: String

    init(_ message: String) { self.message = message }

    static func undefined(_ key: String, of object: AnyObject, _ method: String) -> KeyValueFault {
        KeyValueFault(
            "[<\(messageName(of: object))> \(method)]: this class is not key value coding-compliant for the key \(key)."
        )
    }
}

/// Returns the result of a function, or ends the program with the message of its fault.
func orStop<Result>(_ body: () throws(KeyValueFault) -> Result) -> Result {
    do { return try body() } catch { misuse(error.message) }
}

/// Access to properties by key that reports faults in place of ending the program.
package enum KeyValueCoding {
    /// The names of the properties of a class that can be set.
    package static func settableKeys(of type: AnyClass) -> Set<String> {
        Set(ClassRegistry.shared.table(of: type).properties.filter { $0.value.set != nil }.keys)
    }

    /// Whether an object has a property with a key that can be set.
    package static func canSet(_ key: String, of object: AnyObject) -> Bool {
        ClassRegistry.shared.property(key, of: object)?.set != nil
    }

    /// Calls a function after each change of a property, as long as the object lives.
    package static func observe(_ key: String, of object: AnyObject, _ changed: @escaping () -> Void) {
        KeyValueObservers.add(
            KeyValueObserver(key: key, options: [], read: { _ in nil }) { _ in changed() }, to: object)
    }

    /// Sets a property that the class of an object registered; false if there is none that could be set.
    package static func setProperty(
        _ key: String, of object: AnyObject, to value: Any?
    ) throws(KeyValueFault) -> Bool {
        guard let set = ClassRegistry.shared.property(key, of: object)?.set else { return false }
        try set(object, value)
        return true
    }

    /// Sets the property at the end of a path of keys. Nothing happens if an object on the way is nil.
    package static func set(_ value: Any?, atPath path: String, of object: AnyObject) throws(KeyValueFault) {
        if keyPaths(of: object)?.set(object, value, path) == true { return }
        guard let dot = path.firstIndex(of: ".") else { return try set(value, path, of: object) }
        guard let next = try self.object(String(path[..<dot]), of: object) else { return }
        try set(value, atPath: String(path[path.index(after: dot)...]), of: next)
    }

    static func set(_ value: Any?, _ key: String, of object: AnyObject) throws(KeyValueFault) {
        if MethodCall.isPossible(.set, on: object) {
            MethodCall.send(.set, to: object, with: value, key)
        } else {
            try setOriginal(value, key, of: object)
        }
    }

    /// Sets a property without asking a method of the class that hides `setValue(_:forKey:)`.
    static func setOriginal(_ value: Any?, _ key: String, of object: AnyObject) throws(KeyValueFault) {
        if try setProperty(key, of: object, to: value) { return }
        guard MethodCall.isPossible(.setUndefined, on: object) else {
            throw KeyValueFault.undefined(key, of: object, "setValue:forUndefinedKey:")
        }
        MethodCall.send(.setUndefined, to: object, with: value, key)
    }

    /// Returns the object that a property of a path has; nil if it has none.
    static func object(_ key: String, of object: AnyObject) throws(KeyValueFault) -> NSObject? {
        guard let object = object as? NSObject,
            ClassRegistry.shared.property(key, of: object) != nil || MethodCall.isPossible(.get, on: object)
                || MethodCall.isPossible(.getUndefined, on: object)
        else { throw KeyValueFault.undefined(key, of: object, "valueForUndefinedKey:") }
        guard let value = object.value(forKey: key) else { return nil }
        // Foundation wraps structures in objects of this class.
        guard let next = value as AnyObject as? NSObject, "\(Swift.type(of: next))" != "__SwiftValue" else {
            throw KeyValueFault(
                "The value for the key \(key) of <\(messageName(of: object))> is \(Swift.type(of: value)), which has no keys."
            )
        }
        return next
    }

    /// The functions of a class for key paths that lead into values that are no objects; nil without them.
    static func keyPaths(of object: AnyObject) -> DynamicKeyPaths? {
        ClassRegistry.shared.table(of: type(of: object)).keyPaths
    }
}
