// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The types of all files of an app's modules, and what is known of their members.
struct SwiftProgram: Sendable {
    /// A module of the program.
    struct Module: Sendable {
        var name: String
        var configuration: IOSConfiguration
        /// The numbers of the modules whose types the module can use: itself, then those it imports, directly or not.
        var visible: [Int]
        /// Whether the module sees what is internal in others, as tests do.
        var isTest: Bool
        /// Whether declarations without an actor are isolated to the main actor.
        var isMainActorByDefault: Bool
    }

    let sources: [SwiftSource]
    /// The declarations of UIKit; nil if they are not known.
    let interface: AppleInterface?
    let modules: [Module]
    /// The number of the module of each file.
    let moduleOfSource: [Int]
    /// All bodies of types and extensions, in the order of files.
    private(set) var bodies: [TypeBody] = []
    private(set) var selectors: [SelectorExpression] = []
    /// The first properties of uses of `#keyPath`.
    private(set) var keyPaths: [SelectorExpression] = []
    /// The literals that name resources.
    private(set) var literals: [ResourceLiteral] = []
    /// The names of members that are used without a call.
    private(set) var uncalledMembers: Set<String> = []
    /// The names of the cases of enumerations.
    private(set) var enumCases: Set<String> = []
    /// The numbers of the bodies of each type, by its key.
    private(set) var bodiesOfType: [String: [Int]] = [:]
    /// The numbers of the bodies in each file.
    private(set) var bodiesOfSource: [[Int]]
    /// The members with each name.
    private(set) var placesByName: [String: [MemberPlace]] = [:]
    /// The names of types outside other types that several modules declare.
    private var sharedNames: Set<String> = []
    private let visibleModules: [Set<Int>]
    /// The type that each alias of a module stands for.
    private var aliases: [[String: String]]
    /// The superclasses of each class, the nearest first, and its subclasses.
    private var superclasses: [String: [String]] = [:]
    private var subclasses: [String: [String]] = [:]
    /// The classes with all members marked, and their subclasses.
    private var markedClasses: Set<String> = []

    init(
        _ sources: [SwiftSource], moduleOfSource: [Int], _ modules: [Module], interface: AppleInterface? = nil
    ) {
        (self.sources, self.moduleOfSource, self.modules) = (sources, moduleOfSource, modules)
        self.interface = interface
        visibleModules = modules.map { Set($0.visible) }
        aliases = modules.map { _ in [:] }
        bodiesOfSource = Array(repeating: [], count: sources.count)
        let collectors = concurrentMap(sources.count) { number in
            let module = moduleOfSource[number]
            let collector = TypeBodyCollector(
                sources[number], number: number, module: module, modules[module].configuration)
            collector.walk(sources[number].tree)
            return collector.result
        }
        for (number, collector) in collectors.enumerated() {
            bodies += collector.bodies
            aliases[moduleOfSource[number]].merge(collector.aliases) { first, _ in first }
            selectors += collector.selectors
            keyPaths += collector.keyPaths
            literals += collector.literals
            uncalledMembers.formUnion(collector.uncalledMembers)
            enumCases.formUnion(collector.enumCases)
        }
        sharedNames = SwiftProgram.sharedNames(bodies)
        for (number, body) in bodies.enumerated() where body.kind != .extensionOfType {
            let key = key(body.fullName, in: body.module)
            bodies[number].key = key
            bodiesOfType[key, default: []].append(number)
        }
        for (number, body) in bodies.enumerated() where body.kind == .extensionOfType {
            let key = fullName(of: body.fullName, in: body.scope, from: body.module)
            bodies[number].key = key
            bodiesOfType[key, default: []].append(number)
        }
        var nearest: [String: String] = [:]
        for body in bodies where body.kind == .classType && nearest[body.key] == nil {
            nearest[body.key] = body.inherited.first.map { fullName(of: $0, in: body.scope, from: body.module) }
        }
        for (number, body) in bodies.enumerated() {
            bodiesOfSource[body.source].append(number)
            for (index, member) in body.members.enumerated() {
                placesByName[member.declaration.name, default: []].append(MemberPlace(body: number, member: index))
            }
            guard body.kind == .classType, superclasses[body.key] == nil else { continue }
            let all = findSuperclasses(of: body.key, nearest)
            superclasses[body.key] = all
            for name in all { subclasses[name, default: []].append(body.key) }
            if ([body.key] + all).contains(where: { classBody($0)?.attributes.contains("objcMembers") ?? false }) {
                markedClasses.insert(body.key)
            }
        }
    }

