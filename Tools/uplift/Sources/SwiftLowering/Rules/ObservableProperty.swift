// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A property whose setter tells observers about changes.
struct ObservableProperty {
    private let binding: PatternBindingSyntax
    private let key: String

    /// Returns nil if the property cannot be set, or is a lazy one.
    init?(_ variable: VariableDeclSyntax) {
        guard variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
            let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            !variable.modifiers.contains(where: { $0.name.text == "lazy" })
        else { return nil }
        self.binding = binding
        key = AttributeReading(variable.attributes).objcName ?? name.plainIdentifier
    }

    private var will: String { "willChangeValue(forKey: \"\(key)\")" }
    private var did: String { "didChangeValue(forKey: \"\(key)\")" }

    func edit(_ edits: inout SourceEdits) {
        guard let block = binding.accessorBlock else {
            edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.textRange.upperBound)
            return
        }
        guard case .accessors(let list) = block.accessors else { return }
        func body(_ name: String) -> CodeBlockSyntax? { list.first { $0.accessorSpecifier.text == name }?.body }
        if let set = body("set") {
            edits.insert(" \(will); defer { \(did) };", at: set.leftBrace.textRange.upperBound)
            return
        }
        let (before, after) = (body("willSet"), body("didSet"))
        guard before != nil || after != nil else { return }
        let start = block.leftBrace.textRange.upperBound
        if let before {
            edits.insert(" \(will);", at: before.leftBrace.textRange.upperBound)
        } else {
            edits.insert(" willSet { \(will) }", at: start)
        }
        if let after {
            // The observers are told when all of the closure has run, wherever it returns.
            edits.insert(" defer { \(did) };", at: after.leftBrace.textRange.upperBound)
        } else {
            edits.insert(" didSet { \(did) }", at: start)
        }
    }
}
