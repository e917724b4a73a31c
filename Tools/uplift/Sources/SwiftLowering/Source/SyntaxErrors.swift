// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension SwiftSource {
    /// The maximum number of errors of a file that are reported. Later errors are often consequences.
    private static let maximumErrors = 3

    /// The errors of the file's syntax, with the messages of the compiler.
    ///
    /// Errors in a part of `#if` are left to the compiler, which does not read each part: one for a newer version of
    /// Swift may have a syntax that is not known yet.
    var syntaxErrors: [Refusal] {
        guard tree.hasError else { return [] }
        let places = SourceLocationConverter(fileName: path, tree: tree)
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { diagnostic in
            diagnostic.diagMessage.severity == .error
                && !sequence(first: diagnostic.node, next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
        }
        return errors.prefix(Self.maximumErrors).map { diagnostic in
            let place = places.location(for: diagnostic.position)
            return Refusal(path: path, line: place.line, column: place.column, reason: diagnostic.message)
        }
    }
}
