// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftIfConfig
import SwiftSyntax

extension FileLowering {
    /// Replaces the conditions of `#if` by their values on iOS.
    func lowerConditions(of node: IfConfigDeclSyntax) {
        let active = node.activeClause(in: configuration).clause
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            // The compiler skips text of a newer syntax only if the condition itself names a version.
            if calls(in: Syntax(condition)).contains(where: { ["swift", "compiler"].contains($0.name) }) {
                for call in calls(in: Syntax(condition)) where call.name == "os" {
                    edits.overwrite(
                        call, by: call.arguments.first?.expression.trimmedDescription == "iOS" ? "true" : "false")
                }
            } else {
                edits.overwrite(condition, by: clause == active ? "true" : "false")
            }
        }
    }

    private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
        if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
        return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
    }
}

extension FunctionCallExprSyntax {
    /// The name of the called function; empty for other expressions.
    fileprivate var name: String { calledExpression.trimmedDescription }
}
