// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Uses of optional methods: calls with a question or exclamation mark, and the methods as values.
extension FileLowering {
    // MARK: Calls

    /// A call with a question mark: `delegate?.picked?(card)`.
    func lowerOptionalCall(_ node: OptionalChainingExprSyntax) {
        guard let access = node.expression.as(MemberAccessExprSyntax.self),
            let kind = calledMethod(access, in: node.parent)
        else { return }
        switch kind {
        case .program:
            edits.replace(access.declName, by: OptionalRequirements.callName(access.declName.baseName.text))
            edits.replace(node.questionMark, by: "")
        case .framework:
            edits.replace(node.questionMark, by: " ")
            refuseBinding(node, access)
        }
    }

    /// A call with an exclamation mark: `delegate!.picked!(card)`.
    func lowerForcedCall(_ node: ForceUnwrapExprSyntax) {
        guard let access = node.expression.as(MemberAccessExprSyntax.self),
            calledMethod(access, in: node.parent) != nil
        else { return }
        edits.replace(node.exclamationMark, by: " ")
    }

    /// The declaration of an optional method: a protocol of the program, or one of UIKit.
    private enum OptionalMethod { case program, framework }

    /// The optional method that is called with a mark; nil if a function in a property is called.
    private func calledMethod(_ access: MemberAccessExprSyntax, in parent: Syntax?) -> OptionalMethod? {
        let name = access.declName.baseName.text
        guard access.base != nil, let call = parent?.as(FunctionCallExprSyntax.self) else { return nil }
        if optional.protocols[module][name] != nil {
            return methods(access).map { !$0.isEmpty } ?? isMethodCall(call, name) ? .program : nil
        }
        return program.interface?.hasOptionalMethod(name) ?? false && isMethodCall(call, name) ? .framework : nil
    }

    /// Whether a call with a mark is that of a method, and not of a function in a property. The arguments of such a
    /// function have no labels.
    private func isMethodCall(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
        call.arguments.contains { $0.label != nil } || !program.hasFunction(inProperty: name, from: module)
    }

    /// The optional methods of the program that a member can be; nil if the type of the object does not tell.
    private func methods(_ access: MemberAccessExprSyntax) -> [OptionalRequirements.Requirement]? {
        guard let receiver = access.base.flatMap({ receivers?.receiver($0) }) else { return nil }
        return receiver.isType ? [] : optional.methods(named: access.declName.baseName.text, in: receiver.type, program)
    }

    // MARK: Methods as values

    /// An optional method that is not called, as in `delegate?.picked != nil`.
    func lowerOptionalValue(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        let labels = node.declName.argumentNames?.arguments.map(\.name.text)
        guard node.isUncalled, !node.isAssigned else { return }
        guard optional.protocols[module][name] != nil else {
            refuseComparison(node, name, labels)
            return
        }
        let methods = methods(node)
        guard methods.map({ !$0.isEmpty }) ?? (labels != nil || !canBeProperty(name)) else { return }
        if let function = optional.function(of: name, labels, among: methods, from: module, program) {
            edits.replace(node.declName, by: function)
        } else {
            refuse(node, RefusalRule.optionalWithoutCall.message(name))
        }
    }

    /// Whether a property, or a case of an enumeration, has a name.
    private func canBeProperty(_ name: String) -> Bool {
        program.hasProperty(name, from: module) || program.enumCases.contains(name)
            || program.interface?.hasProperty(name) ?? false
    }

    // MARK: Methods of UIKit

    /// Refuses a condition that binds the result of UIKit's method, which is not optional here.
    private func refuseBinding(_ node: OptionalChainingExprSyntax, _ access: MemberAccessExprSyntax) {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), Syntax(call).isBound,
            !(access.base?.hasQuestionMark ?? false)
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let name = MemberDeclaration.fullName(access.declName.baseName.text, labels)
        guard program.interface?.hasOptionalResult(name) == false else { return }
        refuse(call, RefusalRule.frameworkOptional.message(access.declName.baseName.text))
    }

    /// Refuses the question whether an object has an optional method of UIKit.
    private func refuseComparison(_ node: MemberAccessExprSyntax, _ name: String, _ labels: [String]?) {
        guard program.interface?.hasOptionalMethod(name) ?? false, labels != nil || !canBeProperty(name),
            Syntax(node).isBound || Syntax(node).isComparedWithNil
        else { return }
        refuse(node, RefusalRule.frameworkOptional.message(name))
    }

    // MARK: Objects of any class

    /// Whether an expression is an `AnyObject`, which has no members outside Apple's platforms.
    func isAnyObject(_ base: ExprSyntax) -> Bool { receivers?.receiver(base) == Receivers.Receiver(type: "AnyObject") }

    /// Converts an `AnyObject` to the protocol whose method is called, and refuses other uses of its members.
    func lowerAnyObjectMember(_ node: MemberAccessExprSyntax, of base: ExprSyntax) {
        if let type = optionalProtocol(ofCall: node) {
            convert(base, to: type)
        } else {
            refuse(node, RefusalRule.anyObjectMember.message())
        }
    }

    /// The only protocol with the optional method that is called; nil without one, and for other uses of members.
    private func optionalProtocol(ofCall access: MemberAccessExprSyntax) -> String? {
        guard let mark = access.parent, mark.is(OptionalChainingExprSyntax.self) || mark.is(ForceUnwrapExprSyntax.self),
            mark.parent?.is(FunctionCallExprSyntax.self) ?? false,
            let protocols = optional.protocols[module][access.declName.baseName.text], protocols.count == 1
        else { return nil }
        return protocols.first
    }

    /// Writes a conversion of the object in front of a member: `(delegate as? Picking)?`.
    private func convert(_ object: ExprSyntax, to type: String) {
        edits.insert("(", at: object.textRange.lowerBound)
        if let chain = object.as(OptionalChainingExprSyntax.self) {
            edits.replace(chain.questionMark, by: " as? \(type))?")
        } else if let forced = object.as(ForceUnwrapExprSyntax.self) {
            edits.replace(forced.exclamationMark, by: " as! \(type))")
        } else {
            edits.insert(" as? \(type))?", at: object.textRange.upperBound)
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is set or passed inout, as a method cannot be.
    fileprivate var isAssigned: Bool {
        if parent?.is(InOutExprSyntax.self) ?? false { return true }
        guard let next = Syntax(self).nextElement else { return false }
        if next.is(AssignmentExprSyntax.self) { return true }
        let name = next.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    }
}

extension Syntax {
    /// The element after this one in a sequence of operands and operators.
    fileprivate var nextElement: ExprSyntax? {
        guard let list = parent?.as(ExprListSyntax.self) else { return nil }
        return list.drop { $0.id != id }.dropFirst().first
    }

    /// Whether `== nil` or `!= nil` follows.
    fileprivate var isComparedWithNil: Bool {
        guard let next = nextElement, ["==", "!="].contains(next.as(BinaryOperatorExprSyntax.self)?.operator.text)
        else { return false }
        return Syntax(next).nextElement?.is(NilLiteralExprSyntax.self) ?? false
    }

    /// Whether the expression is the value of `if let` or `guard let`.
    fileprivate var isBound: Bool {
        parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    }
}

extension ExprSyntax {
    /// Whether an expression of members and calls has a question mark.
    fileprivate var hasQuestionMark: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.hasQuestionMark ?? false }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.hasQuestionMark }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.hasQuestionMark }
        if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.hasQuestionMark }
        return false
    }
}
