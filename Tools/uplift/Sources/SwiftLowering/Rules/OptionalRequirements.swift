// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftText

/// Optional requirements of the program's own protocols. Outside Apple's platforms Swift has none.
///
/// Each method becomes a requirement with a default, beside one that tells whether a type implements it. A call with a
/// question mark becomes the call of a method that asks this first. A property becomes an ``OptionalProperty``.
struct OptionalRequirements: Sendable {
    /// An optional method or property of a protocol.
    struct Requirement: Sendable {
        /// The name of the protocol as its module declares it, and its key in the program.
        var protocolName: String
        var protocolKey: String
        var name: String
        var labels: [String]
        var place: MemberPlace
        /// The text that separates requirements of all protocols, also those with the same name.
        var identifier: String
        /// The property; nil for a method.
        var property: OptionalProperty?

        /// Whether code can use the method as a value.
        var isValue = false

        var answer: String { "__implements_\(identifier)" }
        /// The property with the method as a function, which is nil if it is not implemented.
        var function: String { "__function_\(identifier)" }
    }

    private(set) var requirements: [Requirement] = []
    /// The methods that each module can use, with the names of their protocols.
    private(set) var protocols: [[String: Set<String>]]
    /// The code that is inserted in bodies of types, by the numbers of the bodies.
    private(set) var members: [Int: [String]] = [:]
    /// The code that is added at the end of files.
    private(set) var declarations: [Int: [String]] = [:]
    /// The members that become overrides, because the class's superclass got a default.
    private(set) var newOverrides: Set<MemberPlace> = []
    /// The members that implement a requirement of a marked protocol, optional or not.
    private(set) var implementations: Set<MemberPlace> = []
    /// The members of subclasses that implement a requirement in an extension, where they cannot be overrides.
    private(set) var refused: Set<MemberPlace> = []

    init(_ program: SwiftProgram) {
        protocols = program.modules.map { _ in [:] }
        var marked: [String: [MemberPlace]] = [:]
        for (index, body) in program.bodies.enumerated() where body.kind == .protocolType {
            for (number, member) in body.members.enumerated() {
                let place = MemberPlace(body: index, member: number)
                if body.attributes.contains("objc") { marked[body.key, default: []].append(place) }
                guard member.declaration.modifiers.contains("optional"), !member.declaration.isStatic else { continue }
                let labels = member.declaration.labels ?? []
                var requirement = Requirement(
                    protocolName: body.fullName, protocolKey: body.key, name: member.declaration.name, labels: labels,
                    place: place,
                    identifier: ([body.identifier, member.declaration.name] + labels).joined(separator: "_"))
                if member.declaration.labels == nil {
                    guard let property = member.node.as(VariableDeclSyntax.self).flatMap(OptionalProperty.init) else {
                        continue
                    }
                    requirement.property = property
                    requirements.append(requirement)
                    declarations[body.source, default: []].append(
                        property.declarations(in: body.fullName, isPublic: body.isPublic))
                    continue
                }
                let function = member.node.as(FunctionDeclSyntax.self)
                requirement.isValue =
                    program.uncalledMembers.contains(requirement.name) && function?.hasFunctionType == true
                requirements.append(requirement)
                for module in program.modules.indices where program.isVisible(place, from: module) {
                    protocols[module][requirement.name, default: []].insert(body.fullName)
                }
                addDefaults(requirement, program)
            }
        }
        guard !marked.isEmpty else { return }
        let byProtocol = Dictionary(grouping: requirements, by: \.protocolKey)
        // The types that conform to the protocol of each requirement, and the bodies that state it first.
        var types: [MemberPlace: Set<String>] = [:]
        var conformances: [(body: Int, requirement: Requirement)] = []
        for (index, body) in program.bodies.enumerated() where body.kind != .protocolType && !body.inherited.isEmpty {
            let type = body.key
            for name in program.protocols(of: body) {
                for place in marked[name] ?? [] {
                    let required = program.member(at: place)
                    let found = program.member(like: required, in: [type] + program.superclasses(of: type))
                    if let found { implementations.insert(found) }
                }
                for requirement in byProtocol[name] ?? []
                where types[requirement.place, default: []].insert(type).inserted {
                    conformances.append((index, requirement))
                }
            }
        }
        // A class inherits the conformance of its superclass, which answers for it.
        for (index, requirement) in conformances
        where types[requirement.place]?.isDisjoint(with: program.superclasses(of: program.bodies[index].key)) ?? true {
            addAnswers(requirement, toConformanceIn: index, program)
        }
    }

