// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The types of all files of a module, and what is known of their members.
struct SwiftProgram: Sendable {
    let sources: [SwiftSource]
    /// All bodies of types and extensions, in the order of files.
    private(set) var bodies: [TypeBody] = []
    private(set) var selectors: [SelectorExpression] = []
    /// The numbers of the bodies of each type, by its full name.
    private(set) var bodiesOfType: [String: [Int]] = [:]
    /// The numbers of the bodies in each file.
    private(set) var bodiesOfSource: [[Int]]
    /// The members with each name.
    private(set) var placesByName: [String: [MemberPlace]] = [:]
    private var aliases: [String: String] = [:]
    /// The superclasses of each class, the nearest first, and its subclasses.
    private var superclasses: [String: [String]] = [:]
    private var subclasses: [String: [String]] = [:]
    /// The classes with all members marked, and their subclasses.
    private var markedClasses: Set<String> = []

    init(_ sources: [SwiftSource], _ configuration: IOSConfiguration) {
        self.sources = sources
        bodiesOfSource = Array(repeating: [], count: sources.count)
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
        for (number, body) in bodies.enumerated() {
            bodiesOfSource[body.source].append(number)
            for (index, member) in body.members.enumerated() {
                placesByName[member.declaration.name, default: []].append(MemberPlace(body: number, member: index))
            }
            guard body.kind == .classType, superclasses[body.fullName] == nil else { continue }
            let all = findSuperclasses(of: body.fullName)
            superclasses[body.fullName] = all
            for name in all { subclasses[name, default: []].append(body.fullName) }
            if ([body.fullName] + all).contains(where: { classBody($0)?.attributes.contains("objcMembers") ?? false }) {
                markedClasses.insert(body.fullName)
            }
        }
    }

    // MARK: Types

    /// Returns the full name of the type that a name means in the scope of some types. A name that is not declared in
    /// the program is returned unchanged.
    func fullName(of name: String, in scope: [String]) -> String {
        var (name, scope) = (name, scope)
        // An alias can stand for itself, in a program that is wrong.
        var visited: Set<String> = []
        search: while visited.insert(name).inserted {
            for count in stride(from: scope.count, through: 0, by: -1) {
                let candidate = (scope.prefix(count) + [name]).joined(separator: ".")
                if isDeclared(candidate) { return candidate }
                if let alias = aliases[candidate] {
                    (name, scope) = (alias, Array(scope.prefix(count)))
                    continue search
                }
            }
            return name
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

    /// The number of the body of the class that a body declares or extends, in the same file if several classes have
    /// the name; nil if the program does not declare it.
    func classBody(of body: TypeBody) -> Int? {
        let found = (bodiesOfType[fullName(of: body.fullName, in: body.scope)] ?? [])
            .filter { bodies[$0].kind == .classType }
        return found.first { bodies[$0].source == body.source } ?? found.first
    }

    /// Whether a type, or one around it, has generic parameters.
    func isGeneric(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.indices.contains { index in
            let prefix = parts[...index].joined(separator: ".")
            return bodiesOfType[prefix]?.contains { bodies[$0].isGeneric } ?? false
        }
    }

    /// The classes of the program from which a class inherits, the nearest first.
    func superclasses(of name: String) -> [String] { superclasses[name] ?? [] }

    /// The classes of the program that inherit from a class, directly or not.
    func subclasses(of name: String) -> [String] { subclasses[name] ?? [] }

    private func findSuperclasses(of name: String) -> [String] {
        var found: [String] = []
        var visited: Set<String> = [name]
        var next = name
        while let body = classBody(next), let first = body.inherited.first {
            next = fullName(of: first, in: body.scope)
            guard visited.insert(next).inserted, classBody(next) != nil else { break }
            found.append(next)
        }
        return found
    }

    // MARK: Members

    /// Returns the member of the first of some types, or of an extension of it, that has the name and the labels of a
    /// member; nil if none has one.
    func member(like other: MemberDeclaration, in types: [String]) -> MemberPlace? {
        for type in types {
            for body in bodiesOfType[type] ?? [] where bodies[body].kind != .protocolType {
                let found = bodies[body].members.firstIndex { $0.declaration.fullName == other.fullName }
                if let found { return MemberPlace(body: body, member: found) }
            }
        }
        return nil
    }

    /// Whether a class or structure of the program has a property with this name.
    func hasProperty(_ name: String) -> Bool {
        (placesByName[name] ?? []).contains { place in
            if case .property = member(at: place).kind { bodies[place.body].kind != .protocolType } else { false }
        }
    }

    /// Whether a member can be called by name on Apple's platforms: it is marked, or its class or extension is.
    func isDynamic(_ member: MemberDeclaration, in body: TypeBody) -> Bool {
        if member.isMarked { return true }
        guard !member.attributes.contains("nonobjc"), !body.attributes.contains("nonobjc") else { return false }
        if body.kind == .extensionOfType, body.attributes.contains("objc") { return true }
        let type = body.kind == .extensionOfType ? fullName(of: body.fullName, in: body.scope) : body.fullName
        return markedClasses.contains(type) && !member.isPrivate
    }
}

/// Returns the results of a function for the numbers up to `count`, in order. It is called on all processors, on
/// threads whose stacks are large enough for deep syntax trees.
func concurrentMap<Result: Sendable>(_ count: Int, _ transform: @escaping @Sendable (Int) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        nonisolated(unsafe) let base = buffer.baseAddress
        let counter = Counter()
        let group = DispatchGroup()
        for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
            group.enter()
            let thread = Thread {
                while true {
                    let number = counter.next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard number < count else { break }
                    base?.advanced(by: number).initialize(to: transform(number))
                }
                group.leave()
            }
            thread.stackSize = 1 << 29
            thread.start()
        }
        group.wait()
        initializedCount = count
    }
}

private final class Counter: Sendable {
    let next = Atomic(0)
}
