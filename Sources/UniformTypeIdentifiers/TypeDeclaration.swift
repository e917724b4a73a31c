// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The declaration of a type: its supertypes, tags and description.
struct TypeDeclaration: Sendable {
    let identifier: String
    /// The identifiers of the type's direct supertypes.
    var parents: [String] = []
    /// The type's tags in lower case, the preferred one of each class first.
    var tags: [UTTagClass: [String]] = [:]
    /// The type's description for users, such as "PNG image".
    var name: String?

    init(identifier: String, parents: [String] = [], tags: [UTTagClass: [String]] = [:], name: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        self.tags = tags
        self.name = name
    }

    /// Parses a line of ``systemTypeTable``; nil for an empty line or a heading.
    init?(line: some StringProtocol) {
        let columns = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard let identifier = columns.first, !identifier.isEmpty, !identifier.hasPrefix("#") else { return nil }
        self.identifier = identifier
        func list(_ column: Int) -> [String] {
            guard column < columns.count, !columns[column].isEmpty else { return [] }
            return columns[column].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        parents = list(1)
        for (tagClass, column) in [(UTTagClass.filenameExtension, 2), (.mimeType, 3)] where !list(column).isEmpty {
            tags[tagClass] = list(column)
        }
        name = list(4).first
    }
}
