// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

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
            let type = program.fullName(of: body.fullName, in: body.scope)
            var superclasses: [String]?
            for member in body.members where member.declaration.isOverride {
                let all = superclasses ?? program.superclasses(of: type)
                superclasses = all
                for name in all { overridden.insert(name + "." + ExtensionOverrides.key(member.declaration)) }
            }
        }
        self.overridden = overridden
    }

    /// Whether a member must be called from its class's own body.
    func needsForwarder(_ member: MemberDeclaration, in body: TypeBody) -> Bool {
        guard body.kind == .extensionOfType, !member.hidesNSObjectMethod else { return false }
        let type = program.fullName(of: body.fullName, in: body.scope)
        guard program.classBody(type) != nil else { return false }
        return member.isOverride || overridden.contains(type + "." + ExtensionOverrides.key(member))
    }

    private static func key(_ member: MemberDeclaration) -> String {
        member.name + (member.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    /// The new name of a member.
    static func newName(_ member: MemberDeclaration) -> String { "__extension_" + member.name }

    /// Returns the member of the class that calls the renamed member; nil if its declaration cannot be read.
    func forwarder(of node: DeclSyntax, _ member: MemberDeclaration) -> String? {
        let modifiers = member.modifiers.subtracting(["private", "fileprivate"]).sorted(by: <).joined(separator: " ")
        let start = modifiers.isEmpty ? "" : modifiers + " "
        if let function = node.as(FunctionDeclSyntax.self) {
            let arguments = function.signature.parameterClause.parameters.map { parameter in
                let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
                let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
                return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
            }
            let effects = function.signature.effectSpecifiers
            let call =
                (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
                + ExtensionOverrides.newName(member) + "(" + arguments.joined(separator: ", ") + ")"
            return "\(start)func \(member.name.escaped)\(function.genericParameterClause?.trimmedDescription ?? "")"
                + "\(function.signature.onOneLine) { \(call) }"
        }
        guard case .property(let isSettable) = member.kind, let variable = node.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription
        else { return nil }
        let name = ExtensionOverrides.newName(member)
        let accessors = isSettable ? "get { \(name) } set { \(name) = newValue }" : name
        return "\(start)var \(member.name.escaped): \(type) { \(accessors) }"
    }
}
