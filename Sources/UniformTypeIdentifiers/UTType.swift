// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

/// A type of data, file or folder, identified by a uniform type identifier.
///
/// Types with the same identifier are equal. Supertypes and tags are looked up on each access.
///
/// > Note: Linux has no registry of types that apps declare. The known types are Apple's system types and those that
/// > the app declares with ``init(exportedAs:conformingTo:)`` or ``init(importedAs:conformingTo:)``.
public struct UTType: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The uniform type identifier, such as "public.png".
    public let identifier: String

    /// Creates a type without checking that its identifier is declared.
    init(declared identifier: String) {
        self.identifier = identifier
    }

    // MARK: Creating a type

    /// Creates the type with an identifier; nil if the identifier is neither declared nor dynamic.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared.declaration(of: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that this app defines.
    ///
    /// > Note: On Apple's platforms the type is declared in Info.plist. Here the first call declares the type, which
    /// > then conforms to `parentType`, or to `data` by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    /// Creates a type that another app defines and this app uses.
    ///
    /// > Note: The first call declares the type, as with ``init(exportedAs:conformingTo:)``.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    private init(declaring identifier: String, conformingTo parent: UTType?) {
        self.identifier = identifier
        TypeRegistry.shared.declare(identifier, conformingTo: (parent ?? .data).identifier)
    }

    // MARK: Properties

    /// The type's declaration; one without supertypes and tags if the identifier is not declared.
    var declaration: TypeDeclaration {
        TypeRegistry.shared.declaration(of: identifier) ?? TypeDeclaration(identifier: identifier)
    }

    /// The type's description for users, in English; nil if it has none.
    public var localizedDescription: String? { declaration.name }

    /// The type's version; always nil, because this library's type declarations contain no versions.
    public var version: Int? { nil }

    /// The URL of the type's documentation; always nil, because this library's type declarations contain no URLs.
    public var referenceURL: URL? { nil }

    /// Whether the type is dynamic: generated for a tag that no declared type has.
    public var isDynamic: Bool { DynamicType.isDynamic(identifier) }

    /// Whether the system or the app has declared the type.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.shared.declaration(of: identifier) != nil }

    /// Whether the type is public: its identifier starts with "public.".
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The identifier.
    public var description: String { identifier }
    /// The identifier in a form for debugging.
    public var debugDescription: String { "UTType(\"\(identifier)\")" }
}

extension UTType: Codable {
    /// Decodes a type from its identifier.
    ///
    /// - Throws: `DecodingError` if the identifier is neither declared nor dynamic.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no type with the identifier \(identifier)")
        }
        self = type
    }

    /// Encodes the type as its identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
