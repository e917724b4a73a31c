// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The meaning that a part of a function gives to a name.
enum LocalName {
    /// The part does not declare the name.
    case none
    /// A parameter or variable with this type.
    case type(TypeSyntax)
    /// A variable with this value.
    case value(ExprSyntax)
    /// A declaration whose type is not written.
    case unknown

    /// Looks for a name in a node.
    ///
    /// - Parameter child: the child in which the name is used.
    init(_ name: String, in node: Syntax, before child: Syntax) {
        if let list = node.as(CodeBlockItemListSyntax.self) {
            self = LocalName.last(name, list.lazy.filter { $0.position < child.position }.map { Syntax($0.item) })
            if case .none = self, list.contains(where: { $0.item.declares(function: name) }) { self = .unknown }
        } else if let list = node.as(PatternBindingListSyntax.self) {
            self = LocalName.last(name, list.lazy.filter { $0.position < child.position }.map { Syntax($0) })
        } else if let list = node.as(ConditionElementListSyntax.self) {
            self = LocalName.last(name, list.lazy.filter { $0.position < child.position }.map { Syntax($0.condition) })
        } else if let branch = node.as(IfExprSyntax.self), child.id == branch.body.id {
            self = LocalName.last(name, branch.conditions.map { Syntax($0.condition) })
        } else if let loop = node.as(WhileStmtSyntax.self), child.id == loop.body.id {
            self = LocalName.last(name, loop.conditions.map { Syntax($0.condition) })
        } else if let loop = node.as(ForStmtSyntax.self), child.id != loop.sequence.id {
            self = loop.pattern.binds(name) ? .unknown : .none
        } else if let part = node.as(SwitchCaseSyntax.self), child.id != part.label.id {
            self = part.label.binds(name) ? .unknown : .none
        } else if let handler = node.as(CatchClauseSyntax.self) {
            self = name == "error" || handler.catchItems.binds(name) ? .unknown : .none
        } else if let function = node.as(FunctionDeclSyntax.self) {
            self.init(name, function.signature.parameterClause)
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            self.init(name, initializer.signature.parameterClause)
        } else if let accessor = node.as(AccessorDeclSyntax.self) {
            let names = ["newValue", "oldValue", accessor.parameters?.name.text]
            self = names.contains(name) ? .unknown : .none
        } else if let list = node.as(SubscriptDeclSyntax.self) {
            self.init(name, list.parameterClause)
        } else if let closure = node.as(ClosureExprSyntax.self) {
            self.init(name, closure)
        } else {
            self = .none
        }
    }

    private init(_ name: String, _ clause: FunctionParameterClauseSyntax) {
        guard let found = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) else {
            self = .none
            return
        }
        self = found.ellipsis == nil ? .type(found.type) : .unknown
    }

    private init(_ name: String, _ closure: ClosureExprSyntax) {
        self = .none
        for capture in closure.signature?.capture?.items ?? [] where capture.name.text == name {
            if let value = capture.initializer?.value { self = .value(value) }
        }
        guard let clause = closure.signature?.parameterClause else { return }
        if let list = clause.as(ClosureShorthandParameterListSyntax.self) {
            if list.contains(where: { $0.name.text == name }) { self = .unknown }
        } else if let found = clause.as(ClosureParameterClauseSyntax.self)?.parameters.first(where: {
            ($0.secondName ?? $0.firstName).text == name
        }) {
            self = found.type.map { .type($0) } ?? .unknown
        }
    }

    /// The meaning by the last of some statements or conditions that declares the name.
    private static func last(_ name: String, _ nodes: some Sequence<Syntax>) -> LocalName {
        var found = LocalName.none
        for node in nodes {
            if let variable = node.as(VariableDeclSyntax.self) {
                let inner = last(name, variable.bindings.map { Syntax($0) })
                if case .none = inner { continue }
                found = inner
            } else if let binding = node.as(PatternBindingSyntax.self), binding.pattern.binds(name) {
                guard binding.declaredName == name else { return .unknown }
                found = value(binding.typeAnnotation, binding.initializer)
            } else if let binding = node.as(OptionalBindingConditionSyntax.self), binding.pattern.binds(name) {
                // Without a value, it is that of an outer variable with the name.
                if binding.typeAnnotation == nil, binding.initializer == nil { continue }
                found = value(binding.typeAnnotation, binding.initializer)
            } else if let pattern = node.as(MatchingPatternConditionSyntax.self), pattern.pattern.binds(name) {
                found = .unknown
            } else if let statement = node.as(GuardStmtSyntax.self) {
                let inner = last(name, statement.conditions.map { Syntax($0.condition) })
                if case .none = inner { continue }
                found = inner
            } else if let condition = node.as(IfConfigDeclSyntax.self), condition.binds(name) {
                found = .unknown
            }
        }
        return found
    }

    private static func value(_ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?) -> LocalName {
        if let annotation { return .type(annotation.type) }
        return value.map { .value($0.value) } ?? .unknown
    }
}

extension PatternBindingSyntax {
    /// The name of the variable; nil for a pattern with several.
    var declaredName: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text.plainIdentifier }
}

extension CodeBlockItemSyntax.Item {
    fileprivate func declares(function name: String) -> Bool {
        guard case .decl(let declaration) = self else { return false }
        return declaration.as(FunctionDeclSyntax.self)?.name.text == name
    }
}

extension SyntaxProtocol {
    /// Whether a pattern in the node binds a name.
    fileprivate func binds(_ name: String) -> Bool {
        if let pattern = Syntax(self).as(IdentifierPatternSyntax.self) { return pattern.identifier.text == name }
        return children(viewMode: .sourceAccurate).contains { $0.binds(name) }
    }
}

extension Syntax {
    /// Whether the node declares or extends a type.
    var isType: Bool { typeName != nil }

    private var typeName: String? {
        if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.baseName }
        guard isProtocol((any DeclGroupSyntax).self) else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    /// The names of the types around the node, the outermost first.
    var enclosingTypes: [String] {
        sequence(first: self, next: \.parent).compactMap { $0.id == id ? nil : $0.typeName }.reversed()
    }

    /// The key of the innermost type around the node; nil outside types.
    func enclosingType(in program: SwiftProgram, from module: Int) -> String? {
        let types = enclosingTypes
        return types.last.map { program.fullName(of: $0, in: types.dropLast(), from: module) }
    }

    /// Whether the member of a type around the node is static.
    var isInStaticMember: Bool {
        for node in sequence(first: self, next: \.parent) where node.parent?.is(MemberBlockItemSyntax.self) ?? false {
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
            return modifiers.map { !$0.plainNames.isDisjoint(with: ["static", "class"]) } ?? false
        }
        return false
    }
}
