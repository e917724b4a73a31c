// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Optional requirements of the program's own protocols. Outside Apple's platforms Swift has none.
///
/// Each becomes a requirement with a default, beside one that tells whether a type implements it. A call with a
/// question mark becomes the call of a method that asks this first.
struct OptionalRequirements: Sendable {
    /// An optional method of a protocol.
    struct Requirement: Sendable {
        var protocolName: String
        var name: String
        var labels: [String]
        var place: MemberPlace
        /// The number that separates requirements with the same name.
        var number: Int

        var answer: String { "__implements\(number)_\(name)" }
    }

    private(set) var requirements: [Requirement] = []
    private(set) var names: Set<String> = []
    /// The code that is inserted in bodies of types, by the numbers of the bodies.
    private(set) var members: [Int: [String]] = [:]
    /// The code that is added at the end of files.
    private(set) var declarations: [Int: [String]] = [:]
    /// The members that become overrides, because the class's superclass got a default.
    private(set) var newOverrides: Set<MemberPlace> = []
    /// The members that are optional requirements, or implement one.
    private(set) var implementations: [MemberPlace: Set<String>] = [:]

    init(_ program: SwiftProgram) {
        for (index, body) in program.bodies.enumerated() where body.kind == .protocolType {
            for (number, member) in body.members.enumerated() where member.declaration.modifiers.contains("optional") {
                guard let labels = member.declaration.labels, !member.declaration.isStatic else { continue }
                let requirement = Requirement(
                    protocolName: body.fullName, name: member.declaration.name, labels: labels,
                    place: MemberPlace(body: index, member: number), number: requirements.count)
                requirements.append(requirement)
                names.insert(requirement.name)
                addDefaults(requirement, program)
            }
        }
        guard !requirements.isEmpty else { return }
        for (index, body) in program.bodies.enumerated() where body.kind != .protocolType {
            let protocols = inheritedProtocols(of: body, program)
            for requirement in requirements where protocols.contains(requirement.protocolName) {
                addAnswers(requirement, toConformanceIn: index, program)
            }
        }
    }

    /// Returns the program's protocols that a type states in one body, with those that they refine.
    private func inheritedProtocols(of body: TypeBody, _ program: SwiftProgram) -> Set<String> {
        var found: Set<String> = []
        var pending = body.inherited.map { program.fullName(of: $0, in: body.scope) }
        while let name = pending.popLast() {
            guard let first = program.bodiesOfType[name]?.first, program.bodies[first].kind == .protocolType,
                found.insert(name).inserted
            else { continue }
            let refined = program.bodies[first]
            pending += refined.inherited.map { program.fullName(of: $0, in: refined.scope) }
        }
        return found
    }

    // MARK: Protocols

    private mutating func addDefaults(_ requirement: Requirement, _ program: SwiftProgram) {
        let body = program.bodies[requirement.place.body]
        let (member, node) = body.members[requirement.place.member]
        guard let function = node.as(FunctionDeclSyntax.self) else { return }
        implementations[requirement.place, default: []].insert(member.selector)
        members[requirement.place.body, default: []].append("var \(requirement.answer): Bool { get }")
        let access = body.isPublic ? "public " : ""
        let signature = function.signature.onOneLine
        let generics = function.genericParameterClause?.trimmedDescription ?? ""
        declarations[body.source, default: []].append(
            """
            \nextension \(requirement.protocolName) { \
            \(access)func \(member.name.escaped)\(generics)\(signature) { \
            fatalError("\(member.selector): unrecognized selector") }; \
            \(access)var \(requirement.answer): Bool { false }; \
            @discardableResult \(access)\(optionalCall(function, requirement)) }
            """)
    }

