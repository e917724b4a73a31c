// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The types that are known: the system's, and those that the program declares.
final class TypeRegistry: @unchecked Sendable {
    static let shared = TypeRegistry(table: systemTypeTable)

    private struct Tag: Hashable {
        let tagClass: UTTagClass
        let tag: String
    }

    private let system: [String: TypeDeclaration]
    private let tagged: [Tag: [String]]
    private let lock = NSLock()
    private var declared: [String: TypeDeclaration] = [:]

    /// - Parameter table: a declaration a line, as ``TypeDeclaration/init(line:)`` reads it.
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

    /// Nil for an identifier that nobody has declared, and that is no dynamic one.
    func declaration(of identifier: String) -> TypeDeclaration? {
        if let declaration = system[identifier] { return declaration }
        if let declaration = lock.withLock({ declared[identifier] }) { return declaration }
        guard let dynamic = DynamicType(identifier) else { return nil }
        return TypeDeclaration(identifier: identifier, parents: dynamic.parents, tags: dynamic.tags)
    }

    /// The system's types with a tag in small letters, the one that is meant first.
    func identifiers(tag: String, _ tagClass: UTTagClass) -> [String] {
        tagged[Tag(tagClass: tagClass, tag: tag)] ?? []
    }

    /// Declares a type of the program's; the first declaration counts.
    func declare(_ identifier: String, conformingTo parent: String) {
        guard system[identifier] == nil, identifier != parent else { return }
        lock.withLock {
            if declared[identifier] == nil {
                declared[identifier] = TypeDeclaration(identifier: identifier, parents: [parent])
            }
        }
    }
}
