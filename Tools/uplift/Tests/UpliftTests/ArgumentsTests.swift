// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import uplift

@Suite
struct ArgumentsTests {
    private func read(_ arguments: String...) throws -> Arguments {
        try Arguments(arguments, options: ["target"], flags: ["dark"])
    }

    @Test
    func `an option has the value after an equals sign, also an empty one, or else the next argument`() throws {
        let next = try read("--target", "App", "--dark", "PATH")
        #expect(next.options == ["target": "App"])
        #expect(next.flags == ["dark"])
        #expect(next.others == ["PATH"])
        let empty = try read("--target=", "PATH")
        #expect(empty.options == ["target": ""])
        #expect(empty.others == ["PATH"])
        #expect(try read("--target=a=b").options == ["target": "a=b"])
    }

    @Test
    func `arguments that the command does not have are refused`() {
        #expect(throws: Arguments.Misuse.self) { try read("--size", "1x1") }
        #expect(throws: Arguments.Misuse.self) { try read("--dark=yes") }
        #expect(throws: Arguments.Misuse.self) { try read("--target") }
    }
}
