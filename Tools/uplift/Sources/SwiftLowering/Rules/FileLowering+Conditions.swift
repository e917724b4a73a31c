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
            let calls = calls(in: Syntax(condition))
            if calls.contains(where: { ["swift", "compiler"].contains($0.name) }) {
                for call in calls {
                    if let holds = holds(call) { edits.overwrite(call, by: holds ? "true" : "false") }
                }
            } else {
                edits.overwrite(condition, by: clause == active ? "true" : "false")
            }
        }
    }

    /// Whether a condition about the platform holds; nil for one about a version.
    private func holds(_ call: FunctionCallExprSyntax) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        return switch call.name {
        case "os": configuration.isActiveTargetOS(name: argument)
        case "arch": configuration.isActiveTargetArchitecture(name: argument)
        case "targetEnvironment": configuration.isActiveTargetEnvironment(name: argument)
        case "canImport": configuration.modules.contains(String(argument.prefix { $0 != "." }))
        default: nil
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