    /// The optional methods that a member of an object can be; none if it is another member. It is nil if the object's
    /// type has no member with the name.
    func methods(named name: String, in type: String, _ program: SwiftProgram) -> [Requirement]? {
        let ancestors = program.ancestors(of: type)
        let bodies = ancestors.flatMap { program.bodiesOfType[$0] ?? [] }.map { program.bodies[$0] }
        let protocols = Set(bodies.flatMap { program.protocols(of: $0) })
        let types = protocols.union(ancestors)
        let found = (program.placesByName[name] ?? []).filter { types.contains(program.bodies[$0.body].key) }
        let methods = requirements.filter { $0.property == nil && found.contains($0.place) }
        if !found.isEmpty { return methods.count == found.count ? methods : [] }
        return program.interface?.hasMember(name, in: ancestors) ?? false ? [] : nil
    }

    // MARK: Protocols

    private mutating func addDefaults(_ requirement: Requirement, _ program: SwiftProgram) {
        let body = program.bodies[requirement.place.body]
        let (member, node) = body.members[requirement.place.member]
        guard let function = node.as(FunctionDeclSyntax.self) else { return }
        members[requirement.place.body, default: []].append("var \(requirement.answer): Bool { get }")
        let access = body.isPublic ? "public " : ""
        let value = requirement.isValue ? access + functionValue(function, requirement) : ""
        declarations[body.source, default: []].append(
            """
            \nextension \(requirement.protocolName) { \
            \(access)func \(member.name.escapedIdentifier)\(ForwardedCall(function).declaration) { \
            fatalError("unrecognized selector \(member.selector)") }; \
            \(access)var \(requirement.answer): Bool { false }; \
            \(value)@discardableResult \(access)\(optionalCall(function, requirement, program)) }
            """)
    }

    /// The property with a requirement as a function, and a semicolon.
    private func functionValue(_ function: FunctionDeclSyntax, _ requirement: Requirement) -> String {
        let parameters = function.signature.parameterClause.parameters.map { $0.type.onOneLine.withoutExclamation }
        let result = function.signature.returnClause?.type.onOneLine.withoutExclamation ?? "Void"
        let effects = function.signature.effectSpecifiers.map { $0.onOneLine + " " } ?? ""
        let name = requirement.name.escapedIdentifier
        let labels = requirement.labels.map { $0 + ":" }.joined()
        return "var \(requirement.function): ((\(parameters.joined(separator: ", "))) \(effects)-> \(result))? "
            + "{ \(requirement.answer) ? \(name)\(labels.isEmpty ? "" : "(\(labels))") : nil }; "
    }

    /// The name of the property with a method as a function; nil if several methods can be meant, or if it has none.
    ///
    /// - Parameters:
    ///   - labels: the labels of the method; nil if they are not written.
    ///   - methods: the methods that the type of the object has; nil if it is not known.
    func function(
        of name: String, _ labels: [String]?, among methods: [Requirement]?, from module: Int, _ program: SwiftProgram
    ) -> String? {
        let found = (methods ?? requirements).filter {
            $0.property == nil && $0.name == name && labels ?? $0.labels == $0.labels
                && program.isVisible($0.place, from: module)
        }
        return found.count == 1 && found[0].isValue ? found[0].function : nil
    }