    // MARK: Types

    private static func sharedNames(_ bodies: [TypeBody]) -> Set<String> {
        var modules: [String: Int] = [:]
        var shared: Set<String> = []
        for body in bodies where body.kind != .extensionOfType && body.scope.isEmpty {
            guard let name = body.name.first, let other = modules.updateValue(body.module, forKey: name),
                other != body.module
            else { continue }
            shared.insert(name)
        }
        return shared
    }

    /// The name that identifies a type of a module in the program.
    private func key(_ fullName: String, in module: Int) -> String {
        guard !sharedNames.isEmpty else { return fullName }
        let first = fullName.prefix { $0 != "." }
        return sharedNames.contains(String(first)) ? "\(first)@\(module)\(fullName.dropFirst(first.count))" : fullName
    }

    /// Returns the key of the type that a name means in the scope of some types of a module. A name that is not
    /// declared in the program, or not visible in the module, is returned unchanged.
    func fullName(of name: String, in scope: [String], from module: Int) -> String {
        var (name, scope) = (name, scope)
        // An alias can stand for itself, in a program that is wrong.
        var visited: Set<String> = []
        search: while visited.insert(name).inserted {
            for count in stride(from: scope.count, through: 0, by: -1) {
                let candidate = (scope.prefix(count) + [name]).joined(separator: ".")
                if let key = declaredKey(candidate, from: module) { return key }
                if let alias = alias(candidate, from: module) {
                    (name, scope) = (alias, Array(scope.prefix(count)))
                    continue search
                }
            }
            return declaredKey(withModule: name, from: module) ?? undeclaredKey(name, from: module)
        }
        return name
    }

    /// The key of a type that no visible module declares. It differs from that of a type that another module hides.
    private func undeclaredKey(_ name: String, from module: Int) -> String {
        let isHidden = bodiesOfType[name]?.first.map { bodies[$0].kind != .extensionOfType } ?? false
        return isHidden ? "\(name)@\(module)" : name
    }

    private func alias(_ name: String, from module: Int) -> String? {
        for other in modules[module].visible {
            if let alias = aliases[other][name] { return alias }
        }
        return nil
    }

    /// The key of a type that is declared in a module, or in one that it imports; nil without one.
    private func declaredKey(_ name: String, from module: Int) -> String? {
        guard sharedNames.contains(String(name.prefix { $0 != "." })) else {
            return isDeclared(name, from: module) { visibleModules[module].contains($0) } ? name : nil
        }
        for other in modules[module].visible {
            let key = key(name, in: other)
            if isDeclared(key, from: module, inModule: { $0 == other }) { return key }
        }
        return nil
    }

    /// The key of a type whose name begins with that of its module, such as `Networking.Client`.
    private func declaredKey(withModule name: String, from module: Int) -> String? {
        let first = name.prefix { $0 != "." }
        guard first.count < name.count, let other = modules[module].visible.first(where: { modules[$0].name == first })
        else { return nil }
        let key = key(String(name.dropFirst(first.count + 1)), in: other)
        return isDeclared(key, from: module) { $0 == other } ? key : nil
    }

    private func isDeclared(_ key: String, from module: Int, inModule isModule: (Int) -> Bool) -> Bool {
        bodiesOfType[key]?.contains { number in
            let body = bodies[number]
            return body.kind != .extensionOfType && isModule(body.module)
                && (body.module == module || body.isPublic || modules[module].isTest)
        } ?? false
    }

