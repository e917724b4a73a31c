// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Attributes and modifiers that only Objective-C has.
extension FileLowering {
    func lowerAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
            "GKInspectable":
            edits.overwrite(node)
        case "UIApplicationMain":
            edits.overwrite(node, by: "@main")
        case "NSManaged":
            refuse(
                node,
                isInLayer(Syntax(node))
                    ? RefusalRule.layerProperty.message() : RefusalRule.managedProperty.message())
        case "NSCopying":
            refuse(node, RefusalRule.copyingProperty.message())
        default: return .visitChildren
        }
        return .skipChildren
    }

    /// Whether a declaration is in a class of layers.
    private func isInLayer(_ node: Syntax) -> Bool {
        node.enclosingType(in: program, from: module).map { program.ancestors(of: $0).contains("CALayer") } ?? false
    }

    func lowerModifier(_ node: DeclModifierSyntax) {
        if ["dynamic", "optional"].contains(node.name.text) { edits.overwrite(node) }
        if node.name.text == "optional", let member = node.parent?.parent, !isOptionalMember(member) {
            refuse(node, RefusalRule.optionalMember.message())
        }
    }

    /// Whether a member can be an optional requirement: a method or one property of objects.
    private func isOptionalMember(_ member: Syntax) -> Bool {
        if let function = member.as(FunctionDeclSyntax.self) {
            return !function.modifiers.plainNames.contains("static")
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return false }
        return OptionalProperty(variable) != nil
    }
}
