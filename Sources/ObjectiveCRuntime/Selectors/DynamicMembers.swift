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
    var methods: [Selector: DynamicMethod] = [:]
    var properties: [String: DynamicProperty] = [:]
    var dependencies: [(String) -> Set<String>] = []

    init() {}

    // MARK: Methods

    /// Adds a method. The program ends with a message if an argument does not have the type of the method's parameter.
    public mutating func method<each Argument, Result>(
        _ name: Selector, _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
    ) {
        let isolated = MainActorMethod(call: call)
        let method = unsafeBitCast(isolated, to: AnyMethod<Object, repeat each Argument, Result>.self)
        methods[name] = DynamicMethod { object, values in
            var arguments = CallArguments(values: values, name: name, object: object)
            return dynamicValue(method.call(cast(object), repeat arguments.next(as: (each Argument).self)))
        }
    }

    /// Adds a method that objects respond to, but that cannot be called by name, because it has parameters for which no
    /// object can be passed.
    public mutating func method(_ name: Selector) {
        methods[name] = DynamicMethod(call: nil)
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
        let set = set.map { nonisolatedCall($0) }
        properties[key] = DynamicProperty(
            get: { object in dynamicValue(get(cast(object))) },
            set: set.map { set in
                { object, value in
                    set(cast(object), KeyValueConversion.convert(value, to: Value.self, key: key, of: object))
                }
            })
    }

    /// Adds a property as ``property(_:get:set:)`` does, of whose changes observers are not told.
    package mutating func value<Value>(
        _ key: String, get: @escaping @MainActor (Object) -> Value,
        set: (@MainActor (Object, Value) -> Void)? = nil
    ) {
        property(key, get: get, set: set)
        properties[key]?.isObservable = false
    }

    /// Adds a function that returns the keys on whose properties the one of a key depends. Observers of the key are
    /// told about changes of the others, too.
    public mutating func dependencies(_ keys: @escaping @MainActor (String) -> Set<String>) {
        dependencies.append(nonisolatedCall(keys))
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
        return DynamicMemberTable(
            methods: members.methods, properties: members.properties, dependencies: members.dependencies)
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
    let set: ((AnyObject, Any?) -> Void)?
    /// Whether observers are told about changes.
    var isObservable = true
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
