// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

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
        _ tables: MemberTables, _ tests: MainActorTests
    ) {
        var members = optional.members
        declarations = optional.declarations
        for number in program.sources.indices {
            // Numbers of bodies in their file do not change with other files, which are then not compiled again.
            for (numberInFile, index) in program.bodiesOfSource[number].enumerated() {
                let body = program.bodies[index]
                for (declaration, node) in body.members where overrides.needsForwarder(declaration, in: body) {
                    guard let owner = program.classBody(of: body),
                        let text = overrides.forwarder(of: node, declaration, in: body)
                    else { continue }
                    members[owner, default: []].append(text)
                }
                for (declaration, _) in body.members where tests.needsHop(declaration, in: body) {
                    members[index, default: []].append(tests.hop(to: declaration, in: body))
                }
                guard let code = tables.code(of: index, number: numberInFile) else { continue }
                members[index, default: []].append(code.member)
                guard !code.declarations.isEmpty else { continue }
                declarations[number, default: []].append(code.declarations)
                additions[number, default: []].append(Addition(offset: body.conformanceOffset, text: code.conformance))
            }
        }
        for (index, texts) in members {
            let body = program.bodies[index]
            let text = (body.needsSeparator ? "; " : "") + texts.joined(separator: "; ") + " "
            additions[body.source, default: []].append(Addition(offset: body.end, text: text))
        }
    }
}
