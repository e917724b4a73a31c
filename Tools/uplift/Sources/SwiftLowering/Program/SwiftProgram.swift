// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The types of all files of a module, and what is known of their members.
struct SwiftProgram: Sendable {
    let sources: [SwiftSource]
    /// All bodies of types and extensions, in the order of files.
    private(set) var bodies: [TypeBody] = []
    private(set) var selectors: [SelectorExpression] = []
    /// The numbers of the bodies of each type, by its full name.
    private(set) var bodiesOfType: [String: [Int]] = [:]
    private var aliases: [String: String] = [:]

    init(_ sources: [SwiftSource], _ configuration: IOSConfiguration) {
        self.sources = sources
        let collectors = concurrentMap(sources.count) { number in
            let collector = TypeBodyCollector(sources[number], number: number, configuration)
            collector.walk(sources[number].tree)
            return (collector.bodies, collector.aliases, collector.selectors)
        }
        for (bodies, aliases, selectors) in collectors {
            self.bodies += bodies
            self.aliases.merge(aliases) { first, _ in first }
            self.selectors += selectors
        }
        for (number, body) in bodies.enumerated() where body.kind != .extensionOfType {
            bodiesOfType[body.fullName, default: []].append(number)
        }
        for (number, body) in bodies.enumerated() where body.kind == .extensionOfType {
            bodiesOfType[fullName(of: body.fullName, in: body.scope), default: []].append(number)
        }
    }

    // MARK: Types

    /// Returns the full name of the type that a name means in the scope of some types. A name that is not declared in
    /// the program is returned unchanged.
    func fullName(of name: String, in scope: [String]) -> String {
        for count in stride(from: scope.count, through: 0, by: -1) {
            let candidate = (scope.prefix(count) + [name]).joined(separator: ".")
            if isDeclared(candidate) { return candidate }
            if let alias = aliases[candidate], alias != name {
                return fullName(of: alias, in: Array(scope.prefix(count)))
            }
        }
        return name
    }

    private func isDeclared(_ name: String) -> Bool {
        bodiesOfType[name]?.first.map { bodies[$0].kind != .extensionOfType } ?? false
    }

    /// The body of a class's declaration; nil if the program does not declare it.
    func classBody(_ name: String) -> TypeBody? {
        bodiesOfType[name]?.lazy.map { bodies[$0] }.first { $0.kind == .classType }
    }

    /// Returns the classes of the program from which a class inherits, the nearest first.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var next = name
        while let body = classBody(next), let first = body.inherited.first {
            next = fullName(of: first, in: body.scope)
            if next == name || found.contains(next) || classBody(next) == nil { break }
            found.append(next)
        }
        return found
    }

    /// Returns the classes of the program that inherit from a class, directly or not.
    func subclasses(of name: String) -> [String] {
        bodies.filter { $0.kind == .classType && superclasses(of: $0.fullName).contains(name) }.map(\.fullName)
    }

    // MARK: Members

    /// Whether a member can be called by name on Apple's platforms: it is marked, or its class or extension is.
    func isDynamic(_ member: MemberDeclaration, in body: TypeBody) -> Bool {
        if member.isMarked { return true }
        guard !member.attributes.contains("nonobjc"), !body.attributes.contains("nonobjc") else { return false }
        if body.kind == .extensionOfType, body.attributes.contains("objc") { return true }
        let type = body.kind == .extensionOfType ? fullName(of: body.fullName, in: body.scope) : body.fullName
        let isAllMembers = ([type] + superclasses(of: type)).contains { name in
            classBody(name)?.attributes.contains("objcMembers") ?? false
        }
        return isAllMembers && !member.isPrivate
    }
}

/// Returns the results of a function for the numbers up to `count`, in order. It is called on all processors.
func concurrentMap<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        nonisolated(unsafe) let base = buffer.baseAddress
        DispatchQueue.concurrentPerform(iterations: count) { number in
            base?.advanced(by: number).initialize(to: transform(number))
        }
        initializedCount = count
    }
}
