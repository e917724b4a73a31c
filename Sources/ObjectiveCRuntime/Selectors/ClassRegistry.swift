// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CUplift
import Foundation

/// The methods and properties of a class that can be used by name.
public struct DynamicMemberTable {
    var methods: [Selector: DynamicMethod] = [:]
    var properties: [String: DynamicProperty] = [:]
    /// The functions that return the keys on whose properties one depends.
    var dependencies: [(String) -> Set<String>] = []
    /// The functions for key paths that are no paths of objects; nil without them.
    var keyPaths: DynamicKeyPaths?

    /// Adds the members of a table; they replace members with the same name.
    mutating func add(_ other: DynamicMemberTable) {
        methods.merge(other.methods) { $1 }
        properties.merge(other.properties) { $1 }
        dependencies += other.dependencies
        keyPaths = other.keyPaths ?? keyPaths
    }
}

/// The registered members of all classes.
///
/// A class's table, which includes the members of its superclasses, is built when an object of the class is first used
/// by name. A lookup after that is one of a dictionary.
final class ClassRegistry: @unchecked Sendable {
    static let shared = ClassRegistry()

    private let lock = NSRecursiveLock()
    /// The functions that return the registered members of a class, in the order of registration.
    private var registered: [ObjectIdentifier: [() -> DynamicMemberTable]] = [:]
    /// The functions that return the members of a class if it is one of a generic class.
    private var registeredGenerics: [(AnyClass) -> DynamicMemberTable?] = []
    /// The tables of the classes that were used, with inherited members.
    private var tables: [ObjectIdentifier: DynamicMemberTable] = [:]
    /// The classes with names of their own, and the names.
    private var classes: [String: AnyClass] = [:]
    private var names: [ObjectIdentifier: String] = [:]
    private var hasReadRegistrars = false

    func register(_ type: AnyClass, _ members: @escaping () -> DynamicMemberTable) {
        lock.withLock {
            registered[ObjectIdentifier(type), default: []].append(members)
            // Tables of the class and its subclasses would miss the new members.
            tables = [:]
        }
    }

    func register(generic members: @escaping (AnyClass) -> DynamicMemberTable?) {
        lock.withLock {
            registeredGenerics.append(members)
            tables = [:]
        }
    }

    func register(_ type: AnyClass, name: String) {
        lock.withLock {
            classes[name] = type
            names[ObjectIdentifier(type)] = name
        }
    }

    /// Returns the class that was registered with a name of its own; nil if there is none.
    func registeredClass(_ name: String) -> AnyClass? {
        lock.withLock {
            readRegistrars()
            return classes[name]
        }
    }

    /// Returns the name that was registered for a class; nil if it has that of its declaration.
    func name(of type: AnyClass) -> String? {
        lock.withLock {
            readRegistrars()
            return names[ObjectIdentifier(type)]
        }
    }

    /// Returns a method of a class or of one of its superclasses: one that was registered, or the getter or the setter
    /// of a property that was.
    func method(_ name: Selector, of type: AnyClass) -> DynamicMethod? {
        let table = table(of: type)
        if let method = table.methods[name] { return method }
        if let property = table.properties[name.name] ?? name.flagProperty.flatMap({ table.properties[$0] }) {
            return DynamicMethod { object, _ in property.get(object) }
        }
        guard let set = name.settableProperty.flatMap({ table.properties[$0]?.set }) else { return nil }
        return DynamicMethod { object, arguments in
            orStop { () throws(KeyValueFault) in try set(object, arguments.first ?? nil) }
            return nil
        }
    }

    /// Returns a property of an object's class or of one of its superclasses.
    func property(_ key: String, of object: AnyObject) -> DynamicProperty? {
        table(of: type(of: object)).properties[key]
    }

    /// Returns a key with those on whose properties the one of the key depends, directly or not.
    func keys(affecting key: String, of object: AnyObject) -> Set<String> {
        let dependencies = table(of: type(of: object)).dependencies
        var found: Set<String> = [key]
        var pending = dependencies.isEmpty ? [] : [key]
        while let next = pending.popLast() {
            for keys in dependencies { pending += keys(next).filter { found.insert($0).inserted } }
        }
        return found
    }

    func table(of type: AnyClass) -> DynamicMemberTable {
        lock.withLock {
            readRegistrars()
            if let table = tables[ObjectIdentifier(type)] { return table }
            var table = _getSuperclass(type).map { self.table(of: $0) } ?? DynamicMemberTable()
            for members in registeredGenerics { members(type).map { table.add($0) } }
            for members in registered[ObjectIdentifier(type)] ?? [] { table.add(members()) }
            tables[ObjectIdentifier(type)] = table
            return table
        }
    }

    /// Calls the functions with which the program's files register their classes. They are in a section of the program,
    /// so that no file has to list them.
    private func readRegistrars() {
        guard !hasReadRegistrars else { return }
        hasReadRegistrars = true
        uplift_call_class_registrars()
    }
}
