// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The types of the expressions in front of members, as far as they are certain.
struct Receivers: Sendable {
    /// A type of the program or of UIKit, or `AnyObject`.
    struct Receiver: Equatable {
        /// The key of the type in the program, or its name in UIKit.
        var type: String
        /// Whether the expression is the type itself.
        var isType = false
        /// Whether the type is written as an optional one.
        var isOptional = false

        fileprivate func optional(_ isOptional: Bool) -> Receiver {
            Receiver(type: type, isType: isType, isOptional: isOptional)
        }
    }

    let program: SwiftProgram
    let interface: AppleInterface
    /// The number of the file.
    let source: Int
    /// The number of expressions that were followed to get here. Properties can have each other as initial values.
    var depth = 0

    private var module: Int { program.moduleOfSource[source] }

    private func deeper(in source: Int? = nil) -> Receivers {
        Receivers(program: program, interface: interface, source: source ?? self.source, depth: depth + 1)
    }

    // MARK: - Members

    /// Returns the type of Apple's that has a member of a receiver which the library does not have; nil if the program
    /// may declare it.
    ///
    /// - Parameter isOverride: whether the receiver is the class that overrides the member.
    func owner(ofMissing name: String, in receiver: Receiver, isOverride: Bool = false) -> String? {
        guard let types = ancestors(of: receiver.type), let first = types.framework.first,
            interface.isAvailable(first) || first == "NSObject"
        else { return nil }
        let own = isOverride ? types.program.dropFirst() : types.program[...]
        let isDeclared = (program.placesByName[name] ?? []).contains { place in
            let body = program.bodies[place.body]
            if own.contains(body.key) || types.framework.contains(body.key) { return true }
            if isOverride && body.key == receiver.type { return false }
            // Classes get members from protocols, too.
            return body.kind == .protocolType || body.kind == .extensionOfType && !isClass(body.key)
        }
        guard !isDeclared else { return nil }
        return interface.owner(ofMissing: name, in: types.framework, ofType: receiver.isType)
    }

    private func isClass(_ type: String) -> Bool { program.classBody(type) != nil || interface.isClass(type) }

    /// The classes of the program and the types of UIKit from which a type has members; nil if a superclass is not
    /// known.
    private func ancestors(of type: String) -> (program: [String], framework: [String])? {
        guard program.classBody(type) != nil else {
            if program.declares(type) { return ([type], []) }
            return interface.hasType(type) ? ([], AppleClasses.ancestors(of: type)) : nil
        }
        let classes = [type] + program.superclasses(of: type)
        guard let root = classes.last.flatMap({ program.classBody($0) }) else { return nil }
        guard !root.inherited.isEmpty else { return (classes, []) }
        guard let superclass = program.frameworkSuperclass(of: type) else { return nil }
        let isKnown = interface.isClass(superclass) || superclass == "NSObject"
        return isKnown ? (classes, AppleClasses.ancestors(of: superclass)) : nil
    }

    /// The type of a property of a receiver.
    private func property(_ name: String, of receiver: Receiver) -> Receiver? {
        if receiver.isType, interface.hasType("\(receiver.type).\(name)") {
            return Receiver(type: "\(receiver.type).\(name)", isType: true)
        }
        guard let types = ancestors(of: receiver.type) else { return nil }
        for type in types.program + types.framework {
            for number in program.bodiesOfType[type] ?? [] {
                let body = program.bodies[number]
                for (member, node) in body.members where member.name == name && member.isStatic == receiver.isType {
                    let inner = deeper(in: body.source)
                    let binding = node.as(VariableDeclSyntax.self)?.bindings.first { $0.declaredName == name }
                    return binding.flatMap { inner.type(ofBinding: $0) }
                }
            }
        }
        return interface.type(ofMember: name, in: types.framework, ofType: receiver.isType).flatMap(named)
    }

    private func type(ofBinding binding: PatternBindingSyntax) -> Receiver? {
        if let annotation = binding.typeAnnotation { return type(annotation.type) }
        return (binding.initializer?.value).flatMap { deeper().receiver($0) }
    }

    // MARK: - Types

