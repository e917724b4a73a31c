// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
        if let value = KeyValueCoding.keyPaths(of: self)?.get(self, keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        let next = orStop { () throws(KeyValueFault) in try KeyValueCoding.object(String(keyPath[..<dot]), of: self) }
        return next?.value(forKeyPath: rest)
    }

    /// Ends the program with the message for a key that the object does not have.
    public func value(forUndefinedKey key: String) -> Any? {
        misuse(KeyValueFault.undefined(key, of: self, "valueForUndefinedKey:").message)
    }

    // MARK: Setting

    /// Sets a property that the object's class registered. Numbers are converted to the property's type of number.
    ///
    /// For another key it calls the registered method `setValue:forUndefinedKey:`. Without that method the program ends
    /// with a message.
    public func setValue(_ value: Any?, forKey key: String) {
        orStop { () throws(KeyValueFault) in try KeyValueCoding.set(value, key, of: self) }
    }

    /// Sets a property without asking a method of the class that hides ``setValue(_:forKey:)``. Such a method calls
    /// this one in place of that of its superclass.
    public func _original_setValue(_ value: Any?, forKey key: String) {
        orStop { () throws(KeyValueFault) in try KeyValueCoding.setOriginal(value, key, of: self) }
    }

    /// Sets the property at the end of a path of keys. Nothing happens if an object on the way is nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        orStop { () throws(KeyValueFault) in try KeyValueCoding.set(value, atPath: keyPath, of: self) }
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
        misuse(KeyValueFault.undefined(key, of: self, "setValue:forUndefinedKey:").message)
    }
}
