// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ProjectReading
import SwiftSyntax

// The statements that change the package, or a variable from which it is made.
extension ManifestEvaluation {
    /// A list or another value that a statement changes.
    enum Place: Equatable {
        case variable(String)
        /// A property of the package, or of the target to which a name refers in a loop.
        case property(String, of: String)
    }

    struct Change {
        var place: Place
        var value: ManifestNode
        /// Whether the value is added to the list.
        var isAddition: Bool
        /// The number of values that were read for the change.
        var count = 0
    }

    /// The names that a loop gives to its target, and to copies of the target's lists.
    struct Loop {
        var variable: String
        var copies: [String: Place] = [:]
        /// The type of the target, such as `regular`.
        var type = ""
    }

    /// Performs a statement.
    ///
    /// - Throws: If the statement is not understood, and can change the package.
    mutating func run(_ item: CodeBlockItemSyntax) throws(FileFault) {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            for (name, value) in ManifestEvaluation.values(of: variable) where name == packageName {
                package = try node(value)
            }
            return
        }
        // Other declarations do nothing by themselves; a function can be called.
        if item.item.is(DeclSyntax.self), !item.item.is(FunctionDeclSyntax.self) { return }
        let expression = ManifestEvaluation.expression(item)
        if let branch = expression?.as(IfExprSyntax.self), try run(branch) { return }
        if let loop = item.item.as(ForStmtSyntax.self), try run(loop) { return }
        if let expression, let change = try change(expression, in: nil) { return try apply(change, at: expression) }
        guard !mentionsVariable(Syntax(item)) else { throw notUnderstood(item) }
    }

    /// Performs the branch whose condition holds. Returns false if a condition is not understood.
    private mutating func run(_ branch: IfExprSyntax) throws(FileFault) -> Bool {
        guard let holds = holds(branch.conditions, nil) else { return false }
        if !holds, let other = branch.elseBody?.as(IfExprSyntax.self) { return try run(other) }
        let body = holds ? branch.body : branch.elseBody?.as(CodeBlockSyntax.self)
        for item in body.map({ ManifestEvaluation.active($0.statements) }) ?? [] { try run(item) }
        return true
    }

    func notUnderstood(_ item: CodeBlockItemSyntax) -> FileFault {
        ManifestNode.fault(Syntax(item), line(item), "changes the package, and is not understood")
    }

    /// Whether a statement mentions the package or a variable.
    private func mentionsVariable(_ node: Syntax) -> Bool {
        if let name = node.as(DeclReferenceExprSyntax.self) {
            let access = name.parent?.as(MemberAccessExprSyntax.self)
            let isMember = access.map { $0.declName.id == name.id } ?? false
            let text = name.baseName.text
            return !isMember && (text == packageName || variables.contains(text))
        }
        return node.children(viewMode: .sourceAccurate).contains { mentionsVariable($0) }
    }

    // MARK: Changes

    private mutating func apply(_ change: Change, at expression: ExprSyntax) throws(FileFault) {
        switch change.place {
        case .variable(let name):
            let start = count
            let old = change.isAddition ? try self.value(ofConstant: name, at: expression) : nil
            var value = change.value.value
            if case .list(let nodes)? = old { value = .list(nodes + (change.value.list ?? [])) }
            set(value, ofVariable: name, count: count - start + change.count)
        case .property(let property, _):
            // Adding copies the list.
            try add(package?[property]?.list?.count ?? 0, at: expression)
            package?.change(property, to: change.value, change.isAddition)
        }
    }

    /// The change that an assignment, `+=` or a call of `append` makes; nil if an expression is none of them.
    mutating func change(_ expression: ExprSyntax, in loop: Loop?) throws(FileFault) -> Change? {
        let start = count
        var change = try readChange(expression, in: loop)
        change?.count = count - start
        return change
    }

    private mutating func readChange(_ expression: ExprSyntax, in loop: Loop?) throws(FileFault) -> Change? {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "append", let place = place(access.base, loop),
            call.arguments.count == 1, let argument = call.arguments.first
        {
            let value = try node(argument.expression)
            return Change(
                place: place, value: argument.label == nil ? value.with(.list([value])) : try value.checkedList(),
                isAddition: true)
        }
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count > 2,
            let place = place(parts[0], loop)
        else { return nil }
        let isAssignment = parts[1].is(AssignmentExprSyntax.self)
        guard isAssignment || parts[1].trimmedDescription == "+=" else { return nil }
        var values = Array(parts[2...])
        // A list to which something is added, such as `list = (list ?? []) + […]`.
        let isAddition = !isAssignment || self.place(values[0], loop) == place
        if isAssignment, isAddition {
            values.removeFirst()
            if values.count >= 2, values[0].trimmedDescription == "??", values[1].trimmedDescription == "[]" {
                values.removeFirst(2)
            }
            guard !values.isEmpty else {
                return Change(place: place, value: ManifestNode.empty(line(expression), expression), isAddition: true)
            }
            guard values[0].trimmedDescription == "+" else { return nil }
            values.removeFirst()
        }
        let value =
            values.count == 1
            ? try node(values[0])
            : ManifestNode.empty(line(expression), expression).with(try sum(values, at: expression))
        return Change(place: place, value: isAddition ? try value.checkedList() : value, isAddition: isAddition)
    }

    /// The variable or the property that an expression is; nil if it is none.
    func place(_ expression: ExprSyntax?, _ loop: Loop?) -> Place? {
        guard let expression else { return nil }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return place(chain.expression, loop) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return place(forced.expression, loop) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return place(tuple.elements.first?.expression, loop)
        }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
            parts[1].trimmedDescription == "??", parts[2].trimmedDescription == "[]"
        {
            return place(parts[0], loop)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return loop?.copies[name] ?? (variables.contains(name) ? .variable(name) : nil)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self),
            let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            base == packageName || base == loop?.variable
        else { return nil }
        return .property(access.declName.baseName.text, of: base)
    }
}
