// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftText

/// An optional property that a protocol requires.
///
/// The requirement becomes a property with another name whose value is nil by default. An extension of the protocol has
/// the old name, for code that knows an object by the protocol only. A type that implements the property returns it for
/// the requirement.
struct OptionalProperty: Sendable {
    private let binding: PatternBindingSyntax
    private let name: String
    private let type: String
    /// The type of the property in types that have it.
    private let ownType: String

    /// Returns nil if the declaration is not that of one optional property of an object.
    init?(_ variable: VariableDeclSyntax) {
        let modifiers = variable.modifiers.plainNames
        guard modifiers.contains("optional"), !modifiers.contains("static"), variable.bindings.count == 1,
            let binding = variable.bindings.first, let annotation = binding.typeAnnotation,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        self.binding = binding
        self.name = name.plainIdentifier
        ownType = annotation.type.onOneLine.withoutExclamation
        type = "(\(ownType))?"
    }

    private var newName: String { OptionalRequirements.callName(name) }

    /// The members of a type that implements the property, and of a class whose subclasses do.
    ///
    /// The type of the value is written, because the compiler would take the property of the protocol's extension,
    /// which has the type of the result.
    var implemented: String {
        "var \(newName): \(type) { let value: \(ownType) = \(name.escapedIdentifier); return value }"
    }
    var missing: String { "var \(newName): \(type) { nil }" }

    /// The extension of the protocol.
    func declarations(in protocolName: String, isPublic: Bool) -> String {
        let access = isPublic ? "public " : ""
        return "\nextension \(protocolName) { \(access)\(missing); "
            + "\(access)var \(name.escapedIdentifier): \(type) { \(newName) } }"
    }

    /// Edits the requirement.
    func edit(_ edits: inout SourceEdits) {
        edits.replace(binding.pattern, by: newName)
        if let annotation = binding.typeAnnotation { edits.replace(annotation.type, by: type) }
        if let block = binding.accessorBlock { edits.overwrite(block, by: "{ get }") }
    }
}
