// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The functions of the runtime that know the names of classes, and the declarations that Foundation does not have.
extension FileLowering {
    func refuseMissing(_ name: String, _ node: some SyntaxProtocol) {
        guard FoundationNames.missing.contains(name), program.bodiesOfType[name] == nil else { return }
        refuse(node, RefusalRule.missingFoundation.message(name))
    }

    /// Refuses a call of a function that does not exist here, or that does not read its arguments.
    func refuseCall(_ node: FunctionCallExprSyntax, of name: String) {
        let label = node.arguments.first?.label?.text
        switch name {
        case "NSPredicate" where label == "format", "NSExpression" where label == "format":
            refuse(node, RefusalRule.formatString.message(name))
        case "NSSortDescriptor" where label == "key": refuse(node, RefusalRule.sortDescriptor.message())
        case _ where FoundationNames.runtimeFunctions.contains(name):
            refuse(node, RefusalRule.runtimeFunction.message(name))
        default: break
        }
    }

    /// Replaces a function about the names of classes.
    func lowerClassName(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.text
        guard let replacement = FoundationNames.classNames[name], program.placesByName[name] == nil else { return }
        // The module can be in front: Foundation.NSClassFromString.
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        edits.replace(
            access?.declName.id == node.id ? Syntax(node.parent ?? Syntax(node)) : Syntax(node), by: replacement)
        neededModules.insert("ObjectiveCRuntime")
    }

    /// Rewrites `type(of: object).description()` of an `AnyObject`, whose type has no members.
    func lowerDescription(_ call: FunctionCallExprSyntax) {
        guard call.arguments.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let type = access.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            let object = type.arguments.first, object.label?.text == "of",
            isAnyObject(object.expression)
        else { return }
        edits.replace(call, by: "ObjectiveCRuntime.ClassNames.name(\(type.trimmedDescription))")
        neededModules.insert("ObjectiveCRuntime")
    }
}