    /// The method that calls a requirement if it is implemented. Its arguments are evaluated only then.
    private func optionalCall(_ function: FunctionDeclSyntax, _ requirement: Requirement) -> String {
        var parameters: [String] = []
        var arguments: [String] = []
        for parameter in function.signature.parameterClause.parameters {
            let label = parameter.firstName.text
            let name = "a\(parameters.count)"
            let type = parameter.type.trimmedDescription
            let isLazy = !type.contains("->") && !type.hasPrefix("inout ") && parameter.ellipsis == nil
            parameters.append("\(label) \(name): \(isLazy ? "@autoclosure () -> " : "")\(type.withoutExclamation)")
            arguments.append(
                (label == "_" ? "" : "\(label): ") + (type.hasPrefix("inout ") ? "&" : "") + name + (isLazy ? "()" : "")
            )
        }
        let result = function.signature.returnClause?.type.trimmedDescription.withoutExclamation ?? "Void"
        let isOptional = result.hasSuffix("?")
        let `throws` = function.signature.effectSpecifiers?.throwsClause != nil
        let call = (`throws` ? "try " : "") + "\(requirement.name.escaped)(\(arguments.joined(separator: ", ")))"
        return "func \(OptionalRequirements.callName(requirement.name))(\(parameters.joined(separator: ", ")))"
            + "\(`throws` ? " throws" : "") -> \(isOptional ? result : "(\(result))?") "
            + "{ \(requirement.answer) ? \(call) : nil }"
    }

    /// The name of the method that calls a requirement if it is implemented.
    static func callName(_ name: String) -> String { "__optional_\(name)" }

    // MARK: Conforming types

    private mutating func addAnswers(_ requirement: Requirement, toConformanceIn index: Int, _ program: SwiftProgram) {
        let body = program.bodies[index]
        let type = program.fullName(of: body.fullName, in: body.scope)
        let access = program.bodies[requirement.place.body].isPublic ? "public " : ""
        let selector = program.bodies[requirement.place.body].members[requirement.place.member].declaration.selector
        if let place = implementation(of: requirement, in: [type] + program.superclasses(of: type), program) {
            implementations[place, default: []].insert(selector)
            members[index, default: []].append("\(access)var \(requirement.answer): Bool { true }")
            return
        }
        // A subclass may implement what this class does not. Swift takes only this class's members for the requirement.
        let subclasses = program.subclasses(of: type).compactMap { name in
            implementation(of: requirement, in: [name], program).map { (name, $0) }
        }
        guard !subclasses.isEmpty, body.kind == .classType,
            let function = program.bodies[requirement.place.body].members[requirement.place.member].node
                .as(FunctionDeclSyntax.self)
        else { return }
        members[index, default: []].append(
            "\(access)func \(requirement.name.escaped)\(function.signature.onOneLine) "
                + "{ fatalError(\"\(selector): unrecognized selector\") }; "
                + "\(access)var \(requirement.answer): Bool { false }")
        for (name, place) in subclasses {
            implementations[place, default: []].insert(selector)
            newOverrides.insert(place)
            guard let own = program.bodiesOfType[name]?.first(where: { program.bodies[$0].kind == .classType }) else {
                continue
            }
            members[own, default: []].append("\(access)override var \(requirement.answer): Bool { true }")
        }
    }

    private func implementation(
        of requirement: Requirement, in types: [String], _ program: SwiftProgram
    ) -> MemberPlace? {
        for type in types {
            for body in program.bodiesOfType[type] ?? [] where program.bodies[body].kind != .protocolType {
                let found = program.bodies[body].members.firstIndex {
                    $0.declaration.name == requirement.name && $0.declaration.labels == requirement.labels
                }
                if let found { return MemberPlace(body: body, member: found) }
            }
        }
        return nil
    }
}

extension FunctionSignatureSyntax {
    /// The text of the signature without line breaks and default values.
    var onOneLine: String {
        trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension String {
    /// The type's text with `?` in place of `!` at its end.
    var withoutExclamation: String { hasSuffix("!") ? dropLast() + "?" : self }
}

extension DeclSyntax {
    /// The first byte of a declaration after its attributes.
    var startAfterAttributes: Int {
        guard let function = self.as(FunctionDeclSyntax.self) else { return textRange.lowerBound }
        return (function.modifiers.first.map(Syntax.init) ?? Syntax(function.funcKeyword)).textRange.lowerBound
    }
}
