// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ProjectReading
import SwiftSyntax

// Loops over the targets of the package, and conditions.
extension ManifestEvaluation {
    /// Performs a loop over all targets. Returns false if it is another loop.
    mutating func run(_ loop: ForStmtSyntax) throws(FileFault) -> Bool {
        guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            place(loop.sequence, nil) == .property("targets", of: packageName), let package,
            let list = package["targets"], var targets = list.list
        else { return false }
        for index in targets.indices {
            var own = Loop(variable: name)
            own.type = ManifestEvaluation.types[targets[index].name ?? ""] ?? ""
            if let condition = loop.whereClause?.condition {
                guard let holds = holds(condition, own) else { return false }
                guard holds else { continue }
            }
            try run(loop.body.statements, &targets[index], &own)
        }
        self.package?["targets"] = list.with(.list(targets))
        return true
    }

    private mutating func run(
        _ items: CodeBlockItemListSyntax, _ target: inout ManifestNode, _ loop: inout Loop
    ) throws(FileFault) {
        for item in ManifestEvaluation.active(items) {
            try add(1, at: item)
            let expression = ManifestEvaluation.expression(item)
            if let variable = item.item.as(VariableDeclSyntax.self) {
                for (copy, value) in ManifestEvaluation.values(of: variable) {
                    guard let place = place(value, loop) else { throw notUnderstood(item) }
                    loop.copies[copy] = place
                }
            } else if let choice = expression?.as(SwitchExprSyntax.self), isType(choice.subject, loop),
                let chosen = ManifestEvaluation.chosen(choice.cases, loop.type)
            {
                try run(chosen.statements, &target, &loop)
            } else if let branch = expression?.as(IfExprSyntax.self), branch.elseBody == nil,
                let holds = holds(branch.conditions, loop)
            {
                if holds { try run(branch.body.statements, &target, &loop) }
            } else if let expression, let change = try change(expression, in: loop),
                case .property(let property, loop.variable) = change.place
            {
                try add((target[property]?.list?.count ?? 0) + 1, at: item)
                target.change(property, to: change.value, change.isAddition)
            } else if !item.item.is(BreakStmtSyntax.self), expression?.trimmedDescription != "()" {
                throw notUnderstood(item)
            }
        }
    }

    // MARK: Conditions

    /// Whether conditions hold; nil if they are not understood. Xcode sets no variables of the environment.
    func holds(_ conditions: ConditionElementListSyntax, _ loop: Loop?) -> Bool? {
        guard conditions.count == 1, let condition = conditions.first?.condition else { return nil }
        if let binding = condition.as(OptionalBindingConditionSyntax.self) {
            return ManifestEvaluation.isEnvironment(binding.initializer?.value) ? false : nil
        }
        return condition.as(ExprSyntax.self).flatMap { holds($0, loop) }
    }

    private func holds(_ test: ExprSyntax, _ loop: Loop?, depth: Int = 0) -> Bool? {
        guard depth < 20 else { return nil }
        if let literal = test.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let tuple = test.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression, loop, depth: depth + 1)
        }
        if let negation = test.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return holds(negation.expression, loop, depth: depth + 1).map { !$0 }
        }
        if let name = test.as(DeclReferenceExprSyntax.self)?.baseName.text, !variables.contains(name) {
            return constant(name).flatMap { holds($0, loop, depth: depth + 1) }
        }
        if let call = test.as(FunctionCallExprSyntax.self) {
            // `[.regular, .test].contains(target.type)`
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                access.declName.baseName.text == "contains", call.arguments.count == 1,
                let argument = call.arguments.first, isType(argument.expression, loop),
                let list = access.base?.as(ArrayExprSyntax.self)
            else { return nil }
            return list.elements.contains { $0.expression.trimmedDescription == ".\(loop?.type ?? "")" }
        }
        guard let parts = test.as(SequenceExprSyntax.self)?.elements.map(\.self) else { return nil }
        let choices = parts.split { $0.trimmedDescription == "||" }.map { choice in
            choice.split { $0.trimmedDescription == "&&" }.map { holds(Array($0), loop, depth) }
        }
        guard !choices.joined().contains(nil) else { return nil }
        return choices.contains { $0.allSatisfy { $0 == true } }
    }

    /// Whether a comparison, or a single value, holds.
    private func holds(_ parts: [ExprSyntax], _ loop: Loop?, _ depth: Int) -> Bool? {
        if parts.count == 1 { return holds(parts[0], loop, depth: depth + 1) }
        guard parts.count == 3, ["==", "!="].contains(parts[1].trimmedDescription) else { return nil }
        let isEqual = parts[1].trimmedDescription == "=="
        if isType(parts[0], loop) { return (parts[2].trimmedDescription == ".\(loop?.type ?? "")") == isEqual }
        let isNil = parts[2].is(NilLiteralExprSyntax.self)
        guard ManifestEvaluation.isEnvironment(parts[0]), isNil || parts[2].is(StringLiteralExprSyntax.self)
        else { return nil }
        return isNil == isEqual
    }

    /// Whether an expression reads a variable of the environment.
    private static func isEnvironment(_ expression: ExprSyntax?) -> Bool {
        let list = expression?.as(SubscriptCallExprSyntax.self)?.calledExpression.trimmedDescription
        return ["ProcessInfo.processInfo.environment", "Context.environment"].contains(list)
    }

    // MARK: Types of targets

    private static let types = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "binaryTarget": "binary",
        "systemLibrary": "system", "plugin": "plugin", "macro": "macro",
    ]

    /// Whether an expression is the type of the target in a loop.
    private func isType(_ expression: ExprSyntax, _ loop: Loop?) -> Bool {
        loop.map { place(expression, $0) == .property("type", of: $0.variable) } ?? false
    }

    /// The case for a type; nil if there is none.
    private static func chosen(_ cases: SwitchCaseListSyntax, _ type: String) -> SwitchCaseSyntax? {
        for element in cases {
            guard let one = element.as(SwitchCaseSyntax.self) else { return nil }
            guard let label = one.label.as(SwitchCaseLabelSyntax.self) else { return one }
            let names = label.caseItems.map(\.pattern.trimmedDescription)
            if names.contains(".\(type)") || names.contains(where: { $0.hasPrefix("_") }) { return one }
        }
        return nil
    }
}
