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

    /// The type that the nearest declaration of a name states; nil if it states none, or is in another file.
    private static func declaredType(of name: String, at node: Syntax) -> TypeSyntax? {
        var child = node
        while let parent = child.parent {
            switch LocalName(name, in: parent, before: child) {
            case .type(let type): return type
            case .value, .unknown: return nil
            case .none:
                if let block = parent.as(MemberBlockSyntax.self), let binding = property(name, in: block) {
                    return binding.typeAnnotation?.type
                }
                child = parent
            }
        }
        return nil
    }

    /// The type that the declaration of a property states, if it is in the same braces of a type.
    private static func propertyType(of name: String, at node: Syntax) -> TypeSyntax? {
        let block = sequence(first: node, next: \.parent).first { $0.is(MemberBlockSyntax.self) }
        return block?.as(MemberBlockSyntax.self).flatMap { property(name, in: $0) }?.typeAnnotation?.type
    }

    private static func property(_ name: String, in block: MemberBlockSyntax) -> PatternBindingSyntax? {
        block.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            .first { $0.declaredName == name }
    }
}
