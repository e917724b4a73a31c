// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Finds uses of members of `AnyObject`, which has none outside Apple's platforms.
///
/// The types of expressions are not known. An expression counts if it is converted to `AnyObject` at the place, or is a
/// parameter, a variable or a property that is declared with this type in the same file.
enum AnyObjectMembers {
    /// Whether the expression in front of a dot, a question mark or a bracket is an `AnyObject`.
    static func isAnyObject(_ base: ExprSyntax) -> Bool {
        var base = base
        var isUnwrapped = false
        while true {
            if let chain = base.as(OptionalChainingExprSyntax.self) {
                (base, isUnwrapped) = (chain.expression, true)
            } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
                (base, isUnwrapped) = (forced.expression, true)
            } else if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first?.expression
            {
                base = only
            } else {
                break
            }
        }
        if let sequence = base.as(SequenceExprSyntax.self) { return isConversion(sequence, isUnwrapped) }
        if let access = base.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        {
            let type = propertyType(of: access.declName.baseName.text, at: Syntax(access))
            return type.map { isAnyObject($0, isUnwrapped) } ?? false
        }
        guard let name = base.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
            let type = declaredType(of: name.baseName.text, at: Syntax(name))
        else { return false }
        return isAnyObject(type, isUnwrapped)
    }

    /// `x as AnyObject`, or `x as? AnyObject` that is unwrapped.
    private static func isConversion(_ sequence: SequenceExprSyntax, _ isUnwrapped: Bool) -> Bool {
        guard let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type,
            let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
        else { return false }
        return isAnyObject(type, isUnwrapped || cast.questionOrExclamationMark == nil)
    }

    private static func isAnyObject(_ type: TypeSyntax, _ isUnwrapped: Bool) -> Bool {
        if let optional = type.as(OptionalTypeSyntax.self) {
            return isUnwrapped && isAnyObject(optional.wrappedType, false)
        }
        if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return isAnyObject(forced.wrappedType, false)
        }
        return type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject"
    }

    // MARK: Declarations

    /// The type that a declaration of a name states, if it states one.
    private enum Declared {
        case type(TypeSyntax)
        case unknown
    }

    /// The type that the nearest declaration of a name states; nil if it states none, or is in another file.
    private static func declaredType(of name: String, at node: Syntax) -> TypeSyntax? {
        var child = node
        while let parent = child.parent {
            switch declaration(of: name, in: parent, for: child) {
            case .type(let type)?: return type
            case .unknown?: return nil
            case nil: child = parent
            }
        }
        return nil
    }

    /// The type that the declaration of a property states, if it is in the same braces of a type.
    private static func propertyType(of name: String, at node: Syntax) -> TypeSyntax? {
        let block = sequence(first: node, next: \.parent).first { $0.is(MemberBlockSyntax.self) }
        guard let block, case .type(let type)? = declaration(of: name, in: block, for: node) else { return nil }
        return type
    }

    /// Returns the type of a name that a node declares for the code in its child; nil if it does not declare it.
    private static func declaration(of name: String, in node: Syntax, for child: Syntax) -> Declared? {
        if let list = node.as(CodeBlockItemListSyntax.self) {
            return list.lazy.filter { $0.position < child.position }.reversed().lazy
                .compactMap { statement(Syntax($0.item), declares: name) }.first
        }
        if let block = node.as(MemberBlockSyntax.self) {
            return block.members.lazy.compactMap { statement(Syntax($0.decl), declares: name) }.first
        }
        if let function = node.as(FunctionDeclSyntax.self) {
            return parameter(name, function.signature.parameterClause)
        }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            return parameter(name, initializer.signature.parameterClause)
        }
        if let closure = node.as(ClosureExprSyntax.self), let clause = closure.signature?.parameterClause {
            switch clause {
            case .simpleInput(let names): return names.contains { $0.name.text == name } ? .unknown : nil
            case .parameterClause(let list):
                let found = list.parameters.first { ($0.secondName ?? $0.firstName).text == name }
                return found.map { $0.type.map { .type($0) } ?? .unknown }
            @unknown default: return nil
            }
        }
        // Conditions and patterns declare names whose types are not written.
        // A condition sees the names of the conditions before it.
        let isScope =
            node.is(IfExprSyntax.self) || node.is(WhileStmtSyntax.self) || node.is(ForStmtSyntax.self)
            || node.is(ConditionElementListSyntax.self)
        let declares = isScope || node.is(SwitchCaseSyntax.self) || node.is(CatchClauseSyntax.self)
        guard declares, !child.is(IfExprSyntax.self) else { return nil }
        return node.children(viewMode: .sourceAccurate)
            .contains { $0.position < child.position && binds(name, $0) } ? .unknown : nil
    }

    private static func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Declared? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { .type($0.type) }
    }

    private static func statement(_ node: Syntax, declares name: String) -> Declared? {
        if let variable = node.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where binds(name, Syntax(binding.pattern)) {
                return binding.typeAnnotation.map { .type($0.type) } ?? .unknown
            }
            return nil
        }
        if let guarding = node.as(GuardStmtSyntax.self) {
            return binds(name, Syntax(guarding.conditions)) ? .unknown : nil
        }
        return nil
    }

    /// Whether a condition or pattern gives a name to a value.
    private static func binds(_ name: String, _ node: Syntax) -> Bool {
        if let pattern = node.as(IdentifierPatternSyntax.self) { return pattern.identifier.text == name }
        if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
        return node.children(viewMode: .sourceAccurate).contains { binds(name, $0) }
    }
}
