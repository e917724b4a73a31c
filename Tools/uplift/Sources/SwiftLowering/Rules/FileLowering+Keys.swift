// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Key-value coding and observing: the keys of properties in `#keyPath` and in calls of `observe`.
extension FileLowering {
    /// Replaces `#keyPath` by its keys.
    func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let expression = node.arguments.first?.expression else { return }
        if let fault = names.faults[number]?[node.textRange.lowerBound] { refuse(node, fault) }
        let parts = expression.onOneLine.split(separator: ".").map { String($0).plainIdentifier }
        // The names of types in front are not part of the path.
        let path = parts.drop { $0.first?.isUppercase ?? false || program.bodiesOfType[$0] != nil }
        let types = parts.prefix(parts.count - path.count)
        // Only the type of the first property is known.
        var owner =
            types.isEmpty
            ? Syntax(node).enclosingType(in: program, from: module)
            : program.fullName(of: types.joined(separator: "."), in: Syntax(node).enclosingTypes, from: module)
        let keys = path.map { part in
            defer { owner = nil }
            return key(of: String(part.prefix { $0 != "?" && $0 != "!" }), in: owner, at: node)
        }
        edits.overwrite(node, by: "\"\(keys.joined(separator: "."))\"")
    }

    /// Writes the key of an observed property after its key path.
    func lowerObservation(_ call: FunctionCallExprSyntax) {
        guard let argument = call.arguments.first, isKeyValueObserving(call) else { return }
        guard let path = argument.expression.as(KeyPathExprSyntax.self) else {
            if argument.label == nil, call.arguments.dropFirst().first?.label?.text == "options" {
                refuse(call, RefusalRule.variablePath.message())
            }
            return
        }
        guard path.components.count == 1,
            let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        else {
            refuse(path, RefusalRule.observedPath.message())
            return
        }
        let written = path.root.map { program.fullName(of: $0.baseName, in: Syntax(call).enclosingTypes, from: module) }
        let owner = written ?? observed(in: call)?.type
        let key = key(of: property.declName.baseName.text.plainIdentifier, in: owner, at: path)
        edits.insert(", key: \"\(key)\"", at: path.textRange.upperBound)
    }

    /// The object whose method is called; nil if its type is not known.
    private func observed(in call: FunctionCallExprSyntax) -> Receivers.Receiver? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return receivers?.enclosing(Syntax(call))
        }
        return access.base.flatMap { receivers?.receiver($0) }
    }

    /// Whether a call of `observe` is that of a method of `NSObject`, and not of one with the same name.
    private func isKeyValueObserving(_ call: FunctionCallExprSyntax) -> Bool {
        let own = (program.placesByName["observe"] ?? []).filter { program.isVisible($0, from: module) }
        guard let object = observed(in: call) else { return own.isEmpty }
        let types = program.ancestors(of: object.type)
        return !object.isType && program.frameworkSuperclass(of: object.type) != nil
            && !own.contains { types.contains(program.bodies[$0.body].key) }
    }

    /// The key of a property. A property whose key depends on its unknown type is refused.
    private func key(of name: String, in type: String?, at node: some SyntaxProtocol) -> String {
        let keys = program.keys(ofProperty: name, in: type, from: module).sorted()
        if keys.count > 1 {
            let list = keys.map { "“\($0)”" }.joined(separator: " or ")
            refuse(node, RefusalRule.ambiguousKey.message(list))
        }
        return keys.first ?? name
    }

    /// Refuses a call that reads or sets a private property by its key. Only known names are refused, because
    /// dictionaries and user defaults have keys with an underscore too.
    func refusePrivateKey(of call: FunctionCallExprSyntax, _ name: String?) {
        guard ["value", "setValue"].contains(name),
            let argument = call.arguments.first(where: { ["forKey", "forKeyPath"].contains($0.label?.text) }),
            let path = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return }
        let keys = path.split(separator: ".").map(String.init)
        let key = keys.first { FileLowering.privateKeys.contains($0) && !program.hasProperty($0, from: module) }
        if let key { refuse(call, RefusalRule.privateKey.message(key)) }
    }

    private static let privateKeys: Set<String> = [
        "_placeholderLabel", "_searchField", "_clearButton", "_cancelButton", "_cancelButtonText", "_statusBar",
    ]
}
