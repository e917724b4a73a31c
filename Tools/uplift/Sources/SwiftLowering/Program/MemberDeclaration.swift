// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A method, property or initialiser of a class.
struct MemberDeclaration: Sendable {
    enum Kind: Sendable {
        case method(Parameters)
        case property(isSettable: Bool)
    }

    /// The parameters of a method, and how it is called.
    struct Parameters: Sendable {
        var labels: [String]
        var types: [TypeSyntax]
        /// The type of the result, on one line.
        var result = "Void"
        var isThrowing = false
        var isAsync = false
        /// Whether objects can be passed for all parameters: none of them is generic, variadic, a function or passed
        /// inout.
        var isCallableByName = true
    }

    var name: String
    var kind: Kind
    var attributes: Set<String>
    /// The name in `@objc(name)`.
    var explicitName: String?
    var modifiers: Set<String>
    /// Whether `@available` says that the member cannot be used.
    var isUnavailable = false

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isOverride: Bool { modifiers.contains("override") }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    var labels: [String]? {
        if case .method(let parameters) = kind { parameters.labels } else { nil }
    }

    /// The name with the labels, such as `tap(_:)`; for a property, its name.
    var fullName: String { labels.map { MemberDeclaration.fullName(name, $0) } ?? name }

    static func fullName(_ name: String, _ labels: [String]) -> String {
        "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// The name for calls by name.
    var selector: String {
        if let explicitName { return explicitName }
        return switch kind {
        case .property: name
        case .method(let parameters):
            MemberDeclaration.appleNames[fullName]
                ?? SelectorName.method(
                    name, labels: parameters.labels, throws: parameters.isThrowing, async: parameters.isAsync)
        }
    }

    /// Whether an attribute makes the member callable by name.
    var isMarked: Bool { !attributes.isDisjoint(with: MemberDeclaration.markingAttributes) }

    static let markingAttributes: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
    ]

    /// Methods of `NSObject` and of responders that are called by name, with their names on iOS. A class that overrides
    /// one of them registers it.
    static let appleNames: [String: String] = [
        "setValue(_:forKey:)": "setValue:forKey:", "value(forKey:)": "valueForKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "responds(to:)": "respondsToSelector:", "cut(_:)": "cut:", "copy(_:)": "copy:", "paste(_:)": "paste:",
        "select(_:)": "select:", "selectAll(_:)": "selectAll:", "delete(_:)": "delete:",
    ]

    /// Whether the member overrides a method of `NSObject` that is declared in an extension here, where it cannot be
    /// overridden.
    var hidesNSObjectMethod: Bool { isOverride && labels != ["_"] && MemberDeclaration.appleNames[fullName] != nil }

    /// The key for which the member, a method of the class, returns the keys on whose properties that of the key
    /// depends. The inner optional is nil if the method gets the key; the outer one for other members.
    var dependentKey: String?? {
        let start = "keyPathsForValuesAffecting"
        guard isStatic, let labels, name.hasPrefix(start), let first = name.dropFirst(start.count).first else {
            return nil
        }
        if fullName == start + "Value(forKey:)" { return .some(nil) }
        return labels.isEmpty ? first.lowercased() + name.dropFirst(start.count + 1) : nil
    }

    /// Whether the member overrides a method that UIKit calls by name if a class has it.
    var isEditAction: Bool { isOverride && labels == ["_"] && MemberDeclaration.appleNames[fullName] != nil }
}

extension MemberDeclaration {
    /// Reads the methods and properties of a declaration; none for other declarations.
    static func read(_ declaration: DeclSyntax) -> [MemberDeclaration] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [member(of: function)] }
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
        let modifiers = variable.modifiers.plainNames
        let attributes = AttributeReading(variable.attributes)
        return variable.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            return MemberDeclaration(
                name: pattern.identifier.text.plainIdentifier,
                kind: .property(isSettable: variable.bindingSpecifier.text == "var" && binding.isSettable),
                attributes: attributes.names, explicitName: attributes.objcName, modifiers: modifiers,
                isUnavailable: attributes.isUnavailable || binding.hasEffects)
        }
    }

    private static func member(of function: FunctionDeclSyntax) -> MemberDeclaration {
        let attributes = AttributeReading(function.attributes)
        let signature = function.signature
        let list = signature.parameterClause.parameters
        let parameters = Parameters(
            labels: list.map(\.firstName.text), types: list.map(\.type),
            result: signature.returnClause?.type.onOneLine ?? "Void",
            isThrowing: signature.effectSpecifiers?.throwsClause != nil,
            isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
            isCallableByName: function.genericParameterClause == nil
                && signature.effectSpecifiers?.asyncSpecifier == nil && list.allSatisfy(\.acceptsObjects))
        return MemberDeclaration(
            name: function.name.text.plainIdentifier, kind: .method(parameters), attributes: attributes.names,
            explicitName: attributes.objcName, modifiers: function.modifiers.plainNames,
            isUnavailable: attributes.isUnavailable)
    }
}

/// The names of a declaration's attributes, and the name in `@objc(name)`.
struct AttributeReading {
    var names: Set<String> = []
    var objcName: String?
    /// Whether `@available` says that the declaration cannot be used.
    var isUnavailable = false

    init(_ list: AttributeListSyntax) {
        for case .attribute(let attribute) in list {
            let name = attribute.attributeName.trimmedDescription
            names.insert(name)
            if name == "available", attribute.description.contains("unavailable") { isUnavailable = true }
            guard name == "objc", let arguments = attribute.arguments else { continue }
            objcName = arguments.trimmedDescription.filter { !$0.isWhitespace }
        }
    }
}

extension String {
    /// The identifier without the accents around keywords.
    var plainIdentifier: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}

extension DeclModifierListSyntax {
    /// The names of the modifiers without those of setters only, such as `private(set)`.
    var plainNames: Set<String> { Set(filter { $0.detail == nil }.map(\.name.text)) }
}

extension PatternBindingSyntax {
    /// Whether the getter can throw or wait.
    fileprivate var hasEffects: Bool {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
        return list.contains { $0.effectSpecifiers != nil }
    }

    /// Whether the binding is a stored property, or has a setter.
    fileprivate var isSettable: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
        @unknown default: false
        }
    }
}

extension FunctionParameterSyntax {
    /// Whether an object can be passed for the parameter.
    fileprivate var acceptsObjects: Bool {
        ellipsis == nil && !type.isFunctionOrInout && !type.is(SomeOrAnyTypeSyntax.self)
            || type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "any"
    }
}

extension TypeSyntax {
    /// Whether a function is the type or a part of it.
    var containsFunction: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
    }

    fileprivate var isFunctionOrInout: Bool {
        if self.is(FunctionTypeSyntax.self) { return true }
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return !attributed.specifiers.isEmpty || attributed.baseType.isFunctionOrInout
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunctionOrInout }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isFunctionOrInout
        }
        return false
    }
}
