// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Replacements in the text of a file.
///
/// Replaced text keeps its line breaks, so that each declaration stays on its line. Where it can, a replacement is as
/// long as the text that it replaces, so that messages of the compiler name the right column too.
struct SourceEdits {
    private struct Edit {
        var range: Range<Int>
        var text: String
        /// The number of the edit, which orders insertions at the same place.
        var number: Int
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text, number: edits.count))
    }

    /// Replaces the text of a node, without the blanks and comments around it.
    mutating func replace(_ node: some SyntaxProtocol, by text: String) {
        edits.append(Edit(range: node.textRange, text: text, number: edits.count))
    }

    /// Replaces a node by a text that is filled with spaces to the node's length. Line breaks of the node are kept.
    mutating func overwrite(_ node: some SyntaxProtocol, by text: String = "") {
        let old = node.trimmedDescription
        let breaks = old.filter(\.isNewline)
        let padding = breaks.isEmpty ? String(repeating: " ", count: max(0, old.utf8.count - text.utf8.count)) : ""
        replace(node, by: text + padding + breaks)
    }

    /// Returns the edited text. Edits inside replaced text are left out.
    func applied(to text: String) -> String {
        guard !isEmpty else { return text }
        let utf8 = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count + edits.count * 64)
        var end = 0
        for edit in edits.sorted(by: { ($0.range.lowerBound, $0.number) < ($1.range.lowerBound, $1.number) })
        where edit.range.lowerBound >= end && edit.range.upperBound <= utf8.count {
            result += utf8[end..<edit.range.lowerBound]
            result += edit.text.utf8
            end = edit.range.upperBound
        }
        result += utf8[end...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension SyntaxProtocol {
    /// The range of the node's text in bytes, without the blanks and comments around it.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension SyntaxProtocol {
    /// The node's text on one line and without comments.
    var onOneLine: String {
        var result = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !result.isEmpty, !token.leadingTrivia.isEmpty, !result.hasSuffix(" ") { result += " " }
            result += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
        }
        return result.trimmingSpaces
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.hasSuffix(" ") { text.removeLast() }
        return String(text)
    }
}
