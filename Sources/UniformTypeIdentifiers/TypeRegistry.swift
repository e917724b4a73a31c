// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The registry of declared types: the system's types and those that the app declares.
final class TypeRegistry: @unchecked Sendable {
    static let shared = TypeRegistry(table: systemTypeTable)

    private struct Tag: Hashable {
        let tagClass: UTTagClass
        let tag: String
    }

    /// The system's types by identifier.
    private let system: [String: TypeDeclaration]
    /// The identifiers of the system's types by tag, in the order of the table.
    private let tagged: [Tag: [String]]
    /// The lock for `declared`.
    private let lock = NSLock()
    /// The types that the app has declared, by identifier.
    private var declared: [String: TypeDeclaration] = [:]

    /// Creates a registry with the types of a table.
    ///
    /// - Parameter table: one declaration per line, in the format of ``TypeDeclaration/init(line:)``.
    init(table: String) {
        let declarations = table.split(separator: "\n").compactMap { TypeDeclaration(line: $0) }
        system = Dictionary(declarations.map { ($0.identifier, $0) }) { first, _ in first }
        var tagged: [Tag: [String]] = [:]
        for declaration in declarations {
            for (tagClass, tags) in declaration.tags {
                for tag in tags.map({ Tag(tagClass: tagClass, tag: $0) }) {
                    tagged[tag, default: []].append(declaration.identifier)
                }
            }
        }
        self.tagged = tagged
    }

    /// The declaration of a type; nil for an identifier that is neither declared nor dynamic.
    func declaration(of identifier: String) -> TypeDeclaration? {
        if let declaration = system[identifier] { return declaration }
        if let declaration = lock.withLock({ declared[identifier] }) { return declaration }
        guard let dynamic = DynamicType(identifier) else { return nil }
        return TypeDeclaration(identifier: identifier, parents: dynamic.parents, tags: dynamic.tags)
    }

    /// The identifiers of the system's types with a tag, such as a file name extension, in the order of the registry's
    /// table. The first one is the default type for the tag.
    ///
    /// - Parameter tag: in lower case.
    func identifiers(tag: String, _ tagClass: UTTagClass) -> [String] {
        tagged[Tag(tagClass: tagClass, tag: tag)] ?? []
    }

    /// Declares a type of the app as a subtype of `parent`. Does nothing if the identifier is already declared, by the
    /// system or by the app.
    func declare(_ identifier: String, conformingTo parent: String) {
        guard system[identifier] == nil, identifier != parent else { return }
        lock.withLock {
            if declared[identifier] == nil {
                declared[identifier] = TypeDeclaration(identifier: identifier, parents: [parent])
            }
        }
    }
}
