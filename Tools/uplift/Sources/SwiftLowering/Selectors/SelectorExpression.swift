// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A use of `#selector`.
struct SelectorExpression: Sendable {
    enum Kind: Sendable { case method, getter, setter }

    var kind: Kind
    /// The name of the method or property.
    var name: String
    /// The labels of the method; nil if they are not written.
    var labels: [String]?
    /// The parameter types after `as`; nil if they are not written.
    var parameterTypes: [String]?
    /// The text before the name: nothing, `self`, the name of a type, or an expression.
    var base: String?
    /// The types around the expression.
    var scope: [String]
    var source: Int
    var node: MacroExpansionExprSyntax

    /// Returns nil if the macro is another one, or the expression has no name of a method or property.
    init?(_ node: MacroExpansionExprSyntax, source: Int, scope: [String]) {
        guard node.macroName.text == "selector", let argument = node.arguments.first else { return nil }
        switch argument.label?.text {
        case nil: kind = .method
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: return nil
        }
        var expression = argument.expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first?.expression
        {
            expression = only
        }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        {
            parameterTypes = SelectorExpression.parameters(of: type)
            expression = first
        }
        let reference: DeclReferenceExprSyntax
        if let access = expression.as(MemberAccessExprSyntax.self) {
            reference = access.declName
            base = access.base.map { $0.trimmedDescription.filter { !$0.isWhitespace }.withoutGenericArguments }
        } else if let name = expression.as(DeclReferenceExprSyntax.self) {
            reference = name
        } else {
            return nil
        }
        name = reference.baseName.text.plainIdentifier
        labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
        self.scope = scope
        self.source = source
        self.node = node
    }

    /// Reads the first property of a `#keyPath`, after the names of types.
    init?(keyPath node: MacroExpansionExprSyntax, source: Int, scope: [String]) {
        guard node.macroName.text == "keyPath", let expression = node.arguments.first?.expression else { return nil }
        let parts = expression.onOneLine.split(separator: ".").map { String($0) }
        let types = parts.prefix { $0.first?.isUppercase ?? false }
        guard let first = parts.dropFirst(types.count).first else { return nil }
        name = String(first.prefix { $0 != "?" && $0 != "!" }).plainIdentifier
        guard name != "self" else { return nil }
        kind = .getter
        base = types.isEmpty ? nil : types.joined(separator: ".").withoutGenericArguments
        self.scope = scope
        self.source = source
        self.node = node
    }

    /// The parameter types of `(A) -> (B, C) -> D` or `(B, C) -> D`: those of the last arrow.
    private static func parameters(of type: TypeSyntax) -> [String]? {
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return parameters(of: function.returnClause.type)
            ?? function.parameters.map { $0.type.trimmedDescription }
    }
}

extension String {
    /// The expression without generic arguments.
    fileprivate var withoutGenericArguments: String {
        var depth = 0
        return filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0
        }
    }
}
