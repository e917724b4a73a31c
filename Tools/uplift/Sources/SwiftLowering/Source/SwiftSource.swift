// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A Swift file of a program, parsed.
package struct SwiftSource: Sendable {
    /// The path of the file, as messages show it.
    package let path: String
    package let text: String
    let tree: SourceFileSyntax

    package init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
    }
}

/// A construct that cannot be lowered.
package struct Refusal: Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    package var reason: String

    package init(path: String, line: Int, column: Int, reason: String) {
        (self.path, self.line, self.column, self.reason) = (path, line, column, reason)
    }
}
