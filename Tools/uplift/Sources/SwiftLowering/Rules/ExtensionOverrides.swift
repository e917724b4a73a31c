// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftText

/// Overrides in extensions, and members of extensions that subclasses override. Outside Apple's platforms Swift allows
/// neither.
///
/// The member stays in its extension under another name, where its code sees what is private in its file. A member of
/// the class with the old name calls it.
struct ExtensionOverrides {
    let program: SwiftProgram
    /// The members that subclasses override, with the full names of the classes in front.
    private let overridden: Set<String>

    init(_ program: SwiftProgram) {
        self.program = program
        var overridden: Set<String> = []
        for body in program.bodies where body.kind == .classType || body.kind == .extensionOfType {
            let superclasses = program.superclasses(of: body.key)
            for member in body.members where member.declaration.isOverride {
                for name in superclasses { overridden.insert(name + "." + member.declaration.fullName) }
            }
        }
        self.overridden = overridden
    }

    /// Whether a member of an extension gets another name, and its class a member that calls it. The class must be in
    /// the same module.
    func needsForwarder(_ member: MemberDeclaration, in body: TypeBody) -> Bool {
        guard body.kind == .extensionOfType, !program.hidesObjectMethod(member, in: body) else { return false }
        guard program.classBody(of: body) != nil else { return false }
        return member.isOverride || overridden.contains(body.key + "." + member.fullName)
    }

    /// The new name of a member of an extension of a type. It has the type's name, because a subclass may override the
    /// same member in an extension too.
    func newName(_ member: MemberDeclaration, in body: TypeBody) -> String {
        "__\(body.identifier)_\(member.name)"
    }

    /// Returns the member of the class that calls the renamed member; nil if its declaration cannot be read.
    func forwarder(of node: DeclSyntax, _ member: MemberDeclaration, in body: TypeBody) -> String? {
        var modifiers = member.modifiers.subtracting(["dynamic"])
        // The members of a public extension are public, unless they state another access.
        if body.isPublic, modifiers.isDisjoint(with: TypeBody.accessModifiers) { modifiers.insert("public") }
        let start = modifiers.subtracting(["private", "fileprivate"]).sorted().map { $0 + " " }.joined()
        let name = newName(member, in: body)
        if let function = node.as(FunctionDeclSyntax.self) {
            let parts = ForwardedCall(function)
            return "\(start)func \(member.name.escapedIdentifier)\(parts.declaration) { \(parts.call(name)) }"
        }
        guard case .property(let isSettable) = member.kind, let variable = node.as(VariableDeclSyntax.self),
            let type = variable.bindings.first?.typeAnnotation?.type.onOneLine
        else { return nil }
        if let observers = ObserverOverride(variable, newName: name) {
            return "\(start)var \(member.name.escapedIdentifier): \(type) { \(observers.calls) }"
        }
        let accessors = isSettable ? "get { \(name) } set { \(name) = newValue }" : name
        return "\(start)var \(member.name.escapedIdentifier): \(type) { \(accessors) }"
    }
}

/// The declaration of a function whose parameters have other names, and the call of another function with them.
struct ForwardedCall {
    /// The generic parameters, the parameters, the effects, the result and the conditions.
    let declaration: String
    private let arguments: [String]
    private let effects: String

    init(_ function: FunctionDeclSyntax) {
        let signature = function.signature
        var parameters: [String] = []
        var arguments: [String] = []
        for (index, parameter) in signature.parameterClause.parameters.enumerated() {
            let label = parameter.firstName.text
            let type = parameter.type.onOneLine
            parameters.append("\(label) a\(index): \(type)\(parameter.ellipsis == nil ? "" : "...")")
            arguments.append((label == "_" ? "" : label + ": ") + (type.hasPrefix("inout ") ? "&" : "") + "a\(index)")
        }
        self.arguments = arguments
        let specifiers = signature.effectSpecifiers
        effects = (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
        let rest = [
            specifiers?.onOneLine, signature.returnClause?.onOneLine, function.genericWhereClause?.onOneLine,
        ].compactMap { $0.map { " " + $0 } }
        declaration =
            (function.genericParameterClause?.onOneLine ?? "") + "(" + parameters.joined(separator: ", ") + ")"
            + rest.joined()
    }

    func call(_ name: String) -> String { effects + name + "(" + arguments.joined(separator: ", ") + ")" }
}