    /// The type of the program or of UIKit that a written type means.
    private func type(_ type: TypeSyntax) -> Receiver? {
        if let optional = type.as(OptionalTypeSyntax.self) { return self.type(optional.wrappedType)?.optional(true) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return self.type(optional.wrappedType)
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return self.type(attributed.baseType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return self.type(only.type)
        }
        if let any = type.as(SomeOrAnyTypeSyntax.self), any.someOrAnySpecifier.text == "any" {
            return self.type(any.constraint)
        }
        if let name = type.as(IdentifierTypeSyntax.self) {
            guard name.genericArgumentClause == nil else { return nil }
        } else if !type.is(MemberTypeSyntax.self) {
            return nil
        }
        return typeName(type.baseName, at: Syntax(type))
    }

    /// The type that a name means at a place in the file.
    private func typeName(_ name: String, at node: Syntax) -> Receiver? {
        let key = program.fullName(of: name, in: node.enclosingTypes, from: module)
        if program.declares(key) || key == "AnyObject" { return Receiver(type: key) }
        return named(key.hasPrefix("UIKit.") ? String(key.dropFirst(6)) : key)
    }

    private func named(_ name: String) -> Receiver? { interface.hasType(name) ? Receiver(type: name) : nil }

    // MARK: - Expressions

    /// The receiver that an expression is; nil if its type is not certain.
    func receiver(_ expression: ExprSyntax) -> Receiver? {
        guard depth < 12 else { return nil }
        let next = deeper()
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil ? next.value(name.baseName.text.plainIdentifier, at: Syntax(name)) : nil
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            guard let base = access.base, access.declName.argumentNames == nil else { return nil }
            return next.receiver(base).flatMap { next.property(access.declName.baseName.text.plainIdentifier, of: $0) }
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return next.receiver(chain.expression)?.optional(false)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return next.receiver(forced.expression)?.optional(false)
        }
        if expression.is(SuperExprSyntax.self) { return enclosing(Syntax(expression)) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return next.result(of: call) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { next.receiver($0.expression) }
        }
        if let cast = expression.as(SequenceExprSyntax.self), cast.elements.count == 3,
            let conversion = cast.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
            let last = cast.elements.last?.as(TypeExprSyntax.self), let found = type(last.type)
        {
            return found.optional(found.isOptional || conversion.questionOrExclamationMark?.text == "?")
        }
        return nil
    }

    /// The object that a call creates, or the result of a method of UIKit.
    private func result(of call: FunctionCallExprSyntax) -> Receiver? {
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
            guard let owner = receiver(base) else { return nil }
            let name = access.declName.baseName.text
            if name == "init" { return owner.isType ? Receiver(type: owner.type) : nil }
            if let nested = property(name, of: owner), nested.isType { return Receiver(type: nested.type) }
            guard let types = ancestors(of: owner.type), program.placesByName[name] == nil else { return nil }
            return interface.type(ofMember: name, in: types.framework, ofType: owner.isType).flatMap(named)
        }
        guard let created = receiver(call.calledExpression), created.isType else { return nil }
        return Receiver(type: created.type)
    }

    /// The object of the type around a node, or the type itself in a static member.
    func enclosing(_ node: Syntax) -> Receiver? {
        guard let key = node.enclosingType(in: program, from: module), program.declares(key) || interface.hasType(key)
        else { return nil }
        return Receiver(type: key, isType: node.isInStaticMember)
    }

    /// The value that a name means at a place: a local constant, a parameter, or a property of the class around it.
    private func value(_ name: String, at node: Syntax) -> Receiver? {
        if name == "self" { return enclosing(node) }
        if name == "Self" { return enclosing(node).map { Receiver(type: $0.type, isType: true) } }
        if name.first?.isUppercase ?? false {
            return typeName(name, at: node).map { Receiver(type: $0.type, isType: true) }
        }
        var child = node
        while let parent = child.parent {
            if let list = parent.as(MemberBlockItemListSyntax.self) {
                guard list.parent?.parent?.isType ?? false else { return nil }
                return enclosing(node).flatMap { property(name, of: $0) }
            }
            switch LocalName(name, in: parent, before: child) {
            case .none: break
            case .type(let written): return type(written)
            case .value(let expression): return receiver(expression)
            case .unknown: return nil
            }
            child = parent
        }
        return nil
    }
}
