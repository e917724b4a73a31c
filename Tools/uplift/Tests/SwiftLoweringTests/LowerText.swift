// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftText

@testable import SwiftLowering

/// The lowered text of a module's only file, `0.swift`.
func lower(_ text: String) throws -> String {
    lowerFiles([text])[0]
}

extension ProgramMembers {
    /// The types of a program with one module.
    static func of(_ sources: [SwiftSource], _ interface: AppleInterface) -> ProgramMembers? {
        ProgramMembers(SwiftProgram([Lowering.Module(name: "", sources: sources)], interface))
    }
}

extension MissingSymbols {
    /// The uses in a program with one module.
    static func find(in sources: [SwiftSource], _ interface: AppleInterface) -> [Refusal] {
        ProgramMembers.of(sources, interface).map(find) ?? []
    }
}

/// The lowered texts of one module's files, which are named `0.swift`, `1.swift` and so on.
func lowerFiles(_ texts: [String]) -> [String] {
    let sources = texts.enumerated().map { SwiftSource(path: "\($0).swift", text: $1) }
    return Lowering(sources).files.map(\.text)
}
