// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A literal in code that names a resource of the app's bundle.
package struct ResourceLiteral: Hashable, Sendable {
    package enum Kind: Sendable { case image, color, nib, storyboard, segue }

    package var kind: Kind
    package var name: String
    /// The number of the file in the program, and the byte in it.
    var source: Int
    var offset: Int

    /// Returns nil for a call that names no resource, or one of another bundle.
    init?(_ call: FunctionCallExprSyntax, source: Int) {
        guard let first = call.arguments.first?.expression.as(StringLiteralExprSyntax.self),
            let name = first.representedLiteralValue
        else { return nil }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let called =
            access?.declName.baseName.text ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        switch (called, call.arguments.map { $0.label?.text ?? "_" }) {
        case ("UIImage", ["named"]): kind = .image
        case ("UIColor", ["named"]): kind = .color
        case ("UINib", ["nibName", "bundle"]) where ResourceLiteral.isMain(call.arguments.last?.expression): kind = .nib
        case ("UIStoryboard", ["name", "bundle"]) where ResourceLiteral.isMain(call.arguments.last?.expression):
            kind = .storyboard
        case ("loadNibNamed", ["_", "owner", "options"]) where ResourceLiteral.isMain(access?.base): kind = .nib
        case ("performSegue", ["withIdentifier", "sender"]): kind = .segue
        default: return nil
        }
        self.name = name
        self.source = source
        offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Whether an expression for a bundle is that of the app's.
    private static func isMain(_ expression: ExprSyntax?) -> Bool {
        ["nil", ".main", "Bundle.main"].contains(expression?.trimmedDescription)
    }
}
