// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A Swift file of a program, parsed.
package struct SwiftSource: Sendable {
    /// The path of the file, as messages show it.
    package let path: String
    package let text: String
    let tree: SourceFileSyntax

    /// - Parameter text: the text of the file; a byte order mark at its start is left out.
    package init(path: String, text: String) {
        self.path = path
        self.text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        tree = Parser.parse(source: self.text)
    }

    /// Whether a word is in the file, also in comments.
    func mentions(_ word: String) -> Bool {
        let letters = Array(word.utf8)
        return text.utf8.withContiguousStorageIfAvailable { bytes in
            guard let base = bytes.baseAddress else { return false }
            func isLetter(_ index: Int) -> Bool {
                guard bytes.indices.contains(index) else { return false }
                let byte = bytes[index]
                let isDigit = (0x30...0x39).contains(byte)
                return isDigit || byte == 0x5F || byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF)
            }
            var start = 0
            while start + letters.count <= bytes.count,
                let found = memchr(base + start, Int32(letters[0]), bytes.count - letters.count + 1 - start)
            {
                start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
                let end = start + letters.count
                if memcmp(base + start, letters, letters.count) == 0, !isLetter(start - 1), !isLetter(end) {
                    return true
                }
                start += 1
            }
            return false
        } ?? text.contains(word)
    }

    /// Parses files, on all processors.
    package static func parse(_ files: [(path: String, text: String)]) -> [SwiftSource] {
        concurrentMap(files.count) { SwiftSource(path: files[$0].path, text: files[$0].text) }
    }
}

extension SwiftSource {
    /// The statements of a file that concern other modules and the start of the program, without those of conditions
    /// that do not hold.
    package struct Outline: Sendable {
        /// The modules that the file imports, in the order of the statements.
        package var imports: [String] = []
        /// Whether a type has `@main` or `@UIApplicationMain`.
        package var hasMainType = false
        /// The class of the app's delegate: one with such an attribute, or that of a call of `UIApplicationMain`.
        package var delegateClass: String?
    }

    package func outline(_ configuration: IOSConfiguration) -> Outline {
        let reader = OutlineReader(viewMode: .sourceAccurate, configuration: configuration)
        reader.walk(tree)
        return reader.outline
    }
}

private final class OutlineReader: ActiveSyntaxVisitor {
    var outline = SwiftSource.Outline()

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { outline.imports.append(module) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMain(node.attributes), outline.delegateClass == nil { outline.delegateClass = node.name.text }
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = isMain(node.attributes)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = isMain(node.attributes)
        return .visitChildren
    }

    private func isMain(_ attributes: AttributeListSyntax) -> Bool {
        guard !AttributeReading(attributes).names.isDisjoint(with: ["main", "UIApplicationMain"]) else { return false }
        outline.hasMainType = true
        return true
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "UIApplicationMain", node.arguments.count == 4,
            let last = node.arguments.last?.expression.as(FunctionCallExprSyntax.self),
            last.calledExpression.trimmedDescription == "NSStringFromClass",
            let type = last.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self", let base = type.base?.trimmedDescription,
            base.allSatisfy({ $0 == "_" || $0 == "." || $0.isLetter || $0.isNumber })
        {
            outline.delegateClass = base
        }
        return .visitChildren
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
