// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ProjectReading
import SwiftSyntax

/// A value that a manifest writes literally.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestNode])
    /// A call such as `.target(name: "App")`, or a member such as `.v5`, which has no arguments.
    case call(String, [Argument])
    case none

    struct Argument {
        var label: String?
        var value: ManifestNode
    }
}

/// A value with the line of the manifest that contains it.
struct ManifestNode {
    var value: ManifestValue
    var line: Int
    /// The text of the value, for messages.
    var syntax: Syntax

    static func empty(_ line: Int, _ expression: ExprSyntax) -> ManifestNode {
        ManifestNode(value: .list([]), line: line, syntax: Syntax(expression))
    }

    /// The node with another value.
    func with(_ value: ManifestValue) -> ManifestNode { ManifestNode(value: value, line: line, syntax: syntax) }

    var text: String? { if case .text(let text) = value { text } else { nil } }
    var list: [ManifestNode]? { if case .list(let nodes) = value { nodes } else { nil } }

    /// The name of a call or a member, without the type in front.
    var name: String? { if case .call(let name, _) = value { name } else { nil } }

    var arguments: [ManifestValue.Argument] {
        if case .call(_, let arguments) = value { arguments } else { [] }
    }

    /// The argument with a label; nil if there is none, or if it is `nil`.
    subscript(label: String) -> ManifestNode? {
        get {
            let found = arguments.first { $0.label == label }?.value
            if case .none? = found?.value { return nil }
            return found
        }
        set {
            guard case .call(let name, var arguments) = value else { return }
            arguments.removeAll { $0.label == label }
            if let newValue { arguments.append(ManifestValue.Argument(label: label, value: newValue)) }
            value = .call(name, arguments)
        }
    }

    /// The first argument without a label.
    var first: ManifestNode? { arguments.first { $0.label == nil }?.value }

    /// Sets an argument, or adds the elements of a list to it.
    mutating func change(_ label: String, to new: ManifestNode, _ isAddition: Bool) {
        let old = isAddition ? self[label]?.list ?? [] : []
        self[label] = old.isEmpty ? new : new.with(.list(old + (new.list ?? [])))
    }

    // MARK: Checked values

    /// The text of the argument with a label; nil without the argument.
    func text(_ label: String) throws(FileFault) -> String? {
        guard let node = self[label] else { return nil }
        return try node.checkedText()
    }

    /// The elements of the argument with a label; none without the argument.
    func list(_ label: String) throws(FileFault) -> [ManifestNode] {
        try self[label]?.checkedList().list ?? []
    }

    /// The texts of the argument with a label; nil without the argument.
    func texts(_ label: String) throws(FileFault) -> [String]? {
        guard self[label] != nil else { return nil }
        var texts: [String] = []
        for node in try list(label) { texts.append(try node.checkedText()) }
        return texts
    }

    func checkedText() throws(FileFault) -> String {
        guard let text else { throw unknown }
        return text
    }

    func checkedList() throws(FileFault) -> ManifestNode {
        guard list != nil else { throw unknown }
        return self
    }

    /// The reason why a value of another kind cannot be read.
    var unknown: FileFault { ManifestNode.fault(syntax, line, "is not understood") }

    static func fault(_ syntax: Syntax, _ line: Int, _ reason: String) -> FileFault {
        let text = syntax.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return FileFault(
            line: line,
            reason: "“\(text.prefix(60))” \(reason). The manifest is read and not run, so its values must be literal")
    }
}
