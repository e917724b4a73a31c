// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Whether an identifier has accents around it, because it is a keyword.
    package var isSwiftKeyword: Bool { String.keywords.contains(self) }

    /// The identifier, with accents around it if it is a keyword.
    package var escapedIdentifier: String { isSwiftKeyword ? "`\(self)`" : self }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "any", "as", "await", "false", "is", "nil", "self", "super", "throws", "true", "try",
    ]
}