    /// The body of a class's declaration; nil if the program does not declare it.
    func classBody(_ name: String) -> TypeBody? {
        bodiesOfType[name]?.lazy.map { bodies[$0] }.first { $0.kind == .classType }
    }

    /// The number of the body of the class that a body declares or extends, in the same file if several classes have
    /// the name; nil if the body's module does not declare it.
    func classBody(of body: TypeBody) -> Int? {
        let found = (bodiesOfType[body.key] ?? [])
            .filter { bodies[$0].kind == .classType && bodies[$0].module == body.module }
        return found.first { bodies[$0].source == body.source } ?? found.first
    }

    /// Whether a module declares a type or an alias with a name that is outside other types.
    func declaresType(_ name: String, in module: Int) -> Bool {
        aliases[module][name] != nil
            || (bodiesOfType[key(name, in: module)] ?? []).contains {
                bodies[$0].module == module && bodies[$0].kind != .extensionOfType
            }
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

    /// - Parameter nearest: the type that each class names first, which is its superclass if it is a class.
    private func findSuperclasses(of name: String, _ nearest: [String: String]) -> [String] {
        var found: [String] = []
        var visited: Set<String> = [name]
        var next = name
        while let other = nearest[next], visited.insert(other).inserted, classBody(other) != nil {
            found.append(other)
            next = other
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

    /// Whether a class or structure that a module can use has a property with this name.
    func hasProperty(_ name: String, from module: Int) -> Bool {
        (placesByName[name] ?? []).contains { place in
            guard isVisible(place, from: module) else { return false }
            return
                if case .property = member(at: place).kind
            { bodies[place.body].kind != .protocolType } else { false }
        }
    }

    /// Whether a class or structure that a module can use has a property with this name whose value can be a function.
    func hasFunction(inProperty name: String, from module: Int) -> Bool {
        (placesByName[name] ?? []).contains { place in
            let body = bodies[place.body]
            guard isVisible(place, from: module), body.kind != .protocolType,
                let variable = body.members[place.member].node.as(VariableDeclSyntax.self)
            else { return false }
            let binding = variable.bindings.first { $0.declaredName == name }
            guard let type = binding?.typeAnnotation?.type else {
                // A new object is no function.
                let created = binding?.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
                return created?.trimmedDescription.first?.isUppercase != true
            }
            if type.containsFunction { return true }
            let name = type.baseName.filter { $0 != "!" }
            return [name, body.fullName + "." + name].contains { alias($0, from: body.module) != nil }
        }
    }

    /// Whether a type that is written in a body is that of a function, or an alias of one.
    func isFunction(_ type: TypeSyntax, in body: TypeBody) -> Bool {
        type.containsFunction
            || fullName(of: type.baseName.filter { $0 != "!" }, in: body.name, from: body.module).contains("->")
    }

    /// Whether a member is in a module, or in one that it imports.
    func isVisible(_ place: MemberPlace, from module: Int) -> Bool {
        visibleModules[module].contains(bodies[place.body].module)
    }

    /// Whether a member overrides a method of `NSObject` that is declared in an extension here. Views have their own
    /// `awakeFromNib()`.
    func hidesObjectMethod(_ member: MemberDeclaration, in body: TypeBody) -> Bool {
        if member.hidesNSObjectMethod || member.isOverride && member.dependentKey == .some(nil) { return true }
        guard member.isOverride, member.fullName == "awakeFromNib()" else { return false }
        let root = superclasses(of: body.key).last ?? body.key
        return classBody(root)?.inherited.first == "NSObject"
    }

    /// Whether a member can be called by name on Apple's platforms: it is marked, or its class or extension is.
    func isDynamic(_ member: MemberDeclaration, in body: TypeBody) -> Bool {
        if member.isMarked { return true }
        guard !member.attributes.contains("nonobjc"), !body.attributes.contains("nonobjc") else { return false }
        if body.kind == .extensionOfType, body.attributes.contains("objc") { return true }
        return markedClasses.contains(body.key) && !member.isPrivate
    }
}
