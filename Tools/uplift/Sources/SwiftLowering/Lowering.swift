// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Rewrites the Swift files of an iOS module so that a compiler without Objective-C accepts them.
///
/// Each file keeps its lines and comments, and names its original for the compiler's messages. A file in which nothing
/// has to be changed keeps its text, and so does a file that was lowered before.
package struct Lowering: Sendable {
    /// A rewritten file.
    package struct File: Sendable {
        package var path: String
        package var text: String
        /// Whether the text differs from that of the original.
        package var isChanged: Bool

        /// The text for the compiler, whose messages name the original.
        package var compiledText: String { isChanged ? text : File.origin(path) + text }

        /// The line with which the compiler takes the lines after it for those of the original.
        static func origin(_ path: String) -> String {
            let escaped = path.map { character in
                switch character {
                case "\\", "\"": "\\\(character)"
                case "\n": "\\n"
                default: String(character)
                }
            }
            return "#sourceLocation(file: \"\(escaped.joined())\", line: 1)\n"
        }
    }

    /// The files in the order of their sources.
    package let files: [File]
    /// The constructs that cannot be lowered, in the order of files and lines.
    package let refusals: [Refusal]

    /// - Parameters:
    ///   - sources: all files of the module.
    ///   - conditions: the names of conditions that hold in `#if`, such as `DEBUG`.
    package init(_ sources: [SwiftSource], conditions: Set<String> = []) {
        let configuration = IOSConfiguration(conditions: conditions)
        let program = SwiftProgram(sources, configuration)
        let names = SelectorNames(program)
        let overrides = ExtensionOverrides(program)
        let optional = OptionalRequirements(program)
        let selected = names.selected.merging(optional.implementations) { $0.union($1) }
        let tables = MemberTables(program: program, selected: selected)
        let plan = MemberPlan(program, overrides, optional, tables)
        let results = concurrentMap(sources.count) { number in
            let visitor = FileLowering(number, program, names, overrides, optional, configuration)
            visitor.walk(sources[number].tree)
            return visitor.finish(with: plan.additions[number] ?? [], plan.declarations[number] ?? [])
        }
        files = results.map(\.file)
        refusals = results.flatMap(\.refusals)
    }
}

/// The names that the selectors of a program mean.
struct SelectorNames: Sendable {
    /// The names by file, and by the first byte of the expression.
    private(set) var names: [Int: [Int: String]] = [:]
    private(set) var selected: [MemberPlace: Set<String>] = [:]

    init(_ program: SwiftProgram) {
        for expression in program.selectors {
            let (name, places) = program.resolve(expression)
            names[expression.source, default: [:]][expression.node.textRange.lowerBound] = name
            for place in places { selected[place, default: []].insert(name) }
        }
    }
}

/// The code that is inserted in the bodies of types.
struct MemberPlan: Sendable {
    struct Addition: Sendable {
        var offset: Int
        var text: String
    }

    /// The members that are inserted, by file.
    private(set) var additions: [Int: [Addition]] = [:]
    /// The declarations at the end of files.
    private(set) var declarations: [Int: [String]] = [:]

    init(
        _ program: SwiftProgram, _ overrides: ExtensionOverrides, _ optional: OptionalRequirements,
        _ tables: MemberTables
    ) {
        var members = optional.members
        declarations = optional.declarations
        for (index, body) in program.bodies.enumerated() {
            for (declaration, node) in body.members where overrides.needsForwarder(declaration, in: body) {
                let type = program.fullName(of: body.fullName, in: body.scope)
                guard let owner = program.bodiesOfType[type]?.first(where: { program.bodies[$0].kind == .classType }),
                    let text = overrides.forwarder(of: node, declaration)
                else { continue }
                members[owner, default: []].append(text)
            }
            if let code = tables.code(of: index, number: index) {
                members[index, default: []].append(code.member)
                if !code.declarations.isEmpty { declarations[body.source, default: []].append(code.declarations) }
            }
        }
        for (index, texts) in members {
            let body = program.bodies[index]
            let text = (body.needsSeparator ? "; " : "") + texts.joined(separator: "; ") + " "
            additions[body.source, default: []].append(Addition(offset: body.end, text: text))
        }
    }
}
