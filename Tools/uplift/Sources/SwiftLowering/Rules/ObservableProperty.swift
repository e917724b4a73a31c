// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A property whose setter notifies observers of changes.
struct ObservableProperty {
    private let binding: PatternBindingSyntax
    private let key: String

    /// Returns nil if the declaration is not that of one property that can be set.
    init?(_ variable: VariableDeclSyntax, key: String) {
        guard variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
            let binding = variable.bindings.first
        else { return nil }
        (self.binding, self.key) = (binding, key)
    }

    /// Whether the setter of a member must notify observers. That of a superclass notifies them for its overrides.
    static func isNeeded(for member: MemberDeclaration, in body: TypeBody, _ program: SwiftProgram) -> Bool {
        guard member.modifiers.contains("dynamic"), program.isDynamic(member, in: body), !member.isStatic,
            body.kind != .classType || !body.inherited.isEmpty
        else { return false }
        return !program.superclasses(of: body.key).contains { type in
            let original = program.member(like: member, in: [type]).map { program.member(at: $0) }
            return original?.modifiers.contains("dynamic") ?? false
        }
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
            // The observers are notified when all of the closure has run, wherever it returns.
            edits.insert(" defer { \(did) };", at: after.leftBrace.textRange.upperBound)
        } else {
            edits.insert(" didSet { \(did) }", at: start)
        }
    }
}