    /// The method that calls a requirement if it is implemented. Its arguments are evaluated only then.
    private func optionalCall(
        _ function: FunctionDeclSyntax, _ requirement: Requirement, _ program: SwiftProgram
    ) -> String {
        let effects = function.signature.effectSpecifiers
        let isThrowing = effects?.throwsClause != nil
        let isAsync = effects?.asyncSpecifier != nil
        let body = program.bodies[requirement.place.body]
        var isAnyLazy = false
        var parameters: [String] = []
        var arguments: [String] = []
        for parameter in function.signature.parameterClause.parameters {
            let label = parameter.firstName.text
            let name = "a\(parameters.count)"
            let type = parameter.type.onOneLine
            // Functions are passed as they are, because a closure in a call can be a trailing one.
            let isLazy =
                parameter.ellipsis == nil && !parameter.type.is(AttributedTypeSyntax.self)
                && !program.isFunction(parameter.type, in: body)
            isAnyLazy = isAnyLazy || isLazy
            let closure = isLazy ? "@autoclosure () \(isAsync ? "async " : "")throws -> " : ""
            parameters.append("\(label) \(name): \(closure)\(type.withoutExclamation)")
            arguments.append(
                (label == "_" ? "" : "\(label): ") + (type.hasPrefix("inout ") ? "&" : "") + name + (isLazy ? "()" : "")
            )
        }
        let result = function.signature.returnClause?.type.onOneLine.withoutExclamation ?? "Void"
        let isOptional = result.hasSuffix("?")
        let call = "\(requirement.name.escapedIdentifier)(\(arguments.joined(separator: ", ")))"
        let words = (isThrowing || isAnyLazy ? "try " : "") + (isAsync ? "await " : "")
        return "func \(OptionalRequirements.callName(requirement.name))(\(parameters.joined(separator: ", ")))"
            + (isAsync ? " async" : "") + (isThrowing ? " throws" : isAnyLazy ? " rethrows" : "")
            + " -> \(isOptional ? result : "(\(result))?") { \(words)\(requirement.answer) ? \(call) : nil }"
    }

    /// The name of the method that calls a requirement if it is implemented.
    static func callName(_ name: String) -> String { "__optional_\(name)" }

    // MARK: Conforming types

    private mutating func addAnswers(_ requirement: Requirement, toConformanceIn index: Int, _ program: SwiftProgram) {
        let body = program.bodies[index]
        let type = body.key
        let access = program.bodies[requirement.place.body].isPublic ? "public " : ""
        let required = program.member(at: requirement.place)
        if program.member(like: required, in: [type] + program.superclasses(of: type)) != nil {
            members[index, default: []].append(access + implementedAnswer(requirement))
            return
        }
        // A subclass may implement what this class does not. Swift takes only this class's members for the requirement.
        let found = program.subclasses(of: type).compactMap { name in
            program.member(like: required, in: [name])
        }
        let first = found.filter { !program.member(at: $0).isOverride }
        guard !first.isEmpty, let own = program.classBody(of: body) else { return }
        // A subclass can be in another module.
        let ownAccess = !access.isEmpty && program.bodies[own].isOpen ? "open " : access
        if let property = requirement.property {
            members[own, default: []].append(ownAccess + property.missing)
        } else if let function = program.bodies[requirement.place.body].members[requirement.place.member].node
            .as(FunctionDeclSyntax.self)
        {
            members[own, default: []].append(
                "\(ownAccess)func \(requirement.name.escapedIdentifier)\(ForwardedCall(function).declaration) "
                    + "{ fatalError(\"unrecognized selector \(required.selector)\") }; "
                    + "\(ownAccess)var \(requirement.answer): Bool { false }")
        }
        for place in first {
            implementations.insert(place)
            let body = program.bodies[place.body]
            guard body.kind == .classType else {
                refused.insert(place)
                continue
            }
            // The class has a default for a method, but none for a property.
            if requirement.property == nil { newOverrides.insert(place) }
            members[place.body, default: []].append("\(access)override \(implementedAnswer(requirement))")
        }
    }

    /// The member with which a type says that it implements a requirement.
    private func implementedAnswer(_ requirement: Requirement) -> String {
        requirement.property?.implemented ?? "var \(requirement.answer): Bool { true }"
    }
}

extension String {
    /// The type's text with `?` in place of `!` at its end.
    var withoutExclamation: String { hasSuffix("!") ? dropLast() + "?" : self }
}

extension FunctionDeclSyntax {
    /// Whether the type of the method can be written as that of a function.
    fileprivate var hasFunctionType: Bool {
        genericParameterClause == nil
            && signature.parameterClause.parameters.allSatisfy { parameter in
                parameter.ellipsis == nil && !parameter.type.onOneLine.contains("@autoclosure")
            }
    }
}

extension DeclSyntax {
    /// The first byte of a declaration after its attributes.
    var startAfterAttributes: Int {
        guard let function = self.as(FunctionDeclSyntax.self) else { return textRange.lowerBound }
        return (function.modifiers.first.map(Syntax.init) ?? Syntax(function.funcKeyword)).textRange.lowerBound
    }
}
