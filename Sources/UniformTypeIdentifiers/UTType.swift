// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

/// A kind of data, file or folder, by its uniform type identifier.
///
/// A type is its identifier: two with the same are equal. What it conforms to and which tags it has is looked up where
/// it is asked for.
///
/// > Note: Linux has no list of types that its apps declare: the types known here are Apple's own, and those that the
/// > program itself declares with ``init(exportedAs:conformingTo:)`` or ``init(importedAs:conformingTo:)``.
public struct UTType: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// As "public.png".
    public let identifier: String

    /// A type that is known to be there.
    init(declared identifier: String) {
        self.identifier = identifier
    }

    // MARK: Making one

    /// The type with an identifier; nil where nobody has declared it, and it is no dynamic one.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared.declaration(of: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// A type that this program has made up.
    ///
    /// > Note: On Apple's platforms the type's declaration stands in Info.plist. Here this is the declaration: from the
    /// > first call on the type is known, and conforms to `parentType`, or to data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    /// A type that another program has made up and this one knows.
    ///
    /// > Note: As ``init(exportedAs:conformingTo:)`` it declares the type.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    private init(declaring identifier: String, conformingTo parent: UTType?) {
        self.identifier = identifier
        TypeRegistry.shared.declare(identifier, conformingTo: (parent ?? .data).identifier)
    }

    // MARK: What it is

    var declaration: TypeDeclaration {
        TypeRegistry.shared.declaration(of: identifier) ?? TypeDeclaration(identifier: identifier)
    }

    /// What people call it, in English; nil for a type that nobody has named.
    public var localizedDescription: String? { declaration.name }

    /// The type's version; nil, for none of those declared here has one.
    public var version: Int? { nil }

    /// Where more is said about the type; nil, for none of those declared here says so.
    public var referenceURL: URL? { nil }

    /// Whether it was made up for a tag that no declared type has.
    public var isDynamic: Bool { DynamicType.isDynamic(identifier) }

    /// Whether the system or the program has declared it.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.shared.declaration(of: identifier) != nil }

    /// Whether it is in the public domain: its identifier begins with "public.".
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public var description: String { identifier }
    public var debugDescription: String { "UTType(\"\(identifier)\")" }
}

extension UTType: Codable {
    /// A type as its identifier; one that nobody has declared is not readable.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no type with the identifier \(identifier)")
        }
        self = type
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
