// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The methods and properties of a class that can be used by name: methods by a ``Selector``, properties by a key.
///
/// A class registers them once, in any order with other classes:
///
/// ```swift
/// DynamicMembers.register(Board.self) { members in
///     members.method("tap:") { (board: Board, sender: UIButton) in board.tap(sender) }
///     members.property("title", get: \.title, set: { $0.title = $1 })
/// }
/// ```
///
/// Subclasses inherit them, and an override of a method is called without a registration of its own.
public struct DynamicMembers<Object: AnyObject> {
    private var table = DynamicMemberTable()

    // MARK: Methods

    /// Adds a method. The program ends with a message if an argument does not have the type of the method's parameter.
    public mutating func method<each Argument, Result>(
        _ name: Selector, _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
    ) {
        let isolated = MainActorMethod(call: call)
        let method = unsafeBitCast(isolated, to: AnyMethod<Object, repeat each Argument, Result>.self)
        table.methods[name] = DynamicMethod { object, values in
            var arguments = CallArguments(values: values, name: name, object: object)
            return dynamicValue(method.call(cast(object), repeat arguments.next(as: (each Argument).self)))
        }
    }

    /// Adds a method that objects respond to, but that cannot be called by name, because it has parameters for which no
    /// object can be passed.
    public mutating func method(_ name: Selector) {
        table.methods[name] = DynamicMethod(call: nil)
    }

    // MARK: Properties

    /// Adds a property that can be read, and set if `set` is not nil.
    ///
    /// A new value is converted to `Value` as key-value coding does: numbers to other kinds of numbers, values to
    /// structures, and `NSNull` to nil.
    public mutating func property<Value>(
        _ key: String, get: @escaping @MainActor (Object) -> Value,
        set: (@MainActor (Object, Value) -> Void)? = nil
    ) {
        let get = nonisolatedCall(get)
        var property = DynamicProperty { object in dynamicValue(get(cast(object))) }
        if let set {
            let set = nonisolatedCall(set)
            property.set = { (object, value) throws(KeyValueFault) in
                set(cast(object), try KeyValueConversion.convert(value, to: Value.self, key: key, of: object))
            }
        }
        table.properties[key] = property
    }

    /// Adds a property as ``property(_:get:set:)`` does, of whose changes observers are not told.
    package mutating func value<Value>(
        _ key: String, get: @escaping @MainActor (Object) -> Value,
        set: (@MainActor (Object, Value) -> Void)? = nil
    ) {
        property(key, get: get, set: set)
        table.properties[key]?.isObservable = false
    }

    /// Adds a function that returns the keys on whose properties the one of a key depends. Observers of the key are
    /// told about changes of the others, too.
    public mutating func dependencies(_ keys: @escaping @MainActor (String) -> Set<String>) {
        table.dependencies.append(nonisolatedCall(keys))
    }

    /// Adds functions for key paths that lead into values that are no objects, such as `bounds.size` of a layer.
    ///
    /// - Parameters:
    ///   - get: returns the value at a key path; nil if the path is one of keys of objects.
    ///   - set: sets the value at a key path. Returns false if the path is one of keys of objects.
    package mutating func keyPaths(
        get: @escaping (Object, String) -> Any??, set: @escaping (Object, Any?, String) -> Bool = { _, _, _ in false }
    ) {
        table.keyPaths = DynamicKeyPaths(get: { get(cast($0), $1) }, set: { set(cast($0), $1, $2) })
    }

    // MARK: Registering

    /// Registers the members of a class, or of an extension of a class. The class may have been registered before.
    ///
    /// - Parameters:
    ///   - name: the name of the class in `@objc(name)`, by which ``ClassNames`` finds it; nil for its name in Swift.
    ///   - add: adds the members. It is called when an object of the class is first used by name.
    public static func register(
        _ type: Object.Type, name: String? = nil, _ add: @escaping (inout DynamicMembers<Object>) -> Void
    ) {
        if let name { ClassRegistry.shared.register(type, name: name) }
        ClassRegistry.shared.register(type) { table(add) }
    }

    /// Returns the members of a class, for ``GenericClassMembers``.
    public static func table(_ add: (inout DynamicMembers<Object>) -> Void) -> DynamicMemberTable {
        var members = DynamicMembers<Object>()
        add(&members)
        return members.table
    }
}

/// The members of generic classes, which have no single type to register.
public enum GenericClassMembers {
    /// Registers a function that returns the members of a class; nil if it is not one of the registered generic class.
    public static func register(_ members: @escaping (AnyClass) -> DynamicMemberTable?) {
        ClassRegistry.shared.register(generic: members)
    }
}

/// The arguments of a call by name, which a method takes one after the other. Arguments that are missing are nil.
private struct CallArguments {
    let values: [Any?]
    let name: Selector
    let object: AnyObject
    private var count = 0

    init(values: [Any?], name: Selector, object: AnyObject) {
        (self.values, self.name, self.object) = (values, name, object)
    }

    /// Returns the next argument as the type of the method's parameter.
    mutating func next<Argument>(as type: Argument.Type) -> Argument {
        let value = count < values.count ? values[count] : nil
        count += 1
        if let argument = value as? Argument { return argument }
        let found = value.map { "\(Swift.type(of: $0))" } ?? "nil"
        misuse("-[\(Swift.type(of: object)) \(name)]: argument \(count) is \(found), and must be \(type).")
    }
}

/// A method of a class that can be called by name; `call` is nil if it has arguments that cannot be passed so.
struct DynamicMethod {
    let call: ((AnyObject, [Any?]) -> Any?)?
}

extension DynamicMethod {
    init(_ call: @escaping (AnyObject, [Any?]) -> Any?) { self.init(call: call) }
}

/// A property of a class that can be read, and perhaps set, by its name.
struct DynamicProperty {
    let get: (AnyObject) -> Any?
    var set: ((AnyObject, Any?) throws(KeyValueFault) -> Void)?
    /// Whether observers are told about changes.
    var isObservable = true
}

/// The functions of a class for key paths that lead into values that are no objects.
struct DynamicKeyPaths {
    let get: (AnyObject, String) -> Any??
    let set: (AnyObject, Any?, String) -> Bool
}

/// Returns an object as the class whose members are called. The registry calls members only for objects of their class.
private func cast<Object: AnyObject>(_ object: AnyObject) -> Object {
    unsafeDowncast(object, to: Object.self)
}

// Methods of main-actor classes and others are passed as functions of the main actor, which accepts both. They are
// called from the thread of the caller, as on Apple's platforms, where a call by name does not change the thread.

private func nonisolatedCall<A, Result>(_ call: @escaping @MainActor (A) -> Result) -> (A) -> Result {
    unsafeBitCast(call, to: ((A) -> Result).self)
}

private func nonisolatedCall<A, B, Result>(_ call: @escaping @MainActor (A, B) -> Result) -> (A, B) -> Result {
    unsafeBitCast(call, to: ((A, B) -> Result).self)
}

private struct MainActorMethod<Object, each Argument, Result> {
    let call: @MainActor (Object, repeat each Argument) -> Result
}

private struct AnyMethod<Object, each Argument, Result> {
    let call: (Object, repeat each Argument) -> Result
}
