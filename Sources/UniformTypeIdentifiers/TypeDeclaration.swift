// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is known of a type.
struct TypeDeclaration: Sendable {
    let identifier: String
    /// What it conforms to by itself, by identifier.
    var parents: [String] = []
    /// In small letters, the preferred one first.
    var tags: [UTTagClass: [String]] = [:]
    /// What people call it.
    var name: String?

    init(identifier: String, parents: [String] = [], tags: [UTTagClass: [String]] = [:], name: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        self.tags = tags
        self.name = name
    }

    /// A line of the table of types: nil for one that declares nothing.
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
