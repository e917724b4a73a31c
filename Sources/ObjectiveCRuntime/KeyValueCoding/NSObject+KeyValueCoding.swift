// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The methods that a class can register to handle keys itself: all keys, or those that it does not have.
extension Selector {
    fileprivate static let get: Selector = "valueForKey:"
    fileprivate static let set: Selector = "setValue:forKey:"
    fileprivate static let getUndefined: Selector = "valueForUndefinedKey:"
    fileprivate static let setUndefined: Selector = "setValue:forUndefinedKey:"
}

extension _ObjectiveCObject {
    // MARK: Reading

    /// Returns the value of a property that the object's class registered.
    ///
    /// For another key it calls the registered method `valueForUndefinedKey:`. Without that method the program ends
    /// with a message.
    public func value(forKey key: String) -> Any? {
        MethodCall.isPossible(.get, on: self)
            ? MethodCall.send(.get, to: self, with: key) : _original_value(forKey: key)
    }

    /// Returns the value of a property without asking a method of the class that hides ``value(forKey:)``. Such a
    /// method calls this one in place of that of its superclass.
    public func _original_value(forKey key: String) -> Any? {
        if let property = ClassRegistry.shared.property(key, of: self) { return property.get(self) }
        return MethodCall.isPossible(.getUndefined, on: self)
            ? MethodCall.send(.getUndefined, to: self, with: key)
            : value(forUndefinedKey: key)
    }

    /// Returns the value at a path of keys, such as `layer.cornerRadius`; nil if an object on the way is nil.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        return object(forKey: keyPath[..<dot])?.value(forKeyPath: rest)
    }

    /// Ends the program with the message for a key that the object does not have.
    public func value(forUndefinedKey key: String) -> Any? {
        stop("valueForUndefinedKey:", key)
    }

    // MARK: Setting

    /// Sets a property that the object's class registered. Numbers are converted to the property's type of number.
    ///
    /// For another key it calls the registered method `setValue:forUndefinedKey:`. Without that method the program ends
    /// with a message.
    public func setValue(_ value: Any?, forKey key: String) {
        if MethodCall.isPossible(.set, on: self) {
            MethodCall.send(.set, to: self, with: value, key)
        } else {
            _original_setValue(value, forKey: key)
        }
    }

    /// Sets a property without asking a method of the class that hides ``setValue(_:forKey:)``. Such a method calls
    /// this one in place of that of its superclass.
    public func _original_setValue(_ value: Any?, forKey key: String) {
        if let set = ClassRegistry.shared.property(key, of: self)?.set {
            set(self, value)
        } else if MethodCall.isPossible(.setUndefined, on: self) {
            MethodCall.send(.setUndefined, to: self, with: value, key)
        } else {
            setValue(value, forUndefinedKey: key)
        }
    }

    /// Sets the property at the end of a path of keys. Nothing happens if an object on the way is nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        object(forKey: keyPath[..<dot])?.setValue(value, forKeyPath: rest)
    }

    /// Sets the property of each key of a dictionary.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Returns the values of some keys. The value of a key whose property is nil is `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Ends the program with the message for a key that the object does not have.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        stop("setValue:forUndefinedKey:", key)
    }

    private func object(forKey key: Substring) -> NSObject? {
        value(forKey: String(key)).map { $0 as AnyObject } as? NSObject
    }

    private func stop(_ method: String, _ key: String) -> Never {
        misuse(
            "[<\(messageName(of: self))> \(method)]: this class is not key value coding-compliant for the key "
                + "\(key).")
    }
}
